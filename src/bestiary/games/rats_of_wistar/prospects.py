"""What is begun and not finished is worth: cards in hand, the chief's actions, open steps."""

from collections.abc import Callable
from typing import Any

from . import components as box
from .aggression import Lose, LoseEither
from .burrow import BuildBeds, DigRooms, bed_cost, room_cost
from .card_worths import SHORT_OF_GOODS, best_play, bill_cost, full_worth, worth_of_card
from .choices import PlaceChief
from .effects import ChooseGain
from .explore import Explore, OneUse, SetTent
from .gains import Offer
from .missions import ChooseMarker, CompleteMission, RemoveMarker, TakeHero, TakeSkill, usable_cells
from .names import MainAction
from .play import PayBill, PlayCards
from .prices import PayFor, PayUnits, missing_skills
from .projects import Project
from .specials import Copy, Fetch, Potion, PrivateGoal, TakeDiscard, Trade
from .state import NOBODY, Player, Wistar
from .stock import (
    BEDS_BUILT,
    JOKER,
    METAL,
    ROOMS_DUG,
    WAIVE_MISSION,
    WOOD,
)
from .turn import free_cells, main_action, sector_at
from .walks import Walk
from .weights import some, weights
from .workers import AnyMain, MoveWorkers, strength
from .worths import UNIT, effect_worth

CHIEF = 0.92
"""The part of its best place that a chief not placed yet is worth."""
EXPLORE, PROJECT = 1.1, 1.1
"""How far a walk can be trusted, and what a point for cards is worth."""
CELL = (2.6, 2.6, 2.8, 1.6, 2.9, 3.2, 6.5, 4.5, 4.2, 5.0)
"""What freeing each cell is worth in the middle of the game, its VP included."""


def row_worth(player: Player, row: box.MissionRow, turns: int) -> float:
    """What completing a mission is worth, its price paid and the best cell freed."""
    price = row.price
    weight = weights(turns)
    cost = weight["wood"] * price.wood + weight["metal"] * price.metal
    jokers = missing_skills(player, price, player.stock[WAIVE_MISSION])
    cost += 1.2 * min(1.0, 0.2 * turns) * min(jokers, player.stock[JOKER])
    return marked_worth(player, row, turns) - cost


def marked_worth(player: Player, row: box.MissionRow, turns: int) -> float:
    """What a mission gives once its fixed price is paid."""
    reward = effect_worth(row.reward.raw, player, turns)
    return reward + best_cell(player, row, turns) - UNIT * row.price.any


def row_promise(player: Player, row: box.MissionRow, turns: int) -> float:
    """What an open mission promises: less, the more is missing to complete it."""
    price, stock = row.price, player.stock
    lacking = max(0, missing_skills(player, price, stock[WAIVE_MISSION]) - stock[JOKER])
    lacking += sum(max(0, number - stock[place]) for place, number in price.needs)
    goods = max(0, price.wood - stock[WOOD]) + max(0, price.metal - stock[METAL])
    goods += max(0, price.any - player.payable())
    worth = max(0.0, row_worth(player, row, turns))
    return float(worth * SHORT_OF_GOODS**goods * 0.7**lacking)


def best_cell(player: Player, row: box.MissionRow, turns: int) -> float:
    """The best marker that fits a mission."""
    return max((cell_worth(player, n, turns) for n in usable_cells(player, row)), default=0.0)


def cell_worth(player: Player, number: int, turns: int) -> float:
    """What freeing a cell is worth."""
    cell = box.CELLS[number]
    if cell.fee:
        track, done, name = _CHEAP[number]
        saved = weights(turns)[name] * (len(track) - player.stock[done])
        return saved - UNIT * cell.fee
    ability = CELL[number] - cell.vp
    return cell.vp + ability * min(1.0, 0.12 * turns)


_CHEAP = (
    (box.BED_TRACK, BEDS_BUILT, "cheap-beds"),
    (box.DUNGEON_TRACK, ROOMS_DUG, "cheap-rooms"),
)


def best_mission(state: Wistar, turns: int, waived: int = 0) -> float:
    """The best mission that can be completed now."""
    options = CompleteMission(1, waived).options(state)
    rows = (box.ROWS[box.ROW_NUMBER[option.row]] for option in options)
    return max((row_worth(state.me, row, turns) for row in rows), default=0.0)


def home_worth(
    player: Player, turns: int, *, wood: int = 0, metal: int = 0, beds: int = 0, rooms: int = 0
) -> float:
    """What goods, beds and rooms are worth if they change by so much."""
    stock, weight = player.stock, weights(turns)
    built, dug = stock[BEDS_BUILT] + beds, stock[ROOMS_DUG] + rooms
    free = max(0, player.free_rooms + rooms - beds)
    return (
        (0, *box.BED_TRACK)[built]
        + (0, *box.DUNGEON_TRACK)[dug]
        + weight["wood"] * some(stock[WOOD] + wood)
        + weight["metal"] * some(stock[METAL] + metal)
        + weight["workers"] * beds
        + weight["free-rooms"] * min(free, 3)
        + weight["any-free-room"] * (free > 0)
        + weight["next-bed"] * BED_STEPS[built]
        + weight["next-room"] * ROOM_STEPS[dug]
    )


