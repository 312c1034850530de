"""Looks over all tables: whose bot is to move, and whose clock ran out."""

from __future__ import annotations

from datetime import timedelta
from typing import NamedTuple

from django.core.cache import cache
from django.db.models import QuerySet
from django.utils import timezone

from bestiary.core import CHANCE, snapshot
from bestiary.web.background.bot_process import Task, told
from bestiary.web.models import Seat, Status, Table, Tempo
from bestiary.web.tables.catalogue import STAND_IN
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.live_table import Live
from bestiary.web.tables.moves import stand_in
from bestiary.web.tables.table_cache import loaded

FORGOTTEN_AFTER = timedelta(seconds=10)
HURRIED_FOR = 600
"""Seconds after which a wish to skip to one's turn is forgotten in any case."""


class Turn(NamedTuple):
    """A bot that is asked, the ticket its answer needs, and how soon it may answer.

    In a race the first to answer gains.
    """

    task: Task
    ticket: int
    is_race: bool = False
    tempo: Tempo = Tempo.CALM


def bots_to_move(slug: str) -> list[Turn]:
    """The bots a table waits for."""
    table = Table.objects.filter(slug=slug, status=Status.PLAYING).first()
    if table is None:
        return []
    bots = {s.number: s.bot for s in table.seats.all() if s.bot}
    try:
        with loaded(table) as live:
            asked = [s for s in live.asked if s in bots]
            state = snapshot.dump(live.table.state) if asked else b""
            known = {s: told(live.table, s) for s in asked}
            tasks = [Task(slug, table.game, state, s, bots[s], known[s]) for s in asked]
            race = live.table.state.is_race
            tempo = _tempo(table, live)
            return [Turn(task, live.opened[task.seat], race, tempo) for task in tasks]
    except ArchivedError:
        return []


def _tempo(table: Table, live: Live) -> Tempo:
    """As the table was set, unless somebody there does not want to watch this time."""
    seat, choice = cache.get(_hurry(table.slug)) or (CHANCE, 0)
    hurried = seat != CHANCE and live.last_choice(seat) == choice
    return Tempo.AT_ONCE if hurried else Tempo(table.tempo)


def hurry(slug: str, seat: int, live: Live) -> None:
    """Note that `seat` wants to skip to its turn; it holds until that seat chooses again.

    A note that the cache loses costs a pause.
    """
    cache.set(_hurry(slug), (seat, live.last_choice(seat)), HURRIED_FOR)


def _hurry(slug: str) -> str:
    return f"hurry:{slug}"


def forgotten() -> list[str]:
    """Tables whose bot has not moved for a while: its worker was stopped or killed."""
    before = timezone.now() - FORGOTTEN_AFTER
    late = asked().exclude(bot="").filter(asked__lt=before)
    return list(late.values_list("table__slug", flat=True).distinct()[:200])


def asked() -> QuerySet[Seat]:
    """The seats that running tables wait for."""
    return Seat.objects.filter(is_asked=True, table__status=Status.PLAYING)


def run_out() -> list[str]:
    """Let a bot take the seats whose clock has run out; the tables that changed."""
    now = timezone.now()
    late = set()
    running = asked().filter(bot="", table__clock__gt=0, clock_left__isnull=False)
    for seat in running.select_related("table"):
        used = (now - seat.asked).total_seconds() if seat.asked else 0.0
        if used > (seat.clock_left or 0.0):
            stand_in(seat.table.slug, seat.number, STAND_IN)
            late.add(seat.table.slug)
    return sorted(late)
