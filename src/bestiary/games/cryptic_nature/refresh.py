"""§6 Refreshing evidence and cryptids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.choice import Memo
from bestiary.games.cryptic_nature.assistant.initiative import ShiftAssistant, gain, shifts
from bestiary.games.cryptic_nature.bag import Answers, discard_cards, draw_chain, open_cards
from bestiary.games.cryptic_nature.bets import return_bets
from bestiary.games.cryptic_nature.box.components import BOARD_EVIDENCE, CARDS, constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Token
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import (
    Decline,
    Drop,
    Replace,
    Shift,
    TakeCoins,
    TakeExperience,
)
from bestiary.games.cryptic_nature.events import CardsDiscarded, TokenDropped
from bestiary.games.cryptic_nature.state import Expedition

CARDS_REPLACED: Final[int] = constant("refresh-cards")
BONUS_COINS: Final[int] = constant("refresh-coins")
BONUS_EXPERIENCE: Final[int] = constant("refresh-experience")
BONUS_STEPS: Final[int] = constant("refresh-steps")
DROP: Final[dict[Token, Drop]] = {t: Drop(t) for t in Token}
REPLACE: Final[dict[Cryptid, Replace]] = {c: Replace((c,)) for c in Cryptid}
REPLACE_BOTH: Final[dict[Cryptid, dict[Cryptid, Replace]]] = {
    c: {other: Replace((c, other)) for other in Cryptid} for c in Cryptid
}


def can_refresh(state: Expedition) -> bool:
    """§6.1 Only with fewer than seven tokens on the map."""
    return state.on_ground() < BOARD_EVIDENCE


@cache
def refresh_steps(seat: Seat) -> tuple[DropToken, ReplaceCards, RefreshBonus]:
    return DropToken(seat), ReplaceCards(seat), RefreshBonus(seat)


@dataclass(frozen=True, slots=True)
class DropToken(Step):
    """One market token goes, a new one takes its place and begins the chain up to seven."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        if not state.market:
            return ()
        return (Decision(self.seat, "drop-token", [DROP[t] for t in state.market]),)

    def resolve(self, state: Expedition, answers: Mapping[Seat, Drop]) -> None:
        at = len(state.market)
        if answers:
            token = answers[self.seat].token
            at = state.market.index(token)
            state.market = without(state.market, token)
            state.put_aside((token,))
            state.tell(TokenDropped, self.seat, token)
        # One token more than the map lacks: the first drawn goes to the market, into the gap.
        state.then(draw_chain(1 + BOARD_EVIDENCE - state.on_ground(), None, at))


drop_token: Final = cache(DropToken)


@dataclass(frozen=True, slots=True)
class RefreshEmptyBoard(Step):
    """§6.4 An empty map is refreshed at once, without cards and bonus."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        return ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if not state.ground and (state.bag or state.aside):
            state.then(drop_token(state.mover))


REFRESH_IF_EMPTY: Final = RefreshEmptyBoard()


def come_back(state: Expedition, turn: Step) -> None:
    """Go on with a turn after something that takes tokens off at most one location."""
    state.agenda.append(turn)
    if len(state.ground) < 2:
        state.agenda.append(REFRESH_IF_EMPTY)


@dataclass(frozen=True, slots=True)
class ReplaceCards(Step):
    """§6.2 Up to two cards without bets of other players give way to new ones of their level."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        cards = self.candidates(state)
        if not cards:
            return ()
        options: tuple[Choice, ...] = (Decline(), *replacements(cards, CARDS_REPLACED))
        return (Decision(self.seat, "replace-cards", options),)

    def candidates(self, state: Expedition) -> tuple[Cryptid, ...]:
        """The cards that may go; none while every open card bears a bet."""
        cards = state.open_cards()
        if not state.with_bets or all(map(state.is_bet_on, cards)):
            return ()
        others = [bets for seat, bets in enumerate(state.bets) if seat != self.seat]
        return tuple(c for c in cards if not any(c in bets for bets in others))

    def resolve(self, state: Expedition, answers: Mapping[Seat, Replace | Decline]) -> None:
        if answers and isinstance(choice := answers[self.seat], Replace):
            replace_cards(state, self.seat, choice.cards)


REPLACEMENTS: Final = Memo[tuple[tuple[Cryptid, ...], int], tuple[Replace, ...]]()


def replacements(cards: tuple[Cryptid, ...], most: int) -> tuple[Replace, ...]:
    """Every way to replace one card, or up to `most`, which is never more than two."""
    return REPLACEMENTS.get((cards, most)) or _replacements(cards, most)


def _replacements(cards: tuple[Cryptid, ...], most: int) -> tuple[Replace, ...]:
    options = [REPLACE[card] for card in cards]
    for at, card in enumerate(cards if most > 1 else ()):
        pairs = REPLACE_BOTH[card]
        options += [pairs[other] for other in cards[at + 1 :]]
    return REPLACEMENTS.keep((cards, most), tuple(options))


def replace_cards(state: Expedition, seat: Seat, cards: tuple[Cryptid, ...]) -> None:
    """Discard the cards, then open new ones from left to right."""
    state.tell(CardsDiscarded, seat, cards)
    for card in cards:
        return_bets(state, card)
    places = discard_cards(state, cards)
    in_order = sorted(zip(places, cards, strict=True))
    state.then(*(open_cards((place,), CARDS[card].level) for place, card in in_order))


@dataclass(frozen=True, slots=True)
class RefreshBonus(Step):
    """§6.3 Coins, experience or up to two steps of the own assistant."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        steps = shifts(state, self.seat, BONUS_STEPS)
        options: tuple[Choice, ...] = (TakeCoins(), TakeExperience(), *steps)
        return (Decision(self.seat, "refresh-bonus", options),)

    def resolve(
        self, state: Expedition, answers: Mapping[Seat, TakeCoins | TakeExperience | Shift]
    ) -> None:
        match answers[self.seat]:
            case TakeCoins():
                gain(state, self.seat, coins=BONUS_COINS)
            case TakeExperience():
                gain(state, self.seat, experience=BONUS_EXPERIENCE)
            case Shift() as shift:
                ShiftAssistant(self.seat, BONUS_STEPS).resolve(state, {self.seat: shift})
