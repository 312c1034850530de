"""The project's own source, read and never run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bestiary"
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules() -> tuple[Path, ...]:
    """Every Python file of the package."""
    return tuple(sorted(SOURCE.rglob("*.py")))


def name_of(path: Path) -> str:
    """`bestiary.core.table` for its file."""
    parts = ("bestiary", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    """A file as a syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(path: Path) -> Iterator[Function]:
    """Every function and method of a file."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, Function):
            yield node


def height(first: ast.stmt, last: ast.stmt) -> int:
    """Lines from the beginning of one statement to the end of another."""
    assert last.end_lineno is not None  # only of nodes that were never parsed
    return last.end_lineno - first.lineno + 1


def length(function: Function) -> int:
    """Lines of a function from `def` to its last, the docstring not counted."""
    first = function.body[0]
    said = height(first, first) if ast.get_docstring(function) else 0
    return height(function, function) - said


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Every module that a file imports, with the line; relative ones made absolute."""
    return tuple(_imports(path, tree_of(path)))


@cache
def type_imports(path: Path) -> frozenset[tuple[int, str]]:
    """The imports of a file that only a type checker makes: those under `if TYPE_CHECKING`."""
    checks = (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.If))
    return frozenset(
        found
        for node in checks
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        for found in _imports(path, node)
    )


def runtime_imports(path: Path) -> list[tuple[int, str]]:
    """The imports of a file that are made when it runs."""
    return [found for found in imports(path) if found not in type_imports(path)]


def _imports(path: Path, tree: ast.AST) -> Iterator[tuple[int, str]]:
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, name) for name in _from(node, package))


def relative_imports(path: Path) -> Iterator[int]:
    """The lines of a file that import from where it stands."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield node.lineno


def _from(node: ast.ImportFrom, package: str) -> Iterator[str]:
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    base = ".".join([*above, *([node.module] if node.module else [])])
    for alias in node.names:
        yield f"{base}.{alias.name}"
