"""Generator of set-ups: rejection sampling by the rules that all printed cards obey."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import Final

from bestiary.core.chance import below, max_pool_size, sample_places
from bestiary.games.cryptid.box.components import (
    BOOKS,
    CATALOGUE,
    CLUE_INDEX,
    CLUES,
    DATA,
    POSITIVE,
    Mode,
)
from bestiary.games.cryptid.box.hexes import COUNT, EVERYWHERE
from bestiary.games.cryptid.box.hints import ALL_SPOILED, SPOILED_BITS, hint_choices
from bestiary.games.cryptid.box.maps import (
    COLOURS,
    TILE_ORIENTATIONS,
    TILES,
    Map,
    lay_map,
    read_map,
)
from bestiary.games.cryptid.box.setups import Setup

#: The positive form of a clue in play covers so many hexes, at least and at most.
MIN_AREA_HEXES: Final[int] = DATA["generator"]["area"][0]
MAX_AREA_HEXES: Final[int] = DATA["generator"]["area"][1]
#: With two players, each pair of clues leaves at least so many hexes.
MIN_PAIR_HEXES: Final = int(DATA["generator"]["pair"])
MAX_TRIES: Final = 2_000
HALF_MAP: Final = (1 << COUNT // 2) - 1
"""The upper half of the map, as a bitmask that fits a machine word."""


class Draws:
    """Many draws of `number` places out of `size`, each the same that `sample_places` gives.

    What a draw needs is made once, and put back as it was after each.
    """

    __slots__ = ("_bits", "_draw", "_is_small", "_number", "_places", "_pool", "_rng", "_size")

    def __init__(self, rng: Random, size: int, number: int) -> None:
        """All are drawn from `rng`."""
        self._rng = rng
        self._draw = rng.getrandbits
        self._size = size
        self._number = number
        self._is_small = size <= max_pool_size(number)
        self._pool = list(range(size))
        self._bits = [(size - taken).bit_length() for taken in range(number)]
        self._places = [0] * number

    def next(self) -> list[int]:
        if not self._is_small:
            return sample_places(self._rng, self._size, self._number)
        draw = self._draw
        pool = self._pool
        places = self._places
        taken = list[int]()
        last = self._size
        for turn, bits in enumerate(self._bits):
            last -= 1
            place: int = draw(bits)
            # Drawn again, and not reduced by `%`, which would favour low places.
            while place > last:
                place = draw(bits)
            places[turn] = place
            taken.append(pool[place])
            pool[place] = pool[last]
        # Only these were overwritten: cheaper than a new pool for each of thousands of draws.
        for place in places:
            pool[place] = place
        return taken


def is_eligible(layout: Map, clue: int) -> bool:
    """§6.1 Whether the positive form of a clue covers 42 to 64 hexes of this map."""
    return MIN_AREA_HEXES <= layout.areas[clue % POSITIVE].bit_count() <= MAX_AREA_HEXES


def eligible_clues(layout: Map) -> list[int]:
    sizes = [area.bit_count() for area in layout.areas[:POSITIVE]]
    fits = [MIN_AREA_HEXES <= size <= MAX_AREA_HEXES for size in sizes]
    return [clue for clue in CATALOGUE[layout.mode] if fits[clue % POSITIVE]]


def is_single(area: int) -> bool:
    return area != 0 and area & (area - 1) == 0


def is_valid(areas: tuple[int, ...]) -> bool:
    """§6.2 The clues leave exactly one hex, and without any one of them at least two."""
    left = EVERYWHERE
    for area in areas:
        left &= area
    return is_single(left) and all(_is_needed(areas, clue) for clue in range(len(areas)))


def _is_needed(areas: tuple[int, ...], clue: int) -> bool:
    left = EVERYWHERE
    for index, area in enumerate(areas):
        if index != clue:
            left &= area
    return left & (left - 1) != 0


def has_hint(clues: tuple[int, ...]) -> bool:
    """Whether some hint is true; five clues can spoil all eleven."""
    bits = 0
    for clue in clues:
        bits |= SPOILED_BITS[clue]
    return bits != ALL_SPOILED


def is_narrow(layout: Map, clues: tuple[int, ...]) -> bool:
    """§9.4 Whether one of two players could guess: two clues leave fewer than nine hexes."""
    one, two, three, four = (layout.areas[clue] for clue in clues)
    return (one & two).bit_count() < MIN_PAIR_HEXES or (three & four).bit_count() < MIN_PAIR_HEXES


def is_fair(layout: Map, clues: tuple[int, ...], *, for_two: bool = False) -> bool:
    areas = tuple(layout.areas[clue] for clue in clues)
    return is_valid(areas) and has_hint(clues) and not (for_two and is_narrow(layout, clues))


def random_map(mode: Mode, rng: Random) -> Map:
    """Tiles in any order and turn, structures on different hexes."""
    order = sample_places(rng, TILES, TILES)
    tiles = tuple([TILE_ORIENTATIONS[at][rng.random() < 0.5] for at in order])
    return lay_map(mode, tiles, sample_places(rng, COUNT, 2 * len(COLOURS[mode])))


def draw_clues(
    layout: Map, number: int, rng: Random, *, for_two: bool = False
) -> tuple[int, ...] | None:
    """A valid set of clues, each as likely as the others, in random order; None if there is none.

    Trying sets at random is as fair as listing them all and a hundred times as fast; only where
    valid sets are rare are they listed.
    """
    clues = eligible_clues(layout)
    if number > len(clues):
        return None
    areas = [layout.areas[clue] for clue in clues]
    upper, lower = [area & HALF_MAP for area in areas], [area >> COUNT // 2 for area in areas]
    draws = Draws(rng, len(clues), number)
    for _ in range(MAX_TRIES if comb(len(clues), number) > MAX_TRIES else 0):
        places = draws.next()
        if leave_one(places, upper, lower):  # seldom: the rest is looked at only then
            dealt = tuple([clues[at] for at in places])
            if is_fair(layout, dealt, for_two=for_two):
                return dealt
    every = list(_fair_deals(layout, number, for_two=for_two))
    if not every:
        return None
    dealt = rng.choice(every)
    # For two players each order was listed by itself; otherwise a set has yet to be shuffled.
    return dealt if for_two else tuple(rng.sample(dealt, number))


def leave_one(places: list[int], upper: list[int], lower: list[int]) -> bool:
    """Whether these of the areas leave one hex; each is given by its halves.

    Compiled, numbers so short are quicker by far, and one half mostly tells.
    """
    above = HALF_MAP
    for at in places:
        above &= upper[at]
    if above & (above - 1):
        return False
    under = HALF_MAP
    for at in places:
        under &= lower[at]
    return (above == 0) != (under == 0) and under & (under - 1) == 0


def _fair_deals(layout: Map, number: int, *, for_two: bool) -> Iterator[tuple[int, ...]]:
    """Each valid set once; for two players, where the order matters, each wide order of it."""
    for clues in combinations(eligible_clues(layout), number):
        if is_fair(layout, clues):
            orders = permutations(clues) if for_two else (clues,)
            yield from (o for o in orders if not (for_two and is_narrow(layout, o)))


def has_clues(layout: Map, number: int, *, for_two: bool = False) -> bool:
    """Whether any valid set of so many clues exists on a map."""
    return any(True for _ in _fair_deals(layout, number, for_two=for_two))


def generate(mode: Mode, number: int, rng: Random, *, for_two: bool = False) -> Setup:
    """§6.3 A set-up for so many clues, on a map of its own."""
    while True:
        setup = generate_on(random_map(mode, rng), number, rng, for_two=for_two)
        if setup is not None:
            return setup


def generate_on(layout: Map, number: int, rng: Random, *, for_two: bool = False) -> Setup | None:
    """A set-up on a given map; None if no clues fit it."""
    dealt = draw_clues(layout, number, rng, for_two=for_two)
    if dealt is None:
        return None
    clues = tuple(CLUES[clue] for clue in dealt)
    hints = hint_choices(clues)
    return Setup(layout.code, BOOKS[:number], clues, hints[below(rng, len(hints))])


def obeys(setup: Setup) -> bool:
    """Whether clues obey §6.1 and §6.2, as everyone may rely on where that is known to all."""
    layout = read_map(setup.code)
    clues = [CLUE_INDEX[clue] for clue in setup.clues]
    are_eligible = all(is_eligible(layout, clue) for clue in clues)
    return are_eligible and is_valid(tuple(layout.areas[clue] for clue in clues))


def could_generate(setup: Setup, mode: Mode, number: int, *, for_two: bool = False) -> bool:
    """Whether the generator can make this set-up."""
    layout = read_map(setup.code)
    clues = tuple(CLUE_INDEX[clue] for clue in setup.clues)
    return (
        layout.mode is mode
        and setup.books == BOOKS[:number]
        and len(set(clues)) == number
        and all(clue in CATALOGUE[mode] and is_eligible(layout, clue) for clue in clues)
        and is_fair(layout, clues, for_two=for_two)
        and setup.hint in hint_choices(setup.clues)
    )
