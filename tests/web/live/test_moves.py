"""The socket: moves through two pages, one of each, and by nobody but who is asked."""

import asyncio

import pytest
from channels.db import database_sync_to_async as in_thread

from bestiary.web.infra.i18n import translate
from bestiary.web.live.socket import PONG
from bestiary.web.models import Seat
from web import table_setup
from web.duel import Duel, moves
from web.page import Page

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


async def test_a_move_appears_on_the_other_page() -> None:
    duel = await Duel.begin()
    assert duel.mover.offers["turn"] == "mine"
    assert duel.other.offers["options"] == []

    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    told = await duel.other.hear()

    assert await moves(duel.table) == 2
    assert 'hx-target="#log-lines" hx-swap="beforeend"' in told
    await duel.close()


async def test_a_page_that_can_patch_is_sent_only_what_is_new_of_a_drawing() -> None:
    duel = await Duel.begin()
    patching = await Page.open(duel.table, duel.players[0], query="?patches")
    await duel.mover.hear_rest()

    whole = await duel.mover.play(duel.mover.offers["options"][0]["text"])
    told = await patching.hear()

    assert 'hx-target="#panel-city" hx-swap="outerMorph">' in whole
    assert 'hx-target="#panel-city" hx-swap="outerMorph" data-kept="0-' in told
    await patching.close()
    await duel.close()


async def test_a_choice_is_shown_before_it_is_made() -> None:
    duel = await Duel.begin()
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
    duel = await Duel.begin(game="rats_of_wistar")
    page = duel.mover
    texts = list[str]()
    for _ in range(12):
        page = duel.mover if duel.mover.offers["options"] else duel.other
        texts = [option["text"] for option in page.offers["options"]]
        if any(text.startswith("place-chief") for text in texts):
            break
        await page.play(texts[0])
        await (duel.other if page is duel.mover else duel.mover).hear_rest()
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
    duel = await Duel.begin()
    await duel.mover.play(duel.mover.offers["options"][0]["text"], confirm="always")

    said = await duel.mover.say("here")

    assert said == PONG  # silence would end the connection, and with it the weighing
    await duel.other.say("chat", text="Hello")
    assert 'id="confirm-choice"' not in await duel.mover.hear(), "it was drawn anew"
    assert await moves(duel.table) == 1
    await duel.close()


async def test_a_double_click_makes_one_move() -> None:
    duel = await Duel.begin()
    offers = duel.mover.offers
    values = {"seat": offers["seat"], "ticket": offers["ticket"], "confirm": "never"}
    choice = offers["options"][0]["text"]

    await duel.mover.say("play", choice=choice, **values)
    told = await duel.mover.say("play", choice=choice, **values)

    assert translate("en", "refused-moved-on") in told
    assert await moves(duel.table) == 2
    await duel.close()


async def test_simultaneous_moves_through_two_pages_leave_one_winner() -> None:
    duel = await Duel.begin()
    tab = await Page.open(duel.table, duel.players[duel.mover.offers["seat"]])
    first, second = (option["text"] for option in duel.mover.offers["options"][:2])

    await asyncio.gather(duel.mover.play(first), tab.play(second))

    assert await moves(duel.table) == 2
    await tab.close()
    await duel.close()


async def test_nobody_plays_another_s_seat() -> None:
    duel = await Duel.begin()
    offers = duel.mover.offers
    values = {"seat": offers["seat"], "ticket": offers["ticket"], "confirm": "never"}

    told = await duel.other.say("play", choice=offers["options"][0]["text"], **values)

    assert translate("en", "refused-not-your-seat") in told
    assert await moves(duel.table) == 1
    await duel.close()


async def test_two_tabs_of_one_player_agree() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]
    tab = await Page.open(duel.table, duel.players[seat])

    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    await tab.hear()

    assert tab.offers == duel.mover.offers
    await tab.close()
    await duel.close()


async def test_conceding_ends_the_game_for_both() -> None:
    duel = await Duel.begin()

    await duel.mover.say("concede", seat=duel.mover.offers["seat"])
    told = await duel.other.hear()

    assert "concedes." in told
    assert duel.mover.offers["turn"] == "none"
    await duel.close()


async def test_a_bot_takes_over_only_for_those_away_and_hands_back() -> None:
    duel = await Duel.begin()
    absent = duel.mover
    present = duel.other
    seat = absent.offers["seat"]

    refused = await present.say("stand-in", seat=seat)
    assert translate("en", "refused-not-away") in refused
    await absent.close()
    await in_thread(table_setup.age_all_tables)()
    await present.say("stand-in", seat=seat)
    assert (await in_thread(Seat.objects.get)(table=duel.table, number=seat)).bot == "master"

    back = await Page.open(duel.table, duel.players[seat])
    assert translate("en", "bot-plays-for-you") in back.html
    await back.say("return", seat=seat)

    assert (await in_thread(Seat.objects.get)(table=duel.table, number=seat)).bot == ""
    assert back.offers["options"]
    await back.close()
    await present.close()
