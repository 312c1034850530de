"""One-ply lookahead by hand-written evaluation functions, one per level.

Only the `Game` object asks in here.
"""

from bestiary.core import Advice
from bestiary.core.mind import Mind
from bestiary.games.big_monster.mind.advice import (
    BEGINNER,
    DOUBTFUL,
    EXPERT,
    THOUGHTFUL,
    Judge,
    turn,
)
from bestiary.games.big_monster.mind.grounds import parts, remarks
from bestiary.games.big_monster.mind.standing import WIN_MODEL
from bestiary.games.big_monster.state import MonsterState


def advice_of(judge: Judge) -> Advice[MonsterState]:
    """How somebody plays who judges so."""
    return Advice(
        value=judge.value,
        action_value=judge.rate,
        turn_key=turn,
        value_terms=parts,
        action_terms=remarks,
        win_chances=WIN_MODEL.win_chances,
        win_model=WIN_MODEL,
    )


ADVICE = advice_of(EXPERT)
MINDS: dict[str, Mind[MonsterState]] = {
    "apprentice": Mind(advice=advice_of(BEGINNER)),
    "ranger": Mind(advice=advice_of(DOUBTFUL)),
    "naturalist": Mind(advice=advice_of(THOUGHTFUL)),
    "master": Mind(worlds=2),
}
"""Apprentices count points, rangers see a third of what may come, naturalists all of it; masters
think of the others, too, whatever they take, discard or pass."""
