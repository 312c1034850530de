"""Ordered parallel map over a process pool of this machine, or over a Ray cluster.

Results come in the order of the tasks, so a run has the same records on any number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, default_int_handler, signal
from typing import Any, TypeVar

from bestiary.lab.extras import import_extra
from bestiary.lab.ray_cluster import connect_to_cluster

T = TypeVar("T")
R = TypeVar("R")

TASKS_IN_FLIGHT_PER_CPU = 4
"""Bounds what is submitted to Ray ahead of the result that is read next."""


def parallel_map(
    work: Callable[[T], R], tasks: Sequence[T], *, workers: int = 1, cluster: str | None = None
) -> Iterator[R]:
    """`work(task)` for each task, in order; `work` must be importable in another process."""
    if cluster is not None:
        return _map_with_ray(work, tasks, cluster)
    if workers == 1 or len(tasks) < 2:
        return map(work, tasks)
    return _map_in_processes(work, tasks, workers)


def _map_in_processes(work: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    # Spawned, not forked: a fork inherits the locks of a progress bar's thread, not the thread.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(
        min(workers, len(tasks)), spawn, initializer=_ignore_interrupts
    ) as pool:
        try:
            yield from pool.map(partial(_interruptible, work), tasks)
        finally:
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    # A worker killed by Ctrl-C while it holds the queue's lock would block all the others.
    signal(SIGINT, SIG_IGN)


def _interruptible(work: Callable[[T], R], task: T) -> R:
    """Let Ctrl-C interrupt a task; the pool returns it like any other exception."""
    signal(SIGINT, default_int_handler)
    try:
        return work(task)
    finally:
        _ignore_interrupts()


def _map_with_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    ray = import_extra("ray", "ray")
    is_owner = not ray.is_initialized()
    if is_owner:
        connect_to_cluster(ray, address)
    try:
        yield from _results_in_order(ray, work, tasks)
    finally:
        if is_owner:
            ray.shutdown()


def _results_in_order(ray: Any, work: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
    remote = ray.remote(work)
    max_in_flight = TASKS_IN_FLIGHT_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    in_flight = deque[Any]()
    for task in tasks:
        in_flight.append(remote.remote(task))
        if len(in_flight) >= max_in_flight:
            yield ray.get(in_flight.popleft())
    while in_flight:
        yield ray.get(in_flight.popleft())
