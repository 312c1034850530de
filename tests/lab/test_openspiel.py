"""The games as OpenSpiel games."""

from __future__ import annotations

import os
import pickle
from typing import Any

import numpy as np
import pytest

from bestiary import registry
from bestiary.core import Game, Variant
from bestiary.core.game import BadOptionsError

pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bestiary.lab.adapters import openspiel
from bestiary.lab.encoding import codec_of

GAMES = [f"bestiary_{g.id}(players={max(g.seats[0], 2)})" for g in registry.catalogue()]


def named(game: Game[Any, Any], variant: Variant) -> str:
    """A mode of a game as OpenSpiel loads it."""
    options = ";".join(f"{name}:{value}" for name, value in variant.options)
    return f"bestiary_{game.id}(players={variant.seats},options={options})"


MODES = [named(game, variant) for game in registry.catalogue() for variant in game.rules.variants]
WHOLE = MODES if "EVERY_MODE" in os.environ else GAMES
"""Whole games of every mode take minutes: `make peer-test`."""


def walk(game: Any, words: int, seed: int) -> Any:
    """A state some random words into the game."""
    state = game.new_initial_state()
    rng = np.random.RandomState(seed)
    while (words or state.is_chance_node()) and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            words -= 1
    return state


@pytest.mark.parametrize("name", WHOLE)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", MODES)
def test_every_mode_begins_as_openspiel_expects(name: str) -> None:
    state = walk(pyspiel.load_game(name), 2, seed=1)
    game = state.get_game()
    player = state.current_player()

    assert state.is_terminal() or set(state.legal_actions()) <= set(
        range(game.num_distinct_actions())
    )
    assert len(state.information_state_tensor(max(player, 0))) == (
        game.information_state_tensor_size()
    )
    assert len(state.returns()) == game.num_players()


def test_a_state_survives_being_written_down() -> None:
    game = pyspiel.load_game("bestiary_urban_legends")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_of_the_table_are_parameters() -> None:
    game = pyspiel.load_game("bestiary_cryptid(players=4,options=mode:advanced;setup:card)")

    assert game.num_players() == 4
    assert game.num_distinct_actions() == len(codec_of("cryptid", 4).words)
    assert len(game.new_initial_state().chance_outcomes()) <= openspiel.MAX_CHANCE_OUTCOMES
    with pytest.raises(BadOptionsError):
        openspiel.SpielGame(registry.game("cryptid"), {"options": "mode:easy"})


@pytest.mark.parametrize("name", GAMES)
def test_a_state_drawn_anew_looks_the_same_to_its_player(name: str) -> None:
    state = walk(pyspiel.load_game(name), 3, seed=1)
    player = state.current_player()
    again = state.resample_from_infostate(player, np.random.RandomState(2).random_sample)

    assert again.information_state_string(player) == state.information_state_string(player)
    assert again.legal_actions() == state.legal_actions()
    assert again.history() == [], "the true one could be played again"
    seen = state.information_state_tensor(player)
    assert again.information_state_tensor(player) == seen
    assert len(seen) == state.get_game().information_state_tensor_size()


def test_games_and_states_go_to_other_processes() -> None:
    game = pyspiel.load_game("bestiary_cryptid(players=4,options=mode:advanced)")
    state = walk(game, 3, seed=1)
    drawn = state.resample_from_infostate(state.current_player(), np.random.RandomState(2).rand)

    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(state)).session.state == state.session.state
    assert pickle.loads(pickle.dumps(drawn)).session.state == drawn.session.state
    assert drawn.clone().session.state == drawn.session.state


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadOptionsError, match="name:value"):
        pyspiel.load_game("bestiary_cryptid(players=4,options=advanced)")
    game = pyspiel.load_game("bestiary_urban_legends")
    with pytest.raises(ValueError, match="chance has outcomes 0 to"):
        game.new_initial_state().apply_action(openspiel.MAX_CHANCE_OUTCOMES)
    ended = walk(game, 10_000, seed=1)
    with pytest.raises(ValueError, match="over"):
        ended.apply_action(0)


def test_its_search_plays_a_game() -> None:
    game = pyspiel.load_game("bestiary_urban_legends")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=3, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            state = _stepped(state, rng)
        else:
            state.apply_action(bot.step(state))

    assert sorted(state.returns()) == [-1.0, 1.0]


def _stepped(state: Any, rng: Any) -> Any:
    actions = state.legal_actions()
    state.apply_action(int(rng.choice(actions)))
    return state
