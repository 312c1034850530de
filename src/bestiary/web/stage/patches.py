"""What a page has of a drawing is not sent again: only the groups of it that are new.

A drawing is cut where its groups begin. Of what a page was sent only the hashes of those pieces
are kept. A patch says in order which of the old pieces stay, `3-17`, and how many new ones come,
`+2`; the new ones follow as text. `patches.js` puts the drawing together.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import count
from typing import NamedTuple

CUT = "<g "
"""Where a drawing is cut, here and in the page's script."""
LEAST = 2_000
"""Shorter drawings are sent as they are."""


class Patch(NamedTuple):
    """What stays and how many pieces are new, in order; then the new ones."""

    kept: str
    new: str


class Patches:
    """What one page was last sent of every drawing."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._marks: dict[str, array[int]] = {}

    def sent(self, id: str, drawing: str) -> None:
        """The page has it whole."""
        self._marks[id] = _cut(drawing)[1]

    def forget(self, ids: Iterable[str]) -> None:
        """The page has let go of them."""
        for id in ids:
            self._marks.pop(id, None)

    def patch(self, id: str, drawing: str) -> Patch | None:
        """What brings the page from what it has to `drawing`; None if that is sent whole."""
        before = self._marks.get(id)
        pieces, self._marks[id] = _cut(drawing)
        if before is None or len(drawing) < LEAST:
            return None
        return _patch(before, pieces, self._marks[id])


@lru_cache(maxsize=32)  # other pages of the table are sent the same
def _cut(drawing: str) -> tuple[list[str], array[int]]:
    pieces = drawing.split(CUT)
    return pieces, array("q", map(hash, pieces))


def _patch(before: Sequence[int], pieces: list[str], marks: Sequence[int]) -> Patch:
    runs, new = list[list[int]](), list[str]()
    for piece, place in zip(pieces, _places(before, marks), strict=True):
        if place < 0:
            new.append(piece)
        last = runs[-1] if runs else None
        if last and place < 0 > last[0]:
            last[1] += 1
        elif last and place >= 0 and last[0] >= 0 and last[1] + 1 == place:
            last[1] = place
        else:
            runs.append([place, place if place >= 0 else 1])
    kept = [f"+{end}" if first < 0 else f"{first}-{end}" for first, end in runs]
    return Patch(" ".join(kept), CUT.join(new))


def _places(before: Sequence[int], marks: Sequence[int]) -> Iterator[int]:
    """Where each piece was; −1 where it is new. Among equal ones the next is the best."""
    places, following = dict(zip(before, count(), strict=False)), 0
    for mark in marks:
        is_next = following < len(before) and before[following] == mark
        place = following if is_next else places.get(mark, -1)
        following = place + 1 if place >= 0 else following + 1
        yield place
