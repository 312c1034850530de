"""§8.4 to §8.6: a table of trust, where a mistake lies until it is admitted or comes out.

Card N01 for three, with seat 0 first. By β (on swamp or water) A1 takes a disc, B1 a cube.
"""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bestiary.bots import make
from bestiary.core import SPECTATOR, Position, in_order
from bestiary.core.choice import seen_by
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.admission import Admission
from bestiary.games.cryptid.aids import checklist, possible_area
from bestiary.games.cryptid.belief import candidates, worlds
from bestiary.games.cryptid.board import clicks
from bestiary.games.cryptid.box.components import CLUE_INDEX, Book, Piece
from bestiary.games.cryptid.box.hexes import EVERYWHERE, indices, names
from bestiary.games.cryptid.choices import Admit, Answer, PlaceCube, PlaceDisc, Question, Search
from bestiary.games.cryptid.companion.analysis import Mind
from bestiary.games.cryptid.events import Admitted, Contradicted, Found, FoundRight, Laid, Why
from bestiary.games.cryptid.mind.reasoner import BOTS
from bestiary.games.cryptid.setup import EndSetup, OpeningCube
from bestiary.games.cryptid.state import CryptidState
from core.narrowing import narrow
from games.cryptid.position import TURN, options, piece_hexes, play, position, prompt

ALPHA, BETA, GAMMA, *_ = Book
WRONG_CUBE = {"cubes": {"beta": "A1"}}
WRONG_DISC = {"discs": {"beta": "B1"}}


def trusting(**given: Any) -> CryptidState:
    state = position(pieces="trust", agenda=(), **given)
    state.standing.append(Admission())
    state.then(*TURN)
    state.advance()
    return state


def log_events(state: CryptidState) -> list[object]:
    return list(state.events or [])


def admissible(state: CryptidState, seat: int) -> list[Admit]:
    return [narrow(Admit, o) for d in state.open_to(seat) if d.prompt == "admit" for o in d.options]


def habitat(state: CryptidState) -> str:
    (name,) = names(state.areas[0] & state.areas[1] & state.areas[2])
    return name


def test_8_4_a_wrong_answer_lies_and_the_turn_goes_on_from_it() -> None:
    state = trusting()
    play(state, Question("A1", 1, BETA))
    play(state, Answer(Piece.CUBE, BETA, "A1"))

    assert piece_hexes(state, BETA) == ("A1", "")
    assert log_events(state)[1:] == [Laid(1, BETA, Piece.CUBE, "A1", Why.ANSWER)]
    assert prompt(state) == (0, "penalty-cube"), "a cube is paid for, whether right or wrong"


def test_8_4_a_wrong_disc_costs_nothing() -> None:
    state = trusting()
    play(state, Question("B1", 1, BETA))
    play(state, Answer(Piece.DISC, BETA, "B1"))

    assert piece_hexes(state, BETA) == ("", "B1")
    assert prompt(state) == (1, "turn")


def test_8_4_a_wrong_piece_of_ones_own_lies_as_well() -> None:
    state = position(pieces="trust", agenda=[OpeningCube(1), OpeningCube(2)])
    play(state, PlaceCube(BETA, "A1"))

    assert piece_hexes(state, BETA) == ("A1", "")
    assert prompt(state) == (2, "opening-cube")


def test_8_4_pieces_are_believed_as_long_as_a_deal_fits() -> None:
    state = trusting(cubes={"beta": "B1"}, discs={"beta": "A1"})
    sure = state.knowledge(0)._replace(is_fallible=False)

    assert candidates(state.knowledge(0)) == candidates(sure)


def test_8_4_if_no_deal_fits_each_book_may_have_erred_once_then_twice() -> None:
    state = trusting()
    first, second, *others = indices(state.areas[1])
    state.cubes[1] = state.cubed = 1 << first
    state.discs[1] = sum(1 << index for index in others)
    once = candidates(state.knowledge(0))[1]
    state.cubes[1] = state.cubed = 1 << first | 1 << second

    assert once == candidates(state.knowledge(0))[1] == [CLUE_INDEX[state.setup.clues[1]]]
    assert not worlds(state.knowledge(0)._replace(is_fallible=False))
    assert worlds(state.knowledge(0))
    assert checklist(GAME.rules.view(state, 0))[1][state.setup.clues[1]]
    assert possible_area(GAME.rules.view(state, 0))


def test_8_4_my_own_mistakes_do_not_mislead_me() -> None:
    plain = trusting(cubes={"gamma": "A2"}, discs={"alpha": "A3"})
    wrong = trusting(cubes={"gamma": "A2", "beta": "A1"}, discs={"alpha": "A3"})

    assert candidates(wrong.knowledge(1)) == candidates(plain.knowledge(1))


