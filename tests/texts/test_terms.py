"""Players read the words of the rulebooks: other words for the same thing are found."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bestiary.core import Game
from bestiary.core.words import LANGUAGES
from bestiary.registry import catalogue, game

GAMES = [pytest.param(game, id=game.id) for game in catalogue()]
STRANGERS = {
    ("cryptid", "en"): r"chosen space|a space to ask|puma",
    ("cryptid", "ru"): r"блокнот|\bпум\b|стояч|белого камня|сложном режиме",
    ("urban_legends", "en"): r"nothing is a number",
    ("urban_legends", "ru"): r"загадочн|карт\w+ движения|колод\w+ города",
    ("big_monster", "en"): r"\bthe leader\b",
    ("big_monster", "ru"): r"злой|злого|\bщит|мутаген(?!н)|\bплат(?:ит|ят)\b|невиданн",
    ("cryptic_nature", "ru"): r"авиабилет|фигурк|жетон\w* ставки|\d репутации|выслежива"
    r"|перевез|перевоз|переезд|\bучить|\bшаг(?:и|нуть|ать)\b",
    ("rats_of_wistar", "en"): r"\bgoals?\b|\bpower token",
    ("rats_of_wistar", "ru"): r"электричеств|главн\w+ действи|\bсыгран(?:н|ого)|\bсыграть"
    r"|базов|\bзон[аеуы]\b|\bтрек|\bтовар",
}
"""By game and language: what a reader found that the edition has another word for."""
NAMES = re.compile(r"^#.*|^[\w-]+ = |^ +\.(?!does|text)\w+ = .*|\$[\w-]+")
"""What stands in a file of texts and is not said: comments, ids, arguments."""
SHORT_MINUS = re.compile(r"(?<![\w)-])-(?=\d|\{)")
"""A hyphen where a minus belongs."""


def said(game: Game[Any, Any], language: str) -> dict[str, str]:
    """What players read of a game, by page: its texts without their names, rules, about."""
    ending = ".ru.md" if language == "ru" else ".md"
    found = {
        name: (game.folder / name).read_text(encoding="utf-8")
        for name in (f"RULES{ending}", f"ABOUT{ending}")
    }
    for path in game.folder.rglob(f"text/{language}.ftl"):
        lines = path.read_text(encoding="utf-8").splitlines()
        kept = [NAMES.sub("", line) for line in lines]
        found[str(path.relative_to(game.folder))] = "\n".join(kept)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_only_words_of_the_edition_are_used(game: Game[Any, Any], language: str) -> None:
    stranger = re.compile(STRANGERS.get((game.id, language), "$^"), re.IGNORECASE)
    pages = said(game, language)
    found = [f"{name}: {m[0]}" for name, text in pages.items() for m in stranger.finditer(text)]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_minus_is_no_hyphen(game: Game[Any, Any], language: str) -> None:
    wrong = [
        f"{name}: {line}"
        for name, text in said(game, language).items()
        for line in text.splitlines()
        if name.endswith(".ftl") and SHORT_MINUS.search(line)
    ]

    assert not wrong, "\n".join(wrong)


def test_words_are_looked_for_in_every_room_with_texts() -> None:
    pages = said(game("rats_of_wistar"), "ru")

    assert {"text/ru.ftl", "legend/text/ru.ftl", "lessons/text/ru.ftl", "RULES.ru.md"} <= set(pages)
    assert "Побег" not in pages["text/ru.ftl"], "names of texts and comments are left out"
    assert "Основное действие" in pages["legend/text/ru.ftl"]
    assert SHORT_MINUS.search("Дерево: -{ $number }")
    assert not SHORT_MINUS.search("A-1, 4-3-3")
