"""Whatever a page keeps is what would be drawn anew, at every moment and for every seat."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Game, Variant
from bestiary.drawing.memoization import clear
from bestiary.web.render.fragments import Screen, html
from bestiary.web.render.page_record import PageRequest
from bestiary.web.tables.viewpoint import Viewpoint
from server.observed_table import ObservedTable as Hall
from web.table_setup import access_to

pytestmark = pytest.mark.django_db

MOVES = 5


def caches(game: Game[Any, Any]) -> Iterator[Any]:
    """Everything that remembers what was drawn or said of this game.

    Fragments by template are left out: they take long to make, and are told all they depend on.
    """
    homes = ("bestiary.web.render", f"bestiary.games.{game.id}.aim")
    for name in [name for name in sys.modules if name.startswith(homes)]:
        for value in vars(sys.modules[name]).values():
            if hasattr(value, "cache_clear") and value is not html:
                yield value


def draw_page(hall: Hall, seat: int) -> Screen:
    room = access_to(hall.table, None)
    mine = () if seat == SPECTATOR else (seat,)
    return room.screen(PageRequest(Viewpoint(seat, mine), "en"))


def pages(screen: Screen) -> dict[str, str]:
    parts = {id: str(part) for id, part in screen.parts.items()}
    return parts | {id: "".join(lines) for id, lines in screen.lists.items()}


@pytest.mark.parametrize("game", registry.catalogue(), ids=lambda game: game.id)
def test_what_is_kept_is_what_would_be_drawn_anew(game: Game[Any, Any]) -> None:
    hall = Hall(game, Variant(max(2, game.seats[0])))
    seats = (*range(len(hall.players)), SPECTATOR)
    rng = Random(3)
    assert {"_offer", "_summary"} <= {cache.__name__ for cache in caches(game)}

    for _ in range(MOVES):
        kept = {seat: pages(draw_page(hall, seat)) for seat in seats}
        for cache in caches(game):
            cache.cache_clear()
        clear()
        hall.live.journals.clear()
        assert kept == {seat: pages(draw_page(hall, seat)) for seat in seats}
        hall.walk(rng, 1)
