"""Hot swapping: puts the code of a mutant into live functions, or into an import hook."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType

from tools.mutants.generation import Mutant
from tools.mutants.survey import function_name

Codes = dict[str, CodeType]
LiveFunctions = dict[str, list[FunctionType]]
CO_OPTIMIZED = 0x1
"""The flag of a function's code; that of a class body lacks it."""


def changed_functions(mutant: Mutant, folder: Path) -> Codes:
    """The functions that differ, with their new code; none if the fault lies outside of them."""
    path = folder / mutant.module
    before = compile(path.read_text(encoding="utf-8"), path, "exec")
    after = compile(mutant.source(folder), path, "exec")
    if _fingerprint(before, aside=_is_swapped) != _fingerprint(after, aside=_is_swapped):
        return {}
    old, new = (_functions(whole, mutant.module) for whole in (before, after))
    changed = {
        n: code
        for n, code in new.items()
        if n not in old or _fingerprint(code) != _fingerprint(old[n])
    }
    return changed if all(_can_be_swapped(old.get(n), c) for n, c in changed.items()) else {}


def _fingerprint(code: CodeType, aside: Callable[[CodeType], bool] = lambda _: False) -> object:
    """What code does, whatever line it stands on; without what is put aside."""
    constants = [
        repr(c)
        if not isinstance(c, CodeType)
        else c.co_name
        if aside(c)
        else _fingerprint(c, aside)
        for c in code.co_consts
    ]
    shape = code.co_argcount, code.co_kwonlyargcount, code.co_flags
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, shape, constants


def _can_be_swapped(old: CodeType | None, new: CodeType) -> bool:
    """A live function keeps the variables that it has from outside."""
    return old is not None and old.co_freevars == new.co_freevars


def swap(codes: Codes, functions: LiveFunctions) -> None:
    """Give live functions their new code."""
    for name, code in codes.items():
        for function in functions.get(name, ()):
            function.__code__ = code


def live_functions(folder: Path) -> LiveFunctions:
    """The functions and methods of a game that there are, by their names."""
    found: LiveFunctions = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and _is_outermost(thing.__code__, folder):
            module = thing.__code__.co_filename.removeprefix(f"{folder}/")
            name = function_name(module, thing.__code__.co_qualname)
            found.setdefault(name, []).append(thing)
    return found


def _is_outermost(code: CodeType, folder: Path) -> bool:
    return code.co_filename.startswith(f"{folder}/") and "<locals>" not in code.co_qualname


def import_mutated(path: Path, source: str) -> None:
    """From now on this module is imported with a fault in it."""
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if self.path == str(path):
            return compile(source, path, "exec")
        return usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign] # of this process


def _functions(whole: CodeType, module: str) -> Codes:
    named = (code for code in _outermost(whole) if _is_swapped(code))
    return {function_name(module, code.co_qualname): code for code in named}


def _is_swapped(code: CodeType) -> bool:
    """Whether it is a function with a name."""
    return bool(code.co_flags & CO_OPTIMIZED) and "<" not in code.co_name


def _outermost(code: CodeType) -> Iterator[CodeType]:
    """Functions and methods; what is defined inside of one is part of it."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & CO_OPTIMIZED:
                yield constant
            else:
                yield from _outermost(constant)
