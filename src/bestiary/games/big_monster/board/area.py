"""Research zones: one's own, large, with its free places; the others' small."""

from typing import Any, Final, NamedTuple

from bestiary.core import View, Words
from bestiary.drawing import (
    HAIRLINE,
    TRUE_GHOST,
    Box,
    Markup,
    Point,
    around,
    at,
    el,
    ghost,
    group,
    note,
    part,
    ring_box,
    rounded,
)
from bestiary.games.big_monster.board.tiles import (
    UNIT,
    explorer_face,
    size_of,
    tile_face,
    whole_crystal,
)
from bestiary.games.big_monster.box.components import TILES, Explorer, Shape, Tile
from bestiary.games.big_monster.zone import Place

LEAST: Final = (10, 7)
ASPECT: Final = 2
MARGIN: Final = 0.4
IN_HAND: Final = "tile-in-hand"


class Frame(NamedTuple):
    """The part of the grid that is shown, in units."""

    left: float
    top: float
    width: float
    height: float

    def widened(self) -> "Frame":
        """At least twice as wide as high, so that the tray below stays in sight."""
        width = max(self.width, ASPECT * self.height)
        return self._replace(left=self.left - (width - self.width) / 2, width=width)

    def point(self, x: float, y: float) -> Point:
        return Point((x - self.left) * UNIT, (y - self.top) * UNIT)


def frame_of(tiles: list[dict[str, Any]], places: list[list[int]], least: tuple[int, int]) -> Frame:
    """Everything laid and every free place, with the explorer somewhere near the middle."""
    cells = [(0, 0), (2, 2)]
    for tile in tiles:
        width, height = (side // UNIT for side in size_of(tile["tile"]))
        cells += [(tile["x"], tile["y"]), (tile["x"] + width, tile["y"] + height)]
    for x, y in places:
        cells += [(x, y), (x + 2, y + 2)]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    width, height = max(right - left, least[0]), max(bottom - top, least[1])
    spare_x, spare_y = width - (right - left), height - (bottom - top)
    return Frame(
        left - spare_x / 2 - MARGIN,
        top - spare_y / 2 - MARGIN,
        width + 2 * MARGIN,
        height + 2 * MARGIN,
    )


def laid_tile(tile: dict[str, Any], frame: Frame, words: Words, *, id: str, new: bool) -> Markup:
    width, height = size_of(tile["tile"])
    corner = frame.point(tile["x"], tile["y"])
    face = tile_face(tile["tile"], tile["mutations"])
    text = words(f"tile-{tile['tile']}")
    if tile["mutations"]:
        text += words(f"view-mutated-{tile['mutations']}")
    drawn = ghost(face) if new else face
    return at(corner.moved(width / 2, height / 2), note(f"tile:{tile['tile']}", text, drawn), id=id)


def zone_drawing(zone: dict[str, Any], frame: Frame, words: Words, prefix: str) -> Markup:
    """The explorer, the tiles and the crystals of one zone; `zone['new']` is only pending."""
    tiles = zone["tiles"]
    new = len(tiles) - 1 if zone.get("new") else None
    pieces = [
        laid_tile(tile, frame, words, id=f"{prefix}-tile-{number}", new=number == new)
        for number, tile in enumerate(tiles)
    ]
    about = words("view-explorer", explorer=Explorer(zone["explorer"]))
    explorer = at(frame.point(1, 1), note("explorer", about, explorer_face(zone["explorer"])))
    crystals = [
        at(frame.point(crystal["x"] / 2, crystal["y"] / 2), whole_crystal(crystal["crystal"]))
        for crystal in zone["crystals"]
    ]
    return group(explorer, group(pieces), group(crystals))


def free_places(view: View, frame: Frame, words: Words) -> Markup:
    """A handle in the middle of every place where the tile in hand may lie.

    Places overlap: the tile itself, at its true size, shows where the reader points.
    """
    tile = view["chosen"]
    if tile is None:
        return group()
    tall = TILES[Tile(tile)].shape is Shape.TALL
    width, height = (0.5, 1.0) if tall else (1.0, 0.5)
    places = [(x, y, frame.point(x + width, y + height)) for x, y in view["places"]]
    return group(
        el("defs", el("g", ghost(tile_face(tile)), id=IN_HAND)),
        [_handle(x, y, centre, words) for x, y, centre in places],
    )


def _handle(x: int, y: int, centre: Point, words: Words) -> Markup:
    return part(
        f"place:{x},{y}",
        words.choice(Place(x, y)),
        ring_box(around(centre, UNIT - 6), 8),
        at(centre, el("use", href=f"#{IN_HAND}"), scale=0.36),
        group(at(centre, el("use", href=f"#{IN_HAND}")), class_=TRUE_GHOST),
    )


def ground_of(frame: Frame) -> Markup:
    box = Box(0, 0, frame.width * UNIT, frame.height * UNIT)
    return rounded(box.inset(1), 8, fill="none", stroke=HAIRLINE, stroke_width=1)
