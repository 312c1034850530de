"""§2 The Sensor phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bestiary.core import Choice, Decision, Event, Seat, Step
from bestiary.core.choice import Memo
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import (
    CARD,
    DRAWN_AT_ONCE,
    FULL_CITY,
    HAND_LIMIT,
    KINDS,
    PLACE_BITS,
    PLACE_MASK,
    Card,
    total,
    unpack,
)
from bestiary.games.urban_legends.cards import DRAW_CARDS
from bestiary.games.urban_legends.choices import Align, Draw, Shuffle, Split
from bestiary.games.urban_legends.events import AlignMade, ShuffleMade, SplitMade
from bestiary.games.urban_legends.moves import (
    PASSAGES,
    PLACES,
    align,
    align_options,
    passage,
    place_options,
)
from bestiary.games.urban_legends.state import UrbanState

DRAW: Final = (Draw(),)
SPLIT_MASK: Final = 0x00F
SHUFFLE_MASK: Final = 0x0F0
ALIGN_MASK: Final = 0xF00
"""Bitmasks of a hand: the digits that count the cards of each kind."""
MOVE_COSTS: Final = {
    move: ((kind,), CARD[kind]) for kind, move in enumerate((Split, Shuffle, Align))
}
"""What each move costs: what is seen of it, and the card."""
MOVE_EVENTS: Final[Mapping[type, Callable[..., Event]]] = {
    Split: SplitMade,
    Shuffle: ShuffleMade,
    Align: AlignMade,
}
HAND: Final = Card.HAND
WILD: Final = Card.WILD
Moves: TypeAlias = tuple[tuple[Choice, ...], ...]
MOVES: Final = tuple(Memo[int, Moves]() for _ in range(FULL_CITY + 2))
WILDS: Final = tuple(Memo[int, tuple[Choice, ...]]() for _ in range(FULL_CITY + 2))
"""Memos by the number of places, then by the row."""


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """§2.1 In turn, from the player next to the active row: play a card, the wild card, or draw."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """All moves of the kinds in hand, of every kind if the wild card is up, and drawing."""
        role = state.turn
        active = state.active
        hand = state.hands[role]
        row = state.places[active]
        last = len(state.blocks[active]) + 1
        memo = MOVES[last]
        # Options are made once for a row: a search comes upon the same rows again and again.
        splits, shuffles, aligns = memo.get(row) or memo.keep(row, _moves(row, last, HAND))
        options = splits if hand & SPLIT_MASK else ()
        if hand & SHUFFLE_MASK:
            options += shuffles
        if hand & ALIGN_MASK:
            options += aligns
        if state.wild[role]:
            wilds = WILDS[last]
            options += wilds.get(row) or wilds.keep(row, sum(_moves(row, last, WILD), ()))
        if CARDS_TO_DRAW[hand]:
            options += DRAW
        return (Decision(state.cryptid ^ role, "take-turn", options),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Carry the action out; the phase goes on while the active row holds sensors."""
        role = state.turn
        active = state.active
        places = state.places
        choice = answers[state.cryptid ^ role]
        kind = type(choice)
        state.turn = 1 - role
        if kind is Draw:
            # The agenda is a stack: the cards come first, then the other player's turn.
            state.agenda.append(self)
            state.agenda.append(DRAW_CARDS[role][CARDS_TO_DRAW[state.hands[role]]])
            return
        _spend(state, role, choice)
        if kind is Align:
            gone, come = align(places[active], choice)
        else:
            gone, come = PASSAGES.get(choice) or passage(choice)
        places[active] -= gone
        places[1 - active] += come
        if state.events is not None:
            state.tell(MOVE_EVENTS[kind], state.seat_of(role), *choice)
        if places[active]:
            state.agenda.append(self)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Say why a kind of move, the wild card or drawing is not on offer."""
        role = state.turn
        hand = unpack(state.hands[role])
        missing = [k for k, number in zip(KINDS, hand, strict=True) if not number]
        refusals = [Reason("play-card", "no-card", "§2.1", (("kind", k),)) for k in missing]
        if not state.wild[role]:
            refusals.append(Reason("use-wild", "wild-down", "§2.5"))
        if sum(hand) >= HAND_LIMIT:
            refusals.append(Reason("draw", "hand-full", "§2.6"))
        return refusals


def cards_to_draw(hand: int) -> int:
    """§2.6 Two cards, but never more than four in hand."""
    return max(0, min(DRAWN_AT_ONCE, HAND_LIMIT - total(hand)))


CARDS_TO_DRAW: Final = tuple(map(cards_to_draw, range(HAND_LIMIT * CARD[-1] + 1)))
"""The same for every packed hand up to the largest: a table instead of a calculation."""


def _moves(row: int, last: int, card: Card) -> Moves:
    """Every Split, every Shuffle and every Align of a row with so many places."""
    splits: tuple[Choice, ...] = ()
    shuffles: tuple[Choice, ...] = ()
    present = 0
    memo = PLACES[card]
    left = row
    place = 1
    # Place by place from the left, the lowest digits first.
    while left:
        here = left & PLACE_MASK
        if here:
            key = (place, last, here)
            split, shuffle = memo.get(key) or memo.keep(key, place_options(card, *key))
            splits += split
            shuffles += shuffle
            present |= here
        left >>= PLACE_BITS
        place += 1
    return splits, shuffles, align_options(card, present)


def _spend(state: UrbanState, role: int, choice: Choice) -> None:
    """§2.5 The wild card makes any of the three moves and is turned face down."""
    if choice.card is WILD:
        state.wild[role] = False
        return
    kind, card = MOVE_COSTS[type(choice)]
    state.hands[role] -= card
    state.discards[role] += card
    state.since[role] += kind
    state.revealed = True
