"""Names of players: what can be printed, the same for pages and programs."""

from __future__ import annotations

import pytest
from django.test import Client

from bestiary.web.accounts.players import clean_name
from bestiary.web.models import Player

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \t B ", "Anna B"),
        ("A\u202ennA", "A nnA"),
        ("\u2066\u200f", ""),
        ("Ёж", "Ёж"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_is_what_can_be_printed(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_pages_and_programs_accept_the_same_names(client: Client) -> None:
    name = "A\u202ennA"
    client.post("/account/", {"name": name, "email": ""})
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": name}
    client.post("/api/tables", body, "application/json")
    nameless = client.post("/api/tables", body | {"name": "\u2066"}, "application/json")

    assert [player.name for player in Player.objects.all()] == ["A nnA"] * 2
    assert nameless.json()["error"] == "bad-name"
