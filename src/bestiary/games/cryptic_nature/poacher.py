"""§13 The poacher of the solo game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bestiary.core import CHANCE, Decision, Odds
from bestiary.games.cryptic_nature.bag import Answers
from bestiary.games.cryptic_nature.choices import Catch, Take, TurnCard
from bestiary.games.cryptic_nature.components import PLANS, PoacherPlan, constant
from bestiary.games.cryptic_nature.events import (
    PoacherCaught,
    PoacherIdled,
    PoacherRefreshed,
    PoacherTook,
    PoacherTurned,
)
from bestiary.games.cryptic_nature.hunting import (
    candidates,
    caught_enough,
    payment,
    suitable_on_map,
)
from bestiary.games.cryptic_nature.pieces import (
    Cryptid,
    PoacherAction,
    PoacherCard,
    Token,
)
from bestiary.games.cryptic_nature.refresh import DropToken, RefreshEmptyBoard, can_refresh
from bestiary.games.cryptic_nature.scoring import lost_game
from bestiary.games.cryptic_nature.state import Expedition, Poacher
from bestiary.games.cryptic_nature.tracking import take_card

SLOTS: int = constant("poacher-slots")
PLAYER, POACHER = 0, 1
CATCHES = (PoacherAction.CATCH_2, PoacherAction.CATCH_3, PoacherAction.CATCH_ANY)


def poacher_of(state: Expedition) -> Poacher:
    """The poacher; only asked in the solo game."""
    if state.poacher is None:
        raise LookupError("there is no poacher at this table")
    return state.poacher


def plan_of(state: Expedition) -> PoacherPlan:
    """The card in force."""
    card = poacher_of(state).card
    return PLANS[card or PoacherCard.CARD_1]


@dataclass(frozen=True, slots=True)
class PoacherHunts:
    """§13.2 A card is turned up; its line for his evidence gives the leftmost possible action."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        poacher = poacher_of(state)
        odds = {TurnCard(c): 1 for c in poacher.deck or poacher.used}
        return (Decision(CHANCE, "turn-card", Odds(odds)),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        poacher = poacher_of(state)
        card = answers[CHANCE].card
        deck, used = (poacher.deck, poacher.used) if poacher.deck else (poacher.used, ())
        used += (poacher.card,) if poacher.card else ()
        state.poacher = poacher._replace(
            card=card, deck=tuple(c for c in deck if c is not card), used=tuple(sorted(used))
        )
        state.reveal()
        state.tell(PoacherTurned(card))
        row = plan_of(state).rows[len(poacher.evidence)]
        action = next((a for a in row if is_possible(state, a)), None)
        act(state, action)


def is_possible(state: Expedition, action: PoacherAction) -> bool:
    """Whether the poacher can do this in the cryptozoologist phase."""
    if action is PoacherAction.REFRESH_BOARD:
        return can_refresh(state)
    if action in CATCHES:
        return bool(candidates(state, action, plan_of(state)))
    free = len(poacher_of(state).evidence) < SLOTS
    return free and bool(suitable_on_map(state, action, plan_of(state)))


def act(state: Expedition, action: PoacherAction | None) -> None:
    """Carry out the action of the cryptozoologist phase."""
    if action is None:
        state.tell(PoacherIdled())
    elif action is PoacherAction.REFRESH_BOARD:
        state.tell(PoacherRefreshed(market=False))
        state.then(DropToken(PLAYER))
    elif action in CATCHES:
        state.then(CatchCryptid(action))
    else:
        state.then(TakeFromMap(action), RefreshEmptyBoard())


@dataclass(frozen=True, slots=True)
class TakeFromMap:
    """§13.3 He takes suitable evidence, rumours last, from the first region of his column."""

    action: PoacherAction

    def ask(self, state: Expedition) -> Sequence[Decision]:
        tokens = suitable_on_map(state, self.action, plan_of(state))
        return ask_take(tokens)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        tokens = suitable_on_map(state, self.action, plan_of(state))
        token = answers[PLAYER].token if answers else tokens[0]
        place = next(p for p, lying in state.ground.items() if token in lying)
        rest = tuple(t for t in state.ground[place] if t is not token)
        del state.ground[place]
        if rest:
            state.ground[place] = rest
        receive(state, token)


def ask_take(tokens: tuple[Token, ...]) -> Sequence[Decision]:
    """Where several tokens suit equally the player chooses."""
    if len(tokens) < 2:
        return ()
    return (Decision(PLAYER, "poacher-takes", tuple(map(Take, tokens))),)


def receive(state: Expedition, token: Token) -> None:
    """Put a token on the poacher's board."""
    poacher = poacher_of(state)
    state.poacher = poacher._replace(evidence=(*poacher.evidence, token))
    state.tell(PoacherTook(token))


@dataclass(frozen=True, slots=True)
class CatchCryptid:
    """§13.4 He catches the cryptid he wants most and can pay for; ties are the player's choice."""

    action: PoacherAction

    def ask(self, state: Expedition) -> Sequence[Decision]:
        prey = candidates(state, self.action, plan_of(state))
        if len(prey) < 2:
            return ()
        return (Decision(PLAYER, "poacher-catches", tuple(map(Catch, prey))),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        prey = candidates(state, self.action, plan_of(state))
        catch(state, answers[PLAYER].cryptid if answers else prey[0], self.action)


def catch(state: Expedition, cryptid: Cryptid, action: PoacherAction) -> None:
    """Pay, take the card, and see whether that ends the game."""
    poacher = poacher_of(state)
    paid = poacher.evidence
    if action is not PoacherAction.CATCH_ANY:
        paid = payment(state.needs(cryptid), poacher.evidence) or ()
    kept = tuple(t for t in poacher.evidence if t not in paid)
    state.put_aside(paid)
    state.poacher = poacher._replace(evidence=kept, caught=(*poacher.caught, cryptid))
    state.tell(PoacherCaught(cryptid))
    if cryptid in state.found[PLAYER]:
        state.found[PLAYER] = tuple(c for c in state.found[PLAYER] if c is not cryptid)
    else:
        state.then(*take_card(state, cryptid))
    if reason := caught_enough(state):
        lost_game(state, reason)
