"""Short lessons, one thing each."""

from bestiary.core import Lesson, Page
from bestiary.games.cryptid.lessons.openings import AFTER_DEAL, AFTER_OPENING, AFTER_QUESTIONS, CARD

CLUES = Lesson(
    "clues",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        Page("mine", points=("panel-clue",)),
        Page("terrain", points=("hex:D2", "hex:A1")),
        Page("near", points=("hex:E3", "hex:F3")),
        Page("structure", points=("hex:D1", "hex:I2")),
        Page(
            "cube",
            right=("place-cube alpha F4",),
            replies=(("place-cube alpha [H-L]*", "far"),),
        ),
        Page(
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
        Page("cubes", points=("hex:D1", "hex:G2")),
        Page(
            "ask",
            right=("question D2 2 epsilon",),
            replies=(("search *", "search"), ("question D2 *", "whom")),
        ),
        Page("disc", points=("panel-checklist", "hex:D2")),
        Page("closed", points=("hex:G5", "hex:C3")),
        Page("penalty", points=("panel-map",)),
    ),
)

SEARCH = Lesson(
    "search",
    seats=3,
    options=CARD,
    moves=AFTER_QUESTIONS,
    pages=(
        Page("disc", points=("hex:D2",)),
        Page("try", right=("search D2",)),
        Page("failed", points=("hex:D2",)),
        Page("pay", right=("place-cube alpha C6",)),
        Page("learned", points=("hex:D2",)),
        Page("when", points=("panel-map",)),
    ),
)

BETRAYED = Lesson(
    "betrayed",
    seats=3,
    options=CARD,
    moves=AFTER_DEAL,
    pages=(
        Page("secret", points=("panel-clue",)),
        Page("cube", right=("place-cube alpha G5",)),
        Page(
            "read",
            moves="seat-2 place-cube gamma C3\nseat-3 place-cube epsilon D1",
            points=("panel-checklist",),
        ),
        Page("disc", points=("hex:G5",)),
    ),
)

TOPICS = (CLUES, QUESTION, SEARCH, BETRAYED)
