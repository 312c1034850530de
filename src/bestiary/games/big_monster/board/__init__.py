"""View to pictures: my zone large, what I may take, every player, medals and the score."""

from typing import Any

from bestiary.core import Panel, View, Words
from bestiary.drawing import svg

from .area import LEAST_HEIGHT, LEAST_WIDTH, frame_of, free_places, ground_of, zone_drawing
from .clicks import parts
from .ledger import medals, score
from .strips import strip
from .tiles import UNIT
from .tray import tray

__all__ = ["board", "parts"]


def board(view: View, words: Words) -> tuple[Panel, ...]:
    own = view["seat"] if view["seat"] >= 0 else 0
    seats = [(own + step) % view["seats"] for step in range(view["seats"])]
    return (
        *_own_zone(view, words),
        *tray(view, words),
        *(strip(view, seat, words) for seat in seats),
        medals(view, words),
        score(view, words),
    )


def _shown(view: View) -> dict[str, Any]:
    """The reader's zone, with the tile already laid in secret while the others think."""
    player = view["players"][view["seat"]]
    if view["pending"] and "tiles" in view["pending"]:
        return {**player, **view["pending"], "new": True}
    return dict(player)


def _own_zone(view: View, words: Words) -> tuple[Panel, ...]:
    """A spectator has no zone of their own: all are shown small."""
    if view["seat"] < 0 or view["players"][view["seat"]]["explorer"] is None:
        return ()
    zone = _shown(view)
    frame = frame_of(zone["tiles"], view["places"], (LEAST_WIDTH, LEAST_HEIGHT))
    drawing = svg(
        frame.width * UNIT,
        frame.height * UNIT,
        ground_of(frame),
        zone_drawing(zone, frame, words, "own"),
        free_places(view, frame, words),
        id="zone",
        aria_label=words("panel-zone", seat=view["seat"]),
    )
    return (Panel("zone", "board", drawing),)
