"""Symbol sheet of the map: sea lines, coasts, mountains, rivers and forests of Europe.

`europe.json` was made from public-domain geography by `tools.atlas`; its source is noted
in it.
"""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

from bestiary.drawing import CARD, INK, PAPER, QUIET, SLATE, Markup, Sheet, Symbol, el, group, wash
from bestiary.drawing.engraving import Shape, Spot, line, outline, smooth
from bestiary.games.cryptic_nature.board.europe.ornaments import frame, rose, ship, town

WIDTH, HEIGHT = 900, 760
SEA_LINES = ((19.0, 0.25), (12.5, 0.4), (7.0, 0.6))
"""How far from the shore a sea line runs, and how strong it is."""
PEN_WIDTH = 0.9
PEAK_GAP = 11.5
TREES_PER_WOOD = 5


@cache
def geography() -> dict[str, Any]:
    """What `tools.atlas` wrote."""
    here = files("bestiary.games.cryptic_nature.board.europe")
    layers: dict[str, Any] = json.loads(here.joinpath("europe.json").read_text("utf-8"))
    return layers


def _lines(name: str) -> list[Shape]:
    return [
        # Stored as tenths in one flat list of x and y, which is much smaller as JSON.
        tuple((flat[i] / 10, flat[i + 1] / 10) for i in range(0, len(flat), 2))
        for flat in geography()[name]
    ]


def _pen(d: str, colour: str, width: float, **more: str | float) -> Markup:
    round_ = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    style = {"fill": "none", **round_, **more}
    return el("path", d=d, stroke=colour, stroke_width=width, **style)


def _sea(coast: str) -> Iterator[Markup]:
    """Lines that follow the shore: wide strokes under narrower ones in the colour of the sea."""
    yield el("path", d=f"M0 0H{WIDTH}V{HEIGHT}H0Z", fill=wash(SLATE))
    yield _pen(
        "".join(line(smooth(g, steps=3)) for g in _lines("graticule")), SLATE, 0.6, opacity=0.35
    )
    for reach, strength in SEA_LINES:
        yield _pen(coast, SLATE, 2 * reach + 1.4, opacity=strength)
        yield _pen(coast, wash(SLATE), 2 * reach)


def _land(coast: str) -> Iterator[Markup]:
    yield _pen(coast, INK, 1.3, fill=PAPER)
    lakes = outline(*(smooth(lake, closed=True) for lake in _lines("lakes")))
    yield _pen(lakes, SLATE, PEN_WIDTH, fill=wash(SLATE))
    yield _pen("".join(line(smooth(river, steps=4)) for river in _lines("rivers")), SLATE, 1.2)


def _along(points: Shape, gap: float) -> Iterator[Spot]:
    """Points on a line, the same distance from one to the next."""
    left = 0.0
    fine = smooth(points, steps=12)
    for (ax, ay), (bx, by) in pairwise(fine):
        left -= hypot(bx - ax, by - ay)
        if left <= 0:
            yield bx, by
            left += gap


def _rows(chain: Shape) -> Iterator[Spot]:
    """A chain is two peaks deep."""
    for order, (x, y) in enumerate(_along(chain, PEAK_GAP / 2)):
        yield x, y + (3.5 if order % 2 else -3.5)


def _mountains() -> Markup:
    """Peaks in rows, the nearer ones in front, each shaded on the side of the evening."""
    rng = Random(7)  # fixed: the map is drawn the same in every process
    peaks = [
        (x + rng.uniform(-4, 4), y + rng.uniform(-2.5, 2.5), rng.uniform(0.75, 1.25))
        for chain in _lines("ranges")
        for x, y in _rows(chain)
    ]
    ordered = sorted(peaks, key=lambda peak: peak[1])  # from far to near: what is nearer covers
    body = "".join(
        f"M{x - 6 * s:.1f} {y + 4 * s:.1f}l{5.4 * s:.1f}{-9 * s:.1f} {6.6 * s:.1f} {9 * s:.1f}"
        for x, y, s in ordered
    )
    side = "".join(_slope(x, y, s) for x, y, s in ordered)
    return group(_pen(body, INK, PEN_WIDTH, fill=CARD), _pen(side, INK, 0.6, opacity=0.8))


def _slope(x: float, y: float, s: float) -> str:
    strokes = ((0.3, -3.6, 3.4), (1.6, -1.6, 2.9), (3.0, 0.6, 2.2), (-0.9, -2.4, 2.2))
    return "".join(
        f"M{x + dx * s:.1f} {y + dy * s:.1f}l{0.9 * s:.1f} {length * s:.1f}"
        for dx, dy, length in strokes
    )


def _forests() -> Markup:
    """Small woods: round crowns on short trunks."""
    rng = Random(3)
    trees = [
        (x + rng.uniform(-10, 10), y + rng.uniform(-6, 6))
        for ((x, y),) in _lines("forests")
        for _ in range(TREES_PER_WOOD)
    ]
    crowns = "".join(
        f"M{x:.1f} {y:.1f}v2.6M{x - 2:.1f} {y:.1f}q-1.6-2.4.6-3.6 1.4-2 2.9 0 2.2 1.2.6 3.6Z"
        for x, y in sorted(trees, key=lambda tree: tree[1])
    )
    return _pen(crowns, QUIET, PEN_WIDTH, fill=CARD)


def _europe() -> Symbol:
    coast = outline(*_lines("coast"))
    layers = (
        *_sea(coast),
        *_land(coast),
        _forests(),
        _mountains(),
        rose(62, 78, 40),
        ship(58, 424),
        frame(WIDTH, HEIGHT),
    )
    return Symbol(WIDTH, HEIGHT, layers)


SHEET = Sheet("europe", {"europe": _europe, "town": lambda: Symbol(40, 40, town())})
