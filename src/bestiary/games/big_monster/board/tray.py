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
    dimmed,
    group,
    icon,
    label,
    mark,
    paint,
    part,
    player,
    remembered,
    ring_box,
    slot,
    svg,
)
from bestiary.games.big_monster.board.tiles import UNIT, explorer_face, size_of, tile_face
from bestiary.games.big_monster.box.components import Explorer
from bestiary.games.big_monster.draft import TURNS

WIDTH: Final = 560
ACROSS: Final = 8
HALF: Final = 4
HEAD: Final = 26
CARD_HEIGHT: Final = 96


Cards = tuple[float, Markup]
Strip = tuple[str, Cards]


@remembered
def tray(view: View, words: Words) -> tuple[Panel, ...]:
    """Whatever lies open to the seat now; nothing if nothing does."""
    strips = [*_ships(view, words), *_strips(view, words)]
    if not strips:
        return ()
    abreast = len(view["rows"]) > 1 and all(len(set(r["tiles"])) <= HALF for r in view["rows"])
    bottom, content = 0.0, []
    for number, (title, (height, cards)) in enumerate(strips):
        column = number % 2 if abreast else 0
        top = bottom - HEAD - height if column else bottom
        bottom = top + HEAD + height
        width = WIDTH / 2 if abreast else WIDTH
        head = label(title, Box(8, 2, width - 16, HEAD - 4), TITLE._replace(align="start"))
        content.append(at((column * WIDTH / 2, top), head, at((0, HEAD), cards)))
    name = words("panel-rows" if view["rows"] else "panel-hand")
    return (Panel("hand", "tray", svg(WIDTH, bottom + 4, *content, id="hand", aria_label=name)),)


def _strips(view: View, words: Words) -> Iterable[Strip]:
    if view["explorers"]:
        yield words("prompt-choose-explorer"), _explorers(view, words)
    if view["places"]:
        return
    if view["stage"] == "RecoverTile" and view["waiting"] == [view["seat"]]:
        yield words("prompt-recover"), _cards(view["memory"]["discards"], "recover", words)
    for row in view["rows"]:
        is_cut = view["stage"] == "DiscardTile" and row["row"] == view["row"]
        key = "discard" if is_cut else f"row:{row['row']}"
        yield words("panel-row", row=row["row"]), _cards(row["tiles"], key, words)
    if view["chosen"] and not view["pending"]:
        yield words("panel-chosen"), _cards([view["chosen"]], "chosen", words)
    if view["hand"]:
        yield words("panel-hand"), _cards(view["hand"], "tile", words, kept=_kept(view))


def _kept(view: View) -> str | None:
    """What the reader has chosen in secret while the others still think."""
    choice: str | None = (view["pending"] or {}).get("choice")
    return choice.split()[1] if choice else None


def _cards(tiles: Iterable[str], key: str, words: Words, kept: str | None = None) -> Cards:
    counts = Counter(tiles)
    rows = -(-len(counts) // ACROSS)
    boxes = Box(4, 0, WIDTH - 8, rows * CARD_HEIGHT).grid(ACROSS, max(rows, 1), 4)
    cards = [
        _card(box, tile, number, f"{key}:{tile}", words)
        for box, (tile, number) in zip(boxes, counts.items(), strict=False)
    ]
    return rows * CARD_HEIGHT, group(_faded(cards, list(counts), kept))


def _faded(cards: Iterable[Markup], names: Iterable[str], kept: str | None) -> list[Markup]:
    """All as they are, or all but the one kept pale."""
    drawn = zip(cards, names, strict=True)
    return [card if kept in (None, name) else dimmed(card) for card, name in drawn]


def _card(box: Box, tile: str, number: int, key: str, words: Words) -> Markup:
    """The picture says it all; its words are on hover and on the button."""
    width, _ = size_of(tile)
    return part(
        key,
        words(f"tile-{tile}"),
        ring_box(box),
        at(box.centre, tile_face(tile), scale=1 if width == UNIT else 0.8),
        number > 1 and at((box.right - 12, box.y + 13), badge(f"×{number}", 22)),
    )


def _ships(view: View, words: Words) -> Iterable[Strip]:
    """All ships, while the reader is to lay a stack on one of them, or to say where it shall go."""
    if view["seat"] not in view["waiting"] or not _asks_for_ships(view):
        return
    seats = view["players"]
    boxes = Box(4, 0, WIDTH - 8, 84).columns(len(seats), 4)
    ships = [_ship(box, who, words) for box, who in zip(boxes, seats, strict=True)]
    yield words("prompt-lay-stack"), (88, group(ships))


def _asks_for_ships(view: View) -> bool:
    if view["stage"] == "ChooseTiles":
        return bool(view["passing"] == "ranked" and view["turn"] < TURNS)
    return bool(view["stage"] == "LayStack")


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


def _explorers(view: View, words: Words) -> Cards:
    explorers = view["explorers"]
    boxes = Box(4, 0, WIDTH - 8, 176).columns(len(explorers), 8)
    cards = [_explorer(box, who, words) for box, who in zip(boxes, explorers, strict=True)]
    return 180, group(_faded(cards, explorers, _kept(view)))


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
