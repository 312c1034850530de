"""The socket: what readers write, to each other and for themselves."""

import pytest
from channels.db import database_sync_to_async as in_thread

from bestiary.web.live.commands.notes import MAX_MARKS
from bestiary.web.models import Message, Note, Seat
from web.duel import Duel
from web.page import Page

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


async def test_chat_reaches_everybody_and_is_escaped() -> None:
    duel = await Duel.begin()

    await duel.mover.say("chat", text="<script>alert(1)</script>  hello")
    told = await duel.other.hear()

    assert "&lt;script&gt;alert(1)&lt;/script&gt; hello" in told
    assert await in_thread(Message.objects.count)() == 1
    await duel.close()


async def test_notes_are_only_mine() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]

    await duel.mover.say("note", seat=seat, text="water, surely")

    assert (await in_thread(Note.objects.get)()).text == "water, surely"
    assert "surely" not in duel.other.html + await duel.other.hear_rest()
    await duel.close()


async def test_marks_on_the_board_are_kept_and_only_mine() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]

    told = await duel.mover.say("mark", seat=seat, part="place:3", text=" </script>surely ")
    await duel.mover.say("mark", seat=seat, part="place:4", text="no")
    await duel.mover.say("mark", seat=seat, part="place:4", text="")

    assert (await in_thread(Note.objects.get)()).marks == {"place:3": "</script>surely"}
    assert '"place:3"' in told
    assert "</script>surely" not in told
    assert "surely" not in duel.other.html + await duel.other.hear_rest()
    again = await Page.open(duel.table, duel.players[seat])
    assert '"place:3"' in again.html
    await again.close()
    await duel.close()


async def test_half_a_letter_is_refused() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]

    for body in ({"act": "chat"}, {"act": "note"}, {"act": "mark", "part": "place:1"}):
        told = await duel.mover.say(seat=seat, text="\ud800", **body)
        assert "notice bad" in told

    assert await in_thread(Note.objects.count)() + await in_thread(Message.objects.count)() == 0
    await duel.close()


async def test_marks_are_bounded() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]
    full = {f"place:{n}": "x" for n in range(MAX_MARKS)}
    row = await in_thread(Seat.objects.get)(table=duel.table, number=seat)
    note = await in_thread(Note.objects.create)(seat=row, marks=full)

    wrong = [("", "x"), ("p" * 61, "x"), ("place:1", "x" * 81), ("place:0\0", "x")]
    for part, text in wrong:
        assert "notice" in await duel.mover.say("mark", seat=seat, part=part, text=text)
    assert "full" in await duel.mover.say("mark", seat=seat, part="one more", text="x")
    await duel.mover.say("mark", seat=1 - seat, part="place:1", text="yours")

    await in_thread(note.refresh_from_db)()
    assert note.marks == full
    assert await in_thread(Note.objects.count)() == 1
    await duel.close()
