"""Rulebooks as pages, with an anchor at every paragraph."""

import re

import pytest
from django.test import Client

from bestiary import registry
from bestiary.web.http.rulebook_pictures import illustrated_rules
from bestiary.web.http.term_links import link_terms
from bestiary.web.render import rulebook


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
    html = illustrated_rules(game, language)
    ids = re.findall(r' id="([^"]+)"', html)

    assert len(game.teaching.pictures) == html.count("<figure") >= 4
    assert len(ids) == len(set(ids))
    assert "data-part" not in html
    for picture in game.teaching.pictures:
        below = html.split(f'id="{rulebook.anchor(picture.rule)}"')[1]
        assert below.index("<figure") < below.index(' id="rule-')


def test_a_paragraph_that_is_mentioned_is_linked() -> None:
    page = rulebook.rules(registry.game("big_monster"), "en")

    assert page is not None
    assert '<a href="#rule-2-11">§2.11</a>' in page.html


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("id", registry.ids())
def test_terms_lead_to_the_paragraph_that_explains_them(id: str, language: str) -> None:
    html = illustrated_rules(registry.game(id), language)
    found = re.findall(r'<a class="term" href="#([^"]+)">', html)

    assert len(found) >= 15
    assert all(f'id="{anchor}"' in html for anchor in found)


def test_a_term_is_linked_once_a_chapter_and_not_in_its_own_paragraph() -> None:
    html = (
        '<h2>Parks</h2><p id="rule-1-1"><strong>Bets.</strong> A bet, a medal.</p>'
        '<p id="rule-1-2">Bets, a medal and medals; <code>medal</code>.</p>'
        "<h2>Medals</h2><p>A bet more.</p>"
    )
    told = link_terms(html, {"Bet": "rule-1-1", "Medal": "rule-1-2", "Never": "rule-9-9"})

    assert told == (
        '<h2>Parks</h2><p id="rule-1-1"><strong>Bets.</strong> A bet, '
        'a <a class="term" href="#rule-1-2">medal</a>.</p>'
        '<p id="rule-1-2"><a class="term" href="#rule-1-1">Bets</a>, a medal and medals; '
        "<code>medal</code>.</p>"
        '<h2>Medals</h2><p>A <a class="term" href="#rule-1-1">bet</a> more.</p>'
    )


def test_russian_terms_are_known_in_every_case() -> None:
    told = link_terms(
        '<p id="rule-1-1">x</p><p id="rule-1-2">двух медалей</p>', {"Медаль": "rule-1-1"}
    )

    assert '<a class="term" href="#rule-1-1">медалей</a>' in told


def test_the_column_beside_the_board_shows_the_pictures_too(client: Client) -> None:
    beside = client.get("/rules/cryptid/", headers={"HX-Request": "true"}).content.decode()

    assert "<figure" in beside
    assert "<html" not in beside


def test_the_companion_shows_the_same_rules(client: Client) -> None:
    assert (
        illustrated_rules(registry.game("cryptid"), "en")
        in client.get("/companion/cryptid/", headers={"Accept-Language": "en"}).content.decode()
    )
