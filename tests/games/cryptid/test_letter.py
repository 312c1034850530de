"""The rules to the letter: seats that are not first, orders that differ from those of the books.

Card N01 for four, with seat 0 first: α on forest or water, β on forest or swamp, γ within three
of blue, δ within two of a bear; the habitat is E7.
"""

from random import Random
from typing import Any

import pytest

from bestiary.core import SPECTATOR, Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.answer import PayCube
from bestiary.games.cryptid.box.components import Book, Clue, Mode, Piece
from bestiary.games.cryptid.box.hexes import EVERYWHERE, INDEX, names
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import share_code
from bestiary.games.cryptid.choices import (
    Answer,
    FirstPlayer,
    PlaceCube,
    PlaceDisc,
    Question,
    Search,
    WantHint,
    WithdrawHint,
)
from bestiary.games.cryptid.events import (
    Asked,
    Began,
    BookTaken,
    ClueShown,
    Contradicted,
    Found,
    HintWanted,
    HintWithdrawn,
    Laid,
    MapLaid,
    Searched,
    Skipped,
    Why,
)
from bestiary.games.cryptid.generator import eligible_clues, has_clues, random_map
from bestiary.games.cryptid.inventory import PAWN, box, components, in_play
from bestiary.games.cryptid.setup import SETUP, OpeningCube
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.turn import NextTurn, TakeTurn
from core.narrowing import narrow
from games.cryptid.position import card, chance, options, piece_hexes, play, position, prompt

ALPHA, BETA, GAMMA, DELTA, _ = Book
N01 = "21B4364A79863A2506"


def at(turn: int, seats: int = 4, **given: Any) -> CryptidState:
    """Seat `turn` is to move."""
    state = position(seats, agenda=(), **given)
    state.turn = turn
    state.then(TakeTurn(), NextTurn())
    state.advance()
    return state


def log_events(state: CryptidState) -> list[object]:
    return list(state.events or [])


def test_2_1_the_first_player_takes_the_first_turn() -> None:
    state = GAME.new(3)
    state.events = []
    chance(state, FirstPlayer(2))

    assert log_events(state) == [Began(2)]
    assert (state.first, state.turn) == (2, 2)


def test_2_4_the_map_and_each_book_are_told() -> None:
    state = position(agenda=SETUP)
    chance(state, FirstPlayer(1))
    chance(state, card("N01", 3))

    clues = (Clue.WITHIN_2_COUGAR, Clue.ON_SWAMP_OR_WATER, Clue.WITHIN_3_BLUE)
    assert log_events(state)[1:] == [
        MapLaid(state.terms.mode, N01),
        *(BookTaken(s, b, c) for s, b, c in zip((1, 2, 0), Book, clues, strict=False)),
    ]
    assert (state.cubes, state.discs) == ([0, 0, 0], [0, 0, 0])


def test_2_5_the_view_tells_whether_opening_cubes_are_laid() -> None:
    assert GAME.rules.view(position(agenda=(OpeningCube(0),)), 1)["opening"] is True
    assert GAME.rules.view(position(), 1)["opening"] is False


def test_2_5_the_cube_is_told_and_only_the_owner_is_asked() -> None:
    state = position(4, agenda=[OpeningCube(2), OpeningCube(0)])
    assert state.decisions[0].about == (("book", GAMMA),)
    play(state, PlaceCube(GAMMA, "A1"))

    assert log_events(state) == [Laid(2, GAMMA, Piece.CUBE, "A1", Why.OPENING)]
    assert prompt(state) == (0, "opening-cube")


def test_3_1_every_hex_without_a_cube_may_be_asked_about() -> None:
    state = at(2, cubes={"alpha": "A5"}, discs={"beta": "A1", "gamma": "A2"})
    asked = {
        book: {o.hex for o in options(state) if isinstance(o, Question) and o.book is book}
        for book in Book
    }

    everywhere = set(names(EVERYWHERE)) - {"A5"}
    assert asked == {
        ALPHA: everywhere,
        BETA: everywhere - {"A1"},
        GAMMA: set(),
        DELTA: everywhere,
        Book.EPSILON: set(),
    }
    owners = {o.book: o.target for o in options(state) if isinstance(o, Question)}
    assert owners == {ALPHA: 0, BETA: 1, DELTA: 3}


def test_3_3_question_and_answer_are_told() -> None:
    state = at(3)
    play(state, Question("A1", 1, BETA))

    assert log_events(state) == [
        Asked(3, "A1", 1, BETA),
        Laid(1, BETA, Piece.DISC, "A1", Why.ANSWER),
    ]
    assert prompt(state) == (0, "turn"), "after the last seat comes the first"


