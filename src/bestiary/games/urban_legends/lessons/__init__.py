"""Cryptid: Urban Legends, learned by playing."""

from bestiary.games.urban_legends.lessons.first import FIRST
from bestiary.games.urban_legends.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
