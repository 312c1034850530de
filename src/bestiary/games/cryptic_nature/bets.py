"""Bets in hand: laid whenever their owner likes, at the latest when the round ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.box.components import BETS
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import Bet
from bestiary.games.cryptic_nature.events import BetLaid
from bestiary.games.cryptic_nature.state import Expedition

BET: Final[dict[Cryptid, Bet]] = {c: Bet(c) for c in Cryptid}


def bet_options(state: Expedition, seat: Seat) -> tuple[Bet, ...]:
    """The open cards that do not carry a bet of this seat yet."""
    mine = state.bets[seat]
    if len(mine) >= BETS or not state.with_bets:
        return ()
    return tuple([BET[c] for c in state.open_cards() if c not in mine])


def trackable(state: Expedition, seat: Seat) -> tuple[Cryptid, ...]:
    """§12.1 The cards with an own bet; in the game without bets every open one."""
    return state.bets[seat] if state.with_bets else state.open_cards()


def lay_bet(state: Expedition, seat: Seat, cryptid: Cryptid) -> None:
    """Lay a bet; whoever has none left in hand is offered no more."""
    state.bets[seat] += (cryptid,)
    state.tell(BetLaid, seat, cryptid)
    # A bet laid in the own assistant turn cannot be moved in the same turn.
    if state.assisting and seat == state.mover:
        state.fresh_bets += (cryptid,)
    if not state.free_bets(seat):
        state.standing = [s for s in state.standing if s != offer_bet(seat)]


def bet(state: Expedition, seat: Seat, choice: Bet) -> None:
    """Lay a bet in the own turn."""
    lay_bet(state, seat, choice.cryptid)


def return_bets(state: Expedition, cryptid: Cryptid) -> int:
    """Give every bet on the card back to its owner; say how many there were."""
    owners = [seat for seat, bets in enumerate(state.bets) if cryptid in bets]
    for seat in owners:
        state.bets[seat] = without(state.bets[seat], cryptid)
        offer = offer_bet(seat)
        if offer not in state.standing:
            state.standing.append(offer)
    return len(owners)


@dataclass(frozen=True, slots=True)
class WithBets(Step):
    """A step of one seat that has bets among its options."""

    seat: Seat


def is_asked_anyway(state: Expedition, seat: Seat) -> bool:
    """Whether what the seat is asked now has bets among its options."""
    step = state.agenda[-1] if state.agenda else None
    return isinstance(step, WithBets) and step.seat == seat


@dataclass(frozen=True, slots=True)
class OfferBet(Step):
    """§7.8 A bet in hand may be laid at any moment."""

    seat: Seat

    def may_take(self, choice: Choice) -> bool:
        return isinstance(choice, Bet)

    def ask(self, state: Expedition) -> Sequence[Decision]:
        # Otherwise the same bet would be on offer twice, by the turn and by this step.
        if is_asked_anyway(state, self.seat):
            return ()
        options = bet_options(state, self.seat)
        return (Decision(self.seat, "free-bet", options),) if options else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, Bet]) -> None:
        lay_bet(state, self.seat, answers[self.seat].cryptid)


offer_bet: Final = cache(OfferBet)


@dataclass(frozen=True, slots=True)
class LayBet(WithBets):
    """A bet that must be laid now."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        options = bet_options(state, self.seat)
        return (Decision(self.seat, "lay-bet", options),) if options else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, Bet]) -> None:
        if answers:
            lay_bet(state, self.seat, answers[self.seat].cryptid)


@dataclass(frozen=True, slots=True)
class BetAtOnce(Step):
    """In the solo game the bet of a cryptid that is found is laid once the new card lies open."""

    number: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if state.solo:
            state.then(*(LayBet(0) for _ in range(self.number)))
