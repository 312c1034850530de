"""TopoJSON reader: arcs of delta-encoded whole numbers, joined into rings of coordinates."""

from itertools import accumulate
from typing import Any

from tools.atlas.lines import Line


def rings(topology: dict[str, Any]) -> list[Line]:
    """The outer ring of every polygon of the land."""
    arcs = [_arc(topology["transform"], arc) for arc in topology["arcs"]]
    (land,) = topology["objects"]["land"]["geometries"]
    return [_join_arcs(arcs, polygon[0]) for polygon in land["arcs"]]


def _arc(transform: dict[str, list[float]], deltas: list[list[int]]) -> Line:
    kx, ky = transform["scale"]
    dx, dy = transform["translate"]
    places = accumulate(deltas, lambda a, b: [a[0] + b[0], a[1] + b[1]])
    return [(x * kx + dx, y * ky + dy) for x, y in places]


def _join_arcs(arcs: list[Line], indices: list[int]) -> Line:
    """A negative index is an arc taken backwards; neighbours share a point."""
    ring: Line = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        ring += arc[1:] if ring else arc
    return ring
