"""Localisation: every word a player reads, in English and Russian, from Fluent files.

A choice, event, reason or outcome finds its text by its kind; its fields are the arguments:
a seat becomes the player's name, a component its printed name (`$tile` is the raw key for
selectors, `$tile-name` the name, `$tile-gen` the attribute `.gen` of the same message).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache, cached_property, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Protocol, get_args
from weakref import WeakValueDictionary

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from bestiary.core.choice import Choice, Event, is_record
from bestiary.core.notation import hints, kebab, write
from bestiary.core.outcome import Outcome
from bestiary.core.seats import Seat
from bestiary.core.step import Decision, Reason

LANGUAGES = ("en", "ru")
SEAT_ARGUMENTS = frozenset({"seat", "owner", "target", "rival", "player"})
"""Names that stand for a seat in the arguments of a prompt or reason."""


MAX_NAMED_SEATS = 16
NAME_PLACEHOLDERS = "".join(map(chr, range(0xE000, 0xE000 + MAX_NAMED_SEATS)))
"""A placeholder for the name at each seat, from the private-use area of Unicode."""
PLACEHOLDER = re.compile(f"[{NAME_PLACEHOLDERS}]")
_EACH_PLACEHOLDER = re.compile(f"([{NAME_PLACEHOLDERS}])")
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What stands before a negative number."""
WITHOUT_PLACEHOLDERS = dict.fromkeys(map(ord, NAME_PLACEHOLDERS))


class TextError(LookupError):
    """A text is missing or does not get the arguments it needs."""


class HasTexts(Protocol):
    """A game, as far as its words are concerned: something with a folder of texts."""

    @property
    def folder(self) -> Path:
        """Where `text/` stands."""


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """The texts of one folder in one language, on top of those that all games share."""
    # No isolation marks around arguments: both languages are written from left to right.
    texts = FluentBundle([language], use_isolating=False)
    texts.add_resource(_resource(Path(__file__).parent / "text" / f"{language}.ftl"))
    texts.add_resource(_resource(folder / "text" / f"{language}.ftl"), allow_overrides=True)
    return texts


def folder_text(folder: Path, language: str, id: str) -> str:
    """A text of a folder that takes no arguments; `TextError` if there is none."""
    return _format(bundle(folder, language), id, ())


def identifiers(folder: Path, language: str) -> list[str]:
    """The ids of the texts in a folder as written, those that all games share left out."""
    entries = _resource(folder / "text" / f"{language}.ftl").body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


