"""Players that reason. They differ in what they keep in mind and how far they look."""

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bestiary.core import SPECTATOR, Choice, Event, Position, Seat
from bestiary.games.cryptid.belief import (
    Evidence,
    World,
    bits,
    candidates,
    fits,
    habitat_counts,
    some_worlds,
    worlds,
)
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hexes import BIT, INDEX, NAMES, indices
from bestiary.games.cryptid.choices import (
    Answer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
)
from bestiary.games.cryptid.honesty import piece_of
from bestiary.games.cryptid.mind.advice import rate
from bestiary.games.cryptid.mind.inquiry import inquiries
from bestiary.games.cryptid.mind.race import Race
from bestiary.games.cryptid.setup import ROUNDS
from bestiary.games.cryptid.state import CryptidState

DARING: Final = 0.11
BOLD: Final = 0.5
NEVER: Final = 2.0
"""From this chance on a search is taken to be better than another question."""
PATIENT: Final = 0.3
"""The same for a ranger in a duel, where a search that fails helps but one."""
CONFIDENT: Final = {2: 0.6, 3: 0.75}
HURRIED: Final = 0.3
"""The same for a naturalist, by the number of players, and where more are about to search."""
MEMORY: Final = 1_500
"""So many worlds are kept in mind where there are too many."""
PRICE: Final = 0.5
"""What a bit given away costs, in bits gained."""
QUESTIONS: Final = 12
SEARCHES: Final = 6
"""So many questions and searches the expert thinks through."""


Worths: TypeAlias = dict[Choice, float]
"""What a player thinks of each choice that it considers."""


class Seen(NamedTuple):
    """A world as its seat may use it: the own clues and what lies open."""

    state: CryptidState
    seat: Seat
    options: list[Choice]
    rng: Random
    log: Sequence[Event] = ()

    @property
    def searches(self) -> list[Search]:
        return [option for option in self.options if isinstance(option, Search)]

    @property
    def is_duel(self) -> bool:
        return self.state.terms.seats == 2

    @property
    def is_turn(self) -> bool:
        return any(isinstance(option, Question | Search) for option in self.options)


def see(position: Position) -> Seen:
    """What a player looks at; dishonest options of a pen-and-paper table are not considered.

    Mistakes may leave no others: then any will do, and comes out.
    """
    state = position.world()
    assert isinstance(state, CryptidState)
    options = list(position.options)
    honest = [option for option in options if is_honest(state, position.seat, option)]
    return Seen(state, position.seat, honest or options, position.rng, position.log())


def is_honest(state: CryptidState, seat: Seat, option: Choice) -> bool:
    match option:
        case Search():
            return bool(state.searchable[seat] & BIT[option.hex])
        case PlaceCube() | Pay() | PlaceDisc() | Answer():
            place = state.seating.place(option.book)
            return piece_of(state, place, INDEX[option.hex]) is piece_in(option)
        case _:
            return True


def piece_in(option: PlaceCube | Pay | PlaceDisc | Answer) -> Piece:
    if isinstance(option, Answer):
        return option.piece
    return Piece.DISC if isinstance(option, PlaceDisc) else Piece.CUBE


class Narrowing(NamedTuple):
    """How many clues the pieces of a book leave to a spectator, before another one and after."""

    before: int
    after: int


def leaks(seen: Seen, pieces: list[Choice]) -> dict[Choice, float]:
    """The bits that own pieces would give away, as far as each book's pieces tell."""
    told = narrowings(seen, pieces)
    return {option: log2(before / max(after, 1)) for option, (before, after) in told.items()}


def narrowings(seen: Seen, pieces: list[Choice]) -> dict[Choice, Narrowing]:
    """What own pieces would tell of their books."""
    state = seen.state
    areas = seen.state.layout.areas
    lists = candidates(state.knowledge(SPECTATOR))
    evidence = state.evidence()
    found = {}
    for option in pieces:
        place = state.seating.place(option.book)
        bit = BIT[option.hex]
        allowed, denied = evidence[place]
        is_disc = piece_in(option) is Piece.DISC
        shown = Evidence(allowed | bit, denied) if is_disc else Evidence(allowed, denied | bit)
        left = sum(fits(areas[clue], shown) for clue in lists[place])
        found[option] = Narrowing(len(lists[place]), left)
    return found


def least_telling(seen: Seen) -> Worths:
    """Own pieces, the better the less they give away."""
    return {option: -leak for option, leak in leaks(seen, seen.options).items()}


def beginner(seen: Seen) -> Worths:
    """Goes by the own clue and what lies on the table, without combining clues."""
    return {option: rate(seen.state, seen.seat, option) for option in seen.options}


def scout(seen: Seen) -> Worths:
    """Keeps one opponent in mind at a time: the clues that fit each, as if they were unrelated."""
    return _scout(seen, BOLD)


def ranger(seen: Seen) -> Worths:
    """A scout that does not wait until it is sure."""
    return _scout(seen, PATIENT if seen.is_duel else DARING)


