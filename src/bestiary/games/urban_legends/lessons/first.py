"""The first lesson: four rounds as the Cryptid, from the first card to the escape."""

from bestiary.core import Lesson, Page

FIRST = Lesson(
    "first",
    seats=2,
    options=(("cryptid", "seat-1"),),
    moves="""
        chance cards split+shuffle+align
        chance cards split+shuffle+align
    """,
    pages=(
        Page("goal", points=("panel-city",)),
        Page("sensors", points=("place:1", "place:2")),
        Page(
            "align",
            right=("align card pink left",),
            replies=(("draw", "draw"), ("align *", "align"), ("s* card *", "later")),
        ),
        Page(
            "theirs",
            moves="seat-2 align card black right",
            points=("spot:2", "spot:3"),
        ),
        Page(
            "split",
            right=("split card 1 w w",),
            points=("card:split", "place:1"),
            replies=(("draw", "draw"), ("split *", "place")),
        ),
        Page("empty", moves="seat-2 shuffle card 2 white left", points=("panel-city",)),
        Page(
            "hide",
            right=("declare-colours pink+white+black",),
            points=("colour:pink",),
        ),
        Page("marked", points=("panel-city",)),
        Page("expand", points=("panel-city",)),
        Page(
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
        Page("second", right=("declare-number 5",)),
        Page("full", points=("panel-city",)),
        Page(
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
        Page(
            "third",
            right=("declare-colours pink+white+black",),
            points=("colour:white",),
        ),
        Page("constrain", moves="seat-2 constrain right", points=("panel-city",)),
        Page("mystery", moves="chance blocks 2", points=("panel-city",)),
        Page(
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
        Page("last", right=("declare-number 4", "declare-colours pink+white+black")),
        Page("end", points=("panel-city",)),
    ),
)
