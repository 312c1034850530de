"""Seam between the `Worker` and the layers below it, which must not import it.

A rate limit, a lock on a table or a memoized drawing is needed deep inside code that knows no
`Worker`. Such a module has one holder; the running `Worker` installs its own object there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class PerWorker(Generic[T]):
    """Holder of one object of this process's `Worker`, read by calling it.

    Where no `Worker` runs, as in management commands, the holder makes an object of its own.
    """

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._installed: T | None = None

    def __call__(self) -> T:
        installed = self._installed
        if installed is None:
            installed = self._installed = self._make()
        return installed

    def install(self, installed: T) -> None:
        self._installed = installed
