"""The page About this edition says what the data file says."""

import pytest

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.about import about, file_name
from bestiary.games.cryptic_nature.box.components import CARDS, DATA


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_written_from_the_data(language: str) -> None:
    page = (GAME.folder / file_name(language)).read_text(encoding="utf-8")

    assert about(Words(GAME, language)) == page


def test_every_datum_keeps_a_mark() -> None:
    marks = set(DATA["about"]["marks"])
    parts = [part for name, part in DATA.items() if name != "about"]

    assert all(part.get("mark", "published") in marks for part in parts)
    assert {e["mark"] for e in DATA["constants"]["entries"].values()} <= marks
    assert sum(bool(DATA["cryptids"]["entries"][c]["published"]) for c in CARDS) == 17
