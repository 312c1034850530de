"""Hand-written evaluation and rollout policy, by level; the master adds turn rollouts.

Only the `Game` object asks in here.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from bestiary.core import Advice, Mind, SearchMethod
from bestiary.games.cryptic_nature.mind import homeward
from bestiary.games.cryptic_nature.mind.advice import expected, rate, rated, settled, value
from bestiary.games.cryptic_nature.mind.grounds import parts
from bestiary.games.cryptic_nature.mind.novice import glance
from bestiary.games.cryptic_nature.mind.policy import quick
from bestiary.games.cryptic_nature.mind.standing import WIN_MODEL
from bestiary.games.cryptic_nature.mind.taste import taste
from bestiary.games.cryptic_nature.state import Expedition


def turn(state: Expedition) -> Hashable:
    """A mark that changes where a turn ends."""
    return state.round, state.assisting, state.acting, state.final


ADVICE: Advice[Expedition] = Advice(
    value=value,
    action_value=rate,
    policy=quick,
    expected_value=expected,
    value_terms=parts,
    tie_break=taste,
    turn_key=turn,
    win_chances=WIN_MODEL.win_chances,
    win_model=WIN_MODEL,
)
NOVICE: Advice[Expedition] = Advice(value=glance, value_terms=parts, turn_key=turn)
"""What a first-timer sees: reputation, things in hand and the nearest card, and no more."""
STEADY: Advice[Expedition] = Advice(
    value=settled,
    action_value=partial(rated, settled),
    policy=quick,
    value_terms=parts,
    turn_key=turn,
)
"""Plans by what lasts, not by what could be done next where one stands."""
HOMEWARD: Advice[Expedition] = replace(
    ADVICE,
    value=homeward.value,
    action_value=homeward.rate,
    policy=homeward.quick,
    expected_value=homeward.expected,
    value_terms=homeward.parts,
)
"""Relocates what it finds, and takes a request where it is open, instead of waiting for one."""
MINDS: dict[str, Mind[Expedition]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(advice=STEADY),
    "naturalist": Mind(worlds=2),
    "master": Mind(method=SearchMethod.TURN_ROLLOUT, worlds=2, simulations=36, advice=HOMEWARD),
}
