"""§9 The abilities of the cryptids, moment by moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.games.cryptic_nature.assistant.initiative import (
    ShiftAssistant,
    cash_hare,
    cash_options,
    gain,
    gain_rumour,
    restore_skills,
)
from bestiary.games.cryptic_nature.bag import FILL_MARKET, Answers, DrawEvidence
from bestiary.games.cryptic_nature.box.components import CARDS, ELSEWHERE, PRICE, Ability
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place, Token
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import (
    Accept,
    Buy,
    Decline,
    Enough,
    Gather,
    Travel,
    UseHare,
)
from bestiary.games.cryptic_nature.events import Bought, Collected, MarketTaken, Travelled
from bestiary.games.cryptic_nature.refresh import REFRESH_IF_EMPTY, can_refresh, refresh_steps
from bestiary.games.cryptic_nature.state import Expedition

TRAVEL: Final[dict[Place, tuple[Travel, ...]]] = {
    p: tuple(Travel(q) for q in elsewhere) for p, elsewhere in ELSEWHERE.items()
}


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """§9.1 When its moment comes, the ability of a card works for the player at turn."""

    seat: Seat
    cryptid: Cryptid
    when: str

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        ability = CARDS[self.cryptid].ability(self.when)
        if ability is not None and ability.effect in EFFECTS:
            EFFECTS[ability.effect](state, self.seat, ability)


def take_off_ground(state: Expedition, token: Token) -> Place:
    """Take a token off the map; say where it lay."""
    place = next(p for p, tokens in state.ground.items() if token in tokens)
    rest = without(state.ground[place], token)
    # No empty entries: places with tokens are asked for by `in state.ground`.
    if rest:
        state.ground[place] = rest
    else:
        del state.ground[place]
    return place


@dataclass(frozen=True, slots=True)
class OfferDraw(Step):
    """Whether to draw is decided before the draw."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not state.has_slot(self.seat) or not (state.bag or state.aside):
            return ()
        return (Decision(self.seat, "draw-evidence", (Accept(), Decline())),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if answers and isinstance(answers[self.seat], Accept):
            state.then(DrawEvidence(self.seat))


@dataclass(frozen=True, slots=True)
class OfferRumour(Step):
    """A bonus rumour may be taken into a free slot."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not state.has_slot(self.seat) or not state.supply:
            return ()
        return (Decision(self.seat, "take-rumour", (Accept(), Decline())),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if answers and isinstance(answers[self.seat], Accept):
            gain_rumour(state, self.seat)


@dataclass(frozen=True, slots=True)
class TakeFromMarket(Step):
    """A token of the market for nothing; the market is filled at once."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not state.has_slot(self.seat) or not state.market:
            return ()
        options: tuple[Choice, ...] = (*map(Gather, state.market), Decline())
        return (Decision(self.seat, "take-from-market", options),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Gather | Decline]) -> None:
        if answers and isinstance(choice := answers[self.seat], Gather):
            token = choice.token
            state.market = without(state.market, token)
            state.evidence[self.seat] += (token,)
            state.tell(MarketTaken, self.seat, token)
            state.then(FILL_MARKET)


@dataclass(frozen=True, slots=True)
class CollectAnywhere(Step):
    """A token from any location of the map."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not state.has_slot(self.seat) or not state.ground:
            return ()
        tokens = [t for tokens in state.ground.values() for t in tokens]
        options: tuple[Choice, ...] = (*map(Gather, tokens), Decline())
        return (Decision(self.seat, "collect-anywhere", options),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Gather | Decline]) -> None:
        if answers and isinstance(choice := answers[self.seat], Gather):
            token = choice.token
            place = take_off_ground(state, token)
            state.evidence[self.seat] += (token,)
            state.tell(Collected, self.seat, token, place)
            state.then(REFRESH_IF_EMPTY)


@dataclass(frozen=True, slots=True)
class BuyFreely(Step):
    """Buy tokens one after the other; the market is filled after each."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        coins = state.coins[self.seat]
        if not state.has_slot(self.seat):
            return ()
        options: list[Choice] = [Buy(t) for t in state.market if PRICE[t] <= coins]
        options += cash_options(state, self.seat)
        return (Decision(self.seat, "buy-freely", (*options, Enough())),) if options else ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        match answers.get(self.seat):
            case Buy(token):
                buy(state, self.seat, token)
                # The market is filled before the next purchase is offered.
                state.then(FILL_MARKET, self)
            case UseHare():
                cash_hare(state, self.seat)
                state.then(self)


def buy(state: Expedition, seat: Seat, token: Token) -> None:
    """Pay a market token's price and take it."""
    state.coins[seat] -= PRICE[token]
    state.market = without(state.market, token)
    state.evidence[seat] += (token,)
    state.tell(Bought, seat, token)


@dataclass(frozen=True, slots=True)
class OfferRefresh(Step):
    """The refresh action for nothing."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not can_refresh(state):
            return ()
        return (Decision(self.seat, "offer-refresh", (Accept(), Decline())),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if answers and isinstance(answers[self.seat], Accept):
            state.then(*refresh_steps(self.seat))


@dataclass(frozen=True, slots=True)
class TravelAnywhere(Step):
    """The own cryptozoologist may go to any location."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        here = state.place[self.seat]
        options: tuple[Choice, ...] = (*(TRAVEL[here] if here else ()), Decline())
        return (Decision(self.seat, "travel", options),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Travel | Decline]) -> None:
        if isinstance(choice := answers[self.seat], Travel):
            state.place[self.seat] = choice.to
            state.tell(Travelled, self.seat, choice.to)


def _gain(state: Expedition, seat: Seat, ability: Ability) -> None:
    gain(state, seat, ability.coins, ability.experience)


def _offer(step: Callable[[Seat], Step]) -> Callable[[Expedition, Seat, Ability], None]:
    """§9.2 What is not simply gained is offered, and asked only where it is possible."""

    def offer(state: Expedition, seat: Seat, ability: Ability) -> None:
        state.then(*(step(seat) for _ in range(max(1, ability.amount))))

    return offer


def _restore(state: Expedition, seat: Seat, ability: Ability) -> None:
    state.then(restore_skills(seat, ability.amount))


def _shift(state: Expedition, seat: Seat, ability: Ability) -> None:
    state.then(ShiftAssistant(seat, ability.amount))


EFFECTS: Final[dict[str, Callable[[Expedition, Seat, Ability], None]]] = {
    "gain": _gain,
    "restore": _restore,
    "bonus-rumour": _offer(OfferRumour),
    "draw": _offer(OfferDraw),
    "take-market": _offer(TakeFromMarket),
    "collect-anywhere": _offer(CollectAnywhere),
    "buy": _offer(BuyFreely),
    "refresh": _offer(OfferRefresh),
    "move-assistant": _shift,
    "travel": _offer(TravelAnywhere),
}
"""Effects that happen when their moment comes; the others bend a rule where it stands."""
