"""The command: one TopoJSON file in, one small file of our own out."""

import json
import sys
from pathlib import Path

from tools.atlas.features import FORESTS, LAKES, PLACES, RANGES, RIVERS
from tools.atlas.lines import EARTH, SHEET, Line, clip, flat, simplify
from tools.atlas.projection import graticule, project
from tools.atlas.topology import rings

SOURCE = (
    "Coast: Natural Earth 1:50m land, public domain, from the npm package world-atlas 2.0.2. "
    "Mountains, rivers, lakes, forests: our own sketch. Made by tools.atlas."
)
MIN_TRIANGLE_AREA = 1.1
"""A corner whose triangle is smaller than this, in square units of the sheet, is left out."""
MIN_ISLAND_AREA = 9.0
"""Smaller islands are left out."""


def coast(path: Path) -> list[Line]:
    """Every shore on the sheet as a closed line."""
    near = (clip(ring, EARTH) for ring in rings(json.loads(path.read_text("utf-8"))))
    sheets = (clip(project(ring), SHEET) for ring in near)
    shores = [simplify(ring, MIN_TRIANGLE_AREA, closed=True) for ring in sheets if ring]
    return [shore for shore in shores if len(shore) > 3 and _area(shore) >= MIN_ISLAND_AREA]


def _area(ring: Line) -> float:
    following = [*ring[1:], ring[0]]
    crossed = (ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, following, strict=True))
    return abs(sum(crossed)) / 2


def sheet(path: Path) -> dict[str, object]:
    """Everything the board draws, in tenths of a unit, and where it comes from."""
    return {
        "source": SOURCE,
        "coast": [flat(ring) for ring in coast(path)],
        "graticule": [flat(line) for line in graticule()],
        "rivers": [flat(project(line)) for line in RIVERS.values()],
        "lakes": [flat(project(line)) for line in LAKES.values()],
        "ranges": [flat(project(line)) for line in RANGES.values()],
        "forests": [flat(project([place])) for place in FORESTS],
        "places": {name: flat(project([place])) for name, place in PLACES.items()},
    }


def write(source: Path, target: Path) -> None:
    """One entry per line, so that a change can be read."""
    lines = ",\n".join(
        f" {json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}"
        for k, v in sheet(source).items()
    )
    target.write_text("{\n" + lines + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
