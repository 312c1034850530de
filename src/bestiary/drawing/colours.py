"""Colours by name only: the style sheet gives them values, by day and by lamplight.

A drawing never holds a colour value. `INK`, `PAPER` and the others below are what `fill` and
`stroke` take; a `Coat` is the dress of a piece: fill, the ink that reads on it, and a mark, so
that nobody has to tell pieces apart by colour alone.
"""

from typing import NamedTuple

PAPER = "var(--paper)"
CARD = "var(--card)"
SUNK = "var(--sunk)"
INK = "var(--ink)"
QUIET = "var(--quiet)"
HAIRLINE = "var(--hairline)"
EDGE = "var(--edge)"

MOSS = "var(--moss)"
SLATE = "var(--slate)"
MADDER = "var(--madder)"
OCHRE = "var(--ochre)"
PLUM = "var(--plum)"

GAME_INK = "var(--game)"
"""The ink of the game whose page this is."""

MARKS = ("circle", "square", "triangle", "diamond", "star", "cross")
"""One per seat, in seating order."""

PAINTS = (
    "white", "black", "grey", "red", "pink", "orange",
    "yellow", "green", "blue", "purple", "brown",
)  # fmt: skip

TERRAINS = (
    "forest", "desert", "water", "mountain", "swamp", "lava",
    "ice", "grass", "stone", "city", "meadow", "night",
)  # fmt: skip


class Coat(NamedTuple):
    """How a piece is dressed: what fills it, the ink on top, and a mark (or none)."""

    fill: str
    ink: str
    mark: str | None = None


PLAIN = Coat(CARD, INK)


def player(seat: int) -> Coat:
    """The colour and mark of a seat, counted from 0."""
    return Coat(f"var(--player-{seat + 1})", f"var(--player-{seat + 1}-ink)", MARKS[seat])


def paint(name: str, mark: str | None = None) -> Coat:
    """A printed colour of the box: one of `PAINTS`. Give a mark wherever the colour matters."""
    return Coat(f"var(--paint-{name})", f"var(--paint-{name}-ink)", mark)


def wash(ink: str) -> str:
    """The pale tint of one of the five inks: `wash(MOSS)`."""
    return ink.replace(")", "-wash)")


def ground(terrain: str) -> str:
    """The tint of a terrain: one of `TERRAINS`."""
    return f"var(--ground-{terrain})"


def hatch(terrain: str) -> str:
    """The pen pattern of a terrain, to lie over its ground; see `hatches.definitions`."""
    return f"url(#hatch-{terrain})"
