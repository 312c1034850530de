"""Explicit chance nodes: distributions over outcomes, sampling, and the seeded random stream.

Chance is a seat that is asked like any other, so no state holds its own future, and a transcript
with the answers rebuilds a game without the seed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import accumulate, combinations
from math import comb, prod
from random import Random
from typing import Any, Final

from bestiary.core.choice import Choice

MAX_LISTED_OUTCOMES: Final = 2_000
"""Outcomes of a deal that are listed with their probabilities; of more, none are."""
_bisect: Final = bisect  # compiled, a global that is not Final is looked up at every call
SMALL_SET_SIZE: Final = 21
SMALL_DRAW_SIZE: Final = 5
"""Thresholds of `Random.sample` in the standard library: they decide which numbers are drawn."""
POOL_SIZES: Final = 64
POOLS: Final = tuple(list(range(size)) for size in range(POOL_SIZES))
BITS: Final = bytes(number.bit_length() for number in range(POOL_SIZES + 1))
"""Precomputed for small bags: their places, and the bit length of a bound. Needed at every draw."""


def below(rng: Random, bound: int) -> int:
    """A number from 0 up to but not including `bound`, as `rng.randrange` gives it."""
    bits = bound.bit_length()
    number: int = rng.getrandbits(bits)
    while number >= bound:  # rejection sampling: a remainder would favour small numbers
        number = rng.getrandbits(bits)
    return number


def sample_places(rng: Random, size: int, number: int) -> list[int]:
    """`number` different places out of `size`, the same that `rng.sample` gives.

    It stands here because it is compiled with the rest, and because it stays as it is in every
    version of Python.
    """
    draw = rng.getrandbits
    if size <= max_pool_size(number):
        pool = POOLS[size].copy() if size < POOL_SIZES else list(range(size))
        taken = list[int]()
        for last in range(size - 1, size - 1 - number, -1):
            bits = BITS[last + 1] if last < POOL_SIZES else (last + 1).bit_length()
            place: int = draw(bits)
            while place > last:
                place = draw(bits)
            taken.append(pool[place])
            pool[place] = pool[last]
        return taken
    drawn = dict[int, None]()  # a set that keeps the order of drawing
    bits = size.bit_length()
    for _ in range(number):
        place = draw(bits)
        while place >= size or place in drawn:
            place = draw(bits)
        drawn[place] = None
    return list(drawn)


def max_pool_size(number: int) -> int:
    """The largest bag of which `number` places are drawn by swaps; from larger ones by retries."""
    if number <= SMALL_DRAW_SIZE:
        return SMALL_SET_SIZE
    power = 1
    while power < 3 * number:
        power *= 4
    return SMALL_SET_SIZE + power


_CHUNK_BITS: Final = 11
_CHUNK_MASK: Final = (1 << _CHUNK_BITS) - 1
_WORD_BITS: Final = 5 * _CHUNK_BITS
_WORD_MASK: Final = (1 << _WORD_BITS) - 1
"""55 bits fit a tagged machine integer of mypyc: up to here nothing is allocated."""


def _positions_by_chunk() -> list[bytes]:
    """For every chunk of bits, as an index, the positions of those that are set."""
    positions = [b""]
    # Each bit doubles the table: the second half is the first with this bit set as well.
    for bit in range(_CHUNK_BITS):
        positions += [each + bytes((bit,)) for each in positions]
    return positions


_POSITIONS: Final = tuple(_positions_by_chunk())


def nth(bits: int, number: int) -> int:
    """The position of the n-th set bit, counted from the lowest, 0: there must be as many."""
    # Two strides: whole machine words by popcount, then chunks of 11 bits by a table of all their
    # sets. Shifting the big number bit by bit would allocate a new one each time.
    start = 0
    word = bits & _WORD_MASK
    size = word.bit_count()
    while number >= size:
        number -= size
        start += _WORD_BITS
        word = bits >> start & _WORD_MASK
        size = word.bit_count()
    positions = _POSITIONS[word & _CHUNK_MASK]
    while number >= len(positions):
        number -= len(positions)
        start += _CHUNK_BITS
        word >>= _CHUNK_BITS
        positions = _POSITIONS[word & _CHUNK_MASK]
    return start + positions[number]


class Chance(ABC, Collection[Choice]):
    """A distribution as the options of the chance seat: sampled always, listed where few."""

    @abstractmethod
    def sample(self, rng: Random) -> Choice:
        """One outcome, as likely as the rules make it."""

    @abstractmethod
    def probabilities(self) -> Mapping[Choice, Fraction] | None:
        """Every outcome with its probability; None if there are too many to list."""

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.probabilities() or ())

    def __len__(self) -> int:
        return len(self.probabilities() or ())


class Odds(Chance):
    """A weighted distribution over a few outcomes: a die, one card of a deck."""

    __slots__ = ("_bounds", "_outcomes", "_whole", "total", "weights")

    def __init__(self, weights: Mapping[Choice, int]) -> None:
        """`weights` gives each outcome its share; outcomes of weight 0 cannot happen."""
        self.weights: Mapping[Choice, int] = weights
        self._outcomes = tuple(weights)
        self._bounds = tuple(map(float, accumulate(weights.values())))  # as `random()` gives
        self.total: int = sum(weights.values())
        self._whole = float(self.total)

    def sample(self, rng: Random) -> Choice:
        return self._outcomes[_bisect(self._bounds, rng.random() * self._whole)]

    def probabilities(self) -> Mapping[Choice, Fraction]:
        """Every possible outcome with its probability."""
        return {o: Fraction(w, self.total) for o, w in self.weights.items() if w}

    def __contains__(self, choice: object) -> bool:
        weights: Mapping[Any, int] = self.weights  # anything may be asked for
        return weights.get(choice, 0) > 0

    def __len__(self) -> int:
        return sum(1 for w in self.weights.values() if w)


class Lot(Chance):
    """A uniform distribution over some entries of a table; only the drawn one is looked up."""

    __slots__ = ("places", "table")

    def __init__(self, table: Sequence[Choice], places: Sequence[int]) -> None:
        """`places` are those of the table that may be drawn, each once."""
        self.table: Sequence[Choice] = table
        self.places: Sequence[int] = places

    def sample(self, rng: Random) -> Choice:
        """One entry, each with the same probability."""
        return self.table[self.places[int(rng.random() * len(self.places))]]

    def probabilities(self) -> Mapping[Choice, Fraction]:
        return {self.table[place]: Fraction(1, len(self.places)) for place in self.places}

    def __contains__(self, choice: object) -> bool:
        return choice in [self.table[place] for place in self.places]

    def __len__(self) -> int:
        return len(self.places)


class Deal(Chance):
    """A hypergeometric draw: `number` components of a bag at once, without replacement or order.

    `make` turns the drawn tuple (in the order of the bag's keys) into a choice.
    """

    __slots__ = ("bag", "make", "number")

    def __init__(
        self, bag: Mapping[Any, int], number: int, make: Callable[[tuple[Any, ...]], Choice]
    ) -> None:
        """Draw `number` out of `bag`; it must hold that many."""
        self.bag: Mapping[Any, int] = bag
        self.number: int = number
        self.make: Callable[[tuple[Any, ...]], Choice] = make

    def _tidy(self, drawn: Collection[Any]) -> Choice:
        counts = Counter(drawn)
        return self.make(tuple(c for c in self.bag for _ in range(counts[c])))

    def sample(self, rng: Random) -> Choice:
        """One draw of `number` components, without replacement."""
        # The bag is never laid out: places are drawn, then found by walking its counts.
        bag: dict[Any, int] = self.bag if isinstance(self.bag, dict) else dict(self.bag)
        size = 0
        for number in bag.values():  # compiled, a loop over a dict is quicker than sum()
            size += number
        places = sample_places(rng, size, self.number)
        places.sort(reverse=True)
        drawn = list[Any]()
        end = 0
        for component, number in bag.items():
            end += number
            while places and places[-1] < end:
                drawn.append(component)
                places.pop()
            if not places:
                break
        return self.make(tuple(drawn))

    def probabilities(self) -> Mapping[Choice, Fraction] | None:
        """Every draw with its probability; None if there are too many to list."""
        heap = [c for c, n in self.bag.items() for _ in range(n)]
        total = comb(len(heap), self.number)
        if total > MAX_LISTED_OUTCOMES:
            return None
        draws = {tuple(d) for d in combinations(heap, self.number)}
        return {self._tidy(d): Fraction(self._ways(d), total) for d in draws}

    def _ways(self, draw: tuple[Any, ...]) -> int:
        return prod(comb(self.bag[c], n) for c, n in Counter(draw).items())

    def __contains__(self, choice: object) -> bool:
        drawn = _first_tuple(choice)
        counts = Counter(drawn)
        fits = len(drawn) == self.number and all(self.bag.get(c, 0) >= n for c, n in counts.items())
        return bool(fits and self._tidy(drawn) == choice)


def _first_tuple(choice: object) -> tuple[Any, ...]:
    parts = choice if isinstance(choice, tuple) else ()
    return next((p for p in parts if isinstance(p, tuple)), ())


class Stream(Random):
    """A cryptographic generator in counter mode: SHA-256 of a secret key and a block number.

    Unlike the standard generator its past and future cannot be computed from what it has given.
    """

    def __init__(self, key: bytes) -> None:
        """Begin the stream that belongs to `key`."""
        self._key = key
        self._block = 0
        self._bits = 0
        self._size = 0
        super().__init__()  # calls `seed`, hence the fields above come first

    def seed(self, *_: Any, **__: Any) -> None:
        """Do nothing: the key alone decides."""

    def getrandbits(self, k: int, /) -> int:
        """Take the next `k` bits."""
        while self._size < k:
            digest = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._bits = (self._bits << 256) | int.from_bytes(digest, "big")
            self._size = self._size + 256
            self._block = self._block + 1
        self._size -= k
        taken = self._bits >> self._size
        self._bits = self._bits & ((1 << self._size) - 1)
        return taken

    def random(self) -> float:
        """Take the next number in [0, 1)."""
        return self.getrandbits(53) / (1 << 53)


MAX_SALT_LENGTH: Final = 120
"""Characters that a player may add to the seed of a table."""


def clean_salt(text: str) -> str:
    """What a player adds to a seed, as it is kept: one line that can be printed."""
    # "|" separates salts in a transcript.
    printable = "".join(c if c.isprintable() else " " for c in text).replace("|", "/")
    salt = " ".join(printable.split())[:MAX_SALT_LENGTH].strip()
    return "" if salt == "-" else salt  # so a transcript writes that nothing was added


def mix_salts(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key that chance draws from: the seed, or its hash with the salts in the order of seats.

    No salt contains the byte between them, so no two lists of salts are mixed alike.
    """
    if not any(salts):
        return seed
    return sha256(b"\0".join([seed, *(salt.encode() for salt in salts)])).digest()
