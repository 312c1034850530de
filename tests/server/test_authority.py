"""The server decides: over a real socket everything else gets a reason and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bestiary.web.infra.i18n import translate
from server.people import Person, SocketClient, close_all, seat_two_people
from server.server import Server


class Meeting:
    """Two people at a table with their pages open; `mover` is to move."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.language = language
        self.anna, self.boris, self.slug = seat_two_people(server.url, language)
        self.lines = [self.anna.socket(self.slug), self.boris.socket(self.slug)]
        for line in self.lines:
            line.heard()

    @property
    def mover(self) -> SocketClient:
        return next(line for line in self.lines if line.offers and line.offers.choices)

    @property
    def waiter(self) -> SocketClient:
        return next(line for line in self.lines if line is not self.mover)

    def moves(self) -> int:
        return len(self.server.moves(self.slug))

    def refuses(self, why: str, line: SocketClient) -> None:
        """The reader is told `why` in their language, and nothing has changed."""
        assert line.answer() == translate(self.language, why)
        assert self.moves() == 1

    def close(self) -> None:
        close_all(*self.lines, self.anna, self.boris)


@pytest.fixture
def meeting(server: Server) -> Iterator[Meeting]:
    met = Meeting(server)
    yield met
    met.close()


def test_a_choice_on_offer_is_stored_and_shown_to_both(meeting: Meeting) -> None:
    mover = meeting.mover
    waiter = meeting.waiter

    mover.plays()

    mover.until("log-lines")
    waiter.until("log-lines")
    assert meeting.moves() == 2


def test_a_double_click_moves_once(meeting: Meeting) -> None:
    mover = meeting.mover

    mover.plays()
    mover.plays()

    assert mover.answer() == translate(meeting.language, "refused-moved-on")
    assert meeting.moves() == 2


def test_a_stale_page_is_told(meeting: Meeting) -> None:
    mover = meeting.mover
    assert mover.offers is not None
    old = mover.offers

    mover.plays()
    mover.quiet()
    mover.plays(choice=old.choices[0], seat=old.seat, ticket=old.ticket)

    assert mover.answer() == translate(meeting.language, "refused-moved-on")
    assert meeting.moves() == 2


def test_nobody_moves_for_another_seat(meeting: Meeting) -> None:
    offers = meeting.mover.offers
    assert offers is not None

    meeting.waiter.act(
        act="play", seat=offers.seat, ticket=offers.ticket, choice=offers.choices[0], confirm=""
    )

    meeting.refuses("refused-not-your-seat", meeting.waiter)


def test_nobody_moves_out_of_turn(meeting: Meeting) -> None:
    offers = meeting.mover.offers
    assert offers is not None

    meeting.waiter.act(
        act="play", seat=1 - offers.seat, ticket=1, choice=offers.choices[0], confirm=""
    )

    meeting.refuses("refused-moved-on", meeting.waiter)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"choice": "fly away"}, "refused-choice"),
        ({"choice": ""}, "refused-choice"),
        ({"choice": "split card 1 b ppww; drop"}, "refused-choice"),
        ({"choice": "x" * 3_000}, "refused-unreadable"),
        ({"choice": ["split"]}, "refused-unreadable"),
        ({"choice": "\0"}, "refused-unreadable"),
        ({"choice": None}, "refused-unreadable"),
        ({"ticket": 99}, "refused-moved-on"),
        ({"ticket": -1}, "refused-moved-on"),
        ({"ticket": "one"}, "refused-unreadable"),
        ({"ticket": {}}, "refused-unreadable"),
        ({"seat": 7}, "refused-not-your-seat"),
        ({"seat": -1}, "refused-not-your-seat"),
        ({"seat": -2}, "refused-not-your-seat"),
        ({"seat": "ten"}, "refused-unreadable"),
        ({"act": "fly"}, "refused-unreadable"),
        ({"act": None}, "refused-unreadable"),
        ({"act": ["play"]}, "refused-unreadable"),
        ({"confirm": 1}, "refused-unreadable"),
    ],
)
def test_what_is_not_an_option_is_refused(
    shared: Meeting, changes: dict[str, Any], why: str
) -> None:
    shared.mover.plays(**changes)

    shared.refuses(why, shared.mover)


@pytest.fixture(scope="module")
def shared(server: Server) -> Iterator[Meeting]:
    """One meeting for all refusals: none of them changes it."""
    met = Meeting(server)
    yield met
    met.close()


@pytest.mark.parametrize(
    "message",
    [
        "",
        "hello",
        "{",
        "null",
        "[]",
        "17",
        '"text"',
        "{}",
        '{"body": 1}',
        '{"body": []}',
        "[" * 5_000,
        '{"body": {"act": "chat", "text": "' + "x" * 600 + '"}}',
        '{"body": {"act": "chat", "text": "' + "x" * 20_000 + '"}}',
        b"\x00\xff\xfe",
        b"",
    ],
)
def test_malformed_messages_are_refused(russian: Meeting, message: str | bytes) -> None:
    russian.mover.wire.send(message)

    russian.refuses("refused-unreadable", russian.mover)


@pytest.fixture(scope="module")
def russian(server: Server) -> Iterator[Meeting]:
    """The same for readers of Russian."""
    met = Meeting(server, "ru")
    yield met
    met.close()


def test_an_oversized_message_closes_the_line_and_nothing_else(meeting: Meeting) -> None:
    mover = meeting.mover

    mover.wire.send(json.dumps({"body": {"act": "chat", "text": "x" * 200_000}}))
    with pytest.raises(ConnectionClosed):
        mover.quiet(5)

    assert meeting.moves() == 1
    again = meeting.anna.socket(meeting.slug)
    assert "boards" in again.heard()
    again.close()


def test_strangers_are_not_let_in(meeting: Meeting) -> None:
    stranger = Person(meeting.server.url)

    with pytest.raises(InvalidStatus) as refused:
        stranger.socket(meeting.slug)

    assert refused.value.response.status_code == 403
    stranger.close()


def test_a_page_of_another_site_is_not_let_in(meeting: Meeting) -> None:
    with pytest.raises(InvalidStatus) as refused:
        meeting.anna.socket(meeting.slug, Origin="https://elsewhere.example")

    assert refused.value.response.status_code == 403


def test_a_taken_back_page_may_not_concede_for_others(meeting: Meeting) -> None:
    offers = meeting.mover.offers
    assert offers is not None

    for act in ("take-back", "concede", "why", "note", "mark"):
        meeting.waiter.act(act=act, seat=offers.seat, part="place:1", text="")
        meeting.refuses("refused-not-your-seat", meeting.waiter)


def test_who_talks_too_fast_is_slowed_down(meeting: Meeting) -> None:
    mover = meeting.mover

    for _ in range(90):
        mover.act(act="fly")

    refused = [mover.answer() for _ in range(90)]
    assert translate(meeting.language, "refused-too-fast") in refused
    assert meeting.moves() == 1
