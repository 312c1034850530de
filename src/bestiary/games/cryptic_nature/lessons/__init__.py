"""Cryptic Nature, learned by playing."""

from bestiary.games.cryptic_nature.lessons.first import FIRST

LESSONS = (FIRST,)
