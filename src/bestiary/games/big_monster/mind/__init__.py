"""What is known about playing it well. Only the `Game` object asks in here."""

from functools import partial

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.big_monster.mind.advice import rate, turn, value
from bestiary.games.big_monster.mind.prospects import NOVICE, Taste
from bestiary.games.big_monster.state import MonsterState


def advice_of(taste: Taste) -> Advice[MonsterState]:
    """How somebody of that taste plays."""
    return Advice(value=partial(value, taste=taste), rate=partial(rate, taste=taste), turn=turn)


ADVICE: Advice[MonsterState] = Advice(value=value, rate=rate, turn=turn)
MINDS: dict[str, Mind[MonsterState]] = {
    "apprentice": Mind(advice=advice_of(NOVICE)),
    "ranger": Mind(worlds=2),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=2, simulations=32),
    "master": Mind(foresight=Foresight.TURN, worlds=2, simulations=128),
}
