"""Makes moves: checks, stores, and only then acknowledges.

Optimistic concurrency: nobody holds a table while they think. A page sends the ticket of the
decision it showed, which is the number of the move that opened it (its expected version), and a
stale one is refused: another decision is open by now.
"""

from __future__ import annotations

import logging

from django.db import DatabaseError, IntegrityError

from bestiary.core import CHANCE, RefusedError
from bestiary.core.notation import NotationError
from bestiary.web.models import Act, Kind, Move, Seat, Table
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.move_batch import MadeMove, Work, open_batch
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table

log = logging.getLogger("bestiary.web")

MAX_ATTEMPTS = 5
"""Times that a move is made again after another worker stored one first."""
MAX_CHOICE_CHARACTERS = 2_000
"""No choice of any game is written with more."""


def play(slug: str, seat: int, ticket: int, text: str, key: str = "") -> int:
    """Make the choice written `text` for `seat`; the number of the stored move."""

    def work(live: LiveTable) -> MadeMove:
        if live.opened.get(seat) != ticket:
            raise TurnedAwayError("refused-moved-on")
        before = len(live.table.moves)
        try:
            live.table.choose(seat, live.table.read(text[:MAX_CHOICE_CHARACTERS]))
        except NotationError as unreadable:
            raise TurnedAwayError("refused-choice") from unreadable
        dealt = [line.text for line in live.table.moves[before + 1 :]]
        return MadeMove(seat, Act.CHOICE, live.table.moves[before].text, dealt, key)

    return _store(slug, work)


def play_once(slug: str, seat: int, ticket: int, text: str, key: str) -> int:
    """The same, idempotent: a move stored under this idempotency `key` is not made again."""
    if (number := _stored_number(slug, seat, key)) is not None:
        return number
    try:
        return play(slug, seat, ticket, text, key)
    except TurnedAwayError:
        if (number := _stored_number(slug, seat, key)) is not None:  # asked twice at the same time
            return number
        raise


def _stored_number(slug: str, seat: int, key: str) -> int | None:
    if not key:
        return None
    stored = Move.objects.filter(table__slug=slug, seat=seat, key=key)
    return stored.values_list("number", flat=True).first()


def take_back(slug: str, seat: int) -> int:
    """Undo the last choice of `seat`, while the rules of take-back allow it."""

    def work(live: LiveTable) -> MadeMove:
        live.table.take_back(seat)
        return MadeMove(seat, Act.TAKE_BACK)

    if not Table.objects.filter(slug=slug, has_take_backs=True).exists():
        raise TurnedAwayError("refused-take-back-off")
    return _store(slug, work)


def concede(slug: str, seat: int) -> int:
    """Give the game up for `seat`. Only for one or two seats: among more, a bot plays on."""

    def work(live: LiveTable) -> MadeMove:
        live.conceded = seat
        return MadeMove(seat, Act.CONCEDE)

    return _store(slug, work)


def deal(record: Table) -> None:
    """Set the table up and store what chance dealt before anybody chooses."""
    with open_batch([record.slug]) as batch, locked_table(record) as live:
        live.table.deal()
        dealt = [line.text for line in live.table.moves]
        batch.tables[record.slug] = record
        batch.add(record, live, MadeMove(CHANCE, Act.DEAL, dealt=dealt))


def _store(slug: str, work: Work) -> int:
    """Do `work` on the table and store it; repeat if another worker stored a move first."""
    for _ in range(MAX_ATTEMPTS):
        try:
            with open_batch([slug]) as batch:
                return batch.move(slug, work)
        except IntegrityError:
            _forget(slug)
        except UncertainError:
            TABLE_CACHE().clear()  # what memory holds of it may never have been stored
            raise
        except RefusedError as refused:
            raise TurnedAwayError(refused.why) from refused
        except DatabaseError as failed:
            log.exception("A move at table %s could not be stored.", slug, extra={"table": slug})
            TABLE_CACHE().clear()  # as above
            raise TurnedAwayError("refused-storage") from failed
    raise TurnedAwayError("refused-moved-on")


def _forget(slug: str) -> None:
    for key in Table.objects.filter(slug=slug).values_list("pk", flat=True):
        TABLE_CACHE().drop(key)


def stand_in(slug: str, seat: int, bot: str) -> None:
    """Let `bot` play for an absent person; '' hands the seat back."""
    Seat.objects.filter(table__slug=slug, number=seat).exclude(kind=Kind.BOT).update(bot=bot)
