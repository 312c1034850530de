"""Whole games: the consequences proven in the notes."""

from collections import Counter
from random import Random

from bestiary.bots import make
from bestiary.core import CHANCE, Choice, Outcome, Position
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.box.components import (
    EVIDENCE,
    HAND_LIMIT,
    PRESENCE,
    total,
)
from bestiary.games.urban_legends.state import UrbanState
from core.narrowing import chance_of

LAST_ROUND = 8
UNIFORM, GREEDY = (make(name, GAME) for name in ("uniform", "greedy"))


def test_random_games_bear_out_what_was_proven() -> None:
    """No tie, nobody stuck, always a legal side, markers without evidence, at most 8 rounds."""
    ends = Counter(_play_out(seed).reason for seed in range(150))

    assert set(ends) == {"escape", "caught", "time"}, "every end has been looked at"


def _play_out(seed: int) -> Outcome:
    rng = Random(seed)
    state = GAME.new(2, {"sensors": rng.choice(["4-3-3", "4-4-2"])})
    while state.outcome is None:
        decision = state.decisions[0]
        assert decision.options
        check_markers(state)
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
        else:
            state.play(decision.seat, careful(state, rng))
    check_end(state, state.outcome)
    return state.outcome


def check_end(state: UrbanState, outcome: Outcome) -> None:
    assert len(outcome.winners) == 1
    assert state.round <= LAST_ROUND
    if outcome.reason == "time":
        assert sum(score.total for score in outcome.scores) == 5
        assert state.round == LAST_ROUND


def careful(state: UrbanState, rng: Random) -> Choice:
    """Random, but hiding well, so that many games last."""
    decision = state.decisions[0]
    bot = GREEDY if decision.prompt == "hide" or rng.random() < 0.3 else UNIFORM
    return bot.choose(Position.of(GAME, state, decision.seat, rng))


def check_markers(state: UrbanState) -> None:
    marked = [b for row in state.blocks for b in row if b & PRESENCE]
    assert not any(block & EVIDENCE for block in marked)
    assert all(total(hand) <= HAND_LIMIT for hand in state.hands)
    assert len(state.blocks[0]) + len(state.blocks[1]) <= 9
