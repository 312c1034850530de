"""Hashed assets, sheets of drawings and the games' style sheet: cached for ever, or today's."""

import re
from gzip import decompress

import pytest
from django.test import Client

from bestiary import registry
from bestiary.games.cryptic_nature.board.cryptids import PORTRAITS
from bestiary.web.http.plates import game_styles, ink_rule


def test_a_sheet_is_kept_for_ever_under_its_digest() -> None:
    answer = Client().get(PORTRAITS.address, HTTP_ACCEPT_ENCODING="gzip, br")

    assert answer["Content-Type"] == "image/svg+xml"
    assert "immutable" in answer["Cache-Control"]
    assert decompress(answer.content).decode() == PORTRAITS.file


def test_an_older_page_gets_what_is_drawn_today() -> None:
    answer = Client().get("/art/cryptids.000000000000.svg")

    assert answer.content.decode() == PORTRAITS.file
    assert "immutable" not in answer["Cache-Control"]


def test_there_is_no_sheet_of_another_name() -> None:
    assert Client().get("/art/unknown.000000000000.svg").status_code == 404


@pytest.mark.django_db
def test_every_game_brings_its_ink_and_its_style_sheet_along() -> None:
    page = Client().get("/").content.decode()
    (address,) = re.findall(r'href="(/art/games\.[^"]+)"', page)

    answer = Client().get(address)

    assert answer["Content-Type"] == "text/css; charset=utf-8"
    assert "immutable" in answer["Cache-Control"]
    for game in registry.catalogue():
        assert game.page.plate is not None
        assert f"--game: var(--{game.page.plate.ink});" in ink_rule(game.id)
        assert ink_rule(game.id) in answer.content.decode()
        assert game.style_sheet.read_text(encoding="utf-8") in answer.content.decode()


def test_an_older_page_gets_the_style_sheet_of_today() -> None:
    answer = Client().get("/art/games.000000000000.css")

    assert answer.content.decode() == game_styles()
    assert "immutable" not in answer["Cache-Control"]
