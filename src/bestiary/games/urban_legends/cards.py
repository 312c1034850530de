"""§2 The cards: drawing and reshuffling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final

from bestiary.core import CHANCE, Choice, Decision, Odds, Seat, Step
from bestiary.core.choice import Memo
from bestiary.games.urban_legends.box.components import (
    CARD,
    CRYPTID,
    DRAWN_AT_ONCE,
    HAND_LIMIT,
    KINDS,
    SCIENTIST,
    START_HAND,
    pack,
    total,
    unpack,
)
from bestiary.games.urban_legends.choices import Cards
from bestiary.games.urban_legends.events import Drew, Reshuffled
from bestiary.games.urban_legends.state import UrbanState


def cards_to_draw(hand: int) -> int:
    """§2.6 Two cards, but never more than four in hand."""
    return max(0, min(DRAWN_AT_ONCE, HAND_LIMIT - total(hand)))


class Hand:
    """A hand by the number of its cards of each kind.

    A flyweight, one object for each packed integer: what a turn asks of a hand is found once.
    """

    __slots__ = ("aligns", "cards_to_draw", "shuffles", "splits")

    def __init__(self, packed: int) -> None:
        self.splits, self.shuffles, self.aligns = unpack(packed)
        self.cards_to_draw = cards_to_draw(packed)


HANDS: Final = tuple(map(Hand, range(HAND_LIMIT * CARD[-1] + 1)))
"""By the packed integer, up to that of the largest hand."""


@cache
def draws(pile: int, number: int) -> Odds:
    """Every draw of `number` cards from a pile, weighted by the ways it can happen."""
    there = unpack(pile)
    weights = dict[Choice, int]()
    for kinds in combinations_with_replacement(range(len(KINDS)), number):
        # Multivariate hypergeometric: cards of a kind are alike.
        ways = prod(comb(there[k], kinds.count(k)) for k in set(kinds))
        if ways:
            weights[Cards(tuple(KINDS[k] for k in kinds))] = ways
    return Odds(weights)


NUMBER_BITS: Final = 4
"""Bits of a number of cards to be drawn, in a key."""
DRAW_DECISIONS: Final = Memo[int, tuple[Decision, ...]]()
"""Memo by pile and number, packed into one integer: a tuple as key would cost an allocation."""
TALLIES: Final = Memo[Cards, tuple[int, int, tuple[int, ...]]]()


def _draw_decisions(pile: int, wanted: int) -> tuple[Decision, ...]:
    number = min(wanted, total(pile))
    decisions = (Decision(CHANCE, "draw-cards", draws(pile, number)),) if number else ()
    return DRAW_DECISIONS.keep(pile << NUMBER_BITS | wanted, decisions)


def tally(cards: Cards) -> tuple[int, int, tuple[int, ...]]:
    """Cards counted by kind, their number, and what is seen of drawing them."""
    number = len(cards.cards)
    drawn = pack(*(cards.cards.count(kind) for kind in KINDS))
    # A draw is remembered as minus its number, a card played as its kind: see `UrbanState`.
    return TALLIES.keep(cards, (drawn, number, (-number,)))


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """§2.7 Cards come from one's own deck; when it runs out, the discard pile is shuffled anew."""

    role: int
    number: int

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Ask chance for the cards that are still in the pile."""
        pile = state.piles[self.role]
        number = self.number
        return DRAW_DECISIONS.get(pile << NUMBER_BITS | number) or _draw_decisions(pile, number)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Cards]) -> None:
        """Take the cards; what is still missing comes after a reshuffle."""
        if not answers:
            self._reshuffle(state)
            return
        role = self.role
        cards = answers[CHANCE]
        drawn, number, seen = TALLIES.get(cards) or tally(cards)
        state.hands[role] += drawn
        state.piles[role] -= drawn
        state.since[role] += seen
        state.revealed = True
        if state.events is not None:
            state.tell(Drew, state.seat_of(role), number, cards.cards)
        # The pile was too small: the rest comes from the discards, shuffled by the next step.
        if number < self.number:
            state.agenda.append(DRAW_CARDS[role][self.number - number])

    def _reshuffle(self, state: UrbanState) -> None:
        role = self.role
        state.piles[role], state.discards[role] = state.discards[role], 0
        state.shuffled_with[role] = state.hands[role]
        # What was seen before tells nothing about the new pile: the memory begins here.
        state.since[role] = ()
        state.reveal()
        state.tell(Reshuffled, state.seat_of(role))
        state.then(self)


DRAW_CARDS: Final = tuple(
    tuple(DrawCards(role, number) for number in range(START_HAND + 1))
    for role in (CRYPTID, SCIENTIST)
)
"""The steps by role and number, made only once."""
