"""Small things that newcomers stumbled over, seen in the pages as they are sent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.test import Client

from bestiary import registry
from bestiary.web import http
from bestiary.web.models import Player, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from web.table_setup import (
    GAME,
    as_player,
    asked_seat,
    duel,
    make_player,
    move,
    offered_choices,
    play_to_the_end,
)

pytestmark = pytest.mark.django_db
PASSWORD = "heron-among-reeds"
TEXTS = Path(http.__file__).parents[1] / "text"


def seen_by(player: Player, path: str) -> str:
    return as_player(player).get(path).content.decode()


@pytest.mark.parametrize("game", [game.id for game in registry.catalogue()])
def test_a_plate_leads_to_its_game_and_names_nothing_twice(game: str) -> None:
    page = Client().get("/").content.decode()
    plate = page.split(f'data-game="{game}"')[1].split("data-game=")[0]
    picture = plate.split("</figure>")[0]
    doors = re.findall(r'<a class="button[^"]*" href="([^"]+)"', plate)

    assert f'<a href="/learn/{game}/"' in picture
    assert len(doors) == len(set(doors)) > 2
    assert (f"/companion/{game}/" in doors) == (registry.game(game).teaching.companion is not None)


def test_games_that_are_over_say_when_and_who_won_and_nobody_is_waited_for() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    while not anna.seats.filter(is_asked=True).exists():
        move(table)
    assert '<span class="count">1' in seen_by(anna, "/")

    play_to_the_end(table)
    page = seen_by(anna, "/mine/")

    assert "Nothing is going on" in page
    assert "No tables yet" not in page
    assert re.search(r"<time datetime=[^>]+>\d{4}-\d\d-\d\d</time> · won by (Anna|Boris)", page)
    assert 'class="chip live"' not in page
    assert '<span class="count" hidden>' in page


def test_who_registers_reads_what_a_password_must_be_and_their_new_name_above() -> None:
    client = Client(headers={"accept-language": "en"})
    client.post(f"/new/{GAME}/quick/")
    form = client.get("/account/register/").content.decode()
    rules = form.split('id="id_password1"')[1].split('id="id_password2"')[0]

    assert "at least 8 characters" in rules
    words = {"username": "anna", "password1": PASSWORD, "password2": PASSWORD}
    page = client.post("/account/register/", words, follow=True).content.decode()
    head = page.split("</header>")[0]
    assert re.search(r'href="/account/">(?:<svg.*?</svg>)?<span>anna</span></a>', head)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nobody_who_plays_is_told_of_settings_of_the_server(language: str) -> None:
    words = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")

    assert re.findall(r"\b(?:HOST|PORT|LIMITS|BESTIARY_\w+)\b", words) == []


@pytest.mark.parametrize(("game", "seats"), [("cryptid", 3), ("urban_legends", 2)])
def test_where_nothing_is_counted_no_points_stand(game: str, seats: int) -> None:
    """“Found 0/1” and “Evidence 0/0” are no scores."""
    anna = make_player()
    table = seating.open_table(anna, Setup(game, (Place(),) * seats))
    seating.start_with_bots(table, anna)
    page = seen_by(anna, f"/table/{table.slug}/")

    assert Table.objects.get().status == Status.PLAYING
    assert 'class="seat-name"' in page
    assert "seat-score" not in page
    assert not re.search(r"\b0/[01]\b", page)


def test_an_offer_of_one_thing_is_folded_and_has_nothing_to_search_in() -> None:
    """Cryptid's shared hint, while bots are waited for."""
    anna = make_player()
    table = seating.open_table(anna, Setup("cryptid", (Place(),) * 3))
    seating.start_with_bots(table, anna)
    while asked_seat(table) == 0 or "want-hint" not in offered_choices(table, 0):
        move(table)
    page = seen_by(anna, f"/table/{table.slug}/")
    before, prompt = page.split('id="prompt"')[:2]
    prompt = prompt.split("</section>")[0]

    assert before.endswith('<section class="prompt waiting" ')
    assert 'data-choice="want-hint"' in prompt
    assert "options-filter" not in prompt
    assert '<details class="options-sheet aside">' in prompt
    assert prompt.index("Waiting for Apprentice") < prompt.index('data-ask="hurry"')


def test_after_the_end_one_views_as_somebody_who_is_named() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = duel(anna, boris)
    path = f"/table/{table.slug}/"
    button = r'data-ask="through" data-seat="(\d)".*?<span>(.*?)</span>'
    assert re.findall(button, seen_by(anna, path), re.S) == []  # nobody looks through others yet

    play_to_the_end(table)

    assert re.findall(button, seen_by(anna, path), re.S) == [
        ("0", "View as Anna"),
        ("1", "View as Boris"),
    ]


def test_who_waits_for_the_host_is_told_so_and_may_learn_meanwhile() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = seating.open_table(anna, Setup("cryptid", (Place(),) * 3))
    seating.sit(table, boris)
    sooner = "The host may also begin now"

    guests, hosts = (seen_by(player, f"/table/{table.slug}/") for player in (boris, anna))

    assert sooner in guests
    assert sooner not in hosts  # she has the button for it
    assert 'href="/learn/cryptid/"' in guests
