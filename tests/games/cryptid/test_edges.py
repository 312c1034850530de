"""Where a rule ends: one more, one other, one in another order.

Card N01 for three: α within two of a cougar, β on swamp or water, γ within three of blue.
"""

from dataclasses import fields
from random import Random

import pytest

from bestiary.core import CHANCE, Words
from bestiary.core.game import BadOptionsError
from bestiary.core.state import is_compiled
from bestiary.games.cryptid import GAME, aids, generator
from bestiary.games.cryptid import state as state_module
from bestiary.games.cryptid.aids import knowledge_of, own_area, possible_area
from bestiary.games.cryptid.answer import PayCube
from bestiary.games.cryptid.belief import Evidence, candidates
from bestiary.games.cryptid.box.components import Book, Hint, Piece
from bestiary.games.cryptid.box.hex_options import HexOptions
from bestiary.games.cryptid.box.hexes import COUNT, EVERYWHERE, INDEX, NAMES, indices, names
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.choices import (
    FirstPlayer,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
    cubes,
    discs,
)
from bestiary.games.cryptid.events import HintWanted, Laid, Searched, Skipped, Why
from bestiary.games.cryptid.honesty import Correct
from bestiary.games.cryptid.search import ExtraDisc
from bestiary.games.cryptid.setup import Generated, OpeningCube
from bestiary.games.cryptid.turn import NextTurn
from games.cryptid.position import card, chance, options, piece_hexes, play, position, prompt

ALPHA = Book.ALPHA
BETA = Book.BETA
GAMMA = Book.GAMMA
N01 = "21B4364A79863A2506"
NARROW = "2B7CA3414765818200.a77b53c54h8"


def test_2_3_what_is_no_set_up_cannot_be_dealt() -> None:
    terms = GAME.new(3).terms

    assert FirstPlayer(0) not in Generated(terms)
    assert Setup("no map", (), (), Hint.ANIMALS) not in Generated(terms)
    assert Generated(terms).probabilities() is None


@pytest.mark.parametrize(
    ("seats", "given", "why"),
    [
        (4, {"setup": f"{N01}.a17b86c6h21"}, "check-code-seats"),
        (2, {"setup": f"{N01}.a17b86c6h21"}, "check-code-seats"),
        (3, {"setup": f"{N01}.a17b86c6h21", "mode": "advanced"}, "check-code-mode"),
        (3, {"setup": N01, "mode": "advanced"}, "check-code-mode"),
        (3, {"setup": NARROW, "area-rule": "open"}, "check-code-area"),
    ],
)
def test_2_3_a_refused_code_says_what_does_not_suit(
    seats: int, given: dict[str, str], why: str
) -> None:
    with pytest.raises(BadOptionsError, match=rf": {why}\.$"):
        GAME.new(seats, given)


@pytest.mark.skipif(is_compiled(), reason="compiled constants cannot be replaced")
def test_2_3_a_map_without_clues_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generator, "MIN_AREA_HEXES", 65)

    with pytest.raises(BadOptionsError, match=r": check-code-clues\.$"):
        GAME.new(3, {"setup": N01})


def test_2_5_in_two_rounds_each_book_lays_a_cube_before_any_lays_two() -> None:
    state = GAME.new(3, {"setup": "card"})
    chance(state, FirstPlayer(2))
    chance(state, card("N01", 3))
    books = []
    while prompt(state)[1] == "opening-cube":
        books.append(state.decisions[0].about[0][1])
        assert not state.offers(), "the hint waits for the opening cubes"
        play(state, options(state)[0])

    assert books == [ALPHA, BETA, GAMMA] * 2
    assert prompt(state) == (2, "turn")
    assert len(list(state.offers())) == 3


def test_2_5_an_opening_cube_without_a_hex_is_left_out() -> None:
    outside = " ".join(names(EVERYWHERE & ~position().areas[1]))
    state = position(cubes={"gamma": outside}, agenda=[OpeningCube(1), OpeningCube(0)])

    assert Skipped(1, Piece.CUBE) in (state.events or [])
    assert prompt(state) == (0, "opening-cube")
    assert state.evidence()[1] == Evidence(allowed=state.areas[1] & ~state.cubed)


@pytest.mark.parametrize(
    ("steps", "choice"),
    [
        ([OpeningCube(1)], PlaceCube(BETA, "B1")),
        ([ExtraDisc(0)], PlaceDisc(ALPHA, "A2")),
        ([PayCube()], PlaceCube(ALPHA, "F1")),
    ],
)
def test_7_1_a_piece_laid_is_seen_by_all_and_cannot_be_taken_back(
    steps: list[object], choice: object
) -> None:
    state = position(agenda=(*steps, NextTurn()))
    state.revealed = False
    play(state, choice)

    assert state.revealed is True


def test_7_1_what_was_left_out_and_what_was_voted_for_is_seen_too() -> None:
    allowed = " ".join(names(position().areas[0]))
    assert position(discs={"alpha": allowed}, agenda=[ExtraDisc(0), NextTurn()]).revealed is True
    state = position(2)
    state.revealed = False
    state.play(1, WantHint())
    assert (state.events or [])[-1] == HintWanted(1)
    assert state.revealed is False, "a vote may be taken back"
    state.play(0, WantHint())
    assert state.revealed is True


