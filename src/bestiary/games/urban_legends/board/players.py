"""Drawing of the players' cards: the viewer's open, a stranger's as backs."""

from __future__ import annotations

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
    INK,
    MADDER,
    MOSS,
    QUIET,
    Box,
    Coat,
    Lettering,
    Markup,
    at,
    badge,
    card_back,
    dimmed,
    el,
    group,
    icon,
    join,
    label,
    memoize,
    memoize_by_reads,
    note,
    part,
    ring_box,
    rounded,
    slot,
    svg,
    titled_card,
)
from bestiary.games.urban_legends.board.gallery import SHEET
from bestiary.games.urban_legends.view import PlayerView

KINDS = ("split", "shuffle", "align")
PICTURE_NAMES = {"wild": "board-wild", "deck": "board-pile", "role": "board-role"}
"""What pictures beside the three kinds are called."""
STRANGER_WIDTH = 600
CARD_WIDTH = 118.0
CARD_HEIGHT = 138.0
CARD_BOX = Box(2, 2, CARD_WIDTH - 4, CARD_HEIGHT)
"""Where a card lies on its own small picture, with a line of words below."""
STRANGER_BOX = Box(8, 4, 584, 58)
COUNT_COAT = Coat("var(--ink)", "var(--paper)")
ROLE_EMBLEMS = {"cryptid": (MADDER, "beast"), "scientist": (MOSS, "observation")}


@memoize_by_reads
def hand(player: PlayerView, words: Words) -> str:
    """My cards by kind, the wild card with its three moves, my deck, who I am.

    Each is a picture of its own: a page lays them in a row or in two columns as it has room.
    """
    held = player["hand"]
    assert held is not None, "drawn for its owner only"
    played = player["discards"]
    role = player["role"]
    pictures = [
        *((kind, _kind(kind, held[kind], played[kind], CARD_BOX, words)) for kind in KINDS),
        ("wild", _wild(player["wild"], CARD_BOX, words)),
        ("deck", _deck(role, player["pile_size"], player["evidence"], CARD_BOX, words)),
        ("role", _role(role, CARD_BOX, words)),
    ]
    return el(
        "div",
        [_picture(name, drawing, words) for name, drawing in pictures],
        id="hand",
        class_="hand",
        role="group",
        aria_label=words("panel-hand"),
    )


def _picture(name: str, drawing: Markup, words: Words) -> Markup:
    text = words(PICTURE_NAMES.get(name, f"kind-{name}"))
    return svg(CARD_WIDTH, CARD_HEIGHT + 28, drawing, id=f"hand-{name}", aria_label=text)


@memoize
def _role(role: str, box: Box, words: Words) -> Markup:
    style = Lettering(12.5, fill=INK, weight=600)
    return note(
        f"role:{role}",
        words("aim-who", role=role),
        portrait(role, box),
        label(words(f"role-{role}"), Box(box.x, box.bottom + 6, box.width, 18), style),
    )


@memoize
def portrait(role: str, box: Box) -> Markup:
    """A role as an engraving, in a frame."""
    return group(
        SHEET.use(role, box),
        rounded(box, 6, fill="none", stroke=INK, stroke_width=1.5),
    )


@memoize
def _kind(kind: str, held: int, played: int, box: Box, words: Words) -> Markup:
    text = words("board-card", kind=kind, held=held, played=played)
    style = Lettering(12.5, fill=QUIET)
    below = label(
        words("board-played", number=played), Box(box.x, box.bottom + 6, box.width, 18), style
    )
    if not held:
        empty = slot(box, words(f"kind-{kind}"))
        return note(f"card:{kind}", text, empty, below)
    face = _face(box, kind, words)
    number = (
        at((box.right - 18, box.y + 46), badge(f"×{held}", 28, COUNT_COAT)) if held > 1 else None
    )
    return part(f"card:{kind}", text, ring_box(box), face, number, below)


def _face(box: Box, kind: str, words: Words) -> Markup:
    """The name, a drawing of the move, and the move in words."""
    room = Box(box.x + 7, box.bottom - 48, box.width - 14, 46)
    return titled_card(
        box,
        words(f"kind-{kind}"),
        GAME_INK,
        SHEET.use(kind, Box(box.x + 1, box.y + 30, box.width - 2, 58)),
        label(words(f"kind-{kind}-about"), room, Lettering(12.5, lines=3)),
    )


