"""Chapter 1: setting up."""

from collections.abc import Mapping
from itertools import product

import pytest

from bestiary.core import CHANCE, Deal, Odds
from bestiary.core.game import BadOptionsError
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Explorer, Medal
from bestiary.games.big_monster.choices import DrawExplorers, DrawMedals
from bestiary.games.big_monster.draft import BeginRound
from bestiary.games.big_monster.setup import (
    INDIVIDUAL_LAYOUTS,
    TEAM_LAYOUTS,
    ChooseExplorers,
    LayOutMedals,
)
from bestiary.games.big_monster.state import Mode, team_of
from core.narrowing import narrow
from games.big_monster.position import options, play, position


@pytest.mark.parametrize(
    ("seats", "mode", "expected"),
    [
        (2, "standard", Mode.DUEL),
        (3, "standard", Mode.INDIVIDUAL),
        (6, "standard", Mode.INDIVIDUAL),
        (3, "special", Mode.SPECIAL),
        (4, "teams", Mode.TEAMS),
        (6, "teams", Mode.TEAMS),
    ],
)
def test_1_1_modes(seats: int, mode: str, expected: Mode) -> None:
    assert GAME.new(seats, {"mode": mode}).mode is expected


@pytest.mark.parametrize(
    ("seats", "given", "why"),
    [
        (4, {"mode": "special"}, "check-special-needs-three"),
        (5, {"mode": "teams"}, "check-teams-need-four-or-six"),
        (2, {"passing": "as-chosen"}, "check-nothing-is-passed"),
        (4, {"medals": "lake-lava"}, "check-medals-of-other-mode"),
    ],
)
def test_1_1_what_does_not_go_together(seats: int, given: dict[str, str], why: str) -> None:
    with pytest.raises(BadOptionsError, match=rf": {why}\.$"):
        GAME.validate_options(seats, given)


def test_1_2_partners_do_not_sit_side_by_side() -> None:
    assert [team_of(seat, 4) for seat in range(4)] == [0, 1, 0, 1]
    assert [team_of(seat, 6) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


SLOTS = ("lake terrains", "swamp-grass terrains", "lava crystals terrains", "ice mutagen terrains")
TEAM_SLOTS = ("lake swamp-grass terrains", "lava crystals ice mutagen terrains")


@pytest.mark.parametrize(
    ("layouts", "slots", "number"),
    [(INDIVIDUAL_LAYOUTS, SLOTS, 16), (TEAM_LAYOUTS, TEAM_SLOTS, 14)],
)
def test_1_3_there_are_16_individual_and_14_team_layouts(
    layouts: tuple[tuple[Medal, ...], ...], slots: tuple[str, ...], number: int
) -> None:
    """One medal of each slot, all different."""
    every = product(*(map(Medal, slot.split()) for slot in slots))

    assert len(layouts) == number
    assert set(layouts) == {layout for layout in every if len(set(layout)) == len(slots)}


def test_1_3_recommended_and_named_layouts() -> None:
    permanent = (Medal.SAND, Medal.STONE, Medal.PENALTY)
    plain = (Medal.LAKE, Medal.SWAMP_GRASS, Medal.LAVA, Medal.ICE)
    named = {"medals": "lake-terrains-crystals-mutagen"}

    assert GAME.new(4).layout == permanent + plain
    assert GAME.new(4, {"mode": "teams"}).layout == (*permanent, Medal.LAKE, Medal.LAVA)
    assert GAME.new(4, named).layout[3:] == (
        Medal.LAKE,
        Medal.TERRAINS,
        Medal.CRYSTALS,
        Medal.MUTAGEN,
    )


def test_1_3_chance_draws_any_layout_alike() -> None:
    state = position(4, [LayOutMedals()], medals="drawn")
    odds = state.decisions[0].options
    assert isinstance(odds, Odds)
    assert len(odds) == 16
    state.play(CHANCE, DrawMedals(INDIVIDUAL_LAYOUTS[7]))

    assert state.layout[3:] == INDIVIDUAL_LAYOUTS[7]


@pytest.mark.parametrize(
    ("seats", "mode", "number"),
    [
        (2, "standard", 10),
        (3, "standard", 10),
        (3, "special", 10),
        (4, "standard", 12),
        (4, "teams", 12),
        (6, "standard", 12),
    ],
)
def test_1_4_black_suits_need_four_players(seats: int, mode: str, number: int) -> None:
    deal = GAME.new(seats, {"mode": mode}).decisions[0].options
    assert isinstance(deal, Deal)

    black = {Explorer.MAN_IN_BLACK, Explorer.WOMAN_IN_BLACK}
    assert set(deal.bag) == set(Explorer) - (set() if seats >= 4 else black)
    assert sum(deal.bag.values()) == number


def test_1_5_all_choose_in_secret_and_land_together() -> None:
    state = GAME.new(3)
    for pair in (
        ("woman-in-red", "man-in-red"),
        ("man-in-blue", "woman-in-blue"),
        ("man-in-green", "man-in-orange"),
    ):
        state.play(CHANCE, DrawExplorers(tuple(map(Explorer, pair))))
    assert isinstance(state.agenda[-1], ChooseExplorers)
    play(state, 1, "land man-in-blue")
    assert not state.zones
    play(state, 0, "land man-in-red")
    play(state, 2, "land man-in-orange")

    assert [zone.explorer for zone in state.zones] == ["man-in-red", "man-in-blue", "man-in-orange"]
    assert state.spare == ("woman-in-red", "woman-in-blue", "man-in-green")


def test_1_7_everyone_gets_a_stack_of_ten() -> None:
    state = position(3, [BeginRound()])
    while state.decisions[0].seat == CHANCE:
        deal = narrow(Deal, state.decisions[0].options)
        state.play(CHANCE, deal.make(tuple(_first(deal.bag, 10))))

    assert [len(stack.tiles) for stack in state.stacks] == [10, 10, 10]
    assert sum(state.bag.values()) == 30


def _first(bag: Mapping[str, int], number: int) -> list[str]:
    return [tile for tile, copies in bag.items() for _ in range(copies)][:number]


def test_1_5_options_are_the_two_dealt() -> None:
    state = position(2, [])
    state.zones = ()
    mine = (Explorer.MAN_IN_RED, Explorer.MAN_IN_BLUE)
    state.dealt = (mine, (Explorer.WOMAN_IN_BLUE, Explorer.WOMAN_IN_RED))
    state.then(ChooseExplorers())
    state.advance()

    assert options(state, 0) == ["land man-in-red", "land man-in-blue"]
    assert options(state, 1) == ["land woman-in-blue", "land woman-in-red"]
