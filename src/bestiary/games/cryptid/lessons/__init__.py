"""Lessons of Cryptid, and the boards of theirs that the rulebook shows."""

from bestiary.core.lesson import Picture
from bestiary.games.cryptid.lessons.first import FIRST
from bestiary.games.cryptid.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§1.3", "clues", "mine", "clue"),
    Picture("§1.4", "first", "theirs", "map"),
    Picture("§3.2", "first", "question", "map"),
    Picture("§4.1", "first", "search", "map"),
)
