"""The machine's domain in the trade's words: names, docstrings and terms that a search must find.

`docs/decisions/two-vocabularies.md` says why. Games keep the rulebook's words, so the tests of
names look at everything but `games/`.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from architecture.source import ROOT, SOURCE, Function, functions, modules, name_of, tree_of

NO_QUANTITY = re.compile(
    r"AGAIN|ALONE|APART|AT_LAST|AT_ONCE|BATCH|BEAT|BRIEF|BURST|CURIOSITY|ENOUGH|FEW|"
    r"HASTE|HELD|HERE_FOR|KEPT|KEPT_FOR|LARGE|LARGER|LARGEST|LATE|LEAST|LONG|LONGER|"
    r"LONGEST|MANY|MOST|MOST_AT_ONCE|PATIENCE|PULSE|REMEMBERED|REST|SHORT|SHORTEST|"
    r"SILENT|SLICE|SLOW|SMALL|SMALLEST|SOON|SURE|TINY|WIDE"
)
"""Constants that tell a manner and no quantity: seven of them were called PATIENCE."""
BARE_PARTICIPLES = re.compile(
    r"_?(told|kept|held|found|made|drawn|shown|known|given|counted|opened|called|said|heard|seen"
    r"|listed|dealt|gone|got|done)"
)
"""Functions that say neither what they return nor what they do."""
NAMES_OF_OTHERS = {
    "AT_ONCE": "stored: a pace in the database",
    "Command": "Django looks for a class of this name",
    "Move": "the stored form of the engine's",
    "Table": "the stored form of the engine's",
}
"""Names that are not ours to choose, and why."""
FILLER_WORDS = 4
TERMS = (
    "rate limit",
    "token bucket",
    "concurrency limit",
    "backpressure",
    "idempoten",
    "optimistic",
    "slowloris",
    "writer thread",
    "batch commit",
    "pub/sub",
    "bot scheduler",
    "presence",
    "subscription",
    "outbox",
    "HTML diff",
    "memoize",
    "tooltip",
    "viewport",
    "highlight",
    "preview",
    "Monte Carlo",
    "ISMCTS",
    "UCB1",
    "determinisation",
    "information set",
    "rollout",
    "sequential halving",
    "evaluation",
    "learning rate",
)
"""What an engineer who never met us searches for; each of these is implemented here."""
PAIRS = (
    {"width", "height"},
    {"left", "right"},
    {"top", "bottom"},
    {"column", "row"},
    {"low", "high"},
    {"lower", "upper"},
    {"first", "last"},
    {"before", "after"},
    {"start", "end"},
    {"start", "stop"},
    {"old", "new"},
    {"cos", "sin"},
    {"above", "below"},
    {"mine", "theirs"},
    {"across", "down"},
    {"rows", "columns"},
    {"left", "top"},
    {"least", "most"},
)
"""Names that are assigned together because they are read together."""


def outside_games() -> list[Path]:
    left_out = {"games", "migrations"}
    return [path for path in modules() if not left_out & set(path.relative_to(SOURCE).parts)]


def constants(tree: ast.Module) -> Iterator[str]:
    """Names in capitals that a module or a class of it assigns."""
    holders: list[ast.Module | ast.ClassDef] = [
        tree,
        *(node for node in tree.body if isinstance(node, ast.ClassDef)),
    ]
    for holder in holders:
        for node in holder.body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
            names = [n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)]
            yield from (name for name in names if name.isupper())


def without_quantity(tree: ast.Module) -> list[str]:
    names = [name for name in constants(tree) if name not in NAMES_OF_OTHERS]
    return [name for name in names if NO_QUANTITY.fullmatch(name.strip("_"))]


def public_classes(tree: ast.Module) -> list[str]:
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    return [name for name in classes if not name.startswith("_")]


def namesakes(classes: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Public classes of one name, with the modules that define them."""
    places = defaultdict(list)
    for module, name in classes:
        places[name].append(module)
    several = {name: modules for name, modules in places.items() if len(modules) > 1}
    return {name: modules for name, modules in several.items() if name not in NAMES_OF_OTHERS}


def bare_participles(names: Iterable[str]) -> list[str]:
    return [name for name in names if BARE_PARTICIPLES.fullmatch(name)]


