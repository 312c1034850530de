"""Short lessons, one thing each."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.rats_of_wistar.lessons.openings import (
    AT_THE_HATCH,
    BURGLARS,
    FIRST_DAY,
    IN_THE_BEDROOM,
    IN_THE_BURROW,
    LAST_OF_TWO,
    MARKETS,
    ON_THE_FARM,
)

START = Lesson(
    "start",
    seats=2,
    moves=LAST_OF_TWO,
    pages=(
        LessonPage("pairs", points=("card:school", "card:solar-array")),
        LessonPage("take", right=("take-pair school solar-array",), points=("card:school",)),
        LessonPage(
            "hand",
            moves=f"seat-2 take-pair needle-spear automatic-mouse\n{MARKETS}",
            points=("panel-hand",),
        ),
    ),
)

STRENGTH = Lesson(
    "strength",
    seats=2,
    moves=f"{FIRST_DAY}\nseat-1 place-worker forest\nseat-1 place-worker farm",
    pages=(
        LessonPage("areas", points=("area:forest", "area:burrow", "area:farm")),
        LessonPage(
            "token", right=("use-movement farm forest",), replies=(("place-chief *", "chief"),)
        ),
        LessonPage("chief", right=("place-chief gather-wood 1",)),
        LessonPage("main", right=("take-main",)),
        LessonPage(
            "hut",
            points=("hut", *(f"potion:{one}" for one in ("wood", "metal", "play", "mission"))),
        ),
    ),
)

BUILD = Lesson(
    "build",
    seats=2,
    moves=FIRST_DAY + IN_THE_BURROW,
    pages=(
        LessonPage("rooms", points=("dungeon:1", "bed:1")),
        LessonPage("chief", right=("place-chief beds 1",)),
        LessonPage("main", right=("take-main",)),
        LessonPage("bed", right=("build 1",)),
        LessonPage("track", points=("bed:1", "bed:2")),
        LessonPage("mouse", right=("take-bonus take-mouse",), replies=(("end-turn", "end"),)),
        LessonPage("full", points=("home-burrow",)),
    ),
)

EXPLORE = Lesson(
    "explore",
    seats=2,
    moves=FIRST_DAY + ON_THE_FARM,
    pages=(
        LessonPage("farm", points=("outside", "mission:bedroom", "mice:kitchen", "cheese")),
        LessonPage("chief", right=("place-chief explore 2",)),
        LessonPage("points", right=("take-main",)),
        LessonPage("door", right=("open-door front-door",)),
        LessonPage("walk", moves="chance draw-door door-3", right=("move-explorer kitchen",)),
        LessonPage("inside", points=("mice:kitchen",)),
        LessonPage("tent", right=("pitch-tent kitchen",), points=("tent",)),
        LessonPage("cheese", points=("cheese",)),
    ),
)

INVENTIONS = Lesson(
    "inventions",
    seats=2,
    moves=FIRST_DAY + ON_THE_FARM,
    pages=(
        LessonPage("card", points=("card:school",)),
        LessonPage("needs", points=("card:solar-array",)),
        LessonPage("chief", right=("place-chief project 1",)),
        LessonPage("main", right=("take-main",)),
        LessonPage("take", right=("take-card notebook",)),
        LessonPage("second", right=("take-card sled",)),
        LessonPage("joker", points=("buy:joker", "buy:current")),
    ),
)

MISSIONS = Lesson(
    "missions",
    seats=2,
    moves=IN_THE_BEDROOM,
    pages=(
        LessonPage("room", points=("mission:bedroom",)),
        LessonPage("point", right=("take-bonus explore",)),
        LessonPage("reveal", right=("reveal bedroom",), replies=(("take-mouse *", "mouse"),)),
        LessonPage("rows", moves="chance draw-mission hatch", points=("panel-farm",)),
        LessonPage(
            "hut",
            moves="""
                seat-1 end-turn
                chance draw tunnel
                chance draw hammer
                seat-2 visit-hut
                seat-2 use-potion wood
                seat-2 end-turn
            """,
            right=("visit-hut",),
        ),
        LessonPage("potion", right=("use-potion mission",)),
        LessonPage("complete", right=("complete open-the-hatch 0",)),
        LessonPage("marker", right=("free-cell veranda",)),
        LessonPage("done", moves="seat-1 pay wood\nseat-1 pay wood", points=("cell:veranda",)),
    ),
)

GOALS = Lesson(
    "goals",
    seats=2,
    moves=f"""{BURGLARS}{ON_THE_FARM}
        seat-1 place-chief explore 2
        seat-1 take-main
    """,
    pages=(
        LessonPage("three", points=("goal:burglars", "goal:great-minds", "goal:hospitality")),
        LessonPage("first", right=("open-door front-door",)),
        LessonPage(
            "second",
            moves="chance draw-door door-3",
            right=("open-door window-above-the-ivy",),
        ),
        LessonPage(
            "claim",
            moves="chance draw-door door-7",
            right=("achieve-goal burglars",),
            replies=(("end-turn", "end"),),
        ),
        LessonPage("reward", points=("goal:burglars",)),
    ),
)

END = Lesson(
    "end",
    seats=2,
    moves=AT_THE_HATCH,
    pages=(
        LessonPage("rounds", points=("panel-wheel",)),
        LessonPage("tracks", points=("bed:1", "dungeon:1")),
        LessonPage(
            "marker",
            right=("free-cell three-points",),
            replies=(("free-cell cheap-*", "later"),),
        ),
        LessonPage(
            "cells",
            moves="seat-1 pay wood\nseat-1 pay wood",
            points=("cell:three-points", "cell:six-points"),
        ),
        LessonPage("cards", points=("own-mice",)),
        LessonPage("rest", points=("good:wood", "good:metal", "good:movement", "good:joker")),
        LessonPage("solo", points=("good:vp",)),
    ),
)

TOPICS = (START, STRENGTH, BUILD, EXPLORE, INVENTIONS, MISSIONS, GOALS, END)
