"""Per-worker cache of a table's database rows, shared by all pages drawn after one change.

A change of a table is announced under a stamp. The first page drawn for that stamp asks the
database, all others find its answers here; after a move of this worker's own not even the first
has to ask.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import count
from threading import Lock
from typing import TypeAlias

from bestiary.web.models import Message, Player, Seat, Status, Table
from bestiary.web.tables.absence import Absence
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import owned_seats

MAX_CACHED_TABLES = 2_000
ABSENCE_TTL_SECONDS = 3.0
"""For so long moves go on with the absence found before them, without a query."""

FindAbsence: TypeAlias = Callable[[Table, Sequence[Seat]], Absence]


class StoredTable:
    """What the database says of one table: each thing asked once, however many pages are drawn."""

    def __init__(self, table: Table, find_absence: FindAbsence) -> None:
        self.table = table
        self._find_absence = find_absence
        self._read_at = time.monotonic()
        self._owned: dict[int, tuple[int, ...]] = {}

    @cached_property
    def seats(self) -> list[Seat]:
        """The seats in order; whether one is asked is taken from the live table, not its row."""
        seats = list(self.table.seats.all())
        asked = _asked_seats(self.table)
        for seat in seats:
            seat.is_asked = seat.number in asked
        return seats

    def seats_of(self, player: Player | None) -> tuple[int, ...]:
        """The seats of `player`: worked out once, since nobody changes seats by moving."""
        if player is None:
            return ()
        own = self._owned.get(player.id)
        if own is None:
            own = self._owned[player.id] = owned_seats(self.seats, player)
        return own

    @cached_property
    def messages(self) -> list[Message]:
        return list(self.table.messages.all())

    @cached_property
    def absence(self) -> Absence:
        return self._find_absence(self.table, self.seats)

    def find_absence(self, seats: Sequence[Seat]) -> Absence:
        """Who of `seats` is absent at this moment, asked anew."""
        return self._find_absence(self.table, seats)

    def after_move(self, table: Table, asked: tuple[int, ...]) -> StoredTable:
        """The same rows after a move that left `asked` to move: nothing is asked again."""
        after = StoredTable(table, self._find_absence)
        after.seats = self.seats
        after._owned = self._owned
        after.messages = self.messages
        if time.monotonic() < self._read_at + ABSENCE_TTL_SECONDS:
            after.absence = self.absence
            after._read_at = self._read_at
        for seat in after.seats:
            seat.is_asked = seat.number in asked
        return after


def _asked_seats(table: Table) -> tuple[int, ...]:
    """Whom a table waits for. `Seat.is_asked` is a copy of it for queries over many tables."""
    if table.status != Status.PLAYING:
        return ()
    try:
        with locked_table(table) as live:
            return live.asked
    except ArchivedError:
        return ()


class TableRows:
    """LRU cache of `StoredTable` by slug; each entry is valid for one stamp only."""

    def __init__(self, find_absence: FindAbsence) -> None:
        self._find_absence = find_absence
        self._rows: OrderedDict[str, tuple[str, StoredTable | None]] = OrderedDict()
        self._guard = Lock()
        self._stamps = count()

    def new_stamp(self) -> str:
        """A name for one change of a table; pages drawn for it share what the database says."""
        return f"{next(self._stamps)}"

    def read(self, slug: str) -> StoredTable | None:
        """The table `slug` from the database, or None if there is none."""
        table = Table.objects.filter(slug=slug).first()
        return StoredTable(table, self._find_absence) if table else None

    def at_stamp(self, slug: str, stamp: str) -> StoredTable | None:
        """The table as it was first read after the change `stamp`."""
        with self._guard:
            cached = self._rows.get(slug)
        if cached is not None and cached[0] == stamp:
            return cached[1]
        stored = self.read(slug)
        with self._guard:
            self._rows[slug] = (stamp, stored)
            self._rows.move_to_end(slug)
            while len(self._rows) > MAX_CACHED_TABLES:
                self._rows.popitem(last=False)
        return stored

    def note_move(self, stamp: str, table: Table, asked: tuple[int, ...]) -> None:
        """A move of this worker was stored, and is announced as `stamp`."""
        with self._guard:
            cached = self._rows.pop(table.slug, None)
        # With a clock every move changes rows of seats, which only the database has.
        if cached is not None and cached[1] is not None and not table.clock:
            with self._guard:
                self._rows[table.slug] = (stamp, cached[1].after_move(table, asked))

    def table(self, slug: str) -> Table | None:
        """The table's row as last read; never asks the database.

        Only for the writer thread, which compares it with the locked row before it is used.
        """
        with self._guard:
            stored = self._rows.get(slug, ("", None))[1]
        return stored.table if stored else None

    def has_bots(self, slug: str) -> bool:
        """Whether a bot may have to move there, as far as is cached; never asks the database."""
        with self._guard:
            stored = self._rows.get(slug, ("", None))[1]
        seats: list[Seat] | None = vars(stored).get("seats") if stored else None
        return seats is None or any(seat.bot for seat in seats)

    def clear(self) -> None:
        with self._guard:
            self._rows.clear()
