"""Evaluations of choices, one function for each kind of bot, over its belief state.

They differ in how much they keep in mind and how far they look.
"""

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Final, NamedTuple, TypeAlias

from bestiary.core import SPECTATOR, Choice, Event, Position, Seat
from bestiary.games.cryptid.belief import (
    Evidence,
    World,
    candidates,
    entropy,
    fits,
    habitat_counts,
    some_worlds,
    worlds,
)
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hexes import BIT, INDEX, NAMES, indices
from bestiary.games.cryptid.choices import (
    Admit,
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

# From this chance on a search is taken to be better than another question. A chance of more than 1
# never comes.
SEARCH_CHANCE: Final = 0.5
NEVER_SEARCH_CHANCE: Final = 2.0
RANGER_SEARCH_CHANCE: Final = 0.11
RANGER_DUEL_SEARCH_CHANCE: Final = 0.3
"""In a duel, where a search that fails helps but one."""
NATURALIST_SEARCH_CHANCES: Final = {2: 0.6, 3: 0.75}
"""By the number of players."""
NATURALIST_CROWD_SEARCH_CHANCE: Final = 0.3
"""With more players, where more are about to search."""
MAX_SAMPLED_WORLDS: Final = 1_500
LEAK_PRICE: Final = 0.5
"""What a bit given away costs, in bits gained."""
MAX_QUESTIONS: Final = 12
MAX_SEARCHES: Final = 6
"""So many questions and searches the expert looks into."""


Worths: TypeAlias = dict[Choice, float]
"""The evaluation of each choice that a player considers."""

PieceChoice: TypeAlias = PlaceCube | Pay | PlaceDisc | Answer | Admit
"""A choice that lays a piece of one's own."""


class Situation(NamedTuple):
    """A world as its seat may use it: the own clues and what lies open."""

    state: CryptidState
    seat: Seat
    options: list[Choice]
    rng: Random
    log: Sequence[Event] = ()

    @property
    def pieces(self) -> list[PieceChoice]:
        return [o for o in self.options if isinstance(o, PieceChoice)]

    @property
    def searches(self) -> list[Search]:
        return [option for option in self.options if isinstance(option, Search)]

    @property
    def is_duel(self) -> bool:
        return self.state.terms.seats == 2

    @property
    def is_turn(self) -> bool:
        return any(isinstance(option, Question | Search) for option in self.options)


def situation_of(position: Position) -> Situation:
    """What a player looks at; dishonest options of a pen-and-paper table are not considered.

    Mistakes may leave no others: then any will do, and comes out.
    """
    state = position.world()
    assert isinstance(state, CryptidState)
    options = list(position.options)
    honest = [option for option in options if is_honest(state, position.seat, option)]
    return Situation(state, position.seat, honest or options, position.rng, position.log())


def is_honest(state: CryptidState, seat: Seat, option: Choice) -> bool:
    match option:
        case Search():
            return bool(state.searchable[seat] & BIT[option.hex])
        case PlaceCube() | Pay() | PlaceDisc() | Answer():
            place = state.seating.place(option.book)
            return piece_of(state, place, INDEX[option.hex]) is piece_in(option)
        case _:
            return True


def piece_in(option: PieceChoice) -> Piece:
    if isinstance(option, Answer):
        return option.piece
    return Piece.DISC if isinstance(option, PlaceDisc) else Piece.CUBE


class Narrowing(NamedTuple):
    """How many clues the pieces of a book leave to a spectator, before another one and after."""

    before: int
    after: int


def leaks(situation: Situation, pieces: Sequence[PieceChoice]) -> dict[Choice, float]:
    """The bits that own pieces would give away, as far as each book's pieces tell."""
    by_option = narrowings(situation, pieces)
    return {option: log2(before / max(after, 1)) for option, (before, after) in by_option.items()}


def narrowings(situation: Situation, pieces: Sequence[PieceChoice]) -> dict[Choice, Narrowing]:
    """What own pieces would tell of their books."""
    state = situation.state
    areas = situation.state.layout.areas
    lists = candidates(state.knowledge(SPECTATOR))
    evidence = state.evidence()
    by_option = dict[Choice, Narrowing]()
    for option in pieces:
        place = state.seating.place(option.book)
        bit = BIT[option.hex]
        allowed, denied = evidence[place]
        is_disc = piece_in(option) is Piece.DISC
        evidence_after = (
            Evidence(allowed | bit, denied) if is_disc else Evidence(allowed, denied | bit)
        )
        left = sum(fits(areas[clue], evidence_after) for clue in lists[place])
        by_option[option] = Narrowing(len(lists[place]), left)
    return by_option


def least_telling(situation: Situation) -> Worths:
    """Own pieces, the better the less they give away."""
    return {option: -leak for option, leak in leaks(situation, situation.pieces).items()}


def beginner(situation: Situation) -> Worths:
    """Goes by the own clue and what lies on the table, without combining clues."""
    return {option: rate(situation.state, situation.seat, option) for option in situation.options}


def scout(situation: Situation) -> Worths:
    """Keeps one opponent in mind at a time: the clues that fit each, as if they were unrelated."""
    return _scout(situation, SEARCH_CHANCE)


def ranger(situation: Situation) -> Worths:
    """A scout that does not wait until it is sure."""
    return _scout(
        situation, RANGER_DUEL_SEARCH_CHANCE if situation.is_duel else RANGER_SEARCH_CHANCE
    )


def _scout(situation: Situation, min_chance: float) -> Worths:
    if not situation.is_turn:
        return least_telling(situation)
    state = situation.state
    areas = situation.state.layout.areas
    lists = candidates(state.knowledge(situation.seat))
    others = state.seating.others[situation.seat]

    def share(place: int, bit: int) -> float:
        return sum(bool(areas[clue] & bit) for clue in lists[place]) / len(lists[place])

    def promise(bit: int) -> float:
        product = 1.0
        for place in others:
            product *= share(place, bit)
        return product if state.searchable[situation.seat] & bit else 0.0

    # Where somebody was mistaken, on trust or on paper, no habitat may be left: none is likely.
    total = sum(promise(BIT[search.hex]) for search in situation.searches) or 1.0

    def worth(option: Question | Search) -> float:
        bit = BIT[option.hex]
        if isinstance(option, Search):
            chance = 1.0 if promise(bit) == 1 else promise(bit) / total
            # Two more: above every question, whose worth is never more than 0.3.
            return 2 + chance if chance >= min_chance else chance / 2
        # An even chance of both answers tells most, above all where the habitat is likely.
        yes = share(state.seating.place(option.book), bit)
        return yes * (1 - yes) * (0.2 + promise(bit))

    return {
        option: worth(option)
        for option in situation.options
        if isinstance(option, Question | Search)
    }


def tracker(situation: Situation) -> Worths:
    """Keeps every world in mind, exactly, and asks what tells most about the habitat."""
    if not situation.is_turn:
        return least_telling(situation)
    mine = worlds(situation.state.knowledge(situation.seat))
    return _track(situation, mine, SEARCH_CHANCE, LEAK_PRICE * cheapest_leak(situation))


def naturalist(situation: Situation) -> Worths:
    """A tracker that does not mind what it gives away, and of three hears the others out first."""
    if not situation.is_turn:
        return beginner(situation)
    mine = some_worlds(situation.state.knowledge(situation.seat), MAX_SAMPLED_WORLDS, situation.rng)
    seats = situation.state.terms.seats
    if seats == 3 and is_early(situation.state):
        certain = [search for search in situation.searches if has_all_discs(situation, search)]
        if certain:
            return dict.fromkeys(certain, 1.0)
        return _track(situation, mine, NEVER_SEARCH_CHANCE, price=0.0)
    min_chance = NATURALIST_SEARCH_CHANCES.get(seats, NATURALIST_CROWD_SEARCH_CHANCE)
    return _track(situation, mine, min_chance, price=0.0)


def is_early(state: CryptidState) -> bool:
    """Whether fewer pieces were laid since the opening cubes than there are players."""
    pieces = sum(area.bit_count() for area in (*state.cubes, *state.discs))
    return pieces - ROUNDS * len(state.cubes) < state.terms.seats


def has_all_discs(situation: Situation, search: Search) -> bool:
    """Whether everyone else's disc lies there for all to see."""
    discs = situation.state.discs
    others = situation.state.seating.others[situation.seat]
    return all(discs[place] & BIT[search.hex] for place in others)


def _track(situation: Situation, mine: list[World], min_chance: float, price: float) -> Worths:
    """Search where it is likely enough, else ask; `price` is what a penalty cube costs."""
    counts = habitat_counts(mine)
    chances: Worths = {s: counts.get(BIT[s.hex], 0) / len(mine) for s in situation.searches}
    questions = inquiries(situation.state, situation.seat, mine, situation.options)
    if max(chances.values(), default=0.0) >= min_chance or not questions:
        return chances or dict.fromkeys(situation.options, 0.0)
    return {i.question: entropy(counts) - i.bits_left - (1 - i.yes) * price for i in questions}


def cheapest_leak(situation: Situation) -> float:
    """The bits that the best penalty cube would give away."""
    state = situation.state
    cubes = [
        PlaceCube(state.seating.books[place], NAMES[index])
        for place in state.seating.own[situation.seat]
        for index in indices(state.honest_area(place, Piece.CUBE))
    ]
    return min(leaks(situation, cubes).values(), default=0.0)


def expert(situation: Situation) -> Worths:
    """Keeps in mind what all the others know, too, and weighs gain against what it gives away."""
    return master(situation._replace(log=()))


def master(situation: Situation) -> Worths:
    """An expert that also minds what questions tell about those who ask them."""
    race = Race(situation.state, situation.seat, situation.rng, situation.log)
    if not situation.is_turn:
        return _place(situation, race)
    counts = habitat_counts(race.known)
    ranked = sorted(situation.searches, key=lambda s: -counts.get(BIT[s.hex], 0))
    if ranked and counts.get(BIT[ranked[0].hex], 0) == len(race.known):
        return {ranked[0]: 1.0}
    penalty = race.cheapest_cube()
    worths: Worths = {s: race.search(s, penalty) for s in ranked[:MAX_SEARCHES]}
    questions = inquiries(situation.state, situation.seat, race.known, situation.options)
    for inquiry in sorted(questions, key=lambda i: i.bits_left)[:MAX_QUESTIONS]:
        worths[inquiry.question] = race.question(inquiry.question, penalty)
    return worths


def _place(situation: Situation, race: Race) -> Worths:
    """Lay a piece so that the others are helped least; hexes that tell the same are one."""
    pieces = situation.pieces
    piece = piece_in(pieces[0])
    ways = {race.own_disclosure(option.book, option.hex, piece): option for option in pieces}
    cheap = sorted(ways, key=race.bits)[:MAX_QUESTIONS]
    return {ways[disclosure]: race.prospects([], [disclosure]) for disclosure in cheap}
