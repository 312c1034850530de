"""Crystals: parts at the edges of tiles, and whole ones where parts have met."""

from functools import lru_cache
from typing import Any, Final

from bestiary.drawing import (
    INK,
    NUMBER,
    Box,
    Markup,
    at,
    closed,
    el,
    group,
    label,
    paint,
    regular,
)
from bestiary.games.big_monster.board.art import UNIT
from bestiary.games.big_monster.box.components import DATA

ROWS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in (*DATA["tiles"], *DATA["explorers"])
}
POINTS: Final[dict[str, int]] = {row["id"]: row["points"] for row in DATA["crystals"]}


def parts_of(row: str, shape: str, width: float, height: float) -> Markup:
    """The parts on a tile or an explorer, around its centre."""
    anchors = DATA["geometry"]["anchors"][shape]
    return group(
        at(
            (anchors[place][0] * UNIT / 2 - width / 2, anchors[place][1] * UNIT / 2 - height / 2),
            _part(colour, anchors[place], (width / UNIT * 2, height / UNIT * 2)),
        )
        for colour, places in ROWS[row].get("crystals", {}).items()
        for place in places
    )


def _part(colour: str, anchor: list[int], end: tuple[float, float]) -> Markup:
    """Half a hexagon (green), half a diamond (red), a quarter star (blue), open to the edge."""
    # A part lies at an edge and opens to the outside: mirrored at the right and the lower edge.
    across = -1 if anchor[0] == end[0] else 1
    down = -1 if anchor[1] == end[1] else 1
    corners = {
        "green": ((0, -11), (9 * across, -5), (9 * across, 5), (0, 11)),
        "red": ((-10, 0), (10, 0), (0, 11 * down)),
        "blue": ((0, 0), (16 * across, 0), (6 * across, 6 * down), (0, 16 * down)),
    }[colour]
    x, y = corners[1]
    glint = f"M{x * 0.45:.1f} {y * 0.45:.1f}l{3 * across} {3 * down}"
    rim = paint("white").fill  # a red part is seen on a red suit, too
    return group(
        el("path", d=closed(corners), stroke=rim, stroke_width=4.5, stroke_linejoin="round"),
        el("path", d=closed(corners), fill=paint(colour).fill, stroke=INK, stroke_width=1),
        el("path", d=glint, stroke=paint("white").fill, stroke_width=1.2, stroke_linecap="round"),
    )


def shard(colour: str, scale: float = 1) -> Markup:
    """The shape of a whole crystal: a hexagon, a diamond or a star."""
    # Four points and four dents in turn; the dents are turned by an eighth (-π/4).
    star = [p for pair in zip(regular(4, 19), regular(4, 9, -0.785), strict=True) for p in pair]
    corners = {
        "green": ((0, -12), (10, -6), (10, 6), (0, 12), (-10, 6), (-10, -6)),
        "red": ((-11, 0), (0, -13), (11, 0), (0, 13)),
        "blue": star,
    }[colour]
    shape = el("path", d=closed(corners), fill=paint(colour).fill, stroke=INK, stroke_width=1.8)
    return at((0, 0), shape, scale=scale)


@lru_cache(maxsize=64)
def whole_crystal(colour: str, lettering: float) -> Markup:
    """A crystal that has grown together, around its point; 0 leaves its points out."""
    style = NUMBER._replace(size=lettering, fill=paint(colour).ink)
    points = lettering and label(str(POINTS[colour]), Box(-14, -9, 28, 18), style)
    return group(shard(colour, max(1.0, lettering / 13)), points)  # grows with its number
