"""Hand-written evaluation and rollout policy, by level; the master adds turn rollouts.

Only the `Game` object imports from here.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from bestiary.core import Advice
from bestiary.core.mind import Mind, SearchMethod
from bestiary.games.cryptic_nature.mind import homeward
from bestiary.games.cryptic_nature.mind.advice import (
    action_value_by,
    expected_value,
    lasting_value,
    rate,
    value,
)
from bestiary.games.cryptic_nature.mind.grounds import parts
from bestiary.games.cryptic_nature.mind.novice import novice_value
from bestiary.games.cryptic_nature.mind.policy import rollout_policy
from bestiary.games.cryptic_nature.mind.standing import WIN_MODEL
from bestiary.games.cryptic_nature.mind.taste import taste
from bestiary.games.cryptic_nature.state import Expedition


def turn_key(state: Expedition) -> Hashable:
    """A mark that changes where a turn ends."""
    return state.round, state.assisting, state.acting, state.final


ADVICE: Advice[Expedition] = Advice(
    value=value,
    action_value=rate,
    policy=rollout_policy,
    expected_value=expected_value,
    value_terms=parts,
    tie_break=taste,
    turn_key=turn_key,
    win_chances=WIN_MODEL.win_chances,
    win_model=WIN_MODEL,
)
NOVICE_ADVICE: Advice[Expedition] = Advice(value=novice_value, value_terms=parts, turn_key=turn_key)
"""The apprentice: reputation, things in hand and the nearest card, and no more."""
RANGER_ADVICE: Advice[Expedition] = Advice(
    value=lasting_value,
    action_value=partial(action_value_by, lasting_value),
    policy=rollout_policy,
    value_terms=parts,
    turn_key=turn_key,
)
"""The ranger plans by what lasts, not by what could be done next where one stands."""
MASTER_ADVICE: Advice[Expedition] = replace(
    ADVICE,
    value=homeward.value,
    action_value=homeward.rate,
    policy=homeward.rollout_policy,
    expected_value=homeward.expected_value,
    value_terms=homeward.parts,
)
"""The master relocates what it finds, and takes a request that is open, but waits for none."""
MINDS: dict[str, Mind[Expedition]] = {
    "apprentice": Mind(advice=NOVICE_ADVICE),
    "ranger": Mind(advice=RANGER_ADVICE),
    "naturalist": Mind(worlds=2),
    "master": Mind(
        method=SearchMethod.TURN_ROLLOUT, worlds=2, simulations=36, advice=MASTER_ADVICE
    ),
}
