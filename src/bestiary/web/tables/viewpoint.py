"""Viewpoint: from which seat a reader sees the table, and when the hand-over screen covers it.

In hot seat play several people share a device; between their turns nobody's secrets are shown.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bestiary.core import SPECTATOR
from bestiary.web.models import Player, Seat


class Viewpoint(NamedTuple):
    """`seat` whose view is shown; `mine` the reader's own; `handover` who is called to the device.

    While `handover` is a seat, a screen asks to pass the device on and shows a spectator's view.
    """

    seat: int
    mine: tuple[int, ...] = ()
    handover: int | None = None


def owned_seats(seats: Sequence[Seat], player: Player | None) -> tuple[int, ...]:
    """The seats of `player`, more than one in hot seat play."""
    if player is None:
        return ()
    own = player.id
    return tuple([s.number for s in seats if s.player_id == own])


def find_viewpoint(
    seats: Sequence[Seat], mine: tuple[int, ...], handed_to: int | None
) -> Viewpoint:
    """The viewpoint of a reader with the seats `mine`, the device last handed to `handed_to`."""
    if len(mine) <= 1:
        return Viewpoint(mine[0] if mine else SPECTATOR, mine)
    asked = [s.number for s in seats if s.number in mine and s.is_asked and not s.bot]
    if asked and handed_to not in asked:
        return Viewpoint(SPECTATOR, mine, asked[0])
    return Viewpoint(handed_to if handed_to in mine else SPECTATOR, mine)
