"""Big Monster, learned by playing."""

from bestiary.games.big_monster.lessons.first import FIRST

LESSONS = (FIRST,)
