"""Rules of thumb for bots: what goods, workers and the words of an effect are worth in points."""

from functools import cache
from typing import Any

from . import components as box
from .script import Raw
from .state import Player, Wistar
from .stock import counter

WORKER = 0.3
"""What one worker on the board earns per turn."""
GOODS = {
    "wood": 1.0,
    "metal": 1.0,
    "movement": 0.45,
    "joker": 1.5,
    "vp": 1.0,
    "current": 1.8,
    "basic": 0.9,
    "advanced": 1.4,
}
ACTS = {
    "explore": 1.2,
    "project": 0.9,
    "potion": 1.4,
    "play": 1.0,
    "mission": 1.2,
    "dig": 2.2,
    "bed": 2.4,
    "move-workers": 0.4,
    "main": 2.2,
    "open-door": 1.2,
    "reveal": 1.8,
    "take-mouse": 2.2,
    "move-explorer": 0.6,
    "tent": 0.5,
    "hero": 4.0,
    "skill-token": 0.9,
    "free-cell": 3.0,
    "private-goal": 2.5,
    "take-discard": 1.4,
    "draw-and-play": 3.0,
    "fetch": 1.4,
    "reveal-and-take": 0.7,
    "copy": 0.9,
    "trade": 0.2,
}
UNIT = 0.65
"""What paying one unit of free choice costs."""


def turns_left(state: Wistar, seat: int) -> int:
    """Turns this player still has after the one at hand."""
    placed = state.chiefs.count(seat) + state.hut.count(seat)
    placed += seat == state.actor and not state.chief_placed
    rounds = box.NUMBERS["rounds"] - state.round
    return box.NUMBERS["chiefs"] * (rounds + 1) - placed


GOOD = 0.75
"""What one wood or metal is worth while there is time to use it."""


def good_worth(turns: int) -> float:
    """One wood or metal; at the end next to nothing."""
    return min(GOOD, 0.14 * turns)


@cache
def goods_worth(number: int, turns: int) -> float:
    """The first few of a kind are worth most; at the end they are worth next to nothing."""
    each = good_worth(turns)
    return each * (min(number, 4) + 0.6 * min(max(number - 4, 0), 3) + 0.25 * max(number - 7, 0))


DEAR, CHEAP = 0.13, 0.3
"""Steps on the bed or dungeon track per turn still to come, at 2 goods each and at 1."""


@cache
def climb_worth(track: tuple[int, ...], done: int, cheap: bool, turns: int) -> float:
    """What a track gives at the end: the steps done and those likely still to come, paid for."""
    unit = 1 if cheap else 2
    more = min(len(track) - done, (CHEAP if cheap else DEAR) * turns)
    points = (0, *track)
    whole = int(more)
    reached = float(points[done + whole])
    if more > whole:
        reached += (points[done + whole + 1] - reached) * (more - whole)
    promise = reached - points[done] - unit * more * good_worth(turns)
    return points[done] + max(0.0, promise)


def effect_worth(raw: Raw, player: Player, turns: int) -> float:
    """What carrying an effect out once is worth now."""
    return sum(_step(step, player, turns) for step in raw)


def _step(step: Any, player: Player, turns: int) -> float:
    kind, *rest = step
    fades = min(1.0, 0.2 * turns)
    match kind:
        case "gain":
            return GOODS[rest[0]] * int(rest[1]) * (1.0 if rest[0] == "vp" else fades)
        case "act":
            return ACTS[rest[0]] * min(int(rest[1]), 4) * (0.5 + 0.5 * fades)
        case "per":
            return counter(rest[0])(player) * effect_worth(rest[1], player, turns)
        case "if":
            enough = counter(rest[0])(player) >= rest[1]
            return effect_worth(rest[2], player, turns) * (1.0 if enough else 0.25)
        case "pay":
            price = UNIT * sum(int(number) for _, number in rest[0])
            return max(0.0, effect_worth(rest[1], player, turns) - price * fades)
        case "choose":
            return max(effect_worth(option, player, turns) for option in rest[0])
        case "rivals":
            return 0.6
        case _:
            return 0.0
