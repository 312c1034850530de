"""Discrete action space of a game: every choice is a sentence of one or a few words.

A word is one action. Nearly every choice is a single word; a kind with more than
`MAX_COMBINATIONS` ways is factored into several, which a policy chooses autoregressively, as
AlphaStar does (Vinyals et al. 2019): its fields one after the other, and the items of a list one
by one with a word that ends it. So no sentence begins another (a prefix code), and no limit on a
list had to be guessed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import accumulate
from math import prod
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

from bestiary.core import Choice, Game, notation
from bestiary.core.encoding import Domains, EncodingError, plain_value

MAX_COMBINATIONS = 3_000
"""More combinations of fields than this take more than one word."""
MAX_MEMOIZED_SENTENCES = 65_536

Sentence: TypeAlias = tuple[int, ...]


class FieldGroup:
    """Words for several fields at once, numbered in a mixed radix: the Cartesian product."""

    def __init__(self, kind: type, fields: Sequence[tuple[str, Sequence[Any]]]) -> None:
        """`fields` are names with all values that each may hold."""
        self.kind = kind
        self.fields = tuple(fields)
        self.places = [{value: n for n, value in enumerate(d)} for _, d in fields]
        self.size = prod(len(domain) for _, domain in fields)

    def number(self, values: Sequence[Any]) -> int:
        """The word for these values."""
        number = 0
        for places, value in zip(self.places, values, strict=True):
            number = number * len(places) + places[value]
        return number

    def values(self, number: int) -> list[Any]:
        """What the word says; the inverse of `number`."""
        values = list[Any]()
        for _, domain in reversed(self.fields):
            number, place = divmod(number, len(domain))
            values.append(domain[place])
        return values[::-1]


class ListField:
    """A word for each item of a list, and one that ends it."""

    def __init__(self, kind: type, name: str, domain: Sequence[Any]) -> None:
        """`domain` are all values that an item may have."""
        self.kind = kind
        self.name = name
        self.domain = domain
        self.places = {value: n for n, value in enumerate(domain)}
        self.end = len(domain)
        self.size = self.end + 1


Part: TypeAlias = FieldGroup | ListField


class Meaning(NamedTuple):
    """What a word says: fields with their values; a word that ends a list says nothing."""

    kind: type
    says: tuple[tuple[str, Any], ...]


class Vocabulary:
    """All words of a game at a table of so many seats."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        if game.research.encoding is None:
            raise EncodingError(f"{game.id} has no encoding")
        domains = game.research.encoding.domains
        kinds = [kind for kind in game.rules.choices if kind not in game.research.encoding.chance]
        self.parts = {kind: list(_parts(kind, domains, seats)) for kind in kinds}
        # Words are numbered through: part after part, each from its start.
        self._flat = [part for parts in self.parts.values() for part in parts]
        self._starts = [0, *accumulate(part.size for part in self._flat)]
        self._start = dict(zip(map(id, self._flat), self._starts, strict=False))
        self._sentences = dict[tuple[type, Choice], Sentence]()

    def __len__(self) -> int:
        return self._starts[-1]

    def sentence(self, choice: Choice) -> Sentence:
        """The words of a choice; `EncodingError` if it has none."""
        key = type(choice), choice
        sentence = self._sentences.get(key)
        if sentence is None:
            try:
                sentence = tuple(self._words_of(choice))
            except KeyError:
                raise EncodingError(f"'{notation.write(choice)}' has no word") from None
            # Bounded: a game may have more choices than memory should hold.
            if len(self._sentences) < MAX_MEMOIZED_SENTENCES:
                self._sentences[key] = sentence
        return sentence

    def _words_of(self, choice: Choice) -> Iterator[int]:
        place = 0
        for part in self.parts[type(choice)]:
            start = self._start[id(part)]
            if isinstance(part, FieldGroup):
                values = tuple(choice)[place : place + len(part.fields)]
                yield start + part.number(values)
                place += len(part.fields)
            else:
                yield from (start + part.places[value] for value in choice[place])
                yield start + part.end
                place += 1

    def choice(self, sentence: Sentence) -> Choice:
        """The choice of a whole sentence, and of no other; the inverse of `sentence`."""
        try:
            choice = self._read(sentence)
        except (LookupError, StopIteration, RuntimeError):  # a list without its end
            choice = None
        if choice is None or self.sentence(choice) != tuple(sentence):
            said = " / ".join(map(self.name, sentence)) or "nothing"
            raise EncodingError(f"'{said}' is no whole sentence")
        return choice

    def _read(self, sentence: Sentence) -> Choice:
        kind = self.meaning(sentence[0]).kind
        fields = list[Any]()
        words = iter(sentence)
        for part in self.parts[kind]:
            start = self._start[id(part)]
            if isinstance(part, FieldGroup):
                fields += part.values(next(words) - start)
            else:
                items = iter(words.__next__, start + part.end)
                fields.append(tuple(part.domain[word - start] for word in items))
        choice: Choice = kind(*fields)
        return choice

    def meaning(self, word: int) -> Meaning:
        """What a single word says."""
        if not 0 <= word < len(self):
            raise EncodingError(f"there is no word {word}: there are {len(self)}")
        place = bisect_right(self._starts, word) - 1
        part = self._flat[place]
        number = word - self._starts[place]
        if isinstance(part, FieldGroup):
            names = (name for name, _ in part.fields)
            return Meaning(part.kind, tuple(zip(names, part.values(number), strict=True)))
        said = () if number == part.end else ((part.name, part.domain[number]),)
        return Meaning(part.kind, said)

    def name(self, word: int) -> str:
        """A word for people: `split card=wild place=3 left=ppw`."""
        kind, says = self.meaning(word)
        pairs = [f"{name}={plain_value(value)}" for name, value in says]
        # A group without fields says nothing either, but is the only word of its kind.
        is_end = not says and self._flat[bisect_right(self._starts, word) - 1].size > 1
        return " ".join([notation.kebab(kind.__name__), *pairs, *["end"] * is_end])


def _parts(kind: type, domains: Domains, seats: int) -> Iterator[Part]:
    """The words of a kind: fields together while there are few ways, lists by themselves."""
    group = list[tuple[str, Sequence[Any]]]()
    is_first = True
    for name, hint in notation.hints(kind).items():
        is_list = get_origin(hint) is tuple
        domain = domains.get((kind, name)) or domain_of(
            get_args(hint)[0] if is_list else hint, seats
        )
        if is_list or (group and prod(len(d) for _, d in group) * len(domain) > MAX_COMBINATIONS):
            if group or is_first:
                yield FieldGroup(kind, group)
            group = []
            is_first = False
        if is_list:
            yield ListField(kind, name, domain)
        else:
            group.append((name, domain))
    if group or is_first:
        yield FieldGroup(kind, group)


def domain_of(hint: Any, seats: int) -> tuple[Any, ...]:
    """All that a field of this type may hold."""
    if "seat" in getattr(hint, "__metadata__", ()):
        return tuple(range(seats))
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for each in get_args(hint) for value in domain_of(each, seats))
    if get_origin(hint) is Literal:
        return get_args(hint)
    if hint in (None, NoneType):
        return (None,)
    if hint is bool:
        return False, True
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    raise EncodingError(f"what a field of type {hint} may hold must be declared")
