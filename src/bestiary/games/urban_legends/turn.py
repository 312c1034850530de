"""§2 The Sensor phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bestiary.core import Choice, Decision, Event, Reason, Seat
from bestiary.games.urban_legends.cards import draw_cards
from bestiary.games.urban_legends.choices import Align, Draw, Shuffle, Split
from bestiary.games.urban_legends.components import (
    CARD,
    DRAWN_AT_ONCE,
    HAND_LIMIT,
    KINDS,
    Card,
    in_places,
    total,
    unpack,
)
from bestiary.games.urban_legends.events import AlignMade, ShuffleMade, SplitMade
from bestiary.games.urban_legends.moves import (
    align,
    align_options,
    passage,
    shuffle_options,
    split_options,
)
from bestiary.games.urban_legends.state import UrbanState

DRAW = (Draw(),)
WILD_UP, MAY_DRAW = 0b01000, 0b10000
"""Bits beside those of the kinds in hand."""
SPENT = {move: ((kind,), CARD[kind]) for kind, move in enumerate((Split, Shuffle, Align))}
"""What each move costs: what is seen of it, and the card."""
TOLD: Mapping[type, Callable[..., Event]] = {
    Split: SplitMade,
    Shuffle: ShuffleMade,
    Align: AlignMade,
}


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """§2.1 In turn, from the player next to the active row: play a card, the wild card, or draw."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """All moves of the kinds in hand, of every kind if the wild card is up, and drawing."""
        role, active = state.turn, state.active
        means = _means(state.hands[role], state.wild[role])
        asked = _asked(state.places[active], len(state.blocks[active]), means)
        return asked[state.cryptid ^ role]

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Carry the action out; the phase goes on while the active row holds sensors."""
        role, active, places = state.turn, state.active, state.places
        choice = answers[state.cryptid ^ role]
        kind = type(choice)
        state.turn = 1 - role
        if kind is Draw:
            state.then(draw_cards(role, cards_to_draw(state.hands[role])), self)
            return
        _spend(state, role, choice)
        gone, come = align(places[active], choice) if kind is Align else passage(choice)
        places[active] -= gone
        places[1 - active] += come
        if state.events is not None:
            state.tell(TOLD[kind](state.seat_of(role), *choice))
        if places[active]:
            state.agenda.append(self)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Say why a kind of move, the wild card or drawing is not on offer."""
        role = state.turn
        hand = unpack(state.hands[role])
        missing = [k for k, number in zip(KINDS, hand, strict=True) if not number]
        found = [Reason("play-card", "no-card", "§2.1", (("kind", k),)) for k in missing]
        if not state.wild[role]:
            found.append(Reason("use-wild", "wild-down", "§2.5"))
        if sum(hand) >= HAND_LIMIT:
            found.append(Reason("draw", "hand-full", "§2.6"))
        return found


@cache
def cards_to_draw(hand: int) -> int:
    """§2.6 Two cards, but never more than four in hand."""
    return min(DRAWN_AT_ONCE, HAND_LIMIT - total(hand))


@cache
def _means(hand: int, wild: bool) -> int:
    """What a player can act with, a bit each; hands that differ only in numbers are alike."""
    held = sum(1 << kind for kind, number in enumerate(unpack(hand)) if number)
    return held + WILD_UP * wild + MAY_DRAW * (cards_to_draw(hand) > 0)


@lru_cache(maxsize=50_000)
def _asked(row: int, blocks: int, means: int) -> tuple[tuple[Decision], tuple[Decision]]:
    """The decision of a turn, ready for either seat."""
    moves = _moves(row, blocks, Card.HAND)
    options = sum((moves[kind] for kind in range(len(KINDS)) if means & 1 << kind), ())
    if means & WILD_UP:
        options += sum(_moves(row, blocks, Card.WILD), ())
    if means & MAY_DRAW:
        options += DRAW
    return (Decision(0, "take-turn", options),), (Decision(1, "take-turn", options),)


@lru_cache(maxsize=50_000)
def _moves(row: int, blocks: int, card: Card) -> tuple[tuple[Choice, ...], ...]:
    """Every move of each kind."""
    last = blocks + 1
    splits: tuple[Choice, ...] = ()
    shuffles: tuple[Choice, ...] = ()
    present = 0
    for place, sensors in enumerate(in_places(row, last), start=1):
        if sensors:
            splits += split_options(card, place, sensors)
            shuffles += shuffle_options(card, place, last, sensors)
            present |= sensors
    return splits, shuffles, align_options(card, present)


def _spend(state: UrbanState, role: int, choice: Choice) -> None:
    """§2.5 The wild card makes any of the three moves and is turned face down."""
    if choice.card is Card.WILD:
        state.wild[role] = False
        return
    kind, card = SPENT[type(choice)]
    state.hands[role] -= card
    state.discards[role] += card
    state.since[role] += kind
    state.revealed = True
