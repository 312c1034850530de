"""What a player owns in numbers: the places of `Player.stock`, and every counter."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final, Protocol

NAMES: Final = (
    *("wood", "metal", "movement", "joker", "vp", "current"),
    *("cleverness", "agility", "observation", "strength", "endurance", "energy"),
    *("tools", "robots", "structures", "basic-cards", "advanced-cards", "permanent-cards"),
    *("mice", "basement-mice", "rooms-dug", "beds-built", "beds-discarded"),
    *("house-markers", "basement-markers", "brown-cells", "grey-cells", "doors", "goals"),
    *("forest", "burrow", "farm", "entrance"),
    *("discount-tools", "discount-robots", "discount-structures", "discount-dig"),
    *("cheap-beds", "cheap-rooms", "waive-play", "waive-mission"),
    *("extra-room", "double-movement", "immune"),
)
# The order matters: kinds that belong together stand side by side and are reached by an offset,
# such as `FOREST + area` or `DISCOUNT_TOOLS + type`.
INDEX: Final = {name: place for place, name in enumerate(NAMES)}

WOOD: Final = 0
METAL: Final = 1
MOVEMENT: Final = 2
JOKER: Final = 3
VP: Final = 4
CURRENT: Final = 5
FIRST_SKILL: Final = INDEX["cleverness"]
ENERGY: Final = INDEX["energy"]
TOOLS: Final = INDEX["tools"]
BASIC_CARDS: Final = INDEX["basic-cards"]
PERMANENT_CARDS: Final = INDEX["permanent-cards"]
MICE: Final = INDEX["mice"]
BASEMENT_MICE: Final = INDEX["basement-mice"]
ROOMS_DUG: Final = INDEX["rooms-dug"]
BEDS_BUILT: Final = INDEX["beds-built"]
BEDS_DISCARDED: Final = INDEX["beds-discarded"]
HOUSE_MARKERS: Final = INDEX["house-markers"]
BASEMENT_MARKERS: Final = INDEX["basement-markers"]
BROWN_CELLS: Final = INDEX["brown-cells"]
GREY_CELLS: Final = INDEX["grey-cells"]
DOORS: Final = INDEX["doors"]
GOALS: Final = INDEX["goals"]
FOREST: Final = INDEX["forest"]
ENTRANCE: Final = INDEX["entrance"]
DISCOUNT_TOOLS: Final = INDEX["discount-tools"]
DISCOUNT_DIG: Final = INDEX["discount-dig"]
CHEAP_BEDS: Final = INDEX["cheap-beds"]
CHEAP_ROOMS: Final = INDEX["cheap-rooms"]
WAIVE_PLAY: Final = INDEX["waive-play"]
WAIVE_MISSION: Final = INDEX["waive-mission"]
EXTRA_ROOM: Final = INDEX["extra-room"]
DOUBLE_MOVEMENT: Final = INDEX["double-movement"]
IMMUNE: Final = INDEX["immune"]


class Owner(Protocol):
    """Whoever has a stock and a hand: the player of a state."""

    @property
    def stock(self) -> Sequence[int]:
        """The numbers, in the order of `NAMES`."""

    @property
    def hand(self) -> Collection[object]: ...


Counter = Callable[[Owner], int]


def _combined_counter(name: str) -> Counter | None:
    """A counter that is not a single number of the stock."""
    skills, types = slice(FIRST_SKILL, ENERGY), slice(TOOLS, TOOLS + 3)
    combined: dict[str, Counter] = {
        "best-skill": lambda player: max(player.stock[skills]),
        "skill-sets": lambda player: min(player.stock[skills]),
        "type-sets": lambda player: min(player.stock[types]),
        "markers": lambda player: player.stock[HOUSE_MARKERS] + player.stock[BASEMENT_MARKERS],
        "hand": lambda player: len(player.hand),
    }
    return combined.get(name)


@cache
def counter(name: str) -> Counter:
    """The function that reads this counter from a player."""
    combined = _combined_counter(name)
    if combined is not None:
        return combined
    place = INDEX[name]
    return lambda player: player.stock[place]
