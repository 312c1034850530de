"""Stores what arrived together: one transaction, one wait for the disk; then pages are drawn."""

from __future__ import annotations

import logging
from time import monotonic

from django.db import connections, transaction

from bestiary.web.infra.metrics import COMMITS_FAILED, MOVE_TIME, WAIT_TIME, StageTimer
from bestiary.web.live.access import LATEST
from bestiary.web.live.subscriptions import STAGE, new_stamp
from bestiary.web.tables.errors import TurnedAwayError, UncertainError
from bestiary.web.tables.move_batch import Ledger, opened
from bestiary.web.tables.table_cache import SHELF
from bestiary.web.writer.fsync import Disk, apart
from bestiary.web.writer.jobs import Job, Result, hand_over

log = logging.getLogger("bestiary.web")


def store(jobs: list[Job]) -> None:
    """Do all jobs in one transaction; one that is refused leaves the others alone."""
    results: list[Result] = []
    for job in jobs:
        WAIT_TIME.observe(monotonic() - job.since)
    try:
        with apart() as disk, opened((job.key for job in jobs), LATEST.table) as ledger:
            results += map(_tried, jobs)
    except Exception as failed:
        log.exception("What arrived together could not be stored.")
        COMMITS_FAILED.inc()
        SHELF.clear()  # what memory holds may never have been stored
        LATEST.clear()
        connections.close_all()
        results = [(None, _lost(failed)) for _ in jobs]
    else:
        disk.begin()
        _show_moves(ledger)
        results = _once_safe(disk, results)
    hand_over(list(zip(jobs, results, strict=True)))
    STAGE.deliver()


def _once_safe(disk: Disk, results: list[Result]) -> list[Result]:
    """What is acknowledged lies on the disk; if it may not, nobody knows."""
    try:
        disk.wait()
    except OSError:
        log.exception("What arrived together was stored, but may not be on the disk.")
        COMMITS_FAILED.inc()
        return [(None, error or UncertainError()) for _, error in results]
    return results


def _lost(failed: Exception) -> TurnedAwayError:
    """What those who wait are told: not stored, or nobody knows."""
    if isinstance(failed, UncertainError):
        return failed
    lost = TurnedAwayError("refused-storage")
    lost.__cause__ = failed
    return lost


def _tried(job: Job) -> Result:
    try:
        if job.is_move:
            with StageTimer(MOVE_TIME):
                return job.done(), None
        with transaction.atomic():
            return job.done(), None
    except Exception as error:
        return None, error


def _show_moves(ledger: Ledger) -> None:
    """Draw the pages of the tables that moved on; `LATEST` need not ask the database for them."""
    for slug, live in ledger.moved.items():
        stamp = new_stamp()
        LATEST.moved(stamp, ledger.tables[slug], live.asked)
        STAGE.show(slug, stamp)
