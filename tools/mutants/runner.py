"""Mutation runner: each mutant is tested in a forked process, with limits on CPU and memory."""

from __future__ import annotations

import gc
import os
import resource
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from math import ceil
from pathlib import Path
from typing import NoReturn

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.generation import Mutant
from tools.mutants.journal import Journal
from tools.mutants.survey import Survey, caches, forget, survey
from tools.mutants.swap import (
    Codes,
    LiveFunctions,
    changed_functions,
    import_mutated,
    live_functions,
    swap,
)

SURVIVED = 0
KILLED = 1
UNREACHED = 3
VERDICTS = {SURVIVED: "survived", UNREACHED: "unreached"}
"""A process that ends in any other way was killed: by a test, by the clock, for its greed."""
EXTRA_CPU_SECONDS = 10
"""Processor time on top of what the tests take without a mutant; then it runs in circles."""
EXTRA_MEMORY_BYTES = 2 << 30
"""Bytes on top of what the process has at first."""


@dataclass
class MutationRun:
    """A plugin of pytest that tries mutants, where pytest would run the tests once.

    Most mutants are faults in functions: their code is swapped in a copy of a process that has
    collected the tests. The others need a copy that has not imported the game yet.
    """

    folder: Path
    mutants: list[Mutant]
    journal: Journal
    processes: int

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> NoReturn:
        baseline = self.journal.survey()
        if not baseline.is_whole:
            baseline = self._survey(session, baseline)
        untried = [m for m in self.mutants if m.key not in self.journal.verdicts()]
        changed = {mutant: changed_functions(mutant, self.folder) for mutant in untried}
        warm = [m for m in untried if changed[m] and not baseline.imported & changed[m].keys()]
        cold = [m for m in untried if m not in set(warm)]
        trials = _MutantProcess(session, baseline, self.folder)
        _run_in_fork(lambda: self._try_warm(warm, trials, changed))
        self._try(cold, trials.run_imported)
        pytest.exit("every mutant was tried", SURVIVED)

    def _survey(self, session: pytest.Session, so_far: Survey) -> Survey:
        _run_in_fork(lambda: survey(session, self.folder, so_far, self.journal.keep))
        return self.journal.survey()

    def _try_warm(
        self, mutants: list[Mutant], trials: _MutantProcess, changed: dict[Mutant, Codes]
    ) -> None:
        trials.session.perform_collect()
        functions = live_functions(self.folder)
        memories = caches()
        gc.freeze()  # what all processes share is not copied by a collector that looks at it
        forget(memories)
        self._try(mutants, lambda mutant: trials.run_swapped(changed[mutant], functions))

    def _try(self, mutants: list[Mutant], attempt: Callable[[Mutant], int]) -> None:
        """A process for each, a few at a time."""
        running: dict[int, Mutant] = {}
        for mutant in mutants:
            if len(running) == self.processes:
                self._judge(running)
            running[_fork(partial(attempt, mutant))] = mutant
        while running:
            self._judge(running)

    def _judge(self, running: dict[int, Mutant]) -> None:
        pid, status = os.wait()
        mutant = running.pop(pid)
        verdict = VERDICTS.get(os.waitstatus_to_exitcode(status), "killed")
        self.journal.note(mutant.key, verdict)
        if verdict != "killed":
            print(f"{verdict}: {mutant}", flush=True)


@dataclass
class _MutantProcess:
    """What happens in the process of one mutant; the number is what it ends with."""

    session: pytest.Session
    survey: Survey
    folder: Path

    def run_swapped(self, codes: Codes, functions: LiveFunctions) -> int:
        swap(codes, functions)
        return self._run(self.survey.tests(set(codes)))

    def run_imported(self, mutant: Mutant) -> int:
        import_mutated(self.folder / mutant.module, mutant.source(self.folder))
        self.session.perform_collect()
        if self.session.testsfailed:
            return KILLED
        return self._run(self.survey.tests(set()))

    def _run(self, tests: list[str]) -> int:
        """A test that is named after what the mutant changed has another name, and is no proof."""
        _limit(sum(self.survey.seconds[test] for test in tests))
        items = {item.nodeid: item for item in self.session.items}
        chosen = [items[test] for test in tests if test in items]
        strangers = items.keys() - self.survey.seconds.keys() - self.survey.slow
        chosen += [items[name] for name in sorted(strangers)]
        for item, following in zip_longest(chosen, chosen[1:]):
            reports = runtestprotocol(item, log=False, nextitem=following)
            if any(report.failed for report in reports):
                return KILLED
        return SURVIVED if chosen else UNREACHED


def _limit(seconds: float) -> None:
    most = ceil(time.process_time() + seconds) + EXTRA_CPU_SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    bytes_ = pages * resource.getpagesize() + EXTRA_MEMORY_BYTES
    resource.setrlimit(resource.RLIMIT_AS, (bytes_, bytes_))


def _run_in_fork(work: Callable[[], None]) -> None:
    """Do something in a process of its own; what it leaves in memory is forgotten."""

    def attempt() -> int:
        work()
        return SURVIVED

    _, status = os.waitpid(_fork(attempt, says_why=True), 0)
    if status:
        raise pytest.UsageError("the tests do not pass without a mutant")


def _fork(attempt: Callable[[], int], *, says_why: bool = False) -> int:
    pid = os.fork()
    if pid:
        return pid
    try:
        # Not sys.exit: nothing that pytest would do at its end may run in a copy of it.
        os._exit(attempt())
    except BaseException:
        if says_why:
            traceback.print_exc(file=sys.stderr)
        os._exit(KILLED)
