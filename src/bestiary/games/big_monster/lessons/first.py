"""The first lesson: two turns, from landing to the first medal."""

from bestiary.core import Lesson, Page

FIRST = Lesson(
    "first",
    seats=3,
    moves="""
        chance draw-explorers woman-in-green+man-in-orange
        chance draw-explorers man-in-red+woman-in-blue
        chance draw-explorers woman-in-orange+man-in-green
    """,
    pages=(
        Page("goal", points=("panel-medals",)),
        Page("explorer", right=("land man-in-orange",)),
        Page(
            "sand",
            moves="""
                seat-2 land man-in-red
                seat-3 land woman-in-orange
                chance draw-tiles mutagen-single+lava-blue+sand+stone-blue-top+stone-blue-bottom\
+lake-left+lake-right+swamp+swamp+grass-medal
                chance draw-tiles ice-blue+ice-orange+ice-green+ice-red+mutagen-single+lava-blue\
+sand+sand+lake-right+grass-lake
                chance draw-tiles ice-blue+ice-green+ice-red+lava-green-red-top\
+lava-green-red-top+lava-blue+sand+stone-double+swamp+swamp
            """,
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
        Page("dragon", moves="chance draw-passer 1", points=("panel-player-1", "panel-player-2")),
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
        Page("last", points=("panel-score",)),
    ),
)
