"""Which mutants a game has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import ndiff
from hashlib import sha256
from pathlib import Path
from random import Random

import libcst as cst
from libcst.metadata import CodeRange, MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators

OTHER_FOLDERS = {"box", "mind", "companion", "board", "legend", "lessons", "text"}
OTHER_FOLDERS |= {"aim.py", "encoding.py"}
"""What is no rule: data, play, pictures, teaching, words, the line above the board, arrays."""
UNMUTATED_NODES = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom)


@dataclass(frozen=True, slots=True)
class Mutant:
    """Lines of a module, and what they become."""

    module: str
    line: int
    was: str
    became: str

    @property
    def key(self) -> str:
        """A short name that stays the same as long as the lines do."""
        text = f"{self.module}\0{self.line}\0{self.was}\0{self.became}"
        return sha256(text.encode()).hexdigest()[:12]

    @property
    def change(self) -> tuple[str, str, str]:
        """What was changed, wherever in its module it stands."""
        return self.module, _plain(self.was), _plain(self.became)

    def source(self, folder: Path) -> str:
        """The whole module with this fault in it."""
        lines = (folder / self.module).read_text(encoding="utf-8").splitlines(keepends=True)
        first = self.line - 1
        lines[first : first + self.was.count("\n")] = [self.became]
        return "".join(lines)

    def __str__(self) -> str:
        compared = ndiff(self.was.splitlines(), self.became.splitlines())
        changed = "".join(f"  {line}\n" for line in compared if line[0] in "-+")
        return f"{self.module}:{self.line}\n{changed}"


def rule_modules(folder: Path) -> list[Path]:
    """The modules of a game that hold rules: its own and those of its chapters."""
    found = sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")
    return [path for path in found if not OTHER_FOLDERS & set(path.relative_to(folder).parts)]


def mutants(folder: Path) -> list[Mutant]:
    """Every mutant of the rules of a game."""
    return [m for path in rule_modules(folder) for m in of_module(folder, path)]


def sample(everything: list[Mutant], size: int, seed: str) -> list[Mutant]:
    """So many of them; a larger sample of the same seed begins with the smaller one."""
    shuffled = sorted(everything, key=lambda mutant: mutant.key)
    Random(seed).shuffle(shuffled)
    return shuffled[:size]


def of_module(folder: Path, path: Path) -> list[Mutant]:
    """Every mutant of one module of them."""
    source = path.read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source), unsafe_skip_copy=True)
    finder = _Finder(wrapper.module)
    wrapper.visit(finder)
    name = path.relative_to(folder).as_posix()
    found = (_mutant(name, source, place, text) for place, text in finder.found)
    return list(dict.fromkeys(m for m in found if _plain(m.was) != _plain(m.became)))


def _mutant(module: str, source: str, place: CodeRange, text: str) -> Mutant:
    lines = source.splitlines(keepends=True)[place.start.line - 1 : place.end.line]
    before, after = lines[0][: place.start.column], lines[-1][place.end.column :]
    margin = before[: len(before) - len(before.lstrip())]
    became = before + text.replace("\n", f"\n{margin}") + after
    return Mutant(module, place.start.line, "".join(lines), became)


def _plain(lines: str) -> str:
    return " ".join(lines.split())


class _Finder(cst.CSTVisitor):
    """Collects what may be changed, with its place and the text that takes it."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self, module: cst.Module) -> None:
        super().__init__()
        self.module = module
        self.found: list[tuple[CodeRange, str]] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, UNMUTATED_NODES):
            return False
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                self._collect(node, list(_distinct_mutations(node, operator(node))))
        return True

    def _collect(self, node: cst.CSTNode, changed: list[cst.CSTNode]) -> None:
        if changed:
            place = self.get_metadata(PositionProvider, node)
            self.found.extend((place, self.module.code_for_node(new).strip()) for new in changed)


def _distinct_mutations(node: cst.CSTNode, changed: Iterable[cst.CSTNode]) -> Iterator[cst.CSTNode]:
    """All of them, but a string is changed once: its letters' case is the same fault again."""
    for number, new in enumerate(changed):
        if number == 0 or not isinstance(node, cst.BaseString):
            yield new
