"""The first lesson: from Rome to the Alps and back, with a cryptid found and brought home."""

from bestiary.core import Lesson, Page
from bestiary.games.cryptic_nature.lessons.openings import IN_ROME, NEXT_DAY

FIRST = Lesson(
    "first",
    seats=2,
    moves=IN_ROME,
    pages=(
        Page("goal", points=("card:squasc",)),
        Page("needs", points=("card:squasc", "token:bonus-1")),
        Page(
            "move",
            right=("move s2",),
            replies=(("fly *", "fly"), ("move *", "far"), ("end-turn", "end")),
        ),
        Page(
            "collect",
            right=("collect witness-s4 action",),
            replies=(("track *", "track"), ("end-turn", "end")),
        ),
        Page("end", right=("end-turn",)),
        Page(
            "assistant",
            moves="""
                seat-2 move e4
                seat-2 collect victim-n1 action
                seat-2 end-turn
            """,
            points=("assistant-0",),
        ),
        Page(
            "die",
            right=("step-down experience-2",),
            replies=(("step-down *", "other"), ("step-up", "up")),
        ),
        Page("trade", right=("end-turn",)),
        Page("tile", right=("place-tile mountain-6",)),
        Page("lay", right=("lay 1 1 0",)),
        Page("take", right=("take-tile mountain-8",)),
        Page(
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
        Page(
            "track",
            right=("track squasc bonus-1+witness-s4 action",),
            points=("card:squasc", "token:bonus-1", "token:witness-s4"),
            replies=(("track squasc *", "risk"), ("*move*", "away"), ("end-turn", "end")),
        ),
        Page(
            "bet",
            moves="chance open caladrius",
            right=("bet caladrius",),
            points=("card:caladrius",),
        ),
        Page("city", right=("move rome",), replies=(("move *", "far"), ("end-turn", "end"))),
        Page("home", right=("end-turn",)),
        Page(
            "relocate",
            moves=NEXT_DAY,
            right=("relocate squasc action",),
        ),
        Page("settle", right=("lay 1 2 0",)),
        Page("last", points=("panel-sanctuary",)),
    ),
)
