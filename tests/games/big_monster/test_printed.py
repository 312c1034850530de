"""Printed figures, written down here once more; and rules that only whole turns show."""

import pytest

from bestiary.core import CHANCE, Deal, Odds
from bestiary.games.big_monster import GAME, scoring
from bestiary.games.big_monster.box.components import (
    MEDALS,
    TILES,
    Count,
    Medal,
    Tile,
)
from bestiary.games.big_monster.choices import DrawLead, DrawMedals, DrawPasser
from bestiary.games.big_monster.draft import LAST_TURN, BeginRound, EndRound
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.passing import NextPasser
from bestiary.games.big_monster.rows import CheckInOrder, ChooseLead, OpenRows, PlayTurn
from bestiary.games.big_monster.setup import INDIVIDUAL_LAYOUTS, LayOutMedals
from bestiary.games.big_monster.state import MEDAL_BITS, MonsterState, Row, Thrown
from games.big_monster.position import options, play, position, row, with_stacks, zone

ABOVE, BELOW = "mutagen-pair 2 -1", "mutagen-single 1 2"


@pytest.mark.parametrize(
    ("colour", "printed"),
    [
        ("blue", (1, 10, 10)),
        ("orange", (2, 7, 20)),
        ("green", (3, 8, 18)),
        ("red", (4, 9, 15)),
    ],
)
def test_7_1_every_ice_monster_before_and_after_each_ray(
    colour: str, printed: tuple[int, ...]
) -> None:
    laid = [f"ice-{colour} 2 0", ABOVE, BELOW]
    values = [scoring.ice(zone("woman-in-red", "\n".join(laid[:n]))) for n in (1, 2, 3)]

    assert tuple(values) == printed


@pytest.mark.parametrize(
    ("medal", "points", "personal", "team"),
    [
        (Medal.SAND, 10, 3, 6),
        (Medal.STONE, 5, 4, 8),
        (Medal.LAKE, 5, 2, 4),
        (Medal.SWAMP_GRASS, 5, 4, 8),
        (Medal.TERRAINS, 5, 5, 7),
        (Medal.LAVA, 5, 5, 10),
        (Medal.CRYSTALS, 5, 1, 3),
        (Medal.ICE, 5, 6, 12),
        (Medal.MUTAGEN, 5, 4, 8),
        (Medal.PENALTY, -10, 0, 0),
    ],
)
def test_4_2_goals_and_points_as_printed(
    medal: Medal, points: int, personal: int, team: int
) -> None:
    spec = MEDALS[medal]

    assert (spec.points, spec.personal, spec.team) == (points, personal, team)
    assert spec.permanent == (medal in (Medal.SAND, Medal.STONE, Medal.PENALTY))


@pytest.mark.parametrize(
    ("explorer", "laid", "crystals"),
    [
        ("woman-in-black", "stone-green 2 0", (1, 0, 0)),
        ("man-in-black", "stone-green 2 0", (1, 0, 0)),
        ("man-in-purple", "stone-red-top 0 2\nstone-red-top 1 2", (0, 2, 0)),
        ("woman-in-green", "stone-green 2 0\nstone-red-top 0 2\nstone-red-top 1 2", (1, 2, 0)),
        ("woman-in-orange", "stone-green 2 0\nstone-green -1 0", (1, 0, 0)),
        ("man-in-red", "stone-red-top 0 2\nstone-red-top 1 2", (0, 2, 0)),
        ("woman-in-blue", "stone-green 2 0\nstone-green -1 0", (2, 0, 0)),
        ("man-in-green", "stone-red-top 0 2\nstone-red-top 1 2", (0, 1, 0)),
        ("man-in-orange", "stone-red-top 0 2\nstone-red-top 1 2", (0, 1, 0)),
        ("man-in-blue", "stone-green 2 0\nstone-green -1 0\nstone-red-top 0 2", (0, 0, 0)),
    ],
)
def test_3_3_parts_that_explorers_carry(
    explorer: str, laid: str, crystals: tuple[int, ...]
) -> None:
    assert tuple(zone(explorer, laid).counts[-3:]) == crystals


CORNERS = {
    "upper left": "lava-blue -1 0\nlava-blue -1 -2\nlava-blue 0 -2",
    "upper right": "lava-blue 2 0\nlava-blue 2 -2\nlava-blue 1 -2",
    "lower left": "lava-blue -1 0\nlava-blue -1 2\nlava-blue 0 2",
    "lower right": "lava-blue 2 0\nlava-blue 2 2\nlava-blue 1 2",
}
"""Three blue parts around each corner of an explorer: a fourth one makes a crystal."""


@pytest.mark.parametrize(
    ("explorer", "printed"),
    [
        ("woman-in-black", ["lower left"]),
        ("woman-in-green", ["upper right", "lower left", "lower right"]),
        ("woman-in-orange", ["upper right", "lower right"]),
        ("man-in-green", ["lower right"]),
        ("man-in-black", []),
        ("man-in-blue", []),
        ("man-in-orange", []),
        ("man-in-purple", []),
        ("man-in-red", []),
        ("woman-in-blue", []),
        ("woman-in-purple", []),
        ("woman-in-red", []),
    ],
)
def test_3_3_blue_parts_that_explorers_carry(explorer: str, printed: list[str]) -> None:
    blue = {corner: zone(explorer, laid).counts[Count.BLUE] for corner, laid in CORNERS.items()}

    assert blue == {corner: int(corner in printed) for corner in CORNERS}


