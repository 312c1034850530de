"""§8.1 What seats see of full tables, as data and in words."""

import json

import pytest

from games.big_monster.seen import GALLERY


@pytest.mark.parametrize(("name", "seat"), GALLERY.looks)
def test_8_1_what_a_seat_sees(name: str, seat: int) -> None:
    data, text = GALLERY.seen(name, seat)
    kept, told = GALLERY.kept(name, seat)

    assert json.loads(data) == json.loads(kept)
    assert text.splitlines() == told.splitlines()
