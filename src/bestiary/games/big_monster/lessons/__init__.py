"""Lessons of Big Monster, and the boards of theirs that the rulebook shows."""

from bestiary.core.lesson import Picture
from bestiary.games.big_monster.lessons.first import FIRST
from bestiary.games.big_monster.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§2.3", "first", "sand", "hand"),
    Picture("§3.1", "first", "below", "zone"),
    Picture("§3.2", "mutate", "grown", "zone"),
    Picture("§3.3", "crystals", "points", "zone"),
    Picture("§4.1", "first", "medal", "medals"),
    Picture("§4.3", "teams", "goals", "medals"),
    Picture("§5.4", "duel", "row", "hand"),
)
