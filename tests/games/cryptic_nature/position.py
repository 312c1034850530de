"""Positions of Cryptic Nature from text.

Lists are words separated by blanks: `market="tracks-n3 rumour-w4"`, `ground="e1:bones-n2"`.
The sanctuary is drawn row by row from its top left corner: M, F, W are land, C, X, I the same
mountain land with a coin, an experience or an initiative symbol on it, a dot is an empty cell.
"""

from collections.abc import Iterable
from typing import Any

from bestiary.core import CHANCE, Choice, Step, notation
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.bets import OfferBet
from bestiary.games.cryptic_nature.box.components import BIT, CARDS
from bestiary.games.cryptic_nature.box.pieces import (
    Contract,
    Cryptid,
    Place,
    Skill,
    Symbol,
    Terrain,
    Token,
)
from bestiary.games.cryptic_nature.box.shapes import STARTS, bit
from bestiary.games.cryptic_nature.state import Expedition

LAND = {"M": Terrain.MOUNTAIN, "F": Terrain.FOREST, "W": Terrain.WATER}
SYMBOLS = {"C": Symbol.COIN, "X": Symbol.EXPERIENCE, "I": Symbol.INITIATIVE}


def tokens(text: str) -> tuple[Token, ...]:
    return tuple(map(Token, text.split()))


def cryptids(text: str) -> tuple[Cryptid, ...]:
    return tuple(map(Cryptid, text.split()))


def per_seat(seats: int, given: Iterable[str]) -> list[str]:
    words = list(given)
    return words + [""] * (seats - len(words))


def position(
    seats: int = 2,
    *,
    agenda: Iterable[Step] = (),
    place: Iterable[str] = (),
    evidence: Iterable[str] = (),
    bets: Iterable[str] = (),
    found: Iterable[str] = (),
    skills: Iterable[str] = (),
    contracts: Iterable[str] = (),
    display: str = "",
    market: str = "",
    ground: str = "w1:rumour-w1",
    sanctuary: str = "",
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Expedition:
    """A state with only what is named on the table, waiting for the first step of `agenda`."""
    state = GAME.rules.start(seats, GAME.validate_options(seats, options))
    state.agenda.clear()
    state.events = []
    state.evidence = [tokens(e) for e in per_seat(seats, evidence)]
    state.place = [Place(p or "rome") for p in per_seat(seats, place)]
    state.bets = [cryptids(b) for b in per_seat(seats, bets)]
    state.found = [cryptids(f) for f in per_seat(seats, found)]
    state.contracts = [tuple(map(Contract, c.split())) for c in per_seat(seats, contracts)]
    state.market = tokens(market)
    for lying in ground.split():
        where, _, token = lying.partition(":")
        state.ground[Place(where)] = (*state.ground.get(Place(where), ()), Token(token))
    show(state, display)
    learn(state, per_seat(seats, skills))
    build(state, sanctuary)
    state.steps_left = 2
    state.action_left = True
    state.mover = 0
    for name, value in fields.items():
        setattr(state, name, value)
    sort_out(state)
    state.then(*agenda)
    state.advance()
    return state


def show(state: Expedition, display: str) -> None:
    names = display.split()
    state.display = [Cryptid(n) for n in names] + [None] * (6 - len(names))
    for card in state.open_cards():
        if CARDS[card].has_mark:
            state.owed += (card,)


def learn(state: Expedition, skills: list[str]) -> None:
    for seat, names in enumerate(skills):
        for name in names.split():
            state.owned[seat] |= BIT[Skill(name)]
            state.ready[seat] |= BIT[Skill(name)]


def build(state: Expedition, sanctuary: str) -> None:
    for row, text in enumerate(sanctuary.split()):
        for column, letter in enumerate(text):
            if letter in LAND:
                state.land[LAND[letter]] |= bit(row, column)
            elif letter in SYMBOLS:
                state.land[Terrain.MOUNTAIN] |= bit(row, column)
                state.symbols[SYMBOLS[letter]] |= bit(row, column)
    state.starts = tuple(
        next((t for t in Terrain if state.land[t] & start), None) for start in STARTS
    )


def sort_out(state: Expedition) -> None:
    """What lies on the table is neither in the bag nor in a deck."""
    out = {*state.market, *state.marks.values()}
    for group in (*state.evidence, *state.ground.values()):
        out |= set(group)
    if "bag" not in state_fields(state):
        state.bag = tuple(t for t in state.bag if t not in out and t not in state.aside)
    state.supply = tuple(t for t in Token if t.startswith("bonus") and t not in out)
    gone = {*state.open_cards(), *(c for f in state.found for c in f)}
    state.decks = [tuple(c for c in deck if c not in gone) for deck in state.decks]
    for seat in range(state.seats):
        if state.with_bets and state.free_bets(seat):
            state.standing.append(OfferBet(seat))


def state_fields(state: Expedition) -> set[str]:
    """Fields a test has emptied on purpose."""
    return {"bag"} if not state.bag else set()


def options(state: Expedition, kind: str = "") -> list[str]:
    """The options as text, those of one kind if it is named."""
    found = [notation.write(o) for o in state.decisions[0].options]
    return [o for o in found if o.split()[0] == kind] if kind else found


def play(state: Expedition, *choices: str) -> Expedition:
    """Answer the decisions the table waits for, chance included, one after the other."""
    for text in choices:
        decision = state.decisions[0]
        choice = notation.read(text, GAME.rules.choices)
        assert choice in decision.options, (text, decision.prompt, options(state)[:20])
        state.play(decision.seat, choice)
    return state


def open_prompt(state: Expedition) -> str:
    """The prompt of the decision the table waits for."""
    return state.decisions[0].prompt if state.decisions else ""


def event_kinds(state: Expedition) -> list[str]:
    """The kinds of events so far."""
    return [notation.kebab(type(e).__name__) for e in state.events or ()]


def is_chance(state: Expedition) -> bool:
    return state.decisions[0].seat == CHANCE


def read(text: str) -> Choice:
    return notation.read(text, GAME.rules.choices)
