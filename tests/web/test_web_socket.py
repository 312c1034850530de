"""The socket: two pages play, and everything that should not happen does not."""

import asyncio
from typing import Any

import pytest
from channels.db import database_sync_to_async as in_thread

from bestiary.web.house.words import say
from bestiary.web.models import Message, Move, Note, Player, Seat, Table
from bestiary.web.socket.acts import MOST_MARKS, Acts
from bestiary.web.socket.connection import HEARD, MOST_UNSENT, TableSocket
from bestiary.web.stage.audience import STAGE
from bestiary.web.stage.audience import Page as OpenPage
from bestiary.web.stage.room import WATCHING
from web import web_table
from web.web_page import SILENCE, Page, Socket

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


class Duel:
    """Two people at a table, each with a page; `mover` is the one to move."""

    table: Table
    players: tuple[Player, Player]
    mover: Page
    other: Page

    @classmethod
    async def begun(cls, **changes: object) -> "Duel":
        duel = cls()
        anna = await in_thread(web_table.someone)("Anna")
        boris = await in_thread(web_table.someone)("Boris")
        duel.players = (anna, boris)
        duel.table = await in_thread(web_table.duel)(anna, boris, **changes)
        seat = await in_thread(web_table.asked)(duel.table)
        duel.mover = await Page.open(duel.table, duel.players[seat])
        duel.other = await Page.open(duel.table, duel.players[1 - seat])
        await duel.mover.hear(SILENCE)
        return duel

    async def close(self) -> None:
        await self.mover.close()
        await self.other.close()


async def moves(table: Table) -> int:
    return await in_thread(Move.objects.filter(table=table).count)()


async def test_a_move_appears_on_the_other_page() -> None:
    duel = await Duel.begun()
    assert duel.mover.offers["turn"] == "mine"
    assert duel.other.offers["options"] == []

    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    told = await duel.other.hear()

    assert await moves(duel.table) == 2
    assert 'hx-target="#log-lines" hx-swap="beforeend"' in told
    await duel.close()


async def test_a_page_that_can_patch_is_sent_only_what_is_new_of_a_drawing() -> None:
    duel = await Duel.begun()
    patching = await Page.open(duel.table, duel.players[0], query="?patches")
    await duel.mover.hear(SILENCE)

    whole = await duel.mover.play(duel.mover.offers["options"][0]["text"])
    told = await patching.hear()

    assert 'hx-target="#panel-city" hx-swap="outerMorph">' in whole
    assert 'hx-target="#panel-city" hx-swap="outerMorph" data-kept="0-' in told
    await patching.close()
    await duel.close()


async def test_a_choice_is_shown_before_it_is_made() -> None:
    duel = await Duel.begun()
    text = duel.mover.offers["options"][0]["text"]

    shown = await duel.mover.play(text, confirm="always")
    assert 'id="confirm-choice"' in shown
    assert await moves(duel.table) == 1
    back = await duel.mover.say("weigh-off")
    assert 'id="confirm-choice"' not in back
    await duel.mover.play(text)

    assert await moves(duel.table) == 2
    await duel.close()


async def test_what_would_be_lost_is_asked_first() -> None:
    """With all workers at the burrow entrance the main action would do nothing."""
    duel = await Duel.begun(game="rats_of_wistar")
    page, texts = duel.mover, list[str]()
    for _ in range(12):
        page = duel.mover if duel.mover.offers["options"] else duel.other
        texts = [option["text"] for option in page.offers["options"]]
        if any(text.startswith("place-chief") for text in texts):
            break
        await page.play(texts[0])
        await (duel.other if page is duel.mover else duel.mover).hear(SILENCE)
    await page.play(next(text for text in texts if text.startswith("place-chief gather-wood")))
    before = await moves(duel.table)

    asked = await page.play("take-main", confirm="final")
    assert 'id="confirm-choice"' in asked
    assert "Strength 0, so it does nothing" in asked
    assert await moves(duel.table) == before
    await page.play("take-main")

    assert await moves(duel.table) > before
    await duel.close()


async def test_a_page_that_asks_is_heard_though_nothing_changed_and_goes_on_weighing() -> None:
    duel = await Duel.begun()
    await duel.mover.play(duel.mover.offers["options"][0]["text"], confirm="always")

    said = await duel.mover.say("here")

    assert said == HEARD  # silence would end the connection, and with it the weighing
    await duel.other.say("chat", text="Hello")
    assert 'id="confirm-choice"' not in await duel.mover.hear(), "it was drawn anew"
    assert await moves(duel.table) == 1
    await duel.close()


async def test_a_double_click_makes_one_move() -> None:
    duel = await Duel.begun()
    offers = duel.mover.offers
    values = {"seat": offers["seat"], "ticket": offers["ticket"], "confirm": "never"}
    choice = offers["options"][0]["text"]

    await duel.mover.say("play", choice=choice, **values)
    told = await duel.mover.say("play", choice=choice, **values)

    assert say("en", "refused-moved-on") in told
    assert await moves(duel.table) == 2
    await duel.close()


