"""SVG diff: a drawing that a page has is sent as a patch, only with those groups that are new.

A board weighs up to some hundred kilobytes, and a move changes a few of its groups. A drawing is
cut where its groups begin. Of what a page was sent only the hashes of those pieces are stored. A
patch says in order which of the old pieces stay, `3-17`, and how many new ones come, `+2`; the
new ones follow as text. `svg_patch.js` puts the drawing together.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

CUT = "<g "
"""Where a drawing is cut, here and in the page's script."""
MIN_PATCHED_LETTERS = 2_000
"""Shorter drawings are sent whole."""


class SvgPatch(NamedTuple):
    """`runs` of pieces that stay and numbers of new ones, in order; then the `new` ones."""

    runs: str
    new: str


class SvgDiff:
    """The hashes of what one page was last sent of every drawing."""

    def __init__(self) -> None:
        self._hashes: dict[str, bytes] = {}

    def note_sent(self, id: str, drawing: str) -> None:
        """The page is sent `drawing` whole."""
        self._hashes[id] = _pieces(drawing)[1]

    def forget(self, ids: Iterable[str]) -> None:
        """The page shows these drawings no more, and its script has dropped them."""
        for id in ids:
            self._hashes.pop(id, None)

    def patch(self, id: str, drawing: str) -> SvgPatch | None:
        """What brings the page from what it has to `drawing`; None if that is sent whole."""
        before = self._hashes.get(id)
        self._hashes[id] = _pieces(drawing)[1]
        if before is None or len(drawing) < MIN_PATCHED_LETTERS:
            return None
        return _make_patch(before, drawing)


@lru_cache(maxsize=32)  # other pages of the table are sent the same
def _pieces(drawing: str) -> tuple[list[str], bytes]:
    """The pieces of a drawing, and their hashes as 64-bit numbers in a row."""
    pieces = drawing.split(CUT)
    return pieces, array("q", map(hash, pieces)).tobytes()


@lru_cache(maxsize=32)  # as above
def _make_patch(before: bytes, drawing: str) -> SvgPatch:
    """One pass over the new pieces, each looked up among the old ones.

    A longest common subsequence would be the shortest patch, but takes quadratic time; boards
    keep the order of their groups, so runs of equal pieces are found by walking along.
    """
    pieces, hashes = _pieces(drawing)
    # None ends the old pieces: it equals no hash, so no run goes on past the last of them.
    old: list[int | None] = [*memoryview(before).cast("q"), None]
    places = {hashed: place for place, hashed in enumerate(old)}
    end = len(old) - 1
    runs = list[str]()
    new = list[str]()
    added = 0  # new pieces since the last run
    first = 0  # the run of old pieces that is being read goes from `first` …
    following = 0  # … up to the one before `following`
    for hashed, piece in zip(memoryview(hashes).cast("q"), pieces, strict=True):
        # Equal pieces are many (every empty space of a board is one): the next in order is tried
        # before the table of places, which would lead to the last of them and break the run.
        is_next = old[following] == hashed
        if not is_next and first < following:
            runs.append(f"{first}-{following - 1}")
        place = following if is_next else places.get(hashed)
        if place is None:
            new.append(piece)
            added = added + 1
            # A new piece mostly stands instead of an old one, so the run goes on behind that.
            first = min(following + 1, end)
            following = first
            continue
        if added:
            runs.append(f"+{added}")
            added = 0
        first = first if is_next else place
        following = place + 1
    runs += [f"{first}-{following - 1}"] if first < following else []
    runs += [f"+{added}"] if added else []
    return SvgPatch(" ".join(runs), CUT.join(new))
