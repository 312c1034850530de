"""Bots think here, away from the tables, knowing only what their seat may know.

Processes of their own run this module: it must not need Django.
"""

from __future__ import annotations

import os
import secrets
import signal
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from time import monotonic
from typing import NamedTuple, TypeAlias

from bestiary import bots, registry
from bestiary.core import (
    Bot,
    Budget,
    Event,
    Ground,
    Position,
    State,
    Table,
    notation,
    snapshot,
    transcript,
)
from bestiary.core.companion import Known
from bestiary.web.config import CONFIGURATION

Moments: TypeAlias = tuple[tuple[Known, ...] | None, ...]
"""What each seat could know after so many moves of the table, chance's included."""


PATIENCE = 2.5
"""Seconds of thinking after which a bot makes the best of what it has found."""


SOON = 0.6
"""Seconds of thinking that somebody who asked for a hint waits for."""


class Task(NamedTuple):
    """A decision that a bot is asked for, with all that its thinking needs."""

    table: str
    game: str
    state: bytes
    seat: int
    bot: str
    told: tuple[Event, ...] = ()

    def position(self, seed: int) -> Position:
        game = registry.game(self.game)
        state = snapshot.load(self.state)
        return Position.of(game, state, self.seat, Random(seed), lambda _: self.told)


def told(table: Table, seat: int) -> tuple[Event, ...]:
    """What a seat was told; nothing where its game makes nothing of it, for a log may be long."""
    if table.game.advice.likelihood is None:
        return ()
    return tuple(event for _, event in table.log(seat))


def think(task: Task, seed: int, patience: float = PATIENCE) -> str:
    """The choice of a bot after so many seconds at most, in notation. Runs in its own process."""
    player = _player(task.table, task.game, task.seat, task.bot)
    return notation.write(player.choose(task.position(seed), patient(patience)))


class Hint(NamedTuple):
    """What the strongest bot would choose, in notation, and what it would choose otherwise.

    `grounds` are the parts of its value in which the two differ, or facts.
    """

    text: str
    rival: str = ""
    grounds: tuple[Ground, ...] = ()


def suggest(task: Task, seed: int) -> Hint:
    """A move for somebody who asked for one. Runs in a process of its own."""
    position = task.position(seed)
    player = bots.make(task.bot, registry.game(task.game))
    why = player.explain(position, budget=patient(SOON))
    if why is None:
        return Hint(notation.write(player.choose(position, patient(SOON))))
    rival = notation.write(why.rival.choice) if why.rival else ""
    return Hint(notation.write(why.chosen.choice), rival, why.grounds)


@lru_cache(maxsize=1_000)
def _player(table: str, game: str, seat: int, bot: str) -> Bot:
    """The same bot for the same seat of the same table, as long as this process remembers it."""
    return bots.make(bot, registry.game(game))


def patient(seconds: float = PATIENCE) -> Budget:
    """As much thinking as the bot is used to, and no longer than somebody waits for it."""
    end = monotonic() + seconds
    return Budget(is_spent=lambda: monotonic() > end)


def recall(text: str) -> Moments:
    """Every moment of a finished game's transcript; nothing if today's rules refuse it."""
    read = transcript.read(text)
    states = list[State]()
    game = registry.game(read.fields["game"])
    if game.companion is None:
        return ()
    try:
        transcript.replay(read, game, watch=lambda table: states.append(table.state.copy()))
    except transcript.TranscriptError:
        return ()
    return tuple(game.companion.insights(states))


def pool(workers: int = CONFIGURATION.bot_workers) -> Executor:
    """Where bots think: other processes, or threads when none are wanted."""
    if workers < 1:
        return ThreadPoolExecutor(1, thread_name_prefix="bot")
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_with_parent)


def get_ready() -> None:
    """Know every game before somebody waits for an answer."""
    registry.catalogue()


def end_with_parent() -> None:
    """Live no longer than the server, however that ends; a key pressed there is its matter."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def fresh_seed() -> int:
    """Luck of a bot's own, unrelated to the table's."""
    return secrets.randbits(64)
