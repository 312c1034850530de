"""What I can take in hand: two explorers, my stack, the open rows, the discard pile."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bestiary.core import Panel, Words
from bestiary.drawing import (
    BODY,
    CARD,
    EDGE,
    INK,
    SUNK,
    TITLE,
    Box,
    Markup,
    Point,
    around,
    at,
    badge,
    dimmed,
    group,
    icon,
    label,
    mark,
    memoize_by_reads,
    paint,
    part,
    player,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.big_monster.board.art import UNIT, ship
from bestiary.games.big_monster.board.tiles import LETTERING, explorer_face, size_of, tile_face
from bestiary.games.big_monster.box.components import Explorer
from bestiary.games.big_monster.draft import TURNS
from bestiary.games.big_monster.view_types import MonsterView, PlayerView

WIDTH: Final = 560
TILE_STEP: Final = 69
"""From one tile to the next."""
MAX_TILES_IN_HALF: Final = 4
"""So many tiles fit into half the tray."""
HEAD: Final = 26
CARD_HEIGHT: Final = 132
# How large a tile is drawn, by its shape: both as wide as a finger.
TALL_TILE_SCALE: Final = 1.2
WIDE_TILE_SCALE: Final = 0.66
PHONE_SCALE: Final = 0.668
CHOSEN_HAND_SCALE: Final = 0.45
SHIP_HEIGHT: Final = 106
PORTRAIT_HEIGHT: Final = 340
NAME: Final = BODY._replace(size=17.5)
ABOUT: Final = BODY._replace(size=18, lines=3)


class Strip(NamedTuple):
    """Things side by side under a title, or under none."""

    title: str
    drawing: Markup
    height: float
    width: float = WIDTH

    @property
    def head(self) -> float:
        return HEAD if self.title else 0

    def put(self, x: float, y: float, width: float) -> Markup:
        box = Box(8, 2, width - 16, HEAD - 4)
        title = self.title and label(self.title, box, TITLE._replace(size=18, align="start"))
        return at((x, y), title, at((0, self.head), self.drawing))


@memoize_by_reads
def tray(view: MonsterView, words: Words) -> tuple[Panel, ...]:
    """Whatever lies open to the seat now; nothing if nothing does."""
    strips = [*_ships(view, words), *_strips(view, words)]
    if not strips:
        return ()
    rows = view["rows"]
    fits = all(len(set(row["tiles"])) <= MAX_TILES_IN_HALF for row in rows)
    is_abreast = len(rows) > 1 and fits
    bottom, content = _abreast(strips) if is_abreast else _below(strips)
    drawing = svg(
        max(strip.width for strip in strips),
        bottom + 4,
        *content,
        size=PHONE_SCALE,
        id="hand",
        aria_label=words("panel-rows" if view["rows"] else "panel-hand"),
    )
    return (Panel("hand", "tray", drawing),)


def _below(strips: Sequence[Strip]) -> tuple[float, list[Markup]]:
    """One below the other; how far down they reach."""
    bottom = 0.0
    content = []
    for strip in strips:
        content.append(strip.put(0, bottom, WIDTH))
        bottom += strip.head + strip.height
    return bottom, content


def _abreast(strips: Sequence[Strip]) -> tuple[float, list[Markup]]:
    line = HEAD + CARD_HEIGHT
    content = [
        strip.put(number % 2 * WIDTH / 2, number // 2 * line, WIDTH / 2)
        for number, strip in enumerate(strips)
    ]
    return line * -(-len(strips) // 2), content


def _strips(view: MonsterView, words: Words) -> Iterable[Strip]:
    if view["explorers"]:
        yield _explorers(view, words)
    if view["places"]:  # the tile in hand hangs on the pointer now, and the zone needs the room
        return
    if view["stage"] == "RecoverTile" and view["waiting"] == [view["seat"]]:
        discards = view["memory"]["discards"]
        yield _cards(discards, "recover", words)._replace(title=words("prompt-recover"))
    for row in view["rows"]:
        # The same tiles are clicked to be taken or to be discarded: only the key tells which.
        is_cut = view["stage"] == "DiscardTile" and row["row"] == view["row"]
        key = "discard" if is_cut else f"row:{row['row']}"
        title = words("panel-row", row=row["row"])
        yield _cards(row["tiles"], key, words)._replace(title=title)
    if view["hand"]:
        yield _hand(view, words)
    elif view["chosen"] and not view["pending"]:
        yield _cards([view["chosen"]], "chosen", words)._replace(title=words("panel-chosen"))


def _hand(view: MonsterView, words: Words) -> Strip:
    """My stack, to choose from; once I have chosen, small: what I keep, and what goes on."""
    if not view["chosen"] or view["pending"]:
        stack = _cards(view["hand"], "tile", words, choice=_secret_choice(view))
        return stack._replace(title=words("panel-hand"))
    mine = _cards([view["chosen"]], "chosen", words, lettering=0)
    stack = _cards(view["hand"], "tile", words, lettering=0)
    check = at((TILE_STEP - 8, 20), badge("", 34, paint("green")), icon("check", 22, CARD))
    content = group(mine.drawing, check, at((TILE_STEP + 24, 0), stack.drawing))
    scale = CHOSEN_HAND_SCALE
    return Strip("", at((0, 0), content, scale=scale), CARD_HEIGHT * scale)


def _secret_choice(view: MonsterView) -> str | None:
    """The tile or explorer that the reader has chosen while the others still think."""
    pending = view["pending"]
    if pending is None or "choice" not in pending:
        return None
    return pending["choice"].split()[1]  # notation: "take sand", "land man-in-red"


def _cards(
    tiles: Iterable[str],
    key: str,
    words: Words,
    choice: str | None = None,
    lettering: float = LETTERING,
) -> Strip:
    """Tiles side by side, each kind once; all but the `choice` pale."""
    counts = Counter(tiles)
    width = TILE_STEP * len(counts)
    boxes = Box(4, 0, width, CARD_HEIGHT).columns(max(len(counts), 1))
    cards = [
        _card(
            box.inset(0.5, 1),
            _face(tile, lettering),
            number,
            f"{key}:{tile}",
            words(f"tile-{tile}"),
        )
        for box, (tile, number) in zip(boxes, counts.items(), strict=False)
    ]
    content = group(_dim_others(cards, list(counts), choice))
    return Strip("", content, CARD_HEIGHT, max(WIDTH, width + 8))


def _dim_others(cards: Iterable[Markup], names: Iterable[str], choice: str | None) -> list[Markup]:
    """All but the choice pale; nothing is pale before there is one."""
    pairs = zip(cards, names, strict=True)
    return [card if choice in (None, name) else dimmed(card) for card, name in pairs]


def _face(tile: str, lettering: float) -> Markup:
    width, _ = size_of(tile)
    scale = TALL_TILE_SCALE if width == UNIT else WIDE_TILE_SCALE
    return at((0, 0), tile_face(tile, lettering=lettering), scale=scale)


def _card(box: Box, face: Markup, number: int, key: str, about: str) -> Markup:
    """The picture says it all; its words are on hover and on the button."""
    many = number > 1 and at((box.right - 14, box.y + 15), badge(f"×{number}", 30))
    return part(key, about, ring_box(box), at(box.centre, face), many)


def _ships(view: MonsterView, words: Words) -> Iterable[Strip]:
    """All ships, while the reader is to lay a stack on one of them, or to say where it shall go."""
    if view["seat"] not in view["waiting"] or not _asks_for_ships(view):
        return
    seats = view["players"]
    boxes = Box(4, 0, WIDTH - 8, SHIP_HEIGHT).columns(len(seats), 4)
    ships = [_ship(box, who, words) for box, who in zip(boxes, seats, strict=True)]
    yield Strip("", group(ships), SHIP_HEIGHT + 6)


def _asks_for_ships(view: MonsterView) -> bool:
    if view["stage"] == "ChooseTiles":
        return bool(view["passing"] == "ranked" and view["turn"] < TURNS)
    return bool(view["stage"] == "LayStack")


def _ship(box: Box, who: PlayerView, words: Words) -> Markup:
    """A lander in its owner's colour, with the stack that lies beside it, and whose it is."""
    seat = who["seat"]
    stack = who["ship"]
    lander = around(Point(box.centre.x, box.y + 42), 58, 75)
    return part(
        f"ship:{seat}",
        words("view-ship", player=seat, hand=who["hand"], ship=stack),
        ring_box(box),
        dimmed(ship(lander, player(seat).fill)) if stack else ship(lander, player(seat).fill),
        stack and at((box.centre.x + 22, box.y + 62), pile(stack)),
        at((box.x + 15, box.y + 16), mark(player(seat), 18)),
        label(words.player(seat), box.below(80).inset(3, 1), NAME),
    )


