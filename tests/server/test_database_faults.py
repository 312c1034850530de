"""A database that is cut off, late or silent at the worst moment: every answer was true.

Stored, refused and not known are three different answers; after the faults the rows are compared
with what was said. The server is as it comes, with its limits and a bot in a process of its own,
whose moves meet the faults as well; only its pauses are left out, for nobody watches it think.
`make fault-test N=…` (environment variable FAULTS) runs it as often as asked.
"""

from __future__ import annotations

import os
import re
import secrets
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from bestiary.web.infra.i18n import translate
from server.people import Person, SocketClient, close_all, seat_two_people
from server.postgres import DATABASE, ProxiedSite, behind_a_proxy
from server.proxy import FAULTS, Fault, cut_after, cut_before
from server.server import ApiClient, open_table

RUNS = int(os.environ.get("FAULTS", "25"))
GAME = "rats_of_wistar"
SEATS = ["person", "person", "bot:apprentice"]
"""A game that is not over after a few moves, whatever they are."""
PATIENCE = 60.0
TOO_FAST = 429
MOVED = 'INSERT INTO "web_move"'
LAID = 'INSERT INTO "web_table"'
TAKEN = 'UPDATE "web_seat" SET "player_id"'
"""What a transaction says that a fault waits for; the heartbeat commits as well."""
pytestmark = [
    pytest.mark.skipif(not DATABASE, reason="no PostgreSQL: see .ci/run"),
    pytest.mark.xdist_group("faults"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProxiedSite]:
    with behind_a_proxy(tmp_path_factory.mktemp("faults"), BOT_WORKERS="1") as running:
        yield running


class Said(NamedTuple):
    """A move that was asked for, and what the server made of it."""

    key: str
    seat: int
    choice: str
    status: int
    error: str
    number: int


def post_move(bearer: ApiClient, ticket: int, choice: str, key: str) -> Said:
    body = {"ticket": ticket, "choice": choice, "key": key}
    while (answer := bearer.client.post("moves", json=body)).status_code == TOO_FAST:
        time.sleep(1)  # many runs are more than one address may send in a minute
    told = answer.json()
    return Said(
        key, bearer.seat, choice, answer.status_code, told.get("error", ""), told.get("number", 0)
    )


def retry_move(bearer: ApiClient, ticket: int, said: Said) -> Said:
    """Ask again under the same key until there is a definite answer."""
    for _ in range(20):
        if said.status not in {503, 504}:
            return said
        said = post_move(bearer, ticket, said.choice, said.key)
    raise AssertionError(f"no definite answer: {said}")


def next_person(seats: list[ApiClient]) -> ApiClient:
    """A person whom the table waits for; until then the bot moves, whatever it meets."""
    deadline = time.monotonic() + PATIENCE
    while not (people := [s for s in seats if s.seat in seats[0].table()["to_move"]]):
        assert time.monotonic() < deadline, "the bot has given up"
        time.sleep(0.2)
    return people[0]


def run(site: ProxiedSite, seats: list[ApiClient], rng: Random) -> list[Said]:
    """One move through one fault, asked for until it is certain; everything that was said.

    Then a fault waits for whoever commits next, which may be the bot.
    """
    bearer = next_person(seats)
    ticket, choices = bearer.options()
    site.proxy.arm(rng.choice(FAULTS))
    first = post_move(bearer, ticket, rng.choice(choices), secrets.token_hex(8))
    site.proxy.arm(None)
    if first.error == "refused-storage":
        assert first.key not in {row[3] for row in site.rows(bearer.slug)}, "refused, yet stored"
    last = retry_move(bearer, ticket, first)
    site.proxy.arm(rng.choice((*FAULTS, None)))
    return [first, last]


def check(site: ProxiedSite, slug: str, said: list[Said]) -> None:
    """What was called stored is there, once and at its number; what was refused is not."""
    rows = site.rows(slug)
    assert [row[0] for row in rows] == list(range(1, rows[-1][4] + 1))
    keyed = [row for row in rows if row[3]]
    assert len({row[3] for row in keyed}) == len(keyed), "a move was made twice"
    found = {row[3]: (row[0], row[1], row[2]) for row in keyed}
    for one in said:
        if one.status == 200:
            assert found[one.key] == (one.number, one.seat, one.choice)
        elif one.status == 409:
            assert one.key not in found
        else:
            assert one.error in {"refused-storage", "refused-uncertain"}


def test_every_answer_through_a_faulty_line_was_true(site: ProxiedSite) -> None:
    rng = Random(os.getpid())
    said = list[Said]()
    seats = open_table(site.server.url, GAME, SEATS)

    for _ in range(RUNS):
        said += run(site, seats, rng)
        check(site, seats[0].slug, said)

    site.proxy.arm(None)
    assert all(one.status == 200 for one in said[1::2])
    assert any(row[1] == SEATS.index("bot:apprentice") for row in site.rows(seats[0].slug))


def test_a_commit_whose_answer_is_lost_is_told_as_not_known(site: ProxiedSite) -> None:
    """Then the page shows the truth: here the move was stored."""
    anna, boris, slug = seat_two_people(site.server.url)
    lines = [anna.socket(slug), boris.socket(slug)]
    for line in lines:
        line.heard()
    before = len(site.rows(slug))

    site.proxy.arm(cut_after, MOVED)
    mover = to_move(lines)
    mover.plays()

    assert mover.answer() == translate("en", "refused-uncertain")
    mover.act(act="here")
    mover.until("log-line")
    assert len(site.rows(slug)) == before + 1
    close_all(*lines, anna, boris)


def to_move(lines: list[SocketClient]) -> SocketClient:
    return next(line for line in lines if line.offers and line.offers.choices)


def test_a_table_that_may_be_laid_is_told_as_not_known_and_found_among_mine(
    site: ProxiedSite,
) -> None:
    """A guest is somebody from the first visit on, so they may look."""
    anna = Person(site.server.url)
    site.proxy.arm(cut_after, LAID)

    page = anna.post("/new/urban_legends/quick/")

    assert (page.status_code, translate("en", "try-again") in page.text) == (504, False)
    assert translate("en", "refused-uncertain") in page.text
    assert len(set(re.findall(r"/table/([0-9a-f]+)/", anna.http.get("/mine/").text))) == 1
    anna.close()


@pytest.mark.parametrize("fault", [cut_before, cut_after])
def test_a_program_that_asks_again_with_its_key_sits_once(site: ProxiedSite, fault: Fault) -> None:
    name, key, other = (secrets.token_hex(12) for _ in range(3))
    tables = f"{site.server.url}/api/tables"
    laying = {"game": GAME, "seats": ["person"] * 3, "name": name, "key": key}
    made = asked_thrice(site, fault, LAID, tables, laying)
    joining = {"name": "Boris", "invite": made["invite"], "key": other}
    sat = asked_thrice(site, fault, TAKEN, f"{tables}/{made['table']}/seats", joining)

    assert (sat["seat"], sat["token"] != made["token"]) == (1, True)
    of_host = "FROM web_table t JOIN web_player p ON p.id = host_id WHERE p.name = %s"
    assert site.asked(f"SELECT slug {of_host}", name) == [(made["table"],)]
    people = f"SELECT count(player_id) FROM web_seat WHERE table_id IN (SELECT t.id {of_host})"
    assert site.asked(people, name) == [(2,)]


def asked_thrice(
    site: ProxiedSite, fault: Fault, about: str, url: str, body: dict[str, Any]
) -> dict[str, Any]:
    """At first nobody knows; then it is told, and told again, and is one and the same."""
    site.proxy.arm(fault, about)
    first, *answers = (httpx.post(url, json=body, timeout=30) for _ in range(3))
    assert (first.status_code, first.json()["error"]) == (504, "refused-uncertain")
    assert [answer.status_code for answer in answers] == [201, 201]
    made, told = (dict(answer.json()) for answer in answers)
    assert made == told
    return made


def test_a_key_is_told_again_and_a_refusal_is_definite(site: ProxiedSite) -> None:
    seats = open_table(site.server.url, GAME)
    bearer = seats[seats[0].table()["to_move"][0]]
    ticket, choices = bearer.options()

    first = post_move(bearer, ticket, choices[0], "mine")
    again = post_move(bearer, ticket, choices[0], "mine")
    other = post_move(bearer, ticket, choices[0], "another")

    assert first == again
    assert (other.status, other.error) == (409, "refused-moved-on")
    check(site, bearer.slug, [first, again, other])
