"""Whose picture is which drawing: tiles with their ground, explorers, a ship; on one sheet.

Eyes are not on the sheet: a page draws them, so that they can blink.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from bestiary.drawing import INK, Box, Markup, Sheet, Symbol, at, el, group
from bestiary.drawing.strokes import pen
from bestiary.games.big_monster.board.art import cold, people, places, warm, wet
from bestiary.games.big_monster.box.components import EXPLORERS, TILES, Shape, Tile

SIDE: Final = 80
"""The short side of a tile on the sheet."""
UNIT: Final = 50
"""The short side of a tile on a board."""

CREATURE_HEIGHT: Final = 122
"""How far down a creature reaches."""
# Width by height: the planet looked at, and the planet where a place is looked for.
PLANET_ASPECT: Final = places.PLANET_SIZE[0] / places.PLANET_SIZE[1]
GLOBE_ASPECT: Final = places.GLOBE_SIZE[0] / places.GLOBE_SIZE[1]

Eye = tuple[float, float, float]


class Kind(NamedTuple):
    """A creature: its drawing, and its eyes as centre and radius."""

    draw: Callable[[], Markup]
    eyes: tuple[Eye, ...]


KINDS: Final = {
    "ice-blue": Kind(cold.urchin, ((32, 57, 6), (48, 57, 6))),
    "ice-orange": Kind(cold.walrus, ((31, 52, 6), (49, 52, 6))),
    "ice-green": Kind(cold.longneck, ((47, 27, 4.6),)),
    "ice-red": Kind(cold.crab, ((31, 43, 6), (49, 43, 6))),
    "mutagen": Kind(cold.mutagen, ((40, 34, 11),)),
    "lava-slender": Kind(warm.salamander, ((45, 32, 4.2),)),
    "lava-horned": Kind(warm.horned, ((31, 57, 5.4), (49, 57, 5.4))),
    "lava-small": Kind(warm.imp, ((34, 53, 4.4), (46, 53, 4.4))),
    "sand": Kind(warm.worm, ((53, 36, 5),)),
    "stone": Kind(warm.golem, ((37, 20, 3.6), (47, 20, 3.6))),
    "lake-left": Kind(wet.head_half, ((34, 33, 5),)),
    "lake-right": Kind(wet.tail_half, ()),
    "swamp": Kind(wet.toad, ((26, 49, 7), (54, 49, 7))),
    "grass": Kind(wet.lionflower, ((32, 54, 4.6), (48, 54, 4.6))),
}
LAVA: Final = {
    Tile.LAVA_GREEN_RED_BOTTOM: "lava-slender",
    Tile.LAVA_GREEN_RED_TOP: "lava-slender",
    Tile.LAVA_BLUE: "lava-horned",
    Tile.LAVA_ALL_RED_BOTTOM: "lava-small",
    Tile.LAVA_ALL_RED_TOP: "lava-small",
}
# A monster that mutates has one more eye each time. Blue ones mutate once: they have no fourth.
THIRD_EYES: Final = {
    "ice-blue": (40, 44, 5),
    "ice-orange": (40, 41, 5),
    "ice-green": (57, 31, 3.4),
    "ice-red": (40, 72, 6),
}
FOURTH_EYES: Final = {
    "ice-orange": (40, 62, 4),
    "ice-green": (38, 33, 3.4),
    "ice-red": (26, 78, 4.4),
}

Stand = tuple[str, float, float, float]
"""A creature on a tile: which, where its field begins, and how large it is."""


def _kind(tile: Tile) -> str:
    # "grass-lake" is a grass monster, but "lake-left" and "ice-blue" are creatures of their own.
    head = tile.value.split("-")[0]
    return LAVA.get(tile) or (head if head in KINDS else tile.value)


def _picture(tile: Tile) -> str:
    """Tiles that differ in their crystals and signs only share a picture."""
    is_shared = tile.value.startswith(("lava", "grass", "stone")) and tile is not Tile.STONE_DOUBLE
    return _kind(tile) if is_shared else tile.value


def _stands(tile: Tile) -> tuple[Stand, ...]:
    if tile is Tile.MUTAGEN_PAIR:
        return ("mutagen", 8, 0, 0.8), ("mutagen", 88, 0, 0.8)
    if tile is Tile.MUTAGEN_SINGLE:
        return (("mutagen", 88, 14, 0.8),)
    if tile is Tile.STONE_DOUBLE:
        return ("stone", 6, 2, 0.85), ("stone", 6, 82, 0.85)
    if tile.value.startswith("stone"):
        return (("stone", 0, 40, 1),)
    if tile.value.startswith("lava"):
        return ((_kind(tile), 8, 10, 0.8),)
    return ((_kind(tile), 0, 0, 1),)


def _rays(tile: Tile) -> Markup | None:
    down = "M{} 62l12 0-6 15Z"
    up = "M{} 18l12 0-6-15Z"
    beams = {
        Tile.MUTAGEN_PAIR: down.format(34) + down.format(114),
        Tile.MUTAGEN_SINGLE: up.format(114),
    }
    return pen(beams[tile], 1.8, "var(--paint-yellow)") if tile in beams else None


def _tile(tile: Tile, mutations: int) -> Symbol:
    spec = TILES[tile]
    tall = spec.shape is Shape.TALL
    width, height = (SIDE, 2 * SIDE) if tall else (2 * SIDE, SIDE)
    figures = [at((x, y), KINDS[kind].draw(), scale=size) for kind, x, y, size in _stands(tile)]
    ground = places.terrain(spec.terrain.value, width, height)
    grown = cold.grown(mutations) if mutations else None
    return Symbol(width, height, group(ground, _rays(tile), grown, figures))


def _portrait(explorer: str) -> Symbol:
    return Symbol(people.FIELD, people.FIELD, people.portrait(explorer))


def _alone(kind: str) -> Symbol:
    """A creature without a tile."""
    figure = KINDS[kind].draw()
    return Symbol(SIDE, CREATURE_HEIGHT, group(figure, [_eye(*eye) for eye in KINDS[kind].eyes]))


# Callables: a symbol is drawn when the sheet is first asked for, not when the game is imported.
SYMBOLS: Final[dict[str, Callable[[], Symbol]]] = {
    **{
        f"{_picture(tile)}-{mutations}": partial(_tile, tile, mutations)
        for tile, spec in TILES.items()
        for mutations in range(spec.mutations + 1)
    },
    **{explorer.value: partial(_portrait, explorer.value) for explorer in EXPLORERS},
    **{kind: partial(_alone, kind) for kind in ("mutagen", "sand")},
    "planet": lambda: Symbol(*places.PLANET_SIZE, places.planet(*places.PLANET_SIZE)),
    "globe": lambda: Symbol(*places.GLOBE_SIZE, places.planet(*places.GLOBE_SIZE)),
    "ship": lambda: Symbol(*places.SHIP_SIZE, places.ship()),
}
SHEET: Final = Sheet("monsters", SYMBOLS)


def tile_picture(tile: str, mutations: int, box: Box) -> Markup:
    """Ground and creature of a tile, without its eyes."""
    return SHEET.use(f"{_picture(Tile(tile))}-{mutations}", box)


def creature(kind: str, box: Box) -> Markup:
    """A creature that an explorer brings along."""
    return SHEET.use(kind, box)


def portrait(explorer: str, box: Box) -> Markup:
    """An explorer, head and shoulders."""
    return SHEET.use(explorer, box)


def planet(box: Box) -> Markup:
    """The ground under a zone; `box` has the shape of the planet or of the globe."""
    aspect = box.width / box.height  # rounded on the way: the nearer of the two is meant
    is_globe = abs(aspect - GLOBE_ASPECT) < abs(aspect - PLANET_ASPECT)
    return SHEET.use("globe" if is_globe else "planet", box)


def ship(box: Box, colour: str) -> Markup:
    # The symbol is painted in `currentColor`, so one drawing serves all players.
    return group(SHEET.use("ship", box), color=colour)


def eyes(tile: str, mutations: int = 0) -> Markup:
    """The eyes of all on a tile, around the middle of the tile, for sides of `SIDE`."""
    spec = TILES[Tile(tile)]
    half = (SIDE / 2, SIDE) if spec.shape is Shape.TALL else (SIDE, SIDE / 2)
    stands = _stands(Tile(tile))
    circles = [
        (x + ex * size - half[0], y + ey * size - half[1], radius * size)
        for kind, x, y, size in stands
        for ex, ey, radius in (*KINDS[kind].eyes, *_grown_eyes(kind, mutations))
    ]
    return group([_eye(*eye) for eye in circles], class_="eyes") if circles else group()


def _grown_eyes(kind: str, mutations: int) -> tuple[Eye, ...]:
    return tuple(eyes[kind] for eyes in (THIRD_EYES, FOURTH_EYES)[:mutations])


def _eye(x: float, y: float, radius: float) -> Markup:
    return group(
        el("circle", cx=x, cy=y, r=radius, fill="var(--paint-white)", stroke=INK, stroke_width=1.6),
        el(
            "circle",
            cx=x + radius * 0.15,
            cy=y + radius * 0.1,
            r=radius * 0.5,
            fill="var(--paint-black)",
        ),
    )
