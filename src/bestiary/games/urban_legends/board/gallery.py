"""Symbol sheet of the city: every engraving, in one file that a page loads once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bestiary.drawing import INK, Box, Markup, Sheet, Symbol, memoize, plate
from bestiary.games.urban_legends.board import faces, figures, night, things

Size = tuple[float, float]
SYMBOLS: dict[str, tuple[Size, Callable[[], Markup]]] = {
    "street": (night.STREET_SIZE, night.street),
    "glow": (things.GLOW_SIZE, things.glow),
    "evidence": (things.PLAQUE_SIZE, things.evidence),
    "stalker": (figures.STALKER_SIZE, figures.stalker),
    "cryptid": (figures.CARD_SIZE, figures.cryptid),
    "scientist": (figures.CARD_SIZE, figures.scientist),
    "split": (figures.SCENE_SIZE, figures.split),
    "shuffle": (figures.SCENE_SIZE, figures.shuffle),
    "align": (figures.SCENE_SIZE, figures.align),
}
VARIANT_SYMBOLS: dict[str, tuple[Size, Callable[[int], Markup], int]] = {
    "block": (night.BLOCK_SIZE, night.block, night.BLOCK_VARIANTS),
    "ruin": (night.BLOCK_SIZE, night.ruin, night.RUIN_VARIANTS),
}
COLOUR_SYMBOLS: dict[str, tuple[Size, Callable[[str], Markup]]] = {
    "sensor": (things.SENSOR_SIZE, things.sensor),
    "cube": (things.CUBE_FIELD_SIZE, things.plain_cube),
}
ICONS = (
    "sensor", "eye-off", "trophy", "narrow", "widen", "houses", "beast", "observation",
)  # fmt: skip
"""Those that the city is signed with."""


def _plain_symbol(name: str) -> Symbol:
    size, draw = SYMBOLS[name]
    return Symbol(*size, draw())


def _variant_symbol(name: str, number: int) -> Symbol:
    size, draw, _ = VARIANT_SYMBOLS[name]
    return Symbol(*size, draw(number))


def _colour_symbol(name: str, colour: str) -> Symbol:
    size, draw = COLOUR_SYMBOLS[name]
    return Symbol(*size, draw(colour))


def _ground(width: float) -> Symbol:
    field = things.field(width)
    return Symbol(field.width, field.height, things.ground(width))


SHEET = Sheet(
    "city",
    {name: partial(_plain_symbol, name) for name in SYMBOLS}
    | {
        f"{name}-{number}": partial(_variant_symbol, name, number)
        for name, (_, _, variety) in VARIANT_SYMBOLS.items()
        for number in range(variety)
    }
    | {
        f"{name}-{c}": partial(_colour_symbol, name, c)
        for name in COLOUR_SYMBOLS
        for c in things.SHAPES
    }
    | {name: partial(_ground, width) for name, width in things.GROUND_WIDTHS.items()}
    | {f"icon-{name}": partial(plate, name) for name in ICONS}
    | {
        f"key-{width:g}": partial(faces.plain_key, width)
        for width in (faces.DIGIT_WIDTH, faces.DECLARE_WIDTH)
    }
    | {f"key-{side}": partial(faces.side_key, f"arrow-{side}") for side in ("left", "right")}
    | {f"key-{colour}": partial(faces.colour_key, colour) for colour in things.SHAPES}
    | {f"key-near-{colour}": partial(faces.place_key, colour) for colour in things.SHAPES},
)


def houses(box: Box, seed: int, *, is_mystery: bool) -> Markup:
    """A block of the city, filling its box."""
    name = (
        f"ruin-{seed % night.RUIN_VARIANTS}"
        if is_mystery
        else f"block-{seed % night.BLOCK_VARIANTS}"
    )
    return SHEET.use(name, box)


@memoize
def city_icon(name: str, size: float, colour: str = INK) -> Markup:
    """An icon, around the origin."""
    return SHEET.use(f"icon-{name}", Box(-size / 2, -size / 2, size, size), color=colour)


@memoize
def from_sheet(name: str, box: Box | None = None) -> Markup:
    return SHEET.use(name, box)
