"""Concurrency limit and token bucket for WebSockets, per player and per address.

Every open page is drawn after each change of its table, and every message is looked at by the one
writer thread: a client that opens a hundred pages is heard no more often than one with a single.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from bestiary.web.config import CONFIGURATION

MAX_IDLE_BUCKETS = 5_000
"""Token buckets kept before those that are full again are dropped."""


class ClientLimit(NamedTuple):
    """Who is counted as one client, and how many connections and messages they may have.

    `burst` messages may come at once, `per_second` in the long run.
    """

    name: str
    connections: int
    burst: float
    per_second: float


def limits_of(address: str, player: int | None) -> tuple[ClientLimit, ...]:
    """The limits that a connection counts against: its player's, and those of its address.

    The player comes first: a message refused there is not charged to others at the address.
    """
    household = ClientLimit(address, 500, 240.0, 60.0)
    if not player:
        return (household,)
    return (ClientLimit(f"player:{player}", 40, 40.0, 8.0), household)


class TokenBucket:
    """Token bucket of `burst` tokens, refilled at `per_second`; each message costs one."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._tokens = burst
        self._refilled_at = time.monotonic()

    @property
    def tokens(self) -> float:
        now = time.monotonic()
        refill = (now - self._refilled_at) * self._per_second
        self._tokens = min(self._burst, self._tokens + refill)
        self._refilled_at = now
        return self._tokens

    @property
    def is_full(self) -> bool:
        """Whether nothing need be remembered."""
        return self.tokens >= self._burst

    def take(self) -> bool:
        """Take one token; False if there is none."""
        is_allowed = self.tokens >= 1
        self._tokens -= is_allowed
        return is_allowed


class ClientLimits:
    """Open connections and token buckets of this worker's clients; used in the event loop only."""

    def __init__(self) -> None:
        self._connections: Counter[str] = Counter()
        self._buckets: dict[str, TokenBucket] = {}

    def connect(self, limits: tuple[ClientLimit, ...]) -> bool:
        """Count one more connection against each limit; False, uncounted, if one is reached."""
        if not self.has_room(limits):
            return False
        self._connections.update(limit.name for limit in limits)
        return True

    def has_room(self, limits: tuple[ClientLimit, ...]) -> bool:
        """Whether each of them allows one more connection."""
        if not CONFIGURATION.limits:
            return True
        return all(self._connections[limit.name] < limit.connections for limit in limits)

    def disconnect(self, limits: tuple[ClientLimit, ...]) -> None:
        self._connections.subtract(limit.name for limit in limits)
        self._connections += Counter()  # drops counts of zero

    def may_send(self, limits: tuple[ClientLimit, ...]) -> bool:
        """Take a token from each bucket; whether all had one."""
        return not CONFIGURATION.limits or all(self._bucket(limit).take() for limit in limits)

    def _bucket(self, limit: ClientLimit) -> TokenBucket:
        if len(self._buckets) > MAX_IDLE_BUCKETS:
            buckets = self._buckets.items()
            self._buckets = {name: bucket for name, bucket in buckets if not bucket.is_full}
        bucket = self._buckets.get(limit.name) or TokenBucket(limit.burst, limit.per_second)
        return self._buckets.setdefault(limit.name, bucket)
