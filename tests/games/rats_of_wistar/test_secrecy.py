"""Nothing leaks where there is something to leak: hands and drawn cards that nobody has seen.

In random games hands come from the open markets, so that imagined worlds hardly ever differ from
the true one. Missions that lie face down and the deck of the solo rival exist in no world: chance
decides when they are turned up.
"""

from random import Random

import pytest

from bestiary.core import CHANCE, Variant
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.lab.conformance.random_game import draw, take
from bestiary.lab.conformance.secrecy import WORLDS_PER_SEAT, check_revelation, check_views
from games.rats_of_wistar.position import deal_unseen, draw_to_play

STEPS = 60
LOOKS = 4


def after_set_up(variant: Variant, rng: Random) -> Wistar:
    state = GAME.new(variant.seats, dict(variant.options))
    step(state, rng, times=20)
    while state.decisions[0].seat == CHANCE:
        step(state, rng, times=1)
    return state


def step(state: Wistar, rng: Random, times: int) -> None:
    for _ in range(times):
        decision = rng.choice(list(state.pending))
        take(state, decision.seat, draw(decision, rng))


def least(state: Wistar) -> int:
    """So many worlds differ at least: those of a spectator, and of every seat with rivals."""
    return WORLDS_PER_SEAT * (1 if len(state.players) == 1 else len(state.players) + 1)


@pytest.mark.parametrize("variant", GAME.rules.variants, ids=str)
def test_worlds_with_other_hands_look_the_same(variant: Variant) -> None:
    rng = Random(f"hands {variant}")
    state = after_set_up(variant, rng)
    differing = 0
    due = 0

    for _ in range(LOOKS):
        step(state, rng, times=STEPS // LOOKS)
        deal_unseen(state, rng, each=1)
        differing = differing + check_views(GAME, state, rng)
        due = due + least(state)
        decision = state.pending[0]
        check_revelation(GAME, state, decision.seat, draw(decision, rng), rng)

    assert differing == due, "every such world has other cards in unseen hands"


@pytest.mark.parametrize("variant", GAME.rules.variants, ids=str)
def test_worlds_with_other_drawn_cards_look_the_same(variant: Variant) -> None:
    rng = Random(f"drawn {variant}")
    state = after_set_up(variant, rng)
    deal_unseen(state, rng)
    draw_to_play(state, rng)

    assert check_views(GAME, state, rng) == least(state)
    assert len(state.drawn) == 3
