"""Putting things in place: pieces that glide, parts that can be clicked, ghosts.

Pieces are drawn around the origin and put down with `at`. A piece that moves during the game
gets an `id` that stays the same from board to board: the page then lets it glide. Such pieces
lie flat in one group of the panel, never inside their place, or they would be made anew when
they move. Things that lie face down must have ids that do not tell which they are.
"""

from collections.abc import Sequence

from bestiary.drawing.geometry import Box, Point, closed, hex_corners
from bestiary.drawing.markup import Attribute, Content, Markup, el, number
from bestiary.drawing.memoization import memoize

RING = 3
"""Rings lie this far inside the outline, so that neighbours do not cover them."""


def at(
    place: tuple[float, float],
    *content: Content,
    turn: float = 0,
    scale: float = 1,
    id: str | None = None,
    **given: Attribute,
) -> Markup:
    """Put content down with its origin at a place, turned by degrees or scaled if wanted."""
    x, y = place
    where = f"translate({number(x)} {number(y)})"
    if turn:
        where += f" rotate({number(turn)})"
    if scale != 1:
        where += f" scale({number(scale)})"
    if id is None:
        return el("g", *content, transform=where, **given)
    given["class_"] = f"piece {given['class_']}" if given.get("class_") else "piece"
    return el("g", *content, transform=where, id=id, **given)


def part(key: str, label: str, ring: Markup, *content: Content) -> Markup:
    """Something the page may light up and a player click: `part("place:2", "Place 2", ring)`.

    The label is what a screen reader and the hover show: say everything about the thing. The
    ring (see below) is the clickable area and what glows. Give things that are never clicked
    but worth explaining a `note` instead.
    """
    return el("g", *content, ring, data_part=key, role="img", aria_label=label)


def note(key: str, label: str, *content: Content) -> Markup:
    """Something that explains itself on hover, focus or long press but is never clicked.

    The legend says under its key what such a thing is; the label tells of this one.
    """
    return el("g", *content, data_note=key, role="img", aria_label=label)


def ghost(*content: Content) -> Markup:
    return el("g", *content, class_="ghost")


def dimmed(*content: Content) -> Markup:
    """What is there but spent, out of reach or of no use now."""
    return el("g", *content, class_="dimmed")


TRUE_GHOST = "true-ghost"
"""The class of what would lie at a place, as large as it is; shown where a reader points."""


@memoize
def ring_box(box: Box, radius: float = 6) -> Markup:
    inner = box.inset(1)
    return el(
        "rect",
        class_="ring",
        x=inner.x,
        y=inner.y,
        width=inner.width,
        height=inner.height,
        rx=radius,
    )


@memoize
def ring_round(radius: float, centre: tuple[float, float] = (0, 0)) -> Markup:
    return el("circle", class_="ring", cx=centre[0], cy=centre[1], r=radius)


@memoize
def ring_path(d: str) -> Markup:
    return el("path", class_="ring", d=d)


def ring_corners(corners: Sequence[tuple[float, float]]) -> Markup:
    return ring_path(closed(corners))


@memoize
def ring_hex(size: float, *, flat: bool = True) -> Markup:
    """The ring of a hex drawn around the origin."""
    return ring_corners(hex_corners(size - RING, flat=flat))


def line(start: Point, end: Point, **given: Attribute) -> Markup:
    """A straight pen stroke, in ink unless another class is given."""
    given.setdefault("class_", "stroke")
    d = f"M{number(start.x)} {number(start.y)}L{number(end.x)} {number(end.y)}"
    return el("path", d=d, **given)
