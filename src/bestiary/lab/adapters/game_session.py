"""One game told in words: who is asked, which words may follow, and what comes of a choice.

Seats that are asked at once are asked one after another; nobody is told what another has answered.
A seat that is asked may take up its standing offers as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bestiary.core import CHANCE, Choice, Options, Outcome, Seat, State, imagine, snapshot
from bestiary.lab.encoding import Codec, Observation, Sentence, codec_of
from bestiary.lab.encoding.features import Array

Mask: TypeAlias = NDArray[np.int8]

BOUND = 100.0
"""No number of an observation is larger; most lie between 0 and 1."""


class GameSession:
    """A game in progress. `seat` is who speaks next: None while several race, or at the end."""

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
        twin._open = self._open
        return twin

    def __deepcopy__(self, _: object) -> GameSession:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.codec.game
        seats = self.codec.seats
        return _read, (game.id, seats, snapshot.dump(self.state), self.seat, self.said)

    def imagined(self, seat: Seat, rng: Random) -> GameSession:
        """A moment that `seat` cannot tell from this one."""
        twin = self.copy()
        twin.state = imagine(self.codec.game, self.state, seat, rng)
        if self.seat != seat and self.said:
            twin.said = ()
            twin._open = None  # what another seat is about to say is not known
        return twin

    def _turn(self) -> None:
        pending = self.state.pending
        racing = len(pending) > 1 and self.state.is_race
        self.seat = pending[0].seat if pending and not racing else None
        self.said = ()
        self._open = None

    @property
    def racers(self) -> list[Seat]:
        """Seats of which one must be asked first, where that matters."""
        return [decision.seat for decision in self.state.pending] if self.seat is None else []

    def ask(self, seat: Seat) -> None:
        """Let this one of the racers speak first."""
        self.seat = seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, once it has."""
        return self.state.outcome

    @property
    def open(self) -> list[tuple[Sentence, Choice]]:
        """Every option that what was said may still become."""
        if self._open is None:
            if self.seat is None:
                raise ValueError("nobody is asked now")
            offers = self.state.open_to(self.seat)
            options = dict.fromkeys(option for offer in offers for option in offer.options)
            words = self.codec.words
            self._open = [(words.sentence(option), option) for option in options]
        return self._open

    @property
    def legal(self) -> list[int]:
        """The words that may follow, in order."""
        at = len(self.said)
        return sorted({sentence[at] for sentence, _ in self.open})

    def mask(self) -> Mask:
        """A 1 for every word that may follow."""
        mask = np.zeros(len(self.codec.words), np.int8)
        mask[self.legal] = 1
        return mask

    def say(self, word: int) -> None:
        """Say a word; what can only follow is said by itself, and a whole sentence is played."""
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
        return self.codec.observe(self.codec.game.view(self.state, seat))

    def begun(self, seat: Seat) -> Array:
        """What the seat itself has said so far, as features."""
        row = np.zeros(len(self.codec.features.names), np.float32)
        if seat == self.seat:
            self.codec.features.write(self.said, row)
        return row

    def vector(self, seat: Seat) -> Array:
        """Everything a seat knows in one array: what it sees, and what it has begun to say."""
        return np.concatenate((*self.observe(seat), self.begun(seat)))


def _read(game: str, seats: int, kept: bytes, seat: Seat | None, said: Sentence) -> GameSession:
    """A session that was kept; what may be said is worked out anew."""
    codec = codec_of(game, seats)
    session = GameSession(codec, snapshot.load(kept))
    session.seat = seat
    for at, word in enumerate(said):
        if at == len(session.said):
            session.say(word)
    return session


def width(codec: Codec) -> int:
    """How many numbers `GameSession.vector` has."""
    return codec.size + len(codec.features.names)


def names(codec: Codec) -> list[str]:
    """What each number of `GameSession.vector` says."""
    parts = zip(Observation._fields, codec.names, strict=True)
    seen = [f"{part} {name}" for part, inside in parts for name in inside]
    return [*seen, *(f"said {name}" for name in codec.features.names)]


def rewards(outcome: Outcome | None, seats: int) -> Sequence[float]:
    """What the end is worth: 1 for a win alone, all together 0; alone 1 or −1."""
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
