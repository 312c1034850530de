"""§7 Who knows what, §8 honesty, §9 two players."""

import pickle
from collections import Counter
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bestiary.core import SPECTATOR
from bestiary.core.game import BadOptionsError
from bestiary.core.state import is_compiled
from bestiary.games.cryptid import GAME, generator
from bestiary.games.cryptid import state as state_module
from bestiary.games.cryptid.aids import checklist, knowledge_of, own_area, possible_area
from bestiary.games.cryptid.belief import Knowledge, candidates, habitats, sample, worlds
from bestiary.games.cryptid.box.components import (
    CATALOGUE,
    CLUE_INDEX,
    CLUES,
    Book,
    Clue,
    Mode,
    Piece,
)
from bestiary.games.cryptid.box.hexes import EVERYWHERE, INDEX, names
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import Setup, cards, share_code
from bestiary.games.cryptid.choices import (
    Answer,
    FirstPlayer,
    Pay,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
)
from bestiary.games.cryptid.events import Contradicted, NarrowDeal
from bestiary.games.cryptid.generator import (
    could_generate,
    generate,
    is_eligible,
    is_narrow,
    is_valid,
)
from bestiary.games.cryptid.setup import SETUP, OpeningCube
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.turn import NextTurn, TakeTurn
from games.cryptid.position import card, chance, options, piece_hexes, play, position, prompt

ALPHA = Book.ALPHA
BETA = Book.BETA
GAMMA = Book.GAMMA
DELTA = Book.DELTA


def test_7_1_a_clue_is_seen_by_its_owner_only_until_the_end() -> None:
    state = position()
    assert GAME.rules.view(state, 0)["clues"] == ["within-2-cougar", None, None]
    assert GAME.rules.view(state, 1)["clues"] == [None, "on-swamp-or-water", None]
    assert GAME.rules.view(state, SPECTATOR)["clues"] == [None, None, None]
    play(state, Search("J7"))

    assert None not in GAME.rules.view(state, SPECTATOR)["clues"]


def test_7_1_worlds_are_counted_exactly() -> None:
    state = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"})
    found = worlds(state.knowledge(0))

    areas = state.layout.areas
    slow = []
    for beta, gamma in product(CATALOGUE[state.terms.mode], repeat=2):
        clues = (CLUE_INDEX[state.setup.clues[0]], beta, gamma)
        left = areas[clues[0]] & areas[beta] & areas[gamma]
        honest = not areas[beta] & state.cubes[1] and not areas[gamma] & state.cubes[2]
        if honest and left.bit_count() == 1 and len(set(clues)) == 3:
            slow.append((clues, left))
    assert sorted(found) == sorted(slow)
    assert tuple(CLUE_INDEX[c] for c in state.setup.clues) in {w.clues for w in found}


def dealt(*lists: list[int]) -> list[tuple[int, ...]]:
    """The worlds of books that may hold these clues; clue 1 allows A1, 2 and 3 B1 as well."""
    layout: Any = SimpleNamespace(areas=(0b10, 0b01, 0b11, 0b11))
    nothing = Knowledge(layout, (None,) * len(lists), ())
    return [world.clues for world in worlds(nothing, list(lists))]


@pytest.mark.skipif(is_compiled(), reason="compiled rules take no other map")
def test_7_1_the_clues_of_a_world_differ_and_leave_one_hex_be_it_the_first() -> None:
    assert dealt([2], [0, 1, 2, 3]) == [(2, 0), (2, 1)]
    assert dealt([2], [2], [1]) == []
    assert dealt([2], [3], [1, 2]) == [(2, 3, 1)]


def test_7_1_imagined_worlds_are_drawn_evenly() -> None:
    state = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"})
    rng = Random(3)
    every = {w.clues for w in worlds(state.knowledge(0))}
    drawn = Counter(
        tuple(CLUE_INDEX[c] for c in GAME.rules.imagine(state, 0, rng).setup.clues)
        for _ in range(300)
    )

    assert set(drawn) == every
    assert len(every) == 4
    assert all(50 <= number <= 100 for number in drawn.values()), "75 are expected"


