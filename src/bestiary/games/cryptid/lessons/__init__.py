"""Cryptid, learned by playing."""

from bestiary.games.cryptid.lessons.first import FIRST

LESSONS = (FIRST,)
