"""Views of a seat, and determinisation: worlds drawn from its information set."""

from random import Random
from typing import NotRequired, TypedDict

from bestiary.core import Seat
from bestiary.games.cryptid.belief import Candidates, Knowledge, candidates, sample
from bestiary.games.cryptid.box.components import CLUES
from bestiary.games.cryptid.box.hexes import COUNT, NAMES, names
from bestiary.games.cryptid.box.hints import hint_choices
from bestiary.games.cryptid.box.setups import Setup, share_code
from bestiary.games.cryptid.setup import OpeningCube
from bestiary.games.cryptid.state import CryptidState, Terms


class SkipView(TypedDict):
    """What all learned of a book when a piece due had no hex left."""

    book: str
    allowed: list[str]
    denied: list[str]


class AidsView(TypedDict):
    """Which aids to reasoning the table has, as its options say."""

    shading: str
    checklist: str
    possible: str


class MemoryView(TypedDict):
    """What was seen earlier and lies nowhere any more."""

    skips: list[SkipView]


class CryptidView(TypedDict):
    """What a seat may know. Hexes and books by name; lists by book, scores by seat.

    `owners` are the seats of the books, and `clues` what the viewer may read of them.
    """

    seat: Seat
    mode: str
    code: str
    first: Seat
    turn: int
    opening: bool
    books: list[str]
    owners: list[Seat]
    clues: list[str | None]
    cubes: list[list[str]]
    discs: list[list[str]]
    pawn: str | None
    hint: str | None
    votes: list[Seat]
    strict: bool
    narrow: bool | None
    paper: bool
    trust: bool
    aids: AidsView
    over: bool
    share: str | None
    scores: list[dict[str, int]]
    memory: MemoryView
    is_puzzle: NotRequired[bool]  # only the daily puzzle sets it, see `companion.help`


def view(state: CryptidState, seat: Seat) -> CryptidView:
    """The table as `seat` sees it; all clues are open once the game is over."""
    terms = state.terms
    seating = state.seating
    return {
        "seat": seat,
        "mode": terms.mode.value,
        "code": state.layout.code,
        "first": state.first,
        "turn": state.turn,
        "opening": bool(state.agenda) and isinstance(state.agenda[-1], OpeningCube),
        "books": [book.value for book in seating.books],
        "owners": list(seating.owners),
        "clues": _clues(state, seat),
        "cubes": [list(names(area)) for area in state.cubes],
        "discs": [list(names(area)) for area in state.discs],
        "pawn": None if state.pawn is None else NAMES[state.pawn],
        "hint": state.setup.hint.value if state.is_hint_told else None,
        "votes": sorted(state.votes),
        "strict": terms.is_strict,
        "narrow": state.is_narrow,
        "paper": terms.is_paper,
        "trust": terms.is_trusting,
        "aids": _aids(terms),
        "over": state.outcome is not None,
        "share": share_code(state.setup) if state.outcome is not None else None,
        "scores": _scores(state),
        "memory": {"skips": [_skip(state, number) for number in range(len(state.skips))]},
    }


def _aids(terms: Terms) -> AidsView:
    aids = dict(terms.aids)
    return {
        "shading": aids["shading"],
        "checklist": aids["checklist"],
        "possible": aids["possible"],
    }


def _clues(state: CryptidState, seat: Seat) -> list[str | None]:
    is_open = state.outcome is not None
    return [
        clue.value if is_open or owner == seat else None
        for owner, clue in zip(state.seating.owners, state.setup.clues, strict=True)
    ]


def _scores(state: CryptidState) -> list[dict[str, int]]:
    if state.outcome is None:
        return [{} for _ in range(state.terms.seats)]
    return [dict(score.lines) for score in state.outcome.scores]


def _skip(state: CryptidState, number: int) -> SkipView:
    place, (allowed, denied) = state.skips[number]
    book = state.seating.books[place].value
    return {"book": book, "allowed": list(names(allowed)), "denied": list(names(denied))}


def imagine(state: CryptidState, seat: Seat, rng: Random) -> CryptidState:
    """A world drawn from all that fit what `seat` has seen, each as likely as the others."""
    world = state.copy()
    if state.outcome is not None or not state.setup.clues:
        return world
    knowledge = state.knowledge(seat)
    doubt = 0
    lists = candidates(knowledge)
    _redeal(world, knowledge, lists, rng)
    # Everyone sees that the seat to move has something to choose: worlds without it are drawn anew,
    # at a table of trust with more doubt each time, where too few mistakes explain no such world.
    while world.agenda and not world.agenda[-1].ask(world):
        if knowledge.is_fallible and doubt < COUNT:
            doubt += 1
            lists = candidates(knowledge, doubt)
        _redeal(world, knowledge, lists, rng)
    return world


def _redeal(world: CryptidState, knowledge: Knowledge, lists: Candidates, rng: Random) -> None:
    clues = tuple([CLUES[clue] for clue in sample(knowledge, lists, rng)])
    hint = world.setup.hint if world.is_hint_told else rng.choice(hint_choices(clues))
    world.deal(Setup(world.setup.code, world.setup.books, clues, hint))
