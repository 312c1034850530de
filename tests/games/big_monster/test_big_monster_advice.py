"""Advice: good enough to beat players who move at random, and to win every medal."""

from collections.abc import Callable
from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Choice, Position
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import MEDALS, Explorer, Medal, Tile
from bestiary.games.big_monster.choices import Land, LayOn, Take
from bestiary.games.big_monster.mind.advice import rate
from bestiary.games.big_monster.mind.prospects import Goal, Situation, worth
from bestiary.games.big_monster.state import MEDAL_BITS, MonsterState, Stack
from bestiary.games.big_monster.zone import Place
from games.big_monster.positions import position, zone

Player = Callable[[Position], Choice]
UNIFORM, GREEDY = (make(name, GAME).choose for name in ("uniform", "greedy"))


def played(bots: list[Player], seed: int, **options: str) -> MonsterState:
    rng, state = Random(seed), GAME.new(len(bots), options)
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
        else:
            choose = bots[decision.seat]
            state.play(decision.seat, choose(Position.of(GAME, state, decision.seat, rng)))
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_uniform(seats: int) -> None:
    state = played([GREEDY] + [UNIFORM] * (seats - 1), seed=seats)
    assert state.outcome is not None

    assert state.outcome.winners == (0,)
    assert state.outcome.scores[0].total >= 70


def test_a_tile_that_completes_something_is_worth_more() -> None:
    half = zone("man-in-blue", "lake-left 2 0")
    state = position(3, zones=[half, zone("man-in-red"), zone("woman-in-red")])

    assert rate(state, 0, Take(Tile.LAKE_RIGHT)) > rate(state, 0, Take(Tile.LAKE_LEFT))


def test_a_stack_goes_to_whoever_can_use_it_least() -> None:
    swampy = zone("man-in-red", "swamp 2 0\nswamp 3 0\nswamp 4 0")
    state = position(3, zones=[zone("man-in-blue"), swampy, zone("woman-in-red")])
    state.stacks = (Stack((Tile.SWAMP,), 1),) * 3
    state.hands = (0, 1, 2)

    assert rate(state, 0, LayOn(2)) > rate(state, 0, LayOn(1))


def test_an_explorer_with_many_crystals_is_preferred() -> None:
    state = position(4)

    assert rate(state, 0, Land(Explorer.WOMAN_IN_GREEN)) > rate(
        state, 0, Land(Explorer.MAN_IN_BLUE)
    )


def collector(medal: Medal) -> Player:
    """A player who thinks of one medal only."""
    spec = MEDALS[medal]
    assert spec.counts is not None
    now = Situation(17, (Goal(spec.counts, spec.personal, 1000, 99),), 0, 0)

    def choose(asked: Position) -> object:
        world = asked.world()
        assert isinstance(world, MonsterState)
        kinds = {type(option) for option in asked.options}
        if kinds == {Place}:
            tile = world.chosen[asked.seat]
            assert tile is not None
            here = world.zones[asked.seat]
            return max(asked.options, key=lambda place: worth(here.lay(tile, place), now))
        if all(hasattr(option, "tile") for option in asked.options):
            return max(asked.options, key=lambda option: _reach(world, asked, option.tile, now))
        return UNIFORM(asked)

    return choose


def _reach(world: MonsterState, asked: Position, tile: Tile, now: Situation) -> float:
    here = world.zones[asked.seat]
    return max(worth(here.lay(tile, place), now) for place in here.room(tile).values())


@pytest.mark.parametrize(
    ("medal", "layout"),
    [
        (Medal.LAKE, "lake-swamp-grass-lava-ice"),
        (Medal.CRYSTALS, "lake-swamp-grass-crystals-ice"),
    ],
)
def test_medals_too_hard_for_chance_are_won_by_those_who_want_them(
    medal: Medal, layout: str
) -> None:
    for seed in range(20):
        state = played([collector(medal), UNIFORM], seed, medals=layout)
        if state.personal[0] & MEDAL_BITS[medal]:
            return

    pytest.fail(f"nobody ever won the medal for {medal}")