def test_9_2_with_two_books_either_may_have_no_hex_left() -> None:
    areas = position(2).areas
    nowhere = [" ".join(names(EVERYWHERE & ~area)) for area in areas]
    one = position(2, cubes={"alpha": nowhere[0]}, agenda=[PayCube(), NextTurn()])
    assert {option.book for option in options(one)} == {BETA}
    both = position(
        2, cubes={"alpha": nowhere[0], "beta": nowhere[1]}, agenda=[PayCube(), NextTurn()]
    )

    assert both.events == [Skipped(0, Piece.CUBE)]
    assert [skip.place for skip in both.skips] == [0, 1]
    left = EVERYWHERE & ~both.cubed
    assert [seen.allowed for seen in both.evidence()[:2]] == [left, left]
    assert prompt(both) == (1, "turn")


def test_4_2_the_disc_that_lies_there_is_not_laid_again() -> None:
    state = position(discs={"alpha": "A2"})
    play(state, Search("A2"))

    assert state.events == [Searched(0, "A2")]


def test_8_2_with_two_books_the_second_lays_nothing_on_the_first_ones_cube() -> None:
    state = position(2, pieces="paper")
    both = names(state.areas[1] & ~state.areas[0])
    play(state, Search(both[0]))

    assert piece_hexes(state, ALPHA) == (both[0], "")
    assert piece_hexes(state, BETA) == ("", "")
    assert prompt(state) == (0, "correct")


def test_8_3_a_wrong_piece_without_a_hex_is_left_out() -> None:
    outside = EVERYWHERE & ~position().areas[1]
    state = position(
        cubes={"gamma": " ".join(names(outside))},
        pieces="paper",
        agenda=[Correct(1, Piece.CUBE), NextTurn()],
    )

    assert Skipped(1, Piece.CUBE) in (state.events or [])
    assert prompt(state) == (1, "turn")


def test_8_2_on_paper_a_question_is_free_wherever_no_cube_lies() -> None:
    state = position(pieces="paper", discs={"gamma": "A1"})
    play(state, Search("F6"))
    play(state, PlaceDisc(ALPHA, "A2"))
    assert not state.open_area(2, Piece.DISC) >> INDEX["F6"] & 1
    assert not state.open_area(2, Piece.DISC) >> INDEX["A1"] & 1
    assert not state.honest_area(2, Piece.DISC) >> INDEX["F6"] & 1
    asked = {
        book: {o.hex for o in options(state) if isinstance(o, Question) and o.book is book}
        for book in (ALPHA, GAMMA)
    }
    everywhere = set(names(EVERYWHERE))
    assert asked == {ALPHA: everywhere - {"F6", "A2"}, GAMMA: everywhere - {"F6", "A1"}}


def test_7_1_before_the_lot_nobody_is_first() -> None:
    seen = GAME.rules.view(GAME.new(3), 0)

    assert (seen["first"], seen["turn"], seen["pawn"], seen["code"]) == (CHANCE, CHANCE, None, "")
    assert (seen["books"], seen["clues"], seen["cubes"], seen["votes"]) == ([], [], [], [])


def test_a_copy_is_a_table_of_its_own() -> None:
    state = position(4, cubes={"alpha": "A1"}, discs={"beta": "A2"})
    state.is_narrow = True
    state.is_hint_told = True
    state.pawn = 5
    twin = state.copy()
    assert twin == state
    lists = [field.name for field in fields(state) if isinstance(getattr(state, field.name), list)]
    assert lists
    assert not [name for name in lists if getattr(twin, name) is getattr(state, name)]
    play(twin, Question("L5", 1, BETA))

    assert (piece_hexes(state, BETA), piece_hexes(twin, BETA)) == (("", "A2"), ("L5", "A2"))


@pytest.mark.parametrize("seed", range(6))
def test_options_are_a_list_of_hexes_in_reading_order(seed: int) -> None:
    rng = Random(seed)
    one = rng.getrandbits(COUNT)
    two = rng.getrandbits(COUNT) & rng.getrandbits(COUNT)
    lazy = HexOptions([(one, cubes(ALPHA)), (two, discs(BETA))])
    listed: list[PlaceCube | PlaceDisc] = [PlaceCube(ALPHA, NAMES[i]) for i in indices(one)]
    listed += [PlaceDisc(BETA, NAMES[i]) for i in indices(two)]

    assert list(lazy) == listed
    assert [lazy[n] for n in range(len(lazy))] == listed
    assert (lazy[-1], lazy[2:5]) == (listed[-1], tuple(listed[2:5]))
    with pytest.raises(IndexError):
        lazy[len(listed)]
    everything = [
        kind(book, name)
        for kind in (PlaceCube, PlaceDisc)
        for book in (ALPHA, BETA)
        for name in NAMES
    ]
    assert [choice for choice in everything if choice in lazy] == [
        c for c in everything if c in listed
    ]
    assert FirstPlayer(0) not in lazy
    assert lazy == HexOptions([(one, cubes(ALPHA)), (two, discs(BETA))])
    assert lazy != HexOptions([(one, cubes(ALPHA))])
    assert lazy != listed


