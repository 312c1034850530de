"""Cryptid, learned by playing."""

from bestiary.games.cryptid.lessons.first import FIRST
from bestiary.games.cryptid.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
