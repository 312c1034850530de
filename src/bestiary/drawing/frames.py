"""Cards, tiles, panels and rows of stocks: things with a box. They lie where their `Box` says."""

from collections.abc import Sequence

from bestiary.drawing.colours import CARD, GAME_INK, HAIRLINE, INK, QUIET, SUNK, wash
from bestiary.drawing.geometry import Box, Point, number_of_columns
from bestiary.drawing.hatches import terrain_shape
from bestiary.drawing.icons import icon
from bestiary.drawing.labels import BODY, NUMBER, TITLE, Lettering, label, measure
from bestiary.drawing.markup import Content, Markup, el, group, number
from bestiary.drawing.memoization import memoize
from bestiary.drawing.placing import at


def rounded(box: Box, radius: float = 6, **given: str | float | None) -> Markup:
    """A rectangle with round corners; give `fill`, `stroke` and the rest."""
    return el("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=radius, **given)


@memoize
def box_path(box: Box, radius: float = 6) -> str:
    """The `d` of a rounded rectangle."""
    r = min(radius, box.width / 2, box.height / 2)
    n = number
    return (
        f"M{n(box.x + r)} {n(box.y)}H{n(box.right - r)}q{n(r)} 0 {n(r)} {n(r)}V{n(box.bottom - r)}"
        f"q0 {n(r)} {n(-r)} {n(r)}H{n(box.x + r)}q{n(-r)} 0 {n(-r)} {n(-r)}V{n(box.y + r)}"
        f"q0 {n(-r)} {n(r)} {n(-r)}Z"
    )


def card(box: Box, *content: Content, fill: str = CARD) -> Markup:
    """A card, face up: ink edge and a hairline inside, like an index card."""
    return group(
        rounded(box, 6, fill=fill, stroke=INK, stroke_width=1.5),
        rounded(box.inset(4), 3, fill="none", stroke=HAIRLINE, stroke_width=1),
        *content,
    )


def titled_card(box: Box, title: str, ink: str = GAME_INK, *content: Content) -> Markup:
    """A card with its name on a tinted band along the top."""
    band = box.top(min(28.0, box.height * 0.25))
    d = (
        f"M{number(box.x)} {number(band.bottom)}V{number(box.y + 6)}q0-6 6-6"
        f"H{number(box.right - 6)}q6 0 6 6V{number(band.bottom)}Z"
    )
    return group(
        rounded(box, 6, fill=CARD),
        el("path", d=d, fill=wash(ink)),
        el("path", d=f"M{number(box.x)} {number(band.bottom)}H{number(box.right)}", stroke=ink),
        rounded(box, 6, fill="none", stroke=INK, stroke_width=1.5),
        label(title, band.inset(7, 2), TITLE._replace(size=band.height * 0.56, lines=2)),
        *content,
    )


@memoize
def card_back(box: Box, symbol: str, ink: str = GAME_INK) -> Markup:
    """A card, face down: a hatched field and the emblem of its deck."""
    field = box.inset(5)
    size = min(box.width, box.height) * 0.42
    return group(
        rounded(box, 6, fill=wash(ink), stroke=INK, stroke_width=1.5),
        rounded(field, 4, fill="url(#hatch-lines)", stroke=ink, stroke_width=1),
        at(
            box.centre,
            el("circle", r=size * 0.78, fill=CARD, stroke=ink, stroke_width=1),
            icon(symbol, size, ink),
        ),
    )


@memoize
def slot(box: Box, text: str | None = None, symbol: str | None = None) -> Markup:
    """An empty place where something may lie."""
    return group(
        rounded(box, 6, fill=SUNK, stroke=QUIET, stroke_width=1, stroke_dasharray="4 4"),
        symbol and at(box.centre, icon(symbol, min(box.width, box.height) * 0.5, QUIET)),
        text and label(text, box.inset(4), BODY._replace(fill=QUIET, lines=3)),
    )


def tile(box: Box, terrain: str, *content: Content) -> Markup:
    """A cardboard tile of terrain."""
    return group(
        terrain_shape(terrain, box_path(box, 5)),
        rounded(box, 5, fill="none", stroke=INK, stroke_width=1.5),
        *content,
    )


def panel(box: Box, title: str | None = None, *content: Content) -> Markup:
    """A region of the table with a hairline frame and its name on a pinned label."""
    frame = rounded(box, 8, fill="none", stroke=HAIRLINE, stroke_width=1)
    return group(frame, title and pinned(title, Point(box.x + 14, box.y)), *content)


@memoize
def pinned(text: str, place: Point, ink: str = INK) -> Markup:
    """A small paper label lying on a line, its left end at a place."""
    style = Lettering(12, serif=True, weight=600, fill=ink)
    box = Box(place.x, place.y - 10, measure(text, 12, serif=True) + 16, 20)
    return group(
        rounded(box, 3, fill=CARD, stroke=HAIRLINE, stroke_width=1), label(text, box, style)
    )


@memoize
def stock(symbol: str, count: int | str, place: Point, size: float = 20) -> Markup:
    """An icon and how many, its left edge at a place."""
    text = str(count)
    style = NUMBER._replace(size=size * 0.8, align="start")
    width = measure(text, style.size) + 2
    return group(
        at(Point(place.x + size / 2, place.y), icon(symbol, size)),
        label(text, Box(place.x + size * 1.2, place.y - size / 2, width, size), style),
    )


def stocks(goods: Sequence[tuple[str, int | str]], box: Box, size: float = 20) -> Markup:
    """Stocks side by side, in as many rows as the box's width asks for."""
    widest = max((measure(str(count), size * 0.8) for _, count in goods), default=0)
    across = number_of_columns(box.width, size * 1.2 + widest + size * 0.7)
    step = box.width / across
    return group(
        stock(
            symbol,
            count,
            Point(box.x + i % across * step, box.y + (i // across + 0.5) * size * 1.4),
            size,
        )
        for i, (symbol, count) in enumerate(goods)
    )
