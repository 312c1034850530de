"""What a page has of a drawing is not sent again: only the groups of it that are new.

A drawing is cut where its groups begin. Of what a page was sent only the hashes of those pieces
are kept. A patch says in order which of the old pieces stay, `3-17`, and how many new ones come,
`+2`; the new ones follow as text. `svg_patch.js` puts the drawing together.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
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
        self._marks: dict[str, bytes] = {}

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
        self._marks[id] = _cut(drawing)[1]
        return None if before is None or len(drawing) < LEAST else _patch(before, drawing)


@lru_cache(maxsize=32)  # other pages of the table are sent the same
def _cut(drawing: str) -> tuple[list[str], bytes]:
    """The pieces of a drawing, and what is kept of them."""
    pieces = drawing.split(CUT)
    return pieces, array("q", map(hash, pieces)).tobytes()


@lru_cache(maxsize=32)  # as above
def _patch(before: bytes, drawing: str) -> Patch:
    """Pieces that follow one another as before stay together; of equal ones the next is taken."""
    pieces, marks = _cut(drawing)
    old: list[int | None] = [*memoryview(before).cast("q"), None]
    places = {mark: place for place, mark in enumerate(old)}
    last = len(old) - 1
    runs = list[str]()
    new = list[str]()
    added = 0
    first = 0
    following = 0
    for mark, piece in zip(memoryview(marks).cast("q"), pieces, strict=True):
        is_next = old[following] == mark
        if not is_next and first < following:
            runs.append(f"{first}-{following - 1}")
        place = following if is_next else places.get(mark)
        if place is None:
            new.append(piece)
            added = added + 1
            first = min(following + 1, last)
            following = first
            continue
        if added:
            runs.append(f"+{added}")
            added = 0
        first = first if is_next else place
        following = place + 1
    runs += [f"{first}-{following - 1}"] if first < following else []
    runs += [f"+{added}"] if added else []
    return Patch(" ".join(runs), CUT.join(new))
