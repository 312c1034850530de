"""Features of the evaluation: what will bring points later, in the order of the weights."""

from collections.abc import Iterator
from operator import mul
from typing import Final

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.stock import (
    BEDS_BUILT,
    CHEAP_BEDS,
    CHEAP_ROOMS,
    CURRENT,
    ENERGY,
    FIRST_SKILL,
    FOREST,
    GOALS,
    JOKER,
    METAL,
    MOVEMENT,
    PERMANENT_CARDS,
    ROOMS_DUG,
    WOOD,
    counter,
)
from bestiary.games.rats_of_wistar.mind.card_worths import (
    GOODS_SHORT_FACTOR,
    SYMBOL_SHORT_FACTOR,
    Deed,
    card_deed,
)
from bestiary.games.rats_of_wistar.mind.prospects import BED_STEPS, ROOM_STEPS, row_deed
from bestiary.games.rats_of_wistar.mind.weights import SOON_TURNS, diminishing, vector, weights
from bestiary.games.rats_of_wistar.mind.worths import effect_worth
from bestiary.games.rats_of_wistar.missions import open_rows
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.quick import goal_thresholds
from bestiary.games.rats_of_wistar.state import HIDDEN, Wistar, neighbours


def outlook(state: Wistar, seat: int, turns: int) -> float:
    """The points that a player's assets will bring."""
    return sum(map(mul, assets(state, seat, turns), vector(turns))) if turns else 0.0


def assets(state: Wistar, seat: int, turns: int) -> tuple[float, ...]:
    """How much a player has of everything that has a weight, in the order of the weights."""
    player = state.players[seat]
    here = player.presence()
    return (
        *means(player),
        *_skills(player),
        *_explorer(player),
        *within_means(player, deeds(state, player, here, turns), turns),
        *_within(state, player, here),
        *_lasting_assets(player),
        *(goals_begun(state, seat), _place(state, seat)),
    )


def means(player: Player) -> tuple[float, ...]:
    """Goods, workers and rooms: what every deed begins with, and the first of the weights."""
    return *_goods(player), *_burrow(player)


def _goods(player: Player) -> tuple[float, ...]:
    stock = player.stock
    return (
        *(diminishing(stock[WOOD]), diminishing(stock[METAL]), min(stock[MOVEMENT], 3)),
        *(min(stock[JOKER], 3), stock[CURRENT]),
    )


def _burrow(player: Player) -> tuple[float, ...]:
    stock = player.stock
    built = stock[BEDS_BUILT]
    dug = stock[ROOMS_DUG]
    free = max(0, player.free_rooms)
    areas = stock[FOREST : FOREST + 3]
    return (
        *(sum(areas) + stock[FOREST + 3], min(areas[2], 4), 3 - areas.count(0)),
        *(min(free, 3), free > 0, BED_STEPS[built], ROOM_STEPS[dug]),
        stock[CHEAP_BEDS] * (len(box.BED_TRACK) - built),
        stock[CHEAP_ROOMS] * (len(box.DUNGEON_TRACK) - dug),
    )


def _skills(player: Player) -> tuple[float, ...]:
    skills = player.stock[FIRST_SKILL:ENERGY]
    return (
        min(len(player.hand), 6),
        *(sum(min(n, 2) for n in skills), 5 - skills.count(0), min(player.stock[ENERGY], 3)),
    )


def _explorer(player: Player) -> tuple[float, ...]:
    room = player.explorer
    inside = room != box.OUTSIDE
    return inside, inside and room >= box.FIRST_BASEMENT, len(player.tents)


def deeds(state: Wistar, player: Player, here: tuple[int, ...], turns: int) -> list[Deed]:
    """The cards and missions that bring something, the best first."""
    possible = [card_deed(player, card, turns) for card in player.hand]
    possible += [row_deed(player, row, turns) for row in open_rows(state, here)]
    return sorted([deed for deed in possible if deed.gain > 0], reverse=True)


