"""Panels to look things up: stacks seen before, known discards, and all tiles by number."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from bestiary.core import Panel, Words
from bestiary.drawing import (
    BODY,
    INK,
    NUMBER,
    QUIET,
    TITLE,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    group,
    icon,
    label,
    mark,
    memoize_by_reads,
    note,
    player,
    rounded,
    svg,
)
from bestiary.games.big_monster.board.art import UNIT, ship
from bestiary.games.big_monster.board.tiles import size_of, tile_face
from bestiary.games.big_monster.describe import stack_title
from bestiary.games.big_monster.view_types import KindView, MonsterView

WIDTH: Final = 310
HEAD: Final = 28
SCALE: Final = 0.56
LINE: Final = 2 * UNIT * SCALE + 6
MIX_WIDTH: Final = 560
COLUMNS: Final = 8
CELL: Final = 62
PIPS: Final = 3
COUNT: Final = NUMBER._replace(size=17, align="start")
STRIP_TEXT: Final = BODY._replace(size=12.5, align="start", lines=2)

Strip = tuple[Markup, str, list[str]]


@memoize_by_reads
def memory(view: MonsterView, words: Words) -> tuple[Panel, ...]:
    """The stacks that the reader has held, wherever they are now, and the discards that are known.

    Nothing while there is nothing to remember.
    """
    strips = [*_stacks(view, words), *_discards(view, words)]
    if not strips:
        return ()
    bottom = float(HEAD)
    content = []
    for sign, text, tiles in strips:
        height, faces = _faces(tiles, words)
        head = group(at((24, 18), sign), label(text, Box(48, 2, WIDTH - 56, 32), STRIP_TEXT))
        content.append(at((0, bottom), head, at((0, 40), faces)))
        bottom += height + 44
    title = _title(words("panel-memory"), WIDTH)
    drawing = svg(WIDTH, bottom, title, content, id="memory", aria_label=words("panel-memory"))
    return (Panel("memory", "side", drawing),)


def _title(text: str, width: float) -> Markup:
    return label(text, Box(8, 2, width - 16, HEAD - 4), TITLE._replace(size=18, align="start"))


def _stacks(view: MonsterView, words: Words) -> Iterator[Strip]:
    for stack in view["memory"]["stacks"]:
        seat = stack["at"]["seat"]
        on_ship = stack["at"]["ship"]
        # The stack in the reader's own hand lies open in the tray.
        if seat != view["seat"] or on_ship:
            yield _whereabouts(seat, on_ship), stack_title(stack, words), stack["tiles"]


def _whereabouts(seat: int, on_ship: bool) -> Markup:
    """On somebody's ship, or in somebody's hand."""
    if on_ship:
        return ship(around(Point(0, 0), 28, 36), player(seat).fill)
    return group(at((-8, 0), mark(player(seat), 16)), at((10, 0), icon("cards", 18)))


def _discards(view: MonsterView, words: Words) -> Iterator[Strip]:
    if view["memory"]["discards"]:
        yield icon("cards", 20), words("panel-discards"), view["memory"]["discards"]


def _faces(tiles: Iterable[str], words: Words) -> tuple[float, Markup]:
    """Small tiles side by side, in as many lines as they need; each kind once, with its number."""
    x = 8.0
    y = 0.0
    faces = []
    for tile, number in Counter(tiles).items():
        width = size_of(tile)[0] * SCALE
        if x + width > WIDTH - 8:
            x, y = 8.0, y + LINE
        faces.append(at((x + width / 2, y + UNIT * SCALE), _face(tile, number, words)))
        x += width + 5
    return y + LINE, group(faces)


def _face(tile: str, number: int, words: Words) -> Markup:
    text = words("view-tile-number", tile=words(f"tile-{tile}"), number=number)
    many = number > 1 and at((6, -16), badge(f"×{number}", 21))
    return note(f"tile:{tile}", text, at((0, 0), tile_face(tile, lettering=0), scale=SCALE), many)


@memoize_by_reads
def mix(view: MonsterView, words: Words) -> Panel:
    """All kinds of tiles in this game, in the order of the printed table."""
    rows = -(-len(view["mix"]) // COLUMNS)  # rounded up
    boxes = Box(8, HEAD, MIX_WIDTH - 16, rows * CELL).grid(COLUMNS, rows, 4)
    cells = [_kind(box, kind, words) for box, kind in zip(boxes, view["mix"], strict=False)]
    drawing = svg(
        MIX_WIDTH,
        HEAD + rows * CELL + 4,
        _title(words("panel-mix"), MIX_WIDTH),
        cells,
        id="mix",
        aria_label=words("panel-mix"),
    )
    return Panel("mix", "side", drawing)


def _kind(box: Box, kind: KindView, words: Words) -> Markup:
    """A tile, how many there are, and a square for each, dark if it lies open."""
    tile = kind["tile"]
    number = kind["number"]
    text = words("view-kind", tile=words(f"tile-{tile}"), number=number, open=kind["open"])
    return note(
        f"tile:{tile}",
        text,
        at((box.x + 17, box.centre.y), tile_face(tile, lettering=0), scale=_mix_scale(tile)),
        label(str(number), Box(box.x + 36, box.y + 8, 24, 18), COUNT),
        _pips(box, number, kind["open"]),
    )


def _mix_scale(tile: str) -> float:
    """How large a kind is shown, lying or standing."""
    return 0.55 if size_of(tile)[0] == UNIT else 0.34


def _pips(box: Box, number: int, lying_open: int) -> Markup:
    return group(
        rounded(
            Box(box.x + 38 + index % PIPS * 6.5, box.y + 29 + index // PIPS * 6.5, 5, 5),
            1,
            fill=INK if index < lying_open else "none",
            stroke=INK if index < lying_open else QUIET,
            stroke_width=0.8,
        )
        for index in range(number)
    )
