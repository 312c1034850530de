"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.rats_of_wistar.mind.advice import parts, value
from bestiary.games.rats_of_wistar.mind.novice import glance
from bestiary.games.rats_of_wistar.mind.thoughts import worth_a_thought
from bestiary.games.rats_of_wistar.state import Wistar


def turn(state: Wistar) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


ADVICE: Advice[Wistar] = Advice(value=value, thoughts=worth_a_thought, turn=turn, parts=parts)
NOVICE: Advice[Wistar] = Advice(value=glance, turn=turn, parts=parts)
"""What a first-timer sees: points, goods in hand, and what the chief does now."""
MINDS: dict[str, Mind[Wistar]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(worlds=2),
    "naturalist": Mind(foresight=Foresight.TURN, worlds=2, simulations=12),
    "master": Mind(foresight=Foresight.TURN, worlds=2, simulations=48),
}