def _scout(seen: Seen, bold: float) -> Worths:
    if not seen.is_turn:
        return least_telling(seen)
    state = seen.state
    areas = seen.state.layout.areas
    lists = candidates(state.knowledge(seen.seat))
    others = state.seating.others[seen.seat]

    def share(place: int, bit: int) -> float:
        return sum(bool(areas[clue] & bit) for clue in lists[place]) / len(lists[place])

    def promise(bit: int) -> float:
        product = 1.0
        for place in others:
            product *= share(place, bit)
        return product if state.searchable[seen.seat] & bit else 0.0

    # Where somebody was mistaken, on trust or on paper, no habitat may be left: none is likely.
    total = sum(promise(BIT[search.hex]) for search in seen.searches) or 1.0

    def worth(option: Choice) -> float:
        bit = BIT[option.hex]
        if isinstance(option, Search):
            chance = 1.0 if promise(bit) == 1 else promise(bit) / total
            return 2 + chance if chance >= bold else chance / 2
        yes = share(state.seating.place(option.book), bit)
        return yes * (1 - yes) * (0.2 + promise(bit))

    return {option: worth(option) for option in seen.options}


def tracker(seen: Seen) -> Worths:
    """Keeps every world in mind, exactly, and asks what tells most about the habitat."""
    if not seen.is_turn:
        return least_telling(seen)
    mine = worlds(seen.state.knowledge(seen.seat))
    return _track(seen, mine, BOLD, PRICE * cheapest_leak(seen))


def naturalist(seen: Seen) -> Worths:
    """A tracker that does not mind what it gives away, and of three hears the others out first."""
    if not seen.is_turn:
        return beginner(seen)
    mine = some_worlds(seen.state.knowledge(seen.seat), MEMORY, seen.rng)
    if seen.state.terms.seats == 3 and is_early(seen.state):
        shown = [search for search in seen.searches if is_shown(seen, search)]
        return dict.fromkeys(shown, 1.0) or _track(seen, mine, NEVER, price=0.0)
    return _track(seen, mine, CONFIDENT.get(seen.state.terms.seats, HURRIED), price=0.0)


def is_early(state: CryptidState) -> bool:
    """Whether fewer pieces were laid since the opening cubes than there are players."""
    laid = sum(area.bit_count() for area in (*state.cubes, *state.discs))
    return laid - ROUNDS * len(state.cubes) < state.terms.seats


def is_shown(seen: Seen, search: Search) -> bool:
    """Whether everyone else's disc lies there for all to see."""
    discs = seen.state.discs
    others = seen.state.seating.others[seen.seat]
    return all(discs[place] & BIT[search.hex] for place in others)


def _track(seen: Seen, mine: list[World], bold: float, price: float) -> Worths:
    """Search where it is likely enough, else ask; `price` is what a penalty cube costs."""
    counts = habitat_counts(mine)
    chances: Worths = {s: counts.get(BIT[s.hex], 0) / len(mine) for s in seen.searches}
    found = inquiries(seen.state, seen.seat, mine, seen.options)
    if max(chances.values(), default=0.0) >= bold or not found:
        return chances or dict.fromkeys(seen.options, 0.0)
    return {i.question: bits(counts) - i.bits_left - (1 - i.yes) * price for i in found}


def cheapest_leak(seen: Seen) -> float:
    """The bits that the best penalty cube would give away."""
    state = seen.state
    cubes: list[Choice] = [
        PlaceCube(state.seating.books[place], NAMES[index])
        for place in state.seating.own[seen.seat]
        for index in indices(state.honest_area(place, Piece.CUBE))
    ]
    return min(leaks(seen, cubes).values(), default=0.0)


def expert(seen: Seen) -> Worths:
    """Keeps in mind what all the others know, too, and weighs gain against what it gives away."""
    return master(seen._replace(log=()))


def master(seen: Seen) -> Worths:
    """An expert that also minds what questions tell about those who ask them."""
    race = Race(seen.state, seen.seat, seen.rng, seen.log)
    if not seen.is_turn:
        return _place(seen, race)
    counts = habitat_counts(race.known)
    ranked = sorted(seen.searches, key=lambda s: -counts.get(BIT[s.hex], 0))
    if ranked and counts.get(BIT[ranked[0].hex], 0) == len(race.known):
        return {ranked[0]: 1.0}
    penalty = race.cheapest_cube()
    worths: Worths = {s: race.search(s, penalty) for s in ranked[:SEARCHES]}
    found = inquiries(seen.state, seen.seat, race.known, seen.options)
    for inquiry in sorted(found, key=lambda i: i.bits_left)[:QUESTIONS]:
        worths[inquiry.question] = race.question(inquiry.question, penalty)
    return worths


def _place(seen: Seen, race: Race) -> Worths:
    """Lay a piece so that the others are helped least; hexes that tell the same are one."""
    piece = piece_in(seen.options[0])
    ways = {race.placing(option, piece): option for option in seen.options}
    cheap = sorted(ways, key=race.bits)[:QUESTIONS]
    return {ways[shown]: race.prospects([], [shown]) for shown in cheap}
