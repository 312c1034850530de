"""What the table of Rats promises to the eye: type that can be read, labels apart and whole."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from bestiary import registry
from bestiary.core import Variant, Words
from bestiary.core.words import LANGUAGES
from bestiary.drawing import measure
from bestiary.games.rats_of_wistar.board.coats import MIN_LETTER_SIZE, MIN_TOUCH_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.farm import farm
from bestiary.games.rats_of_wistar.board.hand import hand, key_rows
from bestiary.games.rats_of_wistar.board.scenery.plan import ROOM_BOXES
from bestiary.games.rats_of_wistar.box.components import NUMBER
from bestiary.games.rats_of_wistar.box.names import Card
from drawing.wanderer import decisions
from games.rats_of_wistar.position import position, turn_up

GAME = registry.game("rats_of_wistar")
PHONE = 374
"""So many pixels of a phone are a panel's width."""
STEP = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
SLACK = 1.5
SHOWN = {"row-open": 43, "row-done": 26}
"""How high a mission's row is where no finger chooses, in the style sheet."""


class Place(NamedTuple):
    """Where the origin of a group lies, and how large its content is drawn."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def then(self, transform: str) -> Place:
        """Labels are never turned: what turns is turned back around the same point."""
        x, y, scale = self
        for kind, numbers in STEP.findall(transform):
            given = [float(number) for number in numbers.split()]
            if kind == "translate":
                x, y = x + given[0] * scale, y + given[1] * scale
            elif kind == "scale":
                scale *= given[0]
        return Place(x, y, scale)


class Label(NamedTuple):
    """A line of text as it is drawn."""

    text: str
    size: float
    left: float
    right: float
    line: float

    def meets(self, other: Label) -> bool:
        """Whether two lines lie on each other."""
        apart = abs(self.line - other.line) >= 0.7 * min(self.size, other.size)
        return not apart and self.left < other.right - SLACK and other.left < self.right - SLACK


def labels(element: ElementTree.Element, place: Place) -> Iterator[Label]:
    """Every line of text below an element."""
    place = place.then(element.attrib.get("transform", ""))
    for child in element:
        if child.tag.endswith("}text"):
            yield from _lines(child, place)
        elif not child.attrib.get("id", "").startswith("sector-"):
            yield from labels(child, place)


def _lines(text: ElementTree.Element, place: Place) -> Iterator[Label]:
    size = float(text.attrib["font-size"])
    for line in text:
        width = measure(line.text or "", size, serif=text.attrib.get("class") == "serif")
        shift = {"middle": width / 2, "end": width}.get(text.attrib.get("text-anchor", ""), 0)
        left = place.x + (float(line.attrib["x"]) - shift) * place.scale
        right = left + width * place.scale
        level = place.y + float(line.attrib["y"]) * place.scale
        yield Label(line.text or "", size * place.scale, left, right, level)


def panels(seats: int, language: str) -> Iterator[tuple[str, ElementTree.Element]]:
    """What the one who is asked sees, picture by picture, along a game played at random."""
    words = Words(GAME, language)
    for state, decision in decisions(GAME, Variant(seats), Random(3), most=420, every=29):
        assert GAME.page.board is not None
        for panel in GAME.page.board(GAME.rules.view(state, decision.seat), words):
            root = ElementTree.fromstring(panel.svg)
            for picture in root.iter("{http://www.w3.org/2000/svg}svg"):
                yield panel.id, picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_label_can_be_read_and_none_lies_on_another(seats: int, language: str) -> None:
    read = Counter[str]()
    for id, root in panels(seats, language):
        found = list(labels(root, Place()))
        read[id] += len(found)

        assert not [one for one in found if one.size * PHONE / WIDTH < 11], id
        assert not [one for one in found if one.text.endswith("…")], id
        assert not [one for one in found if one.left < -1 or one.right > WIDTH + 1], id
        assert not [pair for pair in combinations(found, 2) if pair[0].meets(pair[1])], id
    assert min(read.values()) > 3, "every panel has something to read"
    assert {"wheel", "farm"} <= read.keys()


def rings(root: ElementTree.Element) -> Iterator[float]:
    """How wide what can be clicked is where it is narrowest."""
    for ring in root.iter():
        if ring.attrib.get("class") == "ring" and "r" in ring.attrib:
            yield 2 * float(ring.attrib["r"])
        elif ring.attrib.get("class") == "ring" and "width" in ring.attrib:
            yield min(float(ring.attrib["width"]), float(ring.attrib["height"]))


def test_what_is_clicked_is_large_enough_for_a_finger() -> None:
    clicked = set[str]()
    for id, root in panels(4, "ru"):
        widths = list(rings(root))
        clicked |= {id} if widths else set()
        assert min(widths, default=WIDTH) * PHONE / WIDTH > 43, id
    assert len(clicked) > 3, "most panels can be clicked"


def test_the_least_type_is_eleven_pixels_on_a_phone() -> None:
    assert MIN_LETTER_SIZE * PHONE / WIDTH >= 11


@pytest.mark.parametrize("others", [(), ("main",), ("buy:joker", "main", "bonus:wood")])
def test_the_end_of_a_turn_keeps_its_place_whatever_else_can_be_done(
    others: tuple[str, ...],
) -> None:
    keys = [(name, "", "") for name in (*others, "end", "bonus:metal")]

    rows = key_rows(keys)

    assert rows[0][2][0] == "end"
    assert sorted(key[0] for row in rows for key in row.values()) == sorted(k[0] for k in keys)
    assert all(0 <= column < 3 for row in rows for column in row)
    assert all(row.get(0, keys[0])[0] != "bonus:metal" for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_a_mission_is_lost_where_only_the_middle_of_its_rows_is_shown(
    language: str,
) -> None:
    state = position()
    rows = Counter[str]()
    for mission, where in enumerate(ROOM_BOXES):
        turn_up(state, mission, where)
        state.rows[3 * mission] = 0
    for row in ElementTree.fromstring(
        farm(GAME.rules.view(state, 0), Words(GAME, language))
    ).iter():
        kind = row.attrib.get("class", "").removeprefix("plate ")
        for one in labels(row, Place()) if kind in SHOWN else ():
            rows[kind] += 1
            around = (MIN_TOUCH_SIZE - SHOWN[kind]) / 2
            assert one.line - 0.75 * one.size > around, one
            assert one.line + 0.25 * one.size < MIN_TOUCH_SIZE - around, one

    assert rows["row-open"] >= 2 * rows["row-done"] >= 2 * len(ROOM_BOXES)


def test_a_mission_hangs_beside_the_house_until_all_of_it_is_done() -> None:
    state = position()
    turn_up(state, 0, "kitchen")
    words = Words(GAME, "en")
    sheet = 'id="mission-hatch"'

    assert sheet in farm(GAME.rules.view(state, 0), words)
    state.rows[0] = state.rows[1] = 0
    assert sheet in farm(GAME.rules.view(state, 0), words)
    state.rows[2] = 1
    assert "pinboard bare" in farm(GAME.rules.view(state, 0), words)


def test_pairs_lie_before_whoever_has_yet_to_choose_and_nobody_else() -> None:
    state = position(2, hand="shovel jetpack")
    state.pairs = ((NUMBER[Card("pickaxe")], NUMBER[Card("helicopter")]),)

    chosen, yet_to_choose = (
        hand(GAME.rules.view(state, seat), Words(GAME, "en")) for seat in (0, 1)
    )

    assert 'data-part="card:shovel"' in chosen
    assert 'data-part="card:pickaxe"' not in chosen
    assert 'data-part="card:pickaxe"' in yet_to_choose


@pytest.mark.parametrize(("language", "told"), [("en", "name, 12,"), ("ru", "имени, 12,")])
def test_the_medal_says_what_the_number_beside_a_name_counts_besides(
    language: str, told: str
) -> None:
    view = GAME.rules.view(position(2, joker=2, vp=10), 0)
    view["scores"][0] = {"track": 10, "jokers": 2}

    assert told in hand(view, Words(GAME, language))