def within_means(player: Player, ranked: list[Deed], turns: int) -> tuple[float, float, float]:
    """The best deed that can be paid, others beside it, and those that wait."""
    wood = player.stock[WOOD]
    metal = player.stock[METAL]
    ready = [0.0]
    waiting = [0.0]
    for gain, wooden, metallic, missing in ranked:
        short = max(0, wooden - wood) + max(0, metallic - metal)
        if short or missing:
            waiting.append(gain * GOODS_SHORT_FACTOR**short * SYMBOL_SHORT_FACTOR**missing)
        else:
            ready.append(gain)
            wood = wood - wooden
            metal = metal - metallic
    # `ready` begins with a nought: its second is the best, the others need later turns.
    others = ready[2 : turns + 1]
    return max(ready), sum(others[:3]), sum(sorted(waiting, reverse=True)[:3])


def wealth(player: Player, ranked: list[Deed], turns: int) -> float:
    """What goods are worth in themselves and for what they pay."""
    weight = weights(turns)
    stock = player.stock
    best, others, waiting = within_means(player, ranked, turns)
    return (
        weight["wood"] * diminishing(stock[WOOD])
        + weight["metal"] * diminishing(stock[METAL])
        + weight["best-deed"] * best
        + weight["further-deeds"] * others
        + weight["deeds-that-wait"] * waiting
    )


def _within(state: Wistar, player: Player, here: tuple[int, ...]) -> tuple[float, ...]:
    """What lies in the rooms with the explorer or a tent, and the most in a room next to it."""
    free = max(0, player.free_rooms)
    hidden = sum(state.missions[room] == HIDDEN for room in here)
    mice = min(free, sum(state.mice[room] for room in here))
    cheese = box.PANTRY in here and free and state.cheeses and not player.has_cheese
    # Only the best room beside counts: one step leads into one room.
    near = (r for r in neighbours(player.explorer, state.doors) if r not in here)
    beside = max(
        ((state.missions[r] == HIDDEN) + min(free, state.mice[r]) for r in near), default=0
    )
    return hidden, mice, bool(cheese), beside


def _lasting_assets(player: Player) -> tuple[float, ...]:
    once = sum(box.INVENTIONS[card].timing == "once" for card in player.played)
    freed = player.freed.bit_count()
    return len(player.incomes), player.stock[PERMANENT_CARDS], once, freed


def _place(state: Wistar, seat: int) -> float:
    """How many will come later in the next round's turn order; nobody before it is drawn."""
    if state.round == box.NUMBERS["rounds"] or seat not in state.order:
        return 0.0
    # As `UpdateOrder` will make it at the end of the round.
    order = tuple(dict.fromkeys((*state.hut, *state.order)))
    return len(order) - 1 - order.index(seat)


def goals_begun(state: Wistar, seat: int) -> float:
    """Goals on the way: what they give, half as much for every step that is missing."""
    return sum(
        worth * MISSING_STEP_FACTOR**missing for worth, missing in goals(state, seat) if missing
    )


MISSING_STEP_FACTOR: Final = 0.5


def goals(state: Wistar, seat: int) -> Iterator[tuple[float, int]]:
    """What each goal still open to a player gives, and how many steps are missing."""
    return ((worth, missing) for _, worth, missing in named_goals(state, seat))


def named_goals(state: Wistar, seat: int) -> Iterator[tuple[int, float, int]]:
    """Each goal still open to a player, what it gives, and how many steps are missing."""
    player = state.players[seat]
    if player.stock[GOALS] >= box.NUMBERS["goal_discs"]:
        return
    for goal in state.goals:
        card = box.GOALS[goal]
        discs = state.discs.get(goal, ())
        cells = goal_thresholds(goal, state.like)
        if seat not in discs and len(discs) < len(cells):
            missing = max(0, cells[len(discs)] - counter(card.counter)(player))
            yield goal, effect_worth(card.reward.raw, player, SOON_TURNS), missing
    for goal in player.private:
        card = box.GOALS[goal]
        if goal not in state.discs:
            missing = max(0, card.cells[0][0] - counter(card.counter)(player))
            yield goal, effect_worth(card.reward.raw, player, SOON_TURNS), missing


def goals_reached(state: Wistar, seat: int) -> float:
    """What goals give whose disc needs only to be laid: sure in one's own turn."""
    share = goal_certainty(state, seat)
    return sum(share * worth for worth, missing in goals(state, seat) if not missing)


def goal_certainty(state: Wistar, seat: int) -> float:
    """How sure a goal is that needs only its disc."""
    return 0.97 if seat == state.actor else 0.8
