"""The socket: who is let in, what is not understood, and pages that come, go and lag."""

import asyncio
from typing import Any

import pytest

from bestiary.web.infra.i18n import translate
from bestiary.web.live.access import WATCHED_TABLES_KEY
from bestiary.web.live.session import Session
from bestiary.web.live.socket import MAX_UNSENT_MESSAGES, TableSocket
from bestiary.web.live.subscriptions import OpenPage
from bestiary.web.worker import Worker
from web.duel import Duel, moves
from web.page import Page, Socket

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "null",
        "[]",
        '"play"',
        "{",
        '{"body": 3}',
        '{"body": {"act": ["play"]}}',
        '{"body": {"act": "fly"}}',
        '{"body": {"act": "play"}}',
        '{"body": {"act": "play", "seat": "x", "ticket": 1}}',
        '{"body": {"act": "play", "seat": 0, "ticket": 1, "choice": {"a": 1}}}',
        '{"body": {"act": "look", "stop": "99999999999999999999"}}',
        '{"body": {"act": "lift", "seat": 7}}',
        '{"body": {"act": "stand-in", "seat": -1}}',
        "[" * 10_000,
        "x" * 20_000,
    ],
)
async def test_nonsense_is_refused_in_words_and_changes_nothing(message: str) -> None:
    duel = await Duel.begin()

    told = await duel.mover.send_raw(message)

    if "look" in message:
        assert told == ""  # the last moment is now: nothing changes
    else:
        assert 'class="notice bad"' in told
    assert await moves(duel.table) == 1
    assert (await duel.mover.play(duel.mover.offers["options"][0]["text"])) is not None
    assert await moves(duel.table) == 2
    await duel.close()


async def test_bytes_are_refused() -> None:
    duel = await Duel.begin()

    duel.mover.socket.send_bytes(b"\x00\xff")

    assert translate("en", "refused-unreadable") in await duel.mover.hear()
    await duel.close()


async def test_refusals_speak_the_reader_s_language() -> None:
    duel = await Duel.begin()
    page = await Page.open(duel.table, duel.players[0], "ru")

    assert translate("ru", "refused-unreadable") in await page.say("fly")
    await page.close()
    await duel.close()


async def test_a_flood_is_slowed_down() -> None:
    duel = await Duel.begin()

    for _ in range(60):
        duel.mover.socket.send_text('{"body": {"act": "fly"}}')

    assert translate("en", "refused-too-fast") in await duel.mover.hear()
    await duel.close()


async def test_strangers_are_not_let_in() -> None:
    duel = await Duel.begin()

    with pytest.raises(AssertionError, match="did not let"):
        await Page.open(duel.table, None)
    await duel.close()


async def test_other_sites_are_not_let_in() -> None:
    duel = await Duel.begin()
    headers = [(b"origin", b"https://elsewhere.example"), (b"host", b"localhost")]

    socket = Socket(f"/table/{duel.table.slug}/socket/", headers)

    assert not await socket.connect()
    await duel.close()


async def test_a_spectator_sees_but_cannot_move() -> None:
    duel = await Duel.begin()
    page = await Page.open(duel.table, None, session={WATCHED_TABLES_KEY: [duel.table.slug]})

    assert page.offers["options"] == []
    told = await page.say("play", seat=0, ticket=1, choice="draw", confirm="never")

    assert translate("en", "refused-not-your-seat") in told
    await page.close()
    await duel.close()


async def test_reconnecting_shows_the_table_as_it_is() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]
    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    await duel.other.close()

    page = await Page.open(duel.table, duel.players[1 - seat])

    assert page.offers["turn"] == "mine"
    await page.close()
    await duel.mover.close()


async def test_a_waiting_page_that_connects_late_becomes_the_table() -> None:
    duel = await Duel.begin()

    page = await Page.open(duel.table, duel.players[0], query="?waiting")

    assert '"reload": true' in page.html
    await page.close()
    await duel.close()


async def test_a_page_that_is_closed_is_drawn_no_more(worker: Worker) -> None:
    duel = await Duel.begin()
    assert len(worker.subscriptions.at(duel.table.slug)) == 2

    await duel.close()

    assert worker.subscriptions.at(duel.table.slug) == []


async def test_a_page_that_does_not_read_is_left_behind(worker: Worker) -> None:
    closed = list[int]()

    async def stuck(message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            closed.append(message["code"])
        else:
            await asyncio.Event().wait()

    scope = {"url_route": {"kwargs": {"slug": "table"}}, "headers": []}
    socket = TableSocket(worker, scope, stuck)
    socket.page = OpenPage(Session(worker, "table", None, frozenset(), "en"), socket._push)
    worker.subscriptions.add("table", socket.page)
    for number in range(MAX_UNSENT_MESSAGES + 5):
        socket._push(str(number))
        await asyncio.sleep(0)

    assert closed == [4408]
    assert len(socket._outbox) == 0
    assert worker.subscriptions.at("table") == []


async def test_nothing_is_sent_to_a_page_that_was_closed(worker: Worker) -> None:
    sent: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    scope = {"url_route": {"kwargs": {"slug": "0"}}, "headers": []}
    open_one, closed, last = (TableSocket(worker, scope, send) for _ in range(3))
    await closed._close(4403)
    closed._push("too late")
    open_one._push("in time")
    open_one._push("not any more")
    open_one.leave()
    last._push("after all others")
    async with asyncio.timeout(20):
        while len(sent) < 2:
            await asyncio.sleep(0)

    assert [message["type"] for message in sent] == ["websocket.close", "websocket.send"]
    assert sent[1]["text"] == "after all others"
