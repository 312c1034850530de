"""Research zones: one's own, large, with its free places; the others' small."""

from math import ceil
from typing import Final, NamedTuple

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
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
from bestiary.games.big_monster.board.art import GLOBE_ASPECT, PLANET_ASPECT, UNIT, planet
from bestiary.games.big_monster.board.crystals import whole_crystal
from bestiary.games.big_monster.board.tiles import LETTERING, explorer_face, size_of, tile_face
from bestiary.games.big_monster.box.components import TILES, Explorer, Shape, Tile
from bestiary.games.big_monster.view_types import CrystalView, LaidTileView, MonsterView
from bestiary.games.big_monster.zone import Place

MIN_WIDTH_UNITS: Final = 7
MIN_HEIGHT_UNITS: Final = 5
MARGIN_UNITS: Final = 0.35
MIN_ZONE_PIXELS: Final = 480
"""How wide a zone is at least, on a screen where nothing scrolls sideways."""
MIN_LETTER_PIXELS: Final = 11.2
IN_HAND: Final = "tile-in-hand"
SHADE: Final = "var(--shade)"


class Frame(NamedTuple):
    """The part of the planet that is shown, in units."""

    left: float
    top: float
    width: float
    height: float

    @property
    def lettering(self) -> float:
        """How large numbers are drawn, so that they can be read however much is shown."""
        needed = MIN_LETTER_PIXELS * self.width * UNIT / MIN_ZONE_PIXELS
        # In half steps: faces are memoized by size, and a tile more shall not draw them all anew.
        return max(LETTERING, ceil(2 * needed) / 2)

    def point(self, x: float, y: float) -> Point:
        return Point((x - self.left) * UNIT, (y - self.top) * UNIT)


def frame_of(tiles: list[LaidTileView], places: list[list[int]], held: str | None) -> Frame:
    """All that is laid and every place for the tile held, in the shape of the planet."""
    spans = [(0, 0, 2, 2)]
    for tile in tiles:
        spans.append(_span(tile["x"], tile["y"], tile["tile"]))
    if held is not None:
        spans += [_span(x, y, held) for x, y in places]
    left, right = min(s[0] for s in spans), max(s[2] for s in spans)
    top, bottom = min(s[1] for s in spans), max(s[3] for s in spans)
    least_width = max(right - left, MIN_WIDTH_UNITS) + 2 * MARGIN_UNITS
    least_height = max(bottom - top, MIN_HEIGHT_UNITS) + 2 * MARGIN_UNITS
    # The picture of the planet is not stretched: the frame grows to one of its two shapes.
    aspect = GLOBE_ASPECT if places else PLANET_ASPECT
    height = max(least_height, least_width / aspect)
    width = height * aspect
    return Frame((left + right - width) / 2, (top + bottom - height) / 2, width, height)


def _span(x: int, y: int, tile: str) -> tuple[int, int, int, int]:
    width, height = (side // UNIT for side in size_of(tile))
    return x, y, x + width, y + height


class LandedZone(NamedTuple):
    """What is drawn of a zone; its last tile may be pending."""

    explorer: str
    tiles: list[LaidTileView]
    crystals: list[CrystalView]
    has_pending_tile: bool = False


def _laid_tile(tile: LaidTileView, lettering: float, words: Words, *, is_pending: bool) -> Markup:
    """A tile around its middle."""
    width, height = size_of(tile["tile"])
    face = tile_face(tile["tile"], tile["mutations"], lettering)
    text = words(f"tile-{tile['tile']}")
    if tile["mutations"]:
        text += words(f"view-mutated-{tile['mutations']}")
    piece = ghost(face) if is_pending else group(_shadow(width, height), face)
    return note(f"tile:{tile['tile']}", text, piece)


def _middle(tile: LaidTileView, frame: Frame) -> Point:
    width, height = size_of(tile["tile"])
    return frame.point(tile["x"], tile["y"]).moved(width / 2, height / 2)


def _shadow(width: float, height: float) -> Markup:
    return rounded(around(Point(2.5, 3.5), width, height), 4, fill=SHADE)


def zone_drawing(
    zone: LandedZone, frame: Frame, words: Words, prefix: str, lettering: float
) -> Markup:
    """The explorer, the tiles and the crystals of one zone."""
    pending = len(zone.tiles) - 1 if zone.has_pending_tile else None
    pieces = [
        at(
            _middle(tile, frame),
            _laid_tile(tile, lettering, words, is_pending=number == pending),
            id=f"{prefix}-tile-{number}",
        )
        for number, tile in enumerate(zone.tiles)
    ]
    about = words("view-explorer", explorer=Explorer(zone.explorer))
    face = explorer_face(zone.explorer, lettering)
    explorer = note("explorer", about, _shadow(2 * UNIT, 2 * UNIT), face)
    crystals = [
        at(
            frame.point(crystal["x"] / 2, crystal["y"] / 2),
            whole_crystal(crystal["crystal"], lettering),
        )
        for crystal in zone.crystals
    ]
    # Crystals last: they lie over the edges of the tiles whose parts have met.
    return group(at(frame.point(1, 1), explorer), group(pieces), group(crystals))


def free_places(view: MonsterView, frame: Frame, words: Words) -> Markup:
    """A handle in the middle of every place where the tile in hand may lie.

    Places overlap: the tile itself, at its true size, shows where the reader points.
    """
    tile = view["chosen"]
    if tile is None:
        return group()
    tall = TILES[Tile(tile)].shape is Shape.TALL
    width, height = (0.5, 1.0) if tall else (1.0, 0.5)
    places = [(x, y, frame.point(x + width, y + height)) for x, y in view["places"]]
    face = tile_face(tile, lettering=frame.lettering)
    return group(
        el("defs", el("g", ghost(face), id=IN_HAND)),
        [_handle(x, y, centre, words) for x, y, centre in places],
    )


def _handle(x: int, y: int, centre: Point, words: Words) -> Markup:
    # One unit large and not a tile: places overlap by half, their middles are a unit apart.
    spot = around(centre, UNIT - 4)
    return part(
        f"place:{x},{y}",
        words.choice(Place(x, y)),
        ring_box(spot, 10),
        rounded(spot.inset(3), 8, fill=CARD, fill_opacity=0.75),
        at(centre, el("use", href=f"#{IN_HAND}"), scale=0.4),
        group(at(centre, el("use", href=f"#{IN_HAND}")), class_=TRUE_GHOST),
    )


def ground_of(frame: Frame) -> Markup:
    return planet(Box(0, 0, frame.width * UNIT, frame.height * UNIT))
