"""Lines on the sheet: clipped, simplified, written as whole numbers."""

from collections.abc import Callable
from heapq import heapify, heappop, heappush

Place = tuple[float, float]
Line = list[Place]

WIDTH, HEIGHT = 900, 760
MARGIN = 60
"""So much is kept beyond the edge, so that nothing drawn along a cut is seen."""


def flat(line: Line) -> list[int]:
    """x, y, x, y … in tenths of a unit."""
    return [round(number * 10) for place in line for number in place]


EARTH = (-60, 20), (85, 82)
"""West and south, east and north of what is projected at all."""
SHEET = (-MARGIN, -MARGIN), (WIDTH + MARGIN, HEIGHT + MARGIN)


def clip(ring: Line, frame: tuple[tuple[float, float], tuple[float, float]]) -> Line:
    """The part of a closed line inside a frame, by Sutherland & Hodgman (1974)."""
    low, high = frame
    for axis in (0, 1):
        ring = _clip_at_edge(_clip_at_edge(ring, axis, low[axis], 1), axis, high[axis], -1)
    return ring


def _clip_at_edge(ring: Line, axis: int, edge: float, sign: int) -> Line:
    """The part of a ring on one side of a straight edge."""
    inside_part: Line = []
    for here, there in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        inside, next_inside = (sign * (p[axis] - edge) >= 0 for p in (here, there))
        if inside:
            inside_part.append(here)
        if inside != next_inside:
            part = (edge - here[axis]) / (there[axis] - here[axis])
            inside_part.append(
                (here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1]))
            )
    return inside_part


def simplify(line: Line, min_area: float, *, closed: bool) -> Line:
    """Line simplification by Visvalingam & Whyatt (1993): the flattest corners go first."""
    left = {i: i - 1 for i in range(len(line))}
    right = {i: i + 1 for i in range(len(line))}
    if closed and line:
        left[0] = len(line) - 1
        right[len(line) - 1] = 0
    area = _triangles(line, left, right)
    heap = [(area(i), i) for i in range(len(line)) if closed or 0 < i < len(line) - 1]
    heapify(heap)
    while heap and len(right) > 4:
        size, i = heappop(heap)
        if i not in right or size != area(i):
            continue  # stale: its neighbours have changed since, and it is in the heap again
        if size >= min_area:
            break
        before, after = left.pop(i), right.pop(i)
        right[before] = after
        left[after] = before
        for j in (before, after):
            heappush(heap, (area(j), j))
    return [line[i] for i in sorted(right)]


def _triangles(line: Line, left: dict[int, int], right: dict[int, int]) -> Callable[[int], float]:
    def area(i: int) -> float:
        ax, ay = line[left[i]]
        bx, by = line[i]
        cx, cy = line[right[i]]
        return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

    return area
