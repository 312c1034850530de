"""The page about this edition says of every card what the data file marks."""

import pytest

from bestiary.games.rats_of_wistar import GAME
from bestiary.games.rats_of_wistar.box.components import DATA

MARKS = {"published", "derived", "reconstructed"}


@pytest.mark.parametrize("page", ["ABOUT.md", "ABOUT.ru.md"])
def test_cards_known_by_name_or_effect_are_listed(page: str) -> None:
    rows = (GAME.folder / page).read_text("utf-8").splitlines()
    listed = {int(row.split("|")[1]) for row in rows if row.startswith("| ") and row[2].isdigit()}
    known = {
        card["number"] for card in DATA["inventions"] if {"name", "effect"} & set(card["marks"])
    }

    assert listed == known


def test_every_part_of_the_data_is_marked() -> None:
    for name, part in DATA.items():
        if isinstance(part, dict):
            assert part["mark"] in MARKS, name
        elif name == "missions":
            assert all(row["mark"] in MARKS for card in part for row in card["rows"])
        elif name == "inventions":
            assert all(set(card["marks"].values()) <= MARKS for card in part)
        else:
            assert all(entry["mark"] in MARKS for entry in part), name
