"""Symbol sheet of terrains: woods, peaks, dunes, reeds and waves, in four variants of each."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import hypot, sqrt
from random import Random

from bestiary.drawing import CARD, INK, Box, Markup, Sheet, Symbol, closed, el, group
from bestiary.drawing.strokes import pen
from bestiary.games.cryptid.board.plan import (
    CORNERS,
    HEX_RADIUS,
    LETTER_OFFSET_Y,
    MAP_BOTTOM,
    across,
    centre,
)
from bestiary.games.cryptid.board.plan import WIDTH as MAP_WIDTH
from bestiary.games.cryptid.box.hexes import COUNT

VARIANTS_PER_TERRAIN = 4
SPOT_ATTEMPTS = 400
"""Beyond so many random spots a hex is as good as full."""
WIDTH, HEIGHT = 2 * HEX_RADIUS, HEX_RADIUS * sqrt(3)
HEX_BOX = Box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT)
LINE_COLOUR = "var(--hatch)"
SNOW_COLOUR = "var(--snow)"
Spots = list[tuple[float, float]]


def deep(terrain: str) -> str:
    """The darker colour of a terrain: crowns of trees, the lee of a dune."""
    return f"var(--deep-{terrain})"


def _spots(seed: int, gap: float, reach: float) -> Spots:
    """Random spots all over a hex, none near its edge, its letter or another, in z-order."""
    rng = Random(seed)
    spots = Spots()
    for _ in range(SPOT_ATTEMPTS):
        x, y = rng.uniform(-HEX_RADIUS, HEX_RADIUS), rng.uniform(-HEIGHT / 2, HEIGHT / 2)
        inside = (
            abs(y) < HEIGHT / 2 - reach and abs(x) < HEX_RADIUS - abs(y) / sqrt(3) - reach * 1.15
        )
        apart = all(hypot(x - u, (y - v) * 1.3) > gap for u, v in spots)
        if inside and apart and hypot(x, y - LETTER_OFFSET_Y) > 10 + reach:
            spots.append((x, y))
    # From far to near: what stands in front is drawn over what is behind.
    return sorted(spots, key=lambda spot: spot[1])


def forest(seed: int) -> Markup:
    """Pines and round crowns, each with a shaded side and a shadow on the ground."""
    rng = Random(seed)
    shadows = []
    crowns = []
    sides = []
    for x, y in _spots(seed, 12.5, 8):
        s = rng.uniform(0.85, 1.15)
        shadows.append(f"M{x - 5 * s:.1f} {y + 7 * s:.1f}q{8 * s:.1f}-4 {13 * s:.1f} 0-6 3-13 0Z")
        if rng.random() < 0.7:
            crowns.append(
                f"M{x:.1f} {y - 9 * s:.1f}l{4 * s:.1f} {7 * s:.1f}h{-1.8 * s:.1f}l{4 * s:.1f}"
                f" {8 * s:.1f}h{-12.4 * s:.1f}l{4 * s:.1f} {-8 * s:.1f}h{-1.8 * s:.1f}Z"
            )
            sides.append(f"M{x + 1:.1f} {y - 4 * s:.1f}v{8 * s:.1f}m2.4-5v5.4")
        else:
            crowns.append(
                f"M{x - 5 * s:.1f} {y + 4 * s:.1f}q-4-6 1-9 2-7 7-4 6 1 4 8 2 5-4 6-5 2-8-1Z"
            )
            sides.append(f"M{x + 2.5:.1f} {y - 2:.1f}q2 3 0 6m-3-3q1 2 0 4")
    return group(
        el("path", d="".join(shadows), fill=INK, opacity=0.14),
        pen("".join(crowns), 0.9, deep("forest"), LINE_COLOUR),
        pen("".join(sides), 0.7, colour=LINE_COLOUR),
    )


def mountain(seed: int) -> Markup:
    """Peaks under snow, hachures down the side that the sun does not reach."""
    rng = Random(seed)
    return group(_peak(x, y, rng.uniform(0.85, 1.15)) for x, y in _spots(seed + 90, 21, 12))


def _peak(x: float, y: float, s: float) -> Markup:
    top = y - 13 * s
    foot = y + 9 * s
    left = x - 14 * s
    right = x + 14 * s
    slopes = f"M{left:.1f} {foot:.1f}L{x:.1f} {top:.1f}L{right:.1f} {foot:.1f}"
    ridge = f"M{x:.1f} {top:.1f}l{2 * s:.1f} {8 * s:.1f} {-3 * s:.1f} {5 * s:.1f} 2 {9 * s:.1f}"
    snow = (
        f"M{x:.1f} {top:.1f}l{-5 * s:.1f} {8 * s:.1f} {3 * s:.1f} {-1 * s:.1f}"
        f" {2 * s:.1f} {2.5 * s:.1f} {2.5 * s:.1f} {-2 * s:.1f} {2.5 * s:.1f} {1.5 * s:.1f}Z"
    )
    lines = "".join(
        f"M{x + d * s:.1f} {top + (6 + d * 1.4) * s:.1f}l{2.4 * s:.1f} {7 * s:.1f}"
        for d in (3, 6, 9)
    )
    return group(
        el("path", d=slopes + "Z", fill=SNOW_COLOUR, fill_opacity=0.3),
        el("path", d=f"{ridge}H{right:.1f}Z", fill=deep("mountain"), fill_opacity=0.8),
        el("path", d=snow, fill=SNOW_COLOUR),
        pen(lines, 0.8, colour=LINE_COLOUR),
        pen(slopes, 1.1, colour=LINE_COLOUR),
    )


def desert(seed: int) -> Markup:
    """Dunes with a steep side, wind ripples, grains."""
    rng = Random(seed)
    lees = []
    crests = []
    grains = []
    for x, y in _spots(seed + 40, 19, 10):
        s = rng.uniform(0.9, 1.25)
        crest = f"M{x - 14 * s:.1f} {y + 4:.1f}q{8 * s:.1f} {-10 * s:.1f} {15 * s:.1f} {-9 * s:.1f}"
        lees.append(
            f"M{x + s:.1f} {y + 4 - 9 * s:.1f}q{4 * s:.1f} {5 * s:.1f} {-2 * s:.1f} {9 * s:.1f}"
            f"q{8 * s:.1f}-1 {14 * s:.1f} 1q{-4 * s:.1f} {-8 * s:.1f} {-12 * s:.1f} {-10 * s:.1f}Z"
        )
        crests.append(crest + f"q{9 * s:.1f} 2 {13 * s:.1f} {10 * s:.1f}")
        crests.append(f"M{x - 8 * s:.1f} {y + 5:.1f}q4-3 8 0")
    for x, y in _spots(seed + 41, 8, 4):
        grains.append(f"M{x:.1f} {y:.1f}h.01")
    return group(
        el("path", d="".join(lees), fill=deep("desert"), fill_opacity=0.75),
        pen("".join(crests), 1, colour=LINE_COLOUR),
        pen("".join(grains), 1.4, colour=LINE_COLOUR),
    )


def swamp(seed: int) -> Markup:
    """Pools with lines of still water, and reeds between them."""
    rng = Random(seed)
    pools = []
    lines = []
    reeds = []
    heads = []
    for x, y in _spots(seed + 20, 17, 9):
        s = rng.uniform(0.85, 1.15)
        pools.append(f"M{x - 10 * s:.1f} {y + 4:.1f}q{10 * s:.1f}-7 {20 * s:.1f} 0-8 6-20 0Z")
        lines.append(f"M{x - 6 * s:.1f} {y + 4.6:.1f}h{7 * s:.1f}m-3 2h{6 * s:.1f}")
        for lean in (-3.0, 0.0, 3.0):
            tip = 11 - abs(lean) + rng.uniform(-1, 1)
            reeds.append(f"M{x + lean * 0.6:.1f} {y + 4:.1f}q0-6 {lean:.1f} {-tip:.1f}")
        heads.append(f"M{x:.1f} {y - 6:.1f}v-3.6")
    return group(
        el("path", d="".join(pools), fill=deep("swamp"), fill_opacity=0.8),
        pen("".join(lines), 0.8, colour=CARD),
        pen("".join(reeds), 1, colour=LINE_COLOUR),
        pen("".join(heads), 2.4, colour="var(--ochre)"),
    )


def water(seed: int) -> Markup:
    """Waves in rows, some of them deep."""
    rng = Random(seed)
    waves = []
    deeps = []
    for x, y in _spots(seed + 60, 13, 8):
        if rng.random() < 0.45:
            deeps.append(f"M{x - 9:.1f} {y:.1f}q4.5-5 9 0t9 0q-4.5 4-9 1.4t-9-1.4Z")
        else:
            waves.append(f"M{x - 8:.1f} {y:.1f}q4-4 8 0t8 0")
    return group(
        el("path", d="".join(deeps), fill=deep("water"), fill_opacity=0.85),
        pen("".join(waves), 1.1, colour=deep("water")),
    )


PAINTERS: dict[str, Callable[[int], Markup]] = {
    "forest": forest, "mountain": mountain, "desert": desert, "swamp": swamp, "water": water,
}  # fmt: skip


def _symbol(draw: Callable[[int], Markup], seed: int) -> Callable[[], Symbol]:
    to_origin = f"translate({-HEX_BOX.x:g} {-HEX_BOX.y:.2f})"
    return lambda: Symbol(WIDTH, HEIGHT, el("g", draw(seed), transform=to_origin))


def _shadow() -> Symbol:
    """What the whole land throws on the paper."""
    land = "".join(closed([centre(n).moved(*c) for c in CORNERS]) for n in range(COUNT))
    path = el("path", d=land, fill="var(--shade)", transform="translate(3 6)")
    return Symbol(MAP_WIDTH, MAP_BOTTOM + 2, path)


def _grid() -> Symbol:
    """A hairline around every hex, and a heavy one around all of them."""
    hexes = "".join(closed([centre(n).moved(*c) for c in CORNERS]) for n in range(COUNT))
    rim = "".join(
        closed([centre(n).moved(*CORNERS[i % 6]) for i in (edge, edge + 1)]).removesuffix("Z")
        for n, edge in product(range(COUNT), range(6))
        if across(n, edge) is None
    )
    hairs = el("g", pen(hexes, 1), opacity=0.14)
    return Symbol(MAP_WIDTH, MAP_BOTTOM + 2, group(hairs, pen(rim, 2.2)))


SHEET = Sheet(
    "wilderness",
    {
        "shadow": _shadow,
        "grid": _grid,
    }
    | {
        f"{terrain}-{seed}": _symbol(draw, seed)
        for terrain, draw in PAINTERS.items()
        for seed in range(VARIANTS_PER_TERRAIN)
    },
)


def vegetation(terrain: str, number: int) -> Markup:
    """What stands on a hex of that number in reading order: neighbours differ."""
    return SHEET.use(f"{terrain}-{(number * 5 + number // 12) % VARIANTS_PER_TERRAIN}", HEX_BOX)


def grid() -> Markup:
    """The lines that every map has."""
    return SHEET.use("grid", Box(0, 0, MAP_WIDTH, MAP_BOTTOM + 2))


def shadow() -> Markup:
    """The shadow of the land, on its sheet of paper."""
    return SHEET.use("shadow", Box(0, 0, MAP_WIDTH, MAP_BOTTOM + 2))
