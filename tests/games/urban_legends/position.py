"""Positions of Urban Legends from text.

A row reads from the left: places as letters (`.` is an empty one), blocks in brackets with their
marks: M mystery, E evidence, P presence. `"pw [P] . [ME] b"` is a row of two blocks.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from bestiary.core import CHANCE, Choice, Step, notation
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    EVIDENCE,
    KINDS,
    MYSTERY,
    PRESENCE,
    SCIENTIST,
    Row,
    in_row,
    pack,
    sensors,
    spell,
)
from bestiary.games.urban_legends.state import UrbanState
from core.narrowing import chance_of, present

MARKS = {"M": MYSTERY, "E": EVIDENCE, "P": PRESENCE}
ROLES = {"cryptid": CRYPTID, "scientist": SCIENTIST}


def row(text: str) -> tuple[int, Row]:
    """Places and blocks of a row."""
    words = text.replace("[", " [").replace("]", "] ").split()
    places = [0 if w == "." else sensors(w) for w in words if not w.startswith("[")]
    blocks = (sum(MARKS[m] for m in w.strip("[]")) for w in words if w.startswith("["))
    return in_row(places), tuple(blocks)


def position(
    cryptid: str,
    scientist: str,
    /,
    *,
    active: str = "cryptid",
    agenda: Iterable[Step] = (),
    hands: tuple[str, str] = ("", ""),
    **changes: Any,
) -> UrbanState:
    """A table in the middle of a game: seat 0 is the Cryptid, unless `cryptid=1` changes that."""
    state = GAME.rules.start(2, GAME.validate_options(2))
    state.agenda.clear()
    rows = [row(cryptid), row(scientist)]
    state.places = [r[0] for r in rows]
    state.blocks = [r[1] for r in rows]
    state.active = state.turn = ROLES[active]
    for role, hand in enumerate(hands):
        _deal(state, role, hand)
    for name, value in changes.items():
        setattr(state, name, value)
    state.events = []
    state.then(*agenda)
    state.advance()
    return state


def _deal(state: UrbanState, role: int, hand: str) -> None:
    number = len(hand.split())
    state.hands[role] = cards(hand)
    state.piles[role] -= cards(hand)
    state.since[role] = (-number,) if number else ()


def cards(text: str) -> int:
    """Cards by kind from their names."""
    return pack(*(text.split().count(kind.value) for kind in KINDS))


def options(state: UrbanState) -> list[str]:
    """What is on offer, as text."""
    return [notation.write(o) for o in state.decisions[0].options] if state.decisions else []


def play(state: UrbanState, text: str) -> UrbanState:
    """Let whoever is asked choose."""
    choice: Choice = notation.read(text, GAME.rules.choices)
    decision = state.decisions[0]
    assert choice in decision.options, f"{text} not among {options(state)}"
    state.play(decision.seat, choice)
    return state


def chance(state: UrbanState, text: str) -> UrbanState:
    """Let chance answer."""
    assert state.decisions[0].seat == CHANCE
    return play(state, text)


def row_text(state: UrbanState, role: str) -> str:
    """A row as text."""
    number = ROLES[role]
    places = ["." if not p else spell(p) for p in state.row(number)]
    blocks = ["".join(m for m, bit in MARKS.items() if b & bit) for b in state.blocks[number]]
    text = places[0]
    for place, block in zip(places[1:], blocks, strict=True):
        text += f" [{block}] {place}"
    return text


def log_events(state: UrbanState) -> list[object]:
    """What has been told since the position was laid."""
    return list(state.events or [])


def odds(state: UrbanState) -> dict[str, Fraction]:
    """How likely each answer of chance is."""
    found = present(chance_of(state.decisions[0]).probabilities())
    return dict(zip(options(state), found.values(), strict=True))
