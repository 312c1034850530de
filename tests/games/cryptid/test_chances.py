"""Lots and worlds: everything that can happen does, as often as it should."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bestiary.core import SPECTATOR, Choice, Decision
from bestiary.core.state import is_compiled
from bestiary.games.cryptid import GAME, belief, generator, rating
from bestiary.games.cryptid.belief import Evidence, World, candidates, entropy, fits, habitat_counts
from bestiary.games.cryptid.box.components import (
    CATALOGUE,
    CLUE_INDEX,
    CLUES,
    Book,
    Clue,
    Hint,
    Mode,
)
from bestiary.games.cryptid.box.hexes import COUNT, INDEX
from bestiary.games.cryptid.box.hints import hint_choices
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import Setup, cards, read_share_code
from bestiary.games.cryptid.choices import FirstPlayer, Search
from bestiary.games.cryptid.generator import (
    could_generate,
    draw_clues,
    generate,
    generate_on,
    has_clues,
    is_narrow,
    is_single,
    obeys,
    random_map,
)
from bestiary.games.cryptid.setup import Generated
from bestiary.games.cryptid.state import CryptidState
from core.narrowing import chance_of, present
from games.cryptid.position import card, chance, play, position

ALPHA, BETA, GAMMA, DELTA, _ = Book
replacing = pytest.mark.skipif(is_compiled(), reason="compiled functions cannot be replaced")
N01 = "21B4364A79863A2506"
NARROW = "2B7CA3414765818200.a77b53c54h8"


def shares(state: CryptidState) -> dict[Choice, Fraction]:
    found = present(chance_of(state.decisions[0]).probabilities())
    return dict(found)


def test_2_1_every_seat_is_as_likely_to_be_first() -> None:
    assert shares(GAME.new(5)) == {FirstPlayer(seat): Fraction(1, 5) for seat in range(5)}


@pytest.mark.parametrize(("mode", "number"), [("standard", 19), ("advanced", 35)])
def test_2_2_every_card_is_as_likely(mode: str, number: int) -> None:
    state = GAME.new(4, {"mode": mode, "setup": "card"})
    chance(state, FirstPlayer(0))

    assert (state.decisions[0].seat, state.decisions[0].prompt) == (-1, "deal-setup")
    assert set(shares(state).values()) == {Fraction(1, number)}
    assert set(shares(state)) == {c.setups[4] for c in cards(Mode(mode))}


def test_6_2_a_single_hex() -> None:
    assert [is_single(area) for area in (0, 1, 2, 3, 4, 6)] == [
        False,
        True,
        True,
        False,
        True,
        False,
    ]


def generated_setup(number: int = 3) -> Setup:
    return generate(Mode.STANDARD, number, Random(7))


@pytest.mark.parametrize(
    "change",
    [
        {"books": (ALPHA, BETA, DELTA)},
        {"hint": Hint.TERRAIN},
        {"clues": (Clue.ON_FOREST_OR_WATER,) * 3},
        {"code": N01},
    ],
)
def test_6_3_what_the_generator_cannot_make(change: dict[str, Any]) -> None:
    assert could_generate(generated_setup(), Mode.STANDARD, 3)
    assert not could_generate(generated_setup()._replace(**change), Mode.STANDARD, 3)


def test_6_3_the_number_and_the_mode_are_those_of_the_table() -> None:
    assert not could_generate(generated_setup(), Mode.ADVANCED, 3)
    assert not could_generate(generated_setup(), Mode.STANDARD, 4)
    negated = next(
        setup
        for setup in (generate(Mode.ADVANCED, 3, Random(seed)) for seed in range(50))
        if any(clue.is_negated for clue in setup.clues)
    )
    assert could_generate(negated, Mode.ADVANCED, 3)


def test_6_1_a_wide_clue_is_refused_though_it_leaves_one_hex() -> None:
    setup = read_share_code(NARROW)
    assert setup is not None
    layout = read_map(setup.code)
    sizes = [layout.areas[CLUE_INDEX[clue] % 24].bit_count() for clue in setup.clues]

    assert min(sizes) < 42 or max(sizes) > 64
    assert not could_generate(setup, Mode.STANDARD, 3)
    assert not obeys(setup)
    assert obeys(generated_setup())


def test_6_1_a_clue_of_the_other_mode_is_refused_though_its_area_would_do() -> None:
    layout = read_map(N01)
    advanced = [c for c in CATALOGUE[Mode.ADVANCED] if c not in CATALOGUE[Mode.STANDARD]]
    for clues in permutations(generator.eligible_clues(layout), 2):
        for other in advanced:
            areas = tuple(layout.areas[c] for c in (*clues, other))
            if generator.is_eligible(layout, other) and generator.is_valid(areas):
                told = tuple(CLUES[c] for c in (*clues, other))
                hint = hint_choices(told)[0]
                setup = Setup(N01, (ALPHA, BETA, GAMMA), told, hint)
                assert not could_generate(setup, Mode.STANDARD, 3)
                return
    pytest.fail("the map has such a set")


def test_9_4_a_narrow_set_up_is_not_dealt_to_two() -> None:
    wide = card("N02", 4)
    crossed = wide._replace(clues=(wide.clues[0], wide.clues[2], wide.clues[1], wide.clues[3]))
    crossed = crossed._replace(books=tuple(Book)[:4], hint=hint_choices(crossed.clues)[0])

    assert crossed in Generated(GAME.new(4).terms)
    assert crossed not in Generated(GAME.new(2).terms)


def test_9_4_nine_hexes_are_wide_and_eight_are_narrow() -> None:
    areas = ((1 << 9) - 1, (1 << 20) - 1, (1 << 8) - 1, (1 << 30) - 1)
    layout = replace(read_map(N01), areas=areas)

    assert not is_narrow(layout, (0, 1, 1, 3))
    assert is_narrow(layout, (2, 1, 1, 3))
    assert is_narrow(layout, (1, 3, 2, 1))


def test_6_3_maps_have_all_six_tiles_and_turn_half_of_them() -> None:
    rng = Random(3)
    maps = [random_map(Mode.ADVANCED, rng) for _ in range(200)]

    assert all(sorted(t.number for t in m.tiles) == [1, 2, 3, 4, 5, 6] for m in maps)
    assert all(len(m.structures) == 8 for m in maps)
    turned = Counter(tile.number for m in maps for tile in m.tiles if tile.is_rotated)
    assert all(70 < turned[number] < 130 for number in range(1, 7)), "100 of 200 are expected"
    first = Counter(m.tiles[0].number for m in maps)
    assert all(15 < first[number] < 55 for number in range(1, 7)), "33 of 200 are expected"
    assert len({site for m in maps for site in m.structures}) == COUNT
    assert len(random_map(Mode.STANDARD, rng).structures) == 6


@replacing
@pytest.mark.parametrize("tries", [0, 2000])
def test_6_3_every_set_is_as_likely_in_every_order(
    monkeypatch: pytest.MonkeyPatch, tries: int
) -> None:
    """Listed or tried at random: no set and no order comes more often."""
    layout = read_map(N01)
    some = generator.eligible_clues(layout)[:9]
    monkeypatch.setattr(generator, "eligible_clues", lambda _: some)
    monkeypatch.setattr(generator, "comb", lambda *_: 10**6)
    monkeypatch.setattr(generator, "MAX_TRIES", tries)
    valid = {frozenset(c) for c in permutations(some, 3) if generator.is_fair(layout, c)}
    rng = Random(2)
    drawn = Counter(draw_clues(layout, 3, rng) for _ in range(120 * len(valid)))

    assert {frozenset(clues or ()) for clues in drawn} == valid
    assert len(drawn) == 6 * len(valid)
    assert all(8 <= number <= 36 for number in drawn.values()), "20 are expected"


@replacing
@pytest.mark.parametrize("sets", [1, 10**6])
def test_9_4_every_wide_order_is_as_likely(monkeypatch: pytest.MonkeyPatch, sets: int) -> None:
    """Listed or tried at random: no order comes more often, and no narrow one at all."""
    setup = card("N02", 4)
    layout = read_map(setup.code)
    four = [CLUE_INDEX[clue] for clue in setup.clues]
    monkeypatch.setattr(generator, "eligible_clues", lambda _: four)
    monkeypatch.setattr(generator, "comb", lambda *_: sets)
    rng = Random(6)
    wide = {order for order in permutations(four) if not is_narrow(layout, order)}
    drawn = Counter(draw_clues(layout, 4, rng, for_two=True) for _ in range(40 * len(wide)))

    assert set(drawn) == wide
    assert 0 < len(wide) < 24
    assert all(18 <= number <= 70 for number in drawn.values()), "40 are expected"


@replacing
def test_6_3_where_no_set_fits_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    layout = read_map(N01)
    number = len(generator.eligible_clues(layout))
    assert draw_clues(layout, number + 1, Random(1)) is None
    assert not has_clues(layout, number + 1)
    assert has_clues(layout, 3)
    assert has_clues(layout, 4, for_two=True)
    monkeypatch.setattr(generator, "is_fair", lambda *_, **__: False)
    monkeypatch.setattr(generator, "MAX_TRIES", 5)
    assert draw_clues(layout, 3, Random(1)) is None
    assert generate_on(layout, 3, Random(1)) is None


def test_6_4_the_hint_is_drawn_among_those_that_are_true() -> None:
    layout = read_map(N01)
    rng = Random(4)
    dealt = [generate_on(layout, 3, rng) for _ in range(60)]

    assert all(setup and setup.hint in hint_choices(setup.clues) for setup in dealt)
    assert any(setup and setup.hint != hint_choices(setup.clues)[0] for setup in dealt)


@replacing
def test_6_5_difficulty_is_the_surprise_of_the_players_in_bits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setup = card("N01", 4)
    true, false = World((), 1 << INDEX["E7"]), World((), 1 << INDEX["A1"])
    found = iter([[true], [true, false], [true, false, false, false], [false]])
    seen = []

    def some(knowledge: belief.Knowledge, most: int, _: Random) -> list[World]:
        seen.append((knowledge.own_clues, knowledge.evidence, most))
        return next(found)

    monkeypatch.setattr(rating, "some_worlds", some)
    assert rating.surprise(setup) == pytest.approx(1.1926, abs=0.0001), "−log₂ of 7/16"
    clues = [CLUE_INDEX[clue] for clue in setup.clues]
    assert [[c for c in known if c is not None] for known, _, _ in seen] == [[c] for c in clues]
    assert {(evidence, most) for _, evidence, most in seen} == {((Evidence(),) * 4, 200)}


@replacing
def test_6_5_what_nobody_would_guess_is_not_endlessly_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rating, "some_worlds", lambda *_: [World((), 0)])

    assert rating.surprise(card("N01", 4)) == pytest.approx(9.6439, abs=0.0001), "800 to 1"


@replacing
@pytest.mark.parametrize(
    ("bits", "stars"),
    [(0, 1), (2.24, 1), (2.25, 2), (2.99, 2), (3, 3), (3.74, 3), (3.75, 4), (4.74, 4), (4.75, 5)],
)
def test_6_5_the_steps_of_difficulty(
    monkeypatch: pytest.MonkeyPatch, bits: float, stars: int
) -> None:
    monkeypatch.setattr(rating, "surprise", lambda _: bits)

    assert rating.rating(card("N01", 3)) == stars


def test_7_1_uncertainty_is_counted_in_bits() -> None:
    assert entropy({}) == 0
    assert entropy({1: 5}) == 0
    assert entropy({1: 2, 2: 1, 4: 1}) == 1.5
    assert habitat_counts([World((), 4), World((), 1), World((), 4)]) == {4: 2, 1: 1}


def test_7_1_a_clue_fits_if_it_allows_all_discs_and_no_cube() -> None:
    assert fits(0b0110, Evidence(0b0010, 0b1001))
    assert not fits(0b0110, Evidence(0b0011, 0b1000)), "a disc outside"
    assert not fits(0b0110, Evidence(0b0010, 0b0100)), "a cube inside"


@replacing
def test_7_1_few_and_many_worlds_are_drawn_from_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"}).knowledge(0)
    every = set(belief.worlds(knowledge))
    listed = belief.some_worlds(knowledge, 10**6, Random(1))
    assert set(listed) == every
    few = belief.some_worlds(knowledge, 3, Random(1))
    assert len(set(few)) == 3
    assert set(few) < every
    monkeypatch.setattr(belief, "MAX_DEALS_FOR_SAMPLE", 0)
    tried = belief.some_worlds(knowledge, 5, Random(1))
    assert len(tried) == 5
    assert set(tried) <= every
    monkeypatch.setattr(belief, "TRIES_PER_WORLD", 0)
    assert set(belief.some_worlds(knowledge, 10**6, Random(1))) == every, "tried in vain"


def test_7_1_worlds_drawn_one_by_one_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    knowledge = position(cubes={"beta": "B1 L9 D2 C3 A6", "gamma": "A1 L2 K1 B2"}).knowledge(0)
    lists = candidates(knowledge)
    rng = Random(5)
    every = {world.clues for world in belief.worlds(knowledge)}
    for few in (0, 30, 4_000):
        monkeypatch.setattr(belief, "MAX_DEALS_FOR_ONE_WORLD", few)
        drawn = Counter(belief.sample(knowledge, lists, rng) for _ in range(40 * len(every)))
        assert set(drawn) == every
        assert all(15 <= number <= 75 for number in drawn.values()), "40 are expected"


def test_7_1_an_imagined_world_keeps_all_that_lies_open() -> None:
    state = position(4, cubes={"beta": "A5"}, discs={"delta": "A2"})
    rng = Random(2)
    hints = set()
    for _ in range(40):
        world = GAME.rules.imagine(state, 2, rng)
        assert GAME.rules.view(world, 2) == GAME.rules.view(state, 2)
        assert (world.setup.code, world.setup.books) == (N01, state.setup.books)
        assert world.setup.clues[2] is state.setup.clues[2]
        assert world.setup.hint in hint_choices(world.setup.clues)
        assert world.searchable == world.areas
        hints.add(world.setup.hint)
    assert len(hints) > 1
    state.is_hint_told = True
    told = {GAME.rules.imagine(state, 2, rng).setup.hint for _ in range(20)}
    assert told == {state.setup.hint}


def test_7_1_before_the_deal_and_after_the_end_there_is_nothing_to_imagine() -> None:
    new = GAME.new(3)
    over = position()
    play(over, Search("J7"))

    assert GAME.rules.imagine(new, 0, Random(1)) == new
    assert GAME.rules.imagine(over, SPECTATOR, Random(1)).setup == over.setup


class AsksOnlySwampOrWater:
    """A step with something to choose in those worlds alone where β says swamp or water."""

    def ask(self, state: CryptidState) -> tuple[Decision, ...]:
        fits = state.setup.clues[1] is Clue.ON_SWAMP_OR_WATER
        return (Decision(0, "turn", (Search("A1"),)),) if fits else ()


@replacing
def test_7_1_whoever_must_choose_has_a_choice_in_every_world() -> None:
    state = position(agenda=[AsksOnlySwampOrWater()])
    worlds = [GAME.rules.imagine(state, 2, Random(seed)) for seed in range(10)]

    assert {world.setup.clues[1] for world in worlds} == {Clue.ON_SWAMP_OR_WATER}
