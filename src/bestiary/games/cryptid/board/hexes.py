"""The hexes of the sheet as a viewer sees them: land, aids, and all about them in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from bestiary.core import View, Words
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
from bestiary.games.cryptid.aids import own_area, possible
from bestiary.games.cryptid.board import land
from bestiary.games.cryptid.board.plan import SIZE, centre
from bestiary.games.cryptid.box.components import Book
from bestiary.games.cryptid.box.hexes import COUNT, NAMES
from bestiary.games.cryptid.box.maps import Map, read_map

STILL_OPEN = el(
    "path",
    d=closed(hex_corners(SIZE * 0.8)),
    fill="none",
    stroke=GAME_INK,
    stroke_width=3,
    stroke_dasharray="2 5",
)


@dataclass(frozen=True, slots=True)
class Look:
    """A viewer's look at the map: the hexes that the own clue allows, and those still possible."""

    view: View
    words: Words
    layout: Map
    allowed: int | None
    possible: int


def look(view: View, words: Words) -> Look:
    """Work out the aids that the table allows."""
    aids = view["aids"]
    is_marked = aids["shading"] == "on" and view["seat"] >= 0
    allowed = own_area(view) if is_marked else None
    still = possible(view) if aids["possible"] == "on" and not view["over"] else None
    return Look(view, words, read_map(view["code"]), allowed, still or 0)


def hexes(look: Look) -> Iterator[Markup]:
    """All 108 of them."""
    laid = pieces_by_hex(look.view)
    for number in range(COUNT):
        said = "; ".join([*_sayings(look, number), *_pieces(look, laid.get(NAMES[number], []))])
        terrain = look.layout.terrain(number).value
        letter = look.words(f"terrain-letter-{terrain}")
        drawing = part(
            f"hex:{NAMES[number]}",
            said,
            ring_hex(SIZE),
            land.ground(terrain, letter, number),
            land.own_mark() if (look.allowed or 0) >> number & 1 else None,
            STILL_OPEN if look.possible >> number & 1 else None,
        )
        yield at(centre(number), drawing)


def _sayings(look: Look, number: int) -> Iterator[str]:
    words = look.words
    layout = look.layout
    yield words("hex-about", hex=NAMES[number], terrain=layout.terrain(number))
    animal = layout.animal(number)
    found = layout.structures.get(number)
    if animal:
        yield words(f"animal-{animal.value}")
    if found:
        yield words(found.text)
    if look.allowed is not None:
        yield words("hex-allowed" if look.allowed >> number & 1 else "hex-excluded")
    if look.possible >> number & 1:
        yield words("hex-possible")
    if look.view["pawn"] == NAMES[number]:
        yield words("hex-pawn")


def pieces_by_hex(view: View) -> dict[str, list[tuple[str, int]]]:
    """For each hex its pieces, as kind and position of the book."""
    found: dict[str, list[tuple[str, int]]] = {}
    for kind in ("disc", "cube"):
        for place, names in enumerate(view[f"{kind}s"]):
            for name in names:
                found.setdefault(name, []).append((kind, place))
    return found


def _pieces(look: Look, laid: list[tuple[str, int]]) -> Iterator[str]:
    for kind, place in laid:
        book = Book(look.view["books"][place])
        yield look.words(f"hex-{kind}", seat=look.view["owners"][place], book=book)
