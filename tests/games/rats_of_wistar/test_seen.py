"""What each seat sees of full tables, as data, in words and as a picture."""

import json
from xml.etree import ElementTree

import pytest

from bestiary.core import Words
from bestiary.games.rats_of_wistar import GAME
from games.rats_of_wistar.seen import GALLERY


@pytest.mark.parametrize(("name", "seat"), GALLERY.looks)
def test_13_1_what_a_seat_sees(name: str, seat: int) -> None:
    data, text = GALLERY.seen(name, seat)
    kept, told = GALLERY.kept(name, seat)

    assert json.loads(data) == json.loads(kept)
    assert text.splitlines() == told.splitlines()


@pytest.mark.parametrize(("name", "seat"), GALLERY.looks)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_table_can_be_drawn(name: str, seat: int, language: str) -> None:
    view = GAME.rules.view(GALLERY.tables[name](), seat)
    assert GAME.page.board is not None
    for panel in GAME.page.board(view, Words(GAME, language)):
        assert ElementTree.fromstring(panel.svg).tag
