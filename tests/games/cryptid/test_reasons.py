"""Why a hex is not on offer: for all of them together, and for one that somebody points at.

Card N01 for four, with seat 0 first: α on forest or water, β on forest or swamp, γ within three
of blue, δ within two of a bear; the habitat is E7.
"""

from typing import Any

import pytest

from bestiary.core import Step
from bestiary.games.cryptid.answer import PayCube
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hexes import EVERYWHERE, names
from bestiary.games.cryptid.honesty import Correct
from bestiary.games.cryptid.search import ExtraDisc
from bestiary.games.cryptid.setup import OpeningCube
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.turn import NextTurn, TakeTurn
from games.cryptid.position import position

OWN = ("search-elsewhere", "own-clue", "§4.1")
CUBED = ("choose-cube-hex", "cube-lies-there", "§3.1")
ANSWERED = ("ask-again", "answered", "§3.2")


def at(turn: int, **given: Any) -> CryptidState:
    """Seat `turn` is to move."""
    state = position(4, agenda=(), **given)
    state.turn = turn
    state.then(TakeTurn(), NextTurn())
    state.advance()
    return state


def why(state: CryptidState, seat: int, place: str = "") -> list[tuple[str, str, str]]:
    return [reason[:3] for reason in state.reasons(seat, place)]


def test_3_1_reasons_say_what_is_not_on_offer() -> None:
    cubed = at(1, cubes={"alpha": "A1"})

    assert why(at(1), 1) == [OWN]
    assert why(cubed, 1) == [OWN, CUBED]
    assert why(cubed, 0) == []
    assert why(position(4, pieces="paper"), 0) == []
    assert why(position(4, pieces="paper", cubes={"alpha": "A1"}), 0) == [CUBED]


def test_3_1_a_hex_has_its_own_reasons() -> None:
    state = at(1, cubes={"alpha": "A1"}, discs={"gamma": "E7", "beta": "E6"})
    outside, inside = (
        next(name for name in names(area) if name not in {"A1", "E6", "E7"})
        for area in (EVERYWHERE ^ state.areas[1], state.areas[1])
    )

    assert why(state, 1, "A1") == [CUBED]
    assert why(state, 1, outside) == [OWN]
    assert why(state, 1, "E7") == [ANSWERED]
    assert why(state, 1, inside) == [OWN, CUBED, ANSWERED], "it can be chosen: nothing is about it"
    assert "E6" not in state.reasons(1)[2].at, "my own disc"


@pytest.mark.parametrize(("step", "seat"), [(OpeningCube(2), 2), (PayCube(), 0)])
def test_1_4_reasons_say_where_no_cube_may_lie(step: Step, seat: int) -> None:
    allows = ("cube-elsewhere", "clue-allows")
    full = ("cube-on-piece", "cube-has-no-room")
    state, paper = position(4, agenda=[step]), position(4, agenda=[step], pieces="paper")
    laid = position(4, agenda=[step], cubes={"delta": "A1"})

    assert why(state, seat) == [(*allows, "§1.4")]
    assert why(state, 1) == why(paper, seat) == []
    assert why(laid, seat) == [(*allows, "§1.4"), (*full, "§1.4")]
    assert why(laid, seat, "A1") == [(*full, "§1.4")]
    assert why(laid, seat, "E7") == [(*allows, "§1.4")]


@pytest.mark.parametrize("step", [ExtraDisc(0), Correct(0, Piece.DISC)])
def test_1_4_reasons_say_where_no_disc_may_lie(step: Step) -> None:
    state = position(4, agenda=[step], discs={"alpha": "E7"})
    outside = names(EVERYWHERE ^ state.areas[0])[0]

    assert why(state, 0, outside) == [("disc-elsewhere", "clue-excludes", "§1.4")]
    assert why(state, 0, "E7") == [("disc-on-piece", "disc-has-no-room", "§1.4")]
    assert why(state, 1) == []
