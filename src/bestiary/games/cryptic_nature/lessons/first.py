"""The first lesson: from Rome to the Alps and back, with a cryptid found and brought home."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.cryptic_nature.lessons.openings import IN_ROME, NEXT_DAY

FIRST = Lesson(
    "first",
    seats=2,
    moves=IN_ROME,
    pages=(
        LessonPage("goal", points=("card:squasc",)),
        LessonPage("needs", points=("card:squasc", "token:bonus-1")),
        LessonPage(
            "move",
            right=("move s2",),
            replies=(("fly *", "fly"), ("move *", "far"), ("end-turn", "end")),
        ),
        LessonPage(
            "collect",
            right=("collect witness-s4 action",),
            replies=(("track *", "track"), ("end-turn", "end")),
        ),
        LessonPage("end", right=("end-turn",)),
        LessonPage(
            "assistant",
            moves="""
                seat-2 move e4
                seat-2 collect victim-n1 action
                seat-2 end-turn
            """,
            points=("assistant-0",),
        ),
        LessonPage(
            "die",
            right=("step-down experience-2",),
            replies=(("step-down *", "other"), ("step-up", "up")),
        ),
        LessonPage("trade", right=("end-turn",)),
        LessonPage("tile", right=("place-tile mountain-6",)),
        LessonPage("lay", right=("lay 1 1 0",)),
        LessonPage("take", right=("take-tile mountain-8",)),
        LessonPage(
            "round",
            moves="""
                seat-2 step-down coins-3
                seat-2 end-turn
                seat-2 place-tile forest-3
                seat-2 lay 8 3 0
                seat-2 take-tile forest-4
                chance roll-dice coins-2+coins-3+restore
            """,
            points=("die:coins-2", "die:coins-3", "die:restore"),
        ),
        LessonPage(
            "track",
            right=("track squasc bonus-1+witness-s4 action",),
            points=("card:squasc", "token:bonus-1", "token:witness-s4"),
            replies=(("track squasc *", "risk"), ("*move*", "away"), ("end-turn", "end")),
        ),
        LessonPage(
            "bet",
            moves="chance open caladrius",
            right=("bet caladrius",),
            points=("card:caladrius",),
        ),
        LessonPage("city", right=("move rome",), replies=(("move *", "far"), ("end-turn", "end"))),
        LessonPage("home", right=("end-turn",)),
        LessonPage(
            "relocate",
            moves=NEXT_DAY,
            right=("relocate squasc action",),
        ),
        LessonPage("settle", right=("lay 1 2 0",)),
        LessonPage("last", points=("panel-sanctuary",)),
    ),
)
