"""Tables in memory: rebuilt from their rows, kept as a cache that may be dropped at any time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock, RLock
from typing import Any

from bestiary import registry
from bestiary.core import CHANCE, Game, NotationError, RefusedError, Words
from bestiary.core import Move as Line
from bestiary.core import Table as CoreTable
from bestiary.web.models import Act, Move, Seat, Table
from bestiary.web.table.journal import Journal

KEPT = 2_000


class ArchivedError(Exception):
    """The table was started under rules that this version cannot go on with."""


class TurnedAwayError(Exception):
    """Nothing has changed; `why` names the site's text that says so to the player."""

    def __init__(self, why: str) -> None:
        """`why` is a message id."""
        super().__init__(why)
        self.why = why


REFUSALS = (TurnedAwayError, RefusedError, NotationError)
"""What comes before anything has changed."""


class Live:
    """One table at the moment of its move `number`.

    `opened` says for each seat at which move its present decision was opened: a page that
    answers an older one is out of date, one that others merely overtook is not.
    """

    def __init__(self, record: Table, seats: int) -> None:
        """Set up the empty table; its rows are applied after."""
        self.game = playable(record)
        self.number = 0
        self.conceded: int | None = None
        self.opened: dict[int, int] = {}
        self.journals: dict[int, Journal] = {}
        self._words: dict[tuple[str, tuple[str, ...]], Words] = {}
        seed = bytes.fromhex(record.seed)
        self.table = CoreTable(self.game, seats, record.options, seed=seed, dealt=False)
        self._asked: tuple[int, ...] = ()
        self._step: object = None

    @property
    def is_over(self) -> bool:
        """Whether nobody may move any more."""
        return self.table.is_over or self.conceded is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        return () if self.is_over else self.table.to_move

    @property
    def asked_before(self) -> tuple[int, ...]:
        """The seats that were asked, or offered something, when the last move was noted."""
        return self._asked

    def apply(self, row: Move) -> None:
        """Repeat a stored move; `ArchivedError` if today's rules refuse it."""
        chance = [Line(0, CHANCE, text) for text in row.dealt]
        try:
            if row.act == Act.CHOICE:
                self.table.replay([Line(0, row.seat, row.notation), *chance])
            elif row.act == Act.DEAL:
                self.table.replay(chance)
            elif row.act == Act.TAKE_BACK:
                self.table.take_back(row.seat)
            else:
                self.conceded = row.seat
        except (RefusedError, NotationError) as refused:
            raise ArchivedError(str(refused)) from refused
        self.reach(row.number, row.seat)

    def reach(self, number: int, mover: int) -> None:
        """Note that move `number` by `mover` has been carried out, and whose decision is new."""
        state = self.table.state
        step = state.agenda[-1] if state.agenda else None
        open_now = self._open()
        kept = () if step is not self._step else tuple(s for s in self._asked if s != mover)
        self.opened = {s: self.opened[s] if s in kept else number for s in open_now}
        self.number, self._asked, self._step = number, open_now, step

    def _open(self) -> tuple[int, ...]:
        offers = tuple(d.seat for _, d in self.table.state.offers())
        return self.asked + offers if not self.is_over else ()

    def words(self, language: str, players: tuple[str, ...]) -> Words:
        """The texts in which the table is told, made once while nobody changes."""
        key = (language, players)
        if key not in self._words:
            self._words[key] = Words(self.game, language, players)
        return self._words[key]

    def journal(self, seat: int) -> Journal:
        """The log as `seat` reads it, up to now."""
        told, journal = self.table.told, self.journals.get(seat)
        if journal is None or not journal.goes_on_in(told):
            journal = self.journals[seat] = Journal(seat)
        journal.read(told)
        return journal

    def stops(self, seat: int) -> list[int]:
        """The points in the game at which `seat` was told something."""
        return self.journal(seat).stops

    def past(self, upto: int) -> CoreTable:
        """The table as it was after `upto` core moves."""
        table = CoreTable(self.game, self.table.seats, self.table.options, dealt=False)
        try:
            table.replay(self.table.moves[:upto])
        except (RefusedError, NotationError):  # made under older rules: only the present is left
            return self.table
        return table


def playable(record: Table) -> Game[Any]:
    """The rules of a table; `ArchivedError` if this version has them no more."""
    try:
        return registry.game(record.game)
    except LookupError as unknown:
        raise ArchivedError(str(unknown)) from unknown


class _Shelf:
    """The tables in memory, least recently used dropped first."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, Live] = OrderedDict()
        self._locks: dict[int, RLock] = {}
        self._guard = Lock()

    def __len__(self) -> int:
        return len(self._tables)

    def lock(self, key: int) -> RLock:
        with self._guard:
            return self._locks.setdefault(key, RLock())

    def get(self, key: int) -> Live | None:
        with self._guard:
            if key in self._tables:
                self._tables.move_to_end(key)
            return self._tables.get(key)

    def put(self, key: int, live: Live) -> None:
        with self._guard:
            self._tables[key] = live
            while len(self._tables) > KEPT:
                dropped, _ = self._tables.popitem(last=False)
                self._locks.pop(dropped, None)

    def drop(self, key: int) -> None:
        with self._guard:
            self._tables.pop(key, None)

    def clear(self) -> None:
        with self._guard:
            self._tables.clear()


SHELF = _Shelf()


class loaded:  # noqa: N801 - used like a function
    """The table at its last stored move, for this thread alone.

    If anything fails inside, memory is dropped: the rows are the truth. A refusal is no failure:
    it comes before anything has changed.
    """

    __slots__ = ("_lock", "_record")

    def __init__(self, record: Table) -> None:
        """Nothing is locked yet."""
        self._record = record
        self._lock = SHELF.lock(record.id)

    def __enter__(self) -> Live:
        self._lock.acquire()
        try:
            return _caught_up(self._record)
        except BaseException as failed:
            self.__exit__(type(failed), failed, None)
            raise

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and not issubclass(kind, REFUSALS):
            SHELF.drop(self._record.id)
        self._lock.release()


def _caught_up(record: Table) -> Live:
    live = SHELF.get(record.id)
    if live is not None and live.number == record.length:
        return live
    if live is None or live.number > record.length:
        live = _begun(record)
    for row in _rows(record, live.number):
        live.apply(row)
    SHELF.put(record.id, live)
    return live


def _begun(record: Table) -> Live:
    if playable(record).rules_version == record.rules_version:
        return Live(record, record.seats.count())
    from bestiary.web.table.revival import revived  # it builds on this module

    return revived(record)


def _rows(record: Table, after: int) -> Iterable[Move]:
    return record.moves.filter(number__gt=after, number__lte=record.length)


def names(seats: Iterable[Seat]) -> list[str]:
    """What the players are called, by seat."""
    return [seat.name for seat in seats]
