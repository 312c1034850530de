"""What a position is worth, for bots that look one step ahead.

All worths are in victory points. What is begun but not finished (actions of the chief, points to
spend, prices to pay) is estimated from the agenda, so that one step ahead sees a whole action.
"""

from bestiary.core import Seat

from . import components as box
from .card_worths import worth_of_card
from .missions import open_rows
from .prospects import (
    beds_promise,
    begun,
    chief_actions,
    next_chief,
    rooms_promise,
    row_promise,
)
from .scoring import beds_vp, rooms_vp, score
from .state import HIDDEN, Player, Wistar, neighbours
from .stock import (
    BASIC_CARDS,
    BEDS_BUILT,
    CURRENT,
    ENERGY,
    ENTRANCE,
    FIRST_SKILL,
    FOREST,
    JOKER,
    METAL,
    MOVEMENT,
    ROOMS_DUG,
    WOOD,
    counter,
)
from .worths import WORKER, goods_worth, turns_left

WIN = 1000.0
SPARE_JOKER = 1.7
SKILLS = slice(FIRST_SKILL, ENERGY)


def value(state: Wistar, seat: Seat) -> float:
    """Points as if the game ended now, and what the rest of the game will make of the position."""
    player = state.players[seat]
    if state.outcome is not None:
        won = WIN if seat in state.outcome.winners else 0.0
        return won + state.outcome.scores[seat].total
    turns = turns_left(state, seat)
    worth = score(player).total + _goods(player, turns) + _workers(player, turns)
    worth += _hand(player, turns) + _symbols(player, turns) + _home(player, turns)
    worth += _lasting(player, state.round) + _farm(state, player, turns) + _goals(state, seat)
    if seat == state.actor:
        if not state.chief_placed and state.agenda:
            worth += next_chief(state, turns)
        worth += chief_actions(state, turns) + sum(begun(state, s, turns) for s in state.agenda)
    return worth


def _goods(player: Player, turns: int) -> float:
    stock = player.stock
    worth = goods_worth(stock[WOOD], turns) + goods_worth(stock[METAL], turns)
    worth += min(stock[MOVEMENT], 3) * min(0.45, 0.06 * turns)
    worth += min(stock[JOKER], 3) * min(SPARE_JOKER, 0.25 * turns)
    return worth + stock[CURRENT] * min(1.8, 0.2 * turns)


def _workers(player: Player, turns: int) -> float:
    """Workers on the board pay at every action; a crowd in one area pays a little less."""
    each = WORKER * turns
    worth = 0.8 * each * player.stock[ENTRANCE]
    for area in range(3):
        workers = player.stock[FOREST + area]
        worth += each * (min(workers, 3) + 0.7 * max(0, workers - 3))
        worth += 0.3 * (workers > 0) * (turns > 1)
    return worth


def _hand(player: Player, turns: int) -> float:
    """The best cards count most: not all will be played."""
    worths = sorted((worth_of_card(player, card, turns) for card in player.hand), reverse=True)
    plays = 0.45 * turns + 1
    return sum(w * max(0.08, min(1.0, plays - n)) for n, w in enumerate(worths)) * (turns > 0)


def _symbols(player: Player, turns: int) -> float:
    """Different skills open cards and missions; further ones of a kind less so."""
    each = min(0.5, 0.05 * turns)
    skills = sum(min(n, 1) + 0.6 * min(max(n - 1, 0), 2) for n in player.stock[SKILLS])
    return each * (skills + 0.5 * min(player.stock[ENERGY], 3))


def _home(player: Player, turns: int) -> float:
    """Free rooms, and the way up two tracks whose last steps pay most."""
    free = min(max(0, player.free_rooms), 3) * min(0.9, 0.12 * turns)
    beds = beds_promise(player, player.stock[BEDS_BUILT], turns) - beds_vp(player)
    return free + beds + rooms_promise(player, player.stock[ROOMS_DUG], turns) - rooms_vp(player)


INCOME, ONCE, PERMANENT = 1.3, 1.0, 0.9


def _lasting(player: Player, round_: int) -> float:
    """Incomes, 1× and permanent effects go on giving until the last round."""
    left = box.NUMBERS["rounds"] - round_
    once = sum(box.INVENTIONS[card].timing == "once" for card in player.played)
    permanent = sum(box.INVENTIONS[card].timing == "permanent" for card in player.played)
    ready = player.ready.bit_count()
    lasting = INCOME * len(player.incomes) + ONCE * once + PERMANENT * permanent
    veranda = player.freed >> 2 & 1
    return left * (lasting + 0.7 * veranda) + ONCE * ready + 0.1 * player.stock[BASIC_CARDS]


def _farm(state: Wistar, player: Player, turns: int) -> float:
    """What lies within reach of the explorer and the tents."""
    here = player.presence()
    near = [room for room in neighbours(player.explorer, state.doors) if room not in here]
    worth = sum(_room(state, player, room) for room in here) + 0.25 * len(player.tents)
    worth += NEAR * max((_room(state, player, room) for room in near), default=0.0)
    return worth + REACH * _missions(state, player, here, turns) * min(1.0, 0.3 * turns)


def _room(state: Wistar, player: Player, room: int) -> float:
    worth = (UNSEEN + UNDERGROUND * (room >= box.FIRST_BASEMENT)) * (state.missions[room] == HIDDEN)
    if player.free_rooms > 0:
        worth += 0.7 * (state.mice[room] > 0)
        worth += 1.5 * (room == box.PANTRY and bool(state.cheeses) and not player.has_cheese)
    return worth


REACH, NEAR, UNSEEN, UNDERGROUND = 1.0, 0.35, 0.5, 1.0
"""Missions at hand, rooms next door, a mission card unseen, and one in the basement."""
SHARES = (0.4, 0.3, 0.2)
"""Of the best missions within reach so much is counted on."""


def _missions(state: Wistar, player: Player, rooms: tuple[int, ...], turns: int) -> float:
    rows = open_rows(state, rooms)
    worths = sorted((row_promise(player, row, turns) for row in rows), reverse=True)
    return sum(share * worth for share, worth in zip(SHARES, worths, strict=False))


GOAL = 3.5
"""What being all but there is worth; the reward itself is more."""


def _goals(state: Wistar, seat: Seat) -> float:
    """Being on the way to a goal."""
    player, worth = state.players[seat], 0.0
    for goal in state.goals:
        card, discs = box.GOALS[goal], state.discs.get(goal, ())
        least = card.least(state.like)
        if seat in discs or len(discs) >= len(least):
            continue
        done = min(1.0, counter(card.counter)(player) / least[len(discs)])
        worth += GOAL * done * done
    return worth
