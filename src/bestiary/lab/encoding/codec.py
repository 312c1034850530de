"""Codec of a game for one number of seats: views to arrays, choices to actions and back."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from bestiary import registry
from bestiary.core import Choice, View
from bestiary.core.encoding import EncodingError, Fields
from bestiary.lab.encoding.features import Array, Features
from bestiary.lab.encoding.vocabulary import Vocabulary


class Observation(NamedTuple):
    """What a seat sees: what all see, what it alone sees, and what it remembers."""

    public: Array
    private: Array
    memory: Array

    @property
    def whole(self) -> Array:
        """All three parts in one array."""
        return np.concatenate(self)


class Codec:
    """The encoding of one game for one number of seats.

    `names` says what each number of an observation means, part by part; `words` are the actions,
    `features` describe options one by one; `verified` are choices that were seen to decode to
    themselves.
    """

    def __init__(self, game: str, seats: int) -> None:
        """Refuses a game that has no encoding, and seats that it has not."""
        self.game = registry.game(game)
        self.seats = seats
        encoding = self.game.research.encoding
        if encoding is None:
            raise EncodingError(f"{game} has no encoding")
        fewest, most = self.game.seats
        if not fewest <= seats <= most:
            raise EncodingError(f"{game} has {fewest} to {most} seats, not {seats}")
        self.version = encoding.version
        self.parts = encoding.parts(seats)
        self.names = tuple(tuple(part.names("")) for part in self.parts)
        self.words = Vocabulary(self.game, seats)
        self.features = Features(self.words)
        self.verified = set[Choice]()

    def observe(self, view: View) -> Observation:
        return Observation(*(_numbers(part, view) for part in self.parts))

    @property
    def size(self) -> int:
        """How many numbers a whole observation has."""
        return sum(part.size for part in self.parts)


def _numbers(part: Fields, view: View) -> Array:
    out = list[float]()
    part.write(view, out)
    return np.array(out, np.float32)


@cache
def codec_of(game: str, seats: int) -> Codec:
    """The codec of a game, memoized: building the vocabulary takes a while."""
    return Codec(game, seats)


def encoding_data(codec: Codec) -> dict[str, Any]:
    """The whole encoding as plain data: a name for every number and every word."""
    return {
        "game": codec.game.id,
        "seats": codec.seats,
        "version": codec.version,
        "observation": dict(zip(Observation._fields, codec.names, strict=True)),
        "actions": [codec.words.name(word) for word in range(len(codec.words))],
        "features": codec.features.names,
    }
