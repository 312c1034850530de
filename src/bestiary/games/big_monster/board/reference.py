"""What a player may look up: stacks seen before, known discards, and all tiles by number."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bestiary.core import Panel, View, Words
from bestiary.drawing import (
    INK,
    NUMBER,
    QUIET,
    SMALL,
    TITLE,
    Box,
    Markup,
    at,
    badge,
    group,
    icon,
    label,
    mark,
    note,
    player,
    remembered,
    rounded,
    svg,
)
from bestiary.games.big_monster.board.tiles import UNIT, size_of, tile_face
from bestiary.games.big_monster.describe import stack_title

WIDTH: Final = 400
HEAD: Final = 28
SCALE: Final = 0.55
LINE: Final = 2 * UNIT * SCALE + 6
COLUMNS: Final = 6
CELL: Final = 56
PIPS: Final = 3

Strip = tuple[Markup, str, list[str]]


@remembered
def memory(view: View, words: Words) -> tuple[Panel, ...]:
    """The stacks that the reader has held, wherever they are now, and the discards that are known.

    Nothing while there is nothing to remember.
    """
    strips = [*_stacks(view, words), *_discards(view, words)]
    if not strips:
        return ()
    bottom, content = float(HEAD), []
    for sign, text, tiles in strips:
        height, drawn = _faces(tiles, words)
        style = SMALL._replace(align="start")
        head = group(at((18, 10), sign), label(text, Box(50, 0, WIDTH - 58, 20), style))
        content.append(at((0, bottom), head, at((0, 22), drawn)))
        bottom += height + 26
    title = _title(words("panel-memory"))
    drawing = svg(WIDTH, bottom, title, content, id="memory", aria_label=words("panel-memory"))
    return (Panel("memory", "side", drawing),)


def _title(text: str) -> Markup:
    return label(text, Box(12, 2, WIDTH - 24, HEAD - 4), TITLE._replace(align="start"))


def _stacks(view: View, words: Words) -> Iterator[Strip]:
    for stack in view["memory"]["stacks"]:
        seat, laid = stack["at"]["seat"], stack["at"]["ship"]
        if seat != view["seat"] or laid:
            sign = group(mark(player(seat), 14), at((18, 0), icon("ship" if laid else "cards", 16)))
            yield sign, stack_title(stack, words), stack["tiles"]


def _discards(view: View, words: Words) -> Iterator[Strip]:
    if view["memory"]["discards"]:
        yield at((18, 0), icon("cards", 16)), words("panel-discards"), view["memory"]["discards"]


def _faces(tiles: Iterable[str], words: Words) -> tuple[float, Markup]:
    """Small tiles side by side, in as many lines as they need; each kind once, with its number."""
    x, y, drawn = 12.0, 0.0, []
    for tile, number in Counter(tiles).items():
        width = size_of(tile)[0] * SCALE
        if x + width > WIDTH - 8:
            x, y = 12.0, y + LINE
        drawn.append(at((x + width / 2, y + UNIT * SCALE), _face(tile, number, words)))
        x += width + 5
    return y + LINE, group(drawn)


def _face(tile: str, number: int, words: Words) -> Markup:
    text = words("view-tile-number", tile=words(f"tile-{tile}"), number=number)
    many = number > 1 and at((7, -14), badge(f"×{number}", 15))
    return note(f"tile:{tile}", text, at((0, 0), tile_face(tile), scale=SCALE), many)


@remembered
def mix(view: View, words: Words) -> Panel:
    """All kinds of tiles in this game, in the order of the printed table."""
    rows = -(-len(view["mix"]) // COLUMNS)
    boxes = Box(8, HEAD, WIDTH - 16, rows * CELL).grid(COLUMNS, rows, 4)
    cells = [_kind(box, kind, words) for box, kind in zip(boxes, view["mix"], strict=False)]
    drawing = svg(
        WIDTH,
        HEAD + rows * CELL + 4,
        _title(words("panel-mix")),
        cells,
        id="mix",
        aria_label=words("panel-mix"),
    )
    return Panel("mix", "side", drawing)


def _kind(box: Box, kind: dict[str, Any], words: Words) -> Markup:
    """A tile, how many there are, and a square for each, dark if it lies open."""
    tile, number = kind["tile"], kind["number"]
    text = words("view-kind", tile=words(f"tile-{tile}"), number=number, open=kind["open"])
    return note(
        f"tile:{tile}",
        text,
        at((box.x + 20, box.centre.y), tile_face(tile), scale=0.5),
        label(str(number), Box(box.x + 42, box.y + 6, 20, 18), NUMBER._replace(size=15)),
        _pips(box, number, kind["open"]),
    )


def _pips(box: Box, number: int, seen: int) -> Markup:
    return group(
        rounded(
            Box(box.x + 41 + index % PIPS * 6.5, box.y + 27 + index // PIPS * 6.5, 5, 5),
            1,
            fill=INK if index < seen else "none",
            stroke=INK if index < seen else QUIET,
            stroke_width=0.8,
        )
        for index in range(number)
    )
