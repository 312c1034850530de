"""How many lines one player and one address hold open here, and how much is said over them.

Every open page is drawn after each change of its table, and whatever it sends is looked at by the
one clerk: who opens a hundred pages is heard no more often than who opens one.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from bestiary.web.config import CONFIGURATION

REMEMBERED = 5_000
"""So many who have gone are remembered; then those who have been silent are forgotten."""


class Party(NamedTuple):
    """Someone who may hold so many lines open and say so much, at once and by the second."""

    name: str
    lines: int
    burst: float
    per_second: float


def parties(address: str, player: int | None) -> tuple[Party, ...]:
    """Who is at a line: the player, and whoever shares the address with them.

    The player first: what one alone says too much is not charged to the others.
    """
    household = Party(address, 500, 240.0, 60.0)
    return (Party(f"player:{player}", 40, 40.0, 8.0), household) if player else (household,)


class Allowance:
    """What may still be said; it grows back with time."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._since = time.monotonic()

    @property
    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._per_second)
        self._since = now
        return self._left

    @property
    def is_whole(self) -> bool:
        """Whether nothing need be remembered."""
        return self.left >= self._burst

    def take(self) -> bool:
        """Say one thing more; whether that is allowed."""
        is_allowed = self.left >= 1
        self._left -= is_allowed
        return is_allowed


class Crowd:
    """One per worker; asked in the server's loop only."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._allowances: dict[str, Allowance] = {}

    def enter(self, who: tuple[Party, ...]) -> bool:
        """Count one line more of each; if one of them has enough, it is not counted."""
        if not self.has_room(who):
            return False
        self._open.update(one.name for one in who)
        return True

    def has_room(self, who: tuple[Party, ...]) -> bool:
        """Whether each of them may open one line more."""
        return not CONFIGURATION.limits or all(self._open[one.name] < one.lines for one in who)

    def leave(self, who: tuple[Party, ...]) -> None:
        self._open.subtract(one.name for one in who)
        self._open += Counter()  # forgets who has none

    def hears(self, who: tuple[Party, ...]) -> bool:
        """Whether each of them may say one thing more."""
        return not CONFIGURATION.limits or all(self._allowance(one).take() for one in who)

    def _allowance(self, one: Party) -> Allowance:
        if len(self._allowances) > REMEMBERED:
            known = self._allowances.items()
            self._allowances = {name: kept for name, kept in known if not kept.is_whole}
        found = self._allowances.get(one.name) or Allowance(one.burst, one.per_second)
        return self._allowances.setdefault(one.name, found)


CROWD = Crowd()
