"""SVG sprite sheets: drawings that a page loads once and then only refers to by `use`.

    PORTRAITS = Sheet("portraits", {"dahu": lambda: Symbol(100, 100, dahu())})

    PORTRAITS.use("dahu", Box(0, 0, 80, 80))

A sheet is a file of symbols whose address holds a digest of what is drawn, so that it may be kept
for ever. Colours are names of the style sheet and are taken from the page that uses a symbol;
patterns and clips of either are out of reach of the other.
"""

from collections.abc import Callable, Mapping
from functools import cached_property
from hashlib import sha256
from typing import NamedTuple

from bestiary.drawing.geometry import Box
from bestiary.drawing.markup import Attribute, Content, Markup, el

SHEETS: dict[str, "Sheet"] = {}
"""Every sheet by name: what a server serves."""


class Symbol(NamedTuple):
    """A drawing on its own small field."""

    width: float
    height: float
    content: Content


class Sheet:
    """Drawings by name as one SVG file of symbols, drawn lazily."""

    def __init__(self, name: str, drawings: Mapping[str, Callable[[], Symbol]]) -> None:
        self.name = name
        self._drawings = drawings
        SHEETS[name] = self

    @cached_property
    def file(self) -> str:
        """The whole sheet as an SVG file."""
        symbols = [_symbol(id, draw()) for id, draw in self._drawings.items()]
        return el("svg", *symbols, xmlns="http://www.w3.org/2000/svg")

    @cached_property
    def digest(self) -> str:
        """Changes whenever a drawing does."""
        return sha256(self.file.encode()).hexdigest()[:12]

    @cached_property
    def address(self) -> str:
        """Where a page finds it."""
        return f"/art/{self.name}.{self.digest}.svg"

    def use(self, id: str, box: Box | None = None, **given: Attribute) -> Markup:
        """One of the drawings, filling a box as well as it can, or all of the picture it is in."""
        if id not in self._drawings:
            raise KeyError(f"{self.name} has no {id}")
        room = {} if box is None else box._asdict()
        return el("use", href=f"{self.address}#{id}", **room, **given)


def _symbol(id: str, symbol: Symbol) -> Markup:
    return el("symbol", symbol.content, id=id, viewBox=f"0 0 {symbol.width:g} {symbol.height:g}")
