"""Engravings of the city by night: blocks of houses, streets, a skyline."""

from __future__ import annotations

from random import Random

from bestiary.drawing import CARD, INK, Box, Markup, el, group, rounded
from bestiary.drawing.strokes import pen

SKY = "var(--night-sky)"
HAZE = "var(--night-haze)"
WALL = "var(--night-wall)"
BRICK = "var(--night-brick)"
ROOF = "var(--night-roof)"
WINDOW = "var(--night-window)"
MOON = "var(--night-moon)"
LANE = "var(--night-lane)"
BLOCK_VARIANTS = 8
RUIN_VARIANTS = 2
BLOCK_SIZE = (64, 106)
STREET_SIZE = (62, 106)
SIGN_BOX = Box(16, 83, 30, 20)
"""Of a street: its number stands there."""
SKYLINE_SIZE = (70, 110)
SKYLINE_VARIANTS = 3
LIT_SHARE = 0.42
"""Of all windows."""
ROOFS = ("tank", "mast", "chimney", "gable", "bulkhead")


def _shape(d: str, fill: str, **given: float) -> Markup:
    return el("path", d=d, fill=fill, **given)


def _rect(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:.1f} {y:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}Z"


def _tile(width: float, height: float, fill: str = SKY) -> Markup:
    body = f"M6 0H{width - 6}q6 0 6 6V{height - 6}q0 6-6 6H6q-6 0-6-6V6q0-6 6-6Z"
    return _shape(body, fill)


def _edge(width: float, height: float) -> Markup:
    """Round a tile, all of it within."""
    within = Box(0, 0, width, height).inset(0.75)
    return rounded(within, 5.4, fill="none", stroke=ROOF, stroke_width=1.5)


def block(seed: int) -> Markup:
    """Two or three houses side by side before others in the haze."""
    # Shapes follow from the seed alone: the sheet's digest is the same on every start.
    rng = Random(seed)
    width, height = BLOCK_SIZE
    shares = ((0.42, 0.58), (0.55, 0.45), (0.34, 0.32, 0.34))[seed % 3]
    houses = []
    x = 4.0
    for order, share in enumerate(shares):
        wide = (width - 8) * share
        top = height * (0.3, 0.46, 0.38, 0.52)[(seed + 2 * order) % 4]
        houses.append(_house(x, top, wide, rng, WALL if (seed + order) % 3 else BRICK))
        x += wide
    return group(
        _tile(width, height), _stars(rng), _far(rng), houses, _pavement(), _edge(*BLOCK_SIZE)
    )


def _stars(rng: Random) -> Markup:
    spots = ((rng.uniform(5, 58), rng.uniform(4, 26)) for _ in range(6))
    return _shape("".join(_rect(x, y, 1.2, 1.2) for x, y in spots), MOON, opacity=0.8)


def _far(rng: Random) -> Markup:
    """Farther houses with a few lit panes."""
    far = []
    panes = []
    for step in range(6):
        x = 2 + step * 10
        top = 106 * rng.uniform(0.22, 0.5)
        far.append(_rect(x, top, 10, 100 - top))
        panes += [_rect(x + 3, top + 5 + 9 * n, 2, 3) for n in range(3) if rng.random() < 0.4]
    return group(_shape("".join(far), HAZE), _shape("".join(panes), WINDOW, opacity=0.45))


def _house(x: float, top: float, wide: float, rng: Random, wall: str) -> Markup:
    """Roof, ledges, windows, a shaded side and a shop on the ground floor."""
    foot = 100.0
    ledges = "".join(f"M{x:.1f} {y:.1f}h{wide:.1f}" for y in (top + 3, foot - 17))
    side = "".join(f"M{x + wide - d:.1f} {top + 4:.1f}V{foot - 17:.1f}" for d in (1.4, 2.8, 4.2))
    return group(
        _crown(x, top, wide, rng.choice(ROOFS)),
        _shape(_rect(x, top, wide, foot - top), wall),
        pen(ledges, 1, colour=ROOF),
        pen(side, 0.6, colour=ROOF),
        _panes(x, top, wide, rng),
        _shop(x, foot, wide, rng),
        pen(_rect(x, top, wide, foot - top), 1, colour=ROOF),
    )


def _crown(x: float, top: float, wide: float, kind: str) -> Markup:
    """What stands on a roof, or the roof itself."""
    m = x + wide / 2
    if kind == "gable":
        return _shape(
            f"M{x - 1:.1f} {top:.1f}L{m:.1f} {top - 13:.1f}L{x + wide + 1:.1f} {top:.1f}Z", ROOF
        )
    slab = _rect(x - 1, top - 3, wide + 2, 3.4)
    things = {
        "tank": _rect(m - 5, top - 15, 10, 8) + f"M{m - 6:.1f} {top - 15:.1f}l6-5 6 5Z",
        "mast": _rect(m - 0.5, top - 20, 1, 18) + _rect(m - 4, top - 16, 8, 0.9),
        "chimney": _rect(x + 3, top - 12, 5, 10) + _rect(x + 2, top - 13, 7, 2),
        "bulkhead": _rect(m - 1, top - 9, 9, 7),
    }  # fmt: skip
    legs = f"M{m - 4:.1f} {top - 8:.1f}v6m8-6v6" if kind == "tank" else ""
    lamp = el("circle", cx=round(m, 1), cy=round(top - 20, 1), r=1.3, fill="var(--paint-red)")
    return group(
        _shape(slab + things[kind], ROOF),
        pen(legs, 1, colour=ROOF) if legs else None,
        lamp if kind == "mast" else None,
    )