def test_8_5_every_own_piece_may_be_admitted_in_anybodys_turn() -> None:
    state = trusting(cubes={"beta": "A1 B1"}, discs={"beta": "A2", "alpha": "C1"})

    cubes = [Admit(Piece.DISC, BETA, name) for name in ("A1", "B1")]
    assert admissible(state, 1) == [*cubes, Admit(Piece.CUBE, BETA, "A2")]
    assert admissible(state, 0) == [Admit(Piece.CUBE, ALPHA, "C1")]
    assert admissible(state, 2) == [], "seat 2 has laid nothing"
    assert prompt(state) == (0, "turn")


@pytest.mark.parametrize("pieces", ["engine", "paper", "trust"])
def test_8_5_it_is_offered_at_tables_of_trust_only(pieces: str) -> None:
    state = position(pieces=pieces, cubes={"beta": "B1"}, agenda=[EndSetup()])

    assert bool(admissible(state, 1)) is (pieces == "trust")


def test_8_5_an_admitted_cube_becomes_a_disc_and_moves_on() -> None:
    state = trusting(**WRONG_CUBE)
    state.play(1, Admit(Piece.DISC, BETA, "A1"))

    assert log_events(state) == [
        Admitted(1, BETA, Piece.CUBE, "A1"),
        Laid(1, BETA, Piece.DISC, "A1", Why.REPLACEMENT),
    ]
    assert state.cubed == 0
    assert state.revealed
    assert prompt(state) == (1, "correct")
    assert {o.hex for o in options(state)} == set(names(EVERYWHERE & ~state.areas[1]))
    play(state, PlaceCube(BETA, "B1"))
    assert piece_hexes(state, BETA) == ("B1", "A1")
    assert prompt(state) == (0, "turn"), "whoever was to move still is"


def test_8_5_an_admitted_disc_becomes_a_cube_and_moves_on() -> None:
    state = trusting(**WRONG_DISC)
    state.play(1, Admit(Piece.CUBE, BETA, "B1"))
    play(state, PlaceDisc(BETA, "A1"))

    assert piece_hexes(state, BETA) == ("B1", "A1")
    assert "B1" not in {o.hex for o in options(state)}, "the new cube closes its hex"


def test_8_5_where_a_cube_lies_already_the_disc_goes_and_all_know() -> None:
    state = trusting(discs={"beta": "B1"}, cubes={"alpha": "B1"})
    state.play(1, Admit(Piece.CUBE, BETA, "B1"))

    assert piece_hexes(state, BETA) == piece_hexes(state, GAMMA) == ("", "")
    (skip,) = GAME.rules.view(state, SPECTATOR)["memory"]["skips"]
    assert (skip["book"], skip["denied"]) == ("beta", ["B1"])
    assert state.revealed


