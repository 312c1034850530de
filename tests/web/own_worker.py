"""A `Worker` for one test: nothing in its memory is left from the test before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bestiary.web.worker import Worker


@contextmanager
def own_worker() -> Iterator[Worker]:
    from django.core.cache import cache

    from bestiary.web.render.drawing_cache import DRAWING_CACHE
    from bestiary.web.worker import Worker

    worker = Worker()
    worker.drawing_cache = DRAWING_CACHE()  # only memoized functions: no test depends on them
    worker.install()
    cache.clear()
    yield worker
    worker.writer.stop()
