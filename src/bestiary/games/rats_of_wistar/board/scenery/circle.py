"""Polar geometry of the wheel: angles in degrees, clockwise, from the top."""

from math import cos, pi, sin

from bestiary.drawing import Point, memoize, number

CENTRE = Point(240, 217)
ORIGIN = Point(0, 0)
SECTOR_DEGREES = 60
HUB_RADIUS = 46
INNER_RADIUS = 52
OUTER_RADIUS = 150
TEETH_RADIUS = 160
LAND_EDGE_RADIUS = 212
"""The cells of the turning wheel end at OUTER_RADIUS, the painted land around it here."""
MAIN_ACTION_RADIUS = 186
"""The middle of the land, where the main actions stand."""


def spot(radius: float, degrees: float) -> Point:
    """A place around the wheel's centre."""
    angle = (degrees - 90) * pi / 180
    return Point(radius * cos(angle), radius * sin(angle))


@memoize
def band(inner: float, outer: float, start: float, end: float, centre: Point = ORIGIN) -> str:
    """A piece of a ring around a centre."""
    corners = (spot(outer, start), spot(outer, end), spot(inner, end), spot(inner, start))
    a, b, c, d = (corner.moved(*centre) for corner in corners)
    return (
        # The outer arc runs with the clock, the inner one back: hence the two sweep flags.
        f"M{_pair(a)}A{outer:g} {outer:g} 0 0 1 {_pair(b)}"
        f"L{_pair(c)}A{inner:g} {inner:g} 0 0 0 {_pair(d)}Z"
    )


def _pair(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


@memoize
def cog(inner: float, outer: float, teeth: int) -> str:
    """The outline of a toothed wheel."""
    step = 360 / teeth
    corners = [
        spot(reach, n * step + share * step)
        for n in range(teeth)
        for share, reach in ((-0.32, inner), (-0.2, outer), (0.2, outer), (0.32, inner))
    ]
    return "M" + "L".join(map(_pair, corners)) + "Z"