def _panes(x: float, top: float, wide: float, rng: Random) -> Markup:
    """Windows: lit, half drawn, and dark ones."""
    across = max(1, int((wide - 4) // 9))
    first = x + (wide - across * 9) / 2 + 1.8
    lit, dim, dark, bars = (list[str]() for _ in range(4))
    y = top + 7
    while y < 76:
        for n in range(across):
            chance = rng.random()
            rows = lit if chance < LIT_SHARE else dim if chance < LIT_SHARE + 0.12 else dark
            rows.append(_rect(first + n * 9, y, 5.4, 7.4))
            bars.append(f"M{first + n * 9:.1f} {y + 3.6:.1f}h5.4m-2.7-3.6v7.4")
        y += 11.5
    return group(
        _shape("".join(dark), SKY),
        _shape("".join(dim), WINDOW, opacity=0.4),
        _shape("".join(lit), WINDOW),
        pen("".join(bars), 0.5, colour=ROOF),
    )


def _shop(x: float, foot: float, wide: float, rng: Random) -> Markup:
    """A lit front under an awning, or a door with a lamp."""
    if wide < 22 or rng.random() < 0.35:
        door = _rect(x + wide / 2 - 3.5, foot - 12, 7, 12)
        lamp = el("circle", cx=round(x + wide / 2, 1), cy=foot - 14.6, r=1.6, fill=WINDOW)
        return group(_shape(door, ROOF), lamp)
    front = _rect(x + 3, foot - 11, wide - 6, 8)
    stripes = []
    steps = int((wide - 4) // 4)
    for n in range(0, steps, 2):
        stripes.append(f"M{x + 2 + n * 4:.1f} {foot - 15:.1f}h4v4.4q-2 1.6-4 0Z")
    return group(
        _shape(front, WINDOW, opacity=0.85),
        _shape(_rect(x + 2, foot - 15, steps * 4, 4), MOON, opacity=0.8),
        _shape("".join(stripes), "var(--paint-red)"),
        _shape(_rect(x + wide - 10, foot - 11, 5, 11), ROOF),
    )


def _pavement() -> Markup:
    """The kerb before a block."""
    return group(
        _shape("M0 100H64V100q0 6-6 6H6q-6 0-6-6Z", ROOF),
        pen("M3 101.5h58", 1, colour=LANE),
    )


def ruin(seed: int) -> Markup:
    """Where the mystery sits: a fenced lot with dead trees, fog, and eyes in the dark."""
    shift = 7 * seed
    tree = (
        "M14 100q5-30 0-56m1 22q-9-6-9-17m10 6q9-6 11-18"
        "M52 100q-4-24-1-46m0 16q8-5 8-15m-9 24q-7-3-8-10"
    )
    fence = "".join(f"M{x} 100V86l2.5-4 2.5 4V100Z" for x in range(4, 58, 8))
    eyes = f"M{23 + shift} 62q5-6 9 1-5 4-9-1ZM{45 + shift} 62q-5-6-9 1 5 4 9-1Z"
    fog = f"M6 40q8-5 16 0t16 0 14 0M{14 - shift} 78q8-5 16 0t16 0M30 30q7-4 13 0t12 0"
    return group(
        _tile(*BLOCK_SIZE, ROOF),
        el("circle", cx=34 + shift, cy=62, r=24, fill=WINDOW, opacity=0.1),
        el("circle", cx=34 + shift, cy=62, r=15, fill=WINDOW, opacity=0.14),
        pen(tree, 2.6, colour=WALL),
        pen(fog, 4, colour=HAZE),
        _shape(eyes, WINDOW),
        _shape(fence, HAZE),
        pen("M3 90H61M3 95H61", 1.2, colour=HAZE),
        _edge(*BLOCK_SIZE),
    )


def skyline(seed: int) -> Markup:
    """Houses far behind, where no block lies."""
    rng = Random(seed + 70)
    width, height = SKYLINE_SIZE
    far = []
    panes = []
    x = 0.0
    while x < width:
        wide = min(rng.uniform(11, 20), width - x)
        top = height * rng.uniform(0.4, 0.72)
        far.append(_rect(x, top, wide, height - top))
        if rng.random() < 0.4:
            far.append(f"M{x:.1f} {top:.1f}l{wide / 2:.1f}-8 {wide / 2:.1f} 8Z")
        panes += [
            _rect(x + 3 + 5 * (n % 2), top + 6 + 9 * (n // 2), 2.2, 3.4)
            for n in range(8)
            if wide > 11 and rng.random() < 0.25 and top + 6 + 9 * (n // 2) < height - 8
        ]
        x += wide
    return group(_shape("".join(far), HAZE), _shape("".join(panes), WINDOW, opacity=0.55))


def street() -> Markup:
    """A street that runs away from us between its pavements, under lamps."""
    road = "M7 106 13 8H49L55 106Z"
    lamps = ((6.5, 34), (55.5, 34), (6.5, 76), (55.5, 76))
    posts = "".join(f"M{x} {y + 22}V{y}" for x, y in lamps)
    lights = [
        el("circle", cx=x, cy=y, r=r, fill=WINDOW, opacity=o)
        for x, y in lamps
        for r, o in ((9, 0.16), (5, 0.25), (2.2, 1))
    ]
    return group(
        _tile(*STREET_SIZE, HAZE),
        _shape("M14 8h6V3h5v3h7V1h6v5h6v2Z", SKY),
        _shape(road, LANE),
        pen("M7 106 13 8M55 106 49 8", 1.2, colour=ROOF),
        pen("M31 12v5m0 5v6m0 6v8m0 7v9m0 8v10", 1.3, colour=MOON),
        pen(posts, 1.3, colour=ROOF),
        lights,
        _edge(*STREET_SIZE),
        rounded(SIGN_BOX, 4, fill=CARD, stroke=INK, stroke_width=1),
    )