class Words:
    """The texts of one game in one language, for one table's players, or seats without a name."""

    language: str
    _bundle: FluentBundle
    _players: tuple[str, ...]

    def __new__(cls, game: HasTexts, language: str, players: Iterable[str] = ()) -> Words:
        """Interned: equal words are one object, so that caches may compare them by identity."""
        texts = bundle(game.folder, language)
        # Whoever puts a private-use character into a name would be shown another player's.
        names = tuple(n.translate(WITHOUT_PLACEHOLDERS) for n in players)
        if (words := _INTERNED.get((texts, names))) is None:
            words = _INTERNED[texts, names] = _make_words(Words, texts, language, names)
        return words

    @cached_property
    def nameless(self) -> Words:
        """The same texts for whatever names no player: drawings made with it serve all tables."""
        return _shared_words(_Nameless, self._bundle, self.language)

    @cached_property
    def with_placeholders(self) -> Words:
        """The same texts with private-use characters for names, so that results can be cached.

        One cached drawing serves all tables; `fill_names` substitutes the names.
        """
        return _shared_words(_WithPlaceholders, self._bundle, self.language)

    def fill_names(self, markup: str) -> str:
        """Markup made `with_placeholders`, with the players' names in place of them."""
        pieces = _split_at_placeholders(markup)
        if len(pieces) == 1:
            return markup
        filled = list(pieces)
        filled[1::2] = [self._escaped_names[mark] for mark in pieces[1::2]]
        return "".join(filled)

    @cached_property
    def _escaped_names(self) -> dict[str, str]:
        """The escaped name for each placeholder; one for a seat that nobody has stays."""
        seats = range(len(self._players) or MAX_NAMED_SEATS)
        return {mark: mark for mark in NAME_PLACEHOLDERS} | {
            NAME_PLACEHOLDERS[seat]: escape(self.player(seat)) for seat in seats
        }

    def __call__(self, id: str, **arguments: Any) -> str:
        """Format the text `id`; `TextError` if there is none or an argument is missing."""
        try:
            return _cached_text(self, id, tuple([(n, type(a), a) for n, a in arguments.items()]))
        except TypeError:  # an argument that cannot be hashed, such as a list
            return self._named_text(id, arguments)

    def _named_text(self, id: str, arguments: Mapping[str, Any]) -> str:
        return self.format(id, {k: v for n, a in arguments.items() for k, v in self._name(n, a)})

    def format(self, id: str, arguments: Mapping[str, Any]) -> str:
        """Format the text `id` with arguments that need no naming.

        Players' names are put in last, so that all tables share the rest of the work.
        """
        text = _format(self._bundle, id, tuple(arguments.items()))
        return PLACEHOLDER.sub(self._fill_name, text)

    def _fill_name(self, mark: re.Match[str]) -> str:
        return self.player(ord(mark[0]) - ord(NAME_PLACEHOLDERS[0]))

    def has(self, id: str) -> bool:
        """Whether there is a text `id`."""
        return bool(self._bundle.has_message(id))

    def player(self, seat: Seat) -> str:
        """The name of the player at `seat`."""
        has_name = 0 <= seat < len(self._players) and self._players[seat]
        return self._players[seat] if has_name else self.format("seat", {"number": seat + 1})

    def prompt(self, decision: Decision) -> str:
        """The question of a decision, put to its seat."""
        return self(f"prompt-{decision.prompt}", seat=decision.seat, **dict(decision.about))

    def choice(self, choice: Choice) -> str:
        """A choice in words, as on its button."""
        return self.format(f"choice-{kebab(type(choice).__name__)}", self.arguments(choice))

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.format(f"event-{kebab(type(event).__name__)}", self.arguments(event))

    def reason(self, reason: Reason) -> str:
        """Why an action is not on offer."""
        about = dict(reason.about)
        action = self(f"action-{reason.action}", **about)
        why = self(f"reason-{reason.why}", **about)
        return self.format("reason", {"action": action, "why": why, "rule": reason.rule})

    def outcome(self, outcome: Outcome, me: Seat | None = None) -> str:
        """Who won and why, said to the player at `me`, or to everybody."""
        names = ", ".join(map(self.player, outcome.winners))
        won = self.format(outcome.heading(me), {"names": names, "count": len(outcome.winners)})
        parts = [won, self(f"outcome-{outcome.reason}", **dict(outcome.about))]
        return " ".join(parts + ([self(f"tie-{outcome.tie_break}")] if outcome.tie_break else []))

    def arguments(self, subject: Choice | Event) -> dict[str, Any]:
        """The fields of a choice or event as arguments of its text."""
        arguments = dict[str, Any]()
        for (name, seat), value in zip(_fields(_kind(subject)), subject, strict=True):
            arguments.update(self._name(name, value, seat=seat))
        more = getattr(subject, "words", None)
        for name, value in (more() if more else {}).items():
            arguments.update(self._name(name, value))
        return arguments

    def _name(self, name: str, value: Any, seat: bool | None = None) -> Iterable[tuple[str, Any]]:
        if seat is None:
            seat = name in SEAT_ARGUMENTS
        match value:
            case None | bool():
                yield name, {None: "none", True: "yes", False: "no"}[value]
            case int() if seat:
                yield name, _placeholder(value) or self.player(value)
                yield f"{name}-number", value + 1
            case int() | float():
                yield name, value
            case Enum():
                yield from _component(self._bundle, name, type(value), str(value.value))
            case _ if is_record(value):
                yield name, write(value).partition(" ")[2].replace(" ", ",")
                yield from ((f"{name}-{k}", v) for k, v in self.arguments(value).items())
            case tuple() | list():
                yield from self._join(name, value, seat)
            case _:
                yield from _forms(self._bundle, name, f"{name}-{value}")
                yield name, str(value)

    def _join(self, name: str, values: Iterable[Any], seat: bool) -> Iterable[tuple[str, Any]]:
        each = [dict(self._name(name, v, seat=seat)) for v in values]
        yield name, "+".join(str(e[name]) for e in each)
        yield f"{name}-count", len(each)
        yield f"{name}-name", ", ".join(str(e.get(f"{name}-name", e[name])) for e in each)


