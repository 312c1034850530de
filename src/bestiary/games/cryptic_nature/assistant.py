"""§7 The assistant phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from bestiary.core import Choice, Decision, Reason, Seat
from bestiary.games.cryptic_nature.assistants import (
    RESTORE,
    RestoreSkills,
    cash_hare,
    cash_options,
    gain,
    gain_rumour,
    restore,
    step,
)
from bestiary.games.cryptic_nature.bag import Answers, FillMarket
from bestiary.games.cryptic_nature.bets import bet_options, lay_bet
from bestiary.games.cryptic_nature.choices import (
    Bet,
    Buy,
    Decline,
    EndTurn,
    Learn,
    MoveBet,
    PaidStep,
    RefreshMarket,
    Replace,
    Restore,
    Sell,
    StepDown,
    StepUp,
    Swap,
    UseHare,
)
from bestiary.games.cryptic_nature.components import ACTIVE, ALL_SKILLS, BIT, COST, constant
from bestiary.games.cryptic_nature.events import (
    AssistantMoved,
    BetMoved,
    DieTaken,
    MarketRefreshed,
    SkillLearned,
)
from bestiary.games.cryptic_nature.market import trade, trades
from bestiary.games.cryptic_nature.pieces import Cryptid, Direction, Face, Skill
from bestiary.games.cryptic_nature.reasons import assistant_reasons
from bestiary.games.cryptic_nature.refresh import (
    RefreshEmptyBoard,
    replace_cards,
    replacements,
)
from bestiary.games.cryptic_nature.sanctuary import PlaceTerrain
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.wolpertinger import discard_hare, hare_options

STEP_COST: int = constant("paid-step-cost")
MARKET_COST: int = constant("market-refresh-cost")
CARDS_COST: int = constant("cards-refresh-cost")
CARDS_MOST: int = constant("cards-refresh-most")
SOLO_CARDS_COST: int = constant("solo-cards-refresh-cost")
SOLO_CARDS_MOST: int = constant("solo-cards-refresh-most")
RESTORE_COST: int = constant("restore-cost")
DIE_RESTORES: int = constant("die-restores")
DOWN: dict[Face, StepDown] = {f: StepDown(f) for f in Face}
PAID: dict[Direction, PaidStep] = {d: PaidStep(d) for d in Direction}
LEARN: dict[Skill, Learn] = {s: Learn(s) for s in Skill}
STEP_UP, END_TURN, REFRESH_MARKET, DECLINE = StepUp(), EndTurn(), RefreshMarket(), Decline()


def card_refresh(state: Expedition) -> tuple[int, int]:
    """Price and number of cards of a paid refresh."""
    if state.solo:
        return SOLO_CARDS_COST, SOLO_CARDS_MOST
    return CARDS_COST, CARDS_MOST


def step_options(state: Expedition, seat: Seat) -> list[Choice]:
    """§7.1 The mandatory step: down for a die, up for skills; over whoever stands in the way."""
    if state.stepped:
        return []
    row = state.rows[seat]
    options: list[Choice] = []
    if state.row_beyond(row, Direction.DOWN) is not None:
        options += [DOWN[f] for f in dict.fromkeys(state.dice)]
    if state.row_beyond(row, Direction.UP) is not None:
        options.append(STEP_UP)
    return options


def paid_options(state: Expedition, seat: Seat) -> list[Choice]:
    """§7.4 A row for a coin; and for coins a new market or new cards."""
    coins, row = state.coins[seat], state.rows[seat]
    if not coins:
        return []
    options: list[Choice] = [
        PAID[d] for d in Direction if state.row_beyond(row, d) is not None and coins >= STEP_COST
    ]
    if coins >= MARKET_COST:
        options.append(REFRESH_MARKET)
    cost, most = card_refresh(state)
    if state.with_bets and coins >= cost:
        options += replacements(unbet(state), most)
    return options


def unbet(state: Expedition) -> tuple[Cryptid, ...]:
    """The open cards without any bet."""
    return tuple(c for c in state.open_cards() if not state.is_bet_on(c))


def bet_moves(state: Expedition, seat: Seat) -> list[MoveBet]:
    """§7.7 Once in the turn one bet may move, but not one laid in this turn."""
    if state.bet_moved or not state.with_bets:
        return []
    mine = state.bets[seat]
    others = [c for c in state.open_cards() if c not in mine]
    return [MoveBet(c, to) for c in mine if c not in state.fresh_bets for to in others]


@dataclass(frozen=True, slots=True)
class AssistantTurn:
    """In any order: the mandatory step once, and whatever else the coins allow."""

    lets_bet: ClassVar[bool] = True
    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.seat
        options = step_options(state, seat)
        options += paid_options(state, seat)
        options += trades(state, seat)
        options += bet_moves(state, seat)
        options += hare_options(state, seat)
        options += bet_options(state, seat)
        if state.stepped:
            options.append(END_TURN)
        return (Decision(seat, "assistant-turn", options),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        choice = answers[self.seat]
        if isinstance(choice, EndTurn):
            state.then(FillMarket(), PlaceTerrain(self.seat))
            return
        state.then(RefreshEmptyBoard(), self)
        carry_out(state, self.seat, choice)

    def reasons(self, state: Expedition, seat: Seat) -> Sequence[Reason]:
        """Why some actions are not on offer."""
        return assistant_reasons(state, seat)


def carry_out(state: Expedition, seat: Seat, choice: Choice) -> None:
    """Do what was chosen."""
    match choice:
        case StepDown(face):
            state.stepped = True
            step(state, seat, Direction.DOWN)
            state.tell(AssistantMoved(seat, Direction.DOWN, 1))
            take_die(state, seat, face)
        case StepUp():
            state.stepped = True
            step(state, seat, Direction.UP)
            state.tell(AssistantMoved(seat, Direction.UP, 1))
            state.then(Train(seat))
        case PaidStep(direction):
            state.coins[seat] -= STEP_COST
            step(state, seat, direction)
            state.tell(AssistantMoved(seat, direction, 1))
        case RefreshMarket():
            refresh_market(state, seat)
        case Replace(cards):
            pay_for_cards(state, seat, cards)
        case Buy() | Sell() | Swap():
            trade(state, seat, choice)
        case MoveBet(cryptid, to):
            state.bet_moved = True
            state.bets[seat] = tuple(to if b is cryptid else b for b in state.bets[seat])
            state.tell(BetMoved(seat, cryptid, to))
        case Bet(cryptid):
            lay_bet(state, seat, cryptid)
        case UseHare():
            discard_hare(state, seat, choice)


def take_die(state: Expedition, seat: Seat, face: Face) -> None:
    """§7.2 A step down gains one of the dice left, which is then set aside."""
    dice = list(state.dice)
    dice.remove(face)
    state.dice = tuple(dice)
    state.tell(DieTaken(seat, face))
    match face.split("-"):
        case ["coins", amount]:
            gain(state, seat, coins=int(amount))
        case ["experience", amount]:
            gain(state, seat, experience=int(amount))
        case ["restore"]:
            state.then(RestoreSkills(seat, DIE_RESTORES))
        case _:
            gain_rumour(state, seat)


def refresh_market(state: Expedition, seat: Seat) -> None:
    """§7.5 A coin buys a wholly new market."""
    state.coins[seat] -= MARKET_COST
    state.put_aside(state.market)
    state.market = ()
    state.tell(MarketRefreshed(seat))
    state.then(FillMarket())


def pay_for_cards(state: Expedition, seat: Seat, cards: tuple[Cryptid, ...]) -> None:
    """Replace cards for coins; a single one may be replaced once more."""
    cost, most = card_refresh(state)
    state.coins[seat] -= cost
    place = state.display.index(cards[0])
    if len(cards) < most:
        state.then(ReplaceAgain(seat, place))
    replace_cards(state, seat, cards)


@dataclass(frozen=True, slots=True)
class ReplaceAgain:
    """The same place may be replaced twice for one coin."""

    seat: Seat
    place: int

    def ask(self, state: Expedition) -> Sequence[Decision]:
        card = state.display[self.place]
        if card is None or state.is_bet_on(card):
            return ()
        return (Decision(self.seat, "replace-again", (Replace((card,)), DECLINE)),)

    def resolve(self, state: Expedition, answers: Answers) -> None:
        if answers and isinstance(answers[self.seat], Replace):
            replace_cards(state, self.seat, answers[self.seat].cards)


@dataclass(frozen=True, slots=True)
class Train:
    """§7.3 After a step up: buy skills for experience, restore used ones for a coin each."""

    seat: Seat

    def ask(self, state: Expedition) -> Sequence[Decision]:
        seat = self.seat
        new = ALL_SKILLS & ~state.owned[seat]
        purse = state.experience[seat] - state.surcharge
        options: list[Choice] = [LEARN[s] for s in Skill if new & BIT[s] and COST[s] <= purse]
        if used := state.used_skills(seat):
            if state.coins[seat] >= RESTORE_COST:
                options += [RESTORE[s] for s in ACTIVE if used & BIT[s]]
            options += cash_options(state, seat)
        return (Decision(seat, "train", (*options, DECLINE)),) if options else ()

    def resolve(self, state: Expedition, answers: Answers) -> None:
        match answers.get(self.seat):
            case Learn(skill):
                learn(state, self.seat, skill)
                state.then(self)
            case Restore(skill):
                state.coins[self.seat] -= RESTORE_COST
                restore(state, self.seat, skill)
                state.then(self)
            case UseHare():
                cash_hare(state, self.seat)
                state.then(self)


def learn(state: Expedition, seat: Seat, skill: Skill) -> None:
    """Pay for a skill; an active one is available at once."""
    state.experience[seat] -= COST[skill] + state.surcharge
    state.owned[seat] |= BIT[skill]
    if skill in ACTIVE:
        state.ready[seat] |= BIT[skill]
    state.tell(SkillLearned(seat, skill))
