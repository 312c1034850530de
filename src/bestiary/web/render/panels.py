"""The pictures of a table: panels of the board, the trays and the other players' things."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from django.utils.html import escape
from django.utils.safestring import mark_safe

from bestiary.core import Panel
from bestiary.web.render.context import RenderContext
from bestiary.web.render.drawing_cache import cache_drawing
from bestiary.web.render.fragments import Fragment, fill, html

_LAST_NUMBER = re.compile(r"(\d+)$")
_ARIA_LABEL = re.compile(r'aria-label="([^"]*)"')


def boards(context: RenderContext) -> Fragment:
    """The board; with links to its panels where there are several, and in words if there is none.

    Panels are drawn by the game, through the drawing library, which escapes all text.
    """
    language = context.language
    on_board = [p for p in context.panels if p.kind == "board"]
    children = {f"panel-{p.id}": panel_html(p, language) for p in on_board}
    has_jumps = len(on_board) > 1
    linked = [p for p in context.panels if p.kind in {"board", "tray"}] if has_jumps else []
    jumps = tuple((p.id, p.kind, title(p)) for p in linked)
    text = "" if context.panels else context.description
    return Fragment(html("boards", language=language, jumps=jumps, text=text), children)


def trays(context: RenderContext) -> Fragment:
    """The reader's own things, then what lies beside the board."""
    beside = [p for kind in ("tray", "side", "folded") for p in context.panels if p.kind == kind]
    children = {f"panel-{p.id}": panel_html(p, context.language) for p in beside}
    return Fragment(html("trays", language=context.language), children)


def players(context: RenderContext) -> Fragment:
    """The things of each player, by seat."""
    by_seat = {seat_of(p.id): p for p in context.panels if p.kind == "player"}
    children = {
        f"panel-{own.id}": players_panel(own, seat, context.words.player(seat))
        for seat in range(len(context.page.seats))
        if (own := by_seat.get(seat)) is not None
    }
    return Fragment(html("players", language=context.language), children)


@lru_cache(maxsize=100)
def description(text: str, language: str) -> str:
    """The board in words, for who wants it; without a text it is folded away."""
    return fill(html("described", language=language, told=bool(text)), escape(text))


@cache_drawing
def panel_html(panel: Panel, language: str) -> str:
    """A picture in its frame: a board with a button to zoom, a folded one under its title."""
    if panel.kind == "folded":
        return fill(html("folded", id=panel.id, title=title(panel)), panel.svg)
    return fill(html("panel", language=language, id=panel.id, kind=panel.kind), panel.svg)


@cache_drawing
def players_panel(panel: Panel, number: int, name: str) -> str:
    """A picture of somebody's things, folded under their name."""
    return fill(html("player", id=panel.id, number=number, name=name), panel.svg)


@cache
def seat_of(id: str) -> int:
    """Whose things a panel shows, by the number at its end; −1 if nobody's."""
    number = _LAST_NUMBER.search(id)
    return int(number[1]) if number else -1


def title(panel: Panel) -> str:
    """What a picture is called: the label that it has for screen readers, already escaped."""
    label = _ARIA_LABEL.search(panel.svg)
    # Safe: the drawing library has escaped it. Escaping it again would show `&amp;`.
    return mark_safe(label[1]) if label else panel.id
