"""§1 The box, against the printed facts."""

from collections import Counter
from itertools import combinations, product

import pytest

from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.box.components import (
    BOOKS,
    CATALOGUE,
    CLUE_INDEX,
    CLUES,
    DATA,
    HINT_NUMBERS,
    Animal,
    Book,
    Clue,
    Hint,
    Mode,
    Piece,
    Terrain,
    entry,
    numbers,
)
from bestiary.games.cryptid.box.hexes import COUNT, EVERYWHERE, INDEX, distance, names, spread
from bestiary.games.cryptid.box.hints import hint_choices, true_hints
from bestiary.games.cryptid.box.maps import Tile, is_code, read_map
from bestiary.games.cryptid.box.setups import cards, common_area
from games.cryptid.position import APP_GAMES, card, options, position

N01 = "21B4364A79863A2506"


def area(code: str, clue: Clue) -> int:
    return read_map(code).areas[CLUE_INDEX[clue]]


def test_1_1_neighbours_of_upper_and_lower_columns() -> None:
    around = spread(1 << INDEX["C4"])

    assert names(around) == ("B3", "C3", "D3", "B4", "C4", "D4", "C5")
    assert names(spread(1 << INDEX["D4"])) == ("D3", "C4", "D4", "E4", "C5", "D5", "E5")


def test_1_1_distance_is_the_number_of_steps() -> None:
    for start, steps in product(range(COUNT), (1, 2, 3)):
        near = spread(1 << start, steps)
        assert all(bool(near >> i & 1) == (distance(start, i) <= steps) for i in range(COUNT))


def test_1_2_the_tiles_of_a_code() -> None:
    layout = read_map(N01)

    assert layout.mode is Mode.STANDARD
    assert layout.tiles[:3] == (Tile(2, False), Tile(1, False), Tile(5, True))
    assert layout.terrain(INDEX["A1"]) is Terrain.SWAMP
    assert layout.animal(INDEX["B1"]) is Animal.COUGAR
    assert layout.structures[INDEX["J8"]].text == "structure-green-stone"


def test_1_2_every_map_has_the_printed_totals() -> None:
    grounds = read_map(N01).grounds
    found = {name: grounds[name].bit_count() for name in grounds}

    assert [found[t.value] for t in Terrain] == [21, 22, 22, 21, 22]
    assert (found["bear"], found["cougar"], found["stone"], found["shack"]) == (8, 8, 3, 3)


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "21B4364A",
        N01[:-1],
        "2" + N01[1:].replace("1", "2", 1),
        N01[:6] + "4A" + "4A" + N01[10:],
        "0" + N01[1:],
        "D" + N01[1:],
        N01[:6] + "9A" + N01[8:],
        N01[:6] + "4C" + N01[8:],
        N01 + "00",
    ],
)
def test_1_2_other_texts_are_no_maps(broken: str) -> None:
    assert not is_code(broken)


def test_1_3_there_are_24_clues_and_their_opposites() -> None:
    terrains = ("desert", "forest", "mountain", "swamp", "water")
    plain = [f"on-{one}-or-{other}" for one, other in combinations(terrains, 2)]
    plain += [f"within-1-{thing}" for thing in (*terrains, "animal")]
    plain += [f"within-2-{thing}" for thing in ("stone", "shack", "bear", "cougar")]
    plain += [f"within-3-{colour}" for colour in ("white", "green", "blue", "black")]
    assert [clue.value for clue in CLUES] == [*plain, *(f"not-{clue}" for clue in plain)]
    kinds = Counter(clue.distance for clue in CLUES if not clue.is_negated)
    assert kinds == {0: 10, 1: 6, 2: 4, 3: 4}
    areas = read_map(N01).areas
    assert all(areas[i] ^ areas[i + 24] == EVERYWHERE for i in range(24))


def test_1_3_within_includes_the_hexes_themselves() -> None:
    forest = read_map(N01).grounds["forest"]

    assert area(N01, Clue.WITHIN_1_FOREST) & forest == forest
    assert area(N01, Clue.WITHIN_1_FOREST) == spread(forest)


def test_1_3_forest_or_swamp_as_in_the_rulebook() -> None:
    grounds = read_map(N01).grounds
    allowed = area(N01, Clue.ON_FOREST_OR_SWAMP)

    assert allowed == grounds["forest"] | grounds["swamp"]
    assert not allowed & (grounds["water"] | grounds["mountain"] | grounds["desert"])


def test_1_3_the_colour_of_a_stone_and_the_kind_of_a_blue_structure_do_not_matter() -> None:
    layout = read_map(N01)
    stones = [i for i, s in layout.structures.items() if s.kind.value == "stone"]
    blue = [i for i, s in layout.structures.items() if s.colour.value == "blue"]

    near = [i for i in range(COUNT) if any(distance(i, s) <= 2 for s in stones)]
    assert area(N01, Clue.WITHIN_2_STONE) == sum(1 << i for i in near)
    near = [i for i in range(COUNT) if any(distance(i, s) <= 3 for s in blue)]
    assert area(N01, Clue.WITHIN_3_BLUE) == sum(1 << i for i in near)


def test_1_3_the_animal_clue_of_the_standard_mode_is_positive() -> None:
    bears = read_map(N01).grounds["bear"]

    assert area(N01, Clue.WITHIN_2_BEAR) == spread(bears, 2)
    assert area(N01, Clue.NOT_WITHIN_2_BEAR) & bears == 0


