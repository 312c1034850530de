"""Prometheus metrics: moves, latencies, queues, errors.

Counting is cheap, happens in any thread, and is served only where METRICS_ADDRESS is set.
"""

from __future__ import annotations

from time import perf_counter

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("bestiary_moves", "Moves stored, deals and take-backs included.")
COMMITS = Counter("bestiary_commits", "Transactions of tables, by how they ended.", ["result"])
ERRORS = Counter("bestiary_errors", "Errors written to the log, by who wrote them.", ["logger"])
SOCKETS = Gauge("bestiary_sockets", "Pages and programs that follow a table here.")
TABLES = Gauge("bestiary_tables_in_memory", "Tables that need not be rebuilt for their next move.")
WRITER_QUEUE = Gauge("bestiary_clerk_queue", "Jobs that wait for the clerk.", ["kind"])
BOT_QUEUE = Gauge("bestiary_bot_queue", "Tables whose bots think, or wait for a thinker.")
BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STAGES = Histogram("bestiary_stage_seconds", "Time by stage.", ["stage"], buckets=BUCKET_SECONDS)
WAIT_TIME, MOVE_TIME, COMMIT_TIME, DRAW_TIME, THINK_TIME = map(
    STAGES.labels, ("wait", "move", "commit", "draw", "think")
)
"""A move waits for the writer thread, is made, stored with others, and drawn for a table's pages; a
bot thinks before."""
COMMITS_STORED, COMMITS_FAILED = map(COMMITS.labels, ("stored", "failed"))


class StageTimer:
    """Count how long this takes, unless it fails."""

    __slots__ = ("_began", "_stage")

    def __init__(self, stage: Histogram) -> None:
        self._stage = stage

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._stage.observe(perf_counter() - self._began)