def test_7_1_worlds_tried_at_random_are_those_that_are_listed() -> None:
    knowledge = position(4, "A02").knowledge(1)
    every = {world.clues for world in worlds(knowledge)}
    lists = candidates(knowledge)
    rng = Random(5)

    drawn = Counter(sample(knowledge, lists, rng) for _ in range(3 * len(every)))

    assert set(drawn) <= every
    assert len(drawn) > 0.9 * len(every), "nineteen of twenty are expected"
    assert max(drawn.values()) < 20


def test_7_1_the_hint_rules_clues_out_once_it_is_told() -> None:
    state = position(4)
    before = candidates(state.knowledge(SPECTATOR))
    state.is_hint_told = True

    assert [len(clues) for clues in before] == [23] * 4
    for left in candidates(state.knowledge(SPECTATOR)):
        assert left == [clue for clue in range(23) if CLUES[clue].distance != 1]


def test_7_2_the_area_rule_counts_only_where_it_is_open() -> None:
    hidden = worlds(position().knowledge(0))
    open_ = position(area_rule="open")
    known = worlds(open_.knowledge(0))

    assert set(known) < set(hidden)
    areas = open_.layout.areas
    assert all(is_valid(tuple(areas[c] for c in w.clues)) for w in known)
    assert all(is_eligible(open_.layout, c) for w in known for c in w.clues)


def test_7_2_a_share_code_that_breaks_the_area_rule_is_refused_where_all_know_it() -> None:
    options = {"setup": "2B7CA3414765818200.a77b53c54h8"}
    assert GAME.new(3, options)

    with pytest.raises(BadOptionsError, match=r": check-code-area\.$"):
        GAME.new(3, options | {"area-rule": "open"})
    assert GAME.new(3, {"setup": "21B4364A79863A2506.a17b86c6h21", "area-rule": "open"})


def test_7_3_my_own_clue_is_crossed_out_on_all_other_lists() -> None:
    state = position()
    mine = state.setup.clues[0]
    own, beta, gamma = checklist(GAME.rules.view(state, 0))

    assert [clue for clue, fits in own.items() if fits] == [mine]
    assert not beta[mine]
    assert not gamma[mine]
    assert checklist(GAME.rules.view(state, SPECTATOR))[1][mine], "nobody else can cross it out"
    assert all(CLUE_INDEX[mine] not in left for left in candidates(state.knowledge(0))[1:])


def test_7_3_aids_tell_what_can_be_worked_out_from_the_view() -> None:
    state = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"})
    view = GAME.rules.view(state, 0)

    assert knowledge_of(view)[1:] == state.knowledge(0)[1:]
    assert own_area(view) == state.areas[0]
    assert own_area(GAME.rules.view(state, SPECTATOR)) == EVERYWHERE
    assert checklist(view)[1][Clue.ON_SWAMP_OR_WATER]
    assert not checklist(view)[1][Clue.ON_DESERT_OR_FOREST]
    assert possible_area(view) == habitats(worlds(state.knowledge(0)))


def test_8_1_only_honest_hexes_are_offered() -> None:
    state = position(agenda=[OpeningCube(1)])

    assert all(not state.areas[1] >> INDEX[option.hex] & 1 for option in options(state))


def test_8_2_at_a_paper_table_the_players_answer() -> None:
    state = position(pieces="paper")
    play(state, Question("A1", 1, BETA))

    assert prompt(state) == (1, "answer")
    assert options(state) == [Answer(Piece.CUBE, BETA, "A1"), Answer(Piece.DISC, BETA, "A1")]
    play(state, Answer(Piece.DISC, BETA, "A1"))
    assert piece_hexes(state, BETA) == ("", "A1")


def test_8_2_a_contradiction_is_pointed_out_and_replaced() -> None:
    state = position(pieces="paper")
    play(state, Question("A1", 1, BETA))
    play(state, Answer(Piece.CUBE, BETA, "A1"))

    assert Contradicted(1, BETA, Piece.CUBE, "A1") in (state.events or [])
    assert piece_hexes(state, BETA) == ("", "A1")
    assert prompt(state) == (1, "correct")


