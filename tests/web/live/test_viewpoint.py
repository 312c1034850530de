"""The socket: looking back, through others' eyes, in words, and asking why not."""

import pytest
from channels.db import database_sync_to_async as in_thread

from bestiary.games.cryptid.box.hexes import NAMES
from bestiary.web.infra.i18n import translate
from web import table_setup
from web.duel import Duel
from web.page import Page

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.asyncio]


async def test_looking_back_and_forth() -> None:
    duel = await Duel.begin()
    await duel.mover.play(duel.mover.offers["options"][0]["text"])

    past = await duel.mover.say("look", stop="0")
    now = await duel.mover.say("look", stop="")

    assert 'data-past="yes"' in past
    assert 'data-past="no"' in now
    await duel.close()


async def test_why_not_is_answered_when_asked() -> None:
    duel = await Duel.begin()

    told = await duel.mover.say("why", seat=duel.mover.offers["seat"])

    assert 'id="why"' in told
    assert "reasons" in told
    for act in ("why", "why-off"):  # asked again, or clicked elsewhere, it is put away
        told = await duel.mover.say(act, seat=duel.mover.offers["seat"])
        assert 'id="why"' in told
        assert "reasons" not in told
        await duel.mover.say("why", seat=duel.mover.offers["seat"])
    await duel.close()


def hexes(page: Page) -> list[str]:
    return [option["text"].split()[-1] for option in page.offers["options"]]


async def test_a_hex_says_why_it_cannot_be_chosen_and_so_does_the_next() -> None:
    duel = await Duel.begin(game="cryptid")
    taken = hexes(duel.mover)[0]
    await duel.mover.play(duel.mover.offers["options"][0]["text"])
    await duel.other.hear_rest()
    page = duel.mover if duel.mover.offers["options"] else duel.other
    seat = page.offers["seat"]
    allowed = next(name for name in NAMES if name not in {*hexes(page), taken})

    full = await page.say("why", seat=seat, part=f"hex:{taken}")
    clue = await page.say("why", seat=seat, part=f"hex:{allowed}")
    away = await page.say("why", seat=seat)
    every = await page.say("why", seat=seat)

    told = [("one cube at most" in text, "never lie" in text) for text in (full, clue, away, every)]
    assert told == [(True, False), (False, True), (False, False), (True, True)]
    await duel.close()


async def test_why_not_is_gone_with_its_decision() -> None:
    """Whoever is asked next at the same screen would read what the one before them holds."""
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]
    assert "reasons" in await duel.mover.say("why", seat=seat)

    await duel.other.say("concede", seat=1 - seat)
    told = await duel.mover.hear()

    assert 'hx-target="#why"' in told
    assert "reasons" not in told
    await duel.close()


async def test_after_the_end_everybody_looks_through_everybody_s_eyes() -> None:
    duel = await Duel.begin()
    seat = duel.mover.offers["seat"]
    early = await duel.other.say("through", seat=seat)
    assert translate("en", "refused-not-over") in early
    await duel.mover.say("concede", seat=seat)
    await duel.other.hear()

    seen = await duel.other.say("through", seat=seat)
    name = duel.players[seat].name

    assert f"{name} draws: " in seen
    assert translate("en", "refused-unreadable") in await duel.other.say("through", seat=9)
    await duel.close()


async def test_people_on_one_device_see_a_curtain_between_turns() -> None:
    host = await in_thread(table_setup.make_player)("Anna")
    table = await in_thread(table_setup.hot_seat_table)(host, ("", "1234"))
    page = await Page.open(table, host)

    assert 'id="curtain" role="dialog"' in page.html
    assert page.offers["options"] == []
    assert "draws: " not in page.html
    seat = await in_thread(table_setup.asked_seat)(table)
    if seat == 1:
        assert translate("en", "refused-pin") in await page.say("lift", seat=seat, pin="9999")
        assert page.offers["options"] == []
    await page.say("lift", seat=seat, pin="1234")

    assert page.offers["seat"] == seat
    assert page.offers["options"]
    await page.close()


async def test_the_board_in_words_is_sent_to_who_unfolds_it() -> None:
    duel = await Duel.begin()

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
