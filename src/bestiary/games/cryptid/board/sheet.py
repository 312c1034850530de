"""Panel of the map sheet: land, pieces, and the strip of books to ask."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    EDGE,
    INK,
    PAPER,
    TITLE,
    Box,
    Coat,
    Markup,
    at,
    cube,
    disc,
    group,
    icon,
    label,
    mark,
    memoize_by_reads,
    part,
    pawn,
    player,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.cryptid.board import land
from bestiary.games.cryptid.board.hexes import hexes, make_look, pieces_by_hex
from bestiary.games.cryptid.board.plan import HEIGHT, KEY_BOX, STRIP_BOX, WIDTH, centre, piece_spots
from bestiary.games.cryptid.box.components import Animal, Book
from bestiary.games.cryptid.box.hexes import INDEX
from bestiary.games.cryptid.box.maps import Map, read_map
from bestiary.games.cryptid.view import CryptidView

TWO_PLAYERS = 2
STRIP_LETTERING = BODY._replace(size=15, lines=2, align="start")
SEARCHER_COAT = Coat(INK, PAPER)
PAWN_SIZE = 19.0
PAWN_OFFSET = (-25.0, -5.0)


def coat_of(view: CryptidView, place: int) -> Coat:
    """Colour and mark of a book."""
    return player(coat_number(view, place))


def coat_number(view: CryptidView, place: int) -> int:
    """Whose coat a book has: its owner's, or another's for a second book of two players."""
    owner: int = view["owners"][place]
    earlier: int = view["owners"][:place].count(owner)
    return owner + TWO_PLAYERS * earlier


def blank(words: Words) -> Markup:
    """The table before the map is laid."""
    text = label(words("view-head-empty"), Box(20, 20, WIDTH - 40, 60), TITLE)
    return svg(WIDTH, 100, text, id="cryptid-map", aria_label=words("panel-map"))


@memoize_by_reads
def sheet(view: CryptidView, words: Words) -> Markup:
    layout = read_map(view["code"])
    return svg(
        WIDTH,
        HEIGHT,
        land.frame(),
        group(hexes(make_look(view, words))),
        # Everything above the hexes lets clicks through: the hexes are the hit areas.
        group(land.borders(layout.code), land.territories(layout.code), pointer_events="none"),
        group(_structures(layout), pointer_events="none"),
        group(_pieces(view, layout), pointer_events="none"),
        _strip(view, words),
        _key(words),
        id="cryptid-map",
        data_why="hex",
        aria_label=words("panel-map"),
    )


def _structures(layout: Map) -> Iterator[Markup]:
    for number, structure in layout.structures.items():
        yield at(centre(number), land.structure(structure))


def _pieces(view: CryptidView, layout: Map) -> Iterator[Markup]:
    """Discs and cubes below the middle of their hex, or around its structure; then the pawn."""
    for name, pieces in pieces_by_hex(view).items():
        number = INDEX[name]
        places, size = piece_spots(len(pieces), is_built=number in layout.structures)
        for place, (kind, position) in zip(places, pieces, strict=True):
            draw = cube if kind == "cube" else disc
            book = view["books"][position]
            piece = draw(coat_of(view, position), size)
            spot = centre(number).moved(*place)
            yield at(spot, piece, id=f"cryptid-{kind}-{book}-{name}")
    if view["pawn"]:
        figure = pawn(SEARCHER_COAT, PAWN_SIZE)
        yield at(centre(INDEX[view["pawn"]]).moved(*PAWN_OFFSET), figure, id="cryptid-pawn")


def _strip(view: CryptidView, words: Words) -> Markup:
    """Search, then every book with its owner: what may follow the click on a hex."""
    if view.get("is_puzzle"):
        return group(_owners(view, words))
    first, *others = STRIP_BOX.columns(len(view["books"]) + 1, 8)
    search = part(
        "search",
        words("button-search-about"),
        ring_box(first),
        rounded(first, 6, fill=CARD, stroke=EDGE, stroke_width=1.5),
        at(first.left(40).centre, icon("search", 24)),
        label(words("button-search"), first.after(42).inset(2, 4), STRIP_LETTERING),
    )
    return group(search, [_book(view, words, place, box) for place, box in enumerate(others)])


def _owners(view: CryptidView, words: Words) -> Iterator[Markup]:
    """Whose pieces are whose, where there is nobody to ask."""
    for place, box in enumerate(STRIP_BOX.columns(len(view["books"]), 8)):
        yield at(box.left(34).centre, mark(coat_of(view, place), 20))
        yield label(_owner(view, words, place), box.after(34).inset(2, 4), STRIP_LETTERING)


def _owner(view: CryptidView, words: Words, place: int) -> str:
    return f"{words.player(view['owners'][place])} · {words('book-' + view['books'][place])}"


def _key(words: Words) -> Iterator[Markup]:
    style = STRIP_LETTERING._replace(lines=1)
    for animal, box in zip(Animal, KEY_BOX.columns(len(Animal), 8), strict=True):
        yield at(box.left(48).centre, land.border(animal))
        yield label(words(f"animal-{animal.value}"), box.after(76), style)
        yield at(box.after(52).left(18).centre, land.beast(animal))


def _book(view: CryptidView, words: Words, place: int, box: Box) -> Markup:
    owner = view["owners"][place]
    book = Book(view["books"][place])
    is_turn = owner == view["turn"] and not view["over"] and not view["opening"]
    style = STRIP_LETTERING._replace(weight=700 if is_turn else 500)
    return part(
        f"book:{book.value}",
        words("button-ask-about", seat=owner, book=book),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK if is_turn else EDGE, stroke_width=1.5),
        at(box.left(34).centre, mark(coat_of(view, place), 20)),
        label(_owner(view, words, place), box.after(34).inset(2, 4), style),
    )
