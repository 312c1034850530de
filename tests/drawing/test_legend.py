"""Everything drawn on a board has an entry in its game's legend, in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Game, Words
from bestiary.core.presentation import legend, legend_keys
from bestiary.core.words import LANGUAGES
from bestiary.drawing import ICONS
from drawing.wanderer import decisions

GAMES = [pytest.param(game, id=game.id) for game in registry.catalogue()]
DRAWN = re.compile(r'data-(?:part|note)="([^"]*)"')


def drawn(game: Game[Any, Any]) -> set[str]:
    """The parts and notes on boards along random games of every variant."""
    assert game.page.board is not None
    words = Words(game, "en")
    found = set[str]()
    for variant in game.rules.variants:
        for state, decision in decisions(game, variant, Random(7), most=400, every=9):
            for seat in (decision.seat, SPECTATOR):
                panels = game.page.board(game.rules.view(state, seat), words)
                found |= {key for panel in panels for key in DRAWN.findall(panel.svg)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_drawn_is_explained(game: Game[Any, Any]) -> None:
    told = legend(game.folder, "en")
    silent = {part for part in drawn(game) if not any(key in told for key in legend_keys(part))}

    assert not silent


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_explain_the_same(game: Game[Any, Any]) -> None:
    first, second = (legend(game.folder, language) for language in LANGUAGES)

    assert list(first) == list(second)
    assert {key: entry[2:] for key, entry in first.items()} == {
        key: entry[2:] for key, entry in second.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_entries_name_rules_and_icons_that_exist(game: Game[Any, Any]) -> None:
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    for key, entry in legend(game.folder, "ru").items():
        assert re.search(rf"{re.escape(entry.rule)}(?![.\d])", rules), key
        assert entry.icon in ICONS, key
        assert entry.does.endswith("."), key


def test_the_most_exact_entry_speaks() -> None:
    assert list(legend_keys("row:1:ice-blue")) == [
        *("row:1:ice-blue", "row:ice-blue", "row:ice", "any:ice-blue", "any:ice", "row"),
    ]
    assert list(legend_keys("hut")) == ["hut", "hut"]
