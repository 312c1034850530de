"""Drawings are remembered by their size, not by their number."""

from __future__ import annotations

import pytest

from bestiary.web.config import CONFIGURATION
from bestiary.web.render import drawing_cache, fragments
from bestiary.web.render.drawing_cache import MEGABYTE, Drawings, kept


def test_what_was_used_last_is_kept_as_far_as_there_is_room() -> None:
    drawings = Drawings(10_000)
    for name in "abc":
        drawings.keep(name, name * 1_500)
    assert drawings.find("a") is not None
    drawings.keep("d", "d" * 1_500)

    assert [drawings.find(name) is not None for name in "abcd"] == [True, False, True, True]
    assert drawings.size <= drawings.most
    drawings.keep("large", "x" * 20_000)
    assert drawings.size == 0


def test_the_same_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings = Drawings(MEGABYTE)
    monkeypatch.setattr(drawing_cache, "DRAWING_CACHE", lambda: drawings)
    drawn = []

    @kept
    def draw(piece: str, size: int) -> str:
        drawn.append(piece)
        return piece * size

    assert [draw("x", 2), draw("x", 2), draw("x", 3)] == ["xx", "xx", "xxx"]
    assert drawn == ["x", "x"]


def test_the_largest_pieces_are_bounded_as_the_operator_says() -> None:
    assert drawing_cache.new_cache().most == CONFIGURATION.keep_drawings * MEGABYTE
    assert not hasattr(fragments.panel, "cache_info")
    assert not hasattr(fragments.players_panel, "cache_info")


def test_facts_of_a_piece_are_named_alike_wherever_it_is_used() -> None:
    fragments.html("search", language="en", number=1)

    with pytest.raises(ValueError, match="facts of search must be named alike"):
        fragments.html("search", language="en", count=2)


def test_pieces_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fragments, "MOST_PIECES", 2)
    monkeypatch.setattr(fragments, "_PIECES", {})
    for number in range(5):
        assert f'id="filter-{number}"' in fragments.html("search", language="en", number=number)

    assert len(fragments._PIECES) == 1
