"""§3 A turn, §4 a search, §5 the hint.

Card N01 for three: α within two of a cougar, β on swamp or water, γ within three of blue; the
habitat is J7.
"""

from bestiary.core import Outcome, Score
from bestiary.games.cryptid.answer import PayCube
from bestiary.games.cryptid.box.components import Book, Hint, Piece
from bestiary.games.cryptid.box.hexes import EVERYWHERE, INDEX, names
from bestiary.games.cryptid.choices import (
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
    WithdrawHint,
)
from bestiary.games.cryptid.events import ClueShown, Found, HintShared, Skipped
from bestiary.games.cryptid.hint_vote import votes_needed
from bestiary.games.cryptid.search import ExtraDisc
from bestiary.games.cryptid.turn import NextTurn, TakeTurn
from games.cryptid.position import options, piece_hexes, play, position, prompt

ALPHA = Book.ALPHA
BETA = Book.BETA
GAMMA = Book.GAMMA


def test_3_1_question_or_search_but_not_where_a_cube_lies() -> None:
    state = position(cubes={"gamma": "A1"})
    kinds = {type(option) for option in options(state)}

    assert kinds == {Question, Search}
    assert all(option.hex != "A1" for option in options(state))
    assert prompt(state) == (0, "turn")


def test_3_1_a_search_of_the_habitat_is_always_open() -> None:
    """Even when cubes lie wherever one may."""
    alpha, beta, gamma = position().areas
    cubes = {
        "alpha": EVERYWHERE & ~alpha,
        "beta": alpha & ~beta,
        "gamma": alpha & beta & ~gamma,
    }
    state = position(cubes={book: " ".join(names(area)) for book, area in cubes.items()})

    assert state.cubed.bit_count() == 107
    assert options(state) == [Search("J7"), Question("J7", 1, BETA), Question("J7", 2, GAMMA)]


def test_3_2_any_hex_may_be_asked_about_even_one_the_own_clue_excludes() -> None:
    state = position()
    assert not state.areas[0] & 1 << INDEX["F6"]

    play(state, Question("F6", 1, BETA))

    assert piece_hexes(state, BETA) == ("", "F6")
    assert state.pawn == INDEX["F6"]


def test_3_2_a_player_with_a_disc_there_is_not_asked() -> None:
    state = position(discs={"beta": "F6"})
    asked = [o.target for o in options(state) if isinstance(o, Question) and o.hex == "F6"]

    assert asked == [2]


def test_3_3_the_clue_answers() -> None:
    yes, no = position(), position()
    play(yes, Question("A1", 1, BETA))
    play(no, Question("L9", 1, BETA))

    assert piece_hexes(yes, BETA) == ("", "A1")
    assert piece_hexes(no, BETA) == ("L9", "")


def test_3_4_a_cube_costs_a_cube() -> None:
    state = position()
    play(state, Question("L9", 1, BETA))

    assert prompt(state) == (0, "penalty-cube")
    offered = {option.hex for option in options(state)}
    assert offered == set(names(EVERYWHERE & ~state.areas[0])) - {"L9"}
    play(state, PlaceCube(ALPHA, "F1"))
    assert piece_hexes(state, ALPHA) == ("F1", "")


def test_3_4_a_disc_costs_nothing() -> None:
    state = position()
    play(state, Question("A1", 1, BETA))

    assert prompt(state) == (1, "turn")


def test_3_5_without_a_hex_the_cube_is_left_out_and_all_learn_from_it() -> None:
    outside = " ".join(names(EVERYWHERE & ~position().areas[0]))
    state = position(cubes={"alpha": outside}, agenda=())
    state.cubes[1] |= 1 << INDEX["A2"]
    state.cubed |= 1 << INDEX["A2"]
    state.pawn = INDEX["A2"]
    state.then(PayCube(), NextTurn())
    state.advance()

    assert Skipped(0, Piece.CUBE) in (state.events or [])
    assert prompt(state) == (1, "turn")
    assert state.evidence()[0].allowed == state.areas[0] & ~(1 << INDEX["A2"])