_INTERNED: WeakValueDictionary[tuple[FluentBundle, tuple[str, ...]], Words] = WeakValueDictionary()


@cache
def _shared_words(kind: type[Words], texts: FluentBundle, language: str) -> Words:
    return _make_words(kind, texts, language, ())


def _make_words(
    kind: type[Words], texts: FluentBundle, language: str, players: tuple[str, ...]
) -> Words:
    # Past `__new__`, which interns by names: these kinds have none.
    words = object.__new__(kind)
    words.language = language
    words._bundle = texts
    words._players = players
    return words


def _placeholder(seat: Seat) -> str:
    """The private-use character for the name at a seat; none for seats beyond the last."""
    return NAME_PLACEHOLDERS[seat] if 0 <= seat < MAX_NAMED_SEATS else ""


class _WithPlaceholders(Words):
    def player(self, seat: Seat) -> str:
        return _placeholder(seat) or super().player(seat)


class _Nameless(Words):
    def player(self, seat: Seat) -> str:
        raise TextError("a text that names no player has a seat among its arguments")


@lru_cache(maxsize=4_096)
def _split_at_placeholders(markup: str) -> tuple[str, ...]:
    """Text and placeholders in turn: every second piece is a placeholder."""
    return tuple(_EACH_PLACEHOLDER.split(markup))


@lru_cache(maxsize=20_000)
def _cached_text(words: Words, id: str, arguments: tuple[tuple[str, type, Any], ...]) -> str:
    # The type is part of the key: `True == 1`, but they are different words.
    return words._named_text(id, {name: value for name, _, value in arguments})


@lru_cache(maxsize=5_000)
def _component(
    bundle: FluentBundle, name: str, kind: type[Enum], value: str
) -> tuple[tuple[str, str], ...]:
    return (*_forms(bundle, name, f"{kebab(kind.__name__)}-{value}"), (name, value))


@lru_cache(maxsize=5_000)
def _forms(bundle: FluentBundle, name: str, id: str) -> tuple[tuple[str, str], ...]:
    """A component's name and its other forms, as arguments called after `name`."""
    if not bundle.has_message(id):
        return ()
    message = bundle.get_message(id)
    patterns = {"name": _pattern(message), **message.attributes}
    texts = {form: str(bundle.format_pattern(p, {})[0]) for form, p in patterns.items()}
    return tuple((f"{name}-{form}", text) for form, text in texts.items())


@lru_cache(maxsize=20_000)
def _format(bundle: FluentBundle, id: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    """Formatting is slow and the same texts come again: boards, buttons and logs share them."""
    if not bundle.has_message(id):
        raise TextError(f"no text '{id}' in {bundle.locales[0]}")
    text, errors = bundle.format_pattern(_pattern(bundle.get_message(id)), dict(arguments))
    if errors:
        raise TextError(f"text '{id}' in {bundle.locales[0]}: {errors[0]}")
    return HYPHEN.sub("\N{MINUS SIGN}", str(text))


def _kind(subject: Any) -> type:
    return type(subject)


def _pattern(message: Any) -> Any:
    if message.value is None:
        raise TextError("a text has attributes but no value")
    return message.value


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of choice or event, and whether each holds a seat."""
    return tuple((name, _is_seat(hint)) for name, hint in hints(kind).items())


def _is_seat(hint: Any) -> bool:
    if getattr(hint, "__metadata__", ()) == ("seat",):
        return True
    return any(_is_seat(part) for part in get_args(hint) if part is not Ellipsis)
