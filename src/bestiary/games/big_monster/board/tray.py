"""What I can take in hand: two explorers, my stack, the open rows, the discard pile."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from bestiary.core import Panel, View, Words
from bestiary.drawing import (
    BODY,
    INK,
    QUIET,
    TITLE,
    Box,
    Markup,
    at,
    badge,
    group,
    icon,
    label,
    mark,
    paint,
    part,
    player,
    ring_box,
    slot,
    svg,
)

from ..components import Explorer
from .tiles import UNIT, explorer_face, size_of, tile_face

WIDTH: Final = 560
ACROSS: Final = 8
HEAD: Final = 26
CARD_HEIGHT: Final = 96


def tray(view: View, words: Words) -> tuple[Panel, ...]:
    """Whatever lies open to the seat now; nothing if nothing does."""
    drawn = [*_ships(view, words), *_rows_of_cards(view, words)]
    if view["explorers"]:
        drawn.append(("prompt-choose-explorer", _explorers(view["explorers"], words)))
    if not drawn:
        return ()
    top, content = 0.0, []
    for title, (height, cards) in drawn:
        head = Box(8, 2, WIDTH - 16, HEAD - 4)
        style = TITLE._replace(align="start")
        text = title if " " in title else words(title)
        content.append(at((0, top), label(text, head, style), at((0, HEAD), cards)))
        top += HEAD + height
    name = words("panel-rows" if view["rows"] else "panel-hand")
    return (Panel("hand", "tray", svg(WIDTH, top + 4, *content, id="hand", aria_label=name)),)


Cards = tuple[float, Markup]


def _rows_of_cards(view: View, words: Words) -> Iterable[tuple[str, Cards]]:
    if view["chosen"] and view["places"]:
        return
    if view["stage"] == "RecoverTile" and view["waiting"] == [view["seat"]]:
        yield "prompt-recover", _cards(view["memory"]["discards"], "recover", words)
        return
    for row in view["rows"]:
        is_cut = view["stage"] == "DiscardTile" and row["row"] == view["row"]
        key = "discard" if is_cut else f"row:{row['row']}"
        yield words("panel-row", row=row["row"]), _cards(row["tiles"], key, words)
    if view["hand"] and not view["rows"]:
        yield "panel-hand", _cards(view["hand"], "tile", words)


def _cards(tiles: Iterable[str], key: str, words: Words) -> Cards:
    counts = Counter(tiles)
    rows = -(-len(counts) // ACROSS)
    boxes = Box(4, 0, WIDTH - 8, rows * CARD_HEIGHT).grid(ACROSS, max(rows, 1), 4)
    cards = group(
        _card(box, tile, number, key, words)
        for box, (tile, number) in zip(boxes, counts.items(), strict=False)
    )
    return rows * CARD_HEIGHT, cards


def _card(box: Box, tile: str, number: int, key: str, words: Words) -> Markup:
    """The picture says it all; its words are on hover and on the button."""
    width, _ = size_of(tile)
    return part(
        f"{key}:{tile}",
        words(f"tile-{tile}"),
        ring_box(box),
        at(box.centre, tile_face(tile), scale=1 if width == UNIT else 0.8),
        number > 1 and at((box.right - 12, box.y + 13), badge(f"×{number}", 22)),
    )


def _ships(view: View, words: Words) -> Iterable[tuple[str, Cards]]:
    """All ships, while the reader is to lay a stack on one of them."""
    if view["stage"] != "LayStack" or view["seat"] not in view["waiting"]:
        return
    seats = view["players"]
    boxes = Box(4, 0, WIDTH - 8, 84).columns(len(seats), 4)
    ships = [_ship(box, who, words) for box, who in zip(boxes, seats, strict=True)]
    yield "prompt-lay-stack", (88, group(ships))


def _ship(box: Box, who: dict[str, Any], words: Words) -> Markup:
    seat = who["seat"]
    free = who["ship"] is None
    name = words.player(seat)
    return part(
        f"ship:{seat}",
        words("view-ship", player=seat, hand=who["hand"], ship=who["ship"]),
        ring_box(box),
        slot(box),
        at(box.centre.moved(0, -16), icon("ship", 34, INK if free else QUIET)),
        None if free else at(box.centre.moved(20, -22), badge(who["ship"], 24, paint("yellow"))),
        at((box.x + 13, box.y + 14), mark(player(seat), 14)),
        label(name, box.below(48).inset(4, 2), BODY._replace(lines=2)),
    )


def _explorers(explorers: list[str], words: Words) -> Cards:
    boxes = Box(4, 0, WIDTH - 8, 176).columns(len(explorers), 8)
    drawn = group(
        _explorer(box, explorer, words) for box, explorer in zip(boxes, explorers, strict=True)
    )
    return 180, drawn


def _explorer(box: Box, explorer: str, words: Words) -> Markup:
    about = words("view-explorer", explorer=Explorer(explorer))
    return part(
        f"explorer:{explorer}",
        about,
        ring_box(box),
        at((box.centre.x, box.y + 66), explorer_face(explorer), scale=1.45),
        label(
            about, Box(box.x + 8, box.y + 130, box.width - 16, 42), BODY._replace(size=15, lines=2)
        ),
    )
