"""So many requests are let in at once; the others wait, unless nothing goes on inside."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import AsyncRequestFactory

from bestiary.web.config import CONFIGURATION
from bestiary.web.infra import concurrency_limit, slow_jobs
from bestiary.web.infra.concurrency_limit import RESERVED_CONNECTIONS, STALLED_KEY, ConcurrencyLimit
from bestiary.web.infra.database_errors import DatabaseErrorMiddleware
from bestiary.web.infra.i18n import translate


class House:
    """An application that answers when told to."""

    def __init__(self, most: int, status: int = 200) -> None:
        self.inside = 0
        self.most = 0
        self.status = status
        self.word = asyncio.Event()
        self.turned_away = 0
        self.stile = ConcurrencyLimit(self.serve, most)

    async def serve(self, scope: dict[str, Any], _: Any, send: Any) -> None:
        if STALLED_KEY in scope:
            self.turned_away += 1
            return
        self.inside += 1
        self.most = max(self.most, self.inside)
        await self.word.wait()
        self.inside -= 1
        await send({"type": "http.response.start", "status": self.status})
        await send({"type": "http.response.body"})

    def ask(self, count: int) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.stile({}, _asked, _heard)) for _ in range(count)]


async def _asked() -> dict[str, Any]:
    return {"type": "http.request"}


async def _heard(_: dict[str, Any]) -> None:
    await asyncio.sleep(0)


async def test_no_more_are_let_in_than_there_is_room_for() -> None:
    house = House(3)
    asked = house.ask(10)
    while house.inside < 3:
        await asyncio.sleep(0)
    house.word.set()
    await asyncio.gather(*asked)

    assert (house.most, house.inside, house.turned_away) == (3, 0, 0)


async def test_nobody_waits_behind_those_who_wait_for_a_silent_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(concurrency_limit, "STALL_SECONDS", 0.02)
    house = House(3)
    asked = house.ask(5)
    async with asyncio.timeout(20):
        while house.turned_away < 2:
            await asyncio.sleep(0.01)

    house.word.set()
    await asyncio.gather(*asked)
    await asyncio.gather(*house.ask(3))
    assert house.turned_away == 2


async def test_who_sends_slowly_takes_up_no_room() -> None:
    house = House(1)
    sent = asyncio.Event()
    parts = [{"more_body": True}, {"more_body": False}]

    async def slowly() -> dict[str, Any]:
        if len(parts) == 1:
            await sent.wait()
        return parts.pop(0)

    slow = asyncio.create_task(house.stile({}, slowly, _heard))
    while len(parts) > 1:
        await asyncio.sleep(0)
    house.word.set()
    await asyncio.gather(*house.ask(1))
    assert parts

    sent.set()
    await slow
    assert (house.most, parts) == (1, [])


async def test_who_fails_makes_room_as_well() -> None:
    async def fail(*_: Any) -> None:
        raise BrokenPipeError

    stile = ConcurrencyLimit(fail, 1)
    for _ in range(3):
        with pytest.raises(BrokenPipeError):
            await stile({}, _asked, _heard)


def test_who_is_not_let_in_is_told_so() -> None:
    made = AsyncRequestFactory()
    answers = {
        path: DatabaseErrorMiddleware(lambda _: HttpResponse())(_closed(made.get(path)))
        for path in ("/", "/api/games")
    }

    assert {answer.status_code for answer in answers.values()} == {503}
    assert translate("en", "refused-storage") in answers["/"].content.decode()
    assert b'"error": "refused-storage"' in answers["/api/games"].content


def _closed(request: Any) -> Any:
    request.scope[STALLED_KEY] = True
    return request


def test_those_who_wait_for_a_hand_leave_room_for_others() -> None:
    assert (
        CONFIGURATION.database_connections - RESERVED_CONNECTIONS
        > slow_jobs.MAX_QUEUED + slow_jobs.SLOTS_PER_WORKER
    )
