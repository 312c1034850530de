"""Everything engraved for the city, on one sheet that a page loads once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bestiary.drawing import INK, Box, Markup, Sheet, Symbol, memoize, plate
from bestiary.games.urban_legends.board import faces, figures, night, things

Size = tuple[float, float]
SINGLE: dict[str, tuple[Size, Callable[[], Markup]]] = {
    "street": (night.STREET, night.street),
    "glow": (things.LIGHT, things.glow),
    "evidence": (things.PLAQUE, things.evidence),
    "stalker": (figures.STALKER, figures.stalker),
    "cryptid": (figures.CARD, figures.cryptid),
    "scientist": (figures.CARD, figures.scientist),
    "split": (figures.SCENE, figures.split),
    "shuffle": (figures.SCENE, figures.shuffle),
    "align": (figures.SCENE, figures.align),
}
VARIED: dict[str, tuple[Size, Callable[[int], Markup], int]] = {
    "block": (night.BLOCK, night.block, night.VARIETY),
    "ruin": (night.BLOCK, night.ruin, night.RUINS),
}
COLOURED: dict[str, tuple[Size, Callable[[str], Markup]]] = {
    "sensor": (things.SENSOR, things.sensor),
    "cube": (things.BLOCK, things.bare),
}
ICONS = (
    "sensor", "eye-off", "trophy", "narrow", "widen", "houses", "beast", "observation",
)  # fmt: skip
"""Those that the city is signed with."""


def _single(name: str) -> Symbol:
    size, draw = SINGLE[name]
    return Symbol(*size, draw())


def _varied(name: str, number: int) -> Symbol:
    size, draw, _ = VARIED[name]
    return Symbol(*size, draw(number))


def _coloured(name: str, colour: str) -> Symbol:
    size, draw = COLOURED[name]
    return Symbol(*size, draw(colour))


def _ground(width: float) -> Symbol:
    lies = things.field(width)
    return Symbol(lies.width, lies.height, things.ground(width))


SHEET = Sheet(
    "city",
    {name: partial(_single, name) for name in SINGLE}
    | {
        f"{name}-{number}": partial(_varied, name, number)
        for name, (_, _, variety) in VARIED.items()
        for number in range(variety)
    }
    | {f"{name}-{c}": partial(_coloured, name, c) for name in COLOURED for c in things.SHAPES}
    | {name: partial(_ground, width) for name, width in things.GROUNDS.items()}
    | {f"icon-{name}": partial(plate, name) for name in ICONS}
    | {f"key-{width:g}": partial(faces.plain, width) for width in (faces.DIGIT, faces.DECLARE)}
    | {f"key-{side}": partial(faces.side, f"arrow-{side}") for side in ("left", "right")}
    | {f"key-{colour}": partial(faces.counted, colour) for colour in things.SHAPES}
    | {f"key-near-{colour}": partial(faces.near, colour) for colour in things.SHAPES},
)


def houses(box: Box, seed: int, *, is_mystery: bool) -> Markup:
    """A block of the city, filling its box."""
    name = f"ruin-{seed % night.RUINS}" if is_mystery else f"block-{seed % night.VARIETY}"
    return SHEET.use(name, box)


@memoize
def engraved(name: str, size: float, colour: str = INK) -> Markup:
    """An icon, around the origin."""
    return SHEET.use(f"icon-{name}", Box(-size / 2, -size / 2, size, size), color=colour)


@memoize
def laid(name: str, box: Box | None = None) -> Markup:
    """Something else from the sheet."""
    return SHEET.use(name, box)
