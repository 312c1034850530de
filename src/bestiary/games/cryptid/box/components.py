"""What is in the box: terrain, territories, structures, clues, hints and clue books."""

import json
from importlib.resources import files
from typing import Any, Final

from bestiary.core.choice import Component

DATA: Final[dict[str, Any]] = json.loads(
    files(__package__).joinpath("data.json").read_text(encoding="utf-8")
)


class Mode(Component):
    """§1.7 Standard: positive clues, three colours. Advanced: negations too, and black."""

    STANDARD = "standard"
    ADVANCED = "advanced"


class Terrain(Component):
    DESERT = "desert"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    WATER = "water"


class Animal(Component):
    BEAR = "bear"
    COUGAR = "cougar"


class StructureKind(Component):
    STONE = "stone"
    SHACK = "shack"


class StructureColour(Component):
    WHITE = "white"
    GREEN = "green"
    BLUE = "blue"
    BLACK = "black"


class Book(Component):
    """§1.5 A clue book; its letter names the pieces that speak for its clue."""

    ALPHA = "alpha"
    BETA = "beta"
    GAMMA = "gamma"
    DELTA = "delta"
    EPSILON = "epsilon"


class Piece(Component):
    """§1.4 A cube denies its hex, a disc allows it."""

    CUBE = "cube"
    DISC = "disc"


CUBE: Final = Piece.CUBE
DISC: Final = Piece.DISC


class Hint(Component):
    """§1.6 What no clue in play is about."""

    WITHIN_1 = "within-1"
    WITHIN_2 = "within-2"
    WITHIN_3 = "within-3"
    TWO_TERRAINS = "two-terrains"
    TERRAIN = "terrain"
    ANIMALS = "animals"
    DESERT = "desert"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    WATER = "water"


class Clue(Component):
    """§1.3 One of the 48 clues; the second half negates the first, in the same order."""

    ON_DESERT_OR_FOREST = "on-desert-or-forest"
    ON_DESERT_OR_MOUNTAIN = "on-desert-or-mountain"
    ON_DESERT_OR_SWAMP = "on-desert-or-swamp"
    ON_DESERT_OR_WATER = "on-desert-or-water"
    ON_FOREST_OR_MOUNTAIN = "on-forest-or-mountain"
    ON_FOREST_OR_SWAMP = "on-forest-or-swamp"
    ON_FOREST_OR_WATER = "on-forest-or-water"
    ON_MOUNTAIN_OR_SWAMP = "on-mountain-or-swamp"
    ON_MOUNTAIN_OR_WATER = "on-mountain-or-water"
    ON_SWAMP_OR_WATER = "on-swamp-or-water"
    WITHIN_1_DESERT = "within-1-desert"
    WITHIN_1_FOREST = "within-1-forest"
    WITHIN_1_MOUNTAIN = "within-1-mountain"
    WITHIN_1_SWAMP = "within-1-swamp"
    WITHIN_1_WATER = "within-1-water"
    WITHIN_1_ANIMAL = "within-1-animal"
    WITHIN_2_STONE = "within-2-stone"
    WITHIN_2_SHACK = "within-2-shack"
    WITHIN_2_BEAR = "within-2-bear"
    WITHIN_2_COUGAR = "within-2-cougar"
    WITHIN_3_WHITE = "within-3-white"
    WITHIN_3_GREEN = "within-3-green"
    WITHIN_3_BLUE = "within-3-blue"
    WITHIN_3_BLACK = "within-3-black"
    NOT_ON_DESERT_OR_FOREST = "not-on-desert-or-forest"
    NOT_ON_DESERT_OR_MOUNTAIN = "not-on-desert-or-mountain"
    NOT_ON_DESERT_OR_SWAMP = "not-on-desert-or-swamp"
    NOT_ON_DESERT_OR_WATER = "not-on-desert-or-water"
    NOT_ON_FOREST_OR_MOUNTAIN = "not-on-forest-or-mountain"
    NOT_ON_FOREST_OR_SWAMP = "not-on-forest-or-swamp"
    NOT_ON_FOREST_OR_WATER = "not-on-forest-or-water"
    NOT_ON_MOUNTAIN_OR_SWAMP = "not-on-mountain-or-swamp"
    NOT_ON_MOUNTAIN_OR_WATER = "not-on-mountain-or-water"
    NOT_ON_SWAMP_OR_WATER = "not-on-swamp-or-water"
    NOT_WITHIN_1_DESERT = "not-within-1-desert"
    NOT_WITHIN_1_FOREST = "not-within-1-forest"
    NOT_WITHIN_1_MOUNTAIN = "not-within-1-mountain"
    NOT_WITHIN_1_SWAMP = "not-within-1-swamp"
    NOT_WITHIN_1_WATER = "not-within-1-water"
    NOT_WITHIN_1_ANIMAL = "not-within-1-animal"
    NOT_WITHIN_2_STONE = "not-within-2-stone"
    NOT_WITHIN_2_SHACK = "not-within-2-shack"
    NOT_WITHIN_2_BEAR = "not-within-2-bear"
    NOT_WITHIN_2_COUGAR = "not-within-2-cougar"
    NOT_WITHIN_3_WHITE = "not-within-3-white"
    NOT_WITHIN_3_GREEN = "not-within-3-green"
    NOT_WITHIN_3_BLUE = "not-within-3-blue"
    NOT_WITHIN_3_BLACK = "not-within-3-black"

    @property
    def is_negated(self) -> bool:
        return self.value.startswith("not-")

    @property
    def distance(self) -> int:
        """How far the clue reaches; 0 for the pairs of terrains."""
        return int(self._positive.split("-")[1]) if "within" in self.value else 0

    @property
    def targets(self) -> tuple[str, ...]:
        """The terrains, territories or structures it names."""
        words = self._positive.split("-")
        return (words[1], words[3]) if words[0] == "on" else (words[2],)

    @property
    def _positive(self) -> str:
        return self.value.removeprefix("not-")


CLUES: Final = tuple(Clue)
POSITIVE: Final = len(CLUES) // 2
CLUE_INDEX: Final = {clue: index for index, clue in enumerate(CLUES)}
BOOKS: Final = tuple(Book)
HINTS: Final = tuple(Hint)

#: The clues in play by mode, as indices into `CLUES`.
CATALOGUE: Final = {
    Mode.STANDARD: tuple(
        index
        for index, clue in enumerate(CLUES)
        if not clue.is_negated and clue is not Clue.WITHIN_3_BLACK
    ),
    Mode.ADVANCED: tuple(range(len(CLUES))),
}

_ENTRIES: Final[dict[Book, tuple[Clue, ...]]] = {
    book: tuple(map(Clue, DATA["books"]["items"][book.value])) for book in BOOKS
}
HINT_NUMBERS: Final = tuple(map(Hint, DATA["hints"]["items"]))


def entry(book: Book, number: int) -> Clue:
    """The clue under a number, from 1, of a book."""
    return _ENTRIES[book][number - 1]


def numbers(book: Book, clue: Clue) -> tuple[int, ...]:
    """The two numbers under which a book prints a clue."""
    return tuple(n for n, other in enumerate(_ENTRIES[book], 1) if other is clue)
