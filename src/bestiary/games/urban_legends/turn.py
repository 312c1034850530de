"""§2 The Sensor phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Decision, Event, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.urban_legends.box.components import (
    CARD,
    HAND_LIMIT,
    KINDS,
    Card,
    unpack,
)
from bestiary.games.urban_legends.cards import DRAW_CARDS, HANDS
from bestiary.games.urban_legends.choices import Align, Draw, Shuffle, Split
from bestiary.games.urban_legends.events import AlignMade, ShuffleMade, SplitMade
from bestiary.games.urban_legends.moves import (
    CARD_MOVES,
    PASSAGES,
    Move,
    card_moves,
    passage,
    wild_moves,
)
from bestiary.games.urban_legends.state import UrbanState

DRAW: Final = (Draw(),)
MOVE_COSTS: Final = {
    move: ((kind,), CARD[kind]) for kind, move in enumerate((Split, Shuffle, Align))
}
"""What each move costs: what is seen of it, and the card."""
MOVE_EVENTS: Final[Mapping[type, Callable[..., Event]]] = {
    Split: SplitMade,
    Shuffle: ShuffleMade,
    Align: AlignMade,
}


@dataclass(frozen=True, slots=True)
class TakeTurn(Step):
    """§2.1 In turn, from the player next to the active row: play a card, the wild card, or draw."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """All moves of the kinds in hand, of every kind if the wild card is up, and drawing."""
        role = state.turn
        hand = HANDS[state.hands[role]]
        row = state.places[state.active]
        last = state.places_of(state.active)
        moves = CARD_MOVES[last].get(row) or card_moves(row, last)
        options: tuple[Move | Draw, ...] = moves.splits if hand.splits else ()
        if hand.shuffles:
            options += moves.shuffles
        if hand.aligns:
            options += moves.aligns
        if state.wild[role]:
            options += wild_moves(row, last)
        if hand.cards_to_draw:
            options += DRAW
        return (Decision(state.seat_of(role), "take-turn", options),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Move | Draw]) -> None:
        """Carry the action out; the phase goes on while the active row holds sensors."""
        role = state.turn
        choice = answers[state.seat_of(role)]
        state.turn = 1 - role
        if isinstance(choice, Draw):
            # The agenda is a stack: the cards come first, then the other player's turn.
            state.agenda.append(self)
            state.agenda.append(DRAW_CARDS[role][HANDS[state.hands[role]].cards_to_draw])
            return
        _spend(state, role, choice)
        active = state.active
        leaving, arriving = PASSAGES.get(choice) or passage(state.places[active], choice)
        state.places[active] -= leaving
        state.places[1 - active] += arriving
        if state.events is not None:
            state.tell(MOVE_EVENTS[type(choice)], state.seat_of(role), *choice)
        if state.places[active]:
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


def _spend(state: UrbanState, role: int, choice: Move) -> None:
    """§2.5 The wild card makes any of the three moves and is turned face down."""
    if choice.card is Card.WILD:
        state.wild[role] = False
        return
    kind, card = MOVE_COSTS[type(choice)]
    state.hands[role] -= card
    state.discards[role] += card
    state.since[role] += kind
    state.revealed = True
