"""The first lesson: two turns, from landing to the first medal, and what scores."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.big_monster.lessons.openings import PORTRAITS, SHARED_OUT

FIRST = Lesson(
    "first",
    seats=3,
    moves=PORTRAITS,
    pages=(
        LessonPage("goal", points=("panel-medals",)),
        LessonPage("explorer", right=("land man-in-orange",)),
        LessonPage(
            "sand",
            moves=SHARED_OUT,
            right=("take sand",),
        ),
        LessonPage(
            "pass",
            moves="""
                seat-2 take grass-lake
                seat-3 take stone-double
                chance draw-passer 0
            """,
            right=("lay-on 2",),
        ),
        LessonPage("dragon", moves="chance draw-passer 1", points=("panel-player-0",)),
        LessonPage("lay", right=("place 2 0",)),
        LessonPage(
            "again",
            moves="seat-2 place 0 2\nseat-3 place 0 2",
            right=("take sand",),
        ),
        LessonPage(
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
        LessonPage(
            "medal",
            moves="seat-2 place 1 2\nseat-3 place 1 2",
            points=("panel-medals",),
        ),
        LessonPage("stack", points=("panel-hand",)),
        LessonPage("ice", points=("tile:ice-blue", "tile:ice-green", "tile:ice-red")),
        LessonPage("lava", points=("tile:lava-green-red-top", "tile:lava-blue", "tile:swamp")),
        LessonPage("last", points=("panel-score",)),
    ),
)
