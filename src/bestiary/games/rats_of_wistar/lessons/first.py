"""The first lesson: one day with three chiefs, and what the other days are for."""

from bestiary.core import Lesson, Page
from bestiary.games.rats_of_wistar.lessons.openings import FIRST_DAY

_CHIEFS = (("place-chief *", "chief"), ("visit-hut", "chief"))

FIRST = Lesson(
    "first",
    seats=2,
    moves=FIRST_DAY,
    pages=(
        Page("goal", points=("good:vp",)),
        Page("wheel", points=("panel-wheel",)),
        Page(
            "workers",
            right=("place-worker forest",),
            replies=(*_CHIEFS, ("place-worker *", "area")),
        ),
        Page(
            "second",
            right=("place-worker forest",),
            replies=(*_CHIEFS, ("place-worker *", "area")),
        ),
        Page("chief", right=("place-chief gather-wood 1",), replies=_CHIEFS),
        Page("main", right=("take-main",), replies=(("end-turn", "end"),)),
        Page("bonus", right=("take-bonus wood",), replies=(("end-turn", "end"),)),
        Page("play", right=("take-bonus play",), replies=(("end-turn", "end"),)),
        Page("card", right=("play school 0",)),
        Page("end", moves="chance draw roller-skates", right=("end-turn",)),
        Page(
            "farm",
            moves="""
                seat-2 place-worker farm
                seat-2 place-worker farm
                seat-2 place-chief explore 2
                seat-2 take-main
                seat-2 open-door front-door
                chance draw-door door-6
                chance draw shuriken
                seat-2 move-explorer kitchen
                seat-2 take-bonus metal
                seat-2 end-turn
            """,
            points=("room:kitchen",),
        ),
        Page("dig", right=("place-chief dig 2",), replies=(("place-chief dig 1", "cell"),)),
        Page("strength", right=("take-main",), replies=(("end-turn", "end"),)),
        Page("room", right=("dig 1",)),
        Page("move", right=("take-bonus move-workers",), replies=(("end-turn", "end"),)),
        Page("walk", right=("move-worker forest burrow",)),
        Page("follow", right=("move-worker forest burrow",)),
        Page("done", right=("end-turn",)),
        Page(
            "beds",
            moves="""
                seat-2 place-chief project 1
                seat-2 take-main
                seat-2 take-card notebook
                seat-2 take-card sled
                seat-2 take-bonus explore
                seat-2 take-mouse kitchen
                chance draw-mouse house-mouse-2
                seat-2 end-turn
                chance draw tunnel
                chance draw hammer
            """,
            right=("place-chief beds 1",),
        ),
        Page("build", right=("take-main",), replies=(("end-turn", "end"),)),
        Page("bed", right=("build 1",)),
        Page("mouse", right=("take-bonus take-mouse",), replies=(("end-turn", "end"),)),
        Page("awake", right=("place-worker farm",), replies=(("end-turn", "end"),)),
        Page("night", right=("end-turn",)),
        Page(
            "morning",
            moves="""
                seat-2 visit-hut
                seat-2 use-potion wood
                seat-2 end-turn
                chance draw-mouse house-mouse-3
                chance draw bakery
                chance draw archive
                chance draw lamp
                chance draw automatic-ant
                chance draw mechanical-octopus
            """,
            points=("panel-wheel",),
        ),
        Page("goals", points=("goal:mechanics", "goal:great-minds", "goal:hospitality")),
        Page("last", points=("panel-home",)),
    ),
)
