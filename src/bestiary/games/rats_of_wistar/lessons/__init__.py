"""Rats of Wistar, learned by playing."""

from bestiary.games.rats_of_wistar.lessons.first import FIRST

LESSONS = (FIRST,)
