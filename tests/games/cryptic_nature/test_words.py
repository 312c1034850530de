"""Every sentence with every component in every slot, and numbers of all sorts."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptic_nature import GAME, events
from bestiary.games.cryptic_nature.box.pieces import Result, Token
from bestiary.games.cryptic_nature.choices import CHOICES, Decline, Enough, SecondChance, Sell, Swap

NUMBERS = (0, 1, 2, 5, 21)
EVENTS = tuple(e for e in vars(events).values() if isinstance(e, type) and hasattr(e, "_fields"))
WRONG = re.compile(
    r"\{|\$|\bNone\b|\b1 (cells|coins|dice|skills)\b|\b1 (клетки|клеток|монеты|монет)\b"
)
"""Holes, and numbers that do not go with their noun."""


def samples(hint: Any) -> list[Any]:
    """Values for a field: every component, several numbers, one and two in a tuple."""
    if get_origin(hint) is tuple:
        one = samples(get_args(hint)[0])
        return [(value,) for value in one] + [tuple(one[:2])]
    if get_args(hint):
        return samples(get_args(hint)[0])
    if hint is bool:
        return [False, True]
    return list(hint) if issubclass(hint, Enum) else list(NUMBERS)


def sample_events(kind: type) -> Iterator[Any]:
    """One of a kind for every sample of every field, the other fields at their first."""
    fields = {
        name: [0, 1] if name == "seat" else samples(hint)
        for name, hint in get_type_hints(kind).items()
    }
    first = {name: values[0] for name, values in fields.items()}
    yield kind(**first)
    for name, values in fields.items():
        yield from (kind(**(first | {name: value})) for value in values)


def sentences(language: str) -> Iterator[str]:
    words = Words(GAME, language, ("Ann", "Boris"))
    for kind in CHOICES:
        yield from map(words.choice, sample_events(kind))
    for kind in EVENTS:
        yield from map(words.event, sample_events(kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_hole_or_a_wrong_plural(language: str) -> None:
    assert not [sentence for sentence in sentences(language) if WRONG.search(sentence)]


def test_names_of_components_stand_where_they_need_no_case() -> None:
    russian = Words(GAME, "ru")

    assert russian.choice(Sell(Token.VICTIM_N1, Token.TRACKS_N3)) == (
        "Продать: жертва; убрать с рынка: следы"
    )
    assert russian.choice(Swap(Token.VICTIM_N1, Token.BONUS_1)) == (
        "Продать: жертва; взамен купить: бонусный слух"
    )
    assert russian.choice(SecondChance((Result.LUCK,))) == "«Второй шанс», перебросить: удача"


def test_luck_that_is_used_is_not_yet_luck() -> None:
    assert Words(GAME, "en", ("Ann",)).event(events.LuckUsed(0)) == "Ann uses Luck."


@pytest.mark.parametrize(
    ("language", "no", "enough"), [("en", "No", "Nothing more"), ("ru", "Нет", "Больше ничего")]
)
def test_yes_or_no_is_answered_with_no(language: str, no: str, enough: str) -> None:
    words = Words(GAME, language)

    assert (words.choice(Decline()), words.choice(Enough())) == (no, enough)
