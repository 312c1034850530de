"""Evaluation of the turn at hand: the chief's place, its actions, and steps still on the agenda."""

from collections.abc import Callable
from typing import Any, Final

from bestiary.games.rats_of_wistar.abilities import (
    RemoveMarker,
    TakeHero,
    TakeSkill,
    one_time_steps,
)
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms
from bestiary.games.rats_of_wistar.actions.explore import Explore, OneUse
from bestiary.games.rats_of_wistar.actions.projects import Project
from bestiary.games.rats_of_wistar.actions.tents import SetTent
from bestiary.games.rats_of_wistar.actions.workers import AnyMain, MoveWorkers, strength
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import MainAction
from bestiary.games.rats_of_wistar.box.stock import ENTRANCE, FOREST, METAL, WOOD
from bestiary.games.rats_of_wistar.choices import PlaceChief
from bestiary.games.rats_of_wistar.effects.aggression import Lose, LoseEither
from bestiary.games.rats_of_wistar.effects.interpreter import ChooseGain
from bestiary.games.rats_of_wistar.effects.specials import (
    Copy,
    Fetch,
    Potion,
    PrivateGoal,
    TakeDiscard,
    Trade,
)
from bestiary.games.rats_of_wistar.gains import Offer
from bestiary.games.rats_of_wistar.inventions.play import PayBill, PlayCards
from bestiary.games.rats_of_wistar.inventions.prices import PayFor, PayUnits
from bestiary.games.rats_of_wistar.mind.assets import deeds, wealth
from bestiary.games.rats_of_wistar.mind.card_worths import (
    best_play,
    bill_cost,
    full_worth,
    worth_of_card,
)
from bestiary.games.rats_of_wistar.mind.prospects import (
    beds_worth,
    best_mission,
    dig_worth,
    mission_worth,
)
from bestiary.games.rats_of_wistar.mind.walks import Walk
from bestiary.games.rats_of_wistar.mind.weights import weights
from bestiary.games.rats_of_wistar.mind.worths import effect_worth, units_cost
from bestiary.games.rats_of_wistar.missions import ChooseMarker, CompleteMission, FirstOf
from bestiary.games.rats_of_wistar.state import NOBODY, Wistar
from bestiary.games.rats_of_wistar.turn import MAIN, free_cells, main_action, sector_at

UNPLACED_CHIEF_SHARE: Final = 0.8
"""The part of its best place that a chief not placed yet is worth."""
WALK_TRUST: Final = 1.1
PROJECT_POINT_WORTH: Final = 1.1
"""How far a walk can be trusted, and what a point for cards is worth."""


def main_worth(state: Wistar, action: MainAction, turns: int) -> float:
    """What a main action would bring now, those at the burrow entrance joining it."""
    player = state.me
    number = strength(player, action) + player.stock[ENTRANCE]
    match action:
        case MainAction.GATHER_WOOD:
            return gather_worth(state, WOOD, number, turns)
        case MainAction.GATHER_METAL:
            return gather_worth(state, METAL, number, turns)
        case MainAction.DIG:
            return dig_worth(player, DigRooms(number), turns)
        case MainAction.BEDS:
            return beds_worth(player, BuildBeds(number), turns)
        case MainAction.PROJECT:
            return PROJECT_POINT_WORTH * number * min(1.0, 0.15 * turns)
        case MainAction.EXPLORE:
            return WALK_TRUST * Walk(state).worth(number)


def gather_worth(state: Wistar, good: int, number: int, turns: int) -> float:
    """What so much wood or metal more would bring: what can be paid then, too."""
    if not number or not turns:
        return 0.0
    player = state.me
    possible = deeds(state, player, player.presence(), turns)
    # Changed in place and changed back: cheaper than a copy of the player.
    now = wealth(player, possible, turns)
    player.stock[good] += number
    then = wealth(player, possible, turns)
    player.stock[good] -= number
    return then - now


def chief_actions(state: Wistar, turns: int) -> float:
    """What the actions of the placed chief will bring that are still to be done."""
    if not state.todo:
        return 0.0
    sector, cell = divmod(state.place, box.MOST_CELLS)
    worth = 0.0
    for action in state.todo:
        bonus = getattr(action, "bonus", None)
        if bonus is None:
            worth += main_worth(state, main_action(state, sector), turns)
            continue
        raw = next(r for r in box.WHEEL[state.like][sector][cell] if r[1] == bonus.value)
        worth += bonus_worth(state, raw, turns)
    return 0.95 * worth


