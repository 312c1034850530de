"""Chapter 5: the duel and the special mode for three."""

from random import Random

import pytest

from bestiary.core import CHANCE, Deal, Odds, Step, pick
from bestiary.core.game import BadOptionsError
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Tile
from bestiary.games.big_monster.choices import DrawLead, DrawTiles
from bestiary.games.big_monster.rows import (
    CheckInOrder,
    ChooseLead,
    DiscardTile,
    OpenRows,
    PassLead,
    PickTile,
    PlayTurn,
)
from bestiary.games.big_monster.state import MonsterState, Row
from core.narrowing import chance_of, several
from games.big_monster.position import options, play, position, row


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(Tile, text.split()))


def duel(*steps: Step, rows: tuple[Row, ...] = ()) -> MonsterState:
    state = position(2)
    state.rows = rows
    state.then(*steps)
    state.advance()
    return state


FIRST = Row(1, tiles("ice-blue ice-red lava-blue sand"))
SECOND = Row(2, tiles("swamp lake-left sand sand"))


@pytest.mark.parametrize(("seats", "mode", "size"), [(2, "standard", 4), (3, "special", 6)])
def test_5_1_stacks_of_four_or_six(seats: int, mode: str, size: int) -> None:
    state = position(seats, [OpenRows()], mode=mode)
    deal = state.decisions[0].options
    assert isinstance(deal, Deal)

    assert deal.number == size
    assert sum(deal.bag.values()) == size * 20


def test_5_2_chance_names_the_first_lead() -> None:
    state = position(3, [ChooseLead()], mode="special")
    odds = state.decisions[0].options
    assert isinstance(odds, Odds)
    assert len(odds) == 3
    state.play(CHANCE, DrawLead(2))

    assert state.lead == 2


def test_5_3_the_order_follows_the_lead() -> None:
    state = position(3, mode="special")
    state.lead = 2
    state.then(PlayTurn())
    state.advance()

    order = [step.seat for step in reversed(state.agenda) if isinstance(step, PickTile)]
    assert order == [2, 0, 1]


@pytest.mark.parametrize(("seats", "mode"), [(2, "standard"), (3, "special")])
def test_5_4_open_rows_turn_by_turn(seats: int, mode: str) -> None:
    rng = Random(1)
    state = GAME.new(seats, {"mode": mode})
    rows: dict[int, int] = {}
    while state.outcome is None:
        decision = state.pending[0]
        if decision.prompt == "pick":
            rows.setdefault(state.turn, len(state.rows))
        is_chance = decision.seat == CHANCE
        choice = chance_of(decision).sample(rng) if is_chance else pick(decision.options, rng)
        state.play(decision.seat, choice)

    singles = {1, 20} if seats == 2 else {1, 2, 20}
    assert rows == {turn: 1 if turn in singles else 2 for turn in range(1, 21)}
    assert [len(zone.tiles) for zone in state.zones] == [20] * seats


def test_5_4_a_new_row_takes_the_number_of_the_one_that_was_played() -> None:
    state = position(2)
    state.rows = several(SECOND)
    state.turn = 2
    state.then(OpenRows())
    state.advance()
    state.play(CHANCE, DrawTiles(FIRST.tiles))
    assert state.rows == (FIRST, SECOND)

    state.rows = several(FIRST)
    state.then(OpenRows())
    state.advance()
    state.play(CHANCE, DrawTiles(SECOND.tiles))
    assert state.rows == (FIRST, SECOND)


def test_5_5_the_lead_player_takes_from_either_row() -> None:
    state = duel(PickTile(0), rows=(FIRST, SECOND))

    assert options(state) == [
        "pick 1 ice-blue",
        "pick 1 ice-red",
        "pick 1 lava-blue",
        "pick 1 sand",
        "pick 2 swamp",
        "pick 2 lake-left",
        "pick 2 sand",
    ]


def test_5_5_example_of_the_second_turn() -> None:
    """Ivan takes sand and discards lava from row 1: Marina has two ice monsters to choose from."""
    steps = (PickTile(0), DiscardTile(0), PickTile(1), DiscardTile(1))
    state = duel(*steps, rows=(FIRST, SECOND))
    play(state, 0, "pick 1 sand")
    play(state, 0, "discard lava-blue")
    assert options(state) == ["pick 1 ice-blue", "pick 1 ice-red"]
    play(state, 1, "pick 1 ice-red")

    assert state.rows == (SECOND,)
    assert [thrown.tile for thrown in state.discards] == ["lava-blue", "ice-blue"]


def test_5_6_example_of_three_players() -> None:
    """Ivan: sand, discards lava; Marina: lake, discards grass; Sofia: swamp or ice."""
    state = position(3, mode="special")
    state.rows = (Row(1, tiles("ice-red lava-blue sand lake-left swamp grass-sand")),)
    state.then(*(step for seat in range(3) for step in (PickTile(seat), DiscardTile(seat))))
    state.advance()
    play(state, 0, "pick 1 sand")
    play(state, 0, "discard lava-blue")
    play(state, 1, "pick 1 lake-left")
    play(state, 1, "discard grass-sand")

    assert options(state) == ["pick 1 ice-red", "pick 1 swamp"]


def test_5_6_the_last_player_discards_what_is_left_without_being_asked() -> None:
    state = position(2)
    state.rows = several(Row(1, tiles("sand")))
    state.row = 1
    state.then(DiscardTile(1))
    state.advance()

    assert state.rows == ()
    assert [thrown.tile for thrown in state.discards] == ["sand"]


def test_5_7_the_lead_passes_clockwise() -> None:
    state = position(3, mode="special")
    state.lead = 2
    state.turn = 20
    state.then(PassLead())
    state.advance()

    assert state.lead == 0
    assert state.outcome is not None


def test_5_8_checked_in_order_only_the_first_to_qualify_wins() -> None:
    zones = [row(suit, *["sand"] * 3) for suit in ("man-in-blue", "man-in-red", "woman-in-red")]
    state = position(3, zones=zones, mode="special", check="in-order")
    state.lead = 1
    state.then(CheckInOrder())
    state.advance()

    assert [bool(mask) for mask in state.personal] == [False, True, False]


def test_5_8_is_for_the_duel_and_the_special_mode_only() -> None:
    with pytest.raises(BadOptionsError, match=r": check-all-are-checked-together\.$"):
        GAME.validate_options(4, {"check": "in-order"})
