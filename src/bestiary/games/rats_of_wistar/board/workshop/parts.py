"""Parts that inventions are drawn from: wheels, springs, windows, flames; each takes numbers."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin

from bestiary.drawing import CARD, ICONS, INK, MADDER, MOSS, OCHRE, SLATE, Markup, el, group, wash
from bestiary.drawing.strokes import dark, fine, pen

LINE_WIDTH = 2.0
GOLD, STEEL, FIRE, LEAF = wash(OCHRE), wash(SLATE), wash(MADDER), wash(MOSS)


def _round(x: float, y: float, r: float, fill: str = CARD, width: float = LINE_WIDTH) -> Markup:
    return el("circle", cx=x, cy=y, r=r, fill=fill, stroke=INK, stroke_width=width)


def _rim(x: float, y: float, inner: float, outer: float, teeth: int) -> str:
    step = 2 * pi / teeth
    turns = ((-0.3, inner), (-0.18, outer), (0.18, outer), (0.3, inner))
    spots = [
        f"{x + r * cos((n + t) * step):.1f} {y + r * sin((n + t) * step):.1f}"
        for n in range(teeth)
        for t, r in turns
    ]
    return f"M{'L'.join(spots)}Z"


def gear(x: float, y: float, r: float) -> Markup:
    teeth = max(7, int(r / 1.6))
    return group(pen(_rim(x, y, r * 0.82, r * 1.1, teeth), 1.6, STEEL), _round(x, y, r * 0.32))


def _spokes(x: float, y: float, r: float, count: int) -> str:
    angles = [2 * pi * n / count for n in range(count)]
    return "".join(f"M{x:g} {y:g}l{r * cos(a):.1f} {r * sin(a):.1f}" for a in angles)


def wheel(x: float, y: float, r: float) -> Markup:
    return group(_round(x, y, r), pen(_spokes(x, y, r, 8), 1), _round(x, y, r * 0.22, INK, 1))


def tyre(x: float, y: float, r: float) -> Markup:
    return group(_round(x, y, r, "var(--ink)"), _round(x, y, r * 0.5, CARD, 1))


def spring(x: float, y: float, u: float, v: float) -> Markup:
    """A coil from one point to another."""
    turns = max(3, int(hypot(u - x, v - y) / 5))
    dx, dy = (u - x) / turns, (v - y) / turns
    size = hypot(dx, dy)
    across, down = -dy / size * 5, dx / size * 5
    way = f"M{x:g} {y:g}" + "".join(
        f"q{dx * 0.2 + across:.1f} {dy * 0.2 + down:.1f} {dx / 2:.1f} {dy / 2:.1f}"
        f"t{dx / 2:.1f} {dy / 2:.1f}"
        for _ in range(turns)
    )
    return pen(way, 1.8)


def rivets(x: float, y: float, u: float, v: float, count: float) -> Markup:
    steps = [n / max(1, count - 1) for n in range(int(count))]
    return group(
        el("circle", cx=x + (u - x) * s, cy=y + (v - y) * s, r=1.3, fill=INK) for s in steps
    )


def key(x: float, y: float, s: float) -> Markup:
    """The key that winds a toy up; its shaft points down."""
    bow = f"M{x:g} {y - s:g}q{-s:g}{-s * 1.1:g} {-s * 1.3:g} 0t{s * 1.3:g} 0"
    other = f"M{x:g} {y - s:g}q{s:g}{-s * 1.1:g} {s * 1.3:g} 0t{-s * 1.3:g} 0"
    return group(pen(f"M{x:g} {y:g}v{-s:g}", 2.4), pen(bow + other, 1.6, GOLD))


def window(x: float, y: float, w: float, h: float) -> Markup:
    """A window with a cross."""
    cross = f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}ZM{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}"
    return pen(cross, 1.3, STEEL)


def door(x: float, y: float, w: float, h: float) -> Markup:
    """A door with a round top; x and y are its lower left corner."""
    leaf = f"M{x:g} {y:g}v{-h + w / 2:g}a{w / 2:g} {w / 2:g} 0 0 1 {w:g} 0v{h - w / 2:g}Z"
    return group(pen(leaf, 1.5, GOLD), dark(f"M{x + w * 0.7:g} {y - h * 0.4:g}h2v2h-2Z"))


def stack(x: float, y: float, w: float, h: float) -> Markup:
    """A chimney with its smoke; x and y are its lower left corner."""
    t, m = y - h, x + w / 2
    puff = f"M{m:g} {t - 3:g}q-6-3-1-7 -2-6 5-6 3-6 8-2 6 0 4 6"
    return group(pen(f"M{x:g} {y:g}v{-h:g}h{w:g}v{h:g}Z", 1.7, FIRE), pen(puff, 1.3))


def flag(x: float, y: float, h: float) -> Markup:
    """A flag on its pole."""
    cloth = f"M{x:g} {y - h:g}q6-3 10 0t8 0v9q-5 3-9 0t-9 0Z"
    return group(pen(f"M{x:g} {y:g}v{-h:g}", 1.7), pen(cloth, 1.3, FIRE))


def waves(x: float, y: float, s: float) -> Markup:
    """Signals that spread to both sides of a point."""
    arcs = "".join(
        f"M{x + side * r:g} {y - r * 0.7:g}q{side * r * 0.6:g} {r * 0.7:g} 0 {r * 1.4:g}"
        for side in (-1, 1)
        for r in (s, s * 1.7)
    )
    return pen(arcs, 1.4, colour=MADDER)


def rays(x: float, y: float, r: float, reach: float) -> Markup:
    """Light all around a point."""
    angles = [2 * pi * n / 12 for n in range(12)]
    return pen(
        "".join(
            f"M{x + r * cos(a):.1f} {y + r * sin(a):.1f}l{reach * cos(a):.1f} {reach * sin(a):.1f}"
            for a in angles
        ),
        1.3,
        colour=OCHRE,
    )


def _put(x: float, y: float, k: float, *content: Markup) -> Markup:
    """Something drawn around the origin, put down and scaled."""
    return el("g", *content, transform=f"translate({x:g} {y:g}) scale({k:g})")


def flame(x: float, y: float, s: float) -> Markup:
    """A fire that stands on a point."""
    k = s / 20
    tongue = pen("M-6 0q-10-7-2-16 1 4 4 4-1-7 5-11 0 7 5 11 5 7-2 12Z", 1.5 / k, FIRE)
    return _put(x, y, k, tongue, pen("M-3 0q-3-7 3-11 6 4 3 11Z", 1 / k, GOLD))


def spark(x: float, y: float, s: float) -> Markup:
    k = s / 20
    return _put(x, y, k, pen("M3-10-6 1H0L-3 11 7-1H1Z", 1.5 / k, GOLD))


def eye(x: float, y: float, r: float) -> Markup:
    return group(_round(x, y, r, GOLD, 1.5), el("circle", cx=x, cy=y, r=r * 0.45, fill=INK))


def ball(x: float, y: float, r: float) -> Markup:
    return _round(x, y, r)


def glass(x: float, y: float, r: float) -> Markup:
    """A lens with a gleam."""
    gleam = f"M{x - r * 0.5:g} {y - r * 0.1:g}q{r * 0.1:g}{-r * 0.4:g} {r * 0.5:g}{-r * 0.4:g}"
    return group(_round(x, y, r, STEEL), pen(gleam, 1.2))


def dial(x: float, y: float, r: float) -> Markup:
    hands = f"M{x:g} {y - r * 0.6:g}V{y:g}l{r * 0.45:g} {r * 0.2:g}"
    return group(_round(x, y, r), pen(hands, 1.6), pen(_ticks(x, y, r), 1))


def _ticks(x: float, y: float, r: float) -> str:
    spots = [(cos(a), sin(a)) for a in (pi * n / 6 for n in range(12))]
    return "".join(
        f"M{x + r * 0.8 * c:.1f} {y + r * 0.8 * s:.1f}l{r * 0.14 * c:.1f} {r * 0.14 * s:.1f}"
        for c, s in spots
    )


def grass(y: float) -> Markup:
    """The ground something stands on."""
    blades = "".join(f"M{x} {y:g}l-2-5M{x + 2} {y:g}l2-6" for x in (10, 88))
    return group(pen(f"M4 {y:g}h92", 1.5), fine(blades))


def water(y: float) -> Markup:
    top = f"M2 {y:g}" + "q4-5 8 0t8 0" * 6
    return group(el("path", d=f"{top}V98H2Z", fill=STEEL), pen(top, 1.5, colour=SLATE))


def tree(x: float, y: float, s: float) -> Markup:
    """A tree whose trunk stands on a point."""
    k = s / 20
    crown = pen("M-10-7q-6-8 4-9 6-10 12 0 8 2 4 9Z", 1.6 / k, LEAF)
    return _put(x, y, k, pen("M0 0v-8", 3 / k), crown)


def planks(x: float, y: float, w: float, h: float) -> Markup:
    """A wall of upright boards."""
    boards = "".join(f"M{x + n:g} {y:g}v{h:g}" for n in range(8, int(w), 8))
    return group(pen(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z", LINE_WIDTH, GOLD), fine(boards))


def bricks(x: float, y: float, w: float, h: float) -> Markup:
    rows = range(int(h // 7))
    joints = "".join(f"M{x:g} {y + 7 * (n + 1):g}h{w:g}" for n in rows[:-1])
    heads = "".join(
        f"M{x + k + n % 2 * 6:g} {y + 7 * n:g}v7" for n in rows for k in range(8, int(w) - 6, 14)
    )
    return group(pen(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z", LINE_WIDTH, FIRE), fine(joints + heads))


def wall(x: float, y: float, w: float, h: float) -> Markup:
    """A plain wall with its shadow side."""
    strokes = "".join(f"M{x + w - 9:g} {y + n:g}l9-4" for n in range(6, int(h), 4))
    return group(pen(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z", LINE_WIDTH, CARD), fine(strokes))


def gable(x: float, y: float, w: float, h: float) -> Markup:
    """A pitched roof over a wall whose upper left corner is at x, y."""
    roof = f"M{x - 5:g} {y:g}L{x + w / 2:g} {y - h:g}L{x + w + 5:g} {y:g}Z"
    tiles = f"M{x + 3:g} {y - 4:g}h{w - 6:g}M{x + w * 0.2:g} {y - h * 0.4:g}h{w * 0.6:g}"
    return group(pen(roof, LINE_WIDTH, FIRE), fine(tiles))


def saw(x: float, y: float, w: float, count: float) -> Markup:
    """The roof of a factory hall, like the teeth of a saw."""
    step = w / count
    d = f"M{x:g} {y:g}" + f"l{step:g}-12v12" * int(count) + "Z"
    return pen(d, LINE_WIDTH, STEEL)


def dome(x: float, y: float, r: float) -> Markup:
    """Half a ball on a wall."""
    k = r / 20
    ribs = pen("M0-20q-14 6-12 20M0-20q14 6 12 20", 0.8 / k)
    return _put(x, y, k, pen("M-20 0a20 20 0 0 1 40 0Z", LINE_WIDTH / k, STEEL), ribs)


def columns(x: float, y: float, w: float, h: float, count: float) -> Markup:
    step = (w - 5) / (count - 1)
    return group(
        *(pen(f"M{x + n * step:g} {y:g}h5v{h:g}h-5Z", 1.4, CARD) for n in range(int(count)))
    )


def board(x: float, y: float, w: float, h: float) -> Markup:
    """A sign for an emblem."""
    return pen(f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z", 1.4, GOLD)


def emblem(name: str, x: float, y: float, size: float) -> Markup:
    """One of the house's icons, as a sign or a thing."""
    k = size / 24
    place = f"translate({x - size / 2:g} {y - size / 2:g}) scale({k:g})"
    return el("g", pen(ICONS[name], 1.7 / k), transform=place)


PARTS: dict[str, Callable[..., Markup]] = {
    part.__name__: part
    for part in (
        *(ball, board, bricks, columns, dial, dome, door, eye, flag, flame, gable, gear, glass),
        *(grass, key, planks, rays, rivets, saw, spark, spring, stack, tree, tyre, wall, water),
        *(waves, wheel, window),
    )
}
