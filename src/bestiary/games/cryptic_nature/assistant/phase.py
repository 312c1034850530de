"""§7 The assistant phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bestiary.core import Choice, Decision, Seat, Step
from bestiary.core.step import Reason
from bestiary.games.cryptic_nature.assistant.initiative import (
    gain,
    gain_rumour,
    restore_skills,
    step,
)
from bestiary.games.cryptic_nature.assistant.market import trade, trades
from bestiary.games.cryptic_nature.assistant.training import train
from bestiary.games.cryptic_nature.bag import FILL_MARKET, Answers
from bestiary.games.cryptic_nature.bets import WithBets, bet, bet_options
from bestiary.games.cryptic_nature.box.components import constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Direction, Face
from bestiary.games.cryptic_nature.box.piles import without
from bestiary.games.cryptic_nature.choices import (
    Bet,
    Buy,
    Decline,
    EndTurn,
    MoveBet,
    PaidStep,
    RefreshMarket,
    Replace,
    Sell,
    StepDown,
    StepUp,
    Swap,
    UseHare,
)
from bestiary.games.cryptic_nature.events import AssistantMoved, BetMoved, DieTaken, MarketRefreshed
from bestiary.games.cryptic_nature.reasons import assistant_reasons
from bestiary.games.cryptic_nature.refresh import come_back, replace_cards, replacements
from bestiary.games.cryptic_nature.sanctuary.building import place_terrain
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.wolpertinger import discard_hare, hare_options

STEP_COST: Final[int] = constant("paid-step-cost")
MARKET_COST: Final[int] = constant("market-refresh-cost")
CARDS_COST: Final[int] = constant("cards-refresh-cost")
CARDS_MOST: Final[int] = constant("cards-refresh-most")
SOLO_CARDS_COST: Final[int] = constant("solo-cards-refresh-cost")
SOLO_CARDS_MOST: Final[int] = constant("solo-cards-refresh-most")
DIE_RESTORES: Final[int] = constant("die-restores")
UP: Final = Direction.UP
DOWN: Final = Direction.DOWN
TAKE_DIE: Final[dict[Face, StepDown]] = {f: StepDown(f) for f in Face}
DIE_GAINS: Final[dict[Face, tuple[int, int]]] = {
    face: (int(amount), 0) if sort == "coins" else (0, int(amount))
    for face in Face
    for sort, _, amount in (face.partition("-"),)
    if amount.isdigit()
}
"""Coins and experience of a face."""
EITHER: Final[tuple[Direction, ...]] = (UP, DOWN)
UP_ONLY: Final[tuple[Direction, ...]] = (UP,)
DOWN_ONLY: Final[tuple[Direction, ...]] = (DOWN,)
NEITHER: Final[tuple[Direction, ...]] = ()
WAYS: Final = (EITHER, UP_ONLY, DOWN_ONLY, NEITHER)
PAID_STEPS: Final[dict[tuple[Direction, ...], tuple[Choice, ...]]] = {
    ways: tuple(map(PaidStep, ways)) for ways in WAYS
}
MOVE_BET: Final[dict[Cryptid, dict[Cryptid, MoveBet]]] = {
    c: {to: MoveBet(c, to) for to in Cryptid} for c in Cryptid
}
STEP_UP: Final = StepUp()
END_TURN: Final = EndTurn()
REFRESH_MARKET: Final = RefreshMarket()
DECLINE: Final = Decline()


def card_refresh(state: Expedition) -> tuple[int, int]:
    """Price and number of cards of a paid refresh."""
    if state.solo:
        return SOLO_CARDS_COST, SOLO_CARDS_MOST
    return CARDS_COST, CARDS_MOST


def ways(state: Expedition, seat: Seat) -> tuple[Direction, ...]:
    """The ways the assistant can go, over whoever stands there."""
    row = state.rows[seat]
    if state.row_beyond(row, UP) is None:
        return NEITHER if state.row_beyond(row, DOWN) is None else DOWN_ONLY
    return UP_ONLY if state.row_beyond(row, DOWN) is None else EITHER


STEP_OPTIONS: Final[dict[tuple[Direction, ...], dict[tuple[Face, ...], tuple[Choice, ...]]]] = {
    ways: {} for ways in WAYS
}
"""Memo table: the options by the ways that are free, then by the dice; there are few of either."""


def step_options(dice: tuple[Face, ...], ways: tuple[Direction, ...]) -> tuple[Choice, ...]:
    """§7.1 The mandatory step: down for a die, up for skills; over whoever stands in the way."""
    by_dice = STEP_OPTIONS[ways]
    options = by_dice.get(dice)
    if options is None:
        down = [TAKE_DIE[f] for f in dict.fromkeys(dice)] if DOWN in ways else []
        options = by_dice[dice] = (*down, STEP_UP) if UP in ways else tuple(down)
    return options


def paid_options(state: Expedition, seat: Seat, ways: tuple[Direction, ...]) -> list[Choice]:
    """§7.4 A row for a coin; and for coins a new market or new cards."""
    coins = state.coins[seat]
    options: list[Choice] = list(PAID_STEPS[ways]) if coins >= STEP_COST else []
    if coins >= MARKET_COST:
        options.append(REFRESH_MARKET)
    cost, most = card_refresh(state)
    if coins >= cost and state.with_bets:
        options += replacements(unbet(state), most)
    return options


def unbet(state: Expedition) -> tuple[Cryptid, ...]:
    """The open cards without any bet."""
    with_bet = [c for bets in state.bets for c in bets]
    return tuple([c for c in state.display if c is not None and c not in with_bet])


def bet_moves(state: Expedition, seat: Seat) -> list[MoveBet]:
    """§7.7 Once in the turn one bet may move, but not one laid in this turn."""
    if state.bet_moved or not state.with_bets:
        return []
    mine = state.bets[seat]
    fresh = state.fresh_bets
    others = [c for c in state.display if c is not None and c not in mine]
    moves = list[MoveBet]()
    for old in mine:
        if old not in fresh:
            by_goal = MOVE_BET[old]
            for to in others:
                moves.append(by_goal[to])
    return moves


ABOUT_STEP: Final = {stepped: (("stepped", stepped),) for stepped in (False, True)}


@dataclass(frozen=True, slots=True)
class AssistantTurn(WithBets):
    """In any order: the mandatory step once, and whatever else the coins allow."""

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.seat
        stepped = state.stepped
        coins = state.coins[self.seat]
        # Whoever has stepped and has no coins cannot move: nothing to look for on the track.
        free = () if stepped and not coins else ways(state, seat)
        options: list[Choice] = [] if stepped else list(step_options(state.dice, free))
        if coins:
            options += paid_options(state, seat, free)
        options += trades(state, seat)
        options += bet_moves(state, seat)
        if state.wolpertinger:
            options += hare_options(state, seat)
        options += bet_options(state, seat)
        if stepped:
            options.append(END_TURN)
        return (Decision(seat, "assistant-turn", options, ABOUT_STEP[stepped]),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        choice = answers[self.seat]
        if type(choice) is EndTurn:
            state.then(FILL_MARKET, place_terrain(self.seat))
            return
        come_back(state, self)  # first: what the choice brings goes before it on the agenda
        DEEDS[type(choice)](state, self.seat, choice)

    def reasons(self, state: Expedition, seat: Seat) -> Sequence[Reason]:
        """Why some actions are not on offer."""
        return assistant_reasons(state, seat)


def step_down(state: Expedition, seat: Seat, choice: StepDown) -> None:
    """The mandatory step, for a die."""
    state.stepped = True
    step(state, seat, DOWN)
    state.tell(AssistantMoved, seat, DOWN, 1)
    take_die(state, seat, choice.face)


def step_up(state: Expedition, seat: Seat, _: StepUp) -> None:
    """The mandatory step, for skills."""
    state.stepped = True
    step(state, seat, UP)
    state.tell(AssistantMoved, seat, UP, 1)
    state.then(train(seat))


def paid_step(state: Expedition, seat: Seat, choice: PaidStep) -> None:
    state.coins[seat] -= STEP_COST
    step(state, seat, choice.direction)
    state.tell(AssistantMoved, seat, choice.direction, 1)


def move_bet(state: Expedition, seat: Seat, choice: MoveBet) -> None:
    """Change a bet, once in the turn."""
    old, new = choice
    state.bet_moved = True
    state.bets[seat] = tuple([new if b is old else b for b in state.bets[seat]])
    state.tell(BetMoved, seat, old, new)


def take_die(state: Expedition, seat: Seat, face: Face) -> None:
    """§7.2 A step down gains one of the dice left, which is then set aside."""
    state.dice = without(state.dice, face)
    state.tell(DieTaken, seat, face)
    if face in DIE_GAINS:
        gain(state, seat, *DIE_GAINS[face])
    elif face is Face.RESTORE:
        state.then(restore_skills(seat, DIE_RESTORES))
    else:
        gain_rumour(state, seat)


def refresh_market(state: Expedition, seat: Seat, _: RefreshMarket) -> None:
    """§7.5 A coin buys a wholly new market."""
    state.coins[seat] -= MARKET_COST
    state.put_aside(state.market)
    state.market = ()
    state.tell(MarketRefreshed, seat)
    state.then(FILL_MARKET)


def pay_for_cards(state: Expedition, seat: Seat, choice: Replace) -> None:
    """Replace cards for coins; after a single one another may follow, also in its place."""
    cost, most = card_refresh(state)
    state.coins[seat] -= cost
    if len(choice.cards) < most:
        state.then(replace_again(seat))  # asked when the new card, put before it below, lies open
    replace_cards(state, seat, choice.cards)


DEEDS: Final[dict[type, Callable[[Expedition, Seat, Any], None]]] = {
    StepDown: step_down,
    StepUp: step_up,
    PaidStep: paid_step,
    RefreshMarket: refresh_market,
    Replace: pay_for_cards,
    Buy: trade,
    Sell: trade,
    Swap: trade,
    MoveBet: move_bet,
    Bet: bet,
    UseHare: discard_hare,
}


@dataclass(frozen=True, slots=True)
class ReplaceAgain(Step):
    """The second card of a paid refresh, chosen when the first new one was seen."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        cards = replacements(unbet(state), 1)
        return (Decision(self.seat, "replace-again", (*cards, DECLINE)),) if cards else ()

    def resolve(self, state: Expedition, answers: Mapping[Seat, Replace | Decline]) -> None:
        if answers and isinstance(choice := answers[self.seat], Replace):
            replace_cards(state, self.seat, choice.cards)


replace_again: Final = cache(ReplaceAgain)
