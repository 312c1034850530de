"""Short lessons, each about one rule."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.big_monster.lessons.openings import (
    CRYSTALLINE,
    FOUR_LANDED,
    LAID_BELOW,
    LANDED,
    PASSED_ON,
    ROW_OF_SIX,
    SECOND_LAID,
    SECOND_PASSED,
    THIRD_PASSED,
)

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
        LessonPage("stack", points=("panel-hand",)),
        LessonPage("take", right=("take lake-left",)),
        LessonPage(
            "pass",
            moves="seat-2 take grass-lake\nseat-3 take stone-double\nchance draw-passer 0",
            right=("lay-on 1", "lay-on 2"),
        ),
        LessonPage("dragon", points=("panel-player-1", "panel-player-2")),
    ),
)

MUTATE = Lesson(
    "mutate",
    seats=3,
    moves=LANDED,
    pages=(
        LessonPage("take", right=("take mutagen-single",)),
        LessonPage("lay", moves=_PASSED, right=("place 2 0",)),
        LessonPage("ice", moves=_LAID, right=("take ice-green",)),
        LessonPage(
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
        LessonPage("grown", moves="seat-2 place 1 2\nseat-3 place 1 2", points=("panel-zone",)),
    ),
)

CRYSTALS = Lesson(
    "crystals",
    seats=3,
    moves=CRYSTALLINE,
    pages=(
        LessonPage("parts", right=("take lava-green-red-top",)),
        LessonPage(
            "lay",
            moves="seat-2 take grass-lake\nseat-3 take swamp\n" + PASSED_ON,
            right=("place 1 2",),
        ),
        LessonPage("red", moves=LAID_BELOW, points=("panel-zone",)),
        LessonPage("second", right=("take lava-green-red-top",)),
        LessonPage("beside", moves=SECOND_PASSED, right=("place 2 2", "place 0 2")),
        LessonPage("points", moves=SECOND_LAID, points=("panel-score",)),
    ),
)

MEDALS = Lesson(
    "medals",
    seats=3,
    moves=CRYSTALLINE,
    pages=(
        LessonPage("open", points=("panel-medals",)),
        LessonPage("two", right=("take stone-double",)),
        LessonPage(
            "third",
            moves=f"""
                seat-2 take grass-lake
                seat-3 take swamp
                {PASSED_ON}
                seat-1 place 2 0
                {LAID_BELOW}
            """,
            right=("take stone-green",),
        ),
        LessonPage(
            "fourth",
            moves=f"{SECOND_PASSED}\nseat-1 place 2 2\n{SECOND_LAID}",
            right=("take stone-red-top",),
        ),
        LessonPage("lay", moves=THIRD_PASSED, right=("place 3 0",)),
        LessonPage("first", moves="seat-2 place 2 0\nseat-3 place 2 0", points=("panel-medals",)),
        LessonPage("penalty", points=("panel-medals",)),
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
        LessonPage("row", points=("panel-hand",)),
        LessonPage("pick", right=("pick 1 lava-green-red-top",)),
        LessonPage("discard", right=("discard mutagen-single",)),
        LessonPage("lay", moves="seat-2 pick 1 lava-all-red-bottom", right=("place 1 2",)),
        LessonPage("lead", moves="seat-2 place 0 2", points=("panel-medals",)),
    ),
)

SPECIAL = Lesson(
    "special",
    seats=3,
    options=(("mode", "special"),),
    moves=ROW_OF_SIX,
    pages=(
        LessonPage("row", points=("panel-hand",)),
        LessonPage("pick", right=("pick 1 lake-left",)),
        LessonPage("discard", right=("discard mutagen-pair",)),
        LessonPage(
            "lead",
            moves="""
                seat-2 pick 1 lake-right
                seat-2 discard lava-blue
                seat-3 pick 1 ice-blue
            """,
            points=("panel-player-1", "panel-player-2"),
        ),
    ),
)

TEAMS = Lesson(
    "teams",
    seats=4,
    options=(("mode", "teams"),),
    moves=FOUR_LANDED,
    pages=(
        LessonPage("partner", points=("panel-player-2",)),
        LessonPage("goals", points=("panel-medals",)),
        LessonPage("take", right=("take sand",)),
        LessonPage(
            "pass",
            moves="""
                seat-2 take grass-lake
                seat-3 take sand
                seat-4 take mutagen-pair
                chance draw-passer 0
            """,
            right=("lay-on 2",),
        ),
        LessonPage("score", points=("panel-score",)),
    ),
)

TOPICS = (DRAFT, MUTATE, CRYSTALS, MEDALS, DUEL, SPECIAL, TEAMS)
