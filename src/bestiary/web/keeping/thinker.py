"""Bots think here, away from the tables, knowing only what their seat may know.

Processes of their own run this module: it must not need Django.
"""

from __future__ import annotations

import secrets
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import TypeAlias

from bestiary import bots, registry
from bestiary.core import Position, State, notation, snapshot, transcript
from bestiary.core.companion import Known
from bestiary.web.house.configuration import CONFIGURATION

Moments: TypeAlias = tuple[tuple[Known, ...] | None, ...]
"""What each seat could know after so many moves of the table, chance's included."""


def think(game_id: str, state: bytes, seat: int, bot: str, seed: int) -> str:
    """The choice of `bot` at `seat`, in notation. Runs in a process of its own."""
    game = registry.game(game_id)
    position = Position.of(game, snapshot.load(state), seat, Random(seed))
    return notation.write(bots.make(bot, game)(position))


def recall(text: str) -> Moments:
    """Every moment of a finished game's transcript; nothing if today's rules refuse it."""
    read, states = transcript.read(text), list[State]()
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
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))


def fresh_seed() -> int:
    """Luck of a bot's own, unrelated to the table's."""
    return secrets.randbits(64)
