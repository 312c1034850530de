"""§2 The Sensor phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bestiary.core import Choice, Decision, Reason, Seat
from bestiary.games.urban_legends.cards import draw_cards, minus, plus
from bestiary.games.urban_legends.choices import Align, Draw, Shuffle, Split
from bestiary.games.urban_legends.components import CRYPTID, DRAWN_AT_ONCE, HAND_LIMIT, KINDS, Card
from bestiary.games.urban_legends.moves import MOVES, align_options, shuffle_options, split_options
from bestiary.games.urban_legends.state import Three, UrbanState

DRAW = (Draw(),)
ONE: tuple[Three, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
KIND_OF: Mapping[type, int] = {Split: 0, Shuffle: 1, Align: 2}


@dataclass(frozen=True, slots=True)
class TakeTurn:
    """§2.1 In turn, from the player next to the active row: play a card, the wild card, or draw."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """All moves of the kinds in hand, of every kind if the wild card is up, and drawing."""
        role = state.turn
        places = tuple(state.places[state.active])
        hand = state.hands[role]
        asked = _asked(places, held(hand), state.wild[role], sum(hand) < HAND_LIMIT)
        return asked[state.cryptid if role == CRYPTID else 1 - state.cryptid]

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Carry the action out; the phase goes on while the active row holds sensors."""
        role = state.turn
        choice = answers[state.seat_of(role)]
        if type(choice) is Draw:
            state.turn = 1 - role
            state.then(draw_cards(role, cards_to_draw(state.hands[role])), self)
            return
        _spend(state, role, choice)
        MOVES[type(choice)](state, choice)
        state.turn = 1 - role
        if any(state.places[state.active]):
            state.then(self)

    def reasons(self, state: UrbanState, seat: Seat) -> Sequence[Reason]:
        """Say why a kind of move, the wild card or drawing is not on offer."""
        role = state.turn
        hand = state.hands[role]
        missing = [k for k, number in zip(KINDS, hand, strict=True) if not number]
        found = [Reason("play-card", "no-card", "§2.1", (("kind", k),)) for k in missing]
        if not state.wild[role]:
            found.append(Reason("use-wild", "wild-down", "§2.5"))
        if sum(hand) >= HAND_LIMIT:
            found.append(Reason("draw", "hand-full", "§2.6"))
        return found


def cards_to_draw(hand: Three) -> int:
    """§2.6 Two cards, but never more than four in hand."""
    return min(DRAWN_AT_ONCE, HAND_LIMIT - sum(hand))


@cache
def held(hand: Three) -> Three:
    """Which kinds a hand holds, as ones and noughts."""
    split, shuffle, align = (min(number, 1) for number in hand)
    return split, shuffle, align


@lru_cache(maxsize=50_000)
def _asked(
    places: tuple[int, ...], kinds: Three, wild: bool, may_draw: bool
) -> tuple[tuple[Decision], tuple[Decision]]:
    """The decision of a turn, ready for either seat."""
    options = _moves(places, Card.HAND, kinds)
    if wild:
        options += _moves(places, Card.WILD, (1, 1, 1))
    if may_draw:
        options += DRAW
    return (Decision(0, "take-turn", options),), (Decision(1, "take-turn", options),)


def _moves(places: tuple[int, ...], card: Card, kinds: Three) -> tuple[Choice, ...]:
    options: tuple[Choice, ...] = ()
    if kinds[0]:
        for number, sensors in enumerate(places, start=1):
            if sensors:
                options += split_options(card, number, sensors)
    if kinds[1]:
        last = len(places)
        for number, sensors in enumerate(places, start=1):
            if sensors:
                options += shuffle_options(card, number, last, sensors)
    if kinds[2]:
        present = 0
        for sensors in places:
            present |= sensors
        options += align_options(card, present)
    return options


def _spend(state: UrbanState, role: int, choice: Choice) -> None:
    """§2.5 The wild card makes any of the three moves and is turned face down."""
    if choice.card is Card.WILD:
        state.wild[role] = False
        return
    kind = KIND_OF[type(choice)]
    state.hands[role] = minus(state.hands[role], ONE[kind])
    state.discards[role] = plus(state.discards[role], ONE[kind])
    state.since[role] += (kind,)
    state.reveal()
