"""What a player owns in numbers: the places of `Player.stock`, and every counter."""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Protocol

NAMES = (
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
INDEX = {name: place for place, name in enumerate(NAMES)}

WOOD, METAL, MOVEMENT, JOKER, VP, CURRENT = range(6)
FIRST_SKILL, ENERGY = INDEX["cleverness"], INDEX["energy"]
TOOLS, BASIC_CARDS, PERMANENT_CARDS = (
    INDEX["tools"],
    INDEX["basic-cards"],
    INDEX["permanent-cards"],
)
MICE, BASEMENT_MICE = INDEX["mice"], INDEX["basement-mice"]
ROOMS_DUG, BEDS_BUILT, BEDS_DISCARDED = (
    INDEX["rooms-dug"],
    INDEX["beds-built"],
    INDEX["beds-discarded"],
)
HOUSE_MARKERS, BASEMENT_MARKERS = INDEX["house-markers"], INDEX["basement-markers"]
BROWN_CELLS, DOORS, GOALS = INDEX["brown-cells"], INDEX["doors"], INDEX["goals"]
FOREST, ENTRANCE = INDEX["forest"], INDEX["entrance"]
DISCOUNT_TOOLS, DISCOUNT_DIG = INDEX["discount-tools"], INDEX["discount-dig"]
CHEAP_BEDS, CHEAP_ROOMS = INDEX["cheap-beds"], INDEX["cheap-rooms"]
WAIVE_PLAY, WAIVE_MISSION = INDEX["waive-play"], INDEX["waive-mission"]
EXTRA_ROOM, DOUBLE_MOVEMENT, IMMUNE = (
    INDEX["extra-room"],
    INDEX["double-movement"],
    INDEX["immune"],
)


class Owner(Protocol):
    """Whoever has a stock and a hand: the player of a state."""

    @property
    def stock(self) -> Sequence[int]:
        """The numbers, in the order of `NAMES`."""

    @property
    def hand(self) -> Collection[object]:
        """The cards in hand."""


Counter = Callable[[Owner], int]


def _combined(name: str) -> Counter | None:
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
    combined = _combined(name)
    if combined is not None:
        return combined
    place = INDEX[name]
    return lambda player: player.stock[place]
