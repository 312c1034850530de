"""Pages: everybody gets in by the right door, nobody by another, in both languages."""

import re
from dataclasses import replace

import pytest
from django.contrib.auth.models import User
from django.test import Client

from bestiary.core.mind import LEVELS
from bestiary.web.accounts import invitations
from bestiary.web.accounts.invitations import INVITE, WATCH, link_token
from bestiary.web.config import CONFIGURATION
from bestiary.web.models import Player, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.seating import Place, Setup
from web.table_setup import GAME, as_player, duel, make_player, play_to_the_end, waiting_table

pytestmark = pytest.mark.django_db
PAGES = ["/", "/lobby/", "/mine/", f"/rules/{GAME}/", f"/about/{GAME}/", f"/new/{GAME}/"]
PAGES += ["/account/", "/account/login/", "/account/register/"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_every_page_opens_in_both_languages(page: str, language: str) -> None:
    response = Client(headers={"accept-language": language}).get(page)

    assert response.status_code == 200
    assert f'<html lang="{language}"' in response.content.decode()


@pytest.mark.parametrize("page", PAGES)
def test_no_page_needs_inline_script_or_style(page: str) -> None:
    response = Client().get(page)

    assert "'unsafe" not in response["Content-Security-Policy"]
    html = response.content.decode()
    assert not re.search(r"<script(?![^>]*(src=|type=\"application/json\"))", html)
    assert not re.search(r"\s(style|on[a-z]+)=", html)


def test_one_click_makes_a_table_and_another_starts_it() -> None:
    client = Client()

    response = client.post(f"/new/{GAME}/quick/")
    table = Table.objects.get()
    client.post(f"/table/{table.slug}/start/")

    assert response["Location"] == f"/table/{table.slug}/"
    table.refresh_from_db()
    assert table.status == Status.PLAYING
    assert client.get(f"/table/{table.slug}/").status_code == 200


def test_the_invitation_seats_whoever_opens_it() -> None:
    table = waiting_table(make_player())
    friend = Client()

    friend.post(f"/join/{table.slug}/", {"name": "Boris", "token": link_token(table, INVITE)})

    assert table.seats.get(number=1).name == "Boris"
    assert friend.get(f"/table/{table.slug}/").status_code == 200


@pytest.mark.parametrize("wrong", ["", "0" * 40, "é"])
def test_a_wrong_invitation_seats_nobody(wrong: str) -> None:
    table = waiting_table(make_player())

    response = Client().post(f"/join/{table.slug}/", {"name": "Boris", "token": wrong})

    assert response.status_code == 403
    assert table.seats.get(number=1).player is None


def test_a_spectators_link_is_no_invitation() -> None:
    table = waiting_table(make_player())

    Client().post(f"/join/{table.slug}/", {"name": "Boris", "token": link_token(table, WATCH)})

    assert table.seats.get(number=1).player is None


def test_a_private_table_is_private() -> None:
    table = duel(make_player(), make_player("Boris"))

    assert Client().get(f"/table/{table.slug}/").status_code == 403
    assert Client().post(f"/table/{table.slug}/sit/").status_code == 404


def test_spectators_come_by_link_and_see_no_hand() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    watcher = Client(headers={"accept-language": "en"})

    watcher.post(f"/watch/{table.slug}/", {"token": link_token(table, WATCH)})

    page = watcher.get(f"/table/{table.slug}/").content.decode()
    assert "Anna draws:" not in page
    assert 'class="option"' not in page


def test_tokens_never_stand_in_an_address() -> None:
    anna = make_player()
    table = waiting_table(anna)

    page = as_player(anna).get(f"/table/{table.slug}/").content.decode()

    assert f"/join/{table.slug}/#{link_token(table, INVITE)}" in page
    assert len(link_token(table, INVITE)) * 4 >= 128


def test_a_guest_who_becomes_an_account_keeps_everything() -> None:
    client = Client()
    client.post(f"/new/{GAME}/quick/")
    password = "heron-among-reeds"

    form = {"username": "anna", "password1": password, "password2": password}
    client.post("/account/register/", form)

    player = Player.objects.get()
    assert player.user == User.objects.get(username="anna")
    elsewhere = Client()
    elsewhere.post("/account/login/", {"username": "anna", "password": password})
    slug = Table.objects.get().slug
    assert slug in elsewhere.get("/mine/").content.decode()


def test_signing_in_brings_the_guests_games_along() -> None:
    User.objects.create_user("anna", password="heron-among-reeds")
    client = Client()
    client.post(f"/new/{GAME}/quick/")
    before = client.session.session_key

    client.post("/account/login/", {"username": "anna", "password": "heron-among-reeds"})

    assert Table.objects.get().host == Player.objects.get(user__username="anna")
    assert client.session.session_key != before


def test_my_turn_comes_first() -> None:
    anna = make_player()
    other = waiting_table(anna)
    table = duel(anna, make_player("Boris"))
    table.seats.update(is_asked=False)
    table.seats.filter(player=anna).update(is_asked=True)

    page = as_player(anna).get("/mine/").content.decode()

    assert page.index(table.slug) < page.index(other.slug)
    assert "Your turn" in page


def test_open_public_tables_are_in_the_lobby() -> None:
    open_ = waiting_table(make_player(), is_public=True)
    closed = waiting_table(make_player())

    page = Client().get("/lobby/").content.decode()

    assert open_.slug in page
    assert closed.slug not in page


def test_language_and_theme_are_kept() -> None:
    client = Client(headers={"accept-language": "en"})

    client.post("/language/", {"language": "ru", "next": "/lobby/"})
    client.post("/theme/", {"theme": "dark", "next": "https://elsewhere.example/"})

    assert '<html lang="ru" data-theme="dark">' in client.get("/").content.decode()


def test_a_switch_never_leads_to_another_site() -> None:
    response = Client().post("/theme/", {"theme": "dark", "next": "https://elsewhere.example/"})

    assert response["Location"] == "/"


@pytest.mark.parametrize("path", ["/new/rats_of_wistar/", "/new/rats_of_wistar/quick/"])
def test_a_game_for_one_is_begun_alone_with_one_click(path: str) -> None:
    home = Client().get("/", headers={"accept-language": "en"}).content.decode()
    assert home.count('name="alone"') == 2, "two of the games can be played alone"

    Client().post(path, {"alone": "yes", "who-1": "person", "clock": "0"})

    table = Table.objects.get()
    assert table.seats.count() == 1
    assert table.status == Status.PLAYING


def test_a_game_for_two_is_not_begun_alone() -> None:
    assert 'name="alone"' not in Client().get(f"/new/{GAME}/").content.decode()

    Client().post(f"/new/{GAME}/quick/", {"alone": "yes"})

    assert Table.objects.get().seats.count() == 2


def test_the_first_option_of_a_game_is_not_hidden() -> None:
    plain, more = Client().get(f"/new/{GAME}/").content.decode().split('<details class="experts"')

    assert 'name="option-cryptid"' in plain
    assert 'name="option-sensors"' in more


def test_a_new_table_as_set_up() -> None:
    form = {
        "name": "Anna",
        "who-1": "bot:uniform",
        "access": "public",
        "pace": "days",
        "clock": "3",
    }
    form |= {"option-cryptid": "seat-2"}

    Client().post(f"/new/{GAME}/", form)

    table = Table.objects.get()
    assert (table.is_public, table.pace, table.clock, table.has_take_backs) == (
        True,
        "days",
        3,
        False,
    )
    assert table.options["cryptid"] == "seat-2"
    assert table.seats.get(number=1).bot == "uniform"


@pytest.mark.parametrize(
    "bad", [{"clock": "7"}, {"who-1": "cat"}, {"option-cryptid": "cat"}, {"who-1": "nobody"}]
)
def test_a_wrong_form_says_so_and_lays_nothing(bad: dict[str, str]) -> None:
    response = Client().post(f"/new/{GAME}/", {"who-1": "person", "clock": "0"} | bad)

    assert response.status_code == 200
    assert 'class="notice bad"' in response.content.decode()
    assert not Table.objects.exists()


def test_the_transcript_waits_for_the_end_and_then_verifies() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    client = as_player(anna)
    early = client.get(f"/table/{table.slug}/transcript/")
    play_to_the_end(table)

    transcript = client.get(f"/table/{table.slug}/transcript/").content.decode()
    verified = client.get(f"/table/{table.slug}/verify/").content.decode()

    assert early.status_code == 409
    assert table.seed not in early.content.decode()
    assert f"seed: {table.seed}" in transcript
    assert "notice good" in verified


def test_names_are_shown_as_text() -> None:
    anna = make_player("<b>Anna</b>")
    table = duel(anna, make_player("Boris"))

    page = as_player(anna).get(f"/table/{table.slug}/").content.decode()

    assert "<b>Anna</b>" not in page
    assert "&lt;b&gt;Anna&lt;/b&gt;" in page


def test_changes_need_the_site_s_own_form() -> None:
    strict = Client(enforce_csrf_checks=True)

    assert strict.post(f"/new/{GAME}/quick/").status_code == 403


def test_the_host_seats_a_bot_or_frees_the_seat() -> None:
    anna = make_player()
    table = seating.open_table(anna, Setup("big_monster", (Place(),) * 3))
    client = as_player(anna)

    client.post(f"/table/{table.slug}/place/1/", {"who-1": "bot"})
    assert table.seats.get(number=1).bot
    client.post(f"/table/{table.slug}/place/1/", {"who-1": "person"})

    assert table.seats.get(number=1).is_free
    assert client.post(f"/table/{table.slug}/place/1/", {"who-1": "cat"}).status_code == 404
    assert as_player(make_player("Boris")).post(f"/table/{table.slug}/place/1/").status_code == 404


def test_the_host_chooses_how_strong_each_bot_is_until_the_game_begins() -> None:
    anna = make_player()
    table = seating.open_table(anna, Setup("big_monster", (Place(),) * 3))
    client = as_player(anna)
    for level in LEVELS:
        client.post(f"/table/{table.slug}/place/1/", {"who-1": f"bot:{level}"})
        client.post(f"/table/{table.slug}/place/2/", {"who-2": f"bot:{level}"})
        page = client.get(f"/table/{table.slug}/").content.decode()
        assert page.count(f'<option value="bot:{level}" selected>') == 2
    table.refresh_from_db()
    assert table.status == Status.WAITING

    client.post(f"/table/{table.slug}/place/1/", {"who-1": "bot:ranger"})
    client.post(f"/table/{table.slug}/start/")

    table.refresh_from_db()
    assert table.status == Status.PLAYING
    assert [seat.bot for seat in table.seats.all()] == ["", "ranger", "master"]
    assert client.post(f"/table/{table.slug}/place/1/", {"who-1": "bot:master"}).status_code != 200
    assert table.seats.get(number=1).bot == "ranger"


def test_only_the_host_is_offered_whom_to_seat() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = seating.open_table(anna, Setup("big_monster", (Place(),) * 3))
    seating.sit(table, boris)

    hosts = as_player(anna).get(f"/table/{table.slug}/").content.decode()
    guests = as_player(boris).get(f"/table/{table.slug}/").content.decode()

    assert hosts.count("<select") == 1  # her own seat and that of Boris are taken
    assert "<select" not in guests


def test_an_invitation_leads_to_this_machine_s_address_in_its_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = make_player()
    table = waiting_table(anna)
    client = as_player(anna)
    alone = client.get(f"/table/{table.slug}/", headers={"host": "localhost:8000"})
    monkeypatch.setattr(invitations, "CONFIGURATION", replace(CONFIGURATION, host="0.0.0.0"))
    monkeypatch.setattr(invitations, "lan_address", lambda: "192.168.1.7")

    shared = client.get(f"/table/{table.slug}/", headers={"host": "localhost:8000"})

    assert "This link works on this device only." in alone.content.decode()
    assert "http://192.168.1.7:8000/join/" in shared.content.decode()


@pytest.mark.parametrize(
    ("language", "name"), [("en", "A fair shuffle"), ("ru", "Честная раздача")]
)
def test_what_is_added_to_the_shuffle_has_one_name(language: str, name: str) -> None:
    page = Client(headers={"accept-language": language}).get(f"/new/{GAME}/").content.decode()

    assert f"<summary>{name}</summary>" in page
