"""The API: its description, its tokens, its refusals, and a bot that plays through it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from bestiary.web.infra.i18n import translate
from server.server import ApiClient, Server, open_table

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def seats(server: Server) -> list[ApiClient]:
    return open_table(server.url, public=True)


def mover(seats: list[ApiClient]) -> ApiClient:
    seat: int = seats[0].table()["to_move"][0]
    return seats[seat]


def test_the_example_bot_plays_a_game(server: Server) -> None:
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) <= 40
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), server.url, "urban_legends"]

    played = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert played.returncode == 0, played.stderr
    assert "winners" in played.stdout


def test_a_token_has_at_least_128_bits_and_is_stored_nowhere(
    server: Server, seats: list[ApiClient]
) -> None:
    secret = seats[0].token.partition(".")[2]

    assert len(bytes.fromhex(secret)) * 8 >= 128
    for path in server.data.rglob("*sqlite3*"):
        assert secret.encode() not in path.read_bytes()
    assert secret not in server.output


@pytest.mark.parametrize(
    "token", ["0", "0.", "1.{secret}", "0.{short}", "0.{other}", "²." + "a" * 64, "99.{secret}"]
)
def test_a_wrong_token_opens_no_seat(seats: list[ApiClient], token: str) -> None:
    secret = seats[0].token.partition(".")[2]
    given = token.format(secret=secret, short=secret[:-1], other="0" * 64)

    answer = httpx.get(
        f"{seats[0].url}/api/tables/{seats[0].slug}/options",
        headers={b"Authorization": f"Bearer {given}".encode()},
        timeout=30,
    )

    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_a_token_of_one_table_opens_no_other(server: Server, seats: list[ApiClient]) -> None:
    other = open_table(server.url)
    headers = {"Authorization": f"Bearer {seats[0].token}"}

    answer = httpx.get(f"{server.url}/api/tables/{other[0].slug}/view", headers=headers, timeout=30)

    assert answer.status_code == 401


@pytest.mark.parametrize(
    ("body", "status", "error"),
    [
        ({"ticket": 0, "choice": "fly away"}, 409, "refused-moved-on"),
        ({"ticket": 10**12, "choice": "fly"}, 400, "unreadable"),
        ({"ticket": True, "choice": "fly"}, 400, "unreadable"),
        ({"ticket": "1", "choice": "fly"}, 400, "unreadable"),
        ({"choice": "fly"}, 400, "unreadable"),
        ({"ticket": 1, "choice": "x" * 3_000}, 400, "unreadable"),
        ({"ticket": 1, "choice": "fly", "seat": 1}, 400, "unreadable"),
        ([], 400, "unreadable"),
        ("fly", 400, "unreadable"),
    ],
)
def test_moves_that_are_none_are_refused(
    server: Server, seats: list[ApiClient], body: Any, status: int, error: str
) -> None:
    before = server.moves(seats[0].slug)

    answer = mover(seats).client.post("moves", json=body)

    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert server.moves(seats[0].slug) == before


def test_refusals_speak_the_reader_s_language(seats: list[ApiClient]) -> None:
    bearer = mover(seats)
    ticket, _ = bearer.options()

    answer = bearer.client.post(
        "moves", json={"ticket": ticket, "choice": "fly away"}, headers={"Accept-Language": "ru"}
    )

    assert answer.json() == {"error": "refused-choice", "text": translate("ru", "refused-choice")}


def test_bodies_that_cannot_be_read_are_refused(seats: list[ApiClient]) -> None:
    client = mover(seats).client

    statuses = {
        "no json": client.post("moves", content="{", headers=JSON).status_code,
        "deep": client.post("moves", content="[" * 50_000, headers=JSON).status_code,
        "large": client.post("moves", content='"' + "x" * 400_000 + '"', headers=JSON).status_code,
        "binary": client.post("moves", content=b"\xff\xfe", headers=JSON).status_code,
        "form": client.post("moves", data={"ticket": "1"}).status_code,
        "method": client.delete("moves").status_code,
    }

    assert statuses == {
        "no json": 400,
        "deep": 400,
        "large": 413,
        "binary": 400,
        "form": 415,
        "method": 405,
    }


JSON = {"Content-Type": "application/json"}


def test_a_watcher_sees_a_spectator_s_view_of_a_public_table(seats: list[ApiClient]) -> None:
    base = f"{seats[0].url}/api/tables/{seats[0].slug}"

    watched = httpx.get(f"{base}/view", timeout=30).json()

    assert watched["seat"] is None
    assert watched["view"] != seats[0].client.get("view").json()["view"]
    assert httpx.get(f"{base}/options", timeout=30).status_code == 401


def test_a_private_table_is_shown_to_nobody(server: Server) -> None:
    slug = open_table(server.url)[0].slug

    for path in ("", "/view", "/options", "/stream"):
        assert httpx.get(f"{server.url}/api/tables/{slug}{path}", timeout=30).status_code == 401


def test_the_stream_tells_of_every_move(seats: list[ApiClient]) -> None:
    numbers: list[int] = []
    with seats[0].client.stream("GET", "stream") as lines:
        assert lines.headers["Content-Type"] == "text/event-stream"
        for line in lines.iter_lines():
            if not line.startswith("data: "):
                continue
            numbers.append(json.loads(line[6:])["number"])
            if len(numbers) == 2:
                break
            bearer = mover(seats)
            ticket, choices = bearer.options()
            assert bearer.play(ticket, choices[0]).status_code == 200

    assert numbers[1] == numbers[0] + 1


def test_nobody_joins_without_the_invitation(server: Server) -> None:
    asked = {"game": "urban_legends", "seats": ["person", "person"], "name": "Anna"}
    table = httpx.post(f"{server.url}/api/tables", json=asked, timeout=30).json()
    address = f"{server.url}/api/tables/{table['table']}/seats"

    for body in ({"name": "B"}, {"name": "B", "invite": "0" * 40}):
        assert httpx.post(address, json=body, timeout=30).status_code == 403
    body = {"name": "B", "invite": table["invite"]}
    assert httpx.post(address, json=body, timeout=30).status_code == 201
    assert httpx.post(address, json=body, timeout=30).status_code == 409
