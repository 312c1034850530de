"""What is due at tables: which bots are to move, and whose clocks ran out; by database queries."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from django.core.cache import cache
from django.db.models import QuerySet
from django.utils import timezone

from bestiary.core import CHANCE, snapshot
from bestiary.web.background.bot_process import BotTask, events_seen
from bestiary.web.models import Seat, Status, Table, Tempo
from bestiary.web.tables.catalogue import STAND_IN
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.moves import stand_in
from bestiary.web.tables.table_cache import locked_table

ABANDONED_AFTER = timedelta(seconds=10)
MAX_ABANDONED_PER_LOOK = 200
HURRY_TTL_SECONDS = 600
"""Time after which a wish to skip to one's turn is forgotten in any case."""


class BotTurn(NamedTuple):
    """A bot that is asked, the ticket its answer needs, and how soon it may answer.

    In a race the first to answer gains.
    """

    task: BotTask
    ticket: int
    is_race: bool = False
    tempo: Tempo = Tempo.CALM


def bots_to_move(slug: str) -> list[BotTurn]:
    """The bots a table waits for."""
    table = Table.objects.filter(slug=slug, status=Status.PLAYING).first()
    if table is None:
        return []
    bots = {s.number: s.bot for s in table.seats.all() if s.bot}
    try:
        with locked_table(table) as live:
            asked = [s for s in live.asked if s in bots]
            # Dumped once: all bots that are asked now think about the same state.
            state = snapshot.dump(live.table.state) if asked else b""
            events = {s: events_seen(live.table, s) for s in asked}
            tasks = [BotTask(slug, table.game, state, s, bots[s], events[s]) for s in asked]
            race = live.table.state.is_race
            tempo = _tempo(table, live)
            return [BotTurn(task, live.opened[task.seat], race, tempo) for task in tasks]
    except ArchivedError:
        return []


def _tempo(table: Table, live: LiveTable) -> Tempo:
    """As the table was set, unless somebody there does not want to watch this time."""
    seat, choice = cache.get(_hurry_key(table.slug)) or (CHANCE, 0)
    is_hurried = seat != CHANCE and live.last_choice(seat) == choice
    return Tempo.INSTANT if is_hurried else Tempo(table.tempo)


def hurry(slug: str, seat: int, live: LiveTable) -> None:
    """Note that `seat` wants to skip to its turn; it holds until that seat chooses again.

    A note that the cache loses costs a pause.
    """
    cache.set(_hurry_key(slug), (seat, live.last_choice(seat)), HURRY_TTL_SECONDS)


def _hurry_key(slug: str) -> str:
    return f"hurry:{slug}"


def abandoned_bots() -> list[str]:
    """Tables whose bot has not moved for a while: its worker was stopped or killed."""
    before = timezone.now() - ABANDONED_AFTER
    late = asked_seats().exclude(bot="").filter(asked__lt=before)
    return list(late.values_list("table__slug", flat=True).distinct()[:MAX_ABANDONED_PER_LOOK])


def asked_seats() -> QuerySet[Seat]:
    """The seats that running tables wait for."""
    return Seat.objects.filter(is_asked=True, table__status=Status.PLAYING)


def replace_timed_out() -> list[str]:
    """Let a bot take the seats whose clock has run out; the tables that changed."""
    now = timezone.now()
    late = set()
    running = asked_seats().filter(bot="", table__clock__gt=0, clock_left__isnull=False)
    for seat in running.select_related("table"):
        used = (now - seat.asked).total_seconds() if seat.asked else 0.0
        if used > (seat.clock_left or 0.0):
            stand_in(seat.table.slug, seat.number, STAND_IN)
            late.add(seat.table.slug)
    return sorted(late)
