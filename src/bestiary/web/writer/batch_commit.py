"""Batch commit: jobs that waited together share one transaction and one fsync.

A commit costs a wait for the disk whatever it holds, so the busier the worker, the cheaper each
move. Pages are drawn while the disk is waited for; nothing is acknowledged before it is durable.
"""

from __future__ import annotations

import logging
from time import monotonic
from typing import Protocol

from django.db import connections, transaction

from bestiary.web.infra.metrics import COMMITS_FAILED, MOVE_TIME, WAIT_TIME, StageTimer
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.move_batch import MoveBatch, open_batch
from bestiary.web.tables.table_cache import TableCache
from bestiary.web.tables.table_rows import TableRows
from bestiary.web.writer.fsync import FsyncThread, PendingFsync
from bestiary.web.writer.jobs import Job, Result, hand_over

log = logging.getLogger("bestiary.web")


class PageSender(Protocol):
    """What draws and sends pages after a commit; `live/subscriptions.py` is one."""

    @property
    def has_deferred(self) -> bool:
        """Whether pages wait to be drawn."""

    def draw(self, slug: str, stamp: str) -> None:
        """Draw a table for its open pages, as many as there is time for."""

    def draw_deferred(self) -> None:
        """Draw the page that has waited longest, and send it."""

    def redraw(self, slug: str, stamp: str) -> None:
        """Draw and send a table to its open pages."""

    def deliver(self) -> None:
        """Send what was drawn to the pages, each in its own event loop."""


class BatchCommit:
    """Stores a batch of jobs, draws the tables that moved, and acknowledges."""

    def __init__(self, pages: PageSender, rows: TableRows, cache: TableCache) -> None:
        self._pages = pages
        self._rows = rows
        self._cache = cache
        self._fsync = FsyncThread()

    def store(self, jobs: list[Job]) -> None:
        """Do all jobs in one transaction; one that is refused leaves the others alone."""
        results: list[Result] = []
        for job in jobs:
            WAIT_TIME.observe(monotonic() - job.since)
        try:
            with (
                self._fsync.defer() as pending,
                open_batch((job.key for job in jobs), self._rows.table) as batch,
            ):
                results += map(_run, jobs)
        except Exception as failed:
            log.exception("What arrived together could not be stored.")
            COMMITS_FAILED.inc()
            # What memory holds may never have been stored.
            self._cache.clear()
            self._rows.clear()
            connections.close_all()
            results = [(None, _refusal(failed)) for _ in jobs]
        else:
            # In this order: the disk works in its thread while the pages are drawn in this one.
            pending.begin()
            self._draw_moved(batch)
            results = _once_safe(pending, results)
        hand_over(list(zip(jobs, results, strict=True)))
        self._pages.deliver()

    def stop(self) -> None:
        self._fsync.stop()

    def _draw_moved(self, batch: MoveBatch) -> None:
        """Draw the pages of the tables that moved on, without asking the database for them."""
        for slug, live in batch.moved.items():
            stamp = self._rows.new_stamp()
            self._rows.note_move(stamp, batch.tables[slug], live.asked)
            self._pages.draw(slug, stamp)


def _once_safe(pending: PendingFsync, results: list[Result]) -> list[Result]:
    """The results once they lie on the disk; if the fsync fails, the outcome is not known."""
    try:
        pending.wait()
    except OSError:
        log.exception("What arrived together was stored, but may not be on the disk.")
        COMMITS_FAILED.inc()
        return [(None, error or UncertainError()) for _, error in results]
    return results


def _refusal(failed: Exception) -> TurnedAwayError:
    """What the callers get: not stored, or not known whether it is."""
    if isinstance(failed, UncertainError):
        return failed
    refusal = TurnedAwayError("refused-storage")
    refusal.__cause__ = failed
    return refusal


def _run(job: Job) -> Result:
    try:
        if job.is_move:
            with StageTimer(MOVE_TIME):
                return job.run(), None
        # Other writes touch the database as they go: a savepoint lets one fail alone.
        with transaction.atomic():
            return job.run(), None
    except Exception as error:
        return None, error
