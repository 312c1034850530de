"""Ordered parallel map over a process pool of this machine, or over a Ray cluster.

Results come in the order of the tasks, so a run has the same records on any number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from signal import (
    SIG_BLOCK,
    SIG_IGN,
    SIG_UNBLOCK,
    SIGINT,
    default_int_handler,
    pthread_sigmask,
    signal,
)
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, TypeVar

from bestiary.lab.extras import import_extra
from bestiary.lab.ray_cluster import connect_to_cluster

T = TypeVar("T")
R = TypeVar("R")

TASKS_IN_FLIGHT_PER_CPU = 4
"""Bounds what is submitted to Ray ahead of the result that is read next."""

INTERRUPT_POLL_SECONDS = 0.2
"""How long a run goes on waiting for a worker before it looks whether Ctrl-C was pressed."""


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
            with _blocked_interrupts():
                futures = deque([pool.submit(_interruptible, work, task) for task in tasks])
            with _noted_interrupts() as noted:
                while futures:
                    yield _result(futures.popleft(), noted)
        finally:
            pool.shutdown(cancel_futures=True)


@contextmanager
def _blocked_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back while workers are spawned, which inherit the signal mask.

    One that it met while importing would die, and the pool would wait for it for ever.
    """
    pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_UNBLOCK, {SIGINT})


@contextmanager
def _noted_interrupts() -> Iterator[list[int]]:
    """A list that is empty until Ctrl-C, which raises nothing by itself unless it is repeated.

    An exception out of a signal handler may meet a destructor, where it is lost, or the pool
    between taking a lock and entering its `with`: nobody would ever give the lock back.
    """
    noted = list[int]()

    def note(number: int, frame: FrameType | None) -> None:
        noted.append(number)
        if len(noted) > 1:
            default_int_handler(number, frame)

    if current_thread() is not main_thread():  # only the main thread may set handlers
        yield noted
        return
    before = signal(SIGINT, note)
    try:
        yield noted
    finally:
        signal(SIGINT, before)


def _result(future: Future[R], noted: list[int]) -> R:
    """What a worker returned; `KeyboardInterrupt` soon after Ctrl-C was noted."""
    while not noted:
        try:
            return future.result(timeout=INTERRUPT_POLL_SECONDS)
        except TimeoutError:
            if future.done():  # the work's own exception
                raise
    raise KeyboardInterrupt


def _ignore_interrupts() -> None:
    # A worker killed by Ctrl-C while it holds the queue's lock would block all the others.
    signal(SIGINT, SIG_IGN)
    pthread_sigmask(SIG_UNBLOCK, {SIGINT})


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