def is_filler(function: Function) -> bool:
    """Whether a docstring is too short to say anything; a rule's number or a name is something."""
    said = ast.get_docstring(function)
    if said is None:
        return False
    return len(said.split()) <= FILLER_WORDS and not re.search(r"[`§0-9]", said)


def packed_assignments(tree: ast.Module) -> list[int]:
    """Lines that assign unrelated things at once."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assign) and _packs(node)]


def _packs(node: ast.Assign) -> bool:
    target = node.targets[0]
    value = node.value
    if not (isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)):
        return False
    if any(isinstance(part, ast.Starred) for part in (*target.elts, *value.elts)):
        return False
    return not (_is_exchange(target, value) or _is_pair(target) or _is_alike(value))


def _is_exchange(target: ast.Tuple, value: ast.Tuple) -> bool:
    """Whether a value is read from what is assigned: then both must happen at once."""
    sources = [ast.unparse(part) for part in value.elts]
    return any(
        re.search(rf"(?<![\w.]){re.escape(ast.unparse(part))}(?!\w)", source)
        for part in target.elts
        for source in sources
    )


def _is_pair(target: ast.Tuple) -> bool:
    """Coordinates (names of one or two letters), or two names of one of the `PAIRS`."""
    names = [ast.unparse(part).rpartition(".")[2].strip("_").lower() for part in target.elts]
    if all(len(name) <= 2 for name in names):
        return True
    return any(all(set(name.split("_")) & pair for name in names) for pair in PAIRS)


def _is_alike(value: ast.Tuple) -> bool:
    """Whether one function makes all values: two of a kind."""
    calls = [ast.unparse(part.func) for part in value.elts if isinstance(part, ast.Call)]
    return len(calls) == len(value.elts) and len(set(calls)) == 1


def searched_text() -> str:
    """Everything that a search of the sources looks through, with one space between words."""
    files = [p for p in SOURCE.rglob("*") if p.suffix in {".py", ".js", ".css", ".html"}]
    texts = [path.read_text(encoding="utf-8") for path in files]
    return re.sub(r"[\s_#*/]+", " ", "\n".join(texts).replace("pub/sub", "pub\0sub")).lower()


def test_constants_name_a_quantity() -> None:
    wrong = {name_of(p): names for p in outside_games() if (names := without_quantity(tree_of(p)))}

    assert not wrong


def test_a_public_class_name_means_one_thing() -> None:
    classes = [(name_of(p), name) for p in outside_games() for name in public_classes(tree_of(p))]

    assert not namesakes(classes)


def test_no_function_is_called_by_a_bare_participle() -> None:
    names = {name_of(p): [function.name for function in functions(p)] for p in outside_games()}
    wrong = {module: bad for module, own in names.items() if (bad := bare_participles(own))}

    assert not wrong


def test_no_docstring_is_filler() -> None:
    wrong = [
        f"{name_of(path)}:{function.lineno} {ast.get_docstring(function)}"
        for path in modules()
        for function in functions(path)
        if is_filler(function)
    ]

    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "examples"])
def test_unrelated_assignments_stand_on_lines_of_their_own(folder: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in packed_assignments(tree_of(path))
    ]

    assert not wrong, "\n".join(wrong)


def test_the_terms_of_the_trade_are_found_by_search() -> None:
    text = searched_text()
    missing = [term for term in TERMS if term.lower().replace("/", "\0") not in text]

    assert not missing


def test_these_tests_can_fail() -> None:
    wrong = ast.parse(
        'PATIENCE = 8.0\nclass Limit:\n    MOST = 3\ndef f():\n    """Do it."""\n'
        "a, began = 1, 2\nx, y = 1, 2\nleft, right = right, left\none, two = f(1), f(2)\n"
    )
    filler = next(node for node in wrong.body if isinstance(node, ast.FunctionDef))

    assert without_quantity(wrong) == ["PATIENCE", "MOST"]
    assert bare_participles(["told", "_kept", "log_lines"]) == ["told", "_kept"]
    assert is_filler(filler)
    assert packed_assignments(wrong) == [6]
    assert namesakes([("a", "Page"), ("b", "Page"), ("b", "Seat")]) == {"Page": ["a", "b"]}
    assert not namesakes([("core", "Table"), ("models", "Table")])
    assert "no such term of the trade" not in searched_text()
