"""Gymnasium environment: an agent plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import index
from random import Random
from typing import Any

import numpy as np

from bestiary import registry
from bestiary.core import Bot, Position, Seat
from bestiary.core.game import BadOptionsError, Options
from bestiary.lab.adapters.game_session import MAX_FEATURE_VALUE, GameSession, Mask, rewards, width
from bestiary.lab.encoding import codec_of
from bestiary.lab.encoding.features import Array
from bestiary.lab.extras import MissingExtraError
from bestiary.lab.match import visible_events
from bestiary.lab.players import BotFactory, make, name_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError as missing:
    raise MissingExtraError("gym") from missing

Observed = tuple[Array, dict[str, Any]]


class AgainstBots(gymnasium.Env[Array, np.int64]):
    """Single-agent environment of a game whose other seats are played by bots.

    `info["action_mask"]` and `action_masks()` are the legal actions; any other action loses the
    game at once. Without a `seat` the agent gets a random one in every episode.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        game: str,
        bots: Sequence[str | BotFactory] = ("uniform",),
        seats: int | None = None,
        options: Options | None = None,
        seat: Seat | None = None,
    ) -> None:
        """One bot for all other seats, or one for each of them, named as in a `Match`."""
        rules = registry.game(game)
        self.seats = rules.seats[0] if seats is None else seats
        self.options = rules.validate_options(self.seats, options)
        self.codec = codec_of(game, self.seats)
        named = (bots,) if isinstance(bots, str) else tuple(map(name_of, bots))
        self.names = named * (self.seats - 1) if len(named) == 1 else named
        if len(self.names) != self.seats - 1:
            asked = f"Name one bot, or one for each of {self.seats - 1} seats"
            raise BadOptionsError(f"{asked}, not {len(named)}.")
        if seat is not None and seat not in range(self.seats):
            raise BadOptionsError(f"The seats are 0 to {self.seats - 1}, not {seat}.")
        for name in self.names:
            make(name, rules)
        self.fixed_seat = seat
        self._has_lost = False
        self.observation_space = spaces.Box(
            -MAX_FEATURE_VALUE, MAX_FEATURE_VALUE, (width(self.codec),), np.float32
        )
        self.action_space = spaces.Discrete(len(self.codec.words))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observed:
        """Deal a new game and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        # Always eight streams, so that a seed deals the same for any number of bots.
        chance, seat_rng, *bot_rngs = (
            Random(int(n)) for n in self.np_random.integers(2**53, size=8)
        )
        self.seat = seat_rng.randrange(self.seats) if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots: dict[Seat, tuple[Bot, Random]] = {
            seat: (make(name, self.codec.game), rng)
            for seat, name, rng in zip(others, self.names, bot_rngs, strict=False)
        }
        self._chance = chance
        self._has_lost = False
        self.session = GameSession.new(self.codec, self.options)
        if self.codec.game.opponents.advice.likelihood is not None:
            self.session.state.events = []  # bots with a likelihood read the log
        self._play_others()
        if self.session.outcome is not None:  # over before the agent was asked: deal again
            # Without the seed, which would deal the same game again.
            return self.reset()
        return self._observation(), self._info()

    def _play_others(self) -> None:
        session = self.session
        session.draw(self._chance)
        while session.outcome is None and session.seat != self.seat:
            assert session.seat is not None
            bot, rng = self._bots[session.seat]
            log = partial(visible_events, session.state)
            asked = Position.of(self.codec.game, session.state, session.seat, rng, log)
            session.play(bot.choose(asked))
            session.draw(self._chance)

    def _observation(self) -> Array:
        return self.session.vector(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """1 for every legal action, as MaskablePPO asks for it; none once the game is over."""
        return np.zeros(len(self.codec.words), np.int8) if self._is_over else self.session.mask()

    @property
    def _is_over(self) -> bool:
        if not hasattr(self, "session"):
            raise ResetNeeded("There is no game yet: `reset` deals one.")
        return self._has_lost or self.session.outcome is not None

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take an action; the others play until the agent is asked again."""
        if self._is_over:
            raise ResetNeeded("The game is over: `reset` deals another.")
        if index(action) not in self.session.legal:
            self._has_lost = True
            return self._observation(), -1.0, True, False, self._info() | {"illegal": True}
        self.session.say(index(action))
        self._play_others()
        over = self.session.outcome is not None
        reward = rewards(self.session.outcome, self.seats)[self.seat]
        return self._observation(), reward, over, False, self._info()
