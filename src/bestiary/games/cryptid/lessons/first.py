"""The first lesson: three turns, from the first cube to the creature."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.cryptid.lessons.openings import AFTER_DEAL, CARD

FIRST = Lesson(
    "first",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        LessonPage("goal", points=("panel-map",)),
        LessonPage("clue", points=("panel-clue",)),
        LessonPage("cube", right=("place-cube alpha G5",)),
        LessonPage(
            "others",
            moves="seat-2 place-cube gamma C3\nseat-3 place-cube epsilon D1",
            points=("hex:C3", "hex:D1"),
        ),
        LessonPage("again", right=("place-cube alpha J2",)),
        LessonPage(
            "question",
            moves="seat-2 place-cube gamma J8\nseat-3 place-cube epsilon G2",
            right=("question D2 2 epsilon",),
            replies=(
                ("search *", "search"),
                ("question D2 *", "whom"),
                ("question *", "where"),
            ),
        ),
        LessonPage("disc", points=("hex:D2",)),
        LessonPage(
            "theirs",
            moves="""
                seat-2 question E6 2 epsilon
                seat-3 question B5 0 alpha
                seat-3 place-cube epsilon A8
            """,
            points=("hex:E6", "hex:B5", "hex:A8"),
        ),
        LessonPage(
            "anna",
            right=("question D3 1 gamma",),
            replies=(
                ("search *", "search"),
                ("question D3 *", "whom"),
                ("question *", "where"),
            ),
        ),
        LessonPage("no", points=("hex:D3",)),
        LessonPage("pay", right=("place-cube alpha C6",)),
        LessonPage(
            "think",
            moves="seat-2 question H4 2 epsilon\nseat-3 question H2 1 gamma",
            points=("hex:D2", "hex:E6", "hex:H4", "hex:C3", "hex:H2", "hex:I2", "hex:D1"),
        ),
        LessonPage(
            "search",
            right=("search F3",),
            replies=(("search *", "where"), ("question *", "question")),
        ),
        LessonPage("end", points=("hex:F3",)),
    ),
)
