"""View to pictures: my zone large, what I may take, every player, medals and the score."""

from typing import Final

from bestiary.core import Panel, Words
from bestiary.drawing import memoize_by_reads, svg
from bestiary.games.big_monster.board.area import (
    LandedZone,
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
from bestiary.games.big_monster.view_types import MonsterView

__all__ = ["board", "clicks", "previews"]

# How large a zone is where it may be larger than the screen and scrolls.
CLICKABLE_ZONE_SCALE: Final = 1.0
READABLE_ZONE_SCALE: Final = 0.8


def board(view: MonsterView, words: Words) -> tuple[Panel, ...]:
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


def _shown_zone(view: MonsterView, seat: int) -> LandedZone | None:
    """The reader's zone, with the tile already laid in secret while the others think."""
    player = view["players"][seat]
    if player["explorer"] is None:
        return None
    pending = view["pending"]
    if pending is None or "tiles" not in pending:
        return LandedZone(player["explorer"], player["tiles"], player["crystals"])
    return LandedZone(
        player["explorer"], pending["tiles"], pending["crystals"], has_pending_tile=True
    )


@memoize_by_reads
def _own_zone(view: MonsterView, seat: int, words: Words) -> tuple[Panel, ...]:
    zone = _shown_zone(view, seat)
    if zone is None:
        return ()
    frame = frame_of(zone.tiles, view["places"], view["chosen"])
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
