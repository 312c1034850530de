"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.rats_of_wistar.mind.advice import parts, value
from bestiary.games.rats_of_wistar.state import Wistar


def turn(state: Wistar) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


ADVICE: Advice[Wistar] = Advice(value=value, turn=turn, parts=parts)
MINDS: dict[str, Mind[Wistar]] = {
    "apprentice": Mind(),
    "ranger": Mind(foresight=Foresight.TURN, simulations=12),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=2, simulations=48),
    "master": Mind(foresight=Foresight.REPLY, worlds=2, simulations=96),
}
