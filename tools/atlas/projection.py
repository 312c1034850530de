"""Lambert conformal conic projection, with two standard parallels through Europe."""

from math import cos, log, pi, radians, sin, tan

from tools.atlas.lines import HEIGHT, WIDTH, Line, Place

STANDARD_PARALLELS = 43.0, 62.0
SHEET_CENTRE = 13.6, 52.0
"""Longitude and latitude of the middle of the sheet."""
SCALE = 1350.0
"""Units of the sheet per radius of the Earth."""

_first, _second = (radians(p) for p in STANDARD_PARALLELS)


def _slope(latitude: float) -> float:
    return tan(pi / 4 + latitude / 2)


_cone = log(cos(_first) / cos(_second)) / log(_slope(_second) / _slope(_first))
_size = cos(_first) * _slope(_first) ** _cone / _cone
_middle = _size / _slope(radians(SHEET_CENTRE[1])) ** _cone


def place(longitude: float, latitude: float) -> Place:
    """Where a point of the Earth lies on the sheet."""
    reach = _size / _slope(radians(latitude)) ** _cone
    turn = _cone * radians(longitude - SHEET_CENTRE[0])
    return (
        WIDTH / 2 + SCALE * reach * sin(turn),
        HEIGHT / 2 - SCALE * (_middle - reach * cos(turn)),
    )


def project(line: Line) -> Line:
    """A line of longitudes and latitudes on the sheet."""
    return [place(x, y) for x, y in line]


def graticule(step: int = 5) -> list[Line]:
    meridians = [[place(x, y) for y in range(25, 81, 5)] for x in range(-40, 71, step)]
    parallels = [[place(x, y) for x in range(-40, 71, 2)] for y in range(30, 81, step)]
    return meridians + parallels
