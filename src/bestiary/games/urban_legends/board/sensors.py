"""Layer of sensors, as cubes with a light on a wire: one group, so that each can glide anywhere."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import itemgetter

from bestiary.core import Words
from bestiary.drawing import Box, Markup, Point, at, join, memoize, part, ring_box
from bestiary.games.urban_legends.board.gallery import from_sheet
from bestiary.games.urban_legends.board.plan import CITY_BOTTOM, Plan
from bestiary.games.urban_legends.board.things import SHAPES, sensor_box
from bestiary.games.urban_legends.view import Counts, UrbanView

ColourCounts = tuple[int, ...]
"""How many sensors of each colour, in the order of `SHAPES`."""
colour_counts: Callable[[Counts], ColourCounts] = itemgetter(*SHAPES)
Cube = tuple[Point, float, int]
"""Where a cube stands, how large it is, and its number in the active row or 0."""
DISPLACED_BOX = Box(-35, -18, 70, 78)
"""Where displaced sensors wait, from the middle of what lies below the city."""


def sensors(
    view: UrbanView, where: Plan, places: dict[str, tuple[ColourCounts, ...]], words: Words
) -> Iterator[Markup]:
    """Cubes by colour, each with an id by which a page animates it.

    Cubes of a colour are alike: numbered from left to right over both rows, each stays close to
    itself whatever was moved.
    """
    active = view["active"]
    displaced = view["displaced"]
    cubes = defaultdict[str, list[Cube]](list)
    for row, streets in places.items():
        for number, counts in enumerate(streets, start=1):
            for colour, cube in _at_place(where, row, number, row == active, counts):
                cubes[colour].append(cube)
    if any(displaced.values()):
        box = DISPLACED_BOX.moved(where.width / 2, CITY_BOTTOM)
        for colour, cube in _cube_grid(box, 0, colour_counts(displaced)):
            cubes[colour].append(cube)
    for colour in SHAPES:
        yield _sensors_of_colour(colour, tuple(sorted(cubes[colour])), words)


@memoize
def _at_place(
    where: Plan, row: str, number: int, active: bool, counts: ColourCounts
) -> list[tuple[str, Cube]]:
    """The cubes of a place; those of the active row know which."""
    return _cube_grid(where.place(row, number), number if active else 0, counts)


@memoize
def _sensors_of_colour(colour: str, cubes: tuple[Cube, ...], words: Words) -> Markup:
    numbered = enumerate(cubes, start=1)
    return join(
        _placed_sensor(spot, colour, n, size, place, words) for n, (spot, size, place) in numbered
    )


@memoize
def _placed_sensor(
    spot: Point, colour: str, order: int, size: float, place: int, words: Words
) -> Markup:
    return at(spot, _sensor(colour, size, place, words), id=f"sensor-{colour}-{order}")


@memoize
def _sensor(colour: str, size: float, place: int, words: Words) -> Markup:
    """A cube, to be clicked if it stands at a `place` of the active row."""
    drawing = from_sheet(f"sensor-{colour}", sensor_box(size))
    if not place:
        return drawing
    half = size / 2 + 2
    text = words("board-sensor", colour=colour, number=place)
    ring = ring_box(Box(-half, -half, 2 * half, 2 * half), 5)
    return part(f"sensor:{place}:{colour}", text, ring, drawing)


def _cube_grid(box: Box, place: int, sensors: ColourCounts) -> list[tuple[str, Cube]]:
    """Two cubes side by side, three and smaller where there are more than four."""
    colours = [c for c, number in zip(SHAPES, sensors, strict=True) for _ in range(number)]
    # A place is wide enough for two cubes of full size, and high enough for two rows of them.
    across, size, step = (2, 25.0, 29.0) if len(colours) <= 4 else (3, 18.0, 20.0)
    rows = [colours[i : i + across] for i in range(0, len(colours), across)]
    top = box.centre.y - 7 - (len(rows) - 1) * step / 2
    return [
        (
            colour,
            (Point(box.centre.x + (c - (len(row) - 1) / 2) * step, top + r * step), size, place),
        )
        for r, row in enumerate(rows)
        for c, colour in enumerate(row)
    ]
