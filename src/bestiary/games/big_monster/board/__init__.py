"""View to pictures: my zone large, what I may take, every player, medals and the score."""

from typing import Any

from bestiary.core import Panel, View, Words
from bestiary.drawing import remembered, svg
from bestiary.games.big_monster.board.area import (
    LEAST,
    frame_of,
    free_places,
    ground_of,
    zone_drawing,
)
from bestiary.games.big_monster.board.clicks import parts
from bestiary.games.big_monster.board.ledger import medals, score
from bestiary.games.big_monster.board.previews import previews
from bestiary.games.big_monster.board.reference import memory, mix
from bestiary.games.big_monster.board.strips import strip
from bestiary.games.big_monster.board.tiles import UNIT
from bestiary.games.big_monster.board.tray import tray

__all__ = ["board", "parts", "previews"]


def board(view: View, words: Words) -> tuple[Panel, ...]:
    """A spectator is shown the first player's zone large."""
    own = max(view["seat"], 0)
    seats = [(own + step) % view["seats"] for step in range(view["seats"])]
    return (
        *_own_zone(view, own, words),
        *tray(view, words),
        *(strip(view, seat, words) for seat in seats),
        medals(view, words),
        score(view, words),
        *memory(view, words),
        mix(view, words),
    )


def _shown(view: View, seat: int) -> dict[str, Any]:
    """The reader's zone, with the tile already laid in secret while the others think."""
    player = view["players"][seat]
    if view["pending"] and "tiles" in view["pending"]:
        return {**player, **view["pending"], "new": True}
    return dict(player)


@remembered
def _own_zone(view: View, seat: int, words: Words) -> tuple[Panel, ...]:
    zone = _shown(view, seat)
    if zone["explorer"] is None:
        return ()
    frame = frame_of(zone["tiles"], view["places"], LEAST)
    if not view["places"]:
        frame = frame.widened()
    drawing = svg(
        frame.width * UNIT,
        frame.height * UNIT,
        ground_of(frame),
        zone_drawing(zone, frame, words, "own"),
        free_places(view, frame, words),
        id="zone",
        aria_label=words("panel-zone", seat=seat),
    )
    return (Panel("zone", "board", drawing),)
