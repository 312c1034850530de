"""What lies under the city: sides and colours to choose from, or the features to declare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    EDGE,
    INK,
    NUMBER,
    QUIET,
    Box,
    Lettering,
    Markup,
    Point,
    around,
    at,
    group,
    kept,
    label,
    part,
    ring_box,
    rounded,
)
from bestiary.games.urban_legends.board.gallery import engraved, laid
from bestiary.games.urban_legends.board.things import SHAPES

KEY = 52
DISPLACED = Box(-35, -18, 70, 106)
"""Where displaced sensors wait, from the middle of the bench."""
WAITING = Lettering(15, weight=600, align="end", lines=2)
MOST = 10
"""All ten sensors may stand around one block."""


class Bench(NamedTuple):
    drawing: Markup
    height: float


def bench(view: View, words: Words, box: Box) -> Bench:
    """What the phase at hand needs."""
    if view["phase"] == "Hide":
        return Bench(_features(words, box), 2 * KEY + 34)
    if view["phase"] == "ResettleSensor":
        text = label(words("board-displaced"), Box(14, box.y + 12, box.width / 2 - 60, 40), WAITING)
        return Bench(text, KEY + 18)
    if view["phase"] in ("TakeTurn", "DrawCards", "ConstrainCity", "LayBlocks"):
        return Bench(_moves(_counted(view), words, box), KEY + 18)
    return Bench(group(), 8)


def _counted(view: View) -> tuple[int, ...]:
    """How many sensors of each colour stand in the active row, when a colour may be wanted."""
    if view["phase"] not in ("TakeTurn", "DrawCards"):
        return ()
    places = view["rows"][view["active"]]["places"]
    return tuple([sum([place[colour] for place in places]) for colour in SHAPES])


@kept
def _moves(counted: tuple[int, ...], words: Words, box: Box) -> Markup:
    middle = Point(box.centre.x, box.y + KEY / 2 + 4)
    ends = (("left", box.x + 46), ("right", box.right - 46))
    sides = [_side(side, Point(x, middle.y), words) for side, x in ends]
    spots = [middle.moved((i - 1) * (KEY + 34), 0) for i in range(len(SHAPES))]
    colours = zip(SHAPES, spots, counted, strict=False)
    return group(sides, [_colour(colour, spot, words, here) for colour, spot, here in colours])


@kept
def _side(side: str, middle: Point, words: Words) -> Markup:
    box = around(middle, 64, KEY - 8)
    return part(
        f"side:{side}",
        words("board-side", side=side),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=EDGE, stroke_width=1),
        at(middle, engraved(f"arrow-{side}", 26)),
    )


@kept
def _colour(colour: str, middle: Point, words: Words, here: int | None = None) -> Markup:
    """A colour; with the number of its sensors still in the active row, if that is known."""
    counted = here is not None
    box = around(middle, KEY + (22 if counted else 0), KEY - 8)
    spot = middle.moved(-14, 0) if counted else middle
    style = NUMBER._replace(size=17, fill=INK if here else QUIET)
    text = words(
        "board-colour", colour=colour, number=here or 0, counted="yes" if counted else "no"
    )
    return part(
        f"colour:{colour}",
        text,
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=EDGE, stroke_width=1),
        laid(f"cube-{colour}", around(spot, 28, 28)),
        label(f"×{here}", Box(middle.x + 4, middle.y - 12, 28, 24), style) if counted else None,
    )


@kept
def _features(words: Words, box: Box) -> Markup:
    return group(_declarable(words, box))


def _declarable(words: Words, box: Box) -> Iterator[Markup]:
    step = min(KEY + 2, (box.width - 40) / (MOST + 1))
    first = box.centre.x - step * MOST / 2
    for number in range(MOST + 1):
        place = around(Point(first + number * step, box.y + 28), step - 6, KEY - 10)
        yield part(
            f"number:{number}",
            words("choice-declare-number", number=number),
            ring_box(place),
            rounded(place, 6, fill=CARD, stroke=EDGE, stroke_width=1),
            label(str(number), place, NUMBER._replace(size=20)),
        )
    row = box.y + KEY + 36
    for i, colour in enumerate(SHAPES):
        yield _colour(colour, Point(box.centre.x - 150 + i * (KEY + 10), row), words)
    declare = around(Point(box.centre.x + 110, row), 170, KEY - 10)
    yield part(
        "declare",
        words("board-declare"),
        ring_box(declare),
        rounded(declare, 6, fill=CARD, stroke=EDGE, stroke_width=1),
        label(words("board-declare"), declare.inset(8, 4), Lettering(15, weight=600, lines=2)),
    )
