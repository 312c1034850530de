"""What is remembered of large drawings: the last used, as much as the operator grants."""

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
MEGABYTE = 1_000_000


class Drawings:
    """Texts by what they were made from, least recently used forgotten first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._texts: OrderedDict[Hashable, str] = OrderedDict()
        self._guard = Lock()

    def find(self, key: Hashable) -> str | None:
        """What was made from `key`, if it is remembered."""
        with self._guard:
            text = self._texts.get(key)
            if text is not None:
                self._texts.move_to_end(key)
        return text

    def keep(self, key: Hashable, text: str) -> None:
        """Remember it, and forget what no longer fits."""
        with self._guard:
            if key not in self._texts:
                self._texts[key] = text
                self.size += _weight(text)
            while self.size > self.most:
                _, forgotten = self._texts.popitem(last=False)
                self.size -= _weight(forgotten)


def _weight(text: str) -> int:
    """A drawing is kept twice: as it is sent, and as it was before, by which it is found."""
    return 2 * getsizeof(text)


def new_cache() -> Drawings:
    """An empty cache of the size that the operator grants."""
    return Drawings(CONFIGURATION.keep_drawings * MEGABYTE)


DRAWING_CACHE = PerWorker(new_cache)


def kept(draw: Callable[[Unpack[Facts]], str]) -> Callable[[Unpack[Facts]], str]:
    """Remember what `draw` made, for all readers who look at the same."""

    @wraps(draw)
    def drawn(*args: *Facts) -> str:
        key = (draw, *args)
        drawings = DRAWING_CACHE()
        text = drawings.find(key)
        if text is None:
            text = draw(*args)
            drawings.keep(key, text)
        return text

    return drawn
