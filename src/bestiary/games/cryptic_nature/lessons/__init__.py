"""Lessons of Cryptic Nature, and the boards of theirs that the rulebook shows."""

from bestiary.core.lesson import Picture
from bestiary.games.cryptic_nature.lessons.first import FIRST
from bestiary.games.cryptic_nature.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§3.1", "first", "move", "map"),
    Picture("§4.1", "first", "needs", "cards"),
    Picture("§7.2", "first", "round", "market"),
    Picture("§7.3", "assistant", "up", "mine"),
    Picture("§8.2", "first", "lay", "sanctuary"),
    Picture("§13.4", "poacher", "catch", "poacher"),
)
