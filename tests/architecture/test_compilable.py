"""What the compiler of `make compiled` stumbles over stays out of the modules it is given."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from architecture.source import ROOT, imports, modules, name_of, tree_of
from bestiary import registry

HOOK = ("tool", "hatch", "build", "targets", "wheel", "hooks", "mypyc")
MADE_BY_PYTHON = {"NamedTuple", "Protocol", "Enum", "Component", "TypedDict"}
"""Classes of these kinds are Python's own even when they are compiled: all may inherit them."""


@cache
def compiled() -> frozenset[Path]:
    """The modules that the build compiles, as `pyproject.toml` says."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for key in HOOK:
        table = table[key]
    taken, left = (GitIgnoreSpec.from_lines(table[key]) for key in ("include", "exclude"))
    named = {path: path.relative_to(ROOT).as_posix() for path in modules()}
    return frozenset(p for p, n in named.items() if taken.match_file(n) and not left.match_file(n))


def faults(tree: ast.Module) -> Iterator[str]:
    """What mypyc cannot compile, or compiles to something else."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(comparators=[ast.Tuple(elts=held) | ast.List(elts=held)]) if any(
                isinstance(each, ast.Starred) for each in held
            ):
                yield f"line {node.lineno}: give what is unpacked a name before `in`"
            case ast.Attribute(attr="__slots__"):
                yield f"line {node.lineno}: compiled classes have no __slots__ to read"
            case ast.Attribute(value=ast.Name(id="object"), attr="__new__"):
                yield f"line {node.lineno}: a compiled class is made by its own __new__"
            case ast.Name(id="ClassVar"):
                yield f"line {node.lineno}: let a frozen step inherit from a mark instead"


@pytest.mark.parametrize("path", sorted(compiled()), ids=name_of)
def test_a_module_can_be_compiled(path: Path) -> None:
    assert not list(faults(tree_of(path)))


def loose(tree: ast.Module) -> Iterator[str]:
    """Constants that are not `Final`: compiled, each use of one is looked up in a dictionary."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper():
                if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"):
                    yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if name.isupper():
                if not ast.unparse(kind).startswith("Final"):
                    yield name


@pytest.mark.parametrize("path", sorted(compiled()), ids=name_of)
def test_constants_are_final(path: Path) -> None:
    assert not list(loose(tree_of(path)))


def test_the_test_of_constants_can_fail() -> None:
    assert list(loose(ast.parse("A = 1\nB: int = 2\nC: Final = 3\nT = TypeVar('T')"))) == ["A", "B"]


def made_natively() -> set[str]:
    """The full names of all classes that the compiler makes its own."""
    return {
        f"{name_of(path)}.{node.name}"
        for path in compiled()
        for node in tree_of(path).body
        if isinstance(node, ast.ClassDef)
        and not MADE_BY_PYTHON & {ast.unparse(base).split("[")[0] for base in node.bases}
    }


def heirs(path: Path) -> Iterator[str]:
    """The full names, as imported, of what the classes of a module inherit from."""
    known = {name.rpartition(".")[2]: name for _, name in imports(path)}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ClassDef):
            yield from (known.get(ast.unparse(base).split("[")[0], "") for base in node.bases)


def test_nothing_outside_inherits_from_what_is_compiled() -> None:
    native = made_natively()
    native |= {f"bestiary.core.{name.rpartition('.')[2]}" for name in native if ".core." in name}
    outside = [path for path in modules() if path not in compiled()]
    wrong = [
        f"{name_of(p)} inherits {heir}" for p in outside for heir in heirs(p) if heir in native
    ]

    assert not wrong, "\n".join(wrong)


def nested(tree: ast.Module, names: set[str]) -> Iterator[str]:
    """Choices with something inside an annotation: compiled, notation could not read it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in names:
            held = [each.annotation for each in node.body if isinstance(each, ast.AnnAssign)]
            if any(isinstance(kind, ast.Subscript) for kind in held):
                yield node.name


@pytest.mark.parametrize("game", registry.ids())
def test_choices_that_notation_reads_are_not_compiled(game: str) -> None:
    kinds = registry.game(game).rules.choices
    homes = {
        path: {k.__name__ for k in kinds if k.__module__ == name_of(path)} for path in compiled()
    }

    assert not [name for path, names in homes.items() for name in nested(tree_of(path), names)]


def test_the_test_of_choices_can_fail() -> None:
    tree = ast.parse("class Deal(NamedTuple):\n    cards: tuple[str, ...]")

    assert list(nested(tree, {"Deal"})) == ["Deal"]


def looks(tree: ast.Module) -> Iterator[str]:
    """Functions that are given a view: boards give one that notes what is read, and no `dict`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            given = [ast.unparse(each.annotation) for each in node.args.args if each.annotation]
            if any(name.endswith("View") for name in given):
                yield node.name


def test_what_is_given_a_view_is_not_compiled() -> None:
    assert not [f"{name_of(path)}.{name}" for path in compiled() for name in looks(tree_of(path))]
    for view in ("View", "CryptidView"):
        assert list(looks(ast.parse(f"def drawn(view: {view}) -> str: ..."))) == ["drawn"]


def test_core_and_all_rules_are_compiled_and_no_board_is() -> None:
    names = {name_of(path) for path in compiled()}

    assert {"bestiary.core.state", "bestiary.games.cryptid.turn"} <= names
    assert not [name for name in names if ".board." in name or name.endswith(".describe")]


@pytest.mark.parametrize(
    "line",
    ["a in (*b, c)", "Player.__slots__", "object.__new__(Player)", "mark: ClassVar[bool] = True"],
)
def test_the_test_of_modules_can_fail(line: str) -> None:
    assert list(faults(ast.parse(line)))
