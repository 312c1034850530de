"""Through whose eyes a reader sees the table, and when a curtain must hang before it."""

from collections.abc import Sequence
from typing import NamedTuple

from bestiary.core import SPECTATOR
from bestiary.web.models import Player, Seat


class Eyes(NamedTuple):
    """`seat` whose view is shown; `mine` the reader's own seats; `curtain` who is called next."""

    seat: int
    mine: tuple[int, ...] = ()
    curtain: int | None = None


def owned(seats: Sequence[Seat], player: Player | None) -> tuple[int, ...]:
    """The seats of `player`, more than one when people share a device."""
    if player is None:
        return ()
    own = player.id
    return tuple([s.number for s in seats if s.player_id == own])


def eyes(seats: Sequence[Seat], mine: tuple[int, ...], lifted: int | None) -> Eyes:
    """The view for a reader whose seats are `mine` and who last lifted the curtain of `lifted`.

    People who share a device see nobody's secrets until the one who is asked says so.
    """
    if len(mine) <= 1:
        return Eyes(mine[0] if mine else SPECTATOR, mine)
    asked = [s.number for s in seats if s.number in mine and s.is_asked and not s.bot]
    if asked and lifted not in asked:
        return Eyes(SPECTATOR, mine, asked[0])
    return Eyes(lifted if lifted in mine else SPECTATOR, mine)
