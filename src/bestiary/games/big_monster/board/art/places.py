"""The ground of each terrain, painted for a tile, and the ship that stands on the planet."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from bestiary.drawing import Markup, el, ground, group
from bestiary.drawing.engraving import blob, ellipse, outline
from bestiary.drawing.strokes import GOLD, fine, pen

LINE: Final = "var(--hatch)"
SHIP_SIZE: Final = (100, 130)
# The planet as one looks at it, and as one looks for a place on it, which needs more height.
PLANET_SIZE: Final = (700, 500)
GLOBE_SIZE: Final = (600, 600)
COAT: Final = "currentColor"
"""A ship takes the colour of whoever refers to it."""


def _spots(seed: int, width: int, height: int, step: int) -> Iterator[tuple[float, float]]:
    """Places all over a tile, none at its very edge."""
    rng = Random(seed)  # seeded: a tile looks the same each time, and the sheet can be cached
    for top in range(6, height - step + 7, step):
        for left in range(6, width - step + 7, step):
            yield left + rng.uniform(2, step - 12), top + rng.uniform(2, step - 10)


def _scatter(motif: str, seed: int, width: int, height: int, step: int) -> str:
    spots = _spots(seed, width, height, step)
    return "".join(f"M{x:.0f} {y:.0f}{motif}" for x, y in spots)


def ice(width: int, height: int) -> Markup:
    """Floes with cracks between them, and snow."""
    cracks = (
        f"M0 {height * 0.3:.0f}l22 8 14-10 {width} 20M{width * 0.6:.0f} {height}l-8-26 14-18-4-20"
    )
    return group(
        pen(cracks, 1.4, colour=LINE),
        pen(_scatter("m0-4v8m-3.5-6l7 4m0-4l-7 4", 3, width, height, 30), 1, colour=LINE),
    )


def lava(width: int, height: int) -> Markup:
    """Crust, and glow between its plates."""
    glow = (
        f"M0 36q20 10 34-4t{width} 8v10q-24-10-40 2T0 48Z"
        f"M0 118q26-10 40 2t{width} 4v9q-26 4-42-6T0 128Z"
    )
    return group(
        el("path", d=glow, fill="var(--paint-orange)", opacity=0.75),
        pen(_scatter("q-5-8 2-14 1 5 6 6 4 8-3 10Z", 5, width, height, 40), 1, colour=LINE),
    )


def sand(width: int, height: int) -> Markup:
    dunes = "".join(f"M0 {y}q20-14 40-2t40-4" for y in range(24, height, 34))
    grains = _scatter("h.1m9 4h.1m-5 7h.1", 7, width, height, 26)
    return group(pen(dunes, 1.3, colour=LINE), pen(grains, 2.2, colour=LINE))


def stone(width: int, height: int) -> Markup:
    return pen(_scatter("l5-9 11 1 4 8-6 6-10 0Z", 11, width, height, 34), 1.1, colour=LINE)


def lake(width: int, height: int) -> Markup:
    return pen(_scatter("q5-5 10 0t10 0", 13, width, height, 27), 1.3, colour="var(--slate)")


def swamp(width: int, height: int) -> Markup:
    reeds = _scatter("v-16m5 16l2-12m-12 12l-2-11m-4 13q8-4 18 0", 17, width, height, 40)
    return pen(reeds, 1.3, colour=LINE)


def grass(width: int, height: int) -> Markup:
    """Tufts and a few flowers."""
    return pen(_scatter("l-4-9m5 9v-11m1 11l5-8", 19, width, height, 27), 1.2, colour=LINE)


GROUNDS: Final[dict[str, tuple[str, Callable[[int, int], Markup]]]] = {
    "ice": ("ice", ice),
    "lava": ("lava", lava),
    "sand": ("desert", sand),
    "stone": ("stone", stone),
    "lake": ("water", lake),
    "swamp": ("swamp", swamp),
    "grass": ("grass", grass),
}


def terrain(name: str, width: int, height: int) -> Markup:
    """The whole ground of a tile, darker towards its lower edge."""
    colour, draw = GROUNDS[name]
    shade = f"M0 {height - 14}q{width / 2:.0f}-10 {width} 0V{height}H0Z"
    return group(
        el("path", d=f"M0 0H{width}V{height}H0Z", fill=ground(colour)),
        draw(width, height),
        el("path", d=shade, fill="var(--ink)", opacity=0.1),
    )


def ship() -> Markup:
    """A lander on three legs, its hold open, the hull in the colour of its owner."""
    hull = "M50 6Q74 26 76 62L74 94H26L24 62Q26 26 50 6Z"
    return group(
        el("ellipse", cx=50, cy=124, rx=44, ry=5, fill="var(--ink)", opacity=0.25),
        pen("M30 92 12 122M70 92 88 122M50 94v28M6 122h12M82 122h12M44 122h12", 3),
        pen("M24 62Q6 72 10 98L26 90ZM76 62Q94 72 90 98L74 90Z", 2, COAT),
        pen(hull, 2.4, "var(--card)"),
        el("path", d="M50 6Q66 19 72 38H28Q34 19 50 6Z", fill=COAT),
        el("path", d="M25 70H75V78H25Z", fill=COAT),
        pen("M28 38H72M25 70H75M25 78H75", 1.4),
        pen(hull, 2.4),
        pen(outline(ellipse(50, 54, 11, 11)), 2.4, "var(--ground-ice)"),
        pen("M43 52q2-5 7-6", 1.8, colour="var(--paint-white)"),
        pen(outline(blob((38, 94), (38, 86), (62, 86), (62, 94))), 1.6, "var(--sunk)"),
        pen("M40 96q10 8 20 0l-3 12-3-5-4 10-4-10-3 5Z", 1.4, GOLD),
        fine("M64 24q6 12 7 26M66 82q4 0 7-1"),
    )


def planet(width: int, height: int) -> Markup:
    """Where a zone lies: the ground of the planet, craters, and space beyond its edge."""
    rng = Random(23)
    x, y = width / 2, height / 2
    # The ball is larger than the picture: only the four corners show space and stars.
    out = x + 30
    up = y + 34
    ball = (
        f"M{x - out} {y}C{x - out} {y - up * 0.75} {x - out * 0.5} {y - up} {x} {y - up}"
        f"S{x + out} {y - up * 0.75} {x + out} {y} {x + out * 0.5} {y + up} {x} {y + up}"
        f" {x - out} {y + up * 0.75} {x - out} {y}Z"
    )
    return group(
        el("path", d=f"M0 0H{width}V{height}H0Z", fill="var(--night-sky)"),
        el("path", d=_stars(width, height, rng), fill="var(--night-moon)"),
        pen(ball, 2, "var(--madder-wash)", "var(--madder)"),
        _craters(width, height, rng),
    )


def _stars(width: int, height: int, rng: Random) -> str:
    """Most of them near the corners, where they are seen."""
    spots = [
        (abs(side * width - rng.uniform(3, 110)), abs(end * height - rng.uniform(3, 90)))
        for side in (0, 1)
        for end in (0, 1)
        for _ in range(26)
    ]
    return "".join(f"M{x:.0f} {y:.0f}h1.8v1.8h-1.8Z" for x, y in spots)


def _craters(width: int, height: int, rng: Random) -> Markup:
    """Rings with a shaded wall, some large, some small."""
    rings: list[str] = []
    walls: list[str] = []
    # One in each field of a grid, moved a little: chance alone would leave bare ground.
    for column, row in ((c, r) for c in range(6) for r in range(4)):
        x = width * (column + 0.5) / 6 + rng.uniform(-30, 30)
        y = height * (row + 0.5) / 4 + rng.uniform(-30, 30)
        size = rng.uniform(6, 26)
        rings.append(outline(ellipse(x, y, size, size * 0.8)))
        walls += [
            f"M{x - size * 0.8 + n * size * 0.2:.1f} {y - size * 0.55:.1f}l3 {size * 0.35:.1f}"
            for n in range(9)
        ]
    lines = pen("".join(rings), 1.4, "none", "var(--madder)")
    return group(lines, pen("".join(walls), 0.8, colour="var(--madder)"), opacity=0.3)
