"""Three players that reason. They differ in what they keep in mind and how far they look."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import log2
from random import Random
from typing import NamedTuple

from bestiary.core import (
    SPECTATOR,
    USUAL,
    Budget,
    Candidate,
    Choice,
    Explanation,
    Mind,
    Position,
    Seat,
)
from bestiary.games.cryptid.belief import Evidence, bits, candidates, fits, habitat_counts, worlds
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hexes import BIT, INDEX, NAMES, indices
from bestiary.games.cryptid.choices import (
    Answer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
)
from bestiary.games.cryptid.honesty import piece_of
from bestiary.games.cryptid.mind.inquiry import inquiries
from bestiary.games.cryptid.mind.race import Race
from bestiary.games.cryptid.state import CryptidState

BOLD = 0.5
"""From this chance on a search is better than another question."""
PRICE = 0.5
"""What a bit given away costs, in bits gained."""
QUESTIONS = 12
SEARCHES = 6
"""So many questions and searches the expert thinks through."""


class Seen(NamedTuple):
    """A world as its seat may use it: the own clues and what lies open."""

    state: CryptidState
    seat: Seat
    options: list[Choice]
    rng: Random

    @property
    def searches(self) -> list[Search]:
        return [option for option in self.options if isinstance(option, Search)]

    @property
    def is_turn(self) -> bool:
        return any(isinstance(option, Question | Search) for option in self.options)


def see(position: Position) -> Seen:
    """What a player looks at; dishonest options of a pen-and-paper table are not considered."""
    state = position.world()
    assert isinstance(state, CryptidState)
    honest = [option for option in position.options if is_honest(state, position.seat, option)]
    return Seen(state, position.seat, honest, position.rng)


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


def best(options: list[Choice], worth: Callable[[Choice], float], rng: Random) -> Choice:
    """The option of the highest worth; ties fall by lot."""
    rated = [(worth(option), option) for option in options]
    highest = max(worth for worth, _ in rated)
    return rng.choice([option for worth, option in rated if worth == highest])


def leaks(seen: Seen, pieces: list[Choice]) -> dict[Choice, float]:
    """The bits that own pieces would give away, as far as each book's pieces tell."""
    state, areas = seen.state, seen.state.layout.areas
    lists, evidence = candidates(state.knowledge(SPECTATOR)), state.evidence()
    found = {}
    for option in pieces:
        place, bit = state.seating.place(option.book), BIT[option.hex]
        allowed, denied = evidence[place]
        is_disc = piece_in(option) is Piece.DISC
        shown = Evidence(allowed | bit, denied) if is_disc else Evidence(allowed, denied | bit)
        left = sum(fits(areas[clue], shown) for clue in lists[place])
        found[option] = log2(len(lists[place]) / left)
    return found


def least_telling(seen: Seen) -> Choice:
    """The own piece that gives away least."""
    found = leaks(seen, seen.options)
    return best(seen.options, lambda option: -found[option], seen.rng)


def scout(position: Position) -> Choice:
    """Keeps one opponent in mind at a time: the clues that fit each, as if they were unrelated."""
    seen = see(position)
    if not seen.is_turn:
        return least_telling(seen)
    state, areas = seen.state, seen.state.layout.areas
    lists = candidates(state.knowledge(seen.seat))
    others = state.seating.others[seen.seat]

    def share(place: int, bit: int) -> float:
        return sum(bool(areas[clue] & bit) for clue in lists[place]) / len(lists[place])

    def promise(bit: int) -> float:
        product = 1.0
        for place in others:
            product *= share(place, bit)
        return product if state.searchable[seen.seat] & bit else 0.0

    total = sum(promise(BIT[search.hex]) for search in seen.searches)

    def worth(option: Choice) -> float:
        bit = BIT[option.hex]
        if isinstance(option, Search):
            chance = 1.0 if promise(bit) == 1 else promise(bit) / total
            return 2 + chance if chance >= BOLD else chance / 2
        yes = share(state.seating.place(option.book), bit)
        return yes * (1 - yes) * (0.2 + promise(bit))

    return best(seen.options, worth, seen.rng)


