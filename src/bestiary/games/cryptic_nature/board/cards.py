"""The open cryptids, the requests and the common contract."""

from __future__ import annotations

from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    BODY,
    INK,
    MADDER,
    MOSS,
    OCHRE,
    PLAIN,
    PLUM,
    SLATE,
    SMALL,
    TITLE,
    Box,
    Coat,
    Markup,
    Point,
    at,
    badge,
    group,
    icon,
    label,
    note,
    part,
    player,
    remembered,
    ring_box,
    ring_round,
    rounded,
    shield,
    slot,
    svg,
    titled_card,
    token,
    wash,
)
from bestiary.games.cryptic_nature.board.marks import key, turned_tile
from bestiary.games.cryptic_nature.board.plan import TERRAIN_ICONS
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.box.shapes import CRYPTID_TURNS
from bestiary.games.cryptic_nature.describe import abilities_text, card_text, place_name

WIDTH, HEIGHT = 580, 556
INKS = {"mountain": OCHRE, "forest": MOSS, "water": SLATE, "special": PLUM}
GROUNDS = {"mountain": "mountain", "forest": "forest", "water": "water", "special": "night"}


@remembered
def cards(view: View, words: Words) -> Markup:
    """Six cards, two across, and what everybody may aim for below them."""
    boxes = Box(4, 4, WIDTH - 8, 480).grid(2, 3, 8)
    drawn = [
        open_card(card, box, view, words) if card else slot(box, symbol="card")
        for card, box in zip(view["display"], boxes, strict=True)
    ]
    return svg(
        WIDTH,
        HEIGHT,
        *drawn,
        _aims(view, Box(4, 492, WIDTH - 8, 60), words),
        id="nature-cards",
        aria_label=words("panel-cards"),
    )


def open_card(shown: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    """A card that may be chosen, with the bets upon it."""
    bets = [_bet(shown, seat, i, box, view, words) for i, seat in enumerate(shown["bets"])]
    return group(cryptid_card(shown, box, words), *bets)


def cryptid_card(shown: dict[str, Any], box: Box, words: Words) -> Markup:
    """A cryptid card with everything printed on it."""
    cryptid = Cryptid(shown["cryptid"])
    card = CARDS[cryptid]
    level = words("view-level", level=card.level).split()[-1]
    body = box.below(28)
    return part(
        f"card:{cryptid}",
        card_text(words, shown),
        ring_box(box),
        titled_card(box, words(f"cryptid-{cryptid}"), INKS[card.tile]),
        label(level, Box(box.x + 8, box.y, 22, 28), TITLE._replace(size=12, align="start")),
        _where(shown, Box(body.x + 8, body.y + 5, 100, 34), words),
        _needs(shown, Point(body.x + 112, body.y + 22)),
        at(Point(box.right - 22, body.y + 24), shield(card.found, 26)),
        at(Point(box.right - 22, body.y + 72), shield(card.relocated, 26, Coat(wash(MOSS), INK))),
        _sort(cryptid, Point(body.x + 22, body.y + 60)),
        label(
            abilities_text(words, cryptid),
            Box(body.x + 64, body.y + 42, box.width - 108, box.height - 73),
            BODY._replace(size=15, lines=5, align="start"),
        ),
    )


def _where(shown: dict[str, Any], box: Box, words: Words) -> Markup:
    name = place_name(words, shown["where"]).partition(" (")[0]
    return group(
        at(Point(box.x + 14, box.centre.y), icon("pin", 22)),
        label(name, box.after(30).left(60), TITLE._replace(size=18, align="start")),
    )


def _needs(shown: dict[str, Any], first: Point) -> list[Markup]:
    return [
        at(first.moved(i * 34, 0), token(PLAIN, 30, need or "question"))
        for i, need in enumerate(shown["needs"])
    ]


def _sort(cryptid: Cryptid, place: Point) -> Markup:
    """Its kind, the land it wants, and the shape of its tile."""
    card = CARDS[cryptid]
    shape = Box(place.x - 16, place.y + 12, 50, 34)
    wanted = icon(TERRAIN_ICONS[card.tile], 20) if card.tile in TERRAIN_ICONS else None
    return group(
        at(place, icon(card.kind.value, 24)),
        at(place.moved(28, 0), wanted or icon("star", 20)),
        turned_tile(CRYPTID_TURNS[cryptid][0], GROUNDS[card.tile], shape),
    )


def _bet(
    shown: dict[str, Any], seat: int, order: int, box: Box, view: View, words: Words
) -> Markup:
    place = Point(box.right - 15 - order * 23, box.y + 14)
    piece = at(place, token(player(seat), 21))
    if seat != view["seat"]:
        return piece
    text = f"{words.player(seat)}: {words('view-bet')}"
    return part(f"bet:{shown['cryptid']}", text, ring_round(12, place), piece)


def _aims(view: View, box: Box, words: Words) -> Markup:
    deck = Box(box.right - 64, box.y, 64, box.height)
    rest = box.left(box.width - 72)
    common = [view["common"]] if view["common"] else []
    boxes = rest.columns(4 + len(common), 6)
    shown = [_request(r, b, words) for r, b in zip(view["requests"], boxes, strict=False)]
    shown += [_common(c, boxes[-1], words) for c in common]
    text = ", ".join(
        f"{words('view-level', level=i + 1)}: {n}" for i, n in enumerate(view["decks"])
    )
    return group(*shown, key("deck", text, deck, "cards"))


def _request(name: str, box: Box, words: Words) -> Markup:
    text = words(f"request-{name}")
    return part(
        f"request:{name}",
        f"{text} · 4",
        ring_box(box),
        rounded(box, 6, fill=wash(MADDER), stroke=INK, stroke_width=1.5),
        at(Point(box.x + 16, box.y + 18), icon("request", 20)),
        label("2 ×", box.top(36), BODY._replace(size=15)),
        at(Point(box.right - 16, box.y + 18), badge(4, 20)),
        label(words(name), box.below(30).inset(3, 0), BODY._replace(size=15)),
    )


def _common(name: str, box: Box, words: Words) -> Markup:
    counted = words(name.replace("habitat", "terrain"))
    return note(
        words("view-common", contract=name),
        rounded(box, 6, fill=wash(OCHRE), stroke=INK, stroke_width=1.5),
        at(Point(box.x + 16, box.y + 14), icon("contract", 18)),
        label(words("view-common-short"), box.top(26).after(30), SMALL._replace(align="start")),
        label(counted, box.below(25).inset(3, 1), BODY._replace(size=15, lines=2)),
    )
