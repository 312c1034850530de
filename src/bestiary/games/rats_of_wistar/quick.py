"""§8 Quick actions: any number, before or after the main action and the bonuses."""

from typing import Final

from bestiary.core import Choice
from bestiary.core.step import Reason
from bestiary.games.rats_of_wistar.actions.tents import PITCH, can_pitch, pitch
from bestiary.games.rats_of_wistar.actions.workers import (
    PLACE,
    TOKEN_MOVES,
    MoveWorkers,
    move,
    place,
)
from bestiary.games.rats_of_wistar.box.components import GOAL_NUMBER, GOALS, NUMBER, NUMBERS, ROOMS
from bestiary.games.rats_of_wistar.box.components import INVENTIONS as CARDS
from bestiary.games.rats_of_wistar.box.stock import (
    CURRENT,
    INDEX,
    JOKER,
    MOVEMENT,
    counter,
)
from bestiary.games.rats_of_wistar.choices import (
    AchieveGoal,
    BuyCurrent,
    BuyJoker,
    PitchTent,
    PlaceWorker,
    UseCard,
    UseMovement,
)
from bestiary.games.rats_of_wistar.effects.specials import USE
from bestiary.games.rats_of_wistar.events import GoalAchieved, OnceUsed
from bestiary.games.rats_of_wistar.gains import Gain, spend, tokens_left, trigger_steps
from bestiary.games.rats_of_wistar.inventions.prices import PayUnits
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar

BUY_JOKER: Final = BuyJoker()
BUY_CURRENT: Final = BuyCurrent()
ACHIEVE: Final = tuple(AchieveGoal(card.goal) for card in GOALS)


JOKER_PRICE: Final[int] = NUMBERS["joker_price"]
CURRENT_PRICE: Final[int] = NUMBERS["current_price"]
BUYING_JOKER: Final = (PayUnits(JOKER_PRICE), Gain(JOKER, 1))
BUYING_CURRENT: Final = (PayUnits(CURRENT_PRICE), Gain(CURRENT, 1))
DISCS: Final[int] = NUMBERS["goal_discs"]
GOAL_THRESHOLDS: Final = tuple(tuple(card.least(players) for card in GOALS) for players in range(5))
COUNTER_PLACES: Final = tuple(INDEX.get(card.counter, -1) for card in GOALS)
"""Where a goal's counter stands in the stock; -1 if it is no single number of it."""


def goal_thresholds(goal: int, players: int) -> tuple[int, ...]:
    """The values a public goal asks of so many players, cell by cell."""
    return GOAL_THRESHOLDS[players][goal]


def counter_value(me: Player, goal: int) -> int:
    """What a player has of what a goal counts."""
    place = COUNTER_PLACES[goal]
    return me.stock[place] if place >= 0 else counter(GOALS[goal].counter)(me)


def quick_actions(state: Wistar, options: list[Choice]) -> None:
    """Add every quick action that is possible now."""
    me = state.me
    payable = me.payable()
    if payable >= JOKER_PRICE and tokens_left(state, JOKER):
        options.append(BUY_JOKER)
    if payable >= CURRENT_PRICE and not me.has_current(boosted=True):
        options.append(BUY_CURRENT)
    if me.movement:
        for area in range(3):
            if me.workers_in(area):
                options += TOKEN_MOVES[area]
    if me.ready:
        options += [USE[card] for card in me.played if me.ready >> card & 1]
    if me.waiting:
        options += PLACE
    if can_pitch(me):
        options.append(PITCH[me.explorer])
    if me.goals_achieved < DISCS:
        options += [ACHIEVE[goal] for goal in goals_within_reach(state, me)]


def quick_reasons(state: Wistar) -> list[Reason]:
    """Why a quick action that a player may expect is not on offer."""
    me = state.me
    units = me.payable()
    missing = [
        ("buy-joker", "no-joker-left", "§8.1", not tokens_left(state, JOKER)),
        ("buy-joker", "short", "§8.1", units < JOKER_PRICE),
        ("buy-current", "boosted", "§8.2", me.has_current(boosted=True)),
        ("buy-current", "short", "§8.2", units < CURRENT_PRICE),
        ("use-movement", "no-token", "§8.3", not me.movement),
        ("use-movement", "no-worker", "§8.3", not any(me.workers)),
        ("place-worker", "nobody-waits", "§8.5", not me.waiting),
        ("pitch-tent", "no-tent-place", "§8.6", not can_pitch(me)),
        ("achieve-goal", "no-disc", "§8.8", me.goals_achieved >= DISCS),
    ]
    return [Reason(action, why, rule) for action, why, rule, holds in missing if holds]


def goals_within_reach(state: Wistar, me: Player) -> list[int]:
    """§8.7 The topmost free cell of a goal, once per player; jokers do not count.

    A private goal asks what its top cell asks.
    """
    goals = list[int]()
    actor = state.actor
    placed = state.discs
    thresholds = GOAL_THRESHOLDS[state.like]
    for goal in state.goals:
        cells = thresholds[goal]
        taken = 0
        if goal in placed:
            discs = placed[goal]
            taken = len(discs)
            if taken == len(cells) or actor in discs:
                continue
        if counter_value(me, goal) >= cells[taken]:
            goals.append(goal)
    for goal in me.private:
        if goal not in placed and counter_value(me, goal) >= GOALS[goal].cells[0][0]:
            goals.append(goal)
    return goals


def achieve(state: Wistar, choice: AchieveGoal) -> None:
    """§8.8 Three discs in all; the reward comes at once, then what waits for a goal."""
    goal = GOAL_NUMBER[choice.goal]
    state.discs[goal] = (*state.discs.get(goal, ()), state.actor)
    state.me.add_goal()
    state.tell(GoalAchieved, state.actor, choice.goal)
    state.then_all((*GOALS[goal].reward.steps, *trigger_steps(state.me, "goal")))


def buy_joker(state: Wistar, _: BuyJoker) -> None:
    """§8.1 A joker of the supply costs 3 of wood, metal and cards from hand, mixed at will."""
    state.then(*BUYING_JOKER)


def buy_current(state: Wistar, _: BuyCurrent) -> None:
    """§8.2 Current costs 4 of the same; the second time it is boosted, then it is not for sale."""
    state.then(*BUYING_CURRENT)


def use_movement(state: Wistar, choice: UseMovement) -> None:
    """§8.3 A movement token moves one worker between areas, two with the ability for it."""
    me = state.me
    spend(state, MOVEMENT, 1)
    # Put first, so done after the second move of the ability.
    state.then_all(trigger_steps(me, "use-move"))
    if me.moves_two_workers:
        state.then(MoveWorkers(1))
    move(state, choice.origin, choice.target)


def use_card(state: Wistar, choice: UseCard) -> None:
    """§8.4 A 1× effect may be used once a round, also in the turn its card is played."""
    number = NUMBER[choice.card]
    state.me.ready ^= 1 << number
    state.tell(OnceUsed, state.actor, choice.card)
    state.then_all(CARDS[number].effect.steps)


def send_worker(state: Wistar, choice: PlaceWorker) -> None:
    """Send one worker to the board."""
    place(state, choice.area)


def pitch_tent(state: Wistar, choice: PitchTent) -> None:
    """Put a tent where the explorer is."""
    pitch(state, ROOMS.index(choice.room))
