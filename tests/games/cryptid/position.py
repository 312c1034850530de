"""Positions of Cryptid: a printed card, pieces by book as lists of hexes, and an agenda."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bestiary.core import CHANCE, Seat
from bestiary.games.cryptid.box.components import Book, Mode
from bestiary.games.cryptid.box.hexes import area_of, names
from bestiary.games.cryptid.box.setups import Setup, cards
from bestiary.games.cryptid.hint_vote import HintVote
from bestiary.games.cryptid.options import OPTIONS, terms_of
from bestiary.games.cryptid.state import CryptidState, seating
from bestiary.games.cryptid.turn import NextTurn, TakeTurn

TURN = (TakeTurn(), NextTurn())
APP_GAMES = json.loads(Path(__file__).with_name("app_games.json").read_text("utf-8"))
"""Published games of the companion app."""


def card(id: str, clues: int) -> Setup:
    every = (c for mode in Mode for c in cards(mode))
    return next(c for c in every if c.id == id).setups[clues]


def position(
    seats: int = 3,
    id: str = "N01",
    *,
    cubes: Mapping[str, str] | None = None,
    discs: Mapping[str, str] | None = None,
    agenda: Sequence[Any] = TURN,
    **options: str,
) -> CryptidState:
    """Seat 0 is first and to move; pieces are given as `cubes={"beta": "A1 C4"}`."""
    mode = "standard" if id.startswith("N") else "advanced"
    settled = {o.name: o.default for o in OPTIONS} | {"mode": mode} | _kebab(options)
    state = CryptidState(terms=terms_of(seats, settled), first=0, turn=0)
    setup = card(id, state.terms.clues)
    state.seating = seating(seats, 0, setup.books)
    state.deal(setup)
    state.cubes = [area_of((cubes or {}).get(book.value, "")) for book in setup.books]
    state.discs = [area_of((discs or {}).get(book.value, "")) for book in setup.books]
    for area in state.cubes:
        state.cubed |= area
    state.standing.append(HintVote())
    state.events = []
    state.then(*agenda)
    state.advance()
    return state


def _kebab(options: Mapping[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in options.items()}


def options(state: CryptidState) -> list[Any]:
    (decision,) = state.decisions
    return list(decision.options)


def prompt(state: CryptidState) -> tuple[Seat, str]:
    (decision,) = state.decisions
    return decision.seat, decision.prompt


def chance(state: CryptidState, choice: Any) -> None:
    assert choice in state.decisions[0].options
    state.play(CHANCE, choice)


def play(state: CryptidState, choice: Any) -> None:
    """Let whoever the table waits for choose."""
    (decision,) = state.decisions
    assert choice in decision.options, choice
    state.play(decision.seat, choice)


def piece_hexes(state: CryptidState, book: Book) -> tuple[str, str]:
    """The hexes of a book's cubes and discs."""
    place = state.seating.place(book)
    return " ".join(names(state.cubes[place])), " ".join(names(state.discs[place]))
