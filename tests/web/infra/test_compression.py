"""What travels is compressed, and no secret is compressed together with words of others."""

from __future__ import annotations

from typing import Any

import pytest
from django.templatetags.static import static
from django.test import Client
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bestiary.web.http.plates import COLOUR_SCHEMES, plate_digest, plate_svg
from bestiary.web.infra.compression import MAX_QUEUED_MESSAGES, CompressedWebSocketProtocol
from bestiary.web.models import Message
from web.table_setup import as_player, duel, make_player

pytestmark = [pytest.mark.django_db(transaction=True)]
ZIPPED = {"accept-encoding": "gzip, br"}


def test_a_page_is_compressed_for_who_can_read_it() -> None:
    assert Client().get("/", headers=ZIPPED)["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in Client().get("/")


def test_a_table_s_page_comes_without_what_others_write_and_without_its_query() -> None:
    anna, boris = make_player(), make_player("Boris")
    table = duel(anna, boris)
    Message.objects.create(table=table, player=boris, name="Boris", text="is it the swamp?")

    page = as_player(anna).get(f"/table/{table.slug}/?q=a-guess").content.decode()

    assert 'id="chat-lines"' in page
    assert "is it the swamp?" not in page
    assert "a-guess" not in page


@pytest.mark.asyncio
async def test_no_message_of_a_socket_is_shorter_for_the_one_before() -> None:
    protocol = CompressedWebSocketProtocol(
        Config("bestiary.web.asgi:application"), ServerState(), {}
    )

    [offered] = protocol.conn.available_extensions or []
    answer, _ = offered.process_request_params([], [])

    assert ("server_no_context_takeover", None) in answer
    assert ("client_no_context_takeover", None) in answer


@pytest.mark.parametrize("theme", COLOUR_SCHEMES)
def test_a_plate_brings_its_colours_and_is_kept_for_ever(theme: str) -> None:
    digest = plate_digest("cryptid", theme)

    answer = Client().get(f"/art/plate/cryptid.{theme}.{digest}.svg")

    assert answer.content.decode() == plate_svg("cryptid", theme)
    assert "immutable" in answer["Cache-Control"]
    assert f"color-scheme: {COLOUR_SCHEMES[theme]};" in answer.content.decode()


@pytest.mark.parametrize("address", ["nothing.light", "cryptid.pink"])
def test_there_is_no_other_plate(address: str) -> None:
    assert Client().get(f"/art/plate/{address}.000000000000.svg").status_code == 404


def test_static_files_are_kept_for_ever_and_old_addresses_lead_to_todays() -> None:
    today = static("bestiary/css/tokens.css")

    found = Client().get(today)
    found.close()
    moved = Client().get("/static/000000000000/bestiary/css/tokens.css")

    assert "immutable" in found["Cache-Control"]
    assert moved["Location"] == today
    assert Client().get(static("bestiary/css/nothing.css")).status_code == 404


class Reading:
    """A connection that notes whether it is read from."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def pause_reading(self) -> None:
        self.asked.append("pause")

    def resume_reading(self) -> None:
        self.asked.append("resume")


@pytest.mark.asyncio
async def test_a_page_is_read_from_until_some_messages_wait() -> None:
    """Each pause asks the system twice; but nobody has more than a few messages kept for them."""
    protocol = CompressedWebSocketProtocol(
        Config("bestiary.web.asgi:application"), ServerState(), {}
    )
    reading: Any = Reading()
    protocol.transport = reading

    def sent(number: int) -> None:
        for _ in range(number):
            protocol.handle_text(Frame(Opcode.TEXT, b"move"))

    sent(MAX_QUEUED_MESSAGES - 1)
    assert reading.asked == []
    sent(3)
    assert reading.asked == ["pause"]
    for _ in range(MAX_QUEUED_MESSAGES + 2):
        received: Any = await protocol.receive()
        assert received["text"] == "move"
    assert reading.asked == ["pause", "resume"]
    sent(1)
    assert reading.asked == ["pause", "resume"]
