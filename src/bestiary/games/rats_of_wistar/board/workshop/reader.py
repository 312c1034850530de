"""Parser of drawings: an invention is a line of layers, in z-order from the back to the front.

A layer is a path of the pen, with a sign before it for what fills it; a body of soft shapes; or a
part of the workshop with its numbers:

    shovel; +M46 8h8v50h-8Z; -M40 8h20; ~M36 58h28v14q-2 16-14 22-12-6-14-22Z
    owl; body+ E 50 60 24 30 & T 8,5,3 30,50 24,66 30,80; eye 42 38 8; gear 50 66 9
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bestiary.drawing import CARD, INK, Markup, group
from bestiary.drawing.engraving import Shape, Spot, blob, clockwise, ellipse, tube
from bestiary.drawing.strokes import dark, figure, fine, pen
from bestiary.games.rats_of_wistar.board.workshop.parts import (
    FIRE,
    GOLD,
    LEAF,
    LINE_WIDTH,
    PARTS,
    STEEL,
    emblem,
)

TINTS = {"+": GOLD, "~": STEEL, "!": FIRE, "^": LEAF}
"""Wood and brass, steel and glass, fire and cloth, leaves."""


def drawings(name: str) -> dict[str, Callable[[], Markup]]:
    """The drawings of one shelf by the names of their cards."""
    text = Path(__file__).with_name(f"{name}.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: _lazy_drawing(layers) for name, *layers in (line.split("; ") for line in lines)}


def _lazy_drawing(layers: list[str]) -> Callable[[], Markup]:
    return lambda: group(*map(layer, layers))


def layer(text: str) -> Markup:
    """One layer of a drawing."""
    sign = text[0]
    rest = text[1:]
    if sign == "M":
        return pen(text, LINE_WIDTH, CARD)
    if sign in TINTS:
        return pen(rest, LINE_WIDTH, TINTS[sign])
    if sign in "-.#":
        return {"-": _line, ".": fine, "#": dark}[sign](rest)
    word, *arguments = text.split()
    if word.startswith("body"):
        return _body(TINTS.get(word[4:], CARD), text.split(maxsplit=1)[1])
    if word == "icon":
        return emblem(arguments[0], *map(float, arguments[1:]))
    return PARTS[word](*map(float, arguments))


def _line(d: str) -> Markup:
    return pen(d, 1.8, "none", INK)


def _body(fill: str, text: str) -> Markup:
    """Soft shapes that merge into one."""
    return figure(*(_shape(*part.split()) for part in text.split(" & ")), fill=fill)


def _shape(kind: str, *arguments: str) -> Shape:
    if kind == "E":
        return ellipse(*map(float, arguments))
    if kind == "T":
        return tube(
            [_spot(text) for text in arguments[1:]], [float(w) for w in arguments[0].split(",")]
        )
    spots = [_spot(text) for text in arguments]
    return blob(*spots) if kind == "B" else clockwise(spots)


def _spot(text: str) -> Spot:
    x, y = text.split(",")
    return float(x), float(y)
