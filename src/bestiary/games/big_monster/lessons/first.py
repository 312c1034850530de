"""The first lesson: two turns, from landing to the first medal, and what scores."""

from bestiary.core import Lesson, Page
from bestiary.games.big_monster.lessons.openings import PORTRAITS, SHARED_OUT

FIRST = Lesson(
    "first",
    seats=3,
    moves=PORTRAITS,
    pages=(
        Page("goal", points=("panel-medals",)),
        Page("explorer", right=("land man-in-orange",)),
        Page(
            "sand",
            moves=SHARED_OUT,
            right=("take sand",),
        ),
        Page(
            "pass",
            moves="""
                seat-2 take grass-lake
                seat-3 take stone-double
                chance draw-passer 0
            """,
            right=("lay-on 2",),
        ),
        Page("dragon", moves="chance draw-passer 1", points=("panel-player-0",)),
        Page("lay", right=("place 2 0",)),
        Page(
            "again",
            moves="seat-2 place 0 2\nseat-3 place 0 2",
            right=("take sand",),
        ),
        Page(
            "below",
            moves="""
                seat-2 take swamp
                seat-3 take lake-left
                chance draw-passer 2
                seat-3 lay-on 1
                chance draw-passer 0
            """,
            right=("place 2 2",),
        ),
        Page(
            "medal",
            moves="seat-2 place 1 2\nseat-3 place 1 2",
            points=("panel-medals",),
        ),
        Page("stack", points=("panel-hand",)),
        Page("ice", points=("tile:ice-blue", "tile:ice-green", "tile:ice-red")),
        Page("lava", points=("tile:lava-green-red-top", "tile:lava-blue", "tile:swamp")),
        Page("last", points=("panel-score",)),
    ),
)
