"""Wooden and cardboard things, drawn around the origin and put down with `placing.at`.

All take a `Coat` (`player(seat)`, `paint("pink", "circle")`, `PLAIN`) and a size: the width of
the piece. Every piece shows its coat's mark as well as its colour.
"""

from math import pi

from bestiary.drawing.colours import CARD, INK, PLAIN, Coat
from bestiary.drawing.geometry import Box, Point, closed, hex_corners, regular
from bestiary.drawing.hatches import terrain_shape
from bestiary.drawing.icons import icon
from bestiary.drawing.labels import NUMBER, label
from bestiary.drawing.markup import Markup, el, group, number
from bestiary.drawing.memoization import memoize

LINE_WIDTH = 1.5
SHADE = "var(--shade)"
PAGE_EDGE: dict[str, str] = {"class_": "stroke thin"}
SHEET_EDGE: dict[str, str] = {"fill": "none", "stroke": INK, "stroke_linejoin": "round"}


def _star(radius: float) -> tuple[Point, ...]:
    outer, inner = regular(5, radius), regular(5, radius * 0.45, -pi / 2 + pi / 5)
    return tuple(corner for pair in zip(outer, inner, strict=True) for corner in pair)


def _cross(r: float) -> str:
    a = r * 0.38
    b = r * 0.95
    n = number
    return (
        f"M{n(-a)} {n(-b)}H{n(a)}V{n(-a)}H{n(b)}V{n(a)}H{n(a)}V{n(b)}H{n(-a)}V{n(a)}"
        f"H{n(-b)}V{n(-a)}H{n(-a)}Z"
    )


@memoize
def mark_path(mark: str, size: float) -> str:
    """The outline of one of the six marks, `size` wide."""
    r = size / 2
    n = number
    if mark == "circle":
        r *= 0.92
        return f"M{n(-r)} 0A{n(r)} {n(r)} 0 1 1 {n(r)} 0A{n(r)} {n(r)} 0 1 1 {n(-r)} 0Z"
    if mark == "square":
        return closed(regular(4, r * 1.17, -pi / 4))
    if mark == "triangle":
        return closed([corner.moved(0, r * 0.2) for corner in regular(3, r * 1.15)])
    if mark == "diamond":
        return closed([(0, -r * 1.1), (r * 0.85, 0), (0, r * 1.1), (-r * 0.85, 0)])
    return closed(_star(r * 1.15)) if mark == "star" else _cross(r)


@memoize
def mark(coat: Coat, size: float = 16) -> Markup:
    """A player's mark in the player's colour: for names, tracks, borders."""
    d = mark_path(coat.mark or "circle", size)
    return el("path", d=d, fill=coat.fill, stroke=INK, stroke_width=1, stroke_linejoin="round")


def _coat_mark(coat: Coat, size: float) -> Markup | None:
    return el("path", d=mark_path(coat.mark, size), fill=coat.ink) if coat.mark else None


def _body(coat: Coat, d: str) -> Markup:
    return el(
        "path", d=d, fill=coat.fill, stroke=INK, stroke_width=LINE_WIDTH, stroke_linejoin="round"
    )


@memoize
def cube(coat: Coat = PLAIN, size: float = 24, *, on_sheet: bool = False) -> Markup:
    """A wooden cube, seen a little from above; the classes of a page do not reach into a sheet."""
    h = size / 2
    t = size * 0.22
    n = number
    front = f"M{n(-h)} {n(-h + t)}H{n(h - t)}V{n(h)}H{n(-h)}Z"
    whole = f"M{n(-h)} {n(-h + t)}L{n(-h + t)} {n(-h)}H{n(h)}V{n(h - t)}L{n(h - t)} {n(h)}H{n(-h)}Z"
    side = f"M{n(h - t)} {n(-h + t)}L{n(h)} {n(-h)}V{n(h - t)}L{n(h - t)} {n(h)}Z"
    coat_mark = _coat_mark(coat, size * 0.42)
    edge = SHEET_EDGE if on_sheet else PAGE_EDGE
    return group(
        _body(coat, whole),
        el("path", d=side, fill=SHADE),
        el("path", d=front + f"M{n(h - t)} {n(-h + t)}L{n(h)} {n(-h)}", **edge),
        coat_mark and el("g", coat_mark, transform=f"translate({n(-t / 2)} {n(t / 2)})"),
    )