async def test_nobody_plays_another_s_seat() -> None:
    duel = await Duel.begun()
    offers = duel.mover.offers
    values = {"seat": offers["seat"], "ticket": offers["ticket"], "confirm": "never"}

    told = await duel.other.say("play", choice=offers["options"][0]["text"], **values)

    assert say("en", "refused-not-your-seat") in told
    assert await moves(duel.table) == 1
    await duel.close()


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
    duel = await Duel.begun()

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
    duel = await Duel.begun()

    await duel.mover.socket.send_bytes(b"\x00\xff")

    assert say("en", "refused-unreadable") in await duel.mover.hear()
    await duel.close()


async def test_refusals_speak_the_reader_s_language() -> None:
    duel = await Duel.begun()
    page = await Page.open(duel.table, duel.players[0], "ru")

    assert say("ru", "refused-unreadable") in await page.say("fly")
    await page.close()
    await duel.close()


async def test_a_flood_is_slowed_down() -> None:
    duel = await Duel.begun()

    for _ in range(60):
        await duel.mover.socket.send_to('{"body": {"act": "fly"}}')

    assert say("en", "refused-too-fast") in await duel.mover.hear()
    await duel.close()


async def test_strangers_are_not_let_in() -> None:
    duel = await Duel.begun()

    with pytest.raises(AssertionError, match="did not let"):
        await Page.open(duel.table, None)
    await duel.close()


async def test_other_sites_are_not_let_in() -> None:
    duel = await Duel.begun()
    headers = [(b"origin", b"https://elsewhere.example"), (b"host", b"localhost")]

    socket = Socket(f"/table/{duel.table.slug}/socket/", headers)

    assert not await socket.connect()
    await duel.close()


async def test_a_spectator_sees_but_cannot_move() -> None:
    duel = await Duel.begun()
    page = await Page.open(duel.table, None, **{WATCHING: [duel.table.slug]})

    assert page.offers["options"] == []
    told = await page.say("play", seat=0, ticket=1, choice="draw", confirm="never")

    assert say("en", "refused-not-your-seat") in told
    await page.close()
    await duel.close()


async def test_two_tabs_of_one_player_agree() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]
    tab = await Page.open(duel.table, duel.players[seat])

    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    await tab.hear()

    assert tab.offers == duel.mover.offers
    await tab.close()
    await duel.close()


async def test_reconnecting_shows_the_table_as_it_is() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]
    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    await duel.other.close()

    page = await Page.open(duel.table, duel.players[1 - seat])

    assert page.offers["turn"] == "mine"
    await page.close()
    await duel.mover.close()


async def test_a_waiting_page_that_connects_late_becomes_the_table() -> None:
    duel = await Duel.begun()

    page = await Page.open(duel.table, duel.players[0], query="?waiting")

    assert '"reload": true' in page.html
    await page.close()
    await duel.close()


async def test_chat_reaches_everybody_and_is_escaped() -> None:
    duel = await Duel.begun()

    await duel.mover.say("chat", text="<script>alert(1)</script>  hello")
    told = await duel.other.hear()

    assert "&lt;script&gt;alert(1)&lt;/script&gt; hello" in told
    assert await in_thread(Message.objects.count)() == 1
    await duel.close()


async def test_notes_are_only_mine() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]

    await duel.mover.say("note", seat=seat, text="water, surely")

    assert (await in_thread(Note.objects.get)()).text == "water, surely"
    assert "surely" not in duel.other.html + await duel.other.hear(SILENCE)
    await duel.close()


async def test_marks_on_the_board_are_kept_and_only_mine() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]

    told = await duel.mover.say("mark", seat=seat, part="place:3", text=" </script>surely ")
    await duel.mover.say("mark", seat=seat, part="place:4", text="no")
    await duel.mover.say("mark", seat=seat, part="place:4", text="")

    assert (await in_thread(Note.objects.get)()).marks == {"place:3": "</script>surely"}
    assert '"place:3"' in told
    assert "</script>surely" not in told
    assert "surely" not in duel.other.html + await duel.other.hear(SILENCE)
    again = await Page.open(duel.table, duel.players[seat])
    assert '"place:3"' in again.html
    await again.close()
    await duel.close()


async def test_half_a_letter_is_refused() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]

    for body in ({"act": "chat"}, {"act": "note"}, {"act": "mark", "part": "place:1"}):
        told = await duel.mover.say(seat=seat, text="\ud800", **body)
        assert "notice bad" in told

    assert await in_thread(Note.objects.count)() + await in_thread(Message.objects.count)() == 0
    await duel.close()


async def test_marks_are_bounded() -> None:
    duel = await Duel.begun()
    seat, full = duel.mover.offers["seat"], {f"place:{n}": "x" for n in range(MOST_MARKS)}
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


async def test_looking_back_and_forth() -> None:
    duel = await Duel.begun()
    await duel.mover.play(duel.mover.offers["options"][0]["text"])

    past = await duel.mover.say("look", stop="0")
    now = await duel.mover.say("look", stop="")

    assert 'data-past="yes"' in past
    assert 'data-past="no"' in now
    await duel.close()


