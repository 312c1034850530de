"""Hand-written evaluation with fitted weights, by level; the master adds turn rollouts.

Only the `Game` object asks in here.
"""

from bestiary.core import Advice, Mind, SearchMethod
from bestiary.games.rats_of_wistar.mind.advice import value
from bestiary.games.rats_of_wistar.mind.grounds import parts
from bestiary.games.rats_of_wistar.mind.novice import glance, this_round
from bestiary.games.rats_of_wistar.mind.standing import WIN_MODEL
from bestiary.games.rats_of_wistar.mind.thoughts import worth_a_thought
from bestiary.games.rats_of_wistar.state import Wistar


def turn(state: Wistar) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


ADVICE: Advice[Wistar] = Advice(
    value=value,
    pruned_options=worth_a_thought,
    turn_key=turn,
    value_terms=parts,
    win_chances=WIN_MODEL.win_chances,
    win_model=WIN_MODEL,
)
NOVICE: Advice[Wistar] = Advice(value=glance, turn_key=turn, value_terms=parts)
"""What a first-timer sees: points, goods in hand, and what the chief does now."""
NEAR: Advice[Wistar] = Advice(
    value=this_round, pruned_options=worth_a_thought, turn_key=turn, value_terms=parts
)
"""Sees goods, workers, rooms and objectives, for this round; no plans for cards and missions."""
MINDS: dict[str, Mind[Wistar]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(advice=NEAR),
    "naturalist": Mind(worlds=2),
    "master": Mind(method=SearchMethod.TURN_ROLLOUT, worlds=2, simulations=24),
}
