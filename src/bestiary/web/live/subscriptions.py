"""Subscriptions: the open pages and streams of this worker, by table.

After a change each subscriber of the table is drawn in the writer thread, and what it is to be
sent is pushed in the event loop that holds its connection.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from threading import Lock
from typing import Protocol

from django.db import DatabaseError

from bestiary.web.infra.metrics import DRAW_TIME, StageTimer
from bestiary.web.render.fragments import Screen
from bestiary.web.render.html_diff import HtmlDiff
from bestiary.web.render.svg_diff import SvgDiff
from bestiary.web.tables.errors import ArchivedError

log = logging.getLogger("bestiary.web")

RELOAD = json.dumps({"reload": True})
RENDER_BUDGET_SECONDS = 0.05
"""CPU time for drawing one table; pages that are left are drawn after other jobs had a turn."""


class Viewer(Protocol):
    """Somebody who looks at a table, with the primary keys of their own seats if they have any."""

    seats: tuple[int, ...]

    def screen(self, stamp: str = "") -> Screen | None:
        """What they see; None if that is another page altogether."""


class Subscriber(Protocol):
    """A connection that is told of every change of a table."""

    loop: asyncio.AbstractEventLoop

    @property
    def seats(self) -> tuple[int, ...]:
        """The primary keys of the seats in which they sit."""

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        """What to send them now, if anything; called in the writer thread."""

    def push(self, text: str) -> None:
        """Send it; called in their loop."""


class OpenPage:
    """A subscriber that is a browser's page: sends HTML diffs against what it was sent before."""

    def __init__(
        self, viewer: Viewer, push: Callable[[str], None], svg_diff: SvgDiff | None = None
    ) -> None:
        """`push` is called in the loop that is running now."""
        self._viewer = viewer
        self._push = push
        self.loop = asyncio.get_running_loop()
        self._html_diff = HtmlDiff(svg_diff)

    @property
    def seats(self) -> tuple[int, ...]:
        return self._viewer.seats

    def messages(self, slug: str, stamp: str = "") -> list[str]:
        """What to send so that the page shows the table as it is; in the writer thread."""
        try:
            screen = self._viewer.screen(stamp)
        except ArchivedError:
            return [RELOAD]
        except DatabaseError:
            log.exception(
                "Table %s could not be read; its page stays as it is.", slug, extra={"table": slug}
            )
            return []
        return [RELOAD] if screen is None else self._html_diff.changes(screen)

    def push(self, text: str) -> None:
        self._push(text)


class Subscriptions:
    """All subscribers of this worker.

    They come and go in the event loop and are drawn in the writer thread; `_guard` protects what
    both touch. `_unsent` is the writer thread's alone.
    """

    def __init__(self) -> None:
        self._by_table: dict[str, dict[Subscriber, None]] = {}
        self._unsent: dict[asyncio.AbstractEventLoop, list[tuple[Subscriber, str]]]
        self._unsent = defaultdict(list)
        self._deferred: dict[Subscriber, tuple[str, str]] = {}
        self._guard = Lock()

    def __len__(self) -> int:
        return len(self.all())

    def add(self, slug: str, subscriber: Subscriber) -> None:
        with self._guard:
            self._by_table.setdefault(slug, {})[subscriber] = None

    def remove(self, slug: str, subscriber: Subscriber) -> None:
        with self._guard:
            self._deferred.pop(subscriber, None)
            subscribers = self._by_table.get(slug, {})
            subscribers.pop(subscriber, None)
            if not subscribers:
                self._by_table.pop(slug, None)

    def at(self, slug: str) -> list[Subscriber]:
        """The subscribers of one table."""
        with self._guard:
            return list(self._by_table.get(slug, ()))

    def all(self) -> list[Subscriber]:
        with self._guard:
            return [one for subscribers in self._by_table.values() for one in subscribers]

    def tables(self) -> list[str]:
        """The tables that have subscribers here."""
        with self._guard:
            return list(self._by_table)

    def draw(self, slug: str, stamp: str) -> None:
        """Draw the table for each of its subscribers, for as many as the budget allows."""
        # Thread time, not wall time: a busy machine must not shrink the budget.
        end = time.thread_time() + RENDER_BUDGET_SECONDS
        with StageTimer(DRAW_TIME):
            for subscriber in self.at(slug):
                if time.thread_time() < end:
                    self._draw(slug, subscriber, stamp)
                else:
                    self._defer(slug, subscriber, stamp)

    def _defer(self, slug: str, subscriber: Subscriber, stamp: str) -> None:
        with self._guard:
            if subscriber in self._by_table.get(slug, ()):
                self._deferred[subscriber] = (slug, stamp)

    @property
    def has_deferred(self) -> bool:
        """Whether pages wait to be drawn."""
        return bool(self._deferred)

    def draw_deferred(self) -> None:
        """Draw the page that has waited longest, if one does, and send it."""
        if not self._deferred:
            return
        with self._guard:
            subscriber = next(iter(self._deferred), None)
            if subscriber is None:
                return
            slug, stamp = self._deferred.pop(subscriber)
        self._draw(slug, subscriber, stamp)
        self.deliver()

    def _draw(self, slug: str, subscriber: Subscriber, stamp: str = "") -> None:
        if self._deferred:
            with self._guard:
                self._deferred.pop(subscriber, None)
        try:
            texts = subscriber.messages(slug, stamp)
        except Exception:
            log.exception("A page of table %s could not be drawn.", slug, extra={"table": slug})
            return
        if texts:
            self._unsent[subscriber.loop] += [(subscriber, text) for text in texts]

    def deliver(self) -> None:
        """Hand what was drawn to the loops that send it: one wake-up per loop, not per page."""
        unsent, self._unsent = self._unsent, defaultdict(list)
        for loop, messages in unsent.items():
            with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
                loop.call_soon_threadsafe(_push, messages)

    def draw_one(self, slug: str, subscriber: Subscriber) -> None:
        """Draw the table for one subscriber, and have it sent.

        Always in the writer thread: each message is a diff against the one before, so none may
        overtake another.
        """
        self._draw(slug, subscriber)
        self.deliver()

    def redraw(self, slug: str, stamp: str) -> None:
        """Draw the table for each of its subscribers, and have it sent."""
        self.draw(slug, stamp)
        self.deliver()


def _push(messages: list[tuple[Subscriber, str]]) -> None:
    for subscriber, text in messages:
        subscriber.push(text)
