"""Big Monster, learned by playing."""

from bestiary.games.big_monster.lessons.first import FIRST
from bestiary.games.big_monster.lessons.topics import TOPICS

LESSONS = (FIRST, *TOPICS)
