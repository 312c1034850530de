"""Heuristic worths, in points, of goods, prices and the words of an effect."""

from functools import cache
from typing import Any, Final

from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.script import Raw
from bestiary.games.rats_of_wistar.box.stock import counter
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.state import Wistar

GOOD_WORTHS: Final = {
    "wood": 1.0,
    "metal": 1.0,
    "movement": 0.45,
    "joker": 1.5,
    "vp": 1.0,
    "current": 1.8,
    "basic": 0.9,
    "advanced": 1.4,
}
ACT_WORTHS: Final = {
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
UNIT_COST: Final = 0.8
JUNK_CARD_COST: Final = 0.2
CARDS_WORTH_KEEPING: Final = 3
"""What paying one unit of free choice costs, a card beyond the few that are worth keeping less."""


def units_cost(player: Player, number: int) -> float:
    """What a price of free choice costs: cards that will never be played go first."""
    junk = min(number, max(0, len(player.hand) - CARDS_WORTH_KEEPING))
    return JUNK_CARD_COST * junk + UNIT_COST * (number - junk)


def turns_left(state: Wistar, seat: int) -> int:
    """Turns this player still has after the one at hand."""
    placed = state.chiefs.count(seat) + state.hut.count(seat)
    placed += seat == state.actor and not state.chief_placed
    rounds = box.NUMBERS["rounds"] - state.round
    return box.NUMBERS["chiefs"] * (rounds + 1) - placed


def effect_worth(raw: Raw, player: Player, turns: int) -> float:
    """What carrying an effect out once is worth now."""
    alike = _for_anybody(raw, turns)
    return sum([_step(step, player, turns) for step in raw]) if alike is None else alike


@cache
def _for_anybody(raw: Raw, turns: int) -> float | None:
    """What an effect is worth if it is the same for everybody: most are, and need no counting."""
    anybody = Player()
    return None if _is_personal(raw) else sum([_step(step, anybody, turns) for step in raw])


def _is_personal(raw: Raw) -> bool:
    """Whether an effect is worth more to one player than to another."""
    nested = (option for step in raw if step[0] == "choose" for option in step[1])
    return any(step[0] in ("per", "if", "pay") for step in raw) or any(map(_is_personal, nested))


def _step(step: Any, player: Player, turns: int) -> float:
    kind, *rest = step
    fading = min(1.0, 0.2 * turns)
    match kind:
        case "gain":
            return GOOD_WORTHS[rest[0]] * int(rest[1]) * (1.0 if rest[0] == "vp" else fading)
        case "act":
            return ACT_WORTHS[rest[0]] * min(int(rest[1]), 4) * (0.5 + 0.5 * fading)
        case "per":
            return counter(rest[0])(player) * effect_worth(rest[1], player, turns)
        case "if":
            enough = counter(rest[0])(player) >= rest[1]
            return effect_worth(rest[2], player, turns) * (1.0 if enough else 0.25)
        case "pay":
            price = units_cost(player, sum(int(number) for _, number in rest[0]))
            return max(0.0, effect_worth(rest[1], player, turns) - price * fading)
        case "choose":
            return max(effect_worth(option, player, turns) for option in rest[0])
        case "rivals":
            return 0.6
        case _:
            return 0.0
