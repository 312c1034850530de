"""What is known about playing it well. Only the `Game` object asks in here."""

from collections.abc import Hashable
from dataclasses import replace
from functools import partial

from bestiary.core import Advice, Foresight, Mind
from bestiary.games.cryptic_nature.mind import homeward
from bestiary.games.cryptic_nature.mind.advice import expected, rate, rated, settled, value
from bestiary.games.cryptic_nature.mind.grounds import parts
from bestiary.games.cryptic_nature.mind.novice import glance
from bestiary.games.cryptic_nature.mind.policy import quick
from bestiary.games.cryptic_nature.mind.standing import SCALE
from bestiary.games.cryptic_nature.mind.taste import taste
from bestiary.games.cryptic_nature.state import Expedition


def turn(state: Expedition) -> Hashable:
    """A mark that changes where a turn ends."""
    return state.round, state.assisting, state.acting, state.final


ADVICE: Advice[Expedition] = Advice(
    value=value,
    rate=rate,
    policy=quick,
    expected=expected,
    parts=parts,
    taste=taste,
    turn=turn,
    chances=SCALE.chances,
    scale=SCALE,
)
NOVICE: Advice[Expedition] = Advice(value=glance, parts=parts, turn=turn)
"""What a first-timer sees: reputation, things in hand and the nearest card, and no more."""
STEADY: Advice[Expedition] = Advice(
    value=settled, rate=partial(rated, settled), policy=quick, parts=parts, turn=turn
)
"""Plans by what lasts, not by what could be done next where one stands."""
HOMEWARD: Advice[Expedition] = replace(
    ADVICE,
    value=homeward.value,
    rate=homeward.rate,
    policy=homeward.quick,
    expected=homeward.expected,
    parts=homeward.parts,
)
"""Relocates what it finds, and takes a request where it is open, instead of waiting for one."""
MINDS: dict[str, Mind[Expedition]] = {
    "apprentice": Mind(advice=NOVICE),
    "ranger": Mind(advice=STEADY),
    "naturalist": Mind(worlds=2),
    "master": Mind(foresight=Foresight.TURN, worlds=2, simulations=36, advice=HOMEWARD),
}
