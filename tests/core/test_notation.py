"""Choices as text, both ways."""

from enum import Enum
from typing import NamedTuple

import pytest

from bestiary.core import Seat, distinct
from bestiary.core.notation import NotationError, read, write


class Tile(Enum):
    LAVA = "lava"
    RED_SAND = "red-sand"


class Hex(NamedTuple):
    q: int
    r: int


@distinct
class PlaceTile(NamedTuple):
    tile: Tile
    at: Hex
    turned: bool
    over: tuple[Tile, ...]
    for_seat: Seat | None


@distinct
class Walk(NamedTuple):
    path: tuple[Hex, ...]


@distinct
class Leap(NamedTuple):
    path: tuple[Hex, ...]


KINDS = (PlaceTile, Walk, Leap)


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (PlaceTile(Tile.LAVA, Hex(2, -1), True, (), None), "place-tile lava 2,-1 yes - _"),
        (
            PlaceTile(Tile.RED_SAND, Hex(0, 0), False, (Tile.LAVA, Tile.LAVA), 3),
            "place-tile red-sand 0,0 no lava+lava 3",
        ),
        (Walk((Hex(1, 2), Hex(3, 4))), "walk 1,2+3,4"),
    ],
)
def test_choice_and_text_belong_together(choice: object, text: str) -> None:
    assert write(choice) == text
    assert read(text, KINDS) == choice


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no kind of choice"),
        ("fly 1,2", "no kind of choice"),
        ("walk", "takes 1 parts, found 0"),
        ("walk 1,2 3,4", "takes 1 parts, found 2"),
        ("walk 1", "2 parts joined with ','"),
        ("walk 1,x", "a number was expected"),
        ("walk 1,99999999999", "a number was expected"),
        ("place-tile stone 0,0 no - _", "a tile was expected"),
        ("place-tile lava 0,0 perhaps - _", "yes/no"),
        ("place-tile lava 0,0 no - x", "any of the kinds"),
    ],
)
def test_what_is_no_choice_is_refused_with_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        read(text, KINDS)


def test_kinds_with_equal_fields_differ() -> None:
    path = (Hex(1, 2),)

    walk: object = Walk(path)
    leap: object = Leap(path)
    assert walk != leap
    assert walk == Walk(path)
    assert len({Walk(path), Leap(path)}) == 2
    assert write(Walk(path)) != write(Leap(path))
