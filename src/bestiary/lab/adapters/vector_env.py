"""Many games side by side, in one process or in several; a game that ends begins anew by itself."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bestiary import registry
from bestiary.core import Options
from bestiary.lab.adapters.game_session import GameSession, rewards
from bestiary.lab.encoding import Codec, codec_of
from bestiary.lab.match import seed_of

Masks: TypeAlias = NDArray[np.int8]


class Batch(NamedTuple):
    """One row for each game: what the seat that is asked sees and may say, and what was won.

    `seat` is who is asked now. Where `over`, a game has just ended with `reward` for every seat,
    and the rest of the row is the beginning of the next one.
    """

    observation: NDArray[np.float32]
    mask: Masks
    seat: NDArray[np.int64]
    reward: NDArray[np.float32]
    over: NDArray[np.bool_]


class VectorEnv:
    """So many games in this process."""

    def __init__(
        self,
        game: str,
        seats: int,
        numbers: Sequence[int],
        seed: int,
        options: Options | None = None,
    ) -> None:
        """Games of these numbers: the same number and seed give the same luck anywhere."""
        self.options: Options = registry.game(game).validate_options(seats, options)
        self.codec = codec_of(game, seats)
        self.seeds = [seed_of(seed, number) for number in numbers]
        self._mask: Masks | None = None

    def _begin(self, rng: Random) -> GameSession:
        session = GameSession.new(self.codec, self.options)
        session.draw(rng)
        return session

    def reset(self) -> Batch:
        """Deal all games, the same each time."""
        self.rngs = list(map(Random, self.seeds))
        self.sessions = list(map(self._begin, self.rngs))
        none = np.zeros((len(self.sessions), self.codec.seats), np.float32)
        return self._shown(none, np.zeros(len(self.sessions), np.bool_))

    def step(self, words: Sequence[int]) -> Batch:
        """Say one word in every game; nothing is said anywhere if one of them may not be."""
        said = _checked(self.codec, words, self._mask)
        reward = np.zeros((len(self.sessions), self.codec.seats), np.float32)
        over = np.zeros(len(self.sessions), np.bool_)
        for place, (session, rng) in enumerate(zip(self.sessions, self.rngs, strict=True)):
            session.say(int(said[place]))
            session.draw(rng)
            if session.outcome is not None:
                reward[place] = rewards(session.outcome, self.codec.seats)
                over[place] = True
                self.sessions[place] = self._begin(rng)
        return self._shown(reward, over)

    def _shown(self, reward: NDArray[np.float32], over: NDArray[np.bool_]) -> Batch:
        seats = [session.seat or 0 for session in self.sessions]
        seen = [s.vector(seat) for s, seat in zip(self.sessions, seats, strict=True)]
        self._mask = np.stack([session.mask() for session in self.sessions])
        return Batch(np.stack(seen), self._mask.copy(), np.array(seats), reward, over)


def _checked(codec: Codec, words: Sequence[int], mask: Masks | None) -> NDArray[np.int64]:
    """One word for each game that may be said there; what is refused was said nowhere."""
    if mask is None:
        raise RuntimeError("The games are not dealt yet: call `reset` first.")
    said = np.asarray(words)
    if said.shape != (len(mask),):
        raise ValueError(f"one word for each of {len(mask)} games, not {said.size}")
    if said.dtype.kind not in "iu":
        raise TypeError(f"words are whole numbers, not {said.dtype}")
    for place, word in enumerate(said):
        if not 0 <= word < mask.shape[1] or not mask[place, word]:
            named = codec.words.name(int(word))  # an `EncodingError` if there is no such word
            raise ValueError(f"game {place}: '{named}' may not be said now")
    return said.astype(np.int64)


class ProcessVectorEnv:
    """The same games shared among processes; used as a context manager, which ends them."""

    def __init__(
        self,
        game: str,
        seats: int,
        number: int,
        seed: int,
        workers: int,
        options: Options | None = None,
    ) -> None:
        """`number` games in `workers` processes, each with its share."""
        if number < 1 or workers < 1:
            raise ValueError(f"{number} games in {workers} processes: there must be some")
        settled = registry.game(game).validate_options(seats, options)
        self.codec = codec_of(game, seats)
        self._mask: Masks | None = None
        context = get_context("spawn")
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

    def reset(self) -> Batch:
        """Deal all games, the same each time."""
        return self._asked([None] * len(self._pipes))

    def step(self, words: Sequence[int]) -> Batch:
        """Say one word in every game; nothing is said anywhere if one of them may not be."""
        said = _checked(self.codec, words, self._mask)
        sorted_words = said[np.argsort(self._order)]
        bounds = np.cumsum(self._sizes)[:-1]
        return self._asked(np.split(sorted_words, bounds))

    def _asked(self, shares: Sequence[NDArray[np.int64] | None]) -> Batch:
        for pipe, share in zip(self._pipes, shares, strict=True):
            pipe.send(share)
        answers = [pipe.recv() for pipe in self._pipes]
        parts = zip(*answers, strict=True)
        batch = Batch(*(np.concatenate(part)[self._order] for part in parts))
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
    """Answer every message with a batch until nobody asks any more."""
    fleet = VectorEnv(game, seats, numbers, seed, options)
    while True:
        try:
            words = pipe.recv()
        except EOFError:
            return
        pipe.send(fleet.reset() if words is None else fleet.step(words))
