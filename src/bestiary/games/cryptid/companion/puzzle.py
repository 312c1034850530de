"""Generator of the daily puzzle: a clue and a few pieces of others, from which one hex follows."""

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
MAX_PIECES = 40
MIN_PIECES = 4
SOLVER = 0


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
    pieces = rng.sample(spots, MAX_PIECES)
    if not _is_deducible(_with_pieces(state, pieces)):
        return None
    # Greedy reduction: what is left after one pass is minimal, since fewer pieces never tell more.
    for spot in list(pieces):
        rest = [other for other in pieces if other != spot]
        if _is_deducible(_with_pieces(state, rest)):
            pieces = rest
    if len(pieces) < MIN_PIECES:
        return None
    return Puzzle(day, _with_pieces(state, pieces), names(habitat)[0], rating(state.setup))


def _empty(mode: Mode, rng: Random) -> CryptidState:
    options = {option.name: option.default for option in OPTIONS}
    chosen = {"mode": mode.value, "possible": "off"}
    state = CryptidState(terms=terms_of(SEATS, options | chosen), first=SOLVER, turn=SOLVER)
    setup = generate(mode, SEATS, rng)
    state.seating = seating(SEATS, SOLVER, setup.books)
    state.deal(setup)
    state.cubes = [0] * SEATS
    state.discs = [0] * SEATS
    return state


def _with_pieces(state: CryptidState, spots: list[tuple[int, int]]) -> CryptidState:
    """The position with honest pieces there; a hex takes one cube only."""
    twin = state.copy()
    for place, number in spots:
        piece = piece_of(twin, place, number)
        if piece is Piece.DISC or not twin.cubed >> number & 1:
            twin.put(place, number, piece, Why.ANSWER)
    return twin


def _is_deducible(state: CryptidState) -> bool:
    return is_single(habitats(worlds(state.knowledge(SOLVER))))


def share_text(puzzle: Puzzle, tries: int, words: Words) -> str:
    """A line to send to friends; it gives nothing away."""
    difficulty = words(f"rating-{puzzle.difficulty}")
    return words("puzzle-share", day=puzzle.day, tries=tries, rating=difficulty)
