"""Drawings are remembered by their size, not by their number."""

from __future__ import annotations

import pytest

from bestiary.web.config import CONFIGURATION
from bestiary.web.render import drawing_cache, panels
from bestiary.web.render.drawing_cache import BYTES_PER_MEGABYTE, DrawingCache, cache_drawing


def test_what_was_used_last_is_kept_as_far_as_there_is_room() -> None:
    drawings = DrawingCache(10_000)
    for name in "abc":
        drawings.add(name, name * 1_500)
    assert drawings.find("a") is not None
    drawings.add("d", "d" * 1_500)

    assert [drawings.find(name) is not None for name in "abcd"] == [True, False, True, True]
    assert drawings.size <= drawings.max_bytes
    drawings.add("large", "x" * 20_000)
    assert drawings.size == 0


def test_the_same_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawings = DrawingCache(BYTES_PER_MEGABYTE)
    monkeypatch.setattr(drawing_cache, "DRAWING_CACHE", lambda: drawings)
    drawn = []

    @cache_drawing
    def draw(piece: str, size: int) -> str:
        drawn.append(piece)
        return piece * size

    assert [draw("x", 2), draw("x", 2), draw("x", 3)] == ["xx", "xx", "xxx"]
    assert drawn == ["x", "x"]


def test_the_largest_pieces_are_bounded_as_the_operator_says() -> None:
    assert drawing_cache.make_cache().max_bytes == CONFIGURATION.keep_drawings * BYTES_PER_MEGABYTE
    assert not hasattr(panels.panel_html, "cache_info")
    assert not hasattr(panels.players_panel, "cache_info")
