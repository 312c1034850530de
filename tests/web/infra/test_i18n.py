"""Every text of the site exists in both languages and is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import bestiary.web
from bestiary.web.infra import i18n
from bestiary.web.templatetags.words import clock

HERE = Path(bestiary.web.__file__).parent
SAID = re.compile(r"""(?:% say "|say\([\w.]+, "|AwayError\("|_said\(request, ")([a-z-]+)\"""")


def messages(language: str) -> dict[str, ast.Message]:
    text = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en").keys() == messages("ru").keys()


def test_everything_said_is_written() -> None:
    sources = [*HERE.rglob("*.html"), *HERE.rglob("*.py")]
    said = {found for path in sources for found in SAID.findall(path.read_text(encoding="utf-8"))}

    assert said <= messages("en").keys()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_core_refusal_can_be_said(language: str) -> None:
    core = HERE.parent / "core" / "table.py"

    for why in re.findall(r'"(refused-[a-z-]+)"', core.read_text(encoding="utf-8")):
        assert i18n.translate(language, why)


@pytest.mark.parametrize(
    ("cookie", "accepted", "wanted"),
    [
        ("ru", "en-GB", "ru"),
        ("", "ru-RU,ru;q=0.9,en;q=0.5", "ru"),
        ("", "de,en;q=0.5", "en"),
        ("", "", "en"),
        ("xx", "fr", "en"),
    ],
)
def test_the_language_is_the_switch_then_the_browser(
    cookie: str, accepted: str, wanted: str
) -> None:
    assert i18n.negotiate_language(cookie, accepted) == wanted


def test_a_clock_of_days_speaks_the_readers_language() -> None:
    assert clock(2 * 86400 + 3 * 3600 + 59, "en") == "2 d 3 h"
    assert clock(2 * 86400 + 3 * 3600 + 59, "ru") == "2 д 3 ч"
    assert clock(245, "ru") == "4:05"
