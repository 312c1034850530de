"""What lies under the city: sides and colours to choose from, or the features to declare.

Each key is a picture of its own, so that a page lays them as it has room, and none is smaller than
a finger. On a phone, where the whole city is in view, its sensors are chosen here as well.
"""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    INK,
    NUMBER,
    QUIET,
    Box,
    Content,
    Lettering,
    Markup,
    Point,
    around,
    el,
    join,
    label,
    memoize,
    part,
    ring_box,
)
from bestiary.games.urban_legends.board.faces import (
    BESIDE,
    COUNTED,
    DECLARE,
    DIGIT,
    SIDE,
    SIGN,
    TALL,
)
from bestiary.games.urban_legends.board.gallery import laid
from bestiary.games.urban_legends.board.sensors import Counted
from bestiary.games.urban_legends.board.things import SHAPES

MOST = 10
"""All ten sensors may stand around one block."""
MOVES = ("TakeTurn", "DrawCards", "ConstrainCity", "LayBlocks")
WANTED = ("TakeTurn", "DrawCards")
"""When a sensor may be wanted."""


def bench(phase: str, active: tuple[Counted, ...], words: Words) -> Markup | None:
    """The keys that the phase at hand needs, if any; `active` are the sensors of that row."""
    if phase == "Hide":
        return _features(words)
    return _moves(active if phase in WANTED else (), words) if phase in MOVES else None


@memoize
def _moves(counts: tuple[Counted, ...], words: Words) -> Markup:
    """Both sides, and between them the colours where one may be wanted."""
    left, right = (_side(side, words) for side in ("left", "right"))
    here = [sum(column) for column in zip(*counts, strict=True)]
    colours = [_counted_colour(*one, words) for one in zip(SHAPES, here, strict=bool(counts))]
    return join(_bench("moves", left, colours, right), _near(counts, words) if counts else None)


def _bench(kind: str, *keys: Content) -> Markup:
    return el("div", *keys, class_=f"bench bench-{kind}")


def _near(counts: tuple[Counted, ...], words: Words) -> Markup:
    """The sensors of each place, as keys for a finger: equal ones share a key."""
    places = enumerate(counts, start=1)
    return _bench("near", [_place(place, held, words) for place, held in places if any(held)])


@memoize
def _place(place: int, held: Counted, words: Words) -> Markup:
    sensors = zip(SHAPES, held, strict=True)
    return el("div", [_sensor(place, *one, words) for one in sensors if one[1]])


@memoize
def _key(name: str, text: str, width: float, *drawn: Markup) -> Markup:
    """A key with what is drawn on it, to be clicked as the part `name`."""
    box = Box(0, 0, width, TALL)
    key = part(name, text, ring_box(box), *drawn)
    return el(
        "svg",
        key,
        viewBox=f"0 0 {width:g} {TALL:g}",
        width=width,
        height=TALL,
        id=f"key-{name.replace(':', '-')}",
        class_="plate",
    )


def _plain(name: str, text: str, width: float, drawn: Markup) -> Markup:
    """A key for a word, a number or a cube."""
    return _key(name, text, width, laid(f"key-{width:g}"), drawn)


@memoize
def _side(side: str, words: Words) -> Markup:
    drawn = laid(f"key-{side}")
    return _key(f"side:{side}", words("board-side", side=side), SIDE, drawn)


@memoize
def _counted_colour(colour: str, number: int, words: Words) -> Markup:
    """A colour, with the number of its sensors still in the active row."""
    text = words("board-colour", colour=colour, number=number, counted="yes")
    drawn = laid(f"key-{colour}")
    return _key(f"colour:{colour}", text, COUNTED, drawn, _times(number))


@memoize
def _sensor(place: int, colour: str, number: int, words: Words) -> Markup:
    """A sensor of a place, whose number stands before it."""
    text = words("board-sensor", colour=colour, number=place)
    width = COUNTED + BESIDE
    drawn = laid(f"key-near-{colour}")
    sign = label(str(place), SIGN, Lettering(15, weight=700))
    return _key(f"sensor:{place}:{colour}", text, width, drawn, sign, _times(number, BESIDE))


def _times(number: int, left: float = 0) -> Markup:
    """How many there are, beside the cube."""
    style = NUMBER._replace(size=17, fill=INK if number else QUIET)
    return label(f"×{number}", Box(left + 42, TALL / 2 - 12, 30, 24), style)


@memoize
def _features(words: Words) -> Markup:
    """Every number and every colour, and what declares the colours."""
    return _bench(
        "features",
        el("div", [_number(number, words) for number in range(MOST + 1)]),
        el("div", [_colour(colour, words) for colour in SHAPES], _declare(words)),
    )


def _number(number: int, words: Words) -> Markup:
    digits = label(str(number), Box(0, 0, DIGIT, TALL), NUMBER._replace(size=20))
    return _plain(f"number:{number}", words("choice-declare-number", number=number), DIGIT, digits)


def _colour(colour: str, words: Words) -> Markup:
    text = words("board-colour", colour=colour, number=0, counted="no")
    cube = laid(f"cube-{colour}", around(Point(DIGIT / 2, TALL / 2), 28, 28))
    return _plain(f"colour:{colour}", text, DIGIT, cube)


def _declare(words: Words) -> Markup:
    text = words("board-declare")
    room = Box(8, 4, DECLARE - 16, TALL - 8)
    return _plain("declare", text, DECLARE, label(text, room, Lettering(15, weight=600, lines=2)))
