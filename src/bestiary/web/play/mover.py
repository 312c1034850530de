"""Makes moves: checks, stores, and only then acknowledges."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from django.db import DatabaseError, IntegrityError, transaction
from django.utils import timezone

from bestiary.core import CHANCE, NotationError, RefusedError
from bestiary.web.models import Act, Kind, Move, Pace, Seat, Status, Table
from bestiary.web.play.live import SHELF, Live, TurnedAwayError, loaded
from bestiary.web.play.revival import kept

__all__ = [
    "TurnedAwayError",
    "concede",
    "deal",
    "play",
    "stand_in",
    "take_back",
]

log = logging.getLogger("bestiary.web")

ATTEMPTS = 5
NOT_ASKED: dict[str, Any] = {"is_asked": False, "asked": None}
DAY = 24 * 60 * 60
LONGEST = 2_000
"""No choice of any game is written with more letters."""


Work = Callable[[Live], Move]


def play(slug: str, seat: int, ticket: int, text: str) -> int:
    """Make the choice written `text` for `seat`; the number of the stored move."""

    def work(live: Live) -> Move:
        if live.opened.get(seat) != ticket:
            raise TurnedAwayError("refused-moved-on")
        before = len(live.table.moves)
        try:
            live.table.choose(seat, live.table.read(text[:LONGEST]))
        except NotationError as unreadable:
            raise TurnedAwayError("refused-choice") from unreadable
        dealt = [line.text for line in live.table.moves[before + 1 :]]
        return Move(seat=seat, act=Act.CHOICE, notation=live.table.moves[before].text, dealt=dealt)

    return _store(slug, work)


def take_back(slug: str, seat: int) -> int:
    """Undo the last choice of `seat`, while the rules of take-back allow it."""

    def work(live: Live) -> Move:
        live.table.take_back(seat)
        return Move(seat=seat, act=Act.TAKE_BACK)

    if not Table.objects.filter(slug=slug, has_take_backs=True).exists():
        raise TurnedAwayError("refused-take-back-off")
    return _store(slug, work)


def concede(slug: str, seat: int) -> int:
    """Give the game up for `seat`. Only for one or two seats: among more, a bot plays on."""

    def work(live: Live) -> Move:
        live.conceded = seat
        return Move(seat=seat, act=Act.CONCEDE)

    return _store(slug, work)


def deal(record: Table) -> None:
    """Set the table up and store what chance dealt before anybody chooses."""
    with transaction.atomic(), loaded(record) as live:
        live.table.deal()
        dealt = [line.text for line in live.table.moves]
        row = Move(seat=CHANCE, act=Act.DEAL, dealt=dealt)
        _write(record, live, row)


def _store(slug: str, work: Work) -> int:
    """Do `work` on the table and store it; repeat if another worker stored a move first."""
    for _ in range(ATTEMPTS):
        try:
            return _attempt(slug, work)
        except IntegrityError:
            _forget(slug)
        except RefusedError as refused:
            raise TurnedAwayError(refused.why) from refused
        except DatabaseError as failed:
            log.exception("A move at table %s could not be stored.", slug)
            SHELF.clear()  # what memory holds of it may never have been stored
            raise TurnedAwayError("refused-storage") from failed
    raise TurnedAwayError("refused-moved-on")


def _forget(slug: str) -> None:
    for key in Table.objects.filter(slug=slug).values_list("pk", flat=True):
        SHELF.drop(key)


def _attempt(slug: str, work: Work) -> int:
    """The row is locked first, memory second: the same order everywhere."""
    with transaction.atomic():
        record = Table.objects.select_for_update().filter(slug=slug).first()
        if record is None or record.status != Status.PLAYING:
            raise TurnedAwayError("refused-over")
        with loaded(record) as live:
            _write(record, live, work(live))
    return record.length


def _write(record: Table, live: Live, row: Move) -> None:
    row.table, row.number = record, record.length + 1
    row.save(force_insert=True)
    live.reach(row.number, row.seat)
    record.length, record.changed = row.number, timezone.now()
    if live.is_over:
        record.status = Status.FINISHED
        record.outcome = _outcome(live)
    record.save(update_fields=["length", "changed", "status", "outcome"])
    kept(record, live)
    _ask(record, live)


def _outcome(live: Live) -> dict[str, object]:
    outcome = live.table.state.outcome
    if outcome is None:
        others = [s for s in range(live.table.seats) if s != live.conceded]
        return {"winners": others, "conceded": live.conceded}
    totals = [score.total for score in outcome.scores]
    return {"winners": list(outcome.winners), "scores": totals, "reason": outcome.reason}


def _ask(record: Table, live: Live) -> None:
    """Mark the seats the table waits for, and run their clocks."""
    now, asked = timezone.now(), set(live.asked)
    if not record.clock:
        anew = [s for s in asked if live.opened.get(s) == live.number]
        record.seats.filter(is_asked=True).exclude(number__in=asked).update(**NOT_ASKED)
        record.seats.filter(number__in=anew).update(is_asked=True, asked=now)
        return
    for seat in record.seats.all():
        is_asked = seat.number in asked
        renewed = is_asked and live.opened.get(seat.number) == live.number
        if is_asked == seat.is_asked and not renewed:
            continue
        if seat.is_asked and seat.asked and record.pace == Pace.LIVE:
            used = (now - seat.asked).total_seconds()
            seat.clock_left = max(0.0, (seat.clock_left or 0.0) - used)
        if is_asked and record.pace == Pace.DAYS:
            seat.clock_left = float(record.clock * DAY)
        seat.is_asked, seat.asked = is_asked, now if is_asked else None
        seat.save(update_fields=["is_asked", "asked", "clock_left"])


def stand_in(slug: str, seat: int, bot: str) -> None:
    """Let `bot` play for an absent person; '' hands the seat back."""
    Seat.objects.filter(table__slug=slug, number=seat).exclude(kind=Kind.BOT).update(bot=bot)
