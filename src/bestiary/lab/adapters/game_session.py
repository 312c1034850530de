"""Sequential game session that all adapters share: one seat at a time takes one discrete action.

Actions are the words of the game's vocabulary; a choice takes one or several of them. Seats that
decide simultaneously are asked one after another, and none observes what another has answered. A
seat that is asked may take up its standing offers as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bestiary.core import CHANCE, Choice, Outcome, Seat, State, snapshot
from bestiary.core.game import Options
from bestiary.core.position import imagine
from bestiary.lab.encoding import Codec, Observation, Sentence, codec_of
from bestiary.lab.encoding.features import Array

Mask: TypeAlias = NDArray[np.int8]

MAX_FEATURE_VALUE = 100.0
"""Bound of the observation space; most features lie between 0 and 1."""


class GameSession:
    """A game in progress. `seat` acts next: None while several race, or at the end.

    `said` are the words of a choice that is begun.
    """

    __slots__ = ("_open", "codec", "said", "seat", "state")

    def __init__(self, codec: Codec, state: State) -> None:
        """`state` is taken over, not copied."""
        self.codec = codec
        self.state = state
        self.said: Sentence = ()
        self.seat: Seat | None = None
        self._open: list[tuple[Sentence, Choice]] | None = None
        self._turn()

    @classmethod
    def new(cls, codec: Codec, options: Options) -> GameSession:
        return cls(codec, codec.game.new(codec.seats, options))

    def copy(self) -> GameSession:
        """The same moment, to be played on in another way."""
        twin = object.__new__(GameSession)
        twin.codec = self.codec
        twin.state = self.state.copy()
        twin.said = self.said
        twin.seat = self.seat
        # Shared: the list is replaced by `say`, never changed.
        twin._open = self._open
        return twin

    def __deepcopy__(self, _: object) -> GameSession:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.codec.game
        seats = self.codec.seats
        return _read, (game.id, seats, snapshot.dump(self.state), self.seat, self.said)

    def determinise(self, seat: Seat, rng: Random) -> GameSession:
        """A session sampled from the information set of `seat`: it cannot tell the two apart."""
        twin = self.copy()
        twin.state = imagine(self.codec.game, self.state, seat, rng)
        if self.seat != seat and self.said:
            twin.said = ()
            twin._open = None  # a choice that another seat has begun is hidden
        return twin

    def _turn(self) -> None:
        pending = self.state.pending
        racing = len(pending) > 1 and self.state.is_race
        self.seat = pending[0].seat if pending and not racing else None
        self.said = ()
        self._open = None

    @property
    def racers(self) -> list[Seat]:
        """Seats of which any may act first, where the order matters."""
        return [decision.seat for decision in self.state.pending] if self.seat is None else []

    def ask(self, seat: Seat) -> None:
        """Let this one of the racers act first."""
        self.seat = seat

    @property
    def outcome(self) -> Outcome | None:
        """None until the game is over."""
        return self.state.outcome

    @property
    def open(self) -> list[tuple[Sentence, Choice]]:
        """Every option that begins with the words said so far."""
        if self._open is None:
            if self.seat is None:
                raise ValueError("nobody is asked now")
            offers = self.state.open_to(self.seat)
            # Each option once, in order: standing offers may repeat what the table waits for.
            options = dict.fromkeys(option for offer in offers for option in offer.options)
            words = self.codec.words
            self._open = [(words.sentence(option), option) for option in options]
        return self._open

    @property
    def legal(self) -> list[int]:
        """The legal actions: words that may follow, in order."""
        at = len(self.said)
        return sorted({sentence[at] for sentence, _ in self.open})

    def mask(self) -> Mask:
        """The action mask: 1 for every word that may follow."""
        mask = np.zeros(len(self.codec.words), np.int8)
        mask[self.legal] = 1
        return mask

    def say(self, word: int) -> None:
        """Take an action; forced words follow by themselves, and a whole choice is played."""
        at = len(self.said)
        left = [each for each in self.open if each[0][at] == word]
        if not left:  # an `EncodingError` if there is no such word at all
            raise ValueError(f"'{self.codec.words.name(word)}' may not be said now")
        if len(left) == 1:
            self.play(left[0][1])
            return
        self.said = (*self.said, word)
        self._open = left
        following = self.legal
        if len(following) == 1:
            self.say(following[0])

    def play(self, choice: Choice) -> None:
        """Take a whole choice for the seat that is asked."""
        assert self.seat is not None
        self.state.play(self.seat, choice)
        self._turn()

    def draw(self, rng: Random) -> None:
        """Let chance play until a player is asked or the game is over."""
        while self.outcome is None and self.seat in (CHANCE, None):
            if self.seat is None:
                self.ask(rng.choice(self.racers))
                continue
            options = self.state.pending[0].options
            self.play(options.sample(rng))  # type: ignore[attr-defined]

    def observe(self, seat: Seat) -> Observation:
        return self.codec.observe(self.codec.game.rules.view(self.state, seat))

    def partial_choice(self, seat: Seat) -> Array:
        """The words that the seat itself has said so far, as features."""
        row = np.zeros(len(self.codec.features.names), np.float32)
        if seat == self.seat:
            self.codec.features.write(self.said, row)
        return row

    def vector(self, seat: Seat) -> Array:
        """The observation of a seat in one array: what it sees, and the choice it has begun."""
        return np.concatenate((*self.observe(seat), self.partial_choice(seat)))


def _read(game: str, seats: int, data: bytes, seat: Seat | None, said: Sentence) -> GameSession:
    """Unpickle a session; the legal actions are computed anew."""
    codec = codec_of(game, seats)
    session = GameSession(codec, snapshot.load(data))
    session.seat = seat
    for at, word in enumerate(said):
        # Forced words follow by themselves and must not be said twice.
        if at == len(session.said):
            session.say(word)
    return session


def width(codec: Codec) -> int:
    """The length of `GameSession.vector`."""
    return codec.size + len(codec.features.names)


def names(codec: Codec) -> list[str]:
    """What each number of `GameSession.vector` means."""
    parts = zip(Observation._fields, codec.names, strict=True)
    seen = [f"{part} {name}" for part, inside in parts for name in inside]
    return [*seen, *(f"said {name}" for name in codec.features.names)]


def rewards(outcome: Outcome | None, seats: int) -> Sequence[float]:
    """Terminal rewards: zero-sum with 1 for a sole win, and 1 or −1 in a solo game."""
    if outcome is None:
        return [0.0] * seats
    if seats == 1:
        return [1.0 if outcome.winners else -1.0]
    won = len(outcome.winners)
    lost = seats - len(outcome.winners)
    if not won:
        return [0.0] * seats
    win = lost / (won * (seats - 1))
    loss = -1.0 / (seats - 1) if lost else 0.0
    return [win if seat in outcome.winners else loss for seat in range(seats)]
