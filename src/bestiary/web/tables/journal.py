"""The log of one seat: an append-only projection of the table's events.

After a move only its new events are filtered, put into words and rendered; a page of a long game
would otherwise render its whole log after every move.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import TypeAlias

from bestiary.core import Event
from bestiary.core.choice import seen_by

NumberedEvents: TypeAlias = list[tuple[int, Event]]
"""Events, each with the number of the core move that told it."""
Say: TypeAlias = Callable[[Event], str]
DrawLine: TypeAlias = Callable[[int, int, str], str]


class Journal:
    """What `seat` has been told. It only ever grows; after a take-back a new one is begun."""

    def __init__(self, seat: int, dealt: int) -> None:
        """The first `dealt` core moves laid the table out."""
        self.seat = seat
        self.entries: NumberedEvents = []
        self.stops = [dealt]
        """The points in the game, as numbers of core moves, at which `seat` was told something.

        The first is the table laid out: before that there is nothing to look at."""
        self._read = 0
        self._last: object = None
        self._texts: dict[object, list[str]] = {}
        self._lines: dict[object, list[str]] = {}

    def is_prefix_of(self, events: NumberedEvents) -> bool:
        """Whether what was read so far still stands at the start of `events`."""
        # By identity of the last one read: after a take-back the list may have grown to the same
        # length again, with equal events.
        read = self._read
        return not read or (len(events) >= read and events[read - 1] is self._last)

    def read(self, events: NumberedEvents) -> None:
        """Append what is new, as far as the seat may see it."""
        if len(events) == self._read:
            return
        for number, event in events[self._read :]:
            if (seen := seen_by(event, self.seat)) is not None:
                self.entries.append((number, seen))
                if number > self.stops[-1]:
                    self.stops.append(number)
        self._read = len(events)
        self._last = events[-1]

    def after(self, number: int) -> int:
        """The place of the first entry that was told after core move `number`."""
        return bisect_right(self.entries, number, key=_number)

    def step(self, number: int) -> int:
        """Which of the stops core move `number` is."""
        return bisect_left(self.stops, number)

    def is_stop(self, number: int) -> bool:
        """Whether something was told at core move `number`."""
        step = self.step(number)
        return step < len(self.stops) and self.stops[step] == number

    def texts(self, key: object, say: Say) -> list[str]:
        """Every entry as `say` tells it, each told once: a list that grows from call to call."""
        texts = self._texts.setdefault(key, [])
        for _, event in self.entries[len(texts) :]:
            texts.append(say(event))
        return texts

    def lines(self, key: object, say: Say, draw: DrawLine) -> list[str]:
        """Every line, drawn by `draw(place, step, text)`: a list that grows likewise."""
        lines = self._lines.setdefault(key, [])
        if len(lines) < len(self.entries):
            texts = self.texts(key, say)
            for place in range(len(lines), len(self.entries)):
                lines.append(draw(place, self.step(self.entries[place][0]), texts[place]))
        return lines


def _number(entry: tuple[int, Event]) -> int:
    return entry[0]