def test_8_5_a_right_piece_stays_and_nobody_else_is_told() -> None:
    state = trusting(cubes={"beta": "B1"})
    views = [GAME.rules.view(state, seat) for seat in (SPECTATOR, 0, 1, 2)]
    state.play(1, Admit(Piece.DISC, BETA, "B1"))

    (event,) = log_events(state)
    assert event == FoundRight(1, BETA, Piece.CUBE, "B1")
    assert [seen_by(event, seat) for seat in (SPECTATOR, 0, 1, 2)] == [None, None, event, None]
    assert views == [GAME.rules.view(state, seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert not state.revealed


def test_8_5_a_move_and_its_answers_are_not_interrupted() -> None:
    state = trusting(**WRONG_CUBE)
    play(state, Question("C1", 2, GAMMA))
    assert prompt(state) == (2, "answer")

    assert [admissible(state, seat) for seat in range(3)] == [[], [], []]


def test_8_5_a_hex_and_the_right_piece_are_clicked() -> None:
    assert clicks(Admit(Piece.DISC, BETA, "A1")) == in_order("hex:A1", "piece:disc:beta")


def test_8_6_a_search_that_a_wrong_disc_let_pass_is_paid_for() -> None:
    state = trusting()
    name = next(iter(names(state.areas[0] & ~state.areas[1] & state.areas[2])))
    play(state, Search(name))
    play(state, Answer(Piece.DISC, BETA, name))
    play(state, Answer(Piece.DISC, GAMMA, name))

    assert Contradicted(1, BETA, Piece.DISC, name) in log_events(state)
    assert piece_hexes(state, BETA) == (name, "")
    play(state, PlaceDisc(BETA, "A1"))
    assert prompt(state) == (0, "penalty-cube")


def test_8_6_the_searchers_own_wrong_disc_comes_first_and_costs_nothing() -> None:
    state = trusting()
    name = next(iter(names(~state.areas[0] & ~state.areas[1] & EVERYWHERE)))
    play(state, Search(name))
    play(state, Answer(Piece.DISC, BETA, name))
    play(state, Answer(Piece.DISC, GAMMA, name))

    assert [e for e in log_events(state) if isinstance(e, Contradicted)] == [
        Contradicted(0, ALPHA, Piece.DISC, name)
    ]
    assert prompt(state) == (0, "correct")
    play(state, options(state)[0])
    assert prompt(state) == (1, "turn")


def test_8_6_the_habitat_is_found_as_ever() -> None:
    state = trusting()
    name = habitat(state)
    play(state, Search(name))
    play(state, Answer(Piece.DISC, BETA, name))
    play(state, Answer(Piece.DISC, GAMMA, name))

    assert Found(0, name) in log_events(state)
    assert state.outcome is not None


def test_8_6_if_cubes_lie_everywhere_the_first_wrong_one_is_found_out() -> None:
    state = trusting()
    earliest = next(indices(state.areas[0] & state.areas[2]))
    gamma = state.areas[0] & (1 << earliest + 1) - 1
    beta = state.areas[0] & ~gamma
    state.cubes = [EVERYWHERE & ~state.areas[0], beta, gamma]
    state.cubed = EVERYWHERE
    assert gamma & state.areas[2], "a later book lies wrong on an earlier hex"
    first = next(iter(names(beta & state.areas[1])))
    state.advance()

    assert Contradicted(1, BETA, Piece.CUBE, first) in log_events(state)
    assert prompt(state) == (0, "turn"), "no hex is left for the cube that moves on"
    assert {o.hex for o in options(state)} == {first}


def test_a_mind_that_was_sure_thinks_again_when_a_mistake_is_admitted() -> None:
    state = trusting(cubes={"beta": "A1"})
    mind = Mind(0)
    before = mind.look(state)
    state.play(1, Admit(Piece.DISC, BETA, "A1"))
    after = mind.look(state)

    assert habitat(state) in after.possible
    assert before.possible != after.possible


@pytest.mark.parametrize("name", [*BOTS, "apprentice", "ranger", "naturalist", "master"])
def test_bots_play_on_among_mistakes_and_admit_nothing(name: str) -> None:
    state = trusting(cubes={"beta": "A1 A2", "gamma": "E7"}, discs={"beta": "B1"})
    choice = make(name, GAME).choose(Position.of(GAME, state, 0, Random(5)))

    assert isinstance(choice, Question | Search)


@pytest.mark.parametrize("name", [*BOTS, "apprentice", "ranger", "naturalist", "master"])
@pytest.mark.parametrize("is_asked", [True, False])
def test_bots_go_on_where_mistakes_left_only_hexes_that_their_own_clue_excludes(
    name: str, is_asked: bool
) -> None:
    """Met in 10,000 random positions: cubes lie everywhere else, and maybe nothing can be asked."""
    free = list(names(EVERYWHERE & ~trusting().areas[0]))[:2]
    cubes = " ".join(hex for hex in names(EVERYWHERE) if hex not in free)
    discs = {} if is_asked else dict.fromkeys(("beta", "gamma"), " ".join(free))
    state = trusting(cubes={"alpha": cubes}, discs=discs)
    asked = Position.of(GAME, state, 0, Random(5))
    choice = make(name, GAME).choose(asked)

    assert choice in asked.options
    assert isinstance(choice, Question if is_asked else Search)


def test_what_is_imagined_among_mistakes_offers_the_same() -> None:
    state = trusting(cubes={"beta": "A1 A2"}, discs={"beta": "B1", "gamma": "A5"})
    seen = [GAME.rules.imagine(state, 0, Random(seed)) for seed in range(5)]

    assert all(GAME.rules.view(a, 0) == GAME.rules.view(b, 0) for a, b in pairwise([state, *seen]))
    assert all(admissible(world, 0) == admissible(state, 0) for world in seen)


def test_8_5_the_hex_of_an_admitted_cube_is_open_again_and_no_other() -> None:
    state = trusting(cubes={"beta": "A2", "gamma": "L9"})
    state.play(1, Admit(Piece.DISC, BETA, "A2"))

    assert names(state.cubed) == ("L9",)
    assert piece_hexes(state, BETA) == ("", "A2")
