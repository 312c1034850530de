"""Drawings that are remembered are those that would be drawn anew."""

from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Game, Variant, Words
from bestiary.drawing.memoization import clear, memoize_by_reads
from drawing.wanderer import decisions

CASES = [
    pytest.param(game, variant, id=f"{game.id}-{variant}")
    for game in registry.catalogue()
    for variant in game.rules.variants[:3]
]
MOST = 160
EVERY = 4


def test_what_was_not_looked_at_may_change() -> None:
    drawn: list[str] = []

    @memoize_by_reads
    def picture(view: dict[str, Any], ink: str) -> str:
        drawn.append(ink)
        return f"{view['tile']} in {ink}"

    first = picture({"tile": "lava", "coins": 1}, "black")
    again = picture({"tile": "lava", "coins": 2}, "black")
    other = picture({"tile": "lava", "coins": 2}, "red")
    changed = picture({"tile": "sand", "coins": 2}, "red")

    assert (first, again, other, changed) == (
        "lava in black",
        "lava in black",
        "lava in red",
        "sand in red",
    )
    assert drawn == ["black", "red", "red"]


def test_what_is_looked_at_may_depend_on_what_was_found() -> None:
    @memoize_by_reads
    def picture(view: dict[str, Any]) -> str:
        return str(view["coins"]) if view["is_rich"] else "poor"

    def seen(is_rich: bool, coins: int) -> str:
        return picture({"is_rich": is_rich, "coins": coins})

    assert [seen(False, 1), seen(True, 1), seen(True, 2), seen(False, 2)] == [
        "poor",
        "1",
        "2",
        "poor",
    ]


def test_an_entry_that_is_missing_is_looked_for() -> None:
    @memoize_by_reads
    def picture(view: dict[str, Any]) -> str:
        return "there" if "tile" in view else "nothing"

    assert [picture({}), picture({"tile": "lava"}), picture({})] == ["nothing", "there", "nothing"]


def test_a_drawing_inside_a_drawing_is_noted_by_both() -> None:
    @memoize_by_reads
    def inner(view: dict[str, Any]) -> str:
        return str(view["tile"])

    @memoize_by_reads
    def outer(view: dict[str, Any]) -> str:
        return f"[{inner(view)}]"

    views = [{"tile": "lava"}, {"tile": "lava"}, {"tile": "sand"}]

    assert [outer(view) for view in views] == ["[lava]", "[lava]", "[sand]"]


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_a_board_drawn_from_memory_is_the_board_drawn_anew(
    game: Game[Any, Any], variant: Variant
) -> None:
    assert game.page.board is not None
    words = Words(game, "ru", ("Аня", "Boris", "Вера", "Greta", "Дима", "Eva")[: variant.seats])
    kept = list[tuple[dict[str, Any], tuple[Any, ...]]]()
    clear()
    for state, _ in decisions(game, variant, Random(3), most=MOST, every=EVERY):
        for seat in (*range(variant.seats), SPECTATOR):
            view = game.rules.view(state, seat)
            kept.append((view, game.page.board(view, words)))

    for view, panels in kept:
        clear()
        assert game.page.board(view, words) == panels
