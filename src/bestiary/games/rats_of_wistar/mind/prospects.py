"""Heuristic worths of missions, cells, beds and rooms, in points."""

from typing import Final

from bestiary.games.rats_of_wistar.abilities import usable_cells
from bestiary.games.rats_of_wistar.actions.burrow import BuildBeds, DigRooms, bed_cost, room_cost
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.stock import (
    BEDS_BUILT,
    JOKER,
    METAL,
    ROOMS_DUG,
    WAIVE_MISSION,
    WOOD,
)
from bestiary.games.rats_of_wistar.inventions.prices import missing_skills
from bestiary.games.rats_of_wistar.mind.card_worths import Deed
from bestiary.games.rats_of_wistar.mind.weights import diminishing, weights
from bestiary.games.rats_of_wistar.mind.worths import effect_worth, units_cost
from bestiary.games.rats_of_wistar.missions import CompleteMission
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar

CELL_WORTHS: Final = (2.6, 2.6, 2.8, 1.6, 2.9, 3.2, 6.5, 4.5, 4.2, 5.0)
"""What freeing each cell is worth in the middle of the game, its VP included."""


def row_worth(player: Player, row: box.MissionRow, turns: int) -> float:
    """What completing a mission is worth, its price paid and the best cell freed."""
    price = row.price
    weight = weights(turns)
    cost = weight["wood"] * price.wood + weight["metal"] * price.metal
    jokers = missing_skills(player, price, player.stock[WAIVE_MISSION])
    cost += 1.2 * min(1.0, 0.2 * turns) * min(jokers, player.stock[JOKER])
    return mission_worth(player, row, turns) - cost


def mission_worth(player: Player, row: box.MissionRow, turns: int) -> float:
    """What a mission gives once its fixed price is paid."""
    reward = effect_worth(row.reward.raw, player, turns)
    return reward + best_cell(player, row, turns) - units_cost(player, row.price.any)


def row_deed(player: Player, row: box.MissionRow, turns: int) -> Deed:
    """Completing a mission; units of free choice are taken where there is most."""
    price = row.price
    stock = player.stock
    lacking = max(0, missing_skills(player, price, stock[WAIVE_MISSION]) - stock[JOKER])
    lacking += sum(max(0, number - stock[place]) for place, number in price.needs)
    units = max(0, price.any - len(player.hand))
    # Cards pay first; what they cannot pay is taken where there is more.
    wood, metal = (units, 0) if stock[WOOD] > stock[METAL] else (0, units)
    gain = row_worth(player, row, turns)
    return Deed(gain, price.wood + wood, price.metal + metal, lacking)


def best_cell(player: Player, row: box.MissionRow, turns: int) -> float:
    """The best marker that fits a mission."""
    return max((cell_worth(player, n, turns) for n in usable_cells(player, row)), default=0.0)


def cell_worth(player: Player, number: int, turns: int) -> float:
    """What freeing a cell is worth."""
    cell = box.CELLS[number]
    if cell.fee:
        # Only the first two cells have a fee; they make beds or rooms cheaper, while any are left.
        track, done, name = _CHEAP_TRACKS[number]
        saved = weights(turns)[name] * (len(track) - player.stock[done])
        return saved - units_cost(player, cell.fee)
    ability = CELL_WORTHS[number] - cell.vp
    return cell.vp + ability * min(1.0, 0.12 * turns)


_CHEAP_TRACKS: Final = (
    (box.BED_TRACK, BEDS_BUILT, "cheap-beds"),
    (box.DUNGEON_TRACK, ROOMS_DUG, "cheap-rooms"),
)


def best_mission(state: Wistar, turns: int, waived: int = 0) -> float:
    """The best mission that can be completed now."""
    options = CompleteMission(1, waived).options(state)
    rows = (box.ROWS[box.ROW_NUMBER[option.row]] for option in options)
    return max((row_worth(state.me, row, turns) for row in rows), default=0.0)


WOKEN_WORKER_SHARE: Final = 0.8
"""How surely a worker that wakes will find the way to the farm."""


def home_worth(
    player: Player, turns: int, *, wood: int = 0, metal: int = 0, beds: int = 0, rooms: int = 0
) -> float:
    """What goods, beds and rooms are worth if they change by so much."""
    stock = player.stock
    weight = weights(turns)
    built = stock[BEDS_BUILT] + beds
    dug = stock[ROOMS_DUG] + rooms
    free = max(0, player.free_rooms + rooms - beds)
    return (
        (0, *box.BED_TRACK)[built]
        + (0, *box.DUNGEON_TRACK)[dug]
        + weight["wood"] * diminishing(stock[WOOD] + wood)
        + weight["metal"] * diminishing(stock[METAL] + metal)
        + (weight["workers"] + WOKEN_WORKER_SHARE * weight["workers-at-farm"]) * beds
        + weight["free-rooms"] * min(free, 3)
        + weight["any-free-room"] * (free > 0)
        + weight["next-bed"] * BED_STEPS[built]
        + weight["next-room"] * ROOM_STEPS[dug]
    )


def _steps(track: tuple[int, ...]) -> tuple[int, ...]:
    return (*(b - a for a, b in zip((0, *track), track, strict=False)), 0)


BED_STEPS: Final = _steps(box.BED_TRACK)
ROOM_STEPS: Final = _steps(box.DUNGEON_TRACK)


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