def test_8_2_a_search_against_the_own_clue_ends_and_costs_nothing() -> None:
    state = position(pieces="paper")
    play(state, Search("F6"))
    play(state, PlaceDisc(ALPHA, "A1"))

    assert piece_hexes(state, ALPHA) == ("F6", "A1")
    assert piece_hexes(state, BETA) == ("", "")
    assert prompt(state) == (1, "turn")


def test_8_3_the_wrong_piece_moves_to_a_hex_that_fits() -> None:
    state = position(pieces="paper", agenda=[OpeningCube(1), OpeningCube(2)])
    play(state, PlaceCube(BETA, "A1"))
    assert {o.hex for o in options(state)} == set(names(EVERYWHERE & ~state.areas[1]))
    play(state, PlaceCube(BETA, "B1"))

    assert piece_hexes(state, BETA) == ("B1", "A1")
    assert prompt(state) == (2, "opening-cube")


def test_9_1_two_players_hold_two_books_each() -> None:
    state = position(2, agenda=SETUP)
    chance(state, FirstPlayer(1))
    chance(state, card("N01", 4))

    assert state.seating.owners == (1, 1, 0, 0)
    mine = ["on-forest-or-water", "on-forest-or-swamp"]
    assert GAME.rules.view(state, 1)["clues"] == [*mine, None, None]
    order = []
    while state.decisions[0].prompt == "opening-cube":
        order.append(state.decisions[0].seat)
        play(state, options(state)[0])
    assert order == [1, 1, 0, 0, 1, 1, 0, 0]


def test_9_1_a_question_names_one_book() -> None:
    state = position(2)
    asked = {(o.target, o.book) for o in options(state) if isinstance(o, Question)}

    assert asked == {(1, GAMMA), (1, DELTA)}
    play(state, Question("A2", 1, DELTA))
    assert piece_hexes(state, GAMMA) == ("", "")
    assert piece_hexes(state, DELTA) == ("", "A2")


def test_9_2_either_own_book_pays() -> None:
    state = position(2)
    play(state, Question("L9", 1, DELTA))

    assert prompt(state) == (0, "penalty-cube")
    offered = {book: {o.hex for o in options(state) if o.book is book} for book in (ALPHA, BETA)}
    assert offered == {
        ALPHA: set(names(EVERYWHERE & ~state.areas[0])) - {"L9"},
        BETA: set(names(EVERYWHERE & ~state.areas[1])) - {"L9"},
    }
    assert len(options(state)) == len(offered[ALPHA]) + len(offered[BETA])
    play(state, Pay(BETA, "A4"))
    assert piece_hexes(state, BETA) == ("A4", "")
    assert prompt(state) == (1, "turn")


def test_9_3_a_search_needs_both_own_clues_and_lays_both_discs() -> None:
    state = position(2, discs={"beta": "D7"})
    searched = {o.hex for o in options(state) if isinstance(o, Search)}
    assert searched == set(names(state.areas[0] & state.areas[1]))
    play(state, Search("D7"))

    assert piece_hexes(state, ALPHA) == ("", "D7")
    assert prompt(state) == (0, "extra-disc")
    play(state, PlaceDisc(BETA, "A1"))
    assert piece_hexes(state, GAMMA) == ("", "D7")
    assert piece_hexes(state, DELTA) == ("D7", "")
    assert prompt(state) == (0, "penalty-cube")


def test_9_3_two_extra_discs_are_laid_in_the_order_of_the_books() -> None:
    state = position(2, discs={"alpha": "D7", "beta": "D7"})
    play(state, Search("D7"))

    assert state.decisions[0].about == (("book", ALPHA),)
    play(state, PlaceDisc(ALPHA, "G1"))
    assert state.decisions[0].about == (("book", BETA),)
    assert piece_hexes(state, GAMMA) == ("", ""), "the answers come after both"


def test_9_3_the_other_player_searches_with_the_third_and_fourth_book() -> None:
    state = position(2, agenda=())
    state.turn = 1
    state.then(TakeTurn(), NextTurn())
    state.advance()
    play(state, Search("F7"))

    assert piece_hexes(state, GAMMA) == piece_hexes(state, DELTA) == ("", "F7")
    assert piece_hexes(state, ALPHA) == ("", "F7"), "the first book answers first"
    assert piece_hexes(state, BETA) == ("F7", "")
    assert prompt(state) == (1, "penalty-cube")


