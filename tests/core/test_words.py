"""Texts: names are put in last, and nothing is mixed up by remembering them."""

from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Game, Words
from bestiary.core.words import NAME_PLACEHOLDERS, TextError

URBAN = registry.game("urban_legends")


def test_each_table_has_its_own_names() -> None:
    ann, eva = Words(URBAN, "en", ("Ann", "Boris")), Words(URBAN, "en", ("Eva", "Greta"))

    assert ann("view-discards", seat=1, cards="Align") == "Discard pile of Boris: Align."
    assert eva("view-discards", seat=1, cards="Align") == "Discard pile of Greta: Align."


def test_a_name_cannot_stand_for_another_seat() -> None:
    words = Words(URBAN, "en", (f"Ann{NAME_PLACEHOLDERS[1]}", "Boris"))

    assert words.player(0) == "Ann"
    assert "Boris" not in words("view-discards", seat=0, cards="Align")


def test_a_drawing_for_all_tables_gets_the_names_of_each_as_markup() -> None:
    ann, eva = Words(URBAN, "en", ("<Ann>", "Boris")), Words(URBAN, "en", ("Eva", ""))
    drawn = ann.with_placeholders(
        "view-discards", seat=0, cards="Align"
    ) + ann.with_placeholders.player(1)

    assert ann.with_placeholders is eva.with_placeholders
    assert ann.fill_names(drawn) == "Discard pile of &lt;Ann&gt;: Align.Boris"
    assert eva.fill_names(drawn) == f"Discard pile of Eva: Align.{eva.player(1)}"


def test_a_text_without_players_refuses_to_name_one() -> None:
    words = Words(URBAN, "en", ("Ann", "Boris")).nameless

    assert words("panel-city") == Words(URBAN, "en")("panel-city")
    with pytest.raises(TextError, match="names no player"):
        words("view-discards", seat=0, cards="Align")


def test_yes_is_not_one() -> None:
    words = Words(URBAN, "en")
    number = words.format("view-sensors-pink", {"number": 1})

    assert words("view-sensors-pink", number=1) == number
    assert words("view-sensors-pink", number=True) != number


def test_words_of_the_same_table_are_the_same(game: Game[Any, Any]) -> None:
    one, same = Words(URBAN, "en", ("Ann", "Boris")), Words(URBAN, "en", ["Ann", "Boris"])

    assert one == same
    assert hash(one) == hash(same)
    assert len({one, same, Words(URBAN, "ru", ("Ann", "Boris")), one.nameless}) == 3
    assert one != Words(game, "en", ("Ann", "Boris"))
