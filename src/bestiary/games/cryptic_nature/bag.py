"""Drawing tokens from the bag and cards from the decks, which fill up again by themselves."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import perm
from random import Random
from typing import Any, Final

from bestiary.core import CHANCE, Choice, Decision, Seat, Step
from bestiary.core.chance import MAX_LISTED_OUTCOMES, Chance, sample_places
from bestiary.games.cryptic_nature.box.components import BACK, CARD_RANK, CARDS, MARKET
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Token
from bestiary.games.cryptic_nature.box.piles import with_entry, with_piece, without
from bestiary.games.cryptic_nature.choices import Draw, Open
from bestiary.games.cryptic_nature.events import (
    CardsOpened,
    EvidenceDrawn,
    MarketFilled,
    MarkLaid,
    TokensLaid,
)
from bestiary.games.cryptic_nature.state import Expedition, new_tuple

Answers = Mapping[Seat, Choice]


class InOrder(Chance):
    """Components drawn one after the other from a pile; their order has a meaning."""

    __slots__ = ("make", "number", "pile")

    def __init__(self, pile: Sequence[Any], number: int, make: type) -> None:
        """Draw `number` out of `pile`; `make` is the kind of choice, which holds what is drawn."""
        self.pile = pile
        self.number = number
        self.make = make

    def sample(self, rng: Random) -> Choice:
        pile = self.pile
        if self.number == 1:  # no list of places has to be made
            drawn: Choice = new_tuple(self.make, ((pile[int(rng.random() * len(pile))],),))
            return drawn
        pieces = tuple([pile[at] for at in sample_places(rng, len(pile), self.number)])
        several: Choice = new_tuple(self.make, (pieces,))
        return several

    def probabilities(self) -> Mapping[Choice, Fraction] | None:
        """Every draw with its probability; None if there are too many to list."""
        total = perm(len(self.pile), self.number)
        if total > MAX_LISTED_OUTCOMES:
            return None
        return {self.make(p): Fraction(1, total) for p in permutations(self.pile, self.number)}

    def __contains__(self, choice: object) -> bool:
        # Unpacked by hand: there are too many draws to list, and a transcript may hold anything.
        pieces = choice[0] if isinstance(choice, tuple) and len(choice) == 1 else ()
        if not isinstance(pieces, tuple) or choice != self.make(pieces):
            return False
        if len(set(pieces)) != len(pieces) or len(pieces) != self.number:
            return False
        return all(piece in self.pile for piece in pieces)


class Even(Chance):
    """One of several outcomes, all as likely as the others."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Sequence[Choice]) -> None:
        self.outcomes = outcomes

    def sample(self, rng: Random) -> Choice:
        # Exactly one number of the generator: to verify a transcript is to draw the same from its
        # seed.
        return self.outcomes[int(rng.random() * len(self.outcomes))]

    def probabilities(self) -> Mapping[Choice, Fraction]:
        """Every outcome with its probability."""
        return dict.fromkeys(self.outcomes, Fraction(1, len(self.outcomes)))

    def __contains__(self, choice: object) -> bool:
        return choice in self.outcomes


def refill_bag(state: Expedition) -> None:
    """Put the tokens beside the bag into it."""
    state.bag, state.aside = state.aside, ()


def take_from_bag(state: Expedition, answers: Mapping[Seat, Draw]) -> tuple[Token, ...]:
    """Take what chance drew; an empty bag fills up at once."""
    tokens = answers[CHANCE].tokens
    for token in tokens:
        state.bag = without(state.bag, token)
    if not state.bag:
        refill_bag(state)
    state.reveal()
    return tokens


def ask_bag(state: Expedition, number: int) -> Sequence[Decision]:
    """Ask chance for so many tokens, or for as many as there are."""
    if state.owed or not state.bag or number < 1:
        return ()
    return (Decision(CHANCE, "draw", InOrder(state.bag, min(number, len(state.bag)), Draw)),)


def try_again(state: Expedition, step: Step) -> None:
    """§6.6 Fill the bag and open marks, then draw; let it go if there is nothing to draw."""
    if not state.bag:
        refill_bag(state)
    if state.bag:
        state.then(*((FILL_MARKS, step) if state.owed else (step,)))


