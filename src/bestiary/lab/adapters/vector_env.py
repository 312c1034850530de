"""Vectorised environments: many games stepped together, in one process or in several.

A policy network evaluates one batch instead of one position at a time. Games that end are reset
automatically (autoreset).
"""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bestiary import registry
from bestiary.core.game import Options
from bestiary.lab.adapters.game_session import GameSession, rewards
from bestiary.lab.encoding import Codec, codec_of
from bestiary.lab.match import seed_of

Masks: TypeAlias = NDArray[np.int8]


class VectorStep(NamedTuple):
    """What a step returns, one row for each game: observation and action mask of the seat asked.

    `seat` is who is asked now. Where `over`, a game has just ended with `reward` for every seat,
    and the rest of the row is the beginning of the next one.
    """

    observation: NDArray[np.float32]
    mask: Masks
    seat: NDArray[np.int64]
    reward: NDArray[np.float32]
    over: NDArray[np.bool_]


class VectorEnv:
    """Vectorised environment whose games all run in this process."""

    def __init__(
        self,
        game: str,
        seats: int,
        numbers: Sequence[int],
        seed: int,
        options: Options | None = None,
    ) -> None:
        """`numbers` identify the games: the same number and seed deal the same in any process."""
        self.options: Options = registry.game(game).validate_options(seats, options)
        self.codec = codec_of(game, seats)
        self.seeds = [seed_of(seed, number) for number in numbers]
        self._mask: Masks | None = None

    def _deal(self, rng: Random) -> GameSession:
        session = GameSession.new(self.codec, self.options)
        session.draw(rng)
        return session

    def reset(self) -> VectorStep:
        """Deal all games, the same each time."""
        self.rngs = list(map(Random, self.seeds))
        self.sessions = list(map(self._deal, self.rngs))
        none = np.zeros((len(self.sessions), self.codec.seats), np.float32)
        return self._observe(none, np.zeros(len(self.sessions), np.bool_))

    def step(self, words: Sequence[int]) -> VectorStep:
        """Take one action in every game; if one is illegal none is taken."""
        actions = _validate(self.codec, words, self._mask)
        reward = np.zeros((len(self.sessions), self.codec.seats), np.float32)
        over = np.zeros(len(self.sessions), np.bool_)
        for place, (session, rng) in enumerate(zip(self.sessions, self.rngs, strict=True)):
            session.say(int(actions[place]))
            session.draw(rng)
            if session.outcome is not None:
                reward[place] = rewards(session.outcome, self.codec.seats)
                over[place] = True
                self.sessions[place] = self._deal(rng)
        return self._observe(reward, over)

    def _observe(self, reward: NDArray[np.float32], over: NDArray[np.bool_]) -> VectorStep:
        seats = [session.seat or 0 for session in self.sessions]
        seen = [s.vector(seat) for s, seat in zip(self.sessions, seats, strict=True)]
        self._mask = np.stack([session.mask() for session in self.sessions])
        return VectorStep(np.stack(seen), self._mask.copy(), np.array(seats), reward, over)


def _validate(codec: Codec, words: Sequence[int], mask: Masks | None) -> NDArray[np.int64]:
    """Check all actions against the masks before any game is changed."""
    if mask is None:
        raise RuntimeError("The games are not dealt yet: call `reset` first.")
    actions = np.asarray(words)
    if actions.shape != (len(mask),):
        raise ValueError(f"one word for each of {len(mask)} games, not {actions.size}")
    if actions.dtype.kind not in "iu":
        raise TypeError(f"words are whole numbers, not {actions.dtype}")
    for place, word in enumerate(actions):
        if not 0 <= word < mask.shape[1] or not mask[place, word]:
            named = codec.words.name(int(word))  # an `EncodingError` if there is no such word
            raise ValueError(f"game {place}: '{named}' may not be said now")
    return actions.astype(np.int64)


class ProcessVectorEnv:
    """Vectorised environment over worker processes; a context manager, which ends them."""

    def __init__(
        self,
        game: str,
        seats: int,
        number: int,
        seed: int,
        workers: int,
        options: Options | None = None,
    ) -> None:
        if number < 1 or workers < 1:
            raise ValueError(f"{number} games in {workers} processes: there must be some")
        settled = registry.game(game).validate_options(seats, options)
        self.codec = codec_of(game, seats)
        self._mask: Masks | None = None
        context = get_context("spawn")
        # Dealt out like cards: worker 0 has games 0, w, 2w …; `_order` undoes it in the results.
        shares = [range(n, number, workers) for n in range(min(workers, number))]
        self._order = np.argsort([game for share in shares for game in share])
        self._sizes = [len(share) for share in shares]
        self._pipes = list[Connection]()
        self._processes = []
        for share in shares:
            here, there = context.Pipe()
            process = context.Process(
                target=_serve, args=(there, game, seats, share, seed, settled), daemon=True
            )
            process.start()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self) -> VectorStep:
        """Deal all games, the same each time."""
        return self._exchange([None] * len(self._pipes))

    def step(self, words: Sequence[int]) -> VectorStep:
        """Take one action in every game; if one is illegal none is taken."""
        actions = _validate(self.codec, words, self._mask)
        sorted_actions = actions[np.argsort(self._order)]
        bounds = np.cumsum(self._sizes)[:-1]
        return self._exchange(np.split(sorted_actions, bounds))

    def _exchange(self, shares: Sequence[NDArray[np.int64] | None]) -> VectorStep:
        for pipe, share in zip(self._pipes, shares, strict=True):
            pipe.send(share)
        answers = [pipe.recv() for pipe in self._pipes]
        parts = zip(*answers, strict=True)
        batch = VectorStep(*(np.concatenate(part)[self._order] for part in parts))
        self._mask = batch.mask.copy()
        return batch

    def __enter__(self) -> ProcessVectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.close()
            process.join()


def _serve(
    pipe: Connection, game: str, seats: int, numbers: Sequence[int], seed: int, options: Options
) -> None:
    """Worker loop: answers every message with a step until the pipe is closed."""
    environments = VectorEnv(game, seats, numbers, seed, options)
    while True:
        try:
            words = pipe.recv()
        except EOFError:
            return
        pipe.send(environments.reset() if words is None else environments.step(words))