def test_3_4_the_one_who_asked_pays() -> None:
    state = at(2)
    play(state, Question("L5", 0, ALPHA))
    assert prompt(state) == (3, "turn"), "a disc costs nothing"
    play(state, Question("A1", 0, ALPHA))
    assert prompt(state) == (3, "penalty-cube")
    assert {o.book for o in options(state)} == {DELTA}
    play(state, PlaceCube(DELTA, "B1"))

    assert log_events(state)[-1] == Laid(3, DELTA, Piece.CUBE, "B1", Why.PENALTY)
    assert prompt(state) == (0, "turn")


def test_4_3_answers_begin_at_the_left_neighbour_not_at_the_first_book() -> None:
    state = at(1)
    play(state, Search("D7"))

    assert log_events(state) == [
        Searched(1, "D7"),
        Laid(1, BETA, Piece.DISC, "D7", Why.SEARCH),
        Laid(2, GAMMA, Piece.DISC, "D7", Why.ANSWER),
        Laid(3, DELTA, Piece.CUBE, "D7", Why.ANSWER),
    ]
    assert piece_hexes(state, ALPHA) == ("", ""), "the first cube ends the search"
    assert prompt(state) == (1, "penalty-cube")


def test_4_3_answers_go_round_past_the_last_book() -> None:
    state = at(2)
    play(state, Search("F7"))

    assert [narrow(Laid, event).seat for event in log_events(state)[2:]] == [3, 0, 1]
    assert piece_hexes(state, BETA) == ("F7", "")


def test_4_4_any_seat_may_win_and_each_clue_is_shown_with_its_book() -> None:
    state = at(2)
    play(state, Search("E7"))

    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((2,), "found")
    assert [dict(score.lines)["found"] for score in state.outcome.scores] == [0, 0, 1, 0]
    shown = [event for event in log_events(state) if isinstance(event, ClueShown)]
    assert Found(2, "E7") in log_events(state)
    assert [(e.seat, e.book, e.clue) for e in shown] == [
        (0, ALPHA, Clue.ON_FOREST_OR_WATER),
        (1, BETA, Clue.ON_FOREST_OR_SWAMP),
        (2, GAMMA, Clue.WITHIN_3_BLUE),
        (3, DELTA, Clue.WITHIN_2_BEAR),
    ]


def test_5_1_votes_are_told_and_offered_to_all() -> None:
    state = position(4)
    offered = [(d.seat, d.prompt, d.about) for _, d in state.offers()]
    assert offered == [(s, "hint", (("votes", 0), ("needed", 3))) for s in range(4)]
    state.play(3, WantHint())
    state.play(1, WantHint())
    state.play(3, WithdrawHint())

    assert log_events(state) == [HintWanted(3), HintWanted(1), HintWithdrawn(3)]
    assert GAME.rules.view(state, 0)["votes"] == [1]
    assert GAME.rules.view(state, 0)["hint"] is None


def test_5_2_four_of_five_are_enough_and_then_nobody_is_asked_again() -> None:
    state = position(5)
    for seat in (4, 2, 0):
        state.play(seat, WantHint())
    assert not state.is_hint_told
    state.play(1, WantHint())

    assert state.is_hint_told
    assert not state.offers()
    assert GAME.rules.view(state, SPECTATOR)["hint"] == state.setup.hint.value


def test_6_3_a_map_without_enough_clues_is_none() -> None:
    layout = random_map(Mode.STANDARD, Random(1))

    assert eligible_clues(layout) == [
        c for c in range(23) if 42 <= layout.areas[c].bit_count() <= 64
    ]
    assert len(eligible_clues(layout)) >= 3
    assert not has_clues(layout, 3), "no three of them leave one hex"
    assert has_clues(read_map(N01), 3)


def test_7_1_the_view_of_a_seat() -> None:
    state = at(2, cubes={"alpha": "A1"}, discs={"delta": "A2 J1"})
    play(state, Question("L5", 0, ALPHA))
    seen = GAME.rules.view(state, 2)

    assert (seen["seat"], seen["first"], seen["turn"], seen["pawn"]) == (2, 0, 3, "L5")
    assert (seen["mode"], seen["code"]) == ("standard", N01)
    assert seen["books"] == ["alpha", "beta", "gamma", "delta"]
    assert seen["owners"] == [0, 1, 2, 3]
    assert seen["clues"] == [None, None, "within-3-blue", None]
    assert seen["cubes"] == [["A1"], [], [], []]
    assert seen["discs"] == [["L5"], [], [], ["J1", "A2"]]
    assert (seen["strict"], seen["paper"], seen["narrow"]) == (False, False, None)
    assert (seen["over"], seen["share"], seen["scores"]) == (False, None, [{}, {}, {}, {}])
    assert seen["aids"] == {"shading": "on", "checklist": "auto", "possible": "off"}
    assert seen["memory"] == {"skips": []}


