"""The legend: a page to read, and a file that all tables of a game share."""

import json
from typing import Any

import pytest

from bestiary import registry

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("id", registry.ids())
def test_the_page_lists_every_entry_with_its_rule(id: str, client: Any) -> None:
    html = client.get(f"/legend/{id}/", headers={"Accept-Language": "ru"}).content.decode()

    assert html.count("<dt>") > 5
    assert f"/rules/{id}/#rule-" in html


def test_the_file_is_kept_for_ever_while_its_texts_stand(client: Any) -> None:
    from bestiary.web.http.legend import legend_address

    now = client.get(legend_address("cryptid", "en"))
    old = client.get("/legend/cryptid.en.0123456789ab.json")

    assert "immutable" in now["Cache-Control"]
    assert old["Cache-Control"] == "no-cache"
    assert json.loads(now.content)["hex"][0] == "Hex"


def test_other_languages_and_games_have_none(client: Any) -> None:
    assert client.get("/legend/cryptid.fr.0.json").status_code == 404
    assert client.get("/legend/chess.en.0.json").status_code == 404


@pytest.mark.parametrize("path", ["/", "/learn/cryptic_nature/", "/rules/cryptic_nature/"])
def test_it_is_linked_where_one_looks_for_it(path: str, client: Any) -> None:
    assert 'href="/legend/cryptic_nature/"' in client.get(path).content.decode()
