"""Cryptid: Urban Legends, learned by playing."""

from bestiary.core import Picture
from bestiary.games.urban_legends.lessons.first import FIRST
from bestiary.games.urban_legends.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§2.1", "first", "sensors", "city"),
    Picture("§3.2", "first", "hide", "city"),
    Picture("§4.1", "first", "last", "city"),
)
"""Boards of lessons that the rulebook shows."""
