"""Polygon geometry of engravings: smooth outlines, hatching cut to shape, fur and scales.

Hatching is computed by a scan line, not by `clipPath` or `pattern`: those need ids, which a `use`
of a symbol in another file cannot reach (see `sheets`). Every shape runs clockwise, so that
several of them written as one path merge into one silhouette under the nonzero fill rule.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, pi, radians, sin
from random import Random

from bestiary.drawing.markup import number

Spot = tuple[float, float]
Shape = tuple[Spot, ...]
Spans = list[tuple[float, float]]

STEPS_PER_POINT = 5
"""Segments of a smooth line from one given point to the next."""


def smooth(points: Sequence[Spot], *, closed: bool = False, steps: int = STEPS_PER_POINT) -> Shape:
    """A Catmull–Rom spline: a line through all points without corners."""
    if closed:
        ring = [points[-1], *points, points[0], points[1]]
    else:
        ring = [points[0], *points, points[-1]]
    line: list[Spot] = []
    for i in range(len(ring) - 3):
        line += [_between(ring[i : i + 4], n / steps) for n in range(steps)]
    return tuple(line if closed else [*line, points[-1]])


def _between(four: Sequence[Spot], t: float) -> Spot:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four
    a, b = -t * (1 - t) ** 2 / 2, (2 - 5 * t * t + 3 * t**3) / 2
    c, d = t * (1 + 4 * t - 3 * t * t) / 2, -(t * t) * (1 - t) / 2
    return ax * a + bx * b + cx * c + dx * d, ay * a + by * b + cy * c + dy * d


def blob(*points: Spot) -> Shape:
    """A smooth closed shape through points."""
    return clockwise(smooth(points, closed=True))


def tube(points: Sequence[Spot], widths: Sequence[float]) -> Shape:
    """A limb, neck, tail or trunk: a bent line with a width at each point, round at both ends."""
    middle = smooth(points)
    across = _interpolate(widths, len(middle))
    left, right = [], []
    for i, (x, y) in enumerate(middle):
        before, after = middle[max(0, i - 1)], middle[min(len(middle) - 1, i + 1)]
        turn = atan2(after[1] - before[1], after[0] - before[0]) + pi / 2
        dx, dy = cos(turn) * across[i] / 2, sin(turn) * across[i] / 2
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return clockwise((*left, *_cap(middle[-1], left[-1]), *right[::-1], *_cap(middle[0], right[0])))


def _interpolate(widths: Sequence[float], count: int) -> list[float]:
    steps = [i * (len(widths) - 1) / (count - 1) for i in range(count)]
    return [
        widths[int(s)] + (s - int(s)) * (widths[min(int(s) + 1, len(widths) - 1)] - widths[int(s)])
        for s in steps
    ]


def _cap(centre: Spot, start: Spot) -> list[Spot]:
    """Half a circle against the clock from `start` around the end of a tube."""
    turn = atan2(start[1] - centre[1], start[0] - centre[0])
    reach = hypot(start[0] - centre[0], start[1] - centre[1])
    angles = (turn - pi * n / 4 for n in (1, 2, 3))
    return [(centre[0] + reach * cos(a), centre[1] + reach * sin(a)) for a in angles]


def ellipse(x: float, y: float, across: float, down: float, turn: float = 0) -> Shape:
    """An oval around a point, turned by degrees."""
    lean = radians(turn)
    corners = []
    for n in range(18):
        dx, dy = across * cos(n * pi / 9), down * sin(n * pi / 9)
        corners.append((x + dx * cos(lean) - dy * sin(lean), y + dx * sin(lean) + dy * cos(lean)))
    return clockwise(corners)


def clockwise(shape: Sequence[Spot]) -> Shape:
    """The same shape, running clockwise on a screen, where y grows downwards."""
    following = [*shape[1:], shape[0]]
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(shape, following, strict=True))
    return tuple(shape) if area > 0 else tuple(reversed(shape))


def moved(shape: Iterable[Spot], dx: float, dy: float) -> Shape:
    return tuple((x + dx, y + dy) for x, y in shape)


def shaggy(shape: Sequence[Spot], length: float, seed: int = 1) -> Shape:
    """A shape with locks standing off its outline."""
    rng = Random(seed)
    corners = list[Spot]()
    for here, there in pairwise([*shape[::2], shape[0]]):
        dx, dy = there[0] - here[0], there[1] - here[1]
        size = max(0.5, hypot(dx, dy))
        reach = min(length, size * 1.3) * rng.uniform(0.4, 1)
        corners += [here, (there[0] + dy / size * reach, there[1] - dx / size * reach)]
    return tuple(corners)


def outline(*shapes: Sequence[Spot]) -> str:
    """Closed shapes as one path."""
    return "".join(f"{line(shape)}Z" for shape in shapes)


def line(points: Sequence[Spot]) -> str:
    """An open line as a path, in steps from point to point: short to write and to send."""
    path = f"M{number(points[0][0])} {number(points[0][1])}l"
    x, y = points[0]
    steps = []
    for px, py in points[1:]:
        # From the rounded place, not the true one: errors of rounding must not add up.
        dx, dy = round(px - x, 1), round(py - y, 1)
        x, y = x + dx, y + dy
        steps.append(f"{_short(dx)}{'' if dy < 0 else ' '}{_short(dy)}")
    return path + "".join(s if s[0] == "-" else f" {s}" for s in steps).lstrip()


def _short(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".").replace("0.", ".", 1 if abs(value) < 1 else 0)
    return "0" if text in ("-0", "", "-") else text


def shading(
    shapes: Sequence[Sequence[Spot]], gap: float = 3, lean: float = 60, light: Spot = (-5, -5)
) -> str:
    """Parallel strokes on the side of a silhouette that is turned away from the light."""
    turned = [[_turn(p, -lean) for p in shape] for shape in shapes]
    away = _turn(light, -lean)
    lit = [moved(shape, away[0], away[1]) for shape in turned]
    heights = [y for shape in turned for _, y in shape]
    path = []
    for n in range(ceil(min(heights) / gap), floor(max(heights) / gap) + 1):
        level = n * gap + 0.01
        for start, end in _without(_inside(turned, level), _inside(lit, level)):
            if end - start > gap * 0.4:
                (x, y), (u, v) = _turn((start, level), lean), _turn((end, level), lean)
                path.append(
                    f"M{number(round(x, 1))} {number(round(y, 1))}l{_short(u - x)} {_short(v - y)}"
                )
    return "".join(path)


def _turn(spot: Spot, degrees: float) -> Spot:
    a = radians(degrees)
    return spot[0] * cos(a) - spot[1] * sin(a), spot[0] * sin(a) + spot[1] * cos(a)


def _inside(shapes: Iterable[Sequence[Spot]], level: float) -> Spans:
    """Scan line: where a horizontal line runs inside any of the shapes, from left to right."""
    spans = sorted(span for shape in shapes for span in _crossings(shape, level))
    merged: Spans = []
    for start, end in spans:
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


def _crossings(shape: Sequence[Spot], level: float) -> Spans:
    crossings = sorted(
        ax + (level - ay) / (by - ay) * (bx - ax)
        for (ax, ay), (bx, by) in pairwise([*shape, shape[0]])
        if (ay <= level) != (by <= level)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def _without(spans: Spans, others: Spans) -> Spans:
    left: Spans = []
    for start, end in spans:
        for low, high in others:
            if high <= start or low >= end:
                continue
            if low > start:
                left.append((start, low))
            start = max(start, high)
        if start < end:
            left.append((start, end))
    return left


def contains(shape: Sequence[Spot], spot: Spot) -> bool:
    """Whether a point lies inside a shape, by the even-odd rule."""
    return any(start < spot[0] < end for start, end in _crossings(shape, spot[1]))


def scales(shape: Sequence[Spot], size: float = 4, *, margin: float = 1) -> str:
    """Rows of small arcs inside a shape: scales or breast feathers."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    arc = f"q{_short(size * 0.45)} {_short(size * 0.6)} {_short(size * 0.9)} 0"
    path = []
    row = 0
    y = min(ys) + size / 2
    while y < max(ys):
        x = min(xs) + (size / 2 if row % 2 else 0)
        while x < max(xs):
            if all(contains(shape, (x + dx, y)) for dx in (-margin, size * 0.9 + margin)):
                path.append(f"M{_short(x)} {_short(y)}{arc}")
            x += size
        y = y + size * 0.75
        row = row + 1
    return "".join(path)


