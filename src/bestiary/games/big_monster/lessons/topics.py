"""Short lessons, one thing each."""

from bestiary.core import Lesson, Page
from bestiary.games.big_monster.lessons.openings import LANDED

_PASSED = """
    seat-2 take grass-lake
    seat-3 take stone-double
    chance draw-passer 0
    seat-1 lay-on 2
    chance draw-passer 1
"""
_LAID = "seat-2 place 0 2\nseat-3 place 0 2"

DRAFT = Lesson(
    "draft",
    seats=3,
    moves=LANDED,
    pages=(
        Page("stack", points=("panel-hand",)),
        Page("take", right=("take lake-left",)),
        Page(
            "pass",
            moves="seat-2 take grass-lake\nseat-3 take stone-double\nchance draw-passer 0",
            right=("lay-on 1", "lay-on 2"),
        ),
        Page("dragon", points=("panel-player-1", "panel-player-2")),
    ),
)

MUTATE = Lesson(
    "mutate",
    seats=3,
    moves=LANDED,
    pages=(
        Page("take", right=("take mutagen-single",)),
        Page("lay", moves=_PASSED, right=("place 2 0",)),
        Page("ice", moves=_LAID, right=("take ice-green",)),
        Page(
            "ray",
            moves="""
                seat-2 take swamp
                seat-3 take lake-left
                chance draw-passer 2
                seat-3 lay-on 1
                chance draw-passer 0
            """,
            right=("place 3 -2",),
        ),
        Page("grown", moves="seat-2 place 1 2\nseat-3 place 1 2", points=("panel-score",)),
    ),
)

CRYSTALS = Lesson(
    "crystals",
    seats=3,
    moves=f"{LANDED}\nseat-1 take lava-blue\n{_PASSED}",
    pages=(
        Page("parts", points=("tile-in-hand",)),
        Page("whole", points=("panel-zone",)),
        Page("points", points=("panel-score",)),
    ),
)

MEDALS = Lesson(
    "medals",
    seats=3,
    moves=LANDED,
    pages=(
        Page("open", points=("panel-medals",)),
        Page("first", points=("panel-medals",)),
        Page("penalty", points=("panel-medals",)),
    ),
)

DUEL = Lesson(
    "duel",
    seats=2,
    moves="""
        chance draw-explorers woman-in-red+man-in-red
        chance draw-explorers man-in-purple+woman-in-blue
        seat-1 land man-in-red
        seat-2 land man-in-purple
        chance draw-lead 0
        chance draw-tiles mutagen-single+lava-green-red-top+lava-all-red-bottom+grass-green
    """,
    pages=(
        Page("row", points=("panel-hand",)),
        Page("pick", right=("pick 1 lava-green-red-top",)),
        Page("discard", right=("discard mutagen-single",)),
        Page("lay", moves="seat-2 pick 1 lava-all-red-bottom", points=("panel-zone",)),
        Page("others", points=("panel-medals",)),
    ),
)

TOPICS = (DRAFT, MUTATE, CRYSTALS, MEDALS, DUEL)
