"""What runs in a bot process: choosing, hints, hindsight, knowing only what a seat may know.

Searching takes seconds of CPU, so it runs outside the server, in a pool of processes. They import
this module, which therefore must not need Django.
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
from bestiary.core import Bot, Budget, Event, Position, State, Table, notation, snapshot, transcript
from bestiary.core.advice import Ground
from bestiary.core.companion import SeatKnowledge
from bestiary.web.config import CONFIGURATION

Moments: TypeAlias = tuple[tuple[SeatKnowledge, ...] | None, ...]
"""What each seat could know after so many moves of the table, chance's included."""

BOT_TIMEOUT_SECONDS = 2.5
"""Time after which a bot chooses the best of what it has found."""
HINT_TIMEOUT_SECONDS = 0.6
"""The same for a hint, which somebody waits for."""


class BotTask(NamedTuple):
    """A decision that a bot is asked for, with all that its thinking needs; it is pickled."""

    table: str
    game: str
    state: bytes
    seat: int
    bot: str
    events: tuple[Event, ...] = ()

    def position(self, seed: int) -> Position:
        game = registry.game(self.game)
        state = snapshot.load(self.state)
        return Position.of(game, state, self.seat, Random(seed), lambda _: self.events)


def events_seen(table: Table, seat: int) -> tuple[Event, ...]:
    """What a seat was told; nothing where its game makes nothing of it, for a log may be long."""
    if table.game.opponents.advice.likelihood is None:
        return ()
    return tuple(event for _, event in table.log(seat))


def think(task: BotTask, seed: int, seconds: float = BOT_TIMEOUT_SECONDS) -> str:
    """The choice of a bot after at most `seconds`, in notation."""
    player = _player(task.table, task.game, task.seat, task.bot)
    return notation.write(player.choose(task.position(seed), time_budget(seconds)))


class Hint(NamedTuple):
    """What the strongest bot would choose, in notation, and what it would choose otherwise.

    `grounds` are the parts of its value in which the two differ, or facts.
    """

    text: str
    rival: str = ""
    grounds: tuple[Ground, ...] = ()


def suggest(task: BotTask, seed: int) -> Hint:
    """A move for somebody who asked for one."""
    position = task.position(seed)
    player = bots.make(task.bot, registry.game(task.game))
    why = player.explain(position, budget=time_budget(HINT_TIMEOUT_SECONDS))
    if why is None:
        return Hint(notation.write(player.choose(position, time_budget(HINT_TIMEOUT_SECONDS))))
    rival = notation.write(why.rival.choice) if why.rival else ""
    return Hint(notation.write(why.chosen.choice), rival, why.grounds)


@lru_cache(maxsize=1_000)
def _player(table: str, game: str, seat: int, bot: str) -> Bot:
    """The same bot for the same seat of the same table, as long as this process remembers it."""
    return bots.make(bot, registry.game(game))


def time_budget(seconds: float) -> Budget:
    """As much thinking as the bot is used to, but no longer than `seconds`."""
    end = monotonic() + seconds
    return Budget(is_spent=lambda: monotonic() > end)


def recall(text: str) -> Moments:
    """Every moment of a finished game's transcript; nothing if today's rules refuse it."""
    read = transcript.read(text)
    states = list[State]()
    game = registry.game(read.fields["game"])
    if game.teaching.companion is None:
        return ()
    try:
        transcript.replay(read, game, watch=lambda table: states.append(table.state.copy()))
    except transcript.TranscriptError:
        return ()
    return tuple(game.teaching.companion.insights(states))


def pool(workers: int = CONFIGURATION.bot_workers) -> Executor:
    """Where bots think: other processes, or threads when none are wanted."""
    if workers < 1:
        return ThreadPoolExecutor(1, thread_name_prefix="bot")
    # Not forked: the server has threads, and a fork would copy their locks as they stand.
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_with_parent)


def import_games() -> None:
    """Load every game, before somebody waits for an answer."""
    registry.catalogue()


def end_with_parent() -> None:
    """Exit when the server does, even if that was killed; Ctrl-C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, name="parent", daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def fresh_seed() -> int:
    """Luck of a bot's own, unrelated to the table's."""
    return secrets.randbits(64)
