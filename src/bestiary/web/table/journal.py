"""The log as one seat reads it: every event is read once, every line drawn once."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import TypeAlias

from bestiary.core import Event
from bestiary.core.choice import seen_by

Told: TypeAlias = list[tuple[int, Event]]
Draw: TypeAlias = Callable[[int, int, Event], str]


class Journal:
    """What `seat` has been told. It only ever grows; after a take-back a new one is begun."""

    def __init__(self, seat: int) -> None:
        """Nothing is told yet."""
        self.seat = seat
        self.entries: Told = []
        self.stops = [0]
        """The points in the game, as numbers of core moves, at which `seat` was told something."""
        self._read = 0
        self._last: object = None
        self._lines: dict[object, list[str]] = {}

    def goes_on_in(self, told: Told) -> bool:
        """Whether what was read so far still stands in `told`."""
        return not self._read or (len(told) >= self._read and told[self._read - 1] is self._last)

    def read(self, told: Told) -> None:
        """Take in what is new."""
        for number, event in told[self._read :]:
            if (seen := seen_by(event, self.seat)) is not None:
                self.entries.append((number, seen))
                if number > self.stops[-1]:
                    self.stops.append(number)
        if told:
            self._read, self._last = len(told), told[-1]

    def after(self, number: int) -> int:
        """The place of the first entry that was told after core move `number`."""
        return bisect_right(self.entries, number, key=_number)

    def lines(self, key: object, draw: Draw) -> list[str]:
        """Every line, drawn by `draw(place, stop, event)`: a list that grows from call to call."""
        lines = self._lines.setdefault(key, [])
        for place in range(len(lines), len(self.entries)):
            number, event = self.entries[place]
            lines.append(draw(place, bisect_left(self.stops, number), event))
        return lines


def _number(entry: tuple[int, Event]) -> int:
    return entry[0]
