"""One game between bots, reproducible from a seed.

Chance and every seat draw from random streams of their own (common random numbers): two bots that
play the same seed get the same deals, whatever they draw themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any, NamedTuple, TypeAlias

from bestiary import registry
from bestiary.bots import Uniform
from bestiary.core import Bot, Event, Game, Seat, State
from bestiary.core.choice import seen_by
from bestiary.core.game import BadOptionsError, Options
from bestiary.core.position import Watch, play_on
from bestiary.lab.players import make, name_of

SEED_BITS = 53
"""A JSON reader that keeps numbers as doubles must not round a seed."""

STREAMS_PER_SEED = 64
"""Stride between the streams of neighbouring seeds; more than chance and all seats need."""


RandomStreams: TypeAlias = Sequence[Random]
"""The generator of chance, then one for each seat."""


class Record(NamedTuple):
    """The result of one game; `seconds` are processor time.

    Seats count from 0: `scores[seat]`, `bots[seat]`.
    """

    seed: int
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: float
    reason: str


@dataclass(frozen=True, slots=True)
class Match:
    """The configuration of a match: a game by its id, and one bot for all seats or one for each.

    A bot is a name, a name with a budget (`ranger:200`), or a bot of one's own: a callable that
    makes one, or where it is found (`my_bots:Careful`). In a rotating match the bots move on by
    one seat after every game.
    """

    game: str
    seats: int
    bots: tuple[Any, ...] = ("uniform",)
    options: Options = field(default_factory=dict)
    rotating: bool = False

    def validate(self) -> Match:
        """The match with every seat's bot and every option filled in; refuses what cannot be."""
        game = registry.game(self.game)
        options = game.validate_options(self.seats, self.options)
        named: tuple[str, ...] = tuple(map(name_of, self.bots))
        bots = named * self.seats if len(named) == 1 else named
        if len(bots) != self.seats:
            asked = f"Name one bot for all seats or one for each of {self.seats}"
            raise BadOptionsError(f"{asked}, not {len(bots)}.")
        # Made and dropped: an unknown bot is refused here, not in a worker during the first game.
        for name in bots:
            make(name, game)
        return replace(self, bots=bots, options=options)

    def for_game(self, number: int) -> Match:
        """The match with the bots rotated as in game `number`."""
        if not self.rotating:
            return self
        # In game 1 the bot of seat 0 sits at seat 1, and so on round the table.
        first = -number % self.seats
        return replace(self, bots=self.bots[first:] + self.bots[:first])


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number` of a run; the first game's is the run's own.

    So `--seed` with the seed of any single game, and one game, plays that game again.
    """
    if number == 0:
        return seed
    # Hashed, not added: runs with neighbouring seeds must not share games.
    digest = sha256(f"{seed}:{number}".encode()).digest()
    return int.from_bytes(digest, "big") >> (256 - SEED_BITS)


def play(game: Game[Any, Any], match: Match, seed: int, watch: Watch | None = None) -> Record:
    """Play one game of a validated match to its end."""
    names = tuple(map(name_of, match.bots))
    bots = [make(name, game) for name in names]
    began = process_time()
    state: State = game.new(match.seats, match.options)
    decisions = play_out(game, state, bots, random_streams(seed, match.seats), watch)
    seconds = process_time() - began
    outcome = state.outcome
    assert outcome is not None
    return Record(
        seed,
        match.seats,
        dict(match.options),
        names,
        tuple(outcome.winners),
        tuple(score.total for score in outcome.scores),
        decisions,
        seconds,
        outcome.reason,
    )


def visible_events(state: State, seat: Seat) -> Iterator[Event]:
    """The events that a seat may see; none where the state keeps no events."""
    return (seen for event in state.events or () if (seen := seen_by(event, seat)) is not None)


def random_streams(seed: int, seats: int) -> RandomStreams:
    """Independent generators of one game: a bot that shared chance's could foresee a draw."""
    return [Random(seed * STREAMS_PER_SEED + n) for n in range(seats + 1)]


def play_out(
    game: Game[Any, Any],
    state: State,
    bots: Sequence[Bot],
    streams: RandomStreams,
    watch: Watch | None = None,
) -> int:
    """Play `state` to its end and return how many decisions the players took."""
    if game.opponents.advice.likelihood is not None and set(map(type, bots)) != {Uniform}:
        state.events = []  # likelihoods read the log; keeping it slows uniform random games
    choosers = [bot.choose for bot in bots]
    return play_on(game, state, choosers, streams, partial(visible_events, state), watch)
