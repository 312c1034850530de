"""The first lesson: four rounds as the Cryptid, from the first card to the escape."""

from bestiary.core import Lesson, LessonPage

FIRST = Lesson(
    "first",
    seats=2,
    options=(("cryptid", "seat-1"),),
    moves="""
        chance cards split+shuffle+align
        chance cards split+shuffle+align
    """,
    pages=(
        LessonPage("goal", points=("panel-city",)),
        LessonPage("sensors", points=("place:1", "place:2")),
        LessonPage(
            "align",
            right=("align card pink left",),
            replies=(("draw", "draw"), ("align *", "align"), ("s* card *", "later")),
        ),
        LessonPage(
            "theirs",
            moves="seat-2 align card black right",
            points=("spot:2", "spot:3"),
        ),
        LessonPage(
            "split",
            right=("split card 1 w w",),
            points=("card:split", "place:1"),
            replies=(("draw", "draw"), ("split *", "place")),
        ),
        LessonPage("empty", moves="seat-2 shuffle card 2 white left", points=("panel-city",)),
        LessonPage(
            "hide",
            right=("declare-colours pink+white+black",),
            points=("colour:pink",),
        ),
        LessonPage("marked", points=("panel-city",)),
        LessonPage("expand", points=("panel-city",)),
        LessonPage(
            "round-two",
            moves="""
                seat-2 split card 1 ppw w
                seat-1 draw
                chance cards split+shuffle
                seat-2 draw
                chance cards shuffle+align
                seat-1 split card 2 b ppw
                seat-2 align card black left
            """,
            points=("panel-city",),
        ),
        LessonPage("second", right=("declare-number 5",)),
        LessonPage("full", points=("panel-city",)),
        LessonPage(
            "round-three",
            moves="""
                seat-1 shuffle card 3 black left
                seat-2 shuffle card 2 white left
                seat-1 shuffle card 2 black left
                seat-2 draw
                chance cards split+align
                seat-1 draw
                chance cards split+shuffle
                seat-2 split card 3 wb pp
                seat-1 split card 1 w pp
            """,
            points=("panel-city",),
        ),
        LessonPage(
            "third",
            right=("declare-colours pink+white+black",),
            points=("colour:white",),
        ),
        LessonPage("constrain", moves="seat-2 constrain right", points=("panel-city",)),
        LessonPage("mystery", moves="chance blocks 2", points=("panel-city",)),
        LessonPage(
            "round-four",
            moves="""
                seat-2 align card black right
                seat-1 shuffle card 2 pink left
                seat-2 draw
                chance cards split+split
                seat-1 draw
                chance cards align+align
                seat-2 split card 2 none p
                seat-1 align card white right
                seat-2 split card 4 p p
            """,
            points=("panel-city",),
        ),
        LessonPage("last", right=("declare-number 4", "declare-colours pink+white+black")),
        LessonPage("end", points=("panel-city",)),
    ),
)
