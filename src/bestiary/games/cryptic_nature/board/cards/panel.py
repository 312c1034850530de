"""Panel of the open cryptids with the bets upon them."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    Box,
    Markup,
    Point,
    at,
    group,
    memoize_by_reads,
    part,
    player,
    ring_round,
    slot,
    svg,
    token,
)
from bestiary.games.cryptic_nature.board.cards.card import cryptid_card
from bestiary.games.cryptic_nature.view_types import CardView, ExpeditionView

WIDTH, HEIGHT = 384, 486
GAP = 7
BET_SIZE = 19
TOUCH_RADIUS = 23.5
"""What takes a finger around a bet is larger than the bet, for phones."""


@memoize_by_reads
def cards(view: ExpeditionView, words: Words) -> Markup:
    boxes = Box(2, 2, WIDTH - 4, HEIGHT - 4).grid(2, 3, GAP)
    drawings = [
        _open_card(card, box, view, words) if card else slot(box, symbol="card")
        for card, box in zip(view["display"], boxes, strict=True)
    ]
    return svg(WIDTH, HEIGHT, *drawings, id="nature-cards", aria_label=words("panel-cards"))


def _open_card(entry: CardView, box: Box, view: ExpeditionView, words: Words) -> Markup:
    bets = [_bet(entry, seat, i, box, view, words) for i, seat in enumerate(entry["bets"])]
    return group(cryptid_card(entry, box, words), *bets)


def _bet(
    entry: CardView, seat: int, order: int, box: Box, view: ExpeditionView, words: Words
) -> Markup:
    """Bets lie on the lower edge of the portrait."""
    # Four bets overlap a little more, so that the last stays on the portrait.
    step = BET_SIZE - 1 if len(entry["bets"]) < 4 else BET_SIZE - 3
    place = Point(box.x + 12 + order * step, box.y + 86)
    piece = at(place, token(player(seat), BET_SIZE))
    if seat != view["seat"]:
        return piece
    text = words("view-own-bet", name=words(f"cryptid-{entry['cryptid']}"))
    return part(f"bet:{entry['cryptid']}", text, ring_round(TOUCH_RADIUS, place), piece)
