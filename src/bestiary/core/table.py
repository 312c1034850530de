"""The referee: one game in progress, with its legality checks, chance, transcript and take-backs.

The only part of the core that is not pure: it draws the seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from bestiary.core import notation
from bestiary.core.chance import Chance, Stream, mix_salts
from bestiary.core.choice import Choice, Event, seen_by
from bestiary.core.game import Game, Options
from bestiary.core.position import Position
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.state import State
from bestiary.core.step import Decision

SEED_BYTES = 32


class RefusedError(Exception):
    """The table does not take this; nothing has changed. `why` names the text for the player."""

    def __init__(self, why: str, sentence: str) -> None:
        """`why` is a message id, `sentence` the same in English for programs."""
        super().__init__(sentence)
        self.why = why


class Move(NamedTuple):
    """One choice as the transcript keeps it."""

    number: int
    seat: Seat
    text: str


class _Checkpoint(NamedTuple):
    seat: Seat
    moves: int
    events: int
    state: State


class Table:
    """The referee of one game: checks legality, asks chance, keeps the transcript, undoes moves.

    Chance comes from `seed`, of which only `seed_hash` is public until the game is over, mixed
    with the `salts` that seats added once they knew that hash (commit–reveal). A table that replays
    a transcript (`seed=None` and `dealt=False`) is given the answers of chance.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        options: Options | None = None,
        *,
        seed: bytes | None = None,
        salts: Iterable[str] = (),
        players: Iterable[str] = (),
        dealt: bool = True,
    ) -> None:
        """Set the game up; with `dealt` chance is asked until a player must choose."""
        self.game = game
        self.seats = seats
        self.options: dict[str, str] = game.validate_options(seats, options)
        self.players: tuple[str, ...] = tuple(players)
        self.seed = seed or (secrets.token_bytes(SEED_BYTES) if dealt else None)
        self.salts: tuple[str, ...] = tuple(salts)
        self.moves: list[Move] = []
        self.events: list[tuple[int, Event]] = []
        self._checkpoints: list[_Checkpoint] = []
        self._chances = 0
        self.state: State = game.rules.start(seats, self.options)
        self.state.events = []
        self.state.advance()
        self._collect_events()
        if dealt:
            self.deal()

    @property
    def seed_hash(self) -> str:
        """SHA-256 of the seed, published when the game starts."""
        return sha256(self.seed).hexdigest() if self.seed else ""

    @property
    def is_over(self) -> bool:
        """Whether the game has an outcome."""
        return self.state.outcome is not None

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple([d.seat for d in self.state.pending])

    def open_to(self, seat: Seat) -> list[Decision]:
        """Everything `seat` may choose now."""
        return self.state.open_to(seat)

    def position(self, seat: Seat, rng: Random) -> Position:
        """What `seat` knows, for a bot with a generator of its own."""
        return Position.of(self.game, self.state, seat, rng, self._events_seen_by)

    def read(self, text: str) -> Choice:
        """Turn a text into a choice of this game; `NotationError` if it is none."""
        return notation.read(text, self.game.rules.choices)

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Take a player's choice, then let chance answer until a player must choose again."""
        self.check(seat, choice)
        # Another seat has acted on what it saw: nothing before can be taken back any more.
        if self._checkpoints and self._checkpoints[-1].seat != seat:
            self._checkpoints.clear()
        before = _Checkpoint(seat, len(self.moves), len(self.events), self.state.copy())
        self._checkpoints.append(before)
        self.record(seat, choice)
        if self.seed is not None:
            self.deal()

    def check(self, seat: Seat, choice: Choice) -> None:
        """`RefusedError` unless `choice` is on offer to `seat`."""
        if self.is_over:
            raise RefusedError("refused-over", "The game is over.")
        open_now = self.open_to(seat)
        if not open_now:
            raise RefusedError("refused-turn", f"Seat {seat + 1} is not to move.")
        if not any(choice in d.options for d in open_now):
            text = notation.write(choice)
            raise RefusedError("refused-choice", f"'{text}' is not on offer to seat {seat + 1}.")

    def deal(self) -> None:
        """Let chance answer from the seed while it is to move."""
        while (pending := self.state.pending) and pending[0].seat == CHANCE:
            options = pending[0].options
            assert isinstance(options, Chance)
            assert self.seed is not None
            # A stream per answer: a take-back, or a replay of some moves, needs no generator state.
            key = mix_salts(self.seed, self.salts) + self._chances.to_bytes(8, "big")
            self.record(CHANCE, options.sample(Stream(key)))

    def record(self, seat: Seat, choice: Choice) -> None:
        """Carry out a choice known to be on offer, chance's included, and write it down."""
        self.moves.append(Move(len(self.moves) + 1, seat, notation.write(choice)))
        self._chances += seat == CHANCE
        self.state.play(seat, choice)
        if self.state.revealed:  # what was seen cannot be unseen
            self._checkpoints.clear()
            self.state.revealed = False
        self._collect_events()

    def _collect_events(self) -> None:
        events = self.state.events or []
        self.events.extend((len(self.moves), event) for event in events)
        self.state.events = []

    def log(self, seat: Seat) -> Iterator[tuple[int, Event]]:
        """What `seat` has been told, each with the number of the move it followed from."""
        for number, event in self.events:
            if (seen := seen_by(event, seat)) is not None:
                yield number, seen

    def _events_seen_by(self, seat: Seat) -> Iterator[Event]:
        return (event for _, event in self.log(seat))

    def can_take_back(self, seat: Seat) -> bool:
        """Whether `seat` moved last and nothing has been revealed since."""
        return bool(self._checkpoints) and self._checkpoints[-1].seat == seat and not self.is_over

    def take_back(self, seat: Seat) -> None:
        """Undo the last choice of `seat`; `RefusedError` once something was revealed."""
        if not self.can_take_back(seat):
            why = "Something was revealed or someone else acted since: it cannot be taken back."
            raise RefusedError("refused-take-back", why)
        before = self._checkpoints.pop()
        self.state = before.state
        self.state.events = []  # a copy has none, and would not collect any
        self._chances -= sum(m.seat == CHANCE for m in self.moves[before.moves :])
        del self.moves[before.moves :], self.events[before.events :]

    def resume(self, state: State, moves: Iterable[Move]) -> None:
        """Go on from a stored `state` that `moves` led to; what was told before is not known."""
        self.state = state
        self.state.events = []
        self.moves = list(moves)
        self.events = []
        self._checkpoints = []
        self._chances = sum(move.seat == CHANCE for move in self.moves)

    def replay(self, moves: Iterable[Move]) -> None:
        """Repeat `moves` on this table, chance's answers included; refuses what does not fit."""
        for move in moves:
            choice = self.read(move.text)
            if move.seat == CHANCE:
                self.check(CHANCE, choice)
                self.record(CHANCE, choice)
            else:
                # Without a seed `choose` does not deal: the answers of chance follow in `moves`.
                seed, self.seed = self.seed, None
                self.choose(move.seat, choice)
                self.seed = seed
