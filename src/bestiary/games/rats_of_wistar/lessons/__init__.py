"""Lessons of Rats of Wistar, and the boards of theirs that the rulebook shows."""

from bestiary.core.lesson import Picture
from bestiary.games.rats_of_wistar.lessons.first import FIRST
from bestiary.games.rats_of_wistar.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
PICTURES = (
    Picture("§3.1", "first", "wheel", "wheel"),
    Picture("§4.3", "first", "bed", "home"),
    Picture("§4.6", "first", "morning", "farm"),
    Picture("§6.5", "inventions", "card", "hand"),
    Picture("§7.2", "missions", "rows", "farm"),
)
