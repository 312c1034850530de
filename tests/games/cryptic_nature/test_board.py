"""The board: nothing covers anything, everything can be read, and a move sends little."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gzip import compress
from itertools import combinations
from math import dist
from random import Random
from xml.etree import ElementTree

import pytest

from bestiary import registry
from bestiary.core import SPECTATOR, Words
from bestiary.core.words import LANGUAGES
from bestiary.drawing import Box, Point, measure
from bestiary.drawing.sheets import SHEETS
from bestiary.games.cryptic_nature.board.cryptids import PORTRAITS
from bestiary.games.cryptic_nature.board.europe.engraving import HEIGHT, WIDTH, geography
from bestiary.games.cryptic_nature.board.europe.lettering import (
    NAME_SIZE,
    SEA_SIZE,
    SEA_SPACING,
    SEAS,
)
from bestiary.games.cryptic_nature.board.europe.panel import MARK_SIZE, figure_room, slots, way
from bestiary.games.cryptic_nature.board.europe.spots import SPOTS
from bestiary.games.cryptic_nature.board.marks import evidence
from bestiary.games.cryptic_nature.box.components import IS_CITY, entries
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Place
from core.narrowing import present
from games.cryptic_nature.eager_player import step

GAME = registry.game("cryptic_nature")
FRAME = 9
LEAST = 11
"""Pixels of type on a laptop."""
LAPTOP = {"map": 527, "sanctuary": 527, "stacks": 527, "cards": 351, "mine": 528, "market": 339}
"""How wide each panel is on a screen of 1280 by 800, see `board/style.css`."""
MOST = 15_000
"""Bytes that a move may send to a page."""

Thing = tuple[str, Box]


def name_box(place: str, language: str) -> Box:
    words = Words(GAME, language)
    text = words(f"map-{place}") if len(place) == 2 else words(f"place-{place}")
    middle = SPOTS[place].name.centre
    width = measure(text, NAME_SIZE, serif=True)
    return Box(middle.x - width / 2, middle.y - NAME_SIZE / 2, width, NAME_SIZE)


def things(language: str) -> list[Thing]:
    """Everything that may lie on the map at once: four players and evidence everywhere."""
    found: list[Thing] = []
    for place, spot in SPOTS.items():
        mark = Box(spot.mark.x - MARK_SIZE / 2, spot.mark.y - MARK_SIZE / 2, MARK_SIZE, MARK_SIZE)
        found += [(f"{place} mark", mark), (f"{place} name", name_box(place, language))]
        found += [(f"{place} figure {n}", figure_room(place, n)) for n in range(4)]
        tokens = (spot.tokens,) if IS_CITY[Place(place)] else slots(spot.tokens, 2)
        found += [(f"{place} token {n}", box) for n, box in enumerate(tokens)]
    return found


def overlap(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return min(across, down)


def along(a: str, b: str) -> Iterator[Point]:
    start, near, far, end = way(a, b)
    for n in range(61):
        t, u = n / 60, 1 - n / 60
        yield Point(
            *(
                u**3 * start[i] + 3 * u * u * t * near[i] + 3 * u * t * t * far[i] + t**3 * end[i]
                for i in (0, 1)
            )
        )


def holds(box: Box, point: Point) -> bool:
    return box.x < point.x < box.right and box.y < point.y < box.bottom


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_names_tokens_and_figures_never_cover_each_other(language: str) -> None:
    covered = [
        f"{one}, {other}: {overlap(box, room):.1f}"
        for (one, box), (other, room) in combinations(things(language), 2)
        if overlap(box, room) > 0.5
    ]

    assert covered == []


def test_who_stands_at_a_place_stands_beside_its_mark() -> None:
    nearest = {place: [figure_room(place, n).centre for n in (0, 1)] for place in SPOTS}
    far = {
        place: [round(dist(SPOTS[place].mark, spot)) for spot in spots]
        for place, spots in nearest.items()
        if dist(SPOTS[place].mark, spots[0]) > MARK_SIZE + 4
        or dist(SPOTS[place].mark, spots[1]) > 52
    }

    assert far == {}


def test_a_token_on_the_map_is_named_by_the_place_where_it_lies() -> None:
    drawn = evidence("witness-s4", Words(GAME, "en"), Point(0, 0), lies="s2")

    assert "(S2)" in drawn
    assert "S4" not in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_run_between_things(language: str) -> None:
    rooms = things(language)
    crossed = {
        f"{a}-{b}: {thing}"
        for a, b in entries("lines")
        for point in along(a, b)
        for thing, box in rooms
        if holds(box.inset(1), point) and thing not in (f"{a} mark", f"{b} mark")
    }

    assert crossed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_inside_the_frame_of_the_map(language: str) -> None:
    inside = Box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME)
    outside = [
        thing
        for thing, box in things(language)
        if box.x < inside.x
        or box.y < inside.y
        or box.right > inside.right
        or box.bottom > inside.bottom
    ]

    assert outside == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_seas_stand_in_open_water(language: str) -> None:
    words = Words(GAME, language)
    for sea, place in SEAS.items():
        text = words(f"map-{sea}")
        width = measure(text, SEA_SIZE, serif=True) + SEA_SPACING * len(text)
        box = Box(place.x - width / 2, place.y - SEA_SIZE, width, SEA_SIZE * 1.2)
        assert [thing for thing, room in things(language) if overlap(box, room) > 0] == []


def test_cities_lie_where_they_are() -> None:
    assert geography()["places"].keys() == {p.value for p, is_city in IS_CITY.items() if is_city}
    for city, (x, y) in geography()["places"].items():
        mark = SPOTS[city].mark
        assert abs(mark.x - x / 10) <= 1, city
        assert abs(mark.y - y / 10) <= 1, city


def test_the_map_names_its_source() -> None:
    assert "Natural Earth" in geography()["source"]


def test_every_cryptid_has_a_portrait_of_its_own() -> None:
    drawings = dict(re.findall(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', PORTRAITS.file))

    assert set(drawings) == set(Cryptid)
    assert len(set(drawings.values())) == len(drawings)


def test_what_a_panel_refers_to_is_on_a_sheet() -> None:
    used = set[str]()
    for state in views_of_game(4, every=150):
        for panel in present(GAME.page.board)(GAME.rules.view(state, 0), Words(GAME, "en")):
            for name, digest, id in re.findall(
                r'href="/art/(\w+)\.(\w+)\.svg#([\w-]+)"', panel.svg
            ):
                assert digest == SHEETS[name].digest
                assert f'<symbol id="{id}"' in SHEETS[name].file
                used.add(id)

    assert used & set(Cryptid)


def views_of_game(seats: int, every: int, most: int = 600) -> Iterator[object]:
    """A busy game, looked at now and then."""
    rng = Random(seats)
    state = GAME.new(seats, {})
    for number in range(most):
        if state.outcome is not None:
            return
        if number % every == 0:
            yield state
        step(state, rng)


def texts_with_size(element: ElementTree.Element, scale: float) -> Iterator[tuple[str, float]]:
    """Every text below an element, with its size on the screen."""
    scaled = re.search(r"scale\(([\d.]+)\)", element.attrib.get("transform", ""))
    scale *= float(scaled[1]) if scaled else 1
    if element.tag.endswith("text"):
        yield " ".join(element.itertext()), float(element.attrib["font-size"]) * scale
    for child in element:
        yield from texts_with_size(child, scale)


@pytest.mark.parametrize("seats", [2, 4])
def test_type_is_readable_on_a_laptop(seats: int) -> None:
    small, read = set[str](), set[str]()
    for state in views_of_game(seats, every=120):
        for language in LANGUAGES:
            for panel in present(GAME.page.board)(GAME.rules.view(state, 0), Words(GAME, language)):
                if panel.id not in LAPTOP:
                    continue
                root = ElementTree.fromstring(panel.svg)
                scale = LAPTOP[panel.id] / float(root.attrib["width"])
                found = list(texts_with_size(root, scale))
                small |= {f"{panel.id}: {text}" for text, size in found if size < LEAST}
                read |= {panel.id for _ in found}

    assert small == set()
    assert read == set(LAPTOP)


def test_a_move_sends_little() -> None:
    before: dict[str, str] = {}
    heaviest = 0
    for state in views_of_game(4, every=1, most=90):
        panels = {
            p.id: p.svg
            for p in present(GAME.page.board)(GAME.rules.view(state, 0), Words(GAME, "ru"))
        }
        sent = "".join(svg for id, svg in panels.items() if before.get(id) != svg)
        if before:
            heaviest = max(heaviest, len(compress(sent.encode(), 6)))
        before = panels

    assert 0 < heaviest <= MOST
    assert GAME.page.board is not None
    assert GAME.page.board(GAME.rules.view(GAME.new(2, {}), SPECTATOR), Words(GAME, "en"))


def test_equal_dice_are_all_lit_and_each_bet_is_told_by_its_card() -> None:
    game = registry.game("cryptic_nature")
    rng = Random(2)
    state = game.new(2)
    while not (state.pending and state.pending[0].prompt == "assistant-turn"):
        step(state, rng)
    seat = state.pending[0].seat
    view = game.rules.view(state, seat)
    view["dice"] = [view["dice"][0]] * 2
    drawn = "".join(panel.svg for panel in present(game.page.board)(view, Words(game, "en")))

    assert drawn.count(f'data-part="die:{view["dice"][0]}"') == 2
    bets = re.findall(r'data-part="bet:[^>]*aria-label="([^"]*)"', drawn)
    assert len(bets) == len(set(bets)) > 1
