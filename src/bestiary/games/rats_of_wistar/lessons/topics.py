"""Short lessons, one thing each."""

from bestiary.core import Lesson, Page
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
        Page("pairs", points=("card:school", "card:solar-array")),
        Page("take", right=("take-pair school solar-array",), points=("card:school",)),
        Page(
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
        Page("areas", points=("area:forest", "area:burrow", "area:farm")),
        Page("token", right=("use-movement farm forest",), replies=(("place-chief *", "chief"),)),
        Page("chief", right=("place-chief gather-wood 1",)),
        Page("main", right=("take-main",)),
        Page(
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
        Page("rooms", points=("dungeon:1", "bed:1")),
        Page("chief", right=("place-chief beds 1",)),
        Page("main", right=("take-main",)),
        Page("bed", right=("build 1",)),
        Page("track", points=("bed:1", "bed:2")),
        Page("mouse", right=("take-bonus take-mouse",), replies=(("end-turn", "end"),)),
        Page("full", points=("home-burrow",)),
    ),
)

EXPLORE = Lesson(
    "explore",
    seats=2,
    moves=FIRST_DAY + ON_THE_FARM,
    pages=(
        Page("farm", points=("outside", "mission:bedroom", "mice:kitchen", "cheese")),
        Page("chief", right=("place-chief explore 2",)),
        Page("points", right=("take-main",)),
        Page("door", right=("open-door front-door",)),
        Page("walk", moves="chance draw-door door-3", right=("move-explorer kitchen",)),
        Page("inside", points=("mice:kitchen",)),
        Page("tent", right=("pitch-tent kitchen",), points=("tent",)),
        Page("cheese", points=("cheese",)),
    ),
)

INVENTIONS = Lesson(
    "inventions",
    seats=2,
    moves=FIRST_DAY + ON_THE_FARM,
    pages=(
        Page("card", points=("card:school",)),
        Page("needs", points=("card:solar-array",)),
        Page("chief", right=("place-chief project 1",)),
        Page("main", right=("take-main",)),
        Page("take", right=("take-card notebook",)),
        Page("second", right=("take-card sled",)),
        Page("joker", points=("buy:joker", "buy:current")),
    ),
)

MISSIONS = Lesson(
    "missions",
    seats=2,
    moves=IN_THE_BEDROOM,
    pages=(
        Page("room", points=("mission:bedroom",)),
        Page("point", right=("take-bonus explore",)),
        Page("reveal", right=("reveal bedroom",), replies=(("take-mouse *", "mouse"),)),
        Page("rows", moves="chance draw-mission hatch", points=("panel-farm",)),
        Page(
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
        Page("potion", right=("use-potion mission",)),
        Page("complete", right=("complete open-the-hatch 0",)),
        Page("marker", right=("free-cell veranda",)),
        Page("done", moves="seat-1 pay wood\nseat-1 pay wood", points=("cell:veranda",)),
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
        Page("three", points=("goal:burglars", "goal:great-minds", "goal:hospitality")),
        Page("first", right=("open-door front-door",)),
        Page(
            "second",
            moves="chance draw-door door-3",
            right=("open-door window-above-the-ivy",),
        ),
        Page(
            "claim",
            moves="chance draw-door door-7",
            right=("achieve-goal burglars",),
            replies=(("end-turn", "end"),),
        ),
        Page("reward", points=("goal:burglars",)),
    ),
)

END = Lesson(
    "end",
    seats=2,
    moves=AT_THE_HATCH,
    pages=(
        Page("rounds", points=("panel-wheel",)),
        Page("tracks", points=("bed:1", "dungeon:1")),
        Page(
            "marker",
            right=("free-cell three-points",),
            replies=(("free-cell cheap-*", "later"),),
        ),
        Page(
            "cells",
            moves="seat-1 pay wood\nseat-1 pay wood",
            points=("cell:three-points", "cell:six-points"),
        ),
        Page("cards", points=("own-mice",)),
        Page("rest", points=("good:wood", "good:metal", "good:movement", "good:joker")),
        Page("solo", points=("good:vp",)),
    ),
)

TOPICS = (START, STRENGTH, BUILD, EXPLORE, INVENTIONS, MISSIONS, GOALS, END)
