"""Short lessons, one thing each."""

from bestiary.core import Lesson, LessonPage

_CRYPTID = (("cryptid", "seat-1"),)
_SCIENTIST = (("cryptid", "seat-2"),)
_HANDS = """
    chance cards split+shuffle+align
    chance cards split+shuffle+align
"""
_SENSOR_PHASE = """
    seat-1 align card pink left
    seat-2 align card black right
    seat-1 split card 1 w w
    seat-2 shuffle card 2 white left
"""
_FULL_CITY = """
    seat-2 align card pink left
    seat-1 align card black right
    seat-2 split card 1 w w
    seat-1 shuffle card 2 white left
    seat-2 declare-colours pink+white+black
    seat-1 split card 1 ppw w
    seat-2 draw
    chance cards split+shuffle
    seat-1 draw
    chance cards shuffle+align
    seat-2 split card 2 b ppw
    seat-1 align card black left
    seat-2 declare-number 5
    seat-2 draw
    chance cards split+split
    seat-1 draw
    chance cards shuffle+align
    seat-2 split card 3 ppb wb
    seat-1 shuffle card 1 white right
    seat-2 split card 2 w b
    seat-1 align card pink left
    seat-2 declare-colours pink+white+black
"""
_AFTER_MYSTERY_BLOCKS = """
    seat-1 shuffle card 2 white right
    seat-2 shuffle card 4 white left
    seat-1 draw
    chance cards split+split
    seat-2 shuffle card 4 black left
    seat-1 split card 3 pp wbb
    seat-2 draw
    chance cards shuffle+align
    seat-1 split card 1 p p
    seat-2 declare-colours pink+white+black
"""
"""A round after two mystery blocks were laid, with seven blocks in the city again."""

MOVES = Lesson(
    "moves",
    seats=2,
    options=_CRYPTID,
    moves=_HANDS,
    pages=(
        LessonPage("three", points=("card:split", "card:shuffle", "card:align")),
        LessonPage(
            "shuffle",
            right=("shuffle card 1 black right",),
            replies=(("draw", "draw"),),
            points=("card:shuffle", "sensor:1:black"),
        ),
        LessonPage(
            "theirs", moves="seat-2 align card pink left", points=("spot:3", "spot:2", "spot:1")
        ),
        LessonPage("draw", right=("draw",)),
        LessonPage("wild", moves="chance cards split+align", points=("panel-hand",)),
    ),
)

HIDE = Lesson(
    "hide",
    seats=2,
    options=_CRYPTID,
    moves=_HANDS + _SENSOR_PHASE,
    pages=(
        LessonPage("diagonal", points=("presence-1",)),
        LessonPage("number", points=("number:6", "number:8")),
        LessonPage("colours", right=("declare-colours pink+white+black",), points=("colour:pink",)),
        LessonPage("marked", points=("presence-1", "presence-2")),
    ),
)

CONSTRAIN = Lesson(
    "constrain",
    seats=2,
    options=_SCIENTIST,
    moves=_HANDS + _FULL_CITY,
    pages=(
        LessonPage("full", points=("panel-city",)),
        LessonPage("side", right=("constrain right",)),
        LessonPage("row", points=("presence-1", "presence-2")),
    ),
)

EVIDENCE = Lesson(
    "evidence",
    seats=2,
    options=_SCIENTIST,
    moves=f"{_HANDS}{_FULL_CITY}\nseat-1 constrain right\nchance blocks 2",
    pages=(
        LessonPage("mystery", points=("panel-city",)),
        LessonPage("side", moves=_AFTER_MYSTERY_BLOCKS, right=("constrain right",)),
        LessonPage("take", points=("panel-hand",)),
        LessonPage("time", points=("panel-city",)),
    ),
)

TOPICS = (MOVES, HIDE, CONSTRAIN, EVIDENCE)
