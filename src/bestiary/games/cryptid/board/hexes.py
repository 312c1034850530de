"""Hit areas of the map: hexes as a viewer sees them, with land, aids, and a text for each."""

from collections.abc import Iterator
from dataclasses import dataclass

from bestiary.core import Words
from bestiary.drawing import (
    GAME_INK,
    Markup,
    at,
    closed,
    el,
    hex_corners,
    part,
    ring_hex,
)
from bestiary.games.cryptid.aids import own_area, possible_area
from bestiary.games.cryptid.board import land
from bestiary.games.cryptid.board.plan import HEX_RADIUS, centre
from bestiary.games.cryptid.box.components import Book
from bestiary.games.cryptid.box.hexes import COUNT, NAMES
from bestiary.games.cryptid.box.maps import Map, read_map
from bestiary.games.cryptid.view import CryptidView

POSSIBLE_OUTLINE = el(
    "path",
    d=closed(hex_corners(HEX_RADIUS * 0.8)),
    fill="none",
    stroke=GAME_INK,
    stroke_width=3,
    stroke_dasharray="2 5",
)


@dataclass(frozen=True, slots=True)
class Look:
    """What hexes are drawn from; the own clue's area and the possible one are bitmasks."""

    view: CryptidView
    words: Words
    layout: Map
    allowed: int | None
    possible: int


def make_look(view: CryptidView, words: Words) -> Look:
    """Work out the aids that the table allows."""
    aids = view["aids"]
    is_marked = aids["shading"] == "on" and view["seat"] >= 0
    # None means not marked at all; with 0 every hex would be read out as excluded.
    allowed = own_area(view) if is_marked else None
    remaining = possible_area(view) if aids["possible"] == "on" and not view["over"] else None
    return Look(view, words, read_map(view["code"]), allowed, remaining or 0)


def hexes(look: Look) -> Iterator[Markup]:
    """The 108 hexes, each one hit area with its text for screen readers."""
    pieces = pieces_by_hex(look.view)
    for number in range(COUNT):
        text = "; ".join(
            [*_hex_texts(look, number), *_piece_texts(look, pieces.get(NAMES[number], []))]
        )
        terrain = look.layout.terrain(number).value
        letter = look.words(f"terrain-letter-{terrain}")
        drawing = part(
            f"hex:{NAMES[number]}",
            text,
            ring_hex(HEX_RADIUS),
            land.ground(terrain, letter, number),
            land.own_mark() if (look.allowed or 0) >> number & 1 else None,
            POSSIBLE_OUTLINE if look.possible >> number & 1 else None,
        )
        yield at(centre(number), drawing)


def _hex_texts(look: Look, number: int) -> Iterator[str]:
    words = look.words
    layout = look.layout
    yield words("hex-about", hex=NAMES[number], terrain=layout.terrain(number))
    animal = layout.animal(number)
    structure = layout.structures.get(number)
    if animal:
        yield words(f"animal-{animal.value}")
    if structure:
        yield words(structure.text)
    if look.allowed is not None:
        yield words("hex-allowed" if look.allowed >> number & 1 else "hex-excluded")
    if look.possible >> number & 1:
        yield words("hex-possible")
    if look.view["pawn"] == NAMES[number]:
        yield words("hex-pawn")


def pieces_by_hex(view: CryptidView) -> dict[str, list[tuple[str, int]]]:
    """For each hex its pieces, as kind and position of the book."""
    pieces: dict[str, list[tuple[str, int]]] = {}
    for kind, by_book in (("disc", view["discs"]), ("cube", view["cubes"])):
        for place, names in enumerate(by_book):
            for name in names:
                pieces.setdefault(name, []).append((kind, place))
    return pieces


def _piece_texts(look: Look, pieces: list[tuple[str, int]]) -> Iterator[str]:
    for kind, place in pieces:
        book = Book(look.view["books"][place])
        yield look.words(f"hex-{kind}", seat=look.view["owners"][place], book=book)