@memoize
def disc(coat: Coat = PLAIN, size: float = 26) -> Markup:
    r = size / 2
    return group(
        el("circle", cy=r * 0.18, r=r, fill=INK, opacity=0.25),
        el("circle", r=r, fill=coat.fill, stroke=INK, stroke_width=LINE_WIDTH),
        el("circle", r=r * 0.78, fill="none", stroke=coat.ink, stroke_width=0.8, opacity=0.6),
        _coat_mark(coat, size * 0.46),
    )


@memoize
def pawn(coat: Coat = PLAIN, size: float = 26) -> Markup:
    s = size / 26
    d = "M-11 13Q-12 8-6 6-3 2-4-2A6.2 6.2 0 1 1 4-2Q3 2 6 6 12 8 11 13Z"
    return group(
        el("ellipse", cy=13, rx=12, ry=2.5, fill=INK, opacity=0.25),
        _body(coat, d),
        el("g", _coat_mark(coat, 9), transform="translate(0 8)"),
        transform=f"scale({number(s)})",
    )


@memoize
def token(coat: Coat = PLAIN, size: float = 30, symbol: str | None = None) -> Markup:
    """A round cardboard token, with an icon instead of the mark if one is named."""
    r = size / 2
    inside = icon(symbol, size * 0.66, coat.ink) if symbol else _coat_mark(coat, size * 0.5)
    return group(el("circle", r=r, fill=coat.fill, stroke=INK, stroke_width=LINE_WIDTH), inside)


@memoize
def plaque(coat: Coat = PLAIN, size: float = 30, symbol: str | None = None) -> Markup:
    r = size / 2
    inside = icon(symbol, size * 0.7, coat.ink) if symbol else _coat_mark(coat, size * 0.5)
    body = el(
        "rect", x=-r, y=-r, width=size, height=size, rx=size * 0.16,
        fill=coat.fill, stroke=INK, stroke_width=LINE_WIDTH,
    )  # fmt: skip
    return group(body, inside)


PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@memoize
def die(face: int | str, size: float = 28, coat: Coat = PLAIN) -> Markup:
    """A die showing pips, or the icon of that name."""
    r = size / 2
    body = el(
        "rect", x=-r, y=-r, width=size, height=size, rx=size * 0.2,
        fill=coat.fill, stroke=INK, stroke_width=LINE_WIDTH,
    )  # fmt: skip
    if isinstance(face, str):
        return group(body, icon(face, size * 0.72, coat.ink))
    step = size * 0.26
    return group(
        body,
        [
            el("circle", cx=x * step, cy=y * step, r=size * 0.08, fill=coat.ink)
            for x, y in PIPS[face]
        ],
    )


def with_true_minus(value: int | str) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


@memoize
def badge(value: int | str, size: float = 22, coat: Coat = PLAIN) -> Markup:
    """A number in a circle: points, counts."""
    r = size / 2
    style = NUMBER._replace(size=size * 0.58, fill=coat.ink)
    return group(
        el("circle", r=r, fill=coat.fill, stroke=INK, stroke_width=1),
        label(with_true_minus(value), Box(-r * 0.84, -r, size * 0.84, size), style),
    )


@memoize
def shield(value: int | str, size: float = 22, coat: Coat = PLAIN) -> Markup:
    """Victory points: a number on a shield, so that points never look like a count."""
    s = size / 22
    style = NUMBER._replace(size=12, fill=coat.ink)
    return group(
        _body(coat, "M-10-10H10V2Q9 9 0 12-9 9-10 2Z"),
        label(with_true_minus(value), Box(-8.5, -10, 17, 20), style),
        transform=f"scale({number(s)})",
    )


@memoize
def crystal(coat: Coat, size: float = 24) -> Markup:
    s = number(size / 24)
    return group(
        _body(coat, "M0-12 7-4 5 10-5 10-7-4Z"),
        el("path", d="M-7-4H7M0-12-2-4 0 10 2-4Z", fill="none", stroke=coat.ink, stroke_width=0.8),
        transform=f"scale({s})",
    )


@memoize
def hexagon(terrain: str, size: float, *, flat: bool = True) -> Markup:
    """A hex of terrain with its hatch and a hairline edge."""
    d = closed(hex_corners(size, flat=flat))
    edge = el("path", d=d, fill="none", stroke=INK, stroke_width=1, stroke_opacity=0.55)
    return terrain_shape(terrain, d, edge)


@memoize
def question(size: float = 24) -> Markup:
    return group(
        el(
            "circle",
            r=size / 2,
            fill=CARD,
            stroke=INK,
            stroke_width=LINE_WIDTH,
            stroke_dasharray="3 3",
        ),
        icon("question", size * 0.7),
    )
