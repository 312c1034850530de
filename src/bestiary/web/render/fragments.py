"""Pieces of a page: HTML made by templates, each made once for the same facts.

A template is given plain facts only, so whoever shares them shares the piece: the other readers
of a table, and the same reader after a move that changed something else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from bestiary.core import Panel, Words
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.drawing.markup import lean
from bestiary.web.infra.i18n import translate
from bestiary.web.render.buttons import Offer
from bestiary.web.render.drawing_cache import kept
from bestiary.web.render.options import IN_SCRIPT, Group, Question
from bestiary.web.tables.clocks import Clock

HERE = "<!--here-->"
"""Where a template leaves room for something large, put in afterwards."""
NO_AIM = '<p class="aim" id="aim" hidden></p>'
NO_RESULT = '<section class="result" id="result" hidden></section>'
NO_CURTAIN = '<div class="curtain" id="curtain" hidden></div>'
ANY_TABLE = "any-table"
"""Stands in a piece for the table's name in addresses, which is put in afterwards."""
MANY = 12
"""So many options are grouped by their first click and can be searched."""

Column = tuple[tuple[str, int], ...]
"""The points of a seat by line."""
Rows = tuple[tuple[str, tuple[int | None, ...]], ...]


class Nest(NamedTuple):
    """A piece whose children, here by id, may be replaced one by one while its shell stays."""

    shell: str
    children: Mapping[str, str]

    def __str__(self) -> str:
        return filled(self.shell, "".join(self.children.values()))


@dataclass
class Screen:
    """Pieces of HTML by the id they replace; `lists` only ever grow, except after a take-back."""

    parts: dict[str, str | Nest] = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)


class Card(NamedTuple):
    """What the head of the table says of a player."""

    number: int
    name: str
    is_bot: bool
    is_stood_in: bool
    is_turn: bool
    is_me: bool
    is_shown: bool
    is_away: bool
    may_replace: bool
    may_look: bool
    points: int | None
    clock: Clock | None


class Named(NamedTuple):
    """A seat above its column of points."""

    number: int
    name: str


@cache
def marked(seats: int) -> tuple[Named, ...]:
    """So many seats with a mark each for the name, which `Words.fill_names` puts in afterwards."""
    return tuple(Named(number, NAME_PLACEHOLDERS[number]) for number in range(seats))


@lru_cache(maxsize=1_000)
def rows(columns: tuple[Column, ...], words: Words) -> Rows:
    """The points of each line by seat, and their total; one line alone is no sheet of points."""
    points = [dict(column) for column in columns]
    lines = dict.fromkeys(line for column in points for line in column)
    if len(lines) < 2:
        return ()
    named = [(_score_line(n, words), tuple(column.get(n) for column in points)) for n in lines]
    total = tuple(sum(column.values()) for column in points)
    return (*named, (translate(words.language, "total"), total))


def _score_line(line: str, words: Words) -> str:
    id = f"score-{line}"
    return words(id) if words.has(id) else line


def html(template: str, **facts: Hashable) -> SafeString:
    """The piece `template`, for these facts: found by their values, in the order they are named."""
    key = (template, *facts.values())
    return _PIECES.get(key) or _html(key, template, facts)


def _html(key: tuple[Hashable, ...], template: str, facts: dict[str, Hashable]) -> SafeString:
    names = tuple(facts)
    if _NAMES.setdefault((template, len(facts)), names) != names:
        raise ValueError(f"facts of {template} must be named alike wherever it is used")
    if len(_PIECES) >= MOST_PIECES:
        _PIECES.clear()
    text = lean(render_to_string(f"bestiary/parts/{template}.html", facts))
    return _PIECES.setdefault(key, mark_safe(text))


_PIECES: dict[tuple[Hashable, ...], SafeString] = {}
_NAMES: dict[tuple[str, int], tuple[str, ...]] = {}
MOST_PIECES = 8_192
"""So many are remembered, then all are forgotten."""


def filled(shell: str, *contents: str) -> str:
    """A piece with `contents`, which are markup, where its template leaves room for them."""
    room = list(_room(shell))
    if len(room) != 2 * len(contents) + 1:
        raise ValueError(f"a template has room for {len(room) // 2}, not for {len(contents)}")
    room[1::2] = contents
    return "".join(room)


@lru_cache(maxsize=4_096)
def _room(shell: str) -> tuple[str, ...]:
    """What stands around the room left in a piece, with room between."""
    first, *others = shell.split(HERE)
    return (first, *(text for other in others for text in ("", other)))


@lru_cache(maxsize=100)
def described(text: str, language: str) -> str:
    """The board in words, for who wants it; without a text it is folded away."""
    return filled(html("described", language=language, told=bool(text)), escape(text))


@kept
def panel(drawn: Panel, language: str) -> str:
    """A picture with what belongs to it. Our own drawing library made it, and it escapes."""
    if drawn.kind == "folded":
        return filled(html("folded", id=drawn.id, title=title(drawn)), drawn.svg)
    return filled(html("panel", language=language, id=drawn.id, kind=drawn.kind), drawn.svg)


@kept
def players_panel(drawn: Panel, number: int, name: str) -> str:
    """A picture of somebody's things, folded under their name."""
    return filled(html("player", id=drawn.id, number=number, name=name), drawn.svg)


@cache
def seat_of(id: str) -> int:
    """Whose things a panel shows; −1 if nobody's."""
    found = re.search(r"(\d+)$", id)
    return int(found[1]) if found else -1


def title(panel: Panel) -> str:
    """What a picture is called."""
    named = re.search(r'aria-label="([^"]*)"', panel.svg)
    return mark_safe(named[1]) if named else panel.id


def listed(question: Question, number: int, language: str) -> str:
    """All options of a question, as buttons in words; many can be searched."""
    if len(question.listed) <= MANY:
        buttons = "".join([offer.button for offer in question.listed])
        return f'<ul class="options">{buttons}</ul>'
    search = html("search", language=language, number=number)
    return search + "".join([_grouped(group) for group in question.groups])


def _grouped(group: Group) -> str:
    """Options that begin with the same click, folded under its name."""
    buttons = "".join([offer.button for offer in group.offers])
    if len(group.offers) > 1 and group.part:
        return filled(html("group", part=group.part), buttons)
    return f'<ul class="options">{buttons}</ul>'


class Asked(NamedTuple):
    """Who is asked, of which decision, under which rule of the book, and whose turn it is."""

    seat: int
    ticket: int
    rule: str
    turn: str


Then = tuple[tuple[str, str], ...]
"""What is asked once something was clicked, by the kinds of what was."""


def offered(asked: Asked, offers: Sequence[Offer], then: Then = ()) -> str:
    """What the page's script needs to know of the options, as JSON that no text can break."""
    options = ", ".join([offer.data for offer in offers])
    return f'{_known(asked, then)}, "options": [{options}]}}</script>'


@lru_cache(maxsize=8_192)
def _known(asked: Asked, then: Then) -> str:
    known = json.dumps(asked._asdict() | {"then": dict(then)}).translate(IN_SCRIPT)
    return f'<script id="offers" type="application/json">{known[:-1]}'
