"""View to pictures: my zone large, what I may take, every player, medals and the score."""

from typing import Any, Final

from bestiary.core import Panel, View, Words
from bestiary.drawing import memoize_by_reads, svg
from bestiary.games.big_monster.board.area import (
    frame_of,
    free_places,
    ground_of,
    zone_drawing,
)
from bestiary.games.big_monster.board.art import UNIT
from bestiary.games.big_monster.board.clicks import clicks
from bestiary.games.big_monster.board.medals import medals
from bestiary.games.big_monster.board.previews import previews
from bestiary.games.big_monster.board.reference import memory, mix
from bestiary.games.big_monster.board.score import score
from bestiary.games.big_monster.board.strips import strip
from bestiary.games.big_monster.board.tray import tray

__all__ = ["board", "clicks", "previews"]

# How large a zone is where it may be larger than the screen and scrolls.
CLICKABLE_ZONE_SCALE: Final = 1.0
READABLE_ZONE_SCALE: Final = 0.8


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


def _shown_zone(view: View, seat: int) -> dict[str, Any]:
    """The reader's zone, with the tile already laid in secret while the others think."""
    player = view["players"][seat]
    if view["pending"] and "tiles" in view["pending"]:
        return {**player, **view["pending"], "new": True}
    return dict(player)


@memoize_by_reads
def _own_zone(view: View, seat: int, words: Words) -> tuple[Panel, ...]:
    zone = _shown_zone(view, seat)
    if zone["explorer"] is None:
        return ()
    frame = frame_of(zone["tiles"], view["places"], view["chosen"])
    drawing = svg(
        frame.width * UNIT,
        frame.height * UNIT,
        ground_of(frame),
        zone_drawing(zone, frame, words, "own", frame.lettering),
        free_places(view, frame, words),
        size=CLICKABLE_ZONE_SCALE if view["places"] else READABLE_ZONE_SCALE,
        id="zone",
        aria_label=words("panel-zone", seat=seat),
    )
    return (Panel("zone", "board", drawing),)