def test_3_5_without_a_hex_the_disc_is_left_out() -> None:
    allowed = " ".join(names(position().areas[0]))
    state = position(discs={"alpha": allowed}, agenda=[ExtraDisc(0), TakeTurn()])

    assert Skipped(0, Piece.DISC) in (state.events or [])
    assert state.evidence()[0].denied == EVERYWHERE & ~state.areas[0]


def test_3_6_the_turn_passes_to_the_left() -> None:
    state = position()
    for seat in (1, 2, 0):
        target = state.turn
        book = state.seating.books[(state.turn + 1) % 3]
        hex_ = names(state.areas[(target + 1) % 3] & ~state.discs[(target + 1) % 3])[0]
        play(state, Question(hex_, (target + 1) % 3, book))
        assert prompt(state) == (seat, "turn")


def test_4_1_the_searcher_lays_a_disc_on_a_hex_the_own_clue_allows() -> None:
    state = position()
    searched = {option.hex for option in options(state) if isinstance(option, Search)}
    assert searched == set(names(state.areas[0]))

    play(state, Search("A2"))

    assert piece_hexes(state, ALPHA) == ("", "A2")


def test_4_2_a_repeated_search_costs_another_disc_before_the_answers() -> None:
    state = position(discs={"alpha": "A2"}, cubes={"gamma": "B1"})
    play(state, Search("A2"))

    assert prompt(state) == (0, "extra-disc")
    assert piece_hexes(state, BETA) == ("", "")
    offered = {option.hex for option in options(state)}
    assert offered == set(names(state.areas[0])) - {"A2"}
    assert "B1" in offered, "another player's cube does not matter"
    play(state, PlaceDisc(ALPHA, "A3"))
    assert piece_hexes(state, ALPHA) == ("", "A2 A3")
    assert piece_hexes(state, BETA) == ("", "A2")


def test_4_3_answers_go_clockwise_and_stop_at_the_first_cube() -> None:
    state = position(4, discs={})
    play(state, Search("J1"))

    assert piece_hexes(state, BETA) == ("J1", "")
    assert piece_hexes(state, GAMMA) == ("", "")
    assert prompt(state) == (0, "penalty-cube")


def test_4_3_a_disc_already_there_is_passed_over() -> None:
    state = position(discs={"beta": "A2"})
    play(state, Search("A2"))

    assert piece_hexes(state, BETA) == ("", "A2")
    assert piece_hexes(state, GAMMA) == ("A2", "")


def test_4_4_without_a_cube_the_searcher_wins_and_all_clues_are_shown() -> None:
    state = position()
    play(state, Search("J7"))

    scores = tuple(Score((("found", points),)) for points in (1, 0, 0))
    assert state.outcome == Outcome((0,), scores, "found")
    told = state.events or []
    assert Found(0, "J7") in told
    assert sum(isinstance(event, ClueShown) for event in told) == 3


def test_4_4_a_search_that_nobody_can_object_to_wins_at_once() -> None:
    state = position(discs={"beta": "J7", "gamma": "J7"})
    play(state, Search("J7"))

    assert state.outcome is not None


def test_5_1_anyone_may_ask_for_the_hint_and_think_again() -> None:
    state = position()
    state.play(2, WantHint())
    assert state.votes == {2}
    assert [list(d.options) for d in state.open_to(2)] == [[WithdrawHint()]]
    state.play(2, WithdrawHint())

    assert state.votes == frozenset()
    assert prompt(state) == (0, "turn")


def test_5_2_three_must_all_agree() -> None:
    state = position()
    for seat in (2, 0):
        state.play(seat, WantHint())
    assert not state.is_hint_told
    state.play(1, WantHint())

    assert (state.events or [])[-1] == HintShared(Hint.WITHIN_1)
    assert state.standing == []


def test_5_2_of_four_or_five_one_may_disagree() -> None:
    assert [votes_needed(seats) for seats in (2, 3, 4, 5)] == [2, 3, 3, 4]
    state = position(4)
    for seat in (3, 1):
        state.play(seat, WantHint())
    assert not state.is_hint_told
    state.play(0, WantHint())

    assert state.is_hint_told
