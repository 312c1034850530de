"""Tables started under older rules: they go on from their snapshot, or leave their transcript."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from bestiary.core import CHANCE, SPECTATOR, Game, State, snapshot, transcript
from bestiary.core import Move as Line
from bestiary.core import Table as CoreTable
from bestiary.web.models import Act, Move, Snapshot, Table
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.live_table import LiveTable, playable
from bestiary.web.tables.player_names import names

log = logging.getLogger("bestiary.web")
NOBODY = -9


class Kept(NamedTuple):
    """The state after move `number`, as it was then."""

    number: int
    state: State


def revived(record: Table) -> LiveTable:
    """A table of older rules as its players left it, or a few moves before.

    `ArchivedError` if that cannot be.
    """
    kept = _kept(record)
    if kept is None:
        if (replayed := _replayed(record, record.length)) is None:
            raise ArchivedError(f"table {record.slug} fits today's rules no more")
        return replayed
    replayed = _replayed(record, kept.number)
    if replayed is not None and replayed.table.state == kept.state:
        return replayed
    return _resumed(record, kept)


def _replayed(record: Table, upto: int) -> LiveTable | None:
    """The table as today's rules replay it, or None if they refuse anything."""
    try:
        live = LiveTable.set_up(record, record.seats.count())
        for row in record.moves.filter(number__lte=upto):
            live.apply(row)
    except Exception:  # rules that changed may fail in any way
        log.info("Table %s cannot be replayed under today's rules.", record.slug)
        return None
    return live


def _kept(record: Table) -> Kept | None:
    """The last snapshot, if today's rules can read it."""
    found = Snapshot.objects.filter(table=record, number__lte=record.length).first()
    if found is None:
        return None
    try:
        state = snapshot.load(bytes(found.data))
        _try(playable(record), state, record.seats.count())
    except Exception:  # as above
        log.info("The snapshot of table %s cannot be read under today's rules.", record.slug)
        return None
    return Kept(found.number, state)


def _try(game: Game[Any], state: State, seats: int) -> None:
    for seat in (*range(seats), SPECTATOR):
        game.view(state, seat)
        state.open_to(seat)


def _resumed(record: Table, kept: Kept) -> LiveTable:
    """The stored state, with the moves that led to it but without their log."""
    try:
        live = LiveTable.set_up(record, record.seats.count())
    except ValueError as unknown:
        raise ArchivedError(str(unknown)) from unknown
    live.table.resume(kept.state, moves(record, kept.number))
    live.reach(kept.number, NOBODY)
    return live


def moves(record: Table, upto: int) -> Iterable[Line]:
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


class Remains(NamedTuple):
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


def remains(record: Table) -> str:
    """The transcript of a table that cannot go on, written without its rules."""
    seats = list(record.seats.all())
    left = Remains(
        SimpleNamespace(id=record.game, rules_version=record.rules_version),
        len(seats),
        record.options,
        tuple(names(seats)),
        tuple(moves(record, record.length)),
        record.seal,
        record.salts_of(len(seats)),
    )
    return transcript.write(cast(CoreTable, left), reveal_seed=False)
