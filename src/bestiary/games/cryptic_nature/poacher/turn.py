"""§13 The poacher of the solo game."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import CHANCE, Decision, Seat, Step
from bestiary.games.cryptic_nature.abilities import take_off_ground
from bestiary.games.cryptic_nature.bag import Even
from bestiary.games.cryptic_nature.box.components import PLANS, PoacherPlan, constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid, PoacherAction, PoacherCard, Token
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import Catch, Take, TurnCard
from bestiary.games.cryptic_nature.events import (
    PoacherCaught,
    PoacherIdled,
    PoacherRefreshed,
    PoacherTook,
    PoacherTurned,
)
from bestiary.games.cryptic_nature.poacher.hunting import (
    candidates,
    caught_enough,
    payment,
    suitable_on_map,
)
from bestiary.games.cryptic_nature.refresh import REFRESH_IF_EMPTY, can_refresh, drop_token
from bestiary.games.cryptic_nature.scoring import lost_game
from bestiary.games.cryptic_nature.state import Expedition, Poacher, new_tuple
from bestiary.games.cryptic_nature.tracking.track import take_card

SLOTS: Final[int] = constant("poacher-slots")
TURN: Final[dict[PoacherCard, TurnCard]] = {c: TurnCard(c) for c in PoacherCard}
TAKE: Final[dict[Token, Take]] = {t: Take(t) for t in Token}
PLAYER: Final = 0
POACHER: Final = 1
REFRESH_BOARD: Final = PoacherAction.REFRESH_BOARD
CATCHES: Final = (PoacherAction.CATCH_2, PoacherAction.CATCH_3, PoacherAction.CATCH_ANY)


def poacher_of(state: Expedition) -> Poacher:
    """The poacher; only asked in the solo game."""
    if state.poacher is None:
        raise LookupError("there is no poacher at this table")
    return state.poacher


def plan_of(state: Expedition) -> PoacherPlan:
    card = poacher_of(state).card
    return PLANS[card or PoacherCard.CARD_1]


@dataclass(frozen=True, slots=True)
class PoacherHunts(Step):
    """§13.2 A card is turned up; its line for his evidence gives the leftmost possible action."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        poacher = poacher_of(state)
        cards = [TURN[c] for c in poacher.deck or poacher.used]
        return (Decision(CHANCE, "turn-card", Even(cards)),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, TurnCard]) -> None:
        poacher = poacher_of(state)
        card = answers[CHANCE].card
        deck, used = (poacher.deck, poacher.used) if poacher.deck else (poacher.used, ())
        if poacher.card:  # piles without an order are written in one: equal tables are equal states
            at = bisect(used, poacher.card)
            used = (*used[:at], poacher.card, *used[at:])
        at = deck.index(card)
        deck = deck[:at] + deck[at + 1 :]
        state.poacher = new_tuple(Poacher, (card, deck, used, poacher.evidence, poacher.caught))
        state.reveal()
        state.tell(PoacherTurned, card)
        for action in PLANS[card].rows[len(poacher.evidence)]:
            if hunt(state, action):
                return
        state.tell(PoacherIdled)


def hunt(state: Expedition, action: PoacherAction) -> bool:
    """Carry out an action of the cryptozoologist phase; say whether it was possible."""
    if action is REFRESH_BOARD:
        return refresh_board(state)
    plan = plan_of(state)
    if action in CATCHES:
        prey = candidates(state, action, plan)
        if prey:
            state.then(CatchCryptid(action, prey))
        return bool(prey)
    full = len(poacher_of(state).evidence) >= SLOTS
    tokens = () if full else suitable_on_map(state, action, plan)
    if tokens:
        state.then(TakeFromMap(tokens), REFRESH_IF_EMPTY)
    return bool(tokens)


def refresh_board(state: Expedition) -> bool:
    """Refresh the evidence of the map, if tokens are missing there."""
    if not can_refresh(state):
        return False
    state.tell(PoacherRefreshed, False)
    state.then(drop_token(PLAYER))
    return True


@dataclass(frozen=True, slots=True)
class TakeFromMap(Step):
    """§13.3 He takes suitable evidence, rumours last, from the first region of his column."""

    tokens: tuple[Token, ...]

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ask_take(self.tokens)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Take]) -> None:
        token = answers[PLAYER].token if answers else self.tokens[0]
        take_off_ground(state, token)
        receive(state, token)


def ask_take(tokens: tuple[Token, ...]) -> Sequence[Decision]:
    """Where several tokens suit equally the player chooses."""
    if len(tokens) < 2:
        return ()
    return (Decision(PLAYER, "poacher-takes", tuple([TAKE[t] for t in tokens])),)


def receive(state: Expedition, token: Token) -> None:
    """Put a token on the poacher's board."""
    card, deck, used, evidence, caught = poacher_of(state)
    state.poacher = new_tuple(Poacher, (card, deck, used, (*evidence, token), caught))
    state.tell(PoacherTook, token)


@dataclass(frozen=True, slots=True)
class CatchCryptid(Step):
    """§13.4 He catches the cryptid he wants most and can pay for; ties are the player's choice."""

    action: PoacherAction
    prey: tuple[Cryptid, ...]

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if len(self.prey) < 2:
            return ()
        return (Decision(PLAYER, "poacher-catches", tuple(map(Catch, self.prey))),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Catch]) -> None:
        catch(state, answers[PLAYER].cryptid if answers else self.prey[0], self.action)


def catch(state: Expedition, cryptid: Cryptid, action: PoacherAction) -> None:
    """Pay, take the card, and see whether that ends the game."""
    poacher = poacher_of(state)
    paid = poacher.evidence
    if action is not PoacherAction.CATCH_ANY:
        paid = payment(state.needs(cryptid), poacher.evidence)
    left = tuple(t for t in poacher.evidence if t not in paid)
    state.put_aside(paid)
    card, deck, used, _, caught = poacher
    state.poacher = new_tuple(Poacher, (card, deck, used, left, (*caught, cryptid)))
    state.tell(PoacherCaught, cryptid)
    if cryptid in state.found[PLAYER]:
        state.found[PLAYER] = without(state.found[PLAYER], cryptid)
    else:
        state.then(*take_card(state, cryptid))
    # Last: the log tells the catch before the end, and `finish` clears the agenda.
    if reason := caught_enough(state):
        lost_game(state, reason)
