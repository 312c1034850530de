"""Cryptic Nature, learned by playing."""

from bestiary.games.cryptic_nature.lessons.first import FIRST
from bestiary.games.cryptic_nature.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