@memoize
def _wild(is_up: bool, box: Box, words: Words) -> Markup:
    """Face up it offers the three moves."""
    name = Box(box.x, box.bottom + 6, box.width, 18)
    caption = label(words("board-wild"), name, Lettering(12.5, fill=QUIET))
    if not is_up:
        text = words("board-wild-down")
        return note("wild", text, dimmed(card_back(box, "wild", GAME_INK)), caption)
    rows = box.inset(7, 7).rows(3, 5)
    moves = (_move(kind, row, words) for kind, row in zip(KINDS, rows, strict=True))
    return group(rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5), moves, caption)


def _move(kind: str, box: Box, words: Words) -> Markup:
    style = Lettering(13, weight=600, align="start")
    return part(
        f"wild:{kind}",
        words("board-wild-move", kind=kind),
        ring_box(box),
        rounded(box, 5, fill="var(--game-wash)", stroke=HAIRLINE, stroke_width=1),
        at((box.x + 17, box.centre.y), icon(kind, 23, GAME_INK)),
        label(words(f"kind-{kind}"), box.after(32).left(box.width - 36), style),
    )


@memoize
def _deck(role: str, pile: int, evidence: int, box: Box, words: Words) -> Markup:
    text = words("board-draw", number=pile)
    below = Box(box.x, box.bottom + 6, box.width, 18)
    caption = label(
        words("board-evidence", number=evidence),
        below,
        Lettering(12.5, fill=INK, weight=600),
    )
    return part(
        "draw",
        text,
        ring_box(box),
        card_back(box, ROLE_EMBLEMS[role][1], ROLE_EMBLEMS[role][0]),
        at((box.right - 18, box.bottom - 18), badge(pile, 30, COUNT_COAT)),
        caption,
    )


@memoize_by_reads
def stranger(player: PlayerView, seat: int, words: Words) -> str:
    """How many cards the other player holds, what was played, the wild card, the evidence."""
    text = words(
        "view-player",
        seat=seat,
        role=player["role"],
        hand=words("view-hand-hidden", number=player["hand_size"]),
        pile=player["pile_size"],
        wild="up" if player["wild"] else "down",
        evidence=player["evidence"],
    )
    return svg(
        STRANGER_WIDTH,
        66,
        note(
            "player",
            text,
            portrait(player["role"], Box(STRANGER_BOX.x, STRANGER_BOX.y, 49, 58)),
            _backs(player["role"], player["hand_size"]),
            _facts(player, words.nameless),
        ),
        id=f"player-{seat}",
        aria_label=text,
    )


@memoize
def _backs(role: str, number: int) -> Markup:
    ink, emblem = ROLE_EMBLEMS[role]
    boxes = (Box(STRANGER_BOX.x + 58 + i * 24, STRANGER_BOX.y + 1, 40, 56) for i in range(number))
    return join(card_back(box, emblem, ink) for box in boxes)


@memoize_by_reads
def _facts(player: PlayerView, words: Words) -> Markup:
    """Icons with numbers: deck, evidence, wild card; then the cards played, by kind."""
    return join(_listed_facts(player, words))


def _listed_facts(player: PlayerView, words: Words) -> Iterator[Markup]:
    upper, lower = STRANGER_BOX.after(256).rows(2, 4)
    style = Lettering(15, weight=600, align="start")
    wild = words("board-face-up" if player["wild"] else "board-face-down")
    facts = (
        ("cards", str(player["pile_size"])),
        ("camera", str(player["evidence"])),
        ("wild", wild),
    )
    for (symbol, text), cell in zip(facts, upper.columns(3, 6), strict=True):
        yield _fact(symbol, text, cell, style)
    for kind, cell in zip(KINDS, lower.columns(3, 6), strict=True):
        text = words("board-played", number=player["discards"][kind])
        yield _fact(kind, text, cell, style._replace(fill=QUIET, weight=500, size=13))


def _fact(symbol: str, text: str, cell: Box, style: Lettering) -> Markup:
    return group(
        at((cell.x + 12, cell.centre.y), icon(symbol, 22)),
        label(text, cell.after(30), style),
    )
