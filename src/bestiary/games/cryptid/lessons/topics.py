"""Short lessons, one thing each."""

from bestiary.core import Lesson, LessonPage
from bestiary.games.cryptid.lessons.openings import AFTER_DEAL, AFTER_OPENING, AFTER_QUESTIONS, CARD

CLUES = Lesson(
    "clues",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        LessonPage("mine", points=("panel-clue",)),
        LessonPage("terrain", points=("hex:D2", "hex:A1")),
        LessonPage("near", points=("hex:E3", "hex:F3")),
        LessonPage("structure", points=("hex:D1", "hex:I2")),
        LessonPage(
            "cube",
            right=("place-cube alpha F4",),
            replies=(("place-cube alpha [H-L]*", "far"),),
        ),
        LessonPage(
            "list",
            moves="seat-2 place-cube gamma C3\nseat-3 place-cube epsilon D1",
            points=("panel-checklist", "hex:C3", "hex:D1"),
        ),
    ),
)

QUESTION = Lesson(
    "question",
    seats=3,
    options=CARD,
    moves=AFTER_OPENING,
    pages=(
        LessonPage("cubes", points=("hex:D1", "hex:G2")),
        LessonPage(
            "ask",
            right=("question D2 2 epsilon",),
            replies=(("search *", "search"), ("question D2 *", "whom")),
        ),
        LessonPage("disc", points=("panel-checklist", "hex:D2")),
        LessonPage("closed", points=("hex:G5", "hex:C3")),
        LessonPage("penalty", points=("panel-map",)),
    ),
)

SEARCH = Lesson(
    "search",
    seats=3,
    options=CARD,
    moves=AFTER_QUESTIONS,
    pages=(
        LessonPage("disc", points=("hex:D2",)),
        LessonPage("try", right=("search D2",)),
        LessonPage("failed", points=("hex:D2",)),
        LessonPage("pay", right=("place-cube alpha C6",)),
        LessonPage("learned", points=("hex:D2",)),
        LessonPage("when", points=("panel-map",)),
    ),
)

BETRAYED = Lesson(
    "betrayed",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        LessonPage("secret", points=("panel-clue",)),
        LessonPage("cube", right=("place-cube alpha G5",)),
        LessonPage(
            "read",
            moves="seat-2 place-cube gamma C3\nseat-3 place-cube epsilon D1",
            points=("panel-checklist",),
        ),
        LessonPage("disc", points=("hex:G5",)),
    ),
)

TOPICS = (CLUES, QUESTION, SEARCH, BETRAYED)
