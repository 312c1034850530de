"""Every game of the house has a plate; a plate is well-formed and holds no colour of its own."""

import re
from xml.etree import ElementTree

import pytest

from bestiary import registry
from bestiary.drawing import ICONS, badge, definitions, icon, shield, sign
from bestiary.drawing.plates import frame, logo, seat_mark

GAMES = [*registry.ids(), "a game without a plate"]


def plate_of(game: str) -> str:
    plate = registry.game(game).page.plate if game in registry.ids() else None
    return frame(game, plate.draw() if plate else None)


@pytest.mark.parametrize("game", GAMES)
def test_a_plate_is_well_formed_and_takes_its_colours_from_the_style_sheet(game: str) -> None:
    drawn = plate_of(game)

    ElementTree.fromstring(drawn)
    assert not re.search(r"#[0-9a-f]{3,8}\b", drawn.replace("url(#", "url("))
    assert "style=" not in drawn


def test_the_ids_of_all_plates_differ() -> None:
    ids = [name for game in GAMES for name in re.findall(r' id="([^"]+)"', plate_of(game))]

    assert len(ids) == len(set(ids))


def test_logo_marks_and_patterns_are_well_formed() -> None:
    for drawn in (logo(), definitions(), sign("bell"), sign("bell", "News"), seat_mark(5)):
        ElementTree.fromstring(drawn)


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_stays_on_its_grid(name: str) -> None:
    starts = re.findall(r"M(-?[\d.]+)[ ,]?(-?[\d.]+)", ICONS[name])

    assert starts
    assert all(0 <= float(x) <= 24 and 0 <= float(y) <= 24 for x, y in starts)
    ElementTree.fromstring(icon(name))


def test_points_below_nothing_bear_a_true_minus() -> None:
    assert "&#x2212;10" in shield(-10)
    assert "&#x2212;3" in badge(-3)