async def test_why_not_is_answered_when_asked() -> None:
    duel = await Duel.begun()

    told = await duel.mover.say("why", seat=duel.mover.offers["seat"])

    assert 'id="why"' in told
    assert "reasons" in told
    for act in ("why", "why-off"):  # asked again, or clicked elsewhere, it is put away
        told = await duel.mover.say(act, seat=duel.mover.offers["seat"])
        assert 'id="why"' in told
        assert "reasons" not in told
        await duel.mover.say("why", seat=duel.mover.offers["seat"])
    await duel.close()


async def test_why_not_is_gone_with_its_decision() -> None:
    """Whoever is asked next at the same screen would read what the one before them holds."""
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]
    assert "reasons" in await duel.mover.say("why", seat=seat)

    await duel.other.say("concede", seat=1 - seat)
    told = await duel.mover.hear()

    assert 'hx-target="#why"' in told
    assert "reasons" not in told
    await duel.close()


async def test_conceding_ends_the_game_for_both() -> None:
    duel = await Duel.begun()

    await duel.mover.say("concede", seat=duel.mover.offers["seat"])
    told = await duel.other.hear()

    assert "concedes." in told
    assert duel.mover.offers["turn"] == "none"
    await duel.close()


async def test_after_the_end_everybody_looks_through_everybody_s_eyes() -> None:
    duel = await Duel.begun()
    seat = duel.mover.offers["seat"]
    early = await duel.other.say("through", seat=seat)
    assert say("en", "refused-not-over") in early
    await duel.mover.say("concede", seat=seat)
    await duel.other.hear()

    seen = await duel.other.say("through", seat=seat)
    name = duel.players[seat].name

    assert f"{name} draws: " in seen
    assert say("en", "refused-unreadable") in await duel.other.say("through", seat=9)
    await duel.close()


async def test_a_bot_takes_over_only_for_those_away_and_hands_back() -> None:
    duel = await Duel.begun()
    absent, present = duel.mover, duel.other
    seat = absent.offers["seat"]

    refused = await present.say("stand-in", seat=seat)
    assert say("en", "refused-not-away") in refused
    await absent.close()
    await in_thread(web_table.long_gone)()
    await present.say("stand-in", seat=seat)
    assert (await in_thread(Seat.objects.get)(table=duel.table, number=seat)).bot == "master"

    back = await Page.open(duel.table, duel.players[seat])
    assert say("en", "bot-plays-for-you") in back.html
    await back.say("return", seat=seat)

    assert (await in_thread(Seat.objects.get)(table=duel.table, number=seat)).bot == ""
    assert back.offers["options"]
    await back.close()
    await present.close()


async def test_people_on_one_device_see_a_curtain_between_turns() -> None:
    host = await in_thread(web_table.someone)("Anna")
    table = await in_thread(web_table.shared)(host, ("", "1234"))
    page = await Page.open(table, host)

    assert 'id="curtain" role="dialog"' in page.html
    assert page.offers["options"] == []
    assert "draws: " not in page.html
    seat = await in_thread(web_table.asked)(table)
    if seat == 1:
        assert say("en", "refused-pin") in await page.say("lift", seat=seat, pin="9999")
        assert page.offers["options"] == []
    await page.say("lift", seat=seat, pin="1234")

    assert page.offers["seat"] == seat
    assert page.offers["options"]
    await page.close()


async def test_simultaneous_moves_through_two_pages_leave_one_winner() -> None:
    duel = await Duel.begun()
    tab = await Page.open(duel.table, duel.players[duel.mover.offers["seat"]])
    first, second = (option["text"] for option in duel.mover.offers["options"][:2])

    await asyncio.gather(duel.mover.play(first), tab.play(second))

    assert await moves(duel.table) == 2
    await tab.close()
    await duel.close()


async def test_the_board_in_words_is_sent_to_who_unfolds_it() -> None:
    duel = await Duel.begun()

    unfolded = await duel.mover.say("words")
    told = await duel.mover.play(duel.mover.offers["options"][0]["text"])
    heard = await duel.other.hear()
    folded = await duel.mover.say("no-words")

    for sent in (unfolded, told):
        assert 'id="described" open data-told="yes"' in sent
        assert "Blocks in the city deck" in sent
    assert "described" not in heard
    assert 'id="described">' in folded
    await duel.close()


async def test_a_page_that_is_closed_is_drawn_no_more() -> None:
    duel = await Duel.begun()
    assert len(STAGE.at(duel.table.slug)) == 2

    await duel.close()

    assert STAGE.at(duel.table.slug) == []


async def test_a_page_that_does_not_read_is_left_behind() -> None:
    closed = list[int]()

    async def stuck(message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            closed.append(message["code"])
        else:
            await asyncio.Event().wait()

    scope = {"url_route": {"kwargs": {"slug": "table"}}, "headers": []}
    socket = TableSocket(scope, stuck)
    socket.page = OpenPage(Acts("table", None, frozenset(), "en"), socket._push)
    STAGE.enter("table", socket.page)
    for number in range(MOST_UNSENT + 5):
        socket._push(str(number))
        await asyncio.sleep(0)

    assert closed == [4408]
    assert len(socket._outbox) == 0
    assert STAGE.at("table") == []
