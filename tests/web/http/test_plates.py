"""Sheets of drawings: loaded once, kept for ever, today's for a page that is older."""

from gzip import decompress

from django.test import Client

from bestiary.games.cryptic_nature.board.cryptids import PORTRAITS


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
