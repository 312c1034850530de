"""The `Worker`: everything that one server process holds in memory, made and connected here.

Collaborators get what they need of one another by constructor. Views, which Django calls without
one, ask `current()`; code below this module reads the objects that `install` puts into its holders
(`infra/per_worker.py`). A test makes a `Worker` of its own, and nothing is left of it afterwards.
"""

from __future__ import annotations

from asgiref.sync import async_to_sync

from bestiary.web.background.bot_scheduler import BotScheduler
from bestiary.web.background.bus import Bus
from bestiary.web.background.mailer import Mailer
from bestiary.web.background.metrics_server import MetricsServer
from bestiary.web.background.periodic import PeriodicJobs
from bestiary.web.infra import rate_counters, slow_jobs
from bestiary.web.infra.rate_counters import WindowCounters
from bestiary.web.infra.slow_jobs import SlowJobs
from bestiary.web.live.client_limits import ClientLimits
from bestiary.web.live.presence import Presence
from bestiary.web.live.stream import EventStream
from bestiary.web.live.subscriptions import Subscriber, Subscriptions
from bestiary.web.render import drawing_cache
from bestiary.web.tables import table_cache
from bestiary.web.tables.table_cache import TableCache
from bestiary.web.tables.table_rows import TableRows
from bestiary.web.writer.thread import Writer


class Worker:
    """One server process: its writer thread, caches, subscriptions and background services.

    `start` and `stop` are called in the event loop; `announce_now` in the thread of a request.
    """

    def __init__(self) -> None:
        self.rate_counters = WindowCounters()
        self.slow_jobs = SlowJobs()
        self.drawing_cache = drawing_cache.make_cache()
        self.table_cache = TableCache()
        self.client_limits = ClientLimits()
        self.subscriptions = Subscriptions()
        self.streams: set[EventStream] = set()
        self.presence = Presence(self.subscriptions)
        self.table_rows = TableRows(self.presence.absence)
        self.writer = Writer(self.subscriptions, self.table_rows, self.table_cache)
        self.bus = Bus(self.subscriptions, self.writer.redraw)
        self.bot_scheduler = BotScheduler(self.writer, self.bus.publish)
        self.mailer = Mailer(self.writer, self.slow_jobs, self.presence.is_away)
        self.periodic = PeriodicJobs(
            self.writer,
            self.bot_scheduler,
            self.mailer,
            save_presence=self.presence.save,
            announce=self.announce,
        )
        self.metrics_server = MetricsServer(
            self.table_cache, self.subscriptions, self.writer.queues
        )
        # In the order of their start: the periodic jobs wake bots and publish on the bus.
        self._services = (self.bot_scheduler, self.bus, self.periodic, self.metrics_server)

    def start(self) -> None:
        for service in self._services:
            service.start()

    async def stop(self) -> None:
        """Stop the services; the writer thread ends with the process."""
        for service in reversed(self._services):
            await service.stop()

    async def announce(self, slug: str) -> None:
        """Redraw a table that changed on every page, here and elsewhere, and wake its bots."""
        await self.writer.redraw(slug)
        self.announce_move(slug)

    def announce_move(self, slug: str) -> None:
        """After a move, which the writer has drawn on the pages here: tell all others."""
        self.bus.publish(slug)
        if self.table_rows.has_bots(slug):
            self.bot_scheduler.wake(slug)

    def announce_now(self, slug: str) -> None:
        """`announce`, for views."""
        async_to_sync(self.announce)(slug)

    def unsubscribe(self, slug: str, subscriber: Subscriber) -> None:
        """A connection ended; its people may come back in a moment and are here until then."""
        self.presence.note_seen(*subscriber.seats)
        self.subscriptions.remove(slug, subscriber)

    def end_streams(self) -> None:
        """Let every program go that follows a table, for it would follow for ever."""
        for stream in tuple(self.streams):
            stream.end()

    def install(self) -> None:
        """Be the worker of this process, also for the layers below, which cannot import it."""
        global _current
        _current = self
        rate_counters.LOCAL_COUNTERS.install(self.rate_counters)
        slow_jobs.SLOW_JOBS.install(self.slow_jobs)
        drawing_cache.DRAWING_CACHE.install(self.drawing_cache)
        table_cache.TABLE_CACHE.install(self.table_cache)


_current: Worker | None = None


def current() -> Worker:
    """The worker of this process, made when first asked for."""
    if _current is None:
        Worker().install()
    assert _current is not None
    return _current
