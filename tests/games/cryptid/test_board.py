"""How choices are built by clicking on the map, and what the map says."""

import re
from itertools import combinations
from math import dist, sqrt

import pytest

from bestiary.core import SPECTATOR, Outcome, Score, Words, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.board import board, clicks
from bestiary.games.cryptid.board.land import STRUCTURE_SIZE, ground
from bestiary.games.cryptid.board.plan import HEX_RADIUS, LETTER_OFFSET_Y, piece_spots
from bestiary.games.cryptid.board.terrain import HEX_BOX, PAINTERS, VARIANTS_PER_TERRAIN, vegetation
from bestiary.games.cryptid.box.components import Book, Piece, Terrain
from bestiary.games.cryptid.box.hexes import COLUMNS, COUNT
from bestiary.games.cryptid.box.setups import share_code
from bestiary.games.cryptid.choices import (
    Answer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
)
from games.cryptid.position import position

TOUCH = 1.0
"""So far may two outlines run into each other, as much as a pen is wide."""


def test_a_hex_and_whom_to_ask_or_the_search_come_in_any_order() -> None:
    assert clicks(Question("C4", 1, Book.BETA)) == in_any_order("hex:C4", "book:beta")
    assert clicks(Search("C4")) == in_any_order("hex:C4", "search")


def test_an_own_piece_is_one_click_unless_two_books_may_pay() -> None:
    assert clicks(PlaceCube(Book.ALPHA, "C4")) == in_order("hex:C4")
    assert clicks(PlaceDisc(Book.ALPHA, "C4")) == in_order("hex:C4")
    assert clicks(Pay(Book.ALPHA, "C4")) == in_any_order("book:alpha", "hex:C4")
    assert clicks(Answer(Piece.DISC, Book.ALPHA, "C4")) == in_order("piece:disc:alpha")
    assert clicks(WantHint()) == ()


def test_a_hex_says_everything_about_itself() -> None:
    state = position(cubes={"beta": "A9"}, discs={"alpha": "J8"})
    words = Words(GAME, "en", ("Ann", "Bob", "Cid"))
    svg = board(GAME.rules.view(state, 0), words)[0].svg

    assert 'aria-label="A9: mountains; cougar territory; my clue allows it; cube of Bob (β)"' in svg
    assert "J8: swamp; green standing stone; my clue excludes it; disc of Ann (α)" in svg


@pytest.mark.parametrize("is_built", [False, True])
@pytest.mark.parametrize("pieces", range(1, 6))
def test_five_pieces_and_a_structure_lie_in_a_hex_without_touching(
    pieces: int, is_built: bool
) -> None:
    places, size = piece_spots(pieces, is_built=is_built)
    things = [(place, size / 2) for place in places]
    things += [((0.0, 0.0), STRUCTURE_SIZE)] if is_built else []

    assert len(places) == pieces
    for (one, reach), (other, far) in combinations(things, 2):
        assert dist(one, other) >= reach + far - TOUCH
    for (x, y), reach in things:
        assert abs(y) + reach <= HEX_RADIUS * sqrt(3) / 2
        assert abs(x) + reach <= HEX_RADIUS - abs(y) / sqrt(3)


def test_neighbouring_hexes_of_a_terrain_are_not_the_same_drawing() -> None:
    for number in range(COUNT - 1):
        beside = [number + 1] if (number + 1) % COLUMNS else []
        below = [number + COLUMNS] if number + COLUMNS < COUNT else []
        for other in beside + below:
            assert vegetation("forest", number) != vegetation("forest", other)


@pytest.mark.parametrize("terrain", [terrain.value for terrain in Terrain])
def test_the_letter_of_a_terrain_stands_on_its_plain_ground(terrain: str) -> None:
    """What grows there keeps away from it, so that it is read by its colour on the ground's."""
    x, y = -HEX_BOX.x, -HEX_BOX.y + LETTER_OFFSET_Y
    for seed in range(VARIANTS_PER_TERRAIN):
        marks = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", PAINTERS[terrain](seed))
        assert len(marks) > 5
        for mark in marks:
            assert dist((float(mark[0]) - HEX_BOX.x, float(mark[1]) - HEX_BOX.y), (x, y)) > 6
    drawn = ground(terrain, "X", 0)
    assert f'stroke="var(--ground-{terrain})"' in drawn
    assert 'paint-order="stroke"' in drawn


def test_aids_can_be_switched_off_and_spectators_have_none() -> None:
    state = position(shading="off", checklist="off")
    words = Words(GAME, "ru")
    mine = board(GAME.rules.view(state, 0), words)

    assert "исключает" in board(GAME.rules.view(position(), 0), words)[0].svg
    assert [panel.id for panel in mine] == ["map", "clue"]
    assert "исключает" not in mine[0].svg
    watched = board(GAME.rules.view(position(), SPECTATOR), words)
    assert [panel.id for panel in watched] == ["map", "clue"]
    assert "исключает" not in watched[0].svg


def test_the_hexes_still_possible_are_marked() -> None:
    pieces = {"beta": "B1 L9", "gamma": "A1 L2"}
    words = Words(GAME, "en")
    marked = board(GAME.rules.view(position(cubes=pieces, possible="on"), 0), words)[0].svg
    plain = board(GAME.rules.view(position(cubes=pieces), 0), words)[0].svg

    assert "can still be the habitat" in marked
    assert "can still be the habitat" not in plain


def test_a_list_kept_by_hand_says_nothing_about_the_pieces() -> None:
    pieces = {"beta": "B1 L9", "gamma": "A1 L2"}
    words = Words(GAME, "en")
    filled = board(GAME.rules.view(position(cubes=pieces), 0), words)[2].svg
    blank = board(GAME.rules.view(position(cubes=pieces, checklist="hand"), 0), words)[2].svg

    assert "ruled out" in filled
    assert "still possible" in filled
    assert "still possible" not in blank
    assert "ruled out" not in blank
    assert blank.count("data-tick=") == filled.count("data-tick=") > 0


def test_the_share_code_is_told_once_the_game_is_over() -> None:
    state = position()
    words = Words(GAME, "en")
    code = share_code(state.setup)
    before = GAME.rules.view(state, 0)
    state.finish(Outcome((0,), (Score((("found", 1),)),) * 3, "found"))
    after = GAME.rules.view(state, SPECTATOR)

    assert code not in GAME.page.describe(before, words)
    assert before["share"] is None
    assert re.search(rf"Set-up, \w+: {re.escape(code)}", GAME.page.describe(after, words))
    assert "Set-up" not in board(before, words)[1].svg
    assert "Set-up" in board(after, words)[1].svg
