"""Panel of certain knowledge: the viewer's own clues, and the hint once it is told."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    EDGE,
    INK,
    TITLE,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    cube,
    disc,
    el,
    icon,
    label,
    mark,
    memoize_by_reads,
    part,
    pinned,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.cryptid.board.sheet import coat_of
from bestiary.games.cryptid.box.components import Clue
from bestiary.games.cryptid.rating import rating_of
from bestiary.games.cryptid.view import CryptidView

WIDTH = 330.0
ROW_HEIGHT = 40.0
BOOK_LETTERING = Lettering(14, weight=700)
"""Of a clue book, below its owner's mark."""
PIECE_PAINTERS = {"cube": cube, "disc": disc}


@memoize_by_reads
def knowledge(view: CryptidView, words: Words) -> Markup:
    """My clues on index cards, the hint once it is told, and after the game its share code."""
    places = [place for place, clue in enumerate(view["clues"]) if clue is not None]
    lines = list(_lines(view, words))
    # A spectator sees no clue, and one line that says so.
    count = max(1, len(places)) + len(lines)
    box = Box(8, 12, WIDTH - 16, count * ROW_HEIGHT + 18)
    rows = box.inset(10, 11).rows(count, 4)
    content = [_clue(view, words, place, row) for place, row in zip(places, rows, strict=False)]
    if not places:
        content = [label(words("board-no-clue"), rows[0], BODY)]
    last = rows[len(rows) - len(lines) :]
    content += [_line(*line, row) for line, row in zip(lines, last, strict=True)]
    title = words(_title(view))
    return svg(
        WIDTH,
        box.bottom + 4,
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        pinned(title, Point(box.x + 14, box.y)),
        content,
        id="cryptid-clue",
        aria_label=title,
    )


def _title(view: CryptidView) -> str:
    if view["over"]:
        return "panel-clues"
    return "panel-clue" if view["seat"] >= 0 else "panel-players"


def _lines(view: CryptidView, words: Words) -> Iterator[tuple[str, str]]:
    """What stands below the clues, each with its icon."""
    if view["hint"] is not None:
        yield words("board-hint", hint=view["hint"]), "bulb"
    if view["share"]:
        yield words("view-share", code=view["share"], rating=rating_of(view["share"])), "share"


def _clue(view: CryptidView, words: Words, place: int, box: Box) -> Markup:
    clue = Clue(view["clues"][place])
    book = view["books"][place]
    text = words("board-clue", clue=clue)
    style = TITLE._replace(size=15, lines=2, align="start")
    own = view["paper"] and view["owners"][place] == view["seat"]
    room = box.after(36).left(box.width - 36 - (84 if own else 0))
    return el(
        "g",
        at(box.left(30).centre.moved(0, -8), mark(coat_of(view, place), 20)),
        label(words(f"book-{book}"), box.left(30).below(20), BOOK_LETTERING),
        label(text, room, style),
        _answers(view, words, place, box) if own else None,
        data_book=book,
    )


def _answers(view: CryptidView, words: Words, place: int, box: Box) -> Iterator[Markup]:
    """At a pen-and-paper table: the two pieces one may answer with."""
    book = view["books"][place]
    cells = box.after(box.width - 82).columns(2, 6)
    for cell, (kind, draw) in zip(cells, PIECE_PAINTERS.items(), strict=True):
        text = f"{words(f'piece-{kind}')} {words(f'book-{book}')}"
        frame = rounded(cell, 6, fill=CARD, stroke=EDGE, stroke_width=1)
        piece = at(cell.centre, draw(coat_of(view, place), 22))
        yield part(f"piece:{kind}:{book}", text, ring_box(cell), frame, piece)


def _line(text: str, symbol: str, box: Box) -> Markup:
    style = BODY._replace(lines=2, align="start")
    return el("g", at(box.left(30).centre, icon(symbol, 22)), label(text, box.after(31), style))
