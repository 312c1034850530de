"""OpenSpiel's ISMCTS (Cowling et al. 2012) against our ranger: `python examples/ismcts.py 10 50`.

The numbers are games and simulations for each of its choices.
"""

import sys
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bestiary.lab.adapters.openspiel  # noqa: F401 registers the games
from bestiary import game
from bestiary.bots import make
from bestiary.core import Position

GAME = "urban_legends"


def search(rules, simulations, rng):
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    return ismcts.ISMCTSBot(rules, rollouts, 1.4, simulations, random_state=rng)


def play(simulations, seed, rival="ranger"):
    """One game; the search sits at seat 0 in even games and at seat 1 in odd ones."""
    rng = np.random.RandomState(seed)
    mine = seed % 2
    rules = pyspiel.load_game(f"bestiary_{GAME}")
    bot = search(rules, simulations, rng)
    other = make(rival, game(GAME))
    state = rules.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        elif state.current_player() == mine:
            state.apply_action(bot.step(state))
        else:
            play_choice(state, other, Random(seed))
    return state.returns()[mine]


def play_choice(state, bot, rng):
    """Let one of our bots choose, and apply the choice action by action."""
    session = state.session
    seat = session.seat
    choice = bot.choose(Position.of(game(GAME), session.state, seat, rng))
    for word in session.codec.words.sentence(choice):
        # Forced words have followed by themselves and are no longer legal.
        if word in state.legal_actions():
            state.apply_action(word)
        if session.seat != seat or not session.said:
            return


if __name__ == "__main__":
    games, simulations = (int(n) for n in (sys.argv[1:] or ("10", "50")))
    results = [play(simulations, seed) for seed in range(games)]
    print(f"won {results.count(1.0)} of {games}")
