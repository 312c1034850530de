"""Access control (permissions): whether a reader may see a table, and what they may do there.

Through whose eyes they look is decided in `tables/viewpoint.py`; what a seat is shown of the state
by the game's own `view` (`games/*/view.py`), and of an event by `core/choice.py`, `seen_by`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bestiary.web.live.stored_page import make_table_page
from bestiary.web.models import Kind, Player, Seat, Status, Table
from bestiary.web.render.fragments import Screen
from bestiary.web.render.page_record import PageRequest
from bestiary.web.render.table_page import render_table_page
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import Viewpoint, find_viewpoint

if TYPE_CHECKING:
    from bestiary.web.tables.table_rows import StoredTable, TableRows

WATCHED_TABLES_KEY = "watching"
"""Key of Django's session: the tables whose spectators' link it has opened."""


def watched_tables(session: Any) -> frozenset[str]:
    """The tables whose spectators' link this session has opened."""
    return frozenset(session.get(WATCHED_TABLES_KEY, ()))


@dataclass
class TableAccess:
    """A stored table together with the reader before it: who they are there, what they may do."""

    stored: StoredTable
    player: Player | None
    watching: frozenset[str] = frozenset()

    @classmethod
    def find(
        cls,
        rows: TableRows,
        slug: str,
        player: Player | None,
        watching: frozenset[str] = frozenset(),
        stamp: str = "",
    ) -> TableAccess | None:
        """Access to the table `slug`, or None if there is no such table.

        Pages drawn for the same change, `stamp`, share what the database says.
        """
        stored = rows.at_stamp(slug, stamp) if stamp else rows.read(slug)
        return cls(stored, player, watching) if stored else None

    @property
    def table(self) -> Table:
        return self.stored.table

    @property
    def seats(self) -> list[Seat]:
        return self.stored.seats

    @property
    def salts(self) -> list[tuple[str, str]]:
        """Who added what to the sealed seed, by name."""
        salts = zip(self.seats, self.table.salts_of(len(self.seats)), strict=True)
        return [(seat.name, salt) for seat, salt in salts if salt]

    @property
    def mine(self) -> tuple[int, ...]:
        """The numbers of the reader's own seats."""
        return self.stored.seats_of(self.player)

    @property
    def is_host(self) -> bool:
        """Whether the reader opened this table."""
        return self.player is not None and self.table.host_id == self.player.pk

    @property
    def may_see(self) -> bool:
        """Players, people with the spectators' link, and anybody at a public table."""
        invited = self.table.slug in self.watching
        return bool(self.mine) or self.is_host or self.table.is_public or invited

    def may_be_replaced(self, number: int) -> bool:
        """Whether a bot may take over: its player asks, or others do while they are away."""
        seat = self.seats[number]
        if seat.kind == Kind.BOT or self.table.status != Status.PLAYING or not self.mine:
            return False
        if number in self.mine:
            return True
        # Asked anew: the cached absence may be some seconds old, and this takes a seat away.
        return seat.is_asked and number in self.stored.find_absence([seat]).deserted

    def viewpoint(self, handed_to: int | None, through: int | None) -> Viewpoint:
        """From which seat the reader looks; after the end from any they choose as `through`."""
        if through is not None and self.table.status == Status.FINISHED:
            return Viewpoint(through, self.mine)
        return find_viewpoint(self.seats, self.mine, handed_to)

    def screen(self, request: PageRequest) -> Screen:
        """The table as rendered for the reader."""
        with locked_table(self.table) as live:
            page = make_table_page(self.table, live, self.seats, request, self.stored.absence)
            return render_table_page(page)
