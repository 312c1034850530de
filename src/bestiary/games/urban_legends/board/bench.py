"""Keys under the city: sides and colours to choose from, or the features to declare.

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
    COUNTED_WIDTH,
    DECLARE_WIDTH,
    DIGIT_WIDTH,
    KEY_HEIGHT,
    PLACE_NUMBER_BOX,
    PLACE_NUMBER_WIDTH,
    SIDE_WIDTH,
)
from bestiary.games.urban_legends.board.gallery import from_sheet
from bestiary.games.urban_legends.board.sensors import ColourCounts
from bestiary.games.urban_legends.board.things import SHAPES

MAX_SENSORS = 10
"""All ten sensors may stand around one block."""
MOVE_PHASES = ("TakeTurn", "DrawCards", "ConstrainCity", "LayBlocks")
SENSOR_PHASES = ("TakeTurn", "DrawCards")
"""When a sensor may be chosen."""


def bench(phase: str, active: tuple[ColourCounts, ...], words: Words) -> Markup | None:
    """The keys that the phase at hand needs, if any; `active` are the sensors of that row."""
    if phase == "Hide":
        return _features(words)
    return _moves(active if phase in SENSOR_PHASES else (), words) if phase in MOVE_PHASES else None


@memoize
def _moves(counts: tuple[ColourCounts, ...], words: Words) -> Markup:
    """Both sides, and between them the colours where one may be chosen."""
    left, right = (_side_key(side, words) for side in ("left", "right"))
    here = [sum(column) for column in zip(*counts, strict=True)]
    colours = [_counted_colour(*one, words) for one in zip(SHAPES, here, strict=bool(counts))]
    return join(
        _bench("moves", left, colours, right), _place_keys(counts, words) if counts else None
    )


def _bench(kind: str, *keys: Content) -> Markup:
    return el("div", *keys, class_=f"bench bench-{kind}")


def _place_keys(counts: tuple[ColourCounts, ...], words: Words) -> Markup:
    """The sensors of each place, as keys for a finger: equal ones share a key."""
    places = enumerate(counts, start=1)
    return _bench(
        "near", [_place_key(place, sensors, words) for place, sensors in places if any(sensors)]
    )


@memoize
def _place_key(place: int, counts: ColourCounts, words: Words) -> Markup:
    sensors = zip(SHAPES, counts, strict=True)
    return el("div", [_sensor_key(place, *one, words) for one in sensors if one[1]])


@memoize
def _make_key(name: str, text: str, width: float, *face: Markup) -> Markup:
    """A key with what is drawn on it, to be clicked as the part `name`."""
    box = Box(0, 0, width, KEY_HEIGHT)
    key = part(name, text, ring_box(box), *face)
    return el(
        "svg",
        key,
        viewBox=f"0 0 {width:g} {KEY_HEIGHT:g}",
        width=width,
        height=KEY_HEIGHT,
        # An id without a colon, which every selector would have to escape.
        id=f"key-{name.replace(':', '-')}",
        class_="plate",
    )


def _plain_key(name: str, text: str, width: float, face: Markup) -> Markup:
    """A key for a word, a number or a cube."""
    return _make_key(name, text, width, from_sheet(f"key-{width:g}"), face)


@memoize
def _side_key(side: str, words: Words) -> Markup:
    face = from_sheet(f"key-{side}")
    return _make_key(f"side:{side}", words("board-side", side=side), SIDE_WIDTH, face)


@memoize
def _counted_colour(colour: str, number: int, words: Words) -> Markup:
    """A colour, with the number of its sensors still in the active row."""
    text = words("board-colour", colour=colour, number=number, counted="yes")
    face = from_sheet(f"key-{colour}")
    return _make_key(f"colour:{colour}", text, COUNTED_WIDTH, face, _times(number))


@memoize
def _sensor_key(place: int, colour: str, number: int, words: Words) -> Markup:
    """A sensor of a place, whose number stands before it."""
    text = words("board-sensor", colour=colour, number=place)
    width = COUNTED_WIDTH + PLACE_NUMBER_WIDTH
    face = from_sheet(f"key-near-{colour}")
    sign = label(str(place), PLACE_NUMBER_BOX, Lettering(15, weight=700))
    return _make_key(
        f"sensor:{place}:{colour}", text, width, face, sign, _times(number, PLACE_NUMBER_WIDTH)
    )


def _times(number: int, left: float = 0) -> Markup:
    """How many there are, beside the cube."""
    style = NUMBER._replace(size=17, fill=INK if number else QUIET)
    return label(f"×{number}", Box(left + 42, KEY_HEIGHT / 2 - 12, 30, 24), style)


@memoize
def _features(words: Words) -> Markup:
    """Every number and every colour, and what declares the colours."""
    return _bench(
        "features",
        el("div", [_number_key(number, words) for number in range(MAX_SENSORS + 1)]),
        el("div", [_colour_key(colour, words) for colour in SHAPES], _declare_key(words)),
    )


def _number_key(number: int, words: Words) -> Markup:
    digits = label(str(number), Box(0, 0, DIGIT_WIDTH, KEY_HEIGHT), NUMBER._replace(size=20))
    return _plain_key(
        f"number:{number}", words("choice-declare-number", number=number), DIGIT_WIDTH, digits
    )


def _colour_key(colour: str, words: Words) -> Markup:
    text = words("board-colour", colour=colour, number=0, counted="no")
    cube = from_sheet(f"cube-{colour}", around(Point(DIGIT_WIDTH / 2, KEY_HEIGHT / 2), 28, 28))
    return _plain_key(f"colour:{colour}", text, DIGIT_WIDTH, cube)


def _declare_key(words: Words) -> Markup:
    text = words("board-declare")
    room = Box(8, 4, DECLARE_WIDTH - 16, KEY_HEIGHT - 8)
    return _plain_key(
        "declare", text, DECLARE_WIDTH, label(text, room, Lettering(15, weight=600, lines=2))
    )
