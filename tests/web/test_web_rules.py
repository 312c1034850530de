"""Rulebooks as pages, with an anchor at every paragraph."""

import re

import pytest

from bestiary import registry
from bestiary.web.house import rulebook
from bestiary.web.pages.pictures import illustrated


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", registry.ids())
def test_every_paragraph_of_every_rulebook_can_be_opened(id: str, language: str) -> None:
    page = rulebook.rules(registry.game(id), language)

    assert page is not None
    anchors = re.findall(r'id="(rule-[\d-]+)"', page.html)
    assert len(anchors) == len(set(anchors)) > 10
    assert page.chapters


def test_a_rule_s_number_is_its_anchor() -> None:
    assert rulebook.anchor("§3.2") == "rule-3-2"


def test_players_are_not_told_where_a_chapter_stands_in_the_source() -> None:
    for game in registry.catalogue():
        page = rulebook.rules(game, "en")
        assert page is not None
        assert "&lt;!--" not in page.html


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", registry.ids())
def test_boards_of_lessons_stand_below_their_paragraphs(id: str, language: str) -> None:
    game = registry.game(id)
    html = illustrated(game, language)
    ids = re.findall(r' id="([^"]+)"', html)

    assert len(game.pictures) == html.count("<figure") >= 3
    assert len(ids) == len(set(ids))
    assert "data-part" not in html
    for picture in game.pictures:
        below = html.split(f'id="{rulebook.anchor(picture.rule)}"')[1]
        assert below.index("<figure") < below.index(' id="rule-')


def test_a_paragraph_that_is_mentioned_is_linked() -> None:
    page = rulebook.rules(registry.game("big_monster"), "en")

    assert page is not None
    assert '<a href="#rule-2-11">§2.11</a>' in page.html
