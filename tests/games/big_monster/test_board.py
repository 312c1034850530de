"""The board: every creature has its picture, a zone fills its planet, and a move sends little."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gzip import compress
from random import Random

import pytest

from bestiary import registry
from bestiary.core import Words
from bestiary.games.big_monster.board.area import MIN_LETTER_PIXELS, frame_of
from bestiary.games.big_monster.board.art import GLOBE_ASPECT, PLANET_ASPECT, SHEET, UNIT
from bestiary.games.big_monster.box.components import EXPLORERS, TILES
from bestiary.games.big_monster.view_types import LaidTileView

GAME = registry.game("big_monster")
MOST = 15_000
"""Bytes that a move may send to a page."""
NARROW = 560
"""Pixels of a zone on a laptop."""


def played(seats: int, mode: str) -> Iterator[object]:
    """Moments of a random game."""
    rng = Random(seats)
    state = GAME.new(seats, {"mode": mode})
    while state.outcome is None:
        decision = state.pending[0]
        options = decision.options
        draw = getattr(options, "sample", None)
        state.play(decision.seat, draw(rng) if draw else rng.choice(list(options)))
        yield state


def drawn(state: object) -> dict[str, str]:
    assert GAME.page.board is not None
    panels = GAME.page.board(GAME.rules.view(state, 0), Words(GAME, "ru"))
    return {panel.id: panel.svg for panel in panels}


def test_every_explorer_and_mutation_has_a_picture_of_its_own() -> None:
    symbols = dict(re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', SHEET.file))
    portraits = [symbols[explorer.value] for explorer in EXPLORERS]
    changing = [
        symbols[f"{tile.value}-{times}"]
        for tile, spec in TILES.items()
        if spec.mutations
        for times in range(spec.mutations + 1)
    ]

    assert len(set(portraits)) == len(portraits) == 12
    assert len(set(changing)) == len(changing) > 8


@pytest.mark.parametrize("places", [[], [[-3, 0], [4, 4]]])
def test_a_zone_lies_inside_its_planet_and_its_numbers_can_be_read(places: list[list[int]]) -> None:
    laid: list[LaidTileView] = [
        {"x": 2, "y": -4, "tile": "swamp", "mutations": 0},
        {"x": -2, "y": 6, "tile": "mutagen-pair", "mutations": 0},
    ]
    frame = frame_of(laid, places, "sand")

    assert frame.top < -4
    assert frame.top + frame.height > 7
    assert frame.left < -3
    assert frame.left + frame.width > (5 if places else 3)
    assert frame.width / frame.height == pytest.approx(GLOBE_ASPECT if places else PLANET_ASPECT)
    assert frame.lettering * NARROW / (frame.width * UNIT) >= MIN_LETTER_PIXELS - 0.01


@pytest.mark.parametrize(
    ("seats", "mode"), [(2, "standard"), (3, "special"), (6, "teams"), (6, "standard")]
)
def test_a_move_sends_little_and_everything_drawn_is_on_the_sheet(seats: int, mode: str) -> None:
    before: dict[str, str] = {}
    heaviest = 0
    used = set[str]()
    for number, state in enumerate(played(seats, mode)):
        if number % 5 > 1:
            continue
        panels = drawn(state)
        sent = "".join(svg for id, svg in panels.items() if before.get(id) != svg)
        if before and number % 5 == 1:
            heaviest = max(heaviest, len(compress(sent.encode(), 6)))
        used |= set(re.findall(r'href="/art/monsters\.\w+\.svg#([\w-]+)"', sent))
        before = panels

    assert 0 < heaviest <= MOST
    assert {explorer.value for explorer in EXPLORERS} & used
    assert [id for id in used if f'<symbol id="{id}"' not in SHEET.file] == []
