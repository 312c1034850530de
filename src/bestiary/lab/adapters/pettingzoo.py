"""PettingZoo environment of a game: an agent environment cycle (AEC, Terry et al. 2021).

`environment("cryptid", 4)` is ready to `reset`. What an agent observes is a dictionary of
`observation`, an array that depends on nothing the seat may not know, and `action_mask`.
"""

from __future__ import annotations

from functools import cached_property
from operator import index
from random import Random
from typing import Any

import numpy as np

from bestiary import registry
from bestiary.core import SPECTATOR, Words
from bestiary.core.game import Options
from bestiary.lab.adapters.game_session import MAX_FEATURE_VALUE, GameSession, rewards, width
from bestiary.lab.encoding import codec_of
from bestiary.lab.extras import MissingExtraError

try:
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv
except ImportError as missing:
    raise MissingExtraError("pettingzoo") from missing


class UndealtError(ResetNeeded, AttributeError):
    """What only a dealt game has was asked for before `reset`; `hasattr` is simply false."""


class Environment(AECEnv):  # type: ignore[misc] # PettingZoo ships no types
    """One table as an AEC environment. `clone` copies it, for search."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        """The fewest seats if none are named; refuses what cannot be set up."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"a table is rendered as 'ansi', not as '{render_mode}'")
        rules = registry.game(game)
        self.seats = rules.seats[0] if seats is None else seats
        self.options = rules.validate_options(self.seats, options)
        self.codec = codec_of(game, self.seats)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v{self.codec.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = Random()
        self._spaces = dict.fromkeys(
            self.possible_agents, (self._observation_space, self._action_space)
        )

    def __getattr__(self, name: str) -> Any:
        """Name `reset` in the error for what exists only once a game is dealt."""
        if name in ("session", "agent_selection", "terminations", "rewards", "infos"):
            raise UndealtError(f"There is no game yet: `reset` deals one, with its {name}.")
        raise AttributeError(f"an environment has no '{name}'")

    @property
    def _observation_space(self) -> spaces.Space[Any]:
        size = width(self.codec)
        words = len(self.codec.words)
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    -MAX_FEATURE_VALUE, MAX_FEATURE_VALUE, (size,), np.float32
                ),
                "action_mask": spaces.Box(0, 1, (words,), np.int8),
            }
        )

    @property
    def _action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.codec.words))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed deals the same."""
        if seed is not None:
            self._rng = Random(seed)
        self.session = GameSession.new(self.codec, self.options)
        self.session.draw(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        # At the end nobody is asked, but agents are still stepped through, from the first.
        seat = self.session.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat knows; the mask is empty unless it is asked."""
        seat = self._seat[agent]
        session = self.session
        asked = session.outcome is None and session.seat == seat
        mask = session.mask() if asked else np.zeros(len(self.codec.words), np.int8)
        return {"observation": session.vector(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked."""
        asked = self.agent_selection
        if not self.agents:
            raise ResetNeeded("The game is over: `reset` deals another.")
        if self.terminations[asked]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{asked} is asked for a word: None is none")
        self.session.say(index(action))
        self._cumulative_rewards[asked] = 0.0
        self._clear_rewards()
        self.session.draw(self._rng)
        if self.session.outcome is not None:
            worth = rewards(self.session.outcome, self.seats)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def clone(self) -> Environment:
        """A copy with the same random numbers to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.agents = list(self.agents)
        twin.session = self.session.copy()
        twin._rng = Random()
        twin._rng.setstate(self._rng.getstate())
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    @cached_property
    def _words(self) -> Words:
        return Words(self.codec.game, "en")

    def render(self) -> str:
        """The table in words, as a spectator sees it."""
        game = self.codec.game
        return game.page.describe(game.rules.view(self.session.state, SPECTATOR), self._words)

    def close(self) -> None:
        """Does nothing; the interface asks for it."""


def environment(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> Environment:
    """A table of a game, in any of its modes."""
    return Environment(game, seats, options, render_mode)
