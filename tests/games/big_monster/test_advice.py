"""Advice: what each level likes where one answer is plainly better; every medal can be won."""

from collections.abc import Callable
from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Choice, Position
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import MEDALS, Explorer, Medal, Tile
from bestiary.games.big_monster.choices import (
    Discard,
    Land,
    LayOn,
    Pick,
    Recover,
    Take,
    TakeAndSend,
)
from bestiary.games.big_monster.draft import ChooseTiles
from bestiary.games.big_monster.mind import MINDS
from bestiary.games.big_monster.mind.advice import EXPERT, stake
from bestiary.games.big_monster.mind.prospects import Goal, Situation, worth
from bestiary.games.big_monster.passing import LayStack
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.rows import DiscardTile, PickTile
from bestiary.games.big_monster.state import MEDAL_BITS, MonsterState, Row, Stack
from bestiary.games.big_monster.zone import Place
from core.narrowing import chance_of
from games.big_monster.position import options, position, row, with_stacks, zone

Player = Callable[[Position], Choice]
rate = EXPERT.rate
UNIFORM = make("uniform", GAME).choose


def played(bots: list[Player], seed: int, **options: str) -> MonsterState:
    rng = Random(seed)
    state = GAME.new(len(bots), options)
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
        else:
            choose = bots[decision.seat]
            state.play(decision.seat, choose(Position.of(GAME, state, decision.seat, rng)))
    return state


def test_a_tile_that_completes_something_is_worth_more() -> None:
    half = zone("man-in-blue", "lake-left 2 0")
    state = position(3, zones=[half, zone("man-in-red"), zone("woman-in-red")])

    assert rate(state, 0, Take(Tile.LAKE_RIGHT)) > rate(state, 0, Take(Tile.LAKE_LEFT))


def test_a_stack_goes_to_whoever_can_use_it_least() -> None:
    swampy = zone("man-in-red", "swamp 2 0\nswamp 3 0\nswamp 4 0")
    state = position(3, zones=[zone("man-in-blue"), swampy, zone("woman-in-red")])
    state.stacks = (Stack((Tile.SWAMP,), 1), *[Stack((Tile.SAND,), 1)] * 2)
    state.hands = (0, 1, 2)

    assert rate(state, 0, LayOn(2)) > rate(state, 0, LayOn(1))


def liked(state: MonsterState, level: str, seat: int = 0) -> str:
    """What a level likes best at a glance of all that is on offer."""
    advice = MINDS[level].advice or GAME.opponents.advice
    assert advice.action_value is not None
    decision = next(d for d in state.pending if d.seat == seat)
    rated = [advice.action_value(state, seat, option) for option in decision.options]
    return options(state, seat)[rated.index(max(rated))]


THINKERS = ("ranger", "naturalist", "master")
ICY = "ice-blue 2 0\nice-orange 3 0"


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize("tile", ["mutagen-pair", "mutagen-single"])
def test_a_ranger_does_not_refuse_mutagens_worth_ten_points(level: str, tile: str) -> None:
    """A pair above both brings 14 points, a single below the blue one 9."""
    state = position(3, zones=[zone("woman-in-red", ICY), zone("man-in-blue"), zone("man-in-red")])
    with_stacks(state, f"{tile} lava-blue lake-left swamp", "sand", "sand")
    state.then(ChooseTiles())
    state.advance()

    assert liked(state, level) == f"take {tile}"


@pytest.mark.parametrize("level", THINKERS)
def test_a_ranger_lays_a_mutagen_where_its_rays_strike(level: str) -> None:
    state = position(3, zones=[zone("woman-in-red", ICY), zone("man-in-blue"), zone("man-in-red")])
    state.chosen = (Tile.MUTAGEN_PAIR, None, None)
    state.then(PlaceTiles())
    state.advance()

    assert liked(state, level) == "place 2 -1"


