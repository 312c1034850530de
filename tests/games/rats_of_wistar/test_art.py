"""The drawings of the 180 inventions: one each, none like another, always the same."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.drawing import measure
from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.board.home.burrow import CAPTION_LETTERING
from bestiary.games.rats_of_wistar.board.scenery.oak import GROUND_TOP, ROOTS
from bestiary.games.rats_of_wistar.board.workshop import ART
from bestiary.games.rats_of_wistar.board.workshop.gallery import PAINTERS
from bestiary.games.rats_of_wistar.box.names import Card


def test_every_invention_has_a_drawing_of_its_own() -> None:
    drawn = {name: draw() for name, draw in PAINTERS.items()}

    assert set(drawn) == {card.value for card in Card}
    assert len(set(drawn.values())) == len(Card) == 180


def test_a_drawing_is_the_same_every_time() -> None:
    assert all(draw() == draw() for draw in PAINTERS.values())


def test_a_drawing_is_made_of_several_parts_and_is_well_formed() -> None:
    for name, draw in PAINTERS.items():
        root = ElementTree.fromstring(draw())

        assert len(root) >= 3, name


def test_the_sheet_holds_them_all_and_no_colour() -> None:
    assert ART.file.count("<symbol") == len(Card)
    assert "#" not in ART.file


@pytest.mark.parametrize("language", LANGUAGES)
def test_roots_keep_away_from_the_words_beside_them(language: str) -> None:
    text = Words(GAME, language)("about-rooms", free=6, all=6)
    end = 12 + measure(text, CAPTION_LETTERING.size)
    beside = [x for root in ROOTS for x, y in root if GROUND_TOP + 4 < y < GROUND_TOP + 24]

    assert min(beside) > end
