"""The reasoning players: honest, exact, quick, and each stronger than the one before."""

from random import Random
from time import process_time

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Position
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.box.components import Book, Piece
from bestiary.games.cryptid.choices import Answer, Question, Search, WantHint
from bestiary.games.cryptid.mind.players import see
from bestiary.games.cryptid.mind.reasoner import BOTS
from bestiary.games.cryptid.state import CryptidState
from games.cryptid.cryptid_position import play, position

MOST_SECONDS = 2.0


def winner(names: list[str], seed: int, **options: str) -> str:
    rng, state = Random(seed), GAME.new(len(names), options)
    bots = [make(name, GAME) for name in names]
    while state.outcome is None:
        decision = state.decisions[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
            continue
        choice = bots[decision.seat].choose(Position.of(GAME, state, decision.seat, rng))
        assert choice in decision.options
        state.play(decision.seat, choice)
    return names[state.outcome.winners[0]]


def rotated(names: list[str], games: int) -> list[str]:
    ways = [names[i:] + names[:i] for i in range(len(names))]
    return [winner(ways[seed % len(names)], seed, setup="generated") for seed in range(games)]


def test_the_expert_beats_two_greedy_players() -> None:
    won = rotated(["expert", "greedy", "greedy"], 24).count("expert")

    assert won >= 18


def test_the_expert_beats_two_players_without_a_brain() -> None:
    won = rotated(["expert", "uniform", "uniform"], 21).count("expert")

    assert won >= 19


@pytest.mark.parametrize("name", [*BOTS, "ranger", "master"])
def test_a_certain_habitat_is_searched(name: str) -> None:
    state = position(discs={"beta": "J7", "gamma": "J7"}, cubes={"beta": "B1 L9 D2 C3 A6"})
    choice = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))

    assert choice == Search("J7")


@pytest.mark.parametrize("name", [*BOTS, "greedy"])
def test_answers_at_a_paper_table_are_honest(name: str) -> None:
    state = position(pieces="paper")
    play(state, Question("A1", 1, Book.BETA))
    choice = make(name, GAME).choose(Position.of(GAME, state, 1, Random(1)))

    assert choice == Answer(Piece.DISC, Book.BETA, "A1")


@pytest.mark.parametrize("name", BOTS)
def test_the_hint_is_agreed_to_once_somebody_asks(name: str) -> None:
    state = position()
    alone = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))
    state.play(2, WantHint())
    asked = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))

    assert alone != WantHint()
    assert asked == WantHint()


def test_only_the_own_clue_and_open_pieces_are_used() -> None:
    state = position(4, "A02", cubes={"beta": "A1"})
    seen = see(Position.of(GAME, state, 0, Random(1)))

    assert isinstance(seen.state, CryptidState)
    assert seen.state.knowledge(0)[1:] == state.knowledge(0)[1:]


@pytest.mark.parametrize("name", BOTS)
def test_five_advanced_players_answer_in_time(name: str) -> None:
    state, rng = GAME.new(5, {"mode": "advanced", "setup": "generated"}), Random(2)
    for _ in range(14):
        decision = state.decisions[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, decision.options.sample(rng))
            continue
        start = process_time()
        choice = make(name, GAME).choose(Position.of(GAME, state, decision.seat, rng))
        assert process_time() - start < MOST_SECONDS
        state.play(decision.seat, choice)