@pytest.mark.parametrize(
    ("tile", "each", "per"),
    [
        ("grass-green", 2, "green"),
        ("grass-terrain", 1, "terrains"),
        ("grass-lake", 4, "whole-lakes"),
        ("grass-medal", 2, "medals"),
        ("grass-stone", 2, "stone"),
        ("grass-sand", 3, "sand"),
        ("grass-crystal", 1, "crystals"),
        ("grass-lava", 1, "lava"),
        ("grass-grass", 2, "grass"),
    ],
)
def test_7_4_grass_monsters_as_printed(tile: str, each: int, per: str) -> None:
    spec = TILES[Tile(tile)]

    assert (spec.each, spec.per) == (each, per)


def won(state: MonsterState, medal: Medal) -> list[int]:
    return [seat for seat, mask in enumerate(state.personal) if mask & MEDAL_BITS[medal]]


def test_2_9_medals_are_checked_in_the_ninth_turn_too() -> None:
    zones = [zone("man-in-blue"), row("woman-in-red", "sand", "sand"), zone("man-in-red")]
    state = with_stacks(position(3, zones=zones), "swamp swamp", "sand swamp", "swamp swamp")
    state.turn = 9
    state.then(*LAST_TURN)
    state.advance()
    for seat, tile in ((2, "swamp"), (1, "sand"), (0, "swamp")):
        play(state, seat, f"take {tile}")
    for seat in (1, 2, 0):
        play(state, seat, options(state, seat)[0])

    assert won(state, Medal.SAND) == [1]


def test_6_3_the_extra_tile_wins_medals_that_are_still_open() -> None:
    zones = [zone("man-in-blue"), zone("man-in-red"), row("man-in-black", "sand", "sand")]
    state = position(4, zones=[*zones, zone("woman-in-red")])
    state.discards = (Thrown(Tile.SAND, 0),)
    state.then(*FINISH)
    state.advance()
    play(state, 2, "recover sand")
    play(state, 2, options(state, 2)[0])

    assert won(state, Medal.SAND) == [2]
    assert won(state, Medal.PENALTY) == [0, 1, 3]
    assert state.outcome is not None
    assert [score.total for score in state.outcome.scores] == [-10, -10, 10, -10]


def test_2_10_after_the_second_round_the_game_is_scored() -> None:
    state = position(3)
    state.round = 2
    state.then(EndRound())
    state.advance()

    assert state.outcome is not None


def test_5_8_the_order_of_checking_begins_with_the_lead_not_with_the_first_seat() -> None:
    suits = ("man-in-blue", "man-in-red", "woman-in-red")
    zones = [row(suit, *["sand"] * n) for suit, n in zip(suits, (3, 2, 3), strict=True)]
    state = position(3, zones=zones, mode="special", check="in-order")
    state.lead = 1
    state.then(CheckInOrder())
    state.advance()

    assert won(state, Medal.SAND) == [2]


@pytest.mark.parametrize(("check", "owners"), [("together", [0, 1]), ("in-order", [1])])
def test_5_8_a_turn_checks_as_the_table_has_agreed(check: str, owners: list[int]) -> None:
    zones = [row("man-in-blue", *["sand"] * 2), row("man-in-red", *["sand"] * 2)]
    state = position(2, zones=zones, check=check)
    state.lead = 1
    state.turn = 18
    state.bag = {}
    state.rows = (Row(1, (Tile.SAND,) * 4), Row(2, (Tile.SWAMP,) * 4))
    state.then(PlayTurn())
    state.advance()
    for seat, text in ((1, "pick 1 sand"), (1, "discard sand"), (0, "pick 1 sand")):
        play(state, seat, text)
    for seat in (0, 1):
        play(state, seat, options(state, seat)[0])

    assert won(state, Medal.SAND) == owners
    assert (state.turn, state.lead) == (20, 0)


def test_chance_is_not_loaded() -> None:
    state = position(4)
    state.to_pass = (0, 2, 3)
    asked = [
        (NextPasser(), {DrawPasser(seat): 1 for seat in (0, 2, 3)}),
        (ChooseLead(), {DrawLead(seat): 1 for seat in range(4)}),
        (LayOutMedals(), {DrawMedals(layout): 1 for layout in INDIVIDUAL_LAYOUTS}),
    ]
    for step, weights in asked:
        odds = step.ask(state)[0].options
        assert isinstance(odds, Odds)
        assert odds.weights == weights


def test_1_7_stacks_and_rows_are_drawn_from_all_that_is_left() -> None:
    for seats, step, size in ((3, BeginRound(), 10), (2, OpenRows(), 4)):
        state = position(seats, [step])
        deal = state.decisions[0].options
        assert isinstance(deal, Deal)
        assert (deal.bag, deal.number) == (state.bag, size)
        assert state.decisions[0].seat == CHANCE


def test_2_1_the_second_round_has_new_stacks_and_another_dragon() -> None:
    state = position(3)
    state.round = 1
    state.dragon = 2
    state.dragons = (0, 0, 0)
    state.then(EndRound())
    state.advance()

    view = GAME.rules.view(state, 0)
    assert (state.round, state.turn, state.dragons) == (2, 0, (0, 0, 1))
    assert view["dragon"] is None
    assert [d.prompt for d in state.decisions] == ["deal-stack"]


def test_6_3_without_the_man_in_black_nobody_takes_from_the_pile() -> None:
    state = position(3)
    state.discards = (Thrown(Tile.SAND, 0),)
    state.then(*FINISH)
    state.advance()

    assert state.outcome is not None
    assert GAME.rules.view(state, 0)["outcome"] == list(state.outcome.winners)
