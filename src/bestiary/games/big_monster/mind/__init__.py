"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Mind
from bestiary.games.big_monster.mind.advice import (
    BEGINNER,
    EXPERT,
    THOUGHTFUL,
    WATCHFUL,
    Judge,
    turn,
)
from bestiary.games.big_monster.mind.grounds import parts, remarks
from bestiary.games.big_monster.state import MonsterState


def advice_of(judge: Judge) -> Advice[MonsterState]:
    """How somebody plays who judges so."""
    return Advice(value=judge.value, rate=judge.rate, turn=turn, parts=parts, remarks=remarks)


ADVICE = advice_of(EXPERT)
MINDS: dict[str, Mind[MonsterState]] = {
    "apprentice": Mind(advice=advice_of(BEGINNER)),
    "ranger": Mind(advice=advice_of(THOUGHTFUL)),
    "naturalist": Mind(advice=advice_of(WATCHFUL), worlds=2),
    "master": Mind(worlds=2),
}
"""Apprentices count points, rangers see what may come; naturalists think of the others when they
discard and pass, masters also when they take."""
