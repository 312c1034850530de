"""§1 Set-up."""

from fractions import Fraction
from random import Random

from bestiary.core import CHANCE
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    SCIENTIST,
    Colour,
    pack,
    total,
)
from bestiary.games.urban_legends.choices import Cast
from bestiary.games.urban_legends.events import RolesTaken
from bestiary.games.urban_legends.inventory import box, components
from core.narrowing import chance_of
from games.urban_legends.position import chance, log_events, odds, position, row_text

TWO = ". [] . [] ."


def test_1_1_the_lot_decides_who_is_the_cryptid() -> None:
    state = GAME.new(2)

    assert state.decisions[0].seat == CHANCE
    assert chance(state, "cast 1").cryptid == 1


def test_1_1_the_players_may_agree() -> None:
    assert GAME.new(2, {"cryptid": "seat-2"}).cryptid == 1


def test_1_1_the_lot_is_fair_and_an_agreement_is_kept() -> None:
    state = GAME.new(2)
    assert chance_of(state.decisions[0]).probabilities() == {
        Cast(0): Fraction(1, 2),
        Cast(1): Fraction(1, 2),
    }
    state.events = []
    chance(state, "cast 1")

    assert RolesTaken(1, 0) in log_events(state)
    assert (state.seat_of(CRYPTID), state.seat_of(SCIENTIST)) == (1, 0)
    assert (state.role_of(1), state.role_of(0)) == (CRYPTID, SCIENTIST)
    assert GAME.new(2, {"cryptid": "seat-1"}).cryptid == 0


def test_1_2_each_player_draws_three_cards_and_wild_cards_lie_face_down() -> None:
    state = GAME.new(2, {"cryptid": "seat-1"})
    for _ in range(2):
        state.play(CHANCE, chance_of(state.decisions[0]).sample(Random(1)))

    assert [total(hand) for hand in state.hands] == [3, 3]
    assert [total(pile) for pile in state.piles] == [7, 7]
    assert state.wild == [False, False]
    assert state.city == (4, 5, 5)


def test_1_2_four_split_three_shuffle_three_align_of_which_three_are_drawn() -> None:
    state = GAME.new(2, {"cryptid": "seat-2"})
    assert state.piles == [pack(4, 3, 3), pack(4, 3, 3)]
    assert state.decisions[0].seat == CHANCE
    chances = odds(state)

    assert chances["cards split+split+split"] == Fraction(4, 120)
    assert chances["cards split+shuffle+align"] == Fraction(36, 120)
    assert chances["cards split+split+align"] == Fraction(18, 120)
    assert sum(chances.values()) == 1
    chance(state, "cards split+shuffle+align")
    assert state.hands == [pack(1, 1, 1), 0], "the Cryptid, on seat 1, draws first"
    chance(state, "cards align+align+align")
    assert state.hands == [pack(1, 1, 1), pack(0, 0, 3)]
    assert state.since == [(-3,), (-3,)]
    assert (state.decisions[0].seat, state.decisions[0].prompt) == (1, "take-turn")


def test_1_2_each_deck_may_be_another() -> None:
    decks = {"deck-cryptid": "3-4-3", "deck-scientist": "3-3-4"}
    state = GAME.new(2, {"cryptid": "seat-1"} | decks)

    assert state.piles == [pack(3, 4, 3), pack(3, 3, 4)]


def test_1_2_three_blocks_lie_there_fourteen_are_in_the_deck() -> None:
    state = GAME.new(2)

    assert [len(row) for row in state.blocks] == [1, 2]
    assert (state.city, state.blocks_left, state.removed) == ((4, 5, 5), 14, (0, 0))
    assert not state.city_is_full


def test_1_3_sensors_lie_beside_the_only_block_of_the_cryptid() -> None:
    state = GAME.new(2)

    assert row_text(state, "cryptid") == "ppwwb [P] ppwbb"
    assert row_text(state, "scientist") == ". [] . [] ."
    assert (state.active, state.turn) == (CRYPTID, CRYPTID)


def test_1_3_the_other_mix_has_two_black_sensors() -> None:
    assert row_text(GAME.new(2, {"sensors": "4-4-2"}), "cryptid") == "ppwwb [P] ppwwb"


def test_nothing_is_lost_and_what_is_too_much_is_counted() -> None:
    settled = GAME.validate_options(2)
    state = GAME.new(2)

    assert components(state) == box(2, settled)
    assert [box(2, settled)[c] for c in Colour] == [4, 3, 3]
    assert [box(2, settled)[n] for n in ("regular", "mystery", "evidence")] == [12, 5, 5]
    assert [box(2, settled)[CRYPTID, kind] for kind in range(3)] == [4, 3, 3]
    full = position("p [P] . [P] . [P] . [P] .", ". [P] . [] . [] .")
    assert components(full)["presence"] == box(2, settled)["presence"] + 1
    taken = position(". [] .", ". [ME] . [] .", evidence=[1, 2], removed=(3, 1))
    found = components(taken)
    assert (found["regular"], found["mystery"], found["evidence"]) == (2 + 9 + 3, 1 + 5 + 1, 9)
    assert components(position("p [] .", TWO, displaced=pack(0, 1, 0)))[Colour.WHITE] == 1
    held = position("p [] .", TWO, hands=("split", ""), discards=[pack(0, 0, 1), 0])
    assert [components(held)[CRYPTID, kind] for kind in range(3)] == [4, 3, 4]
