"""`§3.2` stands in the rulebook, in one docstring and in the name of a test."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from architecture.source import ROOT, functions, tree_of
from bestiary import registry

NUMBER = re.compile(r"§(\d+\.\d+)\b")
HEADING = re.compile(r"^[ \t#*>-]*§(\d+\.\d+)\b", re.MULTILINE)
FOR_PROGRAMMERS = re.compile(r"\bdata\.json|\w\.py\b|\bRulings?:|\bРешения?:")
"""What a page for players does not speak of."""
TEST = re.compile(r"^test_(\d+)_(\d+)(?=_|$)")
DEFINITION = ast.ClassDef | ast.FunctionDef
DOCUMENTED = ast.Module | DEFINITION
GAMES = registry.ids()


def numbers(page: Path) -> list[str]:
    """The numbers that paragraphs of a rulebook begin with."""
    assert page.exists(), f"{page.parent.name} has no {page.name}"
    return HEADING.findall(page.read_text(encoding="utf-8"))


def folder_of(game: str) -> Path:
    return registry.game(game).folder


def docstrings(folder: Path) -> list[str]:
    nodes = (n for path in sorted(folder.rglob("*.py")) for n in ast.walk(tree_of(path)))
    found = (ast.get_docstring(n) for n in nodes if isinstance(n, DOCUMENTED))
    return [text for text in found if text]


def stated(folder: Path) -> Counter[str]:
    """How many docstrings state each number: a line of theirs begins with it."""
    return Counter(n for text in docstrings(folder) for n in set(HEADING.findall(text)))


def proven(game: str) -> set[str]:
    tests = sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
    names = (function.name for path in tests for function in functions(path))
    return {f"{m[1]}.{m[2]}" for name in names if (m := TEST.match(name))}


@pytest.mark.parametrize("game", GAMES)
def test_both_rulebooks_have_the_same_numbers(game: str) -> None:
    english, russian = (numbers(folder_of(game) / f"RULES{s}.md") for s in ("", ".ru"))

    assert english, "the rulebook has no numbered paragraphs"
    assert set(english) - set(russian) == set(), "missing in Russian"
    assert set(russian) - set(english) == set(), "missing in English"
    assert english == russian, "the order differs"


def notes(page: Path) -> list[str]:
    """The number of the rule below which each note stands."""
    found = []
    rule = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        heading = HEADING.match(line)
        rule = heading[1] if heading else rule
        found += [rule] if line.startswith(">") else []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_rulings_stand_as_notes_below_the_same_rules_in_both_languages(game: str) -> None:
    english, russian = (folder_of(game) / f"RULES{s}.md" for s in ("", ".ru"))

    assert notes(english) == notes(russian)
    for page in (english, russian):
        assert not FOR_PROGRAMMERS.search(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_once_in_the_rulebook(game: str) -> None:
    twice = [n for n, times in Counter(numbers(folder_of(game) / "RULES.md")).items() if times > 1]

    assert not twice, f"twice in the rulebook: {' '.join(twice)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_in_exactly_one_docstring(game: str) -> None:
    found = stated(folder_of(game))
    rules = numbers(folder_of(game) / "RULES.md")
    missing = [n for n in rules if not found[n]]
    several = [n for n in rules if found[n] > 1]

    assert not missing, f"in no docstring: {' '.join(missing)}"
    assert not several, f"in several docstrings: {' '.join(several)}"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_tested(game: str) -> None:
    found = proven(game)
    missing = [n for n in numbers(folder_of(game) / "RULES.md") if n not in found]

    assert not missing, f"in no test name: {' '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_no_number_is_cited_that_the_rulebook_lacks(game: str) -> None:
    rules = set(numbers(folder_of(game) / "RULES.md"))
    source = (p.read_text(encoding="utf-8") for p in sorted(folder_of(game).rglob("*.py")))
    cited = {n for text in source for n in NUMBER.findall(text)}

    assert cited <= rules, f"not in the rulebook: {' '.join(sorted(cited - rules))}"


def used_names(node: ast.AST) -> Counter[str]:
    """How often each name is read below a node; importing or defining it is no use."""
    names: Counter[str] = Counter()
    for each in ast.walk(node):
        match each:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                names[name] += 1
    return names


def without_caller(trees: Sequence[ast.Module]) -> list[str]:
    """Definitions with a numbered docstring that no other code in these modules names."""
    uses = sum((used_names(tree) for tree in trees), Counter[str]())
    definitions = (n for tree in trees for n in ast.walk(tree) if isinstance(n, DEFINITION))
    return [
        node.name
        for node in definitions
        if (ast.get_docstring(node) or "").startswith("§")
        # A function that calls itself, or a step that comes back to itself, needs another caller.
        and uses[node.name] <= used_names(node)[node.name]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_definition_is_used_by_its_game(game: str) -> None:
    unused = without_caller([tree_of(path) for path in sorted(folder_of(game).rglob("*.py"))])

    assert not unused, f"only tests could call: {' '.join(unused)}"


def test_a_rule_that_only_calls_itself_or_is_only_imported_has_no_caller() -> None:
    rules = """
def meets_goal(counts): "§4.2"; return meets_goal(counts[1:])
def meets_team_goal(counts): "§4.3"; return bool(counts)
class CheckMedals:
    "§4.1"
    def resolve(self): return meets_team_goal([])
"""
    game = "from medals import meets_goal, CheckMedals\nTURN = (CheckMedals(),)"

    assert without_caller([ast.parse(rules), ast.parse(game)]) == ["meets_goal"]
