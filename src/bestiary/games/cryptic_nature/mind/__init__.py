"""What is known about playing it well. Only the `Game` object asks in here."""

from collections.abc import Hashable

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.cryptic_nature.mind.advice import parts, rate, value
from bestiary.games.cryptic_nature.mind.novice import glance
from bestiary.games.cryptic_nature.mind.policy import quick
from bestiary.games.cryptic_nature.state import Expedition


def turn(state: Expedition) -> Hashable:
    """A mark that changes where a turn ends."""
    return state.round, state.assisting, state.acting, state.final


ADVICE: Advice[Expedition] = Advice(value=value, rate=rate, policy=quick, parts=parts, turn=turn)
NOVICE: Advice[Expedition] = Advice(value=glance, parts=parts, turn=turn)
"""What a first-timer sees: reputation, things in hand and the nearest card, and no more."""
MINDS: dict[str, Mind[Expedition]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=2, simulations=24),
    "master": Mind(foresight=Foresight.TURN, worlds=2, simulations=72),
}
