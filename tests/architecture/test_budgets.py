"""Modules, functions and words stay small enough to read."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path
from statistics import median

from architecture.source import ROOT, Function, functions, height, length, modules, name_of, tree_of

MODULE = 400
"""Lines; from 300 on ask whether it is two thoughts, but do not cut one in two for a number."""
FUNCTION = 40
MEDIAN = 6
TABLE = 0.12
"""A module with a smaller share of its lines inside functions is a table of data."""
OUTSIDE = re.compile(r"\.\./shared|/work/|\.library\b|pypi\.org|files\.pythonhosted")
PLANS = re.compile(r"\b(TODO|FIXME|XXX)\b")
THIS = "tests/architecture/test_budgets.py"


def is_table(path: Path) -> bool:
    """Whether a module holds data and hardly any code."""
    return sum(map(length, functions(path))) < TABLE * lines_of(path)


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def body_of(function: Function) -> int:
    """Lines of a function's body, the docstring not counted."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return height(body[0], body[-1]) if body else 0


def test_modules_are_short() -> None:
    long = [
        f"{name_of(path)}: {lines_of(path)} lines, make it a folder of the same name"
        for path in modules()
        if lines_of(path) > MODULE and not is_table(path)
    ]

    assert not long, "\n".join(long)


def test_functions_are_short() -> None:
    long = [
        f"{name_of(path)}, line {function.lineno}: {function.name} has {length(function)} lines"
        for path in modules()
        for function in functions(path)
        if length(function) > FUNCTION and function.name != "copy"  # a line per field
    ]

    assert not long, "\n".join(long)


def test_half_of_all_functions_are_a_few_lines() -> None:
    assert median(body_of(f) for path in modules() for f in functions(path)) <= MEDIAN


def test_every_module_says_what_it_is() -> None:
    """Database migrations are generated and speak for themselves."""
    written = [path for path in modules() if "migrations" not in path.parts and lines_of(path)]
    silent = [name_of(path) for path in written if not ast.get_docstring(tree_of(path))]

    assert not silent


def kept_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name and name != THIS]


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError, IsADirectoryError):
        return ""


def test_nothing_outside_the_project_is_mentioned() -> None:
    found = {
        str(path.relative_to(ROOT)): match.group()
        for path in kept_files()
        if (match := OUTSIDE.search(text_of(path)))
    }

    assert not found


def test_no_plans_are_left_in_the_source() -> None:
    source = [p for p in kept_files() if p.suffix in {".py", ".ftl", ".html", ".css", ".js"}]
    found = [str(p.relative_to(ROOT)) for p in source if PLANS.search(text_of(p))]

    assert not found
