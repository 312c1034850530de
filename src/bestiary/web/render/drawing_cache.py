"""LRU cache of drawings, bounded by their size in memory instead of their number.

Panels with all their markup are the largest texts of a page, from some hundred bytes to hundreds
of kilobytes, so no `maxsize` of an `lru_cache` would bound the memory they take. The operator
sets the bound with `KEEP_DRAWINGS`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from sys import getsizeof
from threading import Lock
from typing import TypeVarTuple, Unpack

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra.per_worker import PerWorker

Facts = TypeVarTuple("Facts")
BYTES_PER_MEGABYTE = 1_000_000


class DrawingCache:
    """Texts by what they were drawn from, at most `max_bytes` of them."""

    def __init__(self, max_bytes: int) -> None:
        self.max_bytes = max_bytes
        self.size = 0
        self._texts: OrderedDict[Hashable, str] = OrderedDict()
        self._guard = Lock()

    def find(self, key: Hashable) -> str | None:
        with self._guard:
            text = self._texts.get(key)
            if text is not None:
                self._texts.move_to_end(key)
        return text

    def add(self, key: Hashable, text: str) -> None:
        """Store `text`, and evict what no longer fits."""
        with self._guard:
            # Two threads may have drawn the same at once: the second must not count again.
            if key not in self._texts:
                self._texts[key] = text
                self.size += _bytes_of(text)
            while self.size > self.max_bytes:
                _, evicted = self._texts.popitem(last=False)
                self.size -= _bytes_of(evicted)


def _bytes_of(text: str) -> int:
    """An entry holds a drawing twice: with its markup, and in the key, as the game drew it."""
    return 2 * getsizeof(text)


def make_cache() -> DrawingCache:
    """An empty cache of the size that the operator grants."""
    return DrawingCache(CONFIGURATION.keep_drawings * BYTES_PER_MEGABYTE)


DRAWING_CACHE = PerWorker(make_cache)


def cache_drawing(draw: Callable[[Unpack[Facts]], str]) -> Callable[[Unpack[Facts]], str]:
    """Store what `draw` makes in the worker's cache, for all readers who look at the same."""

    @wraps(draw)
    def cached(*args: *Facts) -> str:
        key = (draw, *args)
        drawings = DRAWING_CACHE()
        text = drawings.find(key)
        if text is None:
            text = draw(*args)
            drawings.add(key, text)
        return text

    return cached
