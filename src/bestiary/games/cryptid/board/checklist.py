"""Panel of the lists of clues: a line for every clue, a column for every other book."""

from collections.abc import Iterator
from typing import NamedTuple

from bestiary.core import Words
from bestiary.drawing import (
    HAIRLINE,
    INK,
    QUIET,
    SMALL_TYPE,
    TITLE,
    Box,
    Markup,
    at,
    el,
    icon,
    label,
    mark,
    measure,
    memoize_by_reads,
    number,
    rounded,
    svg,
)
from bestiary.games.cryptid.aids import checklist
from bestiary.games.cryptid.board.sheet import coat_of
from bestiary.games.cryptid.box.components import CLUE_INDEX, CLUES, POSITIVE, Clue
from bestiary.games.cryptid.view import CryptidView

WIDTH = 330.0
ONE_LINE_HEIGHT = 17.5
TWO_LINE_HEIGHT = 28.0
LETTERING = SMALL_TYPE._replace(size=12, align="start", lines=2)
HEAD_BOX = Box(12, 2, WIDTH - 20, 40)
CELL_WIDTH = 18.0


class Column(NamedTuple):
    """One book's entries: its clues, plain or opposite, and whether each still fits.

    A blank one is left to the player's pencil.
    """

    place: int
    book: str
    is_opposite: bool
    fits: dict[Clue, bool]
    is_blank: bool

    def clue(self, plain: Clue) -> Clue:
        return CLUES[CLUE_INDEX[plain] + POSITIVE] if self.is_opposite else plain


def make_columns(view: CryptidView) -> list[Column]:
    """Every other book: one column, and in the advanced mode one for opposite clues."""
    lists = checklist(view)
    is_blank = view["aids"]["checklist"] == "hand"
    ways = (False, True) if view["mode"] == "advanced" else (False,)
    return [
        Column(
            place, book, way, {c: fits or is_blank for c, fits in lists[place].items()}, is_blank
        )
        for place, book in enumerate(view["books"])
        if view["owners"][place] != view["seat"]
        for way in ways
    ]


@memoize_by_reads
def checklists(view: CryptidView, words: Words) -> Markup:
    columns = make_columns(view)
    plain = [clue for clue in columns[0].fits if not clue.is_negated]
    title = words("panel-checklist")
    lines = [*zip(plain, _rows([_text(words, clue) for clue in plain], columns), strict=True)]
    return svg(
        WIDTH,
        lines[-1][1].bottom + 8,
        label(title, HEAD_BOX.left(150), TITLE._replace(align="start")),
        _head(view, columns),
        [_line(words, clue, columns, row) for clue, row in lines],
        id="cryptid-checklist",
        aria_label=title,
    )


def _text(words: Words, plain: Clue) -> str:
    """On one line, where a clue takes more words; read aloud it is told in full."""
    kind = "brief" if plain.value.startswith("within-") else "clue"
    return words(f"{kind}-{plain.value}")


def _rows(texts: list[str], columns: list[Column]) -> Iterator[Box]:
    """A row for each text, one below the other."""
    width = _cells(HEAD_BOX, columns)[0].x - HEAD_BOX.x - 4
    top = HEAD_BOX.bottom
    for text in texts:
        height = ONE_LINE_HEIGHT if measure(text, LETTERING.size) <= width else TWO_LINE_HEIGHT
        yield Box(HEAD_BOX.x, top, HEAD_BOX.width, height)
        top += height


def _cells(row: Box, columns: list[Column]) -> tuple[Box, ...]:
    width = len(columns) * CELL_WIDTH * (1 if columns[-1].is_opposite else 1.6)
    # Books have two columns each in the advanced mode, which are narrower to leave room for text.
    return row.after(row.width - width).columns(len(columns))


def _head(view: CryptidView, columns: list[Column]) -> Iterator[Markup]:
    """Marks of the books; below them a plus for plain clues, a minus for opposite ones."""
    for cell, column in zip(_cells(HEAD_BOX, columns), columns, strict=True):
        shift = CELL_WIDTH / 2 if columns[-1].is_opposite else 0
        if not column.is_opposite:
            place = cell.top(26).centre.moved(shift, 0)
            yield at(place, mark(coat_of(view, column.place), 18))
        if columns[-1].is_opposite:
            symbol = "minus" if column.is_opposite else "plus"
            yield at(cell.below(28).centre, icon(symbol, 12, QUIET))


def _line(words: Words, plain: Clue, columns: list[Column], row: Box) -> Iterator[Markup]:
    cells = _cells(row, columns)
    is_open = any(column.fits[column.clue(plain)] for column in columns)
    style = LETTERING._replace(fill=INK if is_open else QUIET)
    d = f"M{number(row.x)} {number(row.bottom)}H{number(row.right)}"
    yield el("path", d=d, stroke=HAIRLINE, stroke_width=1)
    yield label(_text(words, plain), row.left(cells[0].x - row.x - 4), style)
    for cell, column in zip(cells, columns, strict=True):
        yield _entry(words, column, column.clue(plain), cell)


def _entry(words: Words, column: Column, clue: Clue, cell: Box) -> Markup:
    fits = column.fits[clue]
    status = "open" if column.is_blank else "left" if fits else "gone"
    text = words(f"board-clue-{status}", clue=clue)
    ring = el("circle", r=4.5, fill="none", stroke=INK, stroke_width=1.5)
    return el(
        "g",
        # The hit area: a ring without fill would be clicked on its stroke only.
        rounded(cell, 0, fill="none", pointer_events="all"),
        at(cell.centre, ring if fits else icon("close", 11, QUIET)),
        data_note="checklist",
        data_tick=f"{column.book}:{clue.value}",
        role="img",
        aria_label=f"{words(f'book-{column.book}')}: {text}",
    )
