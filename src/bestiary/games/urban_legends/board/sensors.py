"""The sensors, as cubes with a light on a wire, all in one layer so that they glide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from bestiary.core import View, Words
from bestiary.drawing import Box, Markup, Point, at, join, kept, part, ring_box
from bestiary.games.urban_legends.board.gallery import laid
from bestiary.games.urban_legends.board.plan import BELOW, Plan
from bestiary.games.urban_legends.board.things import room

Counted = tuple[tuple[str, int], ...]
Cube = tuple[Point, float, int]
"""Where a cube stands, how large it is, and its number in the active row or 0."""
Crowd = Mapping[str, Sequence[Cube]]
DISPLACED = Box(-35, -18, 70, 78)
"""Where displaced sensors wait, from the middle of what lies below the city."""


def sensors(
    view: View, where: Plan, places: dict[str, tuple[Counted, ...]], words: Words
) -> Iterator[Markup]:
    """All cubes in one layer, so that they glide.

    Cubes of a colour are alike: numbered from left to right over both rows, each stays close to
    itself whatever was moved.
    """
    crowds = [_crowd(where, row, view["active"] == row, held) for row, held in places.items()]
    if any(view["displaced"].values()):
        box = DISPLACED.moved(where.width / 2, BELOW)
        crowds.append(_by_colour(_stand(box, 0, tuple(view["displaced"].items()))))
    for colour in view["displaced"]:
        cubes = [cube for crowd in crowds for cube in crowd.get(colour, ())]
        yield _coloured(colour, tuple(sorted(cubes)), words)


@kept
def _crowd(where: Plan, row: str, active: bool, places: tuple[Counted, ...]) -> Crowd:
    """The cubes of a row by colour; those of the active row know their place."""
    numbered = enumerate(places, start=1)
    stand = (_stand(where.place(row, n), n if active else 0, held) for n, held in numbered)
    return _by_colour(chain.from_iterable(stand))


def _by_colour(cubes: Iterable[tuple[str, Cube]]) -> Crowd:
    crowd = defaultdict[str, list[Cube]](list)
    for colour, standing in cubes:
        crowd[colour].append(standing)
    return crowd


@kept
def _coloured(colour: str, cubes: tuple[Cube, ...], words: Words) -> Markup:
    numbered = enumerate(cubes, start=1)
    return join(
        _standing(spot, colour, n, size, place, words) for n, (spot, size, place) in numbered
    )


@kept
def _standing(
    spot: Point, colour: str, order: int, size: float, place: int, words: Words
) -> Markup:
    return at(spot, _sensor(colour, size, place, words), id=f"sensor-{colour}-{order}")


@kept
def _sensor(colour: str, size: float, place: int, words: Words) -> Markup:
    """A cube, to be clicked if it stands at a `place` of the active row."""
    drawn = laid(f"sensor-{colour}", room(size))
    if not place:
        return drawn
    half = size / 2 + 2
    text = words("board-sensor", colour=colour, number=place)
    ring = ring_box(Box(-half, -half, 2 * half, 2 * half), 5)
    return part(f"sensor:{place}:{colour}", text, ring, drawn)


@kept
def _stand(box: Box, place: int, sensors: Counted) -> list[tuple[str, Cube]]:
    """Two cubes side by side, three and smaller where there are more than four."""
    colours = [colour for colour, number in sensors for _ in range(number)]
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
