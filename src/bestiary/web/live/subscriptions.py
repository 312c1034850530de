"""The pages of this worker, by table: drawn in the clerk's thread, sent from their own loop."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from threading import Lock
from typing import Protocol

from django.db import DatabaseError

from bestiary.web.infra.metrics import DRAW_TIME, StageTimer
from bestiary.web.render.fragments import Screen
from bestiary.web.render.html_diff import Wire
from bestiary.web.render.svg_diff import Patches
from bestiary.web.tables.errors import ArchivedError

log = logging.getLogger("bestiary.web")

WORKER = secrets.token_hex(8)
"""This process; its own pages need not be told by others."""
_count = count()
RELOAD = json.dumps({"reload": True})


def new_stamp() -> str:
    """A name for one change of a table; pages that answer it share what the database says."""
    return f"{WORKER}.{next(_count)}"


AT_ONCE = 0.05
"""Seconds of drawing for one table, of the clerk's own time; pages that are left are drawn when
others had their turn."""
HERE_FOR = 45.0
"""Seconds for which somebody is still here who has gone, or has only asked something."""


class Drawn(Protocol):
    """Someone who looks at a table, from their own seats if they have any."""

    seats: tuple[int, ...]

    def screen(self, stamp: str = "") -> Screen | None:
        """What they see; None if that is another page altogether."""


class Follower(Protocol):
    """Someone who is told of every change of a table, in a loop of their own."""

    loop: asyncio.AbstractEventLoop

    @property
    def seats(self) -> tuple[int, ...]:
        """The rows of the seats in which they sit."""

    def drawn(self, slug: str, stamp: str = "") -> list[str]:
        """The messages to tell them now, if any; in the clerk's thread."""

    def push(self, text: str) -> None:
        """Tell them; in their loop."""


class Page:
    """One open page: who looks, what they have been shown, and how to send them more."""

    def __init__(
        self, reader: Drawn, push: Callable[[str], None], patches: Patches | None = None
    ) -> None:
        """`push` is called in the loop that is running now."""
        self.reader = reader
        self._push = push
        self.loop = asyncio.get_running_loop()
        self.wire = Wire(patches)

    @property
    def seats(self) -> tuple[int, ...]:
        return self.reader.seats

    def drawn(self, slug: str, stamp: str = "") -> list[str]:
        """What to send so that the page shows the table as it is; in the clerk's thread."""
        try:
            screen = self.reader.screen(stamp)
        except ArchivedError:
            return [RELOAD]
        except DatabaseError:
            log.exception(
                "Table %s could not be read; its page stays as it is.", slug, extra={"table": slug}
            )
            return []
        return [RELOAD] if screen is None else self.wire.changes(screen)

    def push(self, text: str) -> None:
        self._push(text)


class Stage:
    """All pages of this worker, and the programs that follow its tables."""

    def __init__(self) -> None:
        self._pages: dict[str, dict[Follower, None]] = {}
        self._sent: dict[asyncio.AbstractEventLoop, list[tuple[Follower, str]]] = defaultdict(list)
        self._heard: dict[int, float] = {}
        self._late: dict[Follower, tuple[str, str]] = {}
        self._guard = Lock()

    def __len__(self) -> int:
        with self._guard:
            return sum(map(len, self._pages.values()))

    def enter(self, slug: str, page: Follower) -> None:
        with self._guard:
            self._pages.setdefault(slug, {})[page] = None

    def leave(self, slug: str, page: Follower) -> None:
        """A page was closed; its people may come back in a moment."""
        self.hear(*page.seats)
        with self._guard:
            self._late.pop(page, None)
            pages = self._pages.get(slug, {})
            pages.pop(page, None)
            if not pages:
                self._pages.pop(slug, None)

    def hear(self, *seats: int) -> None:
        """Note that somebody in these seats has given a sign of life."""
        now = time.monotonic()
        with self._guard:
            self._heard.update(dict.fromkeys(seats, now))

    def hears(self, slug: str, seat: int) -> bool:
        """Whether somebody in that seat is here, or was a moment ago."""
        if any(seat in page.seats for page in self.at(slug)):
            return True
        return time.monotonic() < self._heard.get(seat, -HERE_FOR) + HERE_FOR

    def here(self, since: float) -> list[int]:
        """The seats that somebody sits in, or has given a sign of life from `since` then."""
        now = time.monotonic()
        with self._guard:
            self._heard = {s: at for s, at in self._heard.items() if now < at + HERE_FOR}
            heard = {seat for seat, at in self._heard.items() if at >= since}
            pages = [page for pages in self._pages.values() for page in pages]
        return sorted(heard.union(*(page.seats for page in pages)))

    def at(self, slug: str) -> list[Follower]:
        """The pages of a table."""
        with self._guard:
            return list(self._pages.get(slug, ()))

    def tables(self) -> list[str]:
        """The tables that somebody here looks at."""
        with self._guard:
            return list(self._pages)

    def show(self, slug: str, stamp: str) -> None:
        """Draw the table for each of its pages, for as many as there is time for."""
        end = time.thread_time() + AT_ONCE
        with StageTimer(DRAW_TIME):
            for page in self.at(slug):
                if time.thread_time() < end:
                    self._draw(slug, page, stamp)
                else:
                    self._defer(slug, page, stamp)

    def _defer(self, slug: str, page: Follower, stamp: str) -> None:
        with self._guard:
            if page in self._pages.get(slug, ()):
                self._late[page] = (slug, stamp)

    @property
    def is_behind(self) -> bool:
        """Whether pages wait to be drawn."""
        return bool(self._late)

    def catch_up(self) -> None:
        """Draw the page that has waited longest, if one does."""
        if not self._late:
            return
        with self._guard:
            page = next(iter(self._late), None)
            if page is None:
                return
            slug, stamp = self._late.pop(page)
        self._draw(slug, page, stamp)
        self.deliver()

    def _draw(self, slug: str, page: Follower, stamp: str = "") -> None:
        if self._late:
            with self._guard:
                self._late.pop(page, None)
        try:
            texts = page.drawn(slug, stamp)
        except Exception:
            log.exception("A page of table %s could not be drawn.", slug, extra={"table": slug})
            return
        if texts:
            self._sent[page.loop] += [(page, text) for text in texts]

    def deliver(self) -> None:
        """Hand what was drawn to the loops that send it."""
        sent, self._sent = self._sent, defaultdict(list)
        for loop, frames in sent.items():
            with suppress(RuntimeError):  # the loop of a server that is being stopped is closed
                loop.call_soon_threadsafe(_push, frames)

    def tell(self, slug: str, page: Follower) -> None:
        """Draw the table for one page, and have it sent.

        What is drawn in the clerk's thread always goes this way: each message says what changed
        since the one before, so none may overtake another.
        """
        self._draw(slug, page)
        self.deliver()

    def redraw(self, slug: str, stamp: str) -> None:
        """Draw the table for each of its pages, and have it sent."""
        self.show(slug, stamp)
        self.deliver()


def _push(frames: list[tuple[Follower, str]]) -> None:
    for page, text in frames:
        page.push(text)


STAGE = Stage()
