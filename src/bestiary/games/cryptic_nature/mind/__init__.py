"""What is known about playing it well. Only the `Game` object asks in here."""

from collections.abc import Hashable

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.cryptic_nature.mind.advice import rate, value
from bestiary.games.cryptic_nature.state import Expedition


def turn(state: Expedition) -> Hashable:
    """A mark that changes where a turn ends."""
    return state.round, state.assisting, state.acting, state.final


ADVICE: Advice[Expedition] = Advice(value=value, rate=rate, turn=turn)
MINDS: dict[str, Mind[Expedition]] = {
    "apprentice": Mind(),
    "ranger": Mind(foresight=Foresight.TURN, simulations=12),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=2, simulations=48),
    "master": Mind(foresight=Foresight.REPLY, worlds=2, simulations=96),
}
