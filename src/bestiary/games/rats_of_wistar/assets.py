"""What a player has that will bring points later, in the order of the weights."""

from . import components as box
from .card_worths import promise_of_card
from .missions import open_rows
from .prospects import BED_STEPS, ROOM_STEPS, row_promise
from .state import HIDDEN, Player, Wistar, neighbours
from .stock import (
    BEDS_BUILT,
    CHEAP_BEDS,
    CHEAP_ROOMS,
    CURRENT,
    ENERGY,
    FIRST_SKILL,
    FOREST,
    JOKER,
    METAL,
    MOVEMENT,
    PERMANENT_CARDS,
    ROOMS_DUG,
    WOOD,
    counter,
)
from .weights import some, weights


def outlook(state: Wistar, seat: int, turns: int) -> float:
    """The points that a player's assets will bring."""
    if not turns:
        return 0.0
    amounts = assets(state, seat, turns)
    return sum(a * w for a, w in zip(amounts, weights(turns).values(), strict=True))


def assets(state: Wistar, seat: int, turns: int) -> tuple[float, ...]:
    """How much a player has of everything that has a weight, in the order of the weights."""
    player = state.players[seat]
    here = player.presence()
    return (
        *_goods(player),
        *_burrow(player),
        *_cards(player, turns),
        *_farm(state, player, here),
        *_missions(state, player, here, turns),
        *_within(state, player, here),
        *_lasting(player),
        _goals(state, seat),
    )


def _goods(player: Player) -> tuple[float, ...]:
    stock = player.stock
    return (
        *(some(stock[WOOD]), some(stock[METAL]), min(stock[MOVEMENT], 3)),
        *(min(stock[JOKER], 3), stock[CURRENT]),
    )


def _burrow(player: Player) -> tuple[float, ...]:
    stock = player.stock
    built, dug, free = stock[BEDS_BUILT], stock[ROOMS_DUG], max(0, player.free_rooms)
    areas = stock[FOREST : FOREST + 3]
    return (
        *(sum(areas) + stock[FOREST + 3], min(areas[2], 3), 3 - areas.count(0)),
        *(min(free, 3), free > 0, BED_STEPS[built], ROOM_STEPS[dug]),
        stock[CHEAP_BEDS] * (len(box.BED_TRACK) - built),
        stock[CHEAP_ROOMS] * (len(box.DUNGEON_TRACK) - dug),
    )


def _cards(player: Player, turns: int) -> tuple[float, ...]:
    promises = sorted((promise_of_card(player, card, turns) for card in player.hand), reverse=True)
    best, second, third, *_ = *promises, 0.0, 0.0, 0.0
    skills = player.stock[FIRST_SKILL:ENERGY]
    return (
        *(min(len(promises), 6), best, second, third),
        *(sum(min(n, 2) for n in skills), 5 - skills.count(0), min(player.stock[ENERGY], 3)),
    )


def _farm(_: Wistar, player: Player, __: tuple[int, ...]) -> tuple[float, ...]:
    room = player.explorer
    inside = room != box.OUTSIDE
    return inside, inside and room >= box.FIRST_BASEMENT, len(player.tents)


def _missions(
    state: Wistar, player: Player, here: tuple[int, ...], turns: int
) -> tuple[float, float]:
    rows = open_rows(state, here) if here else ()
    promises = sorted((row_promise(player, row, turns) for row in rows), reverse=True)
    best, second, *_ = *promises, 0.0, 0.0
    return best, second


def _within(state: Wistar, player: Player, here: tuple[int, ...]) -> tuple[float, ...]:
    """What lies in the rooms with the explorer or a tent, and the most in a room next to it."""
    free = max(0, player.free_rooms)
    hidden = sum(state.missions[room] == HIDDEN for room in here)
    mice = min(free, sum(state.mice[room] for room in here))
    cheese = box.PANTRY in here and free and state.cheeses and not player.has_cheese
    near = (r for r in neighbours(player.explorer, state.doors) if r not in here)
    beside = max(
        ((state.missions[r] == HIDDEN) + min(free, state.mice[r]) for r in near), default=0
    )
    return hidden, mice, bool(cheese), beside


def _lasting(player: Player) -> tuple[float, ...]:
    once = sum(box.INVENTIONS[card].timing == "once" for card in player.played)
    freed = player.freed.bit_count()
    return len(player.incomes), player.stock[PERMANENT_CARDS], once, freed


def _goals(state: Wistar, seat: int) -> float:
    """How near the goals are: nearly there counts much more than half way."""
    player, near = state.players[seat], 0.0
    for goal in state.goals:
        card, discs = box.GOALS[goal], state.discs.get(goal, ())
        least = card.least(state.like)
        if seat not in discs and len(discs) < len(least):
            done = min(1.0, counter(card.counter)(player) / least[len(discs)])
            near += done * done
    return near
