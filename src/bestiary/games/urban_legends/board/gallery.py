"""Everything engraved for the city, on one sheet that a page loads once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bestiary.drawing import Box, Markup, Sheet, Symbol, group
from bestiary.games.urban_legends.board import figures, night

SINGLE: dict[str, tuple[tuple[float, float], Callable[[], Markup]]] = {
    "street": (night.STREET, night.street),
    "stalker": (figures.STALKER, figures.stalker),
    "cryptid": (figures.CARD, figures.cryptid),
    "scientist": (figures.CARD, figures.scientist),
    "split": (figures.SCENE, figures.split),
    "shuffle": (figures.SCENE, figures.shuffle),
    "align": (figures.SCENE, figures.align),
}
VARIED: dict[str, tuple[tuple[float, float], Callable[[int], Markup], int]] = {
    "block": (night.BLOCK, night.block, night.VARIETY),
    "ruin": (night.BLOCK, night.ruin, night.RUINS),
    "skyline": (night.SKYLINE, night.skyline, night.VIEWS),
}


def _single(name: str) -> Symbol:
    size, draw = SINGLE[name]
    return Symbol(*size, draw())


def _varied(name: str, number: int) -> Symbol:
    size, draw, _ = VARIED[name]
    return Symbol(*size, draw(number))


SHEET = Sheet(
    "city",
    {name: partial(_single, name) for name in SINGLE}
    | {
        f"{name}-{number}": partial(_varied, name, number)
        for name, (_, _, variety) in VARIED.items()
        for number in range(variety)
    },
)


def houses(box: Box, seed: int, *, is_mystery: bool) -> Markup:
    """A block of the city, filling its box."""
    name = f"ruin-{seed % night.RUINS}" if is_mystery else f"block-{seed % night.VARIETY}"
    return SHEET.use(name, box)


def backdrop(width: float, foot: float) -> Markup:
    """The houses far behind a row, as wide as the city."""
    across, high = night.SKYLINE
    first, count = 15.0, int((width - 30) // across)
    step = (width - 30) / count
    boxes = [Box(first + n * step, foot - high, step, high) for n in range(count)]
    return group(
        SHEET.use(f"skyline-{n % night.VIEWS}", box, preserveAspectRatio="none")
        for n, box in enumerate(boxes)
    )