def test_7_1_after_the_end_all_is_open() -> None:
    state = at(2)
    play(state, Search("E7"))
    seen = GAME.rules.view(state, SPECTATOR)

    assert (seen["over"], seen["share"]) == (True, share_code(state.setup))
    assert seen["scores"] == [{"found": 0}, {"found": 0}, {"found": 1}, {"found": 0}]


def test_3_5_what_was_left_out_is_remembered_with_its_book() -> None:
    outside = " ".join(names(EVERYWHERE & ~position(4).areas[1]))
    state = position(4, cubes={"beta": outside}, agenda=())
    state.turn = 1
    state.pawn = INDEX["A1"]
    state.then(PayCube(), NextTurn())
    state.advance()

    assert log_events(state) == [Skipped(1, Piece.CUBE)]
    (skip,) = GAME.rules.view(state, 0)["memory"]["skips"]
    assert skip["book"] == "beta"
    assert skip["allowed"] == list(names(state.areas[1]))
    assert skip["denied"] == []
    assert prompt(state) == (2, "turn")


def test_8_2_a_wrong_answer_is_replaced_and_moved_and_the_asker_pays_for_the_truth() -> None:
    state = at(3, pieces="paper")
    play(state, Question("A4", 1, BETA))
    assert state.decisions[0].about == (("hex", "A4"), ("book", BETA))
    play(state, Answer(Piece.DISC, BETA, "A4"))

    assert log_events(state)[1:] == [
        Contradicted(1, BETA, Piece.DISC, "A4"),
        Laid(1, BETA, Piece.CUBE, "A4", Why.ANSWER),
    ]
    assert prompt(state) == (1, "correct")
    assert dict(state.decisions[0].about) == {"piece": Piece.DISC, "book": BETA}
    assert {o.hex for o in options(state)} == set(names(state.areas[1]))
    play(state, PlaceDisc(BETA, "A1"))
    assert log_events(state)[-1] == Laid(1, BETA, Piece.DISC, "A1", Why.CORRECTION)
    assert prompt(state) == (3, "penalty-cube")


def test_8_2_on_paper_any_hex_without_a_piece_of_the_book_is_offered() -> None:
    state = position(4, pieces="paper", cubes={"alpha": "B5"}, agenda=[OpeningCube(1)])

    assert {o.hex for o in options(state)} == set(names(EVERYWHERE)) - {"B5"}
    searched = {o.hex for o in options(at(1, pieces="paper")) if isinstance(o, Search)}
    assert searched == set(names(EVERYWHERE))


def test_8_2_on_paper_an_extra_disc_never_meets_a_cube() -> None:
    given: dict[str, Any] = {"discs": {"beta": "D7"}, "cubes": {"alpha": "A1"}}
    paper, engine = at(1, pieces="paper", **given), at(1, **given)
    for state in (paper, engine):
        play(state, Search("D7"))

    assert PlaceDisc(BETA, "A1") not in paper.decisions[0].options
    assert PlaceDisc(BETA, "A1") in engine.decisions[0].options


def test_nothing_is_lost_and_all_that_is_in_play_is_named() -> None:
    settled = GAME.validate_options(4)
    empty = GAME.new(4)
    laid_out = position(4)

    assert components(empty) == components(laid_out) == box(4, settled)
    assert box(4, settled)[PAWN] == 1
    assert box(4, settled).total() == 6 + 6 + 5 + 1
    assert box(4, settled | {"mode": "advanced"}).total() == 6 + 8 + 5 + 1
    assert set(in_play(laid_out)) >= {*laid_out.setup.books, *laid_out.setup.clues, "tile-1"}
    everything = {*box(4, settled | {"mode": "advanced"}), *Clue}
    assert GAME.rules.inventory.to_cover == everything - {PAWN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_words_tells_map_pieces_and_the_own_clue(language: str) -> None:
    state = at(2, cubes={"alpha": "A1"}, discs={"delta": "J1 A2"}, possible="on")
    words = Words(GAME, language, ["Ann", "Boris", "Chloe", "Dmitri"])
    text = GAME.page.describe(GAME.rules.view(state, 2), words)

    assert "Chloe (γ)" in text
    assert words("clue-within-3-blue") in text
    assert words("clue-on-forest-or-water") not in text
    assert "J1, A2" in text
    assert words("view-possible", hexes="")[:8] in text
    state.is_hint_told = True
    assert words("hint-within-1") in GAME.page.describe(GAME.rules.view(state, 2), words)
