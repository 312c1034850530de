"""Hand-written evaluation with fitted weights, by level; the master adds turn rollouts.

Only the `Game` object imports from here.
"""

from bestiary.core import Advice
from bestiary.core.mind import Mind, SearchMethod
from bestiary.games.rats_of_wistar.mind.advice import value
from bestiary.games.rats_of_wistar.mind.grounds import parts
from bestiary.games.rats_of_wistar.mind.novice import novice_value, ranger_value
from bestiary.games.rats_of_wistar.mind.standing import WIN_MODEL
from bestiary.games.rats_of_wistar.mind.thoughts import pruned_options
from bestiary.games.rats_of_wistar.state import Wistar


def turn_key(state: Wistar) -> tuple[int, int]:
    """A mark that changes where a turn ends."""
    return state.round, state.turn


ADVICE: Advice[Wistar] = Advice(
    value=value,
    pruned_options=pruned_options,
    turn_key=turn_key,
    value_terms=parts,
    win_chances=WIN_MODEL.win_chances,
    win_model=WIN_MODEL,
)
NOVICE_ADVICE: Advice[Wistar] = Advice(value=novice_value, turn_key=turn_key, value_terms=parts)
"""What a first-timer sees: points, goods in hand, and what the chief does now."""
RANGER_ADVICE: Advice[Wistar] = Advice(
    value=ranger_value, pruned_options=pruned_options, turn_key=turn_key, value_terms=parts
)
"""Sees goods, workers, rooms and objectives, for this round; no plans for cards and missions."""
MINDS: dict[str, Mind[Wistar]] = {
    "apprentice": Mind(advice=NOVICE_ADVICE),
    "ranger": Mind(advice=RANGER_ADVICE),
    "naturalist": Mind(worlds=2),
    "master": Mind(method=SearchMethod.TURN_ROLLOUT, worlds=2, simulations=24),
}
