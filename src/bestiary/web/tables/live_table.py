"""One table in memory: its rules carried on move by move, and who was asked when."""

from __future__ import annotations

from typing import Any

from bestiary import registry
from bestiary.core import CHANCE, Game, RefusedError, Words
from bestiary.core import Table as CoreTable
from bestiary.core.notation import NotationError
from bestiary.core.table import Move as Line
from bestiary.web.models import Act, Move, Table
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.journal import Journal


class LiveTable:
    """One table at the moment of its move `number`.

    `opened` says for each seat at which move its present decision was opened: a page that
    answers an older one is out of date, one that others merely overtook is not.
    """

    def __init__(self, table: CoreTable) -> None:
        self.game = table.game
        self.table = table
        self.number = 0
        self.conceded: int | None = None
        self.opened: dict[int, int] = {}
        self.journals: dict[int, Journal] = {}
        self._words: dict[tuple[str, tuple[str, ...]], Words] = {}
        self._asked: tuple[int, ...] = ()
        self._offered: tuple[int, ...] = ()
        self._step: object = None

    @classmethod
    def set_up(cls, record: Table, seats: int) -> LiveTable:
        """A stored table before its first move; its moves are applied after."""
        seed = bytes.fromhex(record.seed)
        salts = record.salts_of(seats)
        game = playable(record)
        return cls(CoreTable(game, seats, record.options, seed=seed, salts=salts, dealt=False))

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
        """The seats the table waited for when the last move was noted."""
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
        asked = self.asked
        offered = self._offers()
        # One step may stand on the agenda again and again: a seat whose turn came has a new one.
        changed = {*asked} ^ {*self._asked} | {mover}
        before = {*self._asked, *self._offered} - changed if step is self._step else ()
        self.opened = {s: self.opened[s] if s in before else number for s in asked + offered}
        self.number = number
        self._asked = asked
        self._offered = offered
        self._step = step

    def _offers(self) -> tuple[int, ...]:
        """The seats to which something is offered that the table does not wait for."""
        return () if self.is_over else tuple(d.seat for _, d in self.table.state.offers())

    def words(self, language: str, players: tuple[str, ...]) -> Words:
        """The texts in which the table is told, made once while nobody changes."""
        key = (language, players)
        if key not in self._words:
            self._words[key] = Words(self.game, language, players)
        return self._words[key]

    def journal(self, seat: int) -> Journal:
        """The log as `seat` reads it, up to now."""
        events = self.table.events
        journal = self.journals.get(seat)
        if journal is None or not journal.is_prefix_of(events):
            journal = self.journals[seat] = Journal(seat, self._deal_length())
        journal.read(events)
        return journal

    def _deal_length(self) -> int:
        """How many core moves laid the table out, before the first choice."""
        moves = self.table.moves
        return next((move.number - 1 for move in moves if move.seat != CHANCE), len(moves))

    def stops(self, seat: int) -> list[int]:
        """The points in the game at which `seat` was told something."""
        return self.journal(seat).stops

    def last_choice(self, seat: int) -> int:
        """The number of the last core move that `seat` made; 0 before its first."""
        return next((move.number for move in reversed(self.table.moves) if move.seat == seat), 0)

    def past(self, upto: int) -> CoreTable:
        """The table as it was after `upto` core moves."""
        table = CoreTable(self.game, self.table.seats, self.table.options, dealt=False)
        try:
            table.replay(self.table.moves[:upto])
        except (RefusedError, NotationError):  # made under older rules: only the present is left
            return self.table
        return table


def playable(record: Table) -> Game[Any, Any]:
    """The rules of a table; `ArchivedError` if this version has them no more."""
    try:
        return registry.game(record.game)
    except LookupError as unknown:
        raise ArchivedError(str(unknown)) from unknown
