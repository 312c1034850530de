"""The daily puzzle: my clue and a few pieces of the others, from which one hex follows."""

from random import Random
from typing import NamedTuple

from bestiary.core import Words
from bestiary.games.cryptid.belief import habitats, worlds
from bestiary.games.cryptid.box.components import Mode, Piece
from bestiary.games.cryptid.box.hexes import COUNT, names
from bestiary.games.cryptid.box.setups import common_area
from bestiary.games.cryptid.events import Why
from bestiary.games.cryptid.generator import generate, is_single
from bestiary.games.cryptid.honesty import piece_of
from bestiary.games.cryptid.options import OPTIONS, terms_of
from bestiary.games.cryptid.rating import rating
from bestiary.games.cryptid.state import CryptidState, seating

SEATS = 3
MOST_PIECES = 40
FEWEST_PIECES = 4
ME = 0


class Puzzle(NamedTuple):
    """A position seen by seat 0 whose habitat can be deduced; every piece is needed."""

    day: str
    state: CryptidState
    habitat: str
    difficulty: int


def daily(day: str) -> Puzzle:
    """The puzzle of a day, the same for everyone: `daily("2026-11-15")`."""
    rng = Random(f"cryptid {day}")
    mode = rng.choice((Mode.STANDARD, Mode.ADVANCED))
    while True:
        puzzle = _try(day, mode, rng)
        if puzzle is not None:
            return puzzle


def _try(day: str, mode: Mode, rng: Random) -> Puzzle | None:
    state = _empty(mode, rng)
    habitat = common_area(state.setup.code, state.setup.clues)
    spots = [(p, h) for p in range(1, SEATS) for h in range(COUNT) if not habitat >> h & 1]
    laid = rng.sample(spots, MOST_PIECES)
    if not _follows(_with(state, laid)):
        return None
    for spot in list(laid):
        rest = [other for other in laid if other != spot]
        if _follows(_with(state, rest)):
            laid = rest
    if len(laid) < FEWEST_PIECES:
        return None
    return Puzzle(day, _with(state, laid), names(habitat)[0], rating(state.setup))


def _empty(mode: Mode, rng: Random) -> CryptidState:
    options = {option.name: option.default for option in OPTIONS}
    chosen = {"mode": mode.value, "possible": "off"}
    state = CryptidState(terms=terms_of(SEATS, options | chosen), first=ME, turn=ME)
    setup = generate(mode, SEATS, rng)
    state.seating = seating(SEATS, ME, setup.books)
    state.deal(setup)
    state.cubes = [0] * SEATS
    state.discs = [0] * SEATS
    return state


def _with(state: CryptidState, laid: list[tuple[int, int]]) -> CryptidState:
    """The position with honest pieces there; a hex takes one cube only."""
    twin = state.copy()
    for place, number in laid:
        piece = piece_of(twin, place, number)
        if piece is Piece.DISC or not twin.cubed >> number & 1:
            twin.put(place, number, piece, Why.ANSWER)
    return twin


def _follows(state: CryptidState) -> bool:
    return is_single(habitats(worlds(state.knowledge(ME))))


def share_text(puzzle: Puzzle, tries: int, words: Words) -> str:
    """A line to send to friends; it gives nothing away."""
    difficulty = words(f"rating-{puzzle.difficulty}")
    return words("puzzle-share", day=puzzle.day, tries=tries, rating=difficulty)
