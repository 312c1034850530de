"""Lessons of Urban Legends, and the boards of theirs that the rulebook shows."""

from bestiary.core.lesson import Picture
from bestiary.games.urban_legends.lessons.first import FIRST
from bestiary.games.urban_legends.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§2.1", "first", "sensors", "city"),
    Picture("§2.2", "first", "split", "city"),
    Picture("§3.2", "first", "hide", "city"),
    Picture("§4.1", "first", "last", "city"),
    Picture("§5.1", "constrain", "side", "city"),
    Picture("§6.2", "evidence", "mystery", "city"),
)