def tracker(position: Position) -> Choice:
    """Keeps every world in mind, exactly, and asks what tells most about the habitat."""
    seen = see(position)
    if not seen.is_turn:
        return least_telling(seen)
    mine = worlds(seen.state.knowledge(seen.seat))
    counts = habitat_counts(mine)
    likely = best(list(seen.searches), lambda s: counts.get(BIT[s.hex], 0), seen.rng)
    if counts.get(BIT[likely.hex], 0) >= BOLD * len(mine):
        return likely
    found = inquiries(seen.state, seen.seat, mine, seen.options)
    price = PRICE * cheapest_leak(seen)
    worths = {i.question: bits(counts) - i.bits_left - (1 - i.yes) * price for i in found}
    return best(list(worths), worths.__getitem__, seen.rng)


def cheapest_leak(seen: Seen) -> float:
    """The bits that the best penalty cube would give away."""
    state = seen.state
    cubes: list[Choice] = [
        PlaceCube(state.seating.books[place], NAMES[index])
        for place in state.seating.own[seen.seat]
        for index in indices(state.honest_area(place, Piece.CUBE))
    ]
    return min(leaks(seen, cubes).values(), default=0.0)


def expert(position: Position) -> Choice:
    """Keeps in mind what all the others know, too, and weighs gain against what it gives away."""
    seen = see(position)
    if len(seen.options) == 1:
        return seen.options[0]
    race = Race(seen.state, seen.seat, seen.rng)
    if not seen.is_turn:
        return _place(seen, race)
    counts = habitat_counts(race.known)
    ranked = sorted(seen.searches, key=lambda s: -counts.get(BIT[s.hex], 0))
    if counts.get(BIT[ranked[0].hex], 0) == len(race.known):
        return ranked[0]
    penalty = race.cheapest_cube()
    worths: dict[Choice, float] = {s: race.search(s, penalty) for s in ranked[:SEARCHES]}
    found = inquiries(seen.state, seen.seat, race.known, seen.options)
    for inquiry in sorted(found, key=lambda i: i.bits_left)[:QUESTIONS]:
        worths[inquiry.question] = race.question(inquiry.question, penalty)
    return best(list(worths), worths.__getitem__, seen.rng)


def _place(seen: Seen, race: Race) -> Choice:
    """Lay a piece so that the others are helped least; hexes that tell the same are one."""
    piece = piece_in(seen.options[0])
    ways = {race.placing(option, piece): option for option in seen.options}
    cheap = sorted(ways, key=race.bits)[:QUESTIONS]
    worths = {ways[shown]: race.prospects([], [shown]) for shown in cheap}
    return best(list(worths), worths.__getitem__, seen.rng)


@dataclass(frozen=True, slots=True)
class Reasoner:
    """A player of this game; it agrees to the shared hint once somebody has asked for it."""

    player: Callable[[Position], Choice]

    def choose(self, position: Position, budget: Budget = USUAL) -> Choice:
        for offer in position.decisions[1:]:
            if WantHint() in offer.options and dict(offer.about)["votes"]:
                return WantHint()
        return self.player(position)

    def analyse(self, position: Position, budget: Budget = USUAL) -> tuple[Candidate, ...]:
        return ()

    def explain(
        self, position: Position, choice: Choice, budget: Budget = USUAL
    ) -> Explanation | None:
        return None


BOTS = {player.__name__: partial(Reasoner, player) for player in (scout, tracker, expert)}
MINDS: dict[str, Mind[CryptidState]] = {
    "ranger": Mind(make=BOTS["scout"]),
    "naturalist": Mind(make=BOTS["tracker"]),
    "master": Mind(make=BOTS["expert"]),
}
