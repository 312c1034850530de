"""Boards of every game, proved by playing: what can be chosen can be clicked, and only that.

A seat's board is drawn along a random game: well-formed, without colours or styles of its own,
ids and labels in order; every option of the seat to move is made of parts that are on its board,
and no two options are made of the same clicks.
"""

import re
from collections import Counter
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Game, Panel, State, Variant, Words
from bestiary.core.words import LANGUAGES
from drawing.wanderer import decisions

CASES = [
    pytest.param(game, variant, id=f"{game.id}-{variant}")
    for game in registry.catalogue()
    if game.page.board is not None
    for variant in game.rules.variants
]
EVERY = 13
MOST = 240
NEVER = re.compile(r"\sstyle=|#[0-9a-fA-F]{3,8}\b|<script|\son\w+=")


def panels(game: Game[Any, Any], state: State, seat: int, language: str) -> tuple[Panel, ...]:
    assert game.page.board is not None
    return game.page.board(game.rules.view(state, seat), Words(game, language))


def drawn(found: tuple[Panel, ...]) -> list[ElementTree.Element]:
    elements = []
    for panel in found:
        assert panel.kind in ("board", "tray", "player", "side", "folded")
        assert not NEVER.search(panel.svg.replace("url(#", "url(")), panel.id
        elements += list(ElementTree.fromstring(panel.svg).iter())
    return elements


def parts_on(elements: list[ElementTree.Element]) -> set[str]:
    shown = [e for e in elements if "data-part" in e.attrib]
    assert all(e.attrib.get("aria-label", "").strip() for e in shown)
    return {e.attrib["data-part"] for e in shown}


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_what_can_be_chosen_can_be_clicked(game: Game[Any, Any], variant: Variant) -> None:
    rng = Random(5)
    for state, decision in decisions(game, variant, rng, most=MOST, every=EVERY):
        elements = drawn(panels(game, state, decision.seat, rng.choice(LANGUAGES)))
        there = parts_on(elements)
        ids = Counter(e.attrib["id"] for e in elements if "id" in e.attrib)
        clicks = Counter(game.page.clicks(choice) for choice in list(decision.options)[:400])

        assert max(ids.values(), default=1) == 1, [k for k, n in ids.items() if n > 1]
        assert max(clicks.values()) == 1, [k for k, n in clicks.items() if n > 1]
        missing = {click.part for each in clicks for click in each} - there
        assert not missing, (decision.prompt, missing)


@pytest.mark.parametrize(("game", "variant"), CASES)
def test_spectators_see_a_board_too(game: Game[Any, Any], variant: Variant) -> None:
    shown = decisions(game, variant, Random(2), most=MOST, every=EVERY)
    for number, (state, _) in enumerate(shown):
        if number % 5 == 0:
            drawn(panels(game, state, SPECTATOR, "ru"))
