"""§7 Who knows what."""

from random import Random
from typing import Any

import pytest

from bestiary.core import SPECTATOR, Words
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    SCIENTIST,
    pack,
)
from bestiary.games.urban_legends.city import ConstrainCity, DrawBlocks, LayBlocks
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn
from bestiary.games.urban_legends.view import imagine, possible_hands, view
from games.urban_legends.position import chance, play, position

PHASE = [TakeTurn(), Hide()]
TWO = ". [] . [] ."


def holding() -> UrbanState:
    return position(
        "pwb [P] pwb",
        ". [] . [] .",
        agenda=[TakeTurn(), Hide()],
        hands=("split shuffle align", "split split align"),
    )


def test_7_1_a_hand_is_shown_to_its_owner_only() -> None:
    state = holding()

    hands = {
        seat: [p["hand"] for p in GAME.rules.view(state, seat)["seats"]] for seat in (0, 1, -2)
    }

    assert hands[0] == [{"split": 1, "shuffle": 1, "align": 1}, None]
    assert hands[1] == [None, {"split": 2, "shuffle": 0, "align": 1}]
    assert hands[SPECTATOR] == [None, None]


def test_7_1_what_is_remembered_of_a_player_stands_at_their_seat() -> None:
    state = holding()
    state.cryptid = 1
    state.piles = [pack(1, 0, 0), pack(0, 2, 0)]
    unseen = [memory["unseen"] for memory in GAME.rules.view(state, 0)["memory"]]

    assert unseen == [
        {"split": 2, "shuffle": 2, "align": 1},
        {"split": 2, "shuffle": 1, "align": 1},
    ]


def description(state: UrbanState, seat: int) -> str:
    return GAME.page.describe(GAME.rules.view(state, seat), Words(GAME, "en", ["Ann", "Boris"]))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_7_1_discard_piles_may_be_looked_through_in_words_too(seat: int) -> None:
    state = play(holding(), "align card pink left")

    assert "Discard pile of Ann: Align ×1." in description(state, seat)
    assert "Discard pile of Boris" not in description(state, seat)


def test_7_1_displaced_sensors_are_told_until_they_lie_again() -> None:
    state = position(
        "pp [P] . [P] w [] . [] wb",
        ". [] . [] . [] .",
        active="scientist",
        agenda=[ConstrainCity(), Hide()],
    )
    play(state, "constrain right")

    assert "Displaced sensors: 1 white, 1 black" in description(state, 1)
    play(state, "resettle white 1")
    assert "Displaced sensors: 1 black" in description(state, 1)
    play(state, "resettle black 3")
    assert "Displaced" not in description(state, 1)


def test_7_2_before_anything_is_played_any_three_cards_are_possible() -> None:
    hands = possible_hands(holding(), CRYPTID)

    assert len(hands) == 10
    assert hands[pack(3, 0, 0)] * 36 == hands[pack(1, 1, 1)] * 4


def test_7_2_a_card_played_must_have_been_in_the_hand() -> None:
    state = play(holding(), "align card pink left")

    assert possible_hands(state, CRYPTID) == {
        pack(2, 0, 0): 108,
        pack(1, 1, 0): 216,
        pack(1, 0, 1): 72,
        pack(0, 2, 0): 54,
        pack(0, 1, 1): 54,
        pack(0, 0, 2): 6,
    }, "of 10 · 9 · 8 orders those with an Align among the first three"


def test_7_2_at_a_reshuffle_the_whole_hand_is_known() -> None:
    state = position(
        "p [P] .",
        ". [] . [] .",
        agenda=[TakeTurn(), Hide()],
        hands=("split", ""),
        piles=[0, pack(4, 3, 3)],
        discards=[pack(3, 3, 3), 0],
    )
    play(state, "draw")
    chance(state, "cards split+align")

    assert set(possible_hands(state, CRYPTID)) == {
        pack(1 + a, b, c)
        for a, b, c in ((2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2))
    }


def constraining(**changes: Any) -> UrbanState:
    rows = (". [ME] . [] . [M] .", "pp [] w [P] . [P] . [ME] wb")
    return position(*rows, agenda=[ConstrainCity(), DrawBlocks()], cryptid=1, **changes)


def test_7_1_the_view_shows_all_but_the_hand() -> None:
    state = constraining(hands=("split align", "shuffle"), discards=[pack(0, 1, 0), 0])
    play(state, "constrain left")
    seen = view(state, 0)

    assert (seen["round"], seen["phase"], seen["turn"]) == (1, "ResettleSensor", 1)
    assert seen["active"] == "cryptid"
    assert seen["city"] == {"top": 4, "regular": 5, "mystery": 5}
    assert seen["removed"] == {"regular": 1, "mystery": 1}
    assert seen["displaced"] == {"pink": 2, "white": 0, "black": 0}
    assert seen["rows"]["scientist"]["blocks"][2] == {
        "mystery": True,
        "evidence": True,
        "presence": False,
    }
    assert seen["rows"]["scientist"]["places"][3] == {"pink": 0, "white": 1, "black": 1}
    mine, theirs = seen["seats"]
    assert (mine["role"], theirs["role"]) == ("scientist", "cryptid")
    assert mine["hand"] == {"split": 0, "shuffle": 1, "align": 0}
    assert mine["pile"] == {"split": 4, "shuffle": 2, "align": 3}
    assert (theirs["hand"], theirs["pile"]) == (None, None)
    assert (theirs["hand_size"], theirs["pile_size"]) == (2, 8)
    assert theirs["discards"] == {"split": 0, "shuffle": 1, "align": 0}
    assert (mine["evidence"], theirs["evidence"]) == (1, 0)
    assert (mine["wild"], theirs["wild"]) == (False, True)
    assert seen["scores"] == [{"evidence": 1}, {"evidence": 0}]
    assert seen["memory"][1] == {
        "unseen": {"split": 4, "shuffle": 3, "align": 3},
        "hand_at_shuffle": {"split": 0, "shuffle": 0, "align": 0},
        "since_shuffle": [-2],
    }


def test_7_1_two_blocks_drawn_are_open_before_they_are_laid() -> None:
    state = position(". [] .", "p [P] . [P] .", agenda=[LayBlocks(1)])

    assert view(state, 1)["drawn_mystery"] == 1
    assert view(play(state, "place-mystery left"), 1)["phase"] == "Over"


def test_7_2_the_own_hand_is_kept_and_the_others_is_drawn_by_its_odds() -> None:
    state = position(
        "pwb [P] pwb", TWO, agenda=PHASE, hands=("split shuffle align", "split split align")
    )
    rng = Random(4)
    worlds = [imagine(state, 1, rng) for _ in range(400)]

    assert {world.hands[SCIENTIST] for world in worlds} == {pack(2, 0, 1)}
    drawn = [world.hands[CRYPTID] for world in worlds]
    assert set(drawn) == set(possible_hands(state, CRYPTID))
    assert 90 <= drawn.count(pack(1, 1, 1)) <= 150, "120 of 400 are expected"
    assert all(w.hands[CRYPTID] + w.piles[CRYPTID] == pack(4, 3, 3) for w in worlds)


def test_7_2_ways_are_counted_as_often_as_a_card_is_there() -> None:
    state = position("pwb [P] pwb", TWO, agenda=PHASE, hands=("split shuffle", ""))
    hands = possible_hands(state, CRYPTID)

    assert hands[pack(2, 0, 0)] == 4 * 3
    assert hands[pack(1, 1, 0)] == 2 * 4 * 3
    assert hands[pack(0, 0, 2)] == 3 * 2