def hairs(points: Sequence[Spot], length: float, lean: float, seed: int = 1) -> str:
    """Short hairs along a smooth line, leaning by an angle in degrees."""
    rng = Random(seed)
    path = []
    for x, y in smooth(points, steps=4):
        angle = radians(lean + rng.uniform(-16, 16))
        size = length * rng.uniform(0.6, 1.2)
        path.append(
            f"M{_short(x)} {_short(y)}l{_short(size * cos(angle))} {_short(size * sin(angle))}"
        )
    return "".join(path)


def pelt(shape: Sequence[Spot], gap: float, length: float, lean: float, seed: int = 1) -> str:
    """Hairs all over a shape."""
    rng = Random(seed)
    path = []
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    for row in range(int((max(ys) - min(ys)) / gap)):
        for column in range(int((max(xs) - min(xs)) / gap)):
            x = min(xs) + (column + rng.uniform(0.1, 0.9)) * gap
            y = min(ys) + (row + rng.uniform(0.1, 0.9)) * gap
            angle = radians(lean + rng.uniform(-14, 14))
            size = length * rng.uniform(0.6, 1.1)
            tip = x + size * cos(angle), y + size * sin(angle)
            if contains(shape, (x, y)) and contains(shape, tip):
                path.append(f"M{_short(x)} {_short(y)}l{_short(tip[0] - x)} {_short(tip[1] - y)}")
    return "".join(path)
