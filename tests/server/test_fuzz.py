"""At least 50,000 messages of every shape at the socket: no exception, no change of state."""

from __future__ import annotations

import json
import logging
from random import Random
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread

from bestiary.web.live import socket
from bestiary.web.models import Message, Move, Note, Player, Seat, Table
from web.page import Page
from web.table_setup import asked_seat, duel, make_player, offered_choices

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]

WATCHER = 46_000
PLAYER = 4_000
SHARE = 0.03
"""So many messages are well formed and reach the table; the rest is refused at the door."""
ACTS = (
    *("play", "weigh-off", "take-back", "concede", "look", "through", "lift", "why", "chat"),
    *("note", "mark", "stand-in", "return", "here"),
)
LAWFUL = ("chat", "note", "mark", "concede", "stand-in", "return")
"""What someone who sits there may do at any time: not thrown from a seat."""
ODD = ("", "\0", "🐀" * 20, "'; DROP TABLE web_move; --", "<script>", "x" * 2_500, "%s%n", "\ud800")


class Fuzzer:
    """Makes messages, from noise to what is nearly a move."""

    def __init__(self, seed: int, acts: tuple[str, ...], choices: list[str]) -> None:
        self.rng = Random(seed)
        self.acts = acts
        self.choices = choices

    def message(self) -> str | bytes:
        if self.rng.random() < SHARE:
            return json.dumps({"body": self.body()})
        return self.rng.choice((self.noise, self.binary, self.broken, self.shaped, self.long))()

    def noise(self) -> str:
        return "".join(chr(self.rng.randrange(1, 0xD7FF)) for _ in range(self.rng.randrange(40)))

    def binary(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(60))

    def broken(self) -> str:
        whole = json.dumps({"body": self.body()}, ensure_ascii=self.rng.random() < 0.5)
        at = self.rng.randrange(1, len(whole))
        return whole[: at - 1] + whole[at:] if self.rng.random() < 0.3 else whole[: at - 1]

    def shaped(self) -> str:
        return json.dumps(self.rng.choice(({"body": self.value()}, self.value(), [self.value()])))

    def long(self) -> str:
        return "[" * self.rng.randrange(1, 3_000) + " " * self.rng.choice((0, 20_000))

    def value(self) -> Any:
        simple: tuple[Any, ...] = (
            None,
            True,
            0,
            -1,
            1e308,
            10**30,
            "",
            "body",
            [],
            {},
            [[]],
            {"act": {}},
        )
        return self.rng.choice(simple)

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"act": self.rng.choice(self.acts)}
        for name in ("seat", "ticket", "stop"):
            body[name] = self.rng.choice((0, 1, 2, -1, -2, "0", "1", "9" * 30, "x", self.value()))
        for name in ("choice", "text", "part", "pin", "confirm"):
            chosen = self.rng.choice((*ODD, *self.choices[:5], "always", "final", self.value()))
            body[name] = chosen
        body.pop(self.rng.choice((*body, "none")), None)
        return body


def everything(table: Table) -> list[Any]:
    """All that is stored and that a message could have changed."""
    rows: list[Any] = list(Table.objects.filter(pk=table.pk).values())
    for kind in (Seat, Move, Message):
        rows += kind.objects.filter(table=table).values()
    return rows + list(Note.objects.values()) + list(Player.objects.values())


async def throw(page: Page, fuzzer: Fuzzer, count: int) -> None:
    """Send `count` messages; what comes back is read now and then, and must not be the end."""
    for number in range(count):
        message = fuzzer.message()
        if isinstance(message, bytes):
            page.socket.send_bytes(message)
        else:
            page.socket.send_text(message)
        if number % 50 == 0:
            await page.hear_rest()
    await page.hear_rest()
    assert not page.socket.task.done()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the fuzzer talk as fast as it can, and draw nothing: drawing has its own tests."""
    monkeypatch.setattr(socket, "BURST_MESSAGES", 1e9)
    monkeypatch.setattr(socket, "limits_of", lambda *_: ())

    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(socket.TableSocket, "_show", nothing)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What went wrong; that something took long on a busy machine is none of it."""
    return [said.getMessage() for said in caplog.records if said.levelno >= logging.ERROR]


@pytest.mark.usefixtures("hurried")
async def test_a_watcher_changes_nothing_whatever_is_sent(caplog: pytest.LogCaptureFixture) -> None:
    table, _, choices = await in_thread(_table)()
    before = await in_thread(everything)(table)
    page = await Page.open(table, None)

    with caplog.at_level(logging.ERROR):
        await throw(page, Fuzzer(1, ACTS, choices), WATCHER)

    assert await in_thread(everything)(table) == before
    assert not errors(caplog)
    await page.close()


@pytest.mark.usefixtures("hurried")
async def test_a_player_out_of_turn_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    table, waiting, choices = await in_thread(_table)()
    page = await Page.open(table, waiting)
    before = await in_thread(everything)(table)
    acts = tuple(act for act in ACTS if act not in LAWFUL)

    with caplog.at_level(logging.ERROR):
        await throw(page, Fuzzer(2, acts, choices), PLAYER)

    assert await in_thread(everything)(table) == before
    assert not errors(caplog)
    await page.close()


def _table() -> tuple[Table, Player, list[str]]:
    players = make_player("Anna"), make_player("Boris")
    table = duel(*players, is_public=True)
    seat = asked_seat(table)
    return table, players[1 - seat], offered_choices(table, seat)
