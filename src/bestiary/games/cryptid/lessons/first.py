"""The first lesson: three turns, from the first cube to the creature."""

from bestiary.core import Lesson, Page
from bestiary.games.cryptid.lessons.openings import AFTER_DEAL, CARD

FIRST = Lesson(
    "first",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        Page("goal", points=("panel-map",)),
        Page("clue", points=("panel-clue",)),
        Page("cube", right=("place-cube alpha G5",)),
        Page(
            "others",
            moves="seat-2 place-cube gamma C3\nseat-3 place-cube epsilon D1",
            points=("hex:C3", "hex:D1"),
        ),
        Page("again", right=("place-cube alpha J2",)),
        Page(
            "question",
            moves="seat-2 place-cube gamma J8\nseat-3 place-cube epsilon G2",
            right=("question D2 2 epsilon",),
            replies=(
                ("search *", "search"),
                ("question D2 *", "whom"),
                ("question *", "where"),
            ),
        ),
        Page("disc", points=("hex:D2",)),
        Page(
            "theirs",
            moves="""
                seat-2 question E6 2 epsilon
                seat-3 question B5 0 alpha
                seat-3 place-cube epsilon A8
            """,
            points=("hex:E6", "hex:B5", "hex:A8"),
        ),
        Page(
            "anna",
            right=("question D3 1 gamma",),
            replies=(
                ("search *", "search"),
                ("question D3 *", "whom"),
                ("question *", "where"),
            ),
        ),
        Page("no", points=("hex:D3",)),
        Page("pay", right=("place-cube alpha C6",)),
        Page(
            "think",
            moves="seat-2 question H4 2 epsilon\nseat-3 question H2 1 gamma",
            points=("hex:D2", "hex:E6", "hex:H4", "hex:C3", "hex:H2", "hex:I2", "hex:D1"),
        ),
        Page(
            "search",
            right=("search F3",),
            replies=(("search *", "where"), ("question *", "question")),
        ),
        Page("end", points=("hex:F3",)),
    ),
)
