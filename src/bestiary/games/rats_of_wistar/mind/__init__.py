"""What is known about playing it well. Only the `Game` object asks in here."""

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.rats_of_wistar.mind.advice import value
from bestiary.games.rats_of_wistar.mind.grounds import parts
from bestiary.games.rats_of_wistar.mind.novice import glance, this_round
from bestiary.games.rats_of_wistar.mind.standing import SCALE
from bestiary.games.rats_of_wistar.mind.thoughts import worth_a_thought
from bestiary.games.rats_of_wistar.state import Wistar


def turn(state: Wistar) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


ADVICE: Advice[Wistar] = Advice(
    value=value,
    thoughts=worth_a_thought,
    turn=turn,
    parts=parts,
    chances=SCALE.chances,
    scale=SCALE,
)
NOVICE: Advice[Wistar] = Advice(value=glance, turn=turn, parts=parts)
"""What a first-timer sees: points, goods in hand, and what the chief does now."""
NEAR: Advice[Wistar] = Advice(value=this_round, thoughts=worth_a_thought, turn=turn, parts=parts)
"""Sees goods, workers, rooms and objectives, for this round; no plans for cards and missions."""
MINDS: dict[str, Mind[Wistar]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(advice=NEAR),
    "naturalist": Mind(worlds=2),
    "master": Mind(foresight=Foresight.TURN, worlds=2, simulations=24),
}
