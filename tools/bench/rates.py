"""Microbenchmark: operations per second of processor time, best of several interleaved slices."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeAlias

SLICES_PER_RATE = 10
MAX_CLOCK_READS_PER_SLICE = 50
"""Reading the clock costs a fortieth of a short game."""

Work: TypeAlias = Callable[[], int]
"""Does something and says how often."""


def rates(works: Sequence[Work], seconds: float) -> list[float]:
    """How much of what each of `works` counts is done in a second of the processor, once warm.

    They take turns, slice by slice, and the best slice of each counts: what else the machine does
    only ever slows one down, and a busy minute meets all alike. As in `timeit`, garbage is
    collected between the slices: no measurement pays for the garbage of another.
    """
    gc.collect()
    gc.freeze()
    for work in works:
        _run(work, seconds / 2)
    turns = [
        [_run(work, seconds / SLICES_PER_RATE) for work in works] for _ in range(SLICES_PER_RATE)
    ]
    gc.unfreeze()
    return [max(slices) for slices in zip(*turns, strict=True)]


def _run(work: Work, seconds: float) -> float:
    gc.collect()
    gc.disable()
    try:
        done = 0
        passed = 0.0
        rounds = 1
        began = process_time()
        while passed < seconds:
            for _ in range(rounds):
                done += work()
            before = passed
            passed = process_time() - began
            rounds = 2 * rounds if passed - before < seconds / MAX_CLOCK_READS_PER_SLICE else rounds
        return done / passed
    finally:
        gc.enable()


def cold_start_seconds(name: str) -> float:
    """Seconds of a new process until its first game is over, all imports included."""
    command = [sys.executable, "-m", "tools.bench.cold_start", name]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
