"""Drawing of a cryptid's card: its portrait on the ground it wants, and all that is printed."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    INK,
    MOSS,
    NUMBER,
    OCHRE,
    PLUM,
    SLATE,
    TITLE,
    Box,
    Coat,
    Markup,
    Point,
    around,
    at,
    box_path,
    el,
    group,
    icon,
    label,
    memoize,
    part,
    question,
    ring_box,
    rounded,
    shield,
    terrain_shape,
    wash,
)
from bestiary.games.cryptic_nature.board.cryptids import portrait
from bestiary.games.cryptic_nature.board.marks import proof, turned_tile
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.box.shapes import CRYPTID_TURNS
from bestiary.games.cryptic_nature.describe import abilities_text, card_text
from bestiary.games.cryptic_nature.view_types import CardView

TILE_INKS = {"mountain": OCHRE, "forest": MOSS, "water": SLATE, "special": PLUM}
GROUNDS = {"mountain": "mountain", "forest": "forest", "water": "water", "special": "night"}
LEVEL_NUMERALS = ("", "I", "II", "III")
BAND_HEIGHT = 31
ART_SIZE = 62
NAME_LETTERING = TITLE._replace(size=14, lines=2, align="start")
ABILITY_LETTERING = BODY._replace(size=12.5, lines=4, align="start")
RELOCATED_COAT = Coat(wash(MOSS), INK)


def cryptid_card(entry: CardView, box: Box, words: Words) -> Markup:
    """A card that may be clicked; everything on it is said in words too."""
    cryptid = Cryptid(entry["cryptid"])
    top = box.y + BAND_HEIGHT + 3
    beside_art = Box(box.x + ART_SIZE + 12, top, box.width - ART_SIZE - 16, 52)
    return part(
        f"card:{cryptid}",
        card_text(words, entry),
        ring_box(box),
        card_face(cryptid, box, words),
        _whereabouts(entry, beside_art),
    )


def card_face(cryptid: Cryptid, box: Box, words: Words) -> Markup:
    """What never changes on a card."""
    # `_card_face` is remembered by its arguments: the texts stand for the language.
    text = abilities_text(words, cryptid)
    return _card_face(cryptid, box, words(f"cryptid-{cryptid}"), text)


@memoize
def _card_face(cryptid: Cryptid, box: Box, name: str, ability: str) -> Markup:
    card = CARDS[cryptid]
    ink = TILE_INKS[card.tile]
    art = Box(box.x + 5, box.y + BAND_HEIGHT + 3, ART_SIZE, ART_SIZE)
    return group(
        rounded(box, 7, fill=CARD, stroke=INK, stroke_width=1.5),
        el("path", d=_band(box), fill=wash(ink), stroke=INK, stroke_width=1),
        _level(card.level, Point(box.x + 17, box.y + BAND_HEIGHT / 2)),
        label(name, Box(box.x + 34, box.y + 2, box.width - 38, BAND_HEIGHT - 4), NAME_LETTERING),
        framed_portrait(cryptid, art),
        _worth(cryptid, Box(art.right + 7, art.y + 36, box.width - ART_SIZE - 16, 26)),
        label(
            ability,
            Box(box.x + 7, art.bottom + 1, box.width - 13, box.bottom - art.bottom - 3),
            ABILITY_LETTERING,
        ),
    )


def _band(box: Box) -> str:
    bottom = box.y + BAND_HEIGHT
    return f"M{box.x} {bottom}V{box.y + 7}q0-7 7-7H{box.right - 7}q7 0 7 7V{bottom}Z"


def _level(level: int, place: Point) -> Markup:
    """One, two or three strokes on a seal with as many rims."""
    rims = [
        el("circle", r=11 - 2.2 * n, fill="none", stroke=INK, stroke_width=1) for n in range(level)
    ]
    style = NUMBER._replace(size=12.5, serif=True)
    seal = el("circle", r=11, fill=CARD)
    return at(place, seal, *rims[:2], label(LEVEL_NUMERALS[level], around(Point(0, 0), 20), style))


@memoize
def framed_portrait(cryptid: Cryptid, box: Box) -> Markup:
    """The portrait on its ground; the higher the level, the richer the frame."""
    card = CARDS[cryptid]
    path = box_path(box, 4)
    rims = [
        rounded(box.inset(2.5 * n), 4 - n, fill="none", stroke=INK, stroke_width=1.4 if n else 1.8)
        for n in range(card.level)
    ]
    inside = box.inset(2.5 * (card.level - 1) + 1)
    return group(terrain_shape(GROUNDS[card.tile], path), portrait(cryptid, inside), *rims)


def _whereabouts(entry: CardView, box: Box) -> Markup:
    """Where it lives and the evidence it takes."""
    return group(
        at(Point(box.x + 6, box.y + 12), icon("pin", 18)),
        label(
            (entry["where"] or "?").upper(),
            Box(box.x + 15, box.y + 2, 26, 20),
            NUMBER._replace(align="start"),
        ),
        _needs(tuple(entry["needs"]), Point(box.right - 13, box.y + 13)),
    )


@memoize
def _needs(needs: tuple[str | None, ...], last: Point) -> Markup:
    """Tokens in a row that ends at a place."""
    # Three tokens close ranks, or they would cover the name of the region.
    step, first = (25, 0) if len(needs) < 3 else (21, 2)
    return group(
        *(
            at(last.moved(first - i * step, 0), proof(need, 23) if need else question(22))
            for i, need in enumerate(reversed(needs))
        )
    )


def _worth(cryptid: Cryptid, box: Box) -> Markup:
    """Reputation for finding and for relocating it, and the tile it takes."""
    card = CARDS[cryptid]
    middle = box.centre.y
    return group(
        at(Point(box.x + 11, middle), shield(card.found, 24)),
        at(Point(box.x + 37, middle), shield(card.relocated, 24, RELOCATED_COAT)),
        turned_tile(CRYPTID_TURNS[cryptid][0], GROUNDS[card.tile], Box(box.x + 54, box.y, 30, 26)),
        at(Point(box.right - 12, middle), icon(card.kind.value, 22)),
    )
