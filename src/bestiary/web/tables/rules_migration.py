"""Migration of running tables to changed rules: by replay, else from the snapshot, else archived.

A table outlives the version it was started under. Replaying its moves is exact but may be refused
by today's rules; its snapshot then carries it on, and where that fails too its transcript is left.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from bestiary.core import CHANCE, SPECTATOR, Game, State, snapshot, transcript
from bestiary.core import Table as CoreTable
from bestiary.core.table import Move as Line
from bestiary.web.models import Act, Move, Snapshot, Table
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.live_table import LiveTable, playable
from bestiary.web.tables.player_names import names

log = logging.getLogger("bestiary.web")
NO_SEAT = -9
"""A mover that is neither a seat nor chance: after a snapshot every decision counts as new."""


class StoredState(NamedTuple):
    """The state after move `number`, as it was then."""

    number: int
    state: State


def revive(record: Table) -> LiveTable:
    """A table of older rules as its players left it, or a few moves before.

    `ArchivedError` if that cannot be.
    """
    stored = _load_snapshot(record)
    if stored is None:
        if (live := _replay(record, record.length)) is None:
            raise ArchivedError(f"table {record.slug} fits today's rules no more")
        return live
    live = _replay(record, stored.number)
    # A replay is taken only if it leads to the same state: today's rules may accept every move
    # and still deal with one of them differently.
    if live is not None and live.table.state == stored.state:
        return live
    return _resume(record, stored)


def _replay(record: Table, upto: int) -> LiveTable | None:
    """The table as today's rules replay it, or None if they refuse anything."""
    try:
        live = LiveTable.set_up(record, record.seats.count())
        for row in record.moves.filter(number__lte=upto):
            live.apply(row)
    except Exception:  # rules that changed may fail in any way
        log.info("Table %s cannot be replayed under today's rules.", record.slug)
        return None
    return live


def _load_snapshot(record: Table) -> StoredState | None:
    """The last snapshot, if today's rules can read it."""
    row = Snapshot.objects.filter(table=record, number__lte=record.length).first()
    if row is None:
        return None
    try:
        state = snapshot.load(bytes(row.data))
        _check_playable(playable(record), state, record.seats.count())
    except Exception:  # as above
        log.info("The snapshot of table %s cannot be read under today's rules.", record.slug)
        return None
    return StoredState(row.number, state)


def _check_playable(game: Game[Any, Any], state: State, seats: int) -> None:
    for seat in (*range(seats), SPECTATOR):
        game.rules.view(state, seat)
        state.open_to(seat)


def _resume(record: Table, stored: StoredState) -> LiveTable:
    """The stored state, with the moves that led to it but without their log."""
    try:
        live = LiveTable.set_up(record, record.seats.count())
    except ValueError as unknown:
        raise ArchivedError(str(unknown)) from unknown
    live.table.resume(stored.state, effective_moves(record, stored.number))
    live.reach(stored.number, NO_SEAT)
    return live


def effective_moves(record: Table, upto: int) -> Iterable[Line]:
    """The moves that count, those taken back left out."""
    rows: list[Move] = []
    for row in record.moves.filter(number__lte=upto):
        if row.act == Act.TAKE_BACK:
            last = max(n for n, r in enumerate(rows) if r.seat == row.seat)
            del rows[last:]
        elif row.act != Act.CONCEDE:
            rows.append(row)
    texts = [pair for row in rows for pair in _lines(row)]
    return (Line(n, seat, text) for n, (seat, text) in enumerate(texts, start=1))


def _lines(row: Move) -> list[tuple[int, str]]:
    chosen = [(row.seat, row.notation)] if row.act == Act.CHOICE else []
    return chosen + [(CHANCE, text) for text in row.dealt]


class ArchivedTable(NamedTuple):
    """What is left of a table without its rules, as much as a transcript needs."""

    game: SimpleNamespace
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    moves: tuple[Line, ...]
    seed_hash: str
    salts: tuple[str, ...]
    seed: None = None
    state: SimpleNamespace = SimpleNamespace(outcome=None)


def archived_transcript(record: Table) -> str:
    """The transcript of a table that cannot go on, written without its rules."""
    seats = list(record.seats.all())
    archived = ArchivedTable(
        SimpleNamespace(id=record.game, rules_version=record.rules_version),
        len(seats),
        record.options,
        tuple(names(seats)),
        tuple(effective_moves(record, record.length)),
        record.seal,
        record.salts_of(len(seats)),
    )
    return transcript.write(cast(CoreTable, archived), reveal_seed=False)
