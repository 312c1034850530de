"""Attacks that every public site meets, and what comes of them here."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from django.contrib.auth.models import User
from django.test import Client

from bestiary import registry
from bestiary.core import Table as CoreTable
from bestiary.core import pick, transcript
from bestiary.web.config import CONFIGURATION
from bestiary.web.http.api import transcripts
from bestiary.web.infra import rate_limit
from bestiary.web.infra.i18n import translate
from bestiary.web.models import Message, Table
from core.narrowing import present
from server.people import seat_two_people
from server.server import Server
from web.table_setup import duel, make_player

NASTY = "<img src=x onerror=alert(1)>"
PAGES = ("/", "/lobby/", "/mine/", "/account/", "/account/login/", "/new/urban_legends/")
INLINE = re.compile(r"<[^>]+\son[a-z]+=|<[^>]+\sstyle=|javascript:", re.IGNORECASE)
SCRIPT = re.compile(r"<script(?![^>]*(?:\ssrc=|type=\"application/json\"))[^>]*>")


def guest(name: str = "Anna") -> tuple[Client, str]:
    """A browser with a table of its own."""
    client = Client()
    page = client.post("/new/urban_legends/quick/", {"name": name}, follow=True)
    return client, str(page.redirect_chain[-1][0])


@pytest.mark.django_db
def test_forms_of_other_sites_are_refused() -> None:
    client = Client(enforce_csrf_checks=True)

    for path in ("/new/urban_legends/quick/", "/account/login/", "/language/", "/account/logout/"):
        assert client.post(path).status_code == 403

    assert not Table.objects.exists()


@pytest.mark.django_db
def test_no_page_holds_inline_script_or_style_and_the_policy_forbids_it() -> None:
    client, table = guest()
    client.post(f"{table}start/")

    for path in (*PAGES, table):
        answer = client.get(path)
        text = answer.content.decode()
        assert answer.status_code == 200
        assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        assert not INLINE.findall(text), path
        assert not SCRIPT.findall(text), path


@pytest.mark.django_db
def test_every_answer_carries_the_headers_that_protect_it() -> None:
    headers = Client().get("/").headers

    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.django_db
def test_names_and_chat_are_text_everywhere() -> None:
    anna, boris = make_player(NASTY[:40]), make_player("Boris")
    table = duel(anna, boris, is_public=True)
    Message.objects.create(table=table, player=anna, name=NASTY, text=NASTY)
    client = Client()

    for path in (f"/table/{table.slug}/", "/lobby/", f"/join/{table.slug}/"):
        text = client.get(path).content.decode()
        assert "<img src=x" not in text, path
    assert "&lt;img src=x" in client.get(f"/table/{table.slug}/").content.decode()


@pytest.mark.django_db
def test_a_planted_session_is_worth_nothing() -> None:
    client = Client()
    client.get("/")
    session = client.session
    session["planted"] = 1
    session.save()
    planted = present(session.session_key)
    client.cookies["sessionid"] = planted

    client.post("/new/urban_legends/quick/", follow=True)
    as_guest = client.session.session_key
    User.objects.create_user("anna", password="heron-badger-owl")
    client.post("/account/login/", {"username": "anna", "password": "heron-badger-owl"})

    assert planted != as_guest != client.session.session_key
    assert "_auth_user_id" in client.session


@pytest.mark.django_db
@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example", "\\\\e"])
def test_nobody_is_sent_to_another_site(target: str) -> None:
    answer = Client().post("/language/", {"language": "ru", "next": target})

    assert answer.headers["Location"] == "/"


@pytest.mark.django_db
def test_a_foreign_host_name_is_not_answered() -> None:
    assert Client().get("/", headers={"Host": "elsewhere.example"}).status_code == 400


@pytest.mark.django_db
def test_one_address_is_slowed_down_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rate_limit.SIGN_INS.times <= 20
    monkeypatch.setattr(rate_limit, "SIGN_INS", rate_limit.SIGN_INS._replace(times=2))
    client = Client()

    answers = [
        client.post("/account/login/", {"username": "anna", "password": "guess"}).status_code
        for _ in range(rate_limit.SIGN_INS.times + 1)
    ]
    refused = client.post("/account/login/", headers={"Accept-Language": "ru"})

    assert answers[-2:] == [200, 429]
    assert translate("ru", "refused-too-fast") in refused.content.decode()
    assert refused.headers["Retry-After"]


@pytest.mark.django_db
def test_programs_may_not_open_tables_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "TABLES", rate_limit.TABLES._replace(times=4))
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": "A"}

    answers = [Client().post("/api/tables", body, "application/json") for _ in range(6)]

    assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
    assert Table.objects.count() == 4


def finished_table() -> str:
    from random import Random

    rng = Random(3)
    table = CoreTable(registry.game("urban_legends"), 2, seed=b"s" * 32)
    while not table.is_over:
        decision = table.state.pending[0]
        table.choose(decision.seat, pick(decision.options, rng))
    return transcript.write(table)


def upload(text: str | bytes, kind: str = "text/plain") -> tuple[int, dict[str, object]]:
    answer = Client().post("/api/transcripts", text, kind)
    return answer.status_code, answer.json()


@pytest.mark.django_db
def test_an_upload_is_believed_only_after_it_was_played_again() -> None:
    good = finished_table()
    forged = re.sub(r"(?m)^(.*seat-)1", r"\g<1>2", good, count=1)

    assert upload(good)[1]["fits"] is True
    assert upload(forged)[1]["fits"] is False
    assert upload("\n")[1]["fits"] is False
    assert upload(b"\xff\xfe\x00")[0] == 400
    assert upload("x" * (transcripts.MAX_TRANSCRIPT_BYTES + 1))[0] == 413
    assert upload(good, "application/json")[0] == 415


@pytest.mark.django_db
def test_an_upload_that_takes_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcripts, "REPLAY_TIMEOUT_SECONDS", -1.0)

    status, verdict = upload(finished_table())

    assert status == 200
    assert verdict["fits"] is False
    assert "takes longer" in str(verdict["problem"])


def test_behind_tls_cookies_are_secure_and_plain_http_is_left(site: Path) -> None:
    with Server(site, TLS="1", ALLOWED_HOSTS="127.0.0.1") as server:
        plain = httpx.get(server.url, timeout=30)
        secure = httpx.get(
            f"{server.url}/account/login/", headers={"X-Forwarded-Proto": "https"}, timeout=30
        )

    assert plain.status_code == 301
    assert plain.headers["Location"].startswith("https://")
    assert "max-age=" in secure.headers["Strict-Transport-Security"]
    for cookie in secure.headers.get_list("set-cookie"):
        assert "Secure" in cookie
        assert "SameSite=Lax" in cookie


def test_invitations_reach_neither_log_nor_database(server: Server) -> None:
    anna, boris, slug = seat_two_people(server.url)
    page = anna.http.get(f"/table/{slug}/").text
    tokens = set(re.findall(r"/(?:join|watch)/[0-9a-f]+/#([0-9a-f]+)", page))

    assert tokens
    for token in tokens:
        assert len(token) * 4 >= 128
        assert token not in server.output
        assert not any(token.encode() in p.read_bytes() for p in server.data.glob("*.sqlite3*"))
    anna.close()
    boris.close()


def test_the_limits_are_on_unless_switched_off() -> None:
    assert CONFIGURATION.limits
