"""The first lesson: one day with three chiefs, and what the other days are for.

What was learned on one page is done by itself on later ones: the day takes about five minutes.
"""

from bestiary.core import Lesson, LessonPage
from bestiary.games.rats_of_wistar.lessons.openings import FIRST_DAY

_CHIEFS = (("place-chief *", "chief"), ("visit-hut", "chief"))

FIRST = Lesson(
    "first",
    seats=2,
    moves=FIRST_DAY,
    pages=(
        LessonPage("wheel", points=("panel-wheel",)),
        LessonPage("wait", points=("entrance",)),
        LessonPage(
            "workers",
            right=("place-worker forest",),
            replies=(*_CHIEFS, ("place-worker *", "area")),
        ),
        LessonPage(
            "chief",
            moves="seat-1 place-worker forest",
            right=("place-chief gather-wood 1",),
            replies=_CHIEFS,
        ),
        LessonPage("main", right=("take-main",), replies=(("end-turn", "end"),)),
        LessonPage(
            "play",
            moves="seat-1 take-bonus wood",
            right=("take-bonus play",),
            replies=(("end-turn", "end"),),
        ),
        LessonPage("card", right=("play school 0",)),
        LessonPage("played", moves="chance draw roller-skates", points=("played:school",)),
        LessonPage("end", right=("end-turn",)),
        LessonPage(
            "dig",
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
            right=("place-chief dig 2",),
            replies=(("place-chief dig 1", "cell"),),
        ),
        LessonPage("room", moves="seat-1 take-main", right=("dig 1",)),
        LessonPage(
            "walk",
            moves="seat-1 take-bonus move-workers",
            right=("move-worker forest burrow",),
        ),
        LessonPage(
            "beds",
            moves="""
                seat-1 move-worker forest burrow
                seat-1 end-turn
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
        LessonPage("bed", moves="seat-1 take-main", right=("build 1",)),
        LessonPage("mouse", right=("take-bonus take-mouse",), replies=(("end-turn", "end"),)),
        LessonPage("awake", right=("place-worker farm",), replies=(("end-turn", "end"),)),
        LessonPage("night", right=("end-turn",)),
        LessonPage(
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
        LessonPage("last", points=("goal:mechanics", "goal:great-minds", "goal:hospitality")),
    ),
)
