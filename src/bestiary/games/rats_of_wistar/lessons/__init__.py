"""Rats of Wistar, learned by playing."""

from bestiary.games.rats_of_wistar.lessons.first import FIRST
from bestiary.games.rats_of_wistar.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