def test_1_3_read_as_printed_the_animal_clue_would_spoil_22_of_57_rows() -> None:
    opposite = {Clue.WITHIN_2_BEAR: Clue.NOT_WITHIN_2_BEAR}
    opposite |= {Clue.WITHIN_2_COUGAR: Clue.NOT_WITHIN_2_COUGAR}
    spoiled = Counter(
        printed.id
        for printed in cards(Mode.STANDARD)
        for setup in printed.setups.values()
        if common_area(setup.code, [opposite.get(c, c) for c in setup.clues]).bit_count() != 1
    )

    assert (spoiled.total(), len(spoiled), list(spoiled.values()).count(3)) == (22, 15, 2)
    about = (GAME.folder / "ABOUT.md").read_text("utf-8")
    assert "22 of the 57 rows" in about
    assert "15 of the 19 cards" in about


@pytest.mark.parametrize("game", APP_GAMES, ids=range(len(APP_GAMES)))
def test_1_3_games_of_the_companion_app_have_their_habitat(game: dict[str, str]) -> None:
    clues = [Clue(clue) for clue in game["clues"]]

    assert names(common_area(game["code"], clues)) == (game["habitat"],)
    assert Hint(game["hint"]) in hint_choices(clues)


def test_1_4_one_cube_a_hex_and_no_second_piece_of_a_book() -> None:
    state = position(cubes={"beta": "A9"}, discs={"alpha": "A1", "beta": "C2"})

    assert not state.open_area(0, Piece.CUBE) & 1 << INDEX["A9"]
    assert not state.open_area(0, Piece.CUBE) & 1 << INDEX["A1"]
    assert not state.open_area(0, Piece.DISC) & 1 << INDEX["A1"]
    assert state.open_area(0, Piece.DISC) & 1 << INDEX["A9"]
    assert state.open_area(0, Piece.CUBE) & 1 << INDEX["C2"]
    assert "F3" in {option.hex for option in options(state)}, "a structure does not matter"


def test_1_5_every_book_holds_every_clue_twice() -> None:
    for book in BOOKS:
        held = Counter(entry(book, number) for number in range(1, 97))
        assert held == dict.fromkeys(CLUES, 2)
    assert entry(Book.ALPHA, 17) is Clue.WITHIN_2_COUGAR
    assert 17 in numbers(Book.ALPHA, Clue.WITHIN_2_COUGAR)


def test_1_6_a_hint_is_false_if_a_clue_or_its_opposite_names_the_thing() -> None:
    clues = [Clue.NOT_ON_DESERT_OR_FOREST, Clue.WITHIN_3_BLUE, Clue.NOT_WITHIN_1_ANIMAL]

    false = {Hint.TWO_TERRAINS, Hint.TERRAIN, Hint.DESERT, Hint.FOREST}
    false |= {Hint.WITHIN_3, Hint.WITHIN_1, Hint.ANIMALS}
    assert set(true_hints(clues)) == set(Hint) - false


def test_1_6_the_eighty_numbers() -> None:
    found = Counter(HINT_NUMBERS)

    assert (found[Hint.WITHIN_2], found[Hint.WITHIN_3], found[Hint.WITHIN_1]) == (24, 21, 12)
    assert (found[Hint.TWO_TERRAINS], found[Hint.TERRAIN], found[Hint.ANIMALS]) == (6, 1, 1)
    assert all(found[Hint(t.value)] == 3 for t in Terrain)
    assert (HINT_NUMBERS[51], HINT_NUMBERS[3]) == (Hint.TERRAIN, Hint.ANIMALS)


def test_1_6_every_number_as_printed() -> None:
    """The list of the Russian rulebook, a letter for each number from 1 to 80."""
    letters = dict(zip("123TVADFMSW", Hint, strict=True))
    printed = "232A32T13DF222312MS31M3121F13WST121T13W332331W22T22V2313D3T222F2232SM3D23331223T"

    assert list(HINT_NUMBERS) == [letters[letter] for letter in printed]


def test_1_7_the_standard_mode_has_23_clues_the_advanced_48() -> None:
    assert [len(CATALOGUE[mode]) for mode in Mode] == [23, 48]
    standard = [CLUES[clue] for clue in CATALOGUE[Mode.STANDARD]]
    assert Clue.WITHIN_3_BLACK not in standard
    assert not any(clue.is_negated for clue in standard)


@pytest.mark.parametrize("page", ["ABOUT.md", "ABOUT.ru.md"])
def test_every_doubt_about_a_card_stands_on_the_page_about_the_edition(page: str) -> None:
    text = (GAME.folder / page).read_text("utf-8")
    doubted = [printed for printed in DATA["cards"]["items"] if "note" in printed]

    assert doubted
    for printed in doubted:
        is_twin = "the same map" in printed["note"]
        assert is_twin or f"| {printed['id']} |" in text
        assert all(other in text for other in printed.get("or", {}).values())


@pytest.mark.parametrize(("id", "place"), [("A03", "L8"), ("A19", "E7")])
def test_open_doubts_do_not_change_the_habitat(id: str, place: str) -> None:
    printed = next(each for each in DATA["cards"]["items"] if each["id"] == id)
    blue_stone = 6 + 2 * 2
    other = INDEX[printed["or"]["blue stone"]]
    assert printed["code"][blue_stone : blue_stone + 2] == _digits(INDEX[place])
    code = printed["code"][:blue_stone] + _digits(other) + printed["code"][blue_stone + 2 :]

    for seats in (3, 4, 5):
        assert names(common_area(code, card(id, seats).clues)) == (printed[str(seats)]["habitat"],)


def _digits(index: int) -> str:
    return "{:X}{:X}".format(*divmod(index, 12))