@pytest.mark.parametrize("mode", Mode)
def test_9_4_pairs_are_wide_on_every_card_and_from_the_generator(mode: Mode) -> None:
    rng = Random(2)
    made = [generate(mode, 4, rng, for_two=True) for _ in range(5)]
    for setup in [*made, *(printed.setups[4] for printed in cards(mode))]:
        areas = [read_map(setup.code).areas[CLUE_INDEX[clue]] for clue in setup.clues]
        assert (areas[0] & areas[1]).bit_count() >= 9
        assert (areas[2] & areas[3]).bit_count() >= 9
    assert all(could_generate(setup, mode, 4, for_two=True) for setup in made)


NARROW_SEEDS = {Mode.STANDARD: (70, 322, 391), Mode.ADVANCED: (0, 51, 106)}
"""Lots that would give two players a narrow pair if nobody looked."""


def is_narrow_for_two(setup: Setup) -> bool:
    """Whether one of the pairs that two players get is narrow."""
    return is_narrow(read_map(setup.code), tuple(CLUE_INDEX[clue] for clue in setup.clues))


@pytest.mark.parametrize(("mode", "seeds"), NARROW_SEEDS.items())
def test_9_4_a_narrow_deal_is_for_four_and_never_for_two(
    mode: Mode, seeds: tuple[int, ...]
) -> None:
    for seed in seeds:
        assert is_narrow_for_two(generate(mode, 4, Random(seed)))
        assert not is_narrow_for_two(generate(mode, 4, Random(seed), for_two=True))


def test_9_4_where_few_clues_fit_only_wide_deals_are_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(generator, "MAX_TRIES", 0)
    layout = read_map(card("N01", 4).code)
    for seed in range(5):
        drawn = generator.draw_clues(layout, 4, Random(seed), for_two=True)
        assert drawn is not None
        assert not is_narrow(layout, drawn)
        assert is_valid(tuple(layout.areas[clue] for clue in drawn))


def two(code: str) -> CryptidState:
    """Two players with the set-up of a share code, dealt to seat 1 first."""
    state = position(2, agenda=SETUP, setup=code)
    chance(state, FirstPlayer(1))
    (setup,) = state.decisions[0].options
    chance(state, setup)
    return state


def test_9_4_a_narrow_deal_is_told_to_both_and_is_part_of_what_they_know() -> None:
    wide = card("N02", 4)
    crossed = (wide.clues[0], wide.clues[2], wide.clues[1], wide.clues[3])
    narrow = two(share_code(wide._replace(clues=crossed)))

    assert NarrowDeal() in (narrow.events or [])
    assert NarrowDeal() not in (two(share_code(wide)).events or [])
    assert not could_generate(narrow.setup, Mode.STANDARD, 4, for_two=True)
    for seat in (0, 1):
        assert GAME.rules.view(narrow, seat)["narrow"] is True
        found = [world.clues for world in worlds(narrow.knowledge(seat))]
        assert found
        assert all(is_narrow(narrow.layout, clues) for clues in found)
        assert knowledge_of(GAME.rules.view(narrow, seat))[1:] == narrow.knowledge(seat)[1:]
    known = worlds(two(share_code(wide)).knowledge(1))
    assert not any(is_narrow(narrow.layout, world.clues) for world in known)


def test_9_4_more_players_are_told_nothing_of_pairs() -> None:
    state = position(4, agenda=SETUP)
    chance(state, FirstPlayer(0))
    chance(state, card("N02", 4))

    assert state.is_narrow is None


def test_tables_of_the_first_rules_keep_their_seating() -> None:
    old = state_module._reseat(2, 1, tuple(Book)[:4])

    assert old.owners == (1, 0, 1, 0)
    assert pickle.loads(pickle.dumps(old)).owners == (1, 0, 1, 0)


def test_9_3_the_habitat_wins() -> None:
    state = position(2)
    play(state, Search("E7"))

    assert state.outcome is not None
    assert state.outcome.winners == (0,)
