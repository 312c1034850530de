"""Work shared among processes of this machine, or by Ray among many machines; the order is kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, default_int_handler, signal
from typing import Any, TypeVar

from bestiary.lab.cluster import join
from bestiary.lab.extras import needed

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Tasks handed to Ray for each processor that it has."""


def shared(
    work: Callable[[T], R], tasks: Sequence[T], *, workers: int = 1, cluster: str | None = None
) -> Iterator[R]:
    """What `work` makes of each task, in the order of the tasks; `work` stands in a module."""
    if cluster is not None:
        return _by_ray(work, tasks, cluster)
    if workers == 1 or len(tasks) < 2:
        return map(work, tasks)
    return _by_processes(work, tasks, workers)


def _by_processes(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    # Fresh processes: a forked one would inherit the threads of a progress bar half alive.
    number = min(workers, len(tasks))
    fresh = get_context("spawn")
    with ProcessPoolExecutor(number, fresh, initializer=_ignore_interrupts) as pool:
        try:
            yield from pool.map(partial(_interruptible, work), tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """A worker that Ctrl-C meets while it takes a task would keep the others from taking any."""
    signal(SIGINT, SIG_IGN)


def _interruptible(work: Callable[[T], R], task: T) -> R:
    """Within a task Ctrl-C is welcome: the pool gives it back like any other failure."""
    signal(SIGINT, default_int_handler)
    try:
        return work(task)
    finally:
        _ignore_interrupts()


def _by_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    """Every machine of the cluster needs this package in the same version."""
    ray = needed("ray", "ray")
    begun = not ray.is_initialized()
    if begun:
        join(ray, address)
    try:
        yield from _in_order(ray, work, tasks)
    finally:
        if begun:
            ray.shutdown()


def _in_order(ray: Any, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    remote = ray.remote(work)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = deque[Any]()
    for task in tasks:
        waiting.append(remote.remote(task))
        if len(waiting) >= ahead:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
