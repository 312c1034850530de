"""A view in words: for the terminal and for screen readers."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.games.cryptid.aids import possible_area
from bestiary.games.cryptid.box.hexes import COLUMNS, ROWS, names
from bestiary.games.cryptid.box.maps import Map, read_map
from bestiary.games.cryptid.rating import rating_of
from bestiary.games.cryptid.view import CryptidView


def describe(view: CryptidView, words: Words) -> str:
    """The map row by row, then what each book has laid, then what the viewer knows."""
    if not view["code"]:
        return words("view-head-empty")
    layout = read_map(view["code"])
    lines = [words("view-head", mode=view["mode"], seat=view["first"])]
    lines += [words("view-row", row=row + 1, hexes=_row(layout, row, words)) for row in range(ROWS)]
    return "\n".join([*lines, *_books(view, words), *_knowledge_lines(view, words)])


def _row(layout: Map, row: int, words: Words) -> str:
    return " ".join(_cell(layout, row * COLUMNS + column, words) for column in range(COLUMNS))


def _cell(layout: Map, index: int, words: Words) -> str:
    """The terrain's letter, then b or c for a territory, then colour and kind of a structure."""
    letters = [words(f"terrain-letter-{layout.terrain(index).value}")]
    animal = layout.animal(index)
    structure = layout.structures.get(index)
    letters += [animal.value[0]] if animal else []
    letters += [f"[{words(structure.text)}]"] if structure else []
    return "".join(letters)


def _books(view: CryptidView, words: Words) -> Iterator[str]:
    for place, book in enumerate(view["books"]):
        laid = {kind: ", ".join(view[kind][place]) for kind in ("cubes", "discs")}
        filled = {kind: text or words("view-none") for kind, text in laid.items()}
        yield words("view-book", seat=view["owners"][place], book=book, **filled)


def _knowledge_lines(view: CryptidView, words: Words) -> Iterator[str]:
    for book, clue in zip(view["books"], view["clues"], strict=True):
        if clue is not None:
            yield words("view-clue", book=book, clue=clue)
    if view["narrow"]:
        yield words("view-narrow")
    if view["pawn"]:
        yield words("view-pawn", hex=view["pawn"])
    if view["hint"]:
        yield words("view-hint", hint=view["hint"])
    if view["aids"]["possible"] == "on" and not view["over"]:
        area = possible_area(view)
        hexes = words("view-most") if area is None else ", ".join(names(area))
        yield words("view-possible", hexes=hexes)
    if view["share"]:
        yield words("view-share", code=view["share"], rating=rating_of(view["share"]))
    if view["votes"] and not view["hint"]:
        yield words("view-votes", names=", ".join(map(words.player, view["votes"])))