def pile(count: int) -> Markup:
    """Tiles face down, and how many."""
    backs = [
        rounded(Box(-13 + 2 * n, -18 - 3 * n, 24, 36), 3, fill=CARD, stroke=INK, stroke_width=1.2)
        for n in range(3)
    ]
    return group(backs, at((3, -6), badge(count, 24, paint("yellow"))))


def _explorers(view: MonsterView, words: Words) -> Strip:
    explorers = view["explorers"]
    boxes = Box(4, 0, WIDTH - 8, PORTRAIT_HEIGHT).columns(len(explorers), 12)
    cards = [_explorer(box, who, words) for box, who in zip(boxes, explorers, strict=True)]
    content = group(_dim_others(cards, explorers, _secret_choice(view)))
    return Strip(words("prompt-choose-explorer"), content, PORTRAIT_HEIGHT + 4)


def _explorer(box: Box, explorer: str, words: Words) -> Markup:
    """A framed portrait with the name on a plate and what the explorer can do beneath."""
    name, _, about = words("view-explorer", explorer=Explorer(explorer)).partition(": ")
    return part(
        f"explorer:{explorer}",
        f"{name}: {about}",
        ring_box(box),
        rounded(box.inset(3), 8, fill=CARD, stroke=EDGE, stroke_width=1.5),
        rounded(around(Point(box.centre.x, box.y + 124), 236), 8, fill=SUNK, stroke=EDGE),
        at((box.centre.x, box.y + 124), explorer_face(explorer), scale=2.2),
        label(name, Box(box.x + 12, box.y + 248, box.width - 24, 26), TITLE._replace(size=20)),
        label(about, Box(box.x + 14, box.y + 274, box.width - 28, 58), ABOUT),
    )