def _steps(track: tuple[int, ...]) -> tuple[int, ...]:
    return (*(b - a for a, b in zip((0, *track), track, strict=False)), 0)


BED_STEPS, ROOM_STEPS = _steps(box.BED_TRACK), _steps(box.DUNGEON_TRACK)


def dig_worth(player: Player, step: DigRooms, turns: int) -> float:
    """The rooms that can be dug, as far as they pay."""
    best = now = home_worth(player, turns)
    for rooms in range(1, min(step.number, len(box.DUNGEON_TRACK) - player.stock[ROOMS_DUG]) + 1):
        cost = 0 if step.free else max(0, rooms * room_cost(player) - step.discount)
        if cost > player.stock[METAL]:
            break
        best = max(best, home_worth(player, turns, metal=-cost, rooms=rooms))
    return best - now


def beds_worth(player: Player, step: BuildBeds, turns: int) -> float:
    """The beds that can be built, as far as they pay."""
    best = now = home_worth(player, turns)
    most = min(step.number, len(box.BED_TRACK) - player.stock[BEDS_BUILT], player.free_rooms)
    for beds in range(1, most + 1):
        cost = 0 if step.free else max(0, beds * bed_cost(player) - step.discount)
        if cost > player.stock[WOOD]:
            break
        best = max(best, home_worth(player, turns, wood=-cost, beds=beds))
    return best - now


def main_worth(state: Wistar, action: MainAction, turns: int) -> float:
    """What a main action would bring now."""
    player = state.me
    number = strength(player, action)
    match action:
        case MainAction.GATHER_WOOD:
            return home_worth(player, turns, wood=number) - home_worth(player, turns)
        case MainAction.GATHER_METAL:
            return home_worth(player, turns, metal=number) - home_worth(player, turns)
        case MainAction.DIG:
            return dig_worth(player, DigRooms(number), turns)
        case MainAction.BEDS:
            return beds_worth(player, BuildBeds(number), turns)
        case MainAction.PROJECT:
            return PROJECT * number * min(1.0, 0.15 * turns)
        case MainAction.EXPLORE:
            return EXPLORE * Walk(state).worth(number)


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
    known: dict[Any, float] = {}
    best = potion_worth(state, turns) + 0.4
    for place in free_cells(state):
        if not isinstance(place, PlaceChief):
            continue
        sector = sector_at(state, place.action)
        worth = mains[sector]
        for raw in box.WHEEL[state.like][sector][place.cell - 1]:
            if raw not in known:
                known[raw] = bonus_worth(state, raw, turns)
            worth += known[raw]
        best = max(best, worth)
    return CHIEF * best


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
            return EXPLORE * Walk(state).worth(raw[2])
        case "take-mouse" if state.round_mouse == NOBODY or state.me.free_rooms <= 0:
            return 0.0
        case _:
            return effect_worth((raw,), state.me, turns)


def potion_worth(state: Wistar, turns: int) -> float:
    """The best use of a potion."""
    return max(0.9 * weights(turns)["metal"], best_play(state, turns), best_mission(state, turns))


def begun(state: Wistar, step: Any, turns: int) -> float:
    """What an open step of the actor will bring, or cost."""
    estimate = _ESTIMATES.get(type(step))
    return estimate(state, step, turns) if estimate else _SMALL.get(type(step), 0.0)


def bill_worth(state: Wistar, bill: PayBill, turns: int) -> float:
    """A card on its way to the table."""
    cost = bill_cost(bill.wood, bill.metal, bill.either, turns)
    held = worth_of_card(state.me, bill.card, turns)
    return full_worth(state.me, bill.card, turns) - cost - held


_ESTIMATES: dict[type, Callable[[Wistar, Any, int], float]] = {
    Explore: lambda state, step, _: EXPLORE * Walk(state).worth(step.points),
    Project: lambda _, step, turns: PROJECT * step.points * min(1.0, 0.15 * turns),
    PlayCards: lambda state, step, turns: best_play(state, turns, step.allowance),
    Potion: lambda state, step, turns: potion_worth(state, turns) * step.number,
    CompleteMission: lambda state, step, turns: best_mission(state, turns, step.waived),
    ChooseMarker: lambda state, step, turns: marked_worth(state.me, box.ROWS[step.row], turns),
    DigRooms: lambda state, step, turns: dig_worth(state.me, step, turns),
    BuildBeds: lambda state, step, turns: beds_worth(state.me, step, turns),
    PayUnits: lambda _, step, __: -UNIT * step.number,
    MoveWorkers: lambda _, step, turns: 0.15 * step.number * (turns > 1),
    PayFor: lambda state, step, turns: max(
        0.0, effect_worth(step.then, state.me, turns) - UNIT * step.number
    ),
    AnyMain: lambda state, _, turns: max(main_worth(state, a, turns) for a in MainAction),
    PayBill: lambda state, step, turns: bill_worth(state, step, turns),
}
_SMALL: dict[type, float] = {
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
