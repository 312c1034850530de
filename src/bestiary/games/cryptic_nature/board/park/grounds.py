"""Symbol sheet of grounds, cell by cell: woods, peaks and water seen from above."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bestiary.drawing import CARD, INK, SLATE, Markup, Sheet, Symbol, el, ground, group

FIELD_SIZE = 60
VARIANTS_PER_TERRAIN = 3


def _pen(d: str, fill: str = "none", width: float = 1.1, colour: str = INK) -> Markup:
    return el(
        "path",
        d=d,
        fill=fill,
        stroke=colour,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _spots(seed: int, across: int, spread: float) -> list[tuple[float, float]]:
    """Places all over a cell, in rows from the far side to the near, none at its very edge."""
    rng = Random(seed)
    step = FIELD_SIZE / across
    return [
        (
            (column + 0.5) * step + rng.uniform(-spread, spread),
            (row + 0.5) * step + rng.uniform(-spread, spread),
        )
        for row in range(across)
        for column in range(across)
    ]


def forest(seed: int) -> Markup:
    """Crowns of trees, some pointed, some round."""
    rng = Random(seed)
    crowns = []
    for x, y in _spots(seed, 3, 3.5):
        pointed = f"M{x:.1f} {y - 10:.1f}l5 8h-3l4 6h-12l4-6h-3Z"
        rounded = f"M{x - 5:.1f} {y + 4:.1f}q-4-5 1-8 1-6 6-4 6 1 4 7 3 4-3 5Z"
        crowns.append(pointed if rng.random() < 0.5 else rounded)
    shade = "".join(
        f"M{x + 1:.1f} {y - 2:.1f}l2 5M{x + 3:.1f} {y - 1:.1f}l1 4" for x, y in _spots(seed, 3, 3.5)
    )
    return group(_pen("".join(crowns), ground("forest")), _pen(shade, width=0.7))


def mountain(seed: int) -> Markup:
    """Peaks with a shaded side."""
    rng = Random(seed)
    peaks = []
    slopes = []
    for x, y in _spots(seed + 9, 2, 5):
        s = rng.uniform(0.9, 1.3)
        ridge = f"l{10 * s:.1f} {-19 * s:.1f} {13 * s:.1f} {19 * s:.1f}"
        peaks.append(f"M{x - 12 * s:.1f} {y + 9 * s:.1f}{ridge}")
        slopes += [
            f"M{x + dx * s:.1f} {y + dy * s:.1f}l{1.6 * s:.1f} {length * s:.1f}"
            for dx, dy, length in ((-1, -6, 8), (2, -3, 9), (5, 1, 7), (-4, -3, 5))
        ]
    return group(_pen("".join(peaks), CARD, 1.2), _pen("".join(slopes), width=0.8))


def water(seed: int) -> Markup:
    rng = Random(seed)
    ripples = "".join(
        f"M{x - 9:.1f} {y:.1f}q4-4 8 0t8 0"
        if rng.random() < 0.75
        else f"M{x - 4:.1f} {y:.1f}q4-4 8 0"
        for x, y in _spots(seed + 4, 3, 4)
    )
    return _pen(ripples, width=1.2, colour=SLATE)


def meadow(seed: int) -> Markup:
    tufts = "".join(
        f"M{x:.1f} {y:.1f}l-2-5M{x + 1:.1f} {y:.1f}l1-6M{x + 2:.1f} {y:.1f}l3-4"
        for x, y in _spots(seed + 2, 2, 9)
    )
    return el("g", _pen(tufts, width=0.8), opacity=0.55)


def _symbol(draw: Callable[[int], Markup], seed: int) -> Callable[[], Symbol]:
    return lambda: Symbol(FIELD_SIZE, FIELD_SIZE, draw(seed))


PAINTERS = {"forest": forest, "mountain": mountain, "water": water, "meadow": meadow}
SHEET = Sheet(
    "grounds",
    {
        f"{terrain}-{seed}": _symbol(draw, seed)
        for terrain, draw in PAINTERS.items()
        for seed in range(VARIANTS_PER_TERRAIN)
    },
)


def variant(terrain: str, row: int, column: int) -> str:
    """Which of the cells of a terrain lies there: neighbours differ."""
    # The product breaks the diagonals that a sum of row and column alone would show.
    return f"{terrain}-{(row + 2 * column + row * column) % VARIANTS_PER_TERRAIN}"