def test_tables_of_the_first_rules_answer_from_the_first_book_on() -> None:
    old = state_module._reseat(2, 1, tuple(Book)[:4])

    assert (old.own, old.others) == (((1, 3), (0, 2)), ((0, 2), (1, 3)))


def test_7_3_what_was_left_out_counts_on_the_lists_too() -> None:
    allowed = " ".join(names(position(4).areas[1]))
    state = position(4, discs={"beta": allowed, "gamma": "A1"}, agenda=[ExtraDisc(1), NextTurn()])
    view = GAME.rules.view(state, 0)

    assert knowledge_of(view)[1:] == state.knowledge(0)[1:]
    assert knowledge_of(view).evidence[1].denied == EVERYWHERE & ~state.areas[1]
    assert knowledge_of(view).evidence[2] == Evidence(1 << INDEX["A1"], 0)
    state.is_hint_told = True
    assert knowledge_of(GAME.rules.view(state, 0)).hint is state.setup.hint


def test_7_3_with_two_books_both_own_clues_shade_the_map() -> None:
    state = position(2)

    assert own_area(GAME.rules.view(state, 1)) == state.areas[2] & state.areas[3]
    assert state.searchable == (state.areas[0] & state.areas[1], state.areas[2] & state.areas[3])


def test_7_3_beyond_many_deals_nothing_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.rules.view(position(cubes={"beta": "B1 L9", "gamma": "A1 L2"}), 0)
    lists = candidates(knowledge_of(view))
    deals = len(lists[1]) * len(lists[2])
    for limit, told in ((deals, True), (deals - 1, False)):
        aids._possible_area.cache_clear()
        monkeypatch.setattr(aids, "MAX_DEALS_FOR_AID", limit)
        assert (possible_area(view) is not None) == told
    aids._possible_area.cache_clear()  # what was worked out under another limit is not remembered


def test_7_3_what_is_possible_follows_what_is_known() -> None:
    before = possible_area(GAME.rules.view(position(), 0))
    after = possible_area(GAME.rules.view(position(discs={"beta": "J7", "gamma": "J7"}), 0))
    advanced = possible_area(GAME.rules.view(position(id="A01"), 0))

    assert before is not None
    assert after is not None
    assert after.bit_count() < before.bit_count()
    assert advanced != before
    assert possible_area(GAME.rules.view(position(), 0)) == before
    assert possible_area(GAME.rules.view(position(), 1)) != before


def test_the_options_of_a_table() -> None:
    assert {option.name: (option.values, option.default) for option in GAME.rules.options} == {
        "mode": (("standard", "advanced"), "standard"),
        "setup": (("generated", "card"), "generated"),
        "first": (("random", "host"), "random"),
        "area-rule": (("hidden", "open"), "hidden"),
        "pieces": (("engine", "paper", "trust"), "engine"),
        "shading": (("on", "off"), "on"),
        "checklist": (("auto", "hand", "off"), "auto"),
        "possible": (("on", "off"), "off"),
    }
    assert [option.name for option in GAME.rules.options if option.hides] == ["setup"]


def test_every_number_of_seats_in_both_modes_and_every_option_is_proved() -> None:
    settled = [GAME.validate_options(v.seats, dict(v.options)) for v in GAME.rules.variants]
    seats = [variant.seats for variant in GAME.rules.variants]

    assert {(n, o["mode"]) for n, o in zip(seats, settled, strict=True)} == {
        (n, mode) for n in (2, 3, 4, 5) for mode in ("standard", "advanced")
    }
    cards = {(n, o["setup"] == "card") for n, o in zip(seats, settled, strict=True)}
    assert cards == {(n, is_card) for n in (2, 3, 4, 5) for is_card in (True, False)}
    for option in GAME.rules.options:
        assert set(option.values) <= {o[option.name] for o in settled}
    assert (2, "paper") in {(n, o["pieces"]) for n, o in zip(seats, settled, strict=True)}
    assert "21B4364A79863A2506.a48b86c6h8" in {options["setup"] for options in settled}


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Why.OPENING, "Ann lays an opening cube (α) on A1."),
        (Why.ANSWER, "Ann answers with a cube (α) on A1."),
        (Why.PENALTY, "Ann pays with a cube (α) on A1."),
        (Why.SEARCH, "Ann lays a disc (α) on A1."),
        (Why.EXTRA, "Ann lays another disc (α) on A1."),
        (Why.CORRECTION, "Ann moves the cube (α) to A1."),
    ],
)
def test_the_log_says_why_a_piece_is_laid(why: Why, told: str) -> None:
    assert Words(GAME, "en", ["Ann"]).event(Laid(0, ALPHA, Piece.CUBE, "A1", why)) == told