def next_chief(state: Wistar, turns: int) -> float:
    """What the best place for the next chief would bring now."""
    mains = {sector: main_worth(state, main_action(state, sector), turns) for sector in state.wheel}
    memo: dict[Any, float] = {}
    best = potion_worth(state, turns) + 0.4
    for place in free_cells(state):
        if not isinstance(place, PlaceChief):
            continue
        sector = sector_at(state, place.action)
        worth = mains[sector]
        for raw in box.WHEEL[state.like][sector][place.cell - 1]:
            # The same bonus lies in several cells: estimated once.
            if raw not in memo:
                memo[raw] = bonus_worth(state, raw, turns)
            worth += memo[raw]
        best = max(best, worth)
    return UNPLACED_CHIEF_SHARE * best


def bonus_worth(state: Wistar, raw: Any, turns: int) -> float:
    """What a bonus of the wheel would bring now."""
    match raw[1]:
        case "play":
            return best_play(state, turns)
        case "mission":
            return best_mission(state, turns)
        case "potion":
            return potion_worth(state, turns)
        case "explore":
            return WALK_TRUST * Walk(state).worth(raw[2])
        case "take-mouse" if state.round_mouse == NOBODY or state.me.free_rooms <= 0:
            return 0.0
        case _:
            return effect_worth((raw,), state.me, turns)


def potion_worth(state: Wistar, turns: int) -> float:
    """The best use of a potion."""
    return max(0.9 * weights(turns)["metal"], best_play(state, turns), best_mission(state, turns))


def best_move(state: Wistar, turns: int) -> float:
    """What a worker more would bring to the main action still to be done."""
    me = state.me
    sector = state.place // box.MOST_CELLS
    if MAIN not in state.todo:
        return 0.0
    action = main_action(state, sector)
    area = FOREST + box.AREA_OF[action]
    if not sum(me.stock[FOREST : FOREST + 3]) - me.stock[area]:
        return 0.0
    now = main_worth(state, action, turns)
    me.stock[area] += 1
    more = main_worth(state, action, turns)
    me.stock[area] -= 1
    return max(0.0, more - now)


def step_worth(state: Wistar, step: Any, turns: int) -> float:
    """What an open step of the actor will bring, or cost."""
    estimate = _ESTIMATES.get(type(step))
    return estimate(state, step, turns) if estimate else _FIXED_WORTHS.get(type(step), 0.0)


def bill_worth(state: Wistar, bill: PayBill, turns: int) -> float:
    """A card on its way to the table."""
    cost = bill_cost(bill.wood, bill.metal, bill.either, turns)
    in_hand = worth_of_card(state.me, bill.card, turns)
    return full_worth(state.me, bill.card, turns) - cost - in_hand


def both_worths(state: Wistar, step: FirstOf, turns: int) -> float:
    """A mission's reward and what the freed cell gives once."""
    reward = effect_worth(box.ROWS[step.row].reward.raw, state.me, turns)
    return reward + sum(step_worth(state, s, turns) for s in one_time_steps(step.cell))


_ESTIMATES: Final[dict[type, Callable[[Wistar, Any, int], float]]] = {
    Explore: lambda state, step, _: WALK_TRUST * Walk(state).worth(step.points),
    Project: lambda _, step, turns: PROJECT_POINT_WORTH * step.points * min(1.0, 0.15 * turns),
    PlayCards: lambda state, step, turns: best_play(state, turns, step.allowance),
    Potion: lambda state, step, turns: potion_worth(state, turns) * step.number,
    CompleteMission: lambda state, step, turns: best_mission(state, turns, step.waived),
    ChooseMarker: lambda state, step, turns: mission_worth(state.me, box.ROWS[step.row], turns),
    FirstOf: both_worths,
    DigRooms: lambda state, step, turns: dig_worth(state.me, step, turns),
    BuildBeds: lambda state, step, turns: beds_worth(state.me, step, turns),
    PayUnits: lambda state, step, _: -units_cost(state.me, step.number),
    MoveWorkers: lambda state, _, turns: best_move(state, turns),
    PayFor: lambda state, step, turns: max(
        0.0, effect_worth(step.then, state.me, turns) - units_cost(state.me, step.number)
    ),
    AnyMain: lambda state, _, turns: max(main_worth(state, a, turns) for a in MainAction),
    PayBill: lambda state, step, turns: bill_worth(state, step, turns),
}
_FIXED_WORTHS: Final[dict[type, float]] = {
    Offer: 1.0,
    ChooseGain: 1.0,
    TakeHero: 4.0,
    TakeSkill: 0.8,
    OneUse: 1.0,
    SetTent: 0.4,
    RemoveMarker: 2.5,
    TakeDiscard: 1.2,
    Copy: 0.8,
    Trade: 0.3,
    PrivateGoal: 2.0,
    Fetch: 1.2,
    Lose: -1.0,
    LoseEither: -2.0,
}