@dataclass(frozen=True, slots=True)
class FillMarks(Step):
    """§6.5 A "?" without its token takes the next one drawn, before any other draw."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        number = min(len(state.owed), len(state.bag))
        if not number:
            return ()
        return (Decision(CHANCE, "draw", InOrder(state.bag, number, Draw)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Draw]) -> None:
        if not answers:
            if state.owed and state.aside:
                try_again(state, self)
            return
        tokens = take_from_bag(state, answers)
        # Fewer tokens than open marks: the first cards are served, the others wait (§6.5).
        for cryptid, token in zip(state.owed, tokens, strict=False):
            state.marks = state.marks | {cryptid: token}
            state.tell(MarkLaid, cryptid, token)
        state.owed = state.owed[len(tokens) :]
        if state.owed and state.bag:
            state.then(self)


FILL_MARKS: Final = FillMarks()


@dataclass(frozen=True, slots=True)
class FillMarket(Step):
    """§8.1 The market is filled up to three tokens."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ask_bag(state, MARKET - len(state.market))

    def resolve(self, state: Expedition, answers: Mapping[Seat, Draw]) -> None:
        if len(state.market) >= MARKET:
            return
        if not answers:
            try_again(state, self)
            return
        tokens = take_from_bag(state, answers)
        state.market += tokens
        state.tell(MarketFilled, tokens)
        if len(state.market) < MARKET:
            try_again(state, self)


FILL_MARKET: Final = FillMarket()


@dataclass(frozen=True, slots=True)
class DrawChain(Step):
    """§1.2 Each token goes to the location on the back of the one before it.

    With `to` None the first token goes to place `at` of the market and names the first location.
    """

    number: int
    to: Place | None = None
    at: int = 0

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ask_bag(state, self.number)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Draw]) -> None:
        if self.number < 1:
            return
        if not answers:
            try_again(state, self)
            return
        tokens = take_from_bag(state, answers)
        to = self.to
        chain = tokens
        if to is None:
            chain = tokens[1:]
            state.market = (*state.market[: self.at], tokens[0], *state.market[self.at :])
            state.tell(MarketFilled, tokens[:1])
            to = BACK[tokens[0]]
        if len(tokens) < self.number:
            try_again(state, draw_chain(self.number - len(tokens), BACK[tokens[-1]]))
        lay_chain(state, chain, to)


draw_chain: Final = cache(DrawChain)


def lay_chain(state: Expedition, chain: tuple[Token, ...], to: Place) -> None:
    """Lay tokens along their backs, beginning at `to`."""
    places = (to, *(BACK[t] for t in chain))[: len(chain)]
    for token, place in zip(chain, places, strict=True):
        state.ground[place] = (*state.ground.get(place, ()), token)
    if chain:
        state.tell(TokensLaid, chain, places)


@dataclass(frozen=True, slots=True)
class DrawEvidence(Step):
    """Draw a token from the bag into a free slot."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ask_bag(state, int(state.has_slot(self.seat)))

    def resolve(self, state: Expedition, answers: Mapping[Seat, Draw]) -> None:
        if not state.has_slot(self.seat):
            return
        if not answers:
            try_again(state, self)
            return
        tokens = take_from_bag(state, answers)
        state.evidence[self.seat] += tokens
        state.tell(EvidenceDrawn, self.seat, tokens)


@dataclass(frozen=True, slots=True)
class OpenCards(Step):
    """§1.3 New cards take these places of the display; a "?" gets a token at once."""

    places: tuple[int, ...]
    level: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        deck = state.decks[self.level - 1]
        number = min(len(self.places), len(deck))
        return (Decision(CHANCE, "open", InOrder(deck, number, Open)),) if number else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, Open]) -> None:
        level = self.level - 1
        if not answers:
            if self.places and state.discards[level]:
                reshuffle(state, level)
                state.then(self)
            return
        cards = answers[CHANCE].cards
        deck = state.decks[level]
        for at, card in enumerate(cards):
            deck = without(deck, card)
            state.display[self.places[at]] = card
        state.decks = with_entry(state.decks, level, deck)
        if not state.decks[level]:
            reshuffle(state, level)
        state.reveal()
        state.tell(CardsOpened, cards)
        state.owed += tuple(c for c in cards if CARDS[c].has_mark)
        rest = self.places[len(cards) :]
        if rest:
            state.then(open_cards(rest, self.level))
        if state.owed:  # put on the agenda last, so done first: before the next card is opened
            state.then(FILL_MARKS)


open_cards: Final = cache(OpenCards)
"""The same step, made only once for each place and level; other steps that recur likewise."""


def reshuffle(state: Expedition, level: int) -> None:
    """Make a deck of the discard pile."""
    state.decks = with_entry(state.decks, level, state.discards[level])
    state.discards = with_entry(state.discards, level, ())


def discard_cards(state: Expedition, cards: Collection[Cryptid]) -> tuple[int, ...]:
    """Discard open cards with their tokens; say which places of the display are free now."""
    places = []
    for card in cards:
        level = CARDS[card].level - 1
        place = state.display.index(card)
        state.display[place] = None
        pile = with_piece(state.discards[level], card, CARD_RANK)
        state.discards = with_entry(state.discards, level, pile)
        if card in state.marks:
            state.put_aside((state.marks[card],))
            state.marks = {c: token for c, token in state.marks.items() if c is not card}
        state.owed = tuple(c for c in state.owed if c != card)
        places.append(place)
    return tuple(places)
