"""Icons of one hand: pen strokes on a 24 grid, 1.5 wide, round caps and joins, no fills.

`icon("coin")` is drawn around the origin, to be put down with `placing.at`; `sign("bell")` is a
whole small picture for the text of a page. `stamp("coin")` looks like `icon` and only refers to
the sheet of all icons, for boards that hold hundreds. The name of an icon is the name of the thing.
"""

from functools import partial
from importlib.resources import files

from bestiary.drawing.colours import INK
from bestiary.drawing.geometry import Box
from bestiary.drawing.markup import Markup, el, number
from bestiary.drawing.memoization import memoize
from bestiary.drawing.sheets import Sheet, Symbol


def _strokes_by_name() -> dict[str, str]:
    lines = files("bestiary.drawing").joinpath("icons.txt").read_text("utf-8").splitlines()
    named = (line.partition(" ") for line in lines if line and not line.startswith("#"))
    return {name: strokes for name, _, strokes in named}


ICONS = _strokes_by_name()

STROKE = 1.5
LEAST_STROKE = 1.1
"""On a small icon the pen may not get thinner than this."""


def _strokes(name: str, colour: str, pen: float) -> Markup:
    return el(
        "path",
        d=ICONS[name],
        fill="none",
        stroke=colour,
        stroke_width=pen,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@memoize
def icon(name: str, size: float = 24, colour: str = INK) -> Markup:
    """The icon of that name, around the origin."""
    scale = size / 24
    pen = max(STROKE, LEAST_STROKE / scale)
    return el(
        "g",
        _strokes(name, colour, pen),
        transform=f"translate({number(-size / 2)} {number(-size / 2)}) scale({number(scale)})",
    )


@memoize
def sign(name: str, label: str | None = None) -> Markup:
    """The icon as a picture of its own, in the colour of the text around it.

    Without a label it is decoration and hidden from screen readers.
    """
    hidden = {"aria_hidden": "true"} if label is None else {"role": "img", "aria_label": label}
    return el(
        "svg",
        _strokes(name, "currentColor", STROKE),
        class_="icon",
        viewBox="0 0 24 24",
        width=24,
        height=24,
        **hidden,
    )


STAMPED = 1.6
"""The pen of stamps, which are drawn at all sizes from one plate."""


def plate(name: str) -> Symbol:
    """An icon for a sheet, in the colour that whoever uses it names."""
    return Symbol(24, 24, _strokes(name, "currentColor", STAMPED))


STAMPS = Sheet("icons", {f"icon-{name}": partial(plate, name) for name in ICONS})


@memoize
def stamp(name: str, size: float = 24, colour: str = INK) -> Markup:
    """The icon of that name, around the origin, from the sheet of all icons."""
    return STAMPS.use(f"icon-{name}", Box(-size / 2, -size / 2, size, size), color=colour)
