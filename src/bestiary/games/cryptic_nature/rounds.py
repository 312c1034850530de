"""§2 The round: two phases, in the order of the initiative track."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Decision, Seat, Step
from bestiary.games.cryptic_nature.assistant.phase import AssistantTurn
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.bets import LayBet
from bestiary.games.cryptic_nature.box.components import constant
from bestiary.games.cryptic_nature.choices import RollDice
from bestiary.games.cryptic_nature.events import (
    AssistantsBegan,
    DiceRolled,
    RoundBegan,
    TurnBegan,
)
from bestiary.games.cryptic_nature.field import CryptozoologistTurn, move_range
from bestiary.games.cryptic_nature.poacher.assistant import PoacherAssists
from bestiary.games.cryptic_nature.poacher.turn import PoacherHunts
from bestiary.games.cryptic_nature.scoring import FinishGame
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.dice import AssistantDice

DICE: Final[tuple[int, ...]] = tuple(constant("assistant-dice"))


@dataclass(frozen=True, slots=True)
class BeginRound(Step):
    """§2.1 All assistant dice are rolled; whoever stands highest on the track goes first."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return (Decision(CHANCE, "roll-dice", AssistantDice(DICE[state.seats - 1])),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, RollDice]) -> None:
        state.round += 1
        state.tell(RoundBegan, state.round, state.final == 2)
        state.dice = answers[CHANCE].faces
        state.reveal()
        state.tell(DiceRolled, state.dice)
        state.assisting = state.from_top = False
        state.waiting = state.in_order()
        state.then(NEXT_TURN)


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    """§2.3 The order of a phase is fixed when it begins; after the first comes the second."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        state.from_top = False
        if not state.waiting:
            if state.assisting:
                state.then(END_ROUND)
                return
            state.assisting = True
            state.waiting = state.in_order()
            state.tell(AssistantsBegan)
        state.acting = state.waiting[0]
        state.waiting = state.waiting[1:]
        state.then(turn_of(state, state.acting), self)  # and after the turn this step again


def turn_of(state: Expedition, seat: Seat) -> Step:
    """Make everything ready for a turn; the step that it is."""
    if seat == state.seats:  # behind the last seat acts the poacher of the solo game
        return ASSISTS if state.assisting else HUNTS
    state.mover = seat
    state.tell(TurnBegan, seat, state.assisting)
    if state.assisting:
        state.stepped = state.bet_moved = False
        state.from_top = state.rows[seat] == 0
        state.traded = ()
        state.fresh_bets = ()
        return ASSISTANT_TURN[seat]
    state.steps_left = move_range(state, seat)
    state.action_left = True
    state.action_steps = 0
    return FIELD_TURN[seat]


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """§2.4 Bets still in hand are laid in initiative order; after the last round comes the end."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if state.final == 2:
            state.then(FinishGame())
            return
        state.final *= 2  # 0 stays 0; a finished sanctuary makes the next round the last
        players = [s for s in state.in_order() if s < state.seats]
        bets = [LayBet(s) for s in players for _ in range(state.free_bets(s))]
        state.then(*bets, BEGIN_ROUND)


BEGIN_ROUND: Final = BeginRound()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
HUNTS: Final = PoacherHunts()
ASSISTS: Final = PoacherAssists()
FIELD_TURN: Final = tuple(map(CryptozoologistTurn, range(len(DICE))))
ASSISTANT_TURN: Final = tuple(map(AssistantTurn, range(len(DICE))))
