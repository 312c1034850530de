"""Doors that strangers try: signing in from many addresses, and the puzzle of the day.

The server is as it comes, behind a proxy that says who asks, as an operator runs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from typing import Any

import httpx
import pytest

from bestiary import registry
from bestiary.games.cryptid.state import CryptidState
from bestiary.web.infra.rate_limit import CHANGES, SIGN_INS, SITE_SIGN_INS, STRANGE_SIGN_INS
from core.narrowing import narrow
from server.server import Server

PUZZLE = "/puzzle/cryptid/"
SIGN_IN = "/account/login/"
TOKEN = "c" * 32
OPTION = re.compile(r'<option value="(hex:\w+)"')
ALIKE = re.compile(
    r'<option value="[^"]*">[^<]*|data-(?:part|note)="[^"]*"|aria-label="[^"]*"|id="[^"]*"'
)
"""Where every hex is named, in the same way."""
LINE = httpx.Client(timeout=30, verify=False)
"""The proxy's: it keeps nobody's cookies apart from their own."""
_network = count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("house")
    with LINE, Server(site, TLS="1", ALLOWED_HOSTS="127.0.0.1") as server:
        yield server


def home() -> str:
    """A network of IPv6 that nobody has asked from before, without its last half."""
    return f"2001:db8:{next(_network):x}:2"


class Stranger:
    """Somebody behind the proxy, at an address of theirs; with a cookie once they are given one."""

    def __init__(self, house: Server, address: str = "") -> None:
        self.house = house
        self.address = address or f"{home()}::1"
        self.cookies = {"csrftoken": TOKEN}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {
            "X-Forwarded-For": self.address,
            "X-Forwarded-Proto": "https",
            "X-CSRFToken": TOKEN,
            "Origin": self.house.url.replace("http", "https", 1),
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
        } | dict(more.pop("headers", {}))
        answer = LINE.request(method, self.house.url + path, headers=headers, **more)
        self.cookies.update(answer.cookies)
        LINE.cookies.clear()
        return answer

    def sees(self) -> httpx.Response:
        return self.ask("GET", PUZZLE)

    def guesses(self, guess: str) -> httpx.Response:
        return self.ask("POST", PUZZLE, data={"guess": guess})


def tries(page: httpx.Response) -> int:
    found = re.search(r"Tries so far: (\d+)", page.text)
    return int(found[1]) if found else 0


def signs_in(house: Server, address: str, name: str) -> int:
    """A form without a password: it is counted like any other, and nothing is hashed."""
    return Stranger(house, address).ask("POST", SIGN_IN, data={"username": name}).status_code


def test_a_household_of_ipv6_signs_in_no_more_often_than_one_address(house: Server) -> None:
    network = home()
    answers = [
        signs_in(house, f"{network}:{n:x}::{n:x}", f"guest-{n}") for n in range(SIGN_INS.times + 1)
    ]

    assert answers == [200] * SIGN_INS.times + [429]
    assert signs_in(house, f"{home()}::1", "guest-0") == 200, "a neighbour is let in"


def test_one_site_keeps_nobody_else_from_signing_in(house: Server) -> None:
    site = home()
    times = SITE_SIGN_INS.times
    answers = [signs_in(house, f"{site}{n:03x}::1", "Vera") for n in range(times + 1)]

    assert answers == [200] * times + [429]
    assert signs_in(house, f"{home()}::1", "Vera") == 200


def test_an_account_is_not_guessed_faster_from_many_networks(house: Server) -> None:
    times = STRANGE_SIGN_INS.times
    answers = [signs_in(house, f"{home()}::1", "Anna") for _ in range(times)]

    assert answers == [200] * times
    assert signs_in(house, f"{home()}::1", " aNNa ") == 429
    assert signs_in(house, f"{home()}::1", "Boris") == 200


def test_the_page_of_a_puzzle_holds_neither_its_answer_nor_a_way_to_its_clues(
    house: Server,
) -> None:
    """Its map has no code that the companion would open, and no hex looks different."""
    stranger = Stranger(house)
    page = stranger.sees().text
    helper = registry.game("cryptid").teaching.companion
    assert helper is not None
    today = helper.puzzle(datetime.now(UTC).date().isoformat())
    code = narrow(CryptidState, today.state).setup.code

    assert len(OPTION.findall(page)) == 108
    assert code not in page
    assert not re.search(r"/companion/cryptid/(plan|secret)/", page)
    assert not re.search(rf"\b{today.answer.removeprefix('hex:')}\b", ALIKE.sub("", page))


MALFORMED: dict[str, dict[str, Any]] = {
    "nothing": {"data": {}},
    "no such hex": {"data": {"guess": "hex:Z99"}},
    "another part": {"data": {"guess": "animal:bear"}},
    "a null": {"data": {"guess": "hex:A1\0"}},
    "no text": {
        "content": b"guess=%ff%fe%ed%a0%80",
        "headers": {"Content-Type": "application/x-www-form-urlencoded"},
    },
    "a program's": {
        "content": b'{"guess": ["hex:A1"]}',
        "headers": {"Content-Type": "application/json"},
    },
    "a torn file": {
        "content": b"--x\r\nContent-Disposition: form-data; name=",
        "headers": {"Content-Type": "multipart/form-data; boundary=x"},
    },
    "very long": {"data": {"guess": "hex:A1" * 40_000}},
    "very many": {"data": {f"guess{n}": "hex:A1" for n in range(2_000)}},
}


def test_what_is_no_guess_counts_as_none_and_breaks_nothing(house: Server) -> None:
    stranger = Stranger(house)
    wrong = _wrong(stranger)
    assert tries(stranger.guesses(wrong)) == 1
    said = len(house.output)

    for what, sent in MALFORMED.items():
        assert stranger.ask("POST", PUZZLE, **sent).status_code in {200, 400, 413}, what
        assert tries(stranger.sees()) == 1, what

    assert stranger.ask("PUT", PUZZLE).status_code == 405
    foreign = {"Origin": "https://elsewhere.example"}
    forged = stranger.ask("POST", PUZZLE, data={"guess": wrong}, headers=foreign)
    assert forged.status_code == 403
    assert "PUT" in house.output[said:]
    assert "Traceback" not in house.output[said:]
    assert " ERROR " not in house.output[said:]


def _wrong(stranger: Stranger) -> str:
    """A hex where it is not, found as anybody would."""
    for guess in OPTION.findall(stranger.sees().text)[:2]:
        if tries(Stranger(stranger.house).guesses(guess)):
            return str(guess)
    raise AssertionError("two different hexes were both right")


def test_guesses_have_their_measure(house: Server) -> None:
    """Also for somebody who throws their cookies away; others go on guessing."""
    address = f"{home()}::1"
    answers = [
        Stranger(house, address).ask("POST", PUZZLE, headers={"X-CSRFToken": ""}).status_code
        for _ in range(CHANGES.times + 1)
    ]

    assert answers == [403] * CHANGES.times + [429]
    assert Stranger(house).sees().status_code == 200
