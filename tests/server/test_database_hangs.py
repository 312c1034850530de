"""A database that is silent, and many readers at once: as the server comes, on PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from bestiary.web.config import Configuration
from bestiary.web.infra.i18n import translate
from server.people import SocketClient, close_all, seat_two_people
from server.postgres import DATABASE, ProxiedSite, behind_a_proxy
from server.server import ApiClient, open_table

pytestmark = [
    pytest.mark.skipif(not DATABASE, reason="no PostgreSQL: see .ci/run"),
    pytest.mark.xdist_group("faults"),
]
TOLD = 10.0
"""Seconds in which a player is told that the database does not answer."""
SOON = 4.5
"""Seconds in which a monitor is told; the database itself is waited for longer."""
READERS = 40
PAGES = 120
STREAMS = 105
"""More than the connections that PostgreSQL grants by default."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProxiedSite]:
    with behind_a_proxy(tmp_path_factory.mktemp("silence"), BOT_WORKERS="1") as running:
        yield running


def seconds_taken(ask: Callable[[], str]) -> tuple[str, float]:
    began = time.monotonic()
    return ask(), time.monotonic() - began


def refused(answer: httpx.Response) -> str:
    assert answer.status_code in {503, 504}, answer.text
    return answer.text


def move_answer(line: SocketClient) -> str:
    line.plays()
    return line.answer()


def to_move(lines: list[SocketClient]) -> SocketClient:
    return next(line for line in lines if line.offers and line.offers.choices)


def programs_move(seats: list[ApiClient]) -> Callable[[], str]:
    bearer = seats[seats[0].table()["to_move"][0]]
    ticket, choices = bearer.options()
    return lambda: refused(bearer.play(ticket, choices[0]))


def test_a_silent_database_is_told_to_everybody_in_time(site: ProxiedSite) -> None:
    anna, boris, slug = seat_two_people(site.server.url)
    lines = [anna.socket(slug), boris.socket(slug)]
    for line in lines:
        line.quiet()
    mover = to_move(lines)
    seats = open_table(site.server.url)
    asks: list[Callable[[], str]] = [
        lambda: move_answer(mover),
        lambda: refused(anna.http.get(f"/table/{slug}/")),
        lambda: refused(boris.http.get("/lobby/")),
        lambda: refused(seats[0].client.get("options")),
        programs_move(seats),
    ]

    with site.proxy.silent(), ThreadPoolExecutor(len(asks)) as people:
        waiting = people.map(seconds_taken, asks)
        probes, seconds = seconds_taken(lambda: probe_answer(site))
        told = list(waiting)

    assert (probes, seconds < SOON) == ("200 503", True)

    assert max(seconds for _, seconds in told) < TOLD, told
    assert told[0][0] in {translate("en", "refused-storage"), translate("en", "refused-uncertain")}
    assert translate("en", "refused-storage") in told[1][0]
    goes_on(site, slug, lines)
    close_all(*lines, anna, boris)


def probe_answer(site: ProxiedSite) -> str:
    """What a monitor is told of life and of readiness."""
    paths = ("/health/live/", "/health/ready/")
    asked = (httpx.get(site.server.url + path, verify=False) for path in paths)
    return " ".join(str(answer.status_code) for answer in asked)


def goes_on(site: ProxiedSite, slug: str, lines: list[SocketClient]) -> None:
    """Play until a move is stored: the database is back, and so is the table."""
    before = len(site.rows(slug))
    deadline = time.monotonic() + 30
    while len(site.rows(slug)) == before:
        assert time.monotonic() < deadline
        for line in lines:
            line.act(act="here")
            line.quiet(1.0)
        to_move(lines).plays()


def test_many_readers_never_need_more_connections_than_there_are(site: ProxiedSite) -> None:
    ours = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    stream = f"{open_table(site.server.url, public=True)[0].client.base_url}stream"
    with (
        httpx.Client(limits=httpx.Limits(max_connections=None), timeout=60) as client,
        ThreadPoolExecutor(READERS) as readers,
        ExitStack() as streams,
    ):
        for _ in range(STREAMS):
            assert streams.enter_context(client.stream("GET", stream)).status_code == 200
        pages = readers.map(lambda _: client.get(f"{site.server.url}/lobby/"), range(PAGES))
        most = max(site.asked(ours)[0][0] for _ in range(20))

        assert {page.status_code for page in pages} == {200}

    assert most <= Configuration().database_connections + 1, "one of them is ours"