def test_a_master_does_not_leave_the_rival_a_feast() -> None:
    """A fourth swamp monster would bring the rival 14 points: one is taken, one discarded."""
    swampy = zone("man-in-red", "swamp 2 0\nswamp 3 0\nswamp 4 0")
    state = position(2, zones=[zone("man-in-blue"), swampy])
    state.rows = (Row(1, (Tile.SWAMP, Tile.SWAMP, Tile.LAVA_ALL_RED_TOP, Tile.SAND)),)
    state.then(PickTile(0))
    state.advance()

    assert liked(state, "master") == "pick 1 swamp"
    assert liked(state, "ranger") != "pick 1 swamp"


def test_a_master_discards_what_the_next_one_wants() -> None:
    swampy = zone("man-in-red", "swamp 2 0\nswamp 3 0\nswamp 4 0")
    state = position(2, zones=[zone("man-in-blue"), swampy])
    state.rows = (Row(1, (Tile.SAND, Tile.LAVA_BLUE, Tile.SWAMP)),)
    state.row = 1
    state.then(DiscardTile(0))
    state.advance()

    assert liked(state, "master") == "discard swamp"


def black(stack: str) -> MonsterState:
    """The woman in black, who likes swamps, is to pass; two of three others hold one, too."""
    zones = [row("woman-in-black", "swamp", "swamp", "swamp"), zone("man-in-blue")]
    state = position(4, zones=[*zones, zone("man-in-red"), zone("man-in-green")])
    with_stacks(state, stack, "lake-left", "swamp", "swamp")
    state.to_pass = (1, 2, 3)
    state.then(LayStack(0))
    state.advance()
    return state


def test_the_woman_in_black_keeps_a_stack_only_if_she_has_use_for_it() -> None:
    assert liked(black("swamp sand"), "master") == "lay-on 0"
    assert liked(black("sand sand"), "master") != "lay-on 0"


def last_but_one(mode: str) -> MonsterState:
    """Seat 0 is to pass, seat 2 is last; the ships of 2 and 3 are free."""
    state = position(4, mode=mode)
    with_stacks(state, *["sand sand"] * 4)
    state.ships = (1, 3, -1, -1)
    state.to_pass = (2,)
    state.then(LayStack(0))
    state.advance()
    return state


def test_the_dragon_is_left_to_rivals_and_spared_to_partners() -> None:
    assert liked(last_but_one("standard"), "master") == "lay-on 3"
    assert liked(last_but_one("teams"), "master") == "lay-on 2"


def test_a_point_of_the_partner_counts_most_if_the_partner_is_behind() -> None:
    ahead = [zone("man-in-blue", "swamp 2 0"), *(zone(s) for s in ("man-in-red", "man-in-green"))]
    state = position(4, zones=[*ahead, zone("woman-in-red")], mode="teams")

    assert 1 == stake(state, 0, 0) > stake(state, 0, 2) > stake(state, 2, 0) > 0
    assert stake(state, 0, 1) == pytest.approx(-1 / 3)


def test_an_explorer_with_many_crystals_is_preferred() -> None:
    state = position(4)

    assert rate(state, 0, Land(Explorer.WOMAN_IN_GREEN)) > rate(
        state, 0, Land(Explorer.MAN_IN_BLUE)
    )


OF_A_TILE = (Take, TakeAndSend, Pick, Discard, Recover)


def collector(medal: Medal) -> Player:
    """A player who thinks of one medal only."""
    spec = MEDALS[medal]
    assert spec.counts is not None
    now = Situation(17, (Goal(spec.counts, spec.personal, 1000, 99),), 0, 0)

    def choose(asked: Position) -> Choice:
        world = asked.world()
        assert isinstance(world, MonsterState)
        places = [option for option in asked.options if isinstance(option, Place)]
        if places:
            tile = world.chosen[asked.seat]
            assert tile is not None
            here = world.zones[asked.seat]
            return max(places, key=lambda place: worth(here.lay(tile, place), now))
        tiles = [option for option in asked.options if isinstance(option, OF_A_TILE)]
        if tiles:
            return max(tiles, key=lambda option: _reach(world, asked, option.tile, now))
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
