"""Every text of every game and of the house is said with 0, 1, 2, 5 and 21 of everything."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bestiary
from bestiary.core import Game, Words
from bestiary.core.words import LANGUAGES
from bestiary.registry import catalogue
from texts.every_text import NUMBERS, STAND_IN, events, samples, texts


class Room(NamedTuple):
    """A room of the house with texts of its own."""

    folder: Path


HOUSE = Path(bestiary.__file__).parent
GAMES = [pytest.param(game, id=game.id) for game in catalogue()]
ROOMS = [pytest.param(Room(HOUSE / name), id=name) for name in ("core", "cli", "web")]
PLAYERS = ("Ann", "Boris", "Chloe", "Dmitri", "Elif", "Farid")
WORD = re.compile(r"(?<![\w§.−-])(\d+) ([^\W\d_]+)")
"""A number, a blank and a word."""
UNCOUNTED = {
    "en": "of in on to for and from or at with by as are is each more wood metal reputation vp "
    "pink white black",
    "ru": "из в на с и до от за по к или у со бита",
}
"""Words that do not say what is counted, or have one form for any number."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_choices_and_events_are_said_with_everything(game: Game[Any, Any], language: str) -> None:
    words = Words(game, language, PLAYERS)
    said = [words.choice(choice) for kind in game.rules.choices for choice in samples(kind)]
    said += [words.event(event) for kind in events(game) for event in samples(kind)]

    broken = [text for text in said if " None" in text or "{" in text or not text.strip()]
    assert not broken, "\n".join(broken)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", [*GAMES, *ROOMS])
def test_what_is_counted_agrees_with_its_number(told: Game[Any, Any] | Room, language: str) -> None:
    """The word after 1 is another than after 2, and in Russian after 5 a third."""
    written, counted = texts(told.folder, language)
    words = Words(told, language, PLAYERS)
    wrong = []
    for text in written:
        for argument in text.arguments & counted:
            said = [words.format(text.id, _with(text.arguments, argument, n)) for n in NUMBERS]
            wrong += [f"{text.id}: {said[1]}" for _ in _unmoved(said, language)]

    assert not wrong, "\n".join(wrong)


def _with(arguments: frozenset[str], argument: str, number: int) -> dict[str, Any]:
    return dict.fromkeys(arguments, STAND_IN) | {argument: number}


def _unmoved(said: list[str], language: str) -> list[str]:
    """The word after the number 1, if with 2 and with 5 the whole text stays the same."""
    by_number = dict(zip(NUMBERS, said, strict=True))
    alike = {re.sub(rf"\b{number}\b", "#", by_number[number]) for number in (1, 2, 5)}
    words = [word for number, word in WORD.findall(by_number[1]) if number == "1"]
    uncounted = UNCOUNTED[language].split()
    return [word for word in words if len(alike) == 1 and word.lower() not in uncounted]
