"""A table as the database knows it, and who may do what there."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

from bestiary.web.live.presence import absent
from bestiary.web.models import Kind, Message, Player, Seat, Status, Table
from bestiary.web.render.fragments import Screen
from bestiary.web.render.look import Look
from bestiary.web.render.table_page import Painter
from bestiary.web.tables.absence import Absent
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.table_cache import loaded
from bestiary.web.tables.viewpoint import Eyes, eyes, owned

WATCHING = "watching"
REMEMBERED = 2_000
AWAY_HOLDS = 3.0
"""Seconds for which who is away need not be asked again while others move."""


class Stored:
    """What the database says of a table: asked once, however many pages are then drawn."""

    def __init__(self, table: Table) -> None:
        """Seats and messages are asked for when needed."""
        self.table = table
        self.since = time.monotonic()
        self._owned: dict[int, tuple[int, ...]] = {}

    @classmethod
    def of(cls, slug: str) -> Stored | None:
        """The table `slug`, or None if there is none."""
        table = Table.objects.filter(slug=slug).first()
        return cls(table) if table else None

    @cached_property
    def seats(self) -> list[Seat]:
        """The seats in order, asked as the table itself says."""
        seats = list(self.table.seats.all())
        asked = _asked(self.table)
        for seat in seats:
            seat.is_asked = seat.number in asked
        return seats

    def owned(self, player: Player | None) -> tuple[int, ...]:
        """The seats of `player`: worked out once, since nobody changes seats by moving."""
        if player is None:
            return ()
        own = self._owned.get(player.id)
        if own is None:
            own = self._owned[player.id] = owned(self.seats, player)
        return own

    @cached_property
    def messages(self) -> list[Message]:
        return list(self.table.messages.all())

    @cached_property
    def absent(self) -> Absent:
        """The seats whose people have left."""
        return absent(self.table, self.seats)

    def moved(self, table: Table, asked: tuple[int, ...]) -> Stored:
        """The same table after a move that left `asked` to move: nothing is asked again."""
        after = Stored(table)
        after.seats = self.seats
        after._owned = self._owned
        after.messages = self.messages
        if time.monotonic() < self.since + AWAY_HOLDS:
            after.absent = self.absent
            after.since = self.since
        for seat in after.seats:
            seat.is_asked = seat.number in asked
        return after


def _asked(table: Table) -> tuple[int, ...]:
    """Whom a table waits for: it alone knows, rows are for those who look over many."""
    if table.status != Status.PLAYING:
        return ()
    try:
        with loaded(table) as live:
            return live.asked
    except ArchivedError:
        return ()


class _Latest:
    """The answers of the database after the last announcements, shared by a worker's pages."""

    def __init__(self) -> None:
        self._stored: OrderedDict[str, tuple[str, Stored | None]] = OrderedDict()
        self._guard = Lock()

    def after(self, stamp: str, slug: str) -> Stored | None:
        """The table as it was found after the announcement `stamp`."""
        with self._guard:
            known = self._stored.get(slug)
        if known is not None and known[0] == stamp:
            return known[1]
        found = Stored.of(slug)
        with self._guard:
            self._stored[slug] = (stamp, found)
            self._stored.move_to_end(slug)
            while len(self._stored) > REMEMBERED:
                self._stored.popitem(last=False)
        return found

    def moved(self, stamp: str, table: Table, asked: tuple[int, ...]) -> None:
        """A move of our own was stored and is announced as `stamp`."""
        with self._guard:
            known = self._stored.pop(table.slug, None)
        if known is not None and known[1] is not None and not table.clock:
            with self._guard:
                self._stored[table.slug] = (stamp, known[1].moved(table, asked))

    def table(self, slug: str) -> Table | None:
        """The table as last known; asks nobody. Only for the clerk, who keeps it so."""
        with self._guard:
            stored = self._stored.get(slug, ("", None))[1]
        return stored.table if stored else None

    def has_bots(self, slug: str) -> bool:
        """Whether a bot may have to move there, as far as is known; asks nobody."""
        with self._guard:
            stored = self._stored.get(slug, ("", None))[1]
        seats: list[Seat] | None = vars(stored).get("seats") if stored else None
        return seats is None or any(seat.bot for seat in seats)

    def clear(self) -> None:
        """Ask the database again for everything."""
        with self._guard:
            self._stored.clear()


LATEST = _Latest()


def watched(session: Any) -> frozenset[str]:
    """The tables whose spectators' link this session has opened."""
    return frozenset(session.get(WATCHING, ()))


@dataclass
class Room:
    """A table, its seats, and the reader standing before it."""

    stored: Stored
    player: Player | None
    watching: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls,
        slug: str,
        player: Player | None,
        watching: frozenset[str] = frozenset(),
        stamp: str = "",
    ) -> Room | None:
        """The room of table `slug`, or None if there is no such table.

        Pages that answer the same announcement, `stamp`, share what the database says.
        """
        stored = LATEST.after(stamp, slug) if stamp else Stored.of(slug)
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
        added = zip(self.seats, self.table.salts_of(len(self.seats)), strict=True)
        return [(seat.name, salt) for seat, salt in added if salt]

    @property
    def mine(self) -> tuple[int, ...]:
        return self.stored.owned(self.player)

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
        return seat.is_asked and number in absent(self.table, [seat]).deserted

    def eyes(self, lifted: int | None, through: int | None) -> Eyes:
        """Through whose eyes the reader looks; after the end through anybody's."""
        if through is not None and self.table.status == Status.FINISHED:
            return Eyes(through, self.mine)
        return eyes(self.seats, self.mine, lifted)

    def screen(self, look: Look) -> Screen:
        """The table as drawn for the reader."""
        with loaded(self.table) as live:
            return Painter(self.table, live, self.seats, look, self.stored.absent).screen()
