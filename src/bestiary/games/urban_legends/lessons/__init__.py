"""Cryptid: Urban Legends, learned by playing."""

from bestiary.games.urban_legends.lessons.first import FIRST

LESSONS = (FIRST,)
