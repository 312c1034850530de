"""Coverage survey: which test reaches which function, and how long it takes, without mutants."""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper, cached_property, partial
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from bestiary.core.choice import Memo

MAX_TEST_CPU_SECONDS = 1.0
"""Seconds of processor time after which a test is left out: a rule has a quicker one."""


TESTS_PER_SAVE = 40
"""An interrupted survey resumes from the last save."""


class UnfitError(Exception):
    """A test that fails without any mutant; nothing can be learned from such tests."""


@dataclass(slots=True)
class Survey:
    """What the tests reach; a function is called by its module and its qualified name."""

    imported: set[str] = field(default_factory=set)
    """Functions that run while modules are imported or tests are collected."""
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[str]] = field(default_factory=dict)
    """The functions that each test reaches."""
    slow: set[str] = field(default_factory=set)
    """Tests that are left out."""
    is_whole: bool = False

    def tests(self, functions: set[str]) -> list[str]:
        """The tests that reach one of these functions, or all; the quick ones first."""
        wanted = [t for t, reached in self.reached.items() if not functions or functions & reached]
        return sorted(wanted, key=self.seconds.__getitem__)


def survey(
    session: pytest.Session, folder: Path, found: Survey, keep: Callable[[Survey], None]
) -> None:
    """Collect the tests and run each once that was not run before; `keep` what is found."""
    with _calls() as codes:
        session.perform_collect()
    found.imported = _names(codes, folder)
    memories = caches()
    left = [item for item in session.items if item.nodeid not in {*found.seconds, *found.slow}]
    for number, (item, following) in enumerate(zip_longest(left, left[1:]), start=1):
        forget(memories)
        _survey_test(item, following, folder, found)
        if not number % TESTS_PER_SAVE:
            keep(found)
    found.is_whole = True
    keep(found)


def _survey_test(
    item: pytest.Item, following: pytest.Item | None, folder: Path, found: Survey
) -> None:
    start = time.process_time()
    with _calls() as codes:
        is_quick = _run(item, following)
    if is_quick:
        found.seconds[item.nodeid] = time.process_time() - start
        found.reached[item.nodeid] = _names(codes, folder)
    else:
        found.slow.add(item.nodeid)


def _run(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test is quick enough; it must succeed."""
    given_up: list[int] = []
    signal.signal(signal.SIGPROF, partial(_give_up, given_up))
    # Processor time: what else the machine does must not make a test look slow.
    signal.setitimer(signal.ITIMER_PROF, MAX_TEST_CPU_SECONDS)
    try:
        reports = runtestprotocol(item, log=False, nextitem=following)
    except pytest.exit.Exception:
        item.session._setupstate.teardown_exact(following)
        return False
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    if given_up:  # at its very end, where pytest takes an exit for a failure
        return False
    failures = [str(report.longrepr) for report in reports if report.failed]
    if failures:
        raise UnfitError(f"{item.nodeid} fails without any mutant.\n{failures[0]}")
    return True


def _give_up(given_up: list[int], number: int, _frame: FrameType | None) -> None:
    """Leave the test; pytest asks no questions about an exit."""
    given_up.append(number)
    pytest.exit("nobody waits so long for a mutant")


@contextmanager
def _calls() -> Iterator[set[CodeType]]:
    """Every code object that is called meanwhile."""
    codes = set[CodeType]()

    def note(frame: FrameType, _event: str, _argument: object) -> None:
        codes.add(frame.f_code)

    sys.settrace(note)
    try:
        yield codes
    finally:
        sys.settrace(None)


def _names(codes: set[CodeType], folder: Path) -> set[str]:
    inside = f"{folder}/"
    return {
        function_name(code.co_filename.removeprefix(inside), code.co_qualname)
        for code in codes
        if code.co_filename.startswith(inside)
    }


@dataclass(frozen=True, slots=True)
class CachedProperty:
    """A property that an object has worked out once and keeps."""

    owner: Any
    name: str

    def cache_clear(self) -> None:
        """Let the object work it out again."""
        vars(self.owner).pop(self.name, None)


def caches() -> list[Any]:
    """What remembers results of our functions, and objects of ours that keep properties."""
    things = gc.get_objects()
    kinds = (_lru_cache_wrapper, Memo)
    found = [thing for thing in things if isinstance(thing, kinds) and _is_ours(thing)]
    kept = {kind: _properties(kind) for kind in {type(thing) for thing in things}}
    return [
        *found,
        *(CachedProperty(thing, name) for thing in things for name in kept[type(thing)]),
    ]


def _is_ours(thing: Any) -> bool:
    return str(thing.__module__).startswith("bestiary.")


def _properties(kind: type) -> list[str]:
    ours = (vars(base) for base in kind.__mro__ if _is_ours(base))
    return [name for each in ours for name, is_ in each.items() if isinstance(is_, cached_property)]


def forget(memories: list[Any]) -> None:
    """What another test remembered would hide what this one reaches."""
    for memory in memories:
        memory.cache_clear()


def function_name(module: str, qualified: str) -> str:
    """`search.py:AskSearch.resolve`; what is defined inside a function belongs to it."""
    return f"{module}:{qualified.split('.<locals>')[0]}"
