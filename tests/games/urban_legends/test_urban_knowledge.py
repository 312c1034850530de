"""§7 Who knows what, and the consequences proven in the notes."""

from collections import Counter
from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, SPECTATOR, Position, Words, pick
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    CRYPTID,
    HAND_LIMIT,
    PRESENCE,
    pack,
    total,
    unpack,
)
from bestiary.games.urban_legends.city import ConstrainCity
from bestiary.games.urban_legends.hide import Hide
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn
from bestiary.games.urban_legends.view import possible_hands
from games.urban_legends.urban_position import chance, play, position

LAST_ROUND = 8
UNIFORM, GREEDY = (make(name, GAME) for name in ("uniform", "greedy"))


def holding() -> UrbanState:
    return position(
        "pwb [P] pwb",
        ". [] . [] .",
        agenda=[TakeTurn(), Hide()],
        hands=("split shuffle align", "split split align"),
    )


def test_7_1_a_hand_is_shown_to_its_owner_only() -> None:
    state = holding()

    hands = {seat: [p["hand"] for p in GAME.view(state, seat)["seats"]] for seat in (0, 1, -2)}

    assert hands[0] == [{"split": 1, "shuffle": 1, "align": 1}, None]
    assert hands[1] == [None, {"split": 2, "shuffle": 0, "align": 1}]
    assert hands[SPECTATOR] == [None, None]


def described(state: UrbanState, seat: int) -> str:
    return GAME.describe(GAME.view(state, seat), Words(GAME, "en", ["Ann", "Boris"]))


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_7_1_discard_piles_may_be_looked_through_in_words_too(seat: int) -> None:
    state = play(holding(), "align card pink left")

    assert "Discard pile of Ann: Align ×1." in described(state, seat)
    assert "Discard pile of Boris" not in described(state, seat)


def test_7_1_displaced_sensors_are_told_until_they_lie_again() -> None:
    state = position(
        "pp [P] . [P] w [] . [] wb",
        ". [] . [] . [] .",
        active="scientist",
        agenda=[ConstrainCity(), Hide()],
    )
    play(state, "constrain right")

    assert "Displaced sensors: 1 white, 1 black" in described(state, 1)
    play(state, "resettle white 1")
    assert "Displaced sensors: 1 black" in described(state, 1)


def test_7_2_before_anything_is_played_any_three_cards_are_possible() -> None:
    hands = possible_hands(holding(), CRYPTID)

    assert len(hands) == 10
    assert hands[pack(3, 0, 0)] * 36 == hands[pack(1, 1, 1)] * 4


def test_7_2_a_card_played_must_have_been_in_the_hand() -> None:
    state = play(holding(), "align card pink left")

    assert all(unpack(hand)[2] <= 2 for hand in possible_hands(state, CRYPTID))
    assert total(next(iter(possible_hands(state, CRYPTID)))) == 2


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


@pytest.mark.parametrize("seed", range(150))
def test_random_games_bear_out_what_was_proven(seed: int) -> None:
    """No tie, nobody stuck, always a legal side, markers without evidence, at most 8 rounds."""
    rng = Random(seed)
    state = GAME.new(2, {"sensors": rng.choice(["4-3-3", "4-4-2"])})
    while state.outcome is None:
        decision = state.decisions[0]
        assert decision.options
        check_markers(state)
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))  # type: ignore[attr-defined]
        else:
            state.play(decision.seat, careful(state, rng))

    assert len(state.outcome.winners) == 1
    assert state.round <= LAST_ROUND
    if state.outcome.reason == "time":
        assert sum(score.total for score in state.outcome.scores) == 5
        assert state.round == LAST_ROUND


def careful(state: UrbanState, rng: Random) -> object:
    """Random, but hiding well, so that many games last."""
    decision = state.decisions[0]
    bot = GREEDY if decision.prompt == "hide" or rng.random() < 0.3 else UNIFORM
    return bot.choose(Position.of(GAME, state, decision.seat, rng))


def check_markers(state: UrbanState) -> None:
    marked = [b for row in state.blocks for b in row if b & PRESENCE]
    assert not any(block & 2 for block in marked)
    assert all(total(hand) <= HAND_LIMIT for hand in state.hands)
    assert len(state.blocks[0]) + len(state.blocks[1]) <= 9


def test_greedy_beats_uniform_in_four_games_of_five() -> None:
    wins = Counter[bool]()
    for seed in range(400):
        rng, me = Random(seed), seed % 2
        state = GAME.new(2)
        while state.outcome is None:
            decision = state.decisions[0]
            if decision.seat == CHANCE:
                choice = decision.options.sample(rng)  # type: ignore[attr-defined]
            elif decision.seat == me:
                choice = GREEDY.choose(Position.of(GAME, state, me, rng))
            else:
                choice = pick(decision.options, rng)
            state.play(decision.seat, choice)
        wins[me in state.outcome.winners] += 1

    assert wins[True] >= 0.8 * wins.total()
