"""Signing in: passwords are not guessed, and nobody is kept out by those who try."""

from __future__ import annotations

import re
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from bestiary.web.accounts.devices import DEVICE_COOKIE, MAX_ACCOUNTS_PER_DEVICE
from bestiary.web.infra import rate_limit
from bestiary.web.infra.rate_limit import DEVICE_SIGN_INS, SIGN_INS, SITE_SIGN_INS, STRANGE_SIGN_INS

PASSWORD = "heron-badger-owl"
SIGN_IN = "/account/login/"
TOKENS = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]*"')
LET_IN = 302
WRONG = 200
REFUSED = 429

pytestmark = pytest.mark.django_db


@pytest.fixture
def anna() -> User:
    return User.objects.create_user("anna", password=PASSWORD)


def tries(client: Client, address: str, password: str = "guess", name: str = "anna") -> int:
    data = {"username": name, "password": password}
    return client.post(SIGN_IN, data, REMOTE_ADDR=address).status_code


def known_device(address: str = "198.51.100.1") -> Client:
    """Somebody who has signed in to Anna's account, and out again."""
    client = Client()
    assert tries(client, address, PASSWORD) == LET_IN
    client.post("/account/logout/", REMOTE_ADDR=address)
    return client


def network(number: int) -> str:
    return f"10.{number // 250}.{number % 250}.7"


def strangers_try(times: int, name: str = "anna") -> list[int]:
    """Each from a network of its own."""
    return [tries(Client(), network(number), name=name) for number in range(times)]


@pytest.mark.usefixtures("anna")
def test_a_stranger_locks_nobody_out() -> None:
    answers = [tries(Client(), "192.0.2.1") for _ in range(60)]

    assert answers.count(WRONG) == SITE_SIGN_INS.times == 20
    assert tries(Client(), "198.51.100.1", PASSWORD) == LET_IN, "a new device of the owner's"


@pytest.mark.usefixtures("anna")
def test_many_strangers_guess_no_faster_and_lock_out_no_device_of_the_owner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert STRANGE_SIGN_INS.times * 24 * 365 / STRANGE_SIGN_INS.seconds * 3_600 < 4_000_000
    monkeypatch.setattr(rate_limit, "STRANGE_SIGN_INS", STRANGE_SIGN_INS._replace(times=30))
    device = known_device()  # by now one of the thirty is spent

    answers = strangers_try(60)

    assert answers == [WRONG] * 29 + [REFUSED] * 31
    assert tries(Client(), "192.0.2.1", name="boris") == WRONG
    assert tries(device, network(3), PASSWORD) == LET_IN, "wherever it is by now"


@pytest.mark.usefixtures("anna")
def test_what_one_network_may_not_try_is_not_counted_among_what_strangers_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "STRANGE_SIGN_INS", STRANGE_SIGN_INS._replace(times=30))
    for _ in range(60):
        tries(Client(), "192.0.2.1")

    assert tries(Client(), "198.51.100.1", PASSWORD) == LET_IN


@pytest.mark.usefixtures("anna")
def test_a_device_guesses_no_faster_than_a_stranger_and_each_has_its_own() -> None:
    stolen, other = known_device(), known_device("198.51.100.2")

    answers = [tries(stolen, network(number)) for number in range(30)]

    assert answers == [WRONG] * DEVICE_SIGN_INS.times + [REFUSED] * 10
    assert tries(other, "198.51.100.2", PASSWORD) == LET_IN
    assert tries(Client(), "198.51.100.3", PASSWORD) == LET_IN


def refuses_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "STRANGE_SIGN_INS", STRANGE_SIGN_INS._replace(times=0))


def test_a_device_is_known_only_for_its_own_account_and_password(
    anna: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    User.objects.create_user("boris", password=PASSWORD)
    device = known_device()
    refuses_strangers(monkeypatch)

    assert tries(device, "198.51.100.1", PASSWORD, "boris") == REFUSED
    assert tries(device, "198.51.100.1") == WRONG
    anna.set_password("otter-lynx-raven")
    anna.save()
    assert tries(device, "198.51.100.1", "otter-lynx-raven") == REFUSED


@pytest.mark.usefixtures("anna")
def test_a_cookie_that_we_have_not_signed_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    device = known_device()
    held = device.cookies[DEVICE_COOKIE]
    refuses_strangers(monkeypatch)

    assert (held["httponly"], held["samesite"]) == (True, "Lax")
    assert "anna" not in held.value
    for forged in ("", "e30", held.value[:-1], "x" + held.value):
        device.cookies[DEVICE_COOKIE] = forged
        assert tries(device, "198.51.100.1", PASSWORD) == REFUSED


def test_a_device_remembers_its_newest_accounts(monkeypatch: pytest.MonkeyPatch) -> None:
    device = Client()
    names = [f"player-{n}" for n in range(MAX_ACCOUNTS_PER_DEVICE + 1)]
    for name in names:
        User.objects.create_user(name, password=PASSWORD)
        assert tries(device, "198.51.100.1", PASSWORD, name) == LET_IN
    refuses_strangers(monkeypatch)

    answers = [tries(device, "198.51.100.1", name=name) for name in names]

    assert answers == [REFUSED] + [WRONG] * MAX_ACCOUNTS_PER_DEVICE


@pytest.mark.usefixtures("anna")
def test_a_form_without_a_token_counts_for_nobody() -> None:
    """Any site could have its visitors send such forms."""
    for number in range(60):
        for address in ("192.0.2.1", network(number)):
            assert tries(Client(enforce_csrf_checks=True), address) == 403

    assert tries(Client(), "192.0.2.1", PASSWORD) == LET_IN


@pytest.mark.usefixtures("anna")
def test_trying_to_register_a_name_does_not_count_as_signing_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limit, "STRANGE_SIGN_INS", STRANGE_SIGN_INS._replace(times=1))
    for number in range(30):
        Client().post("/account/register/", {"username": "anna"}, REMOTE_ADDR=network(number))

    assert tries(Client(), "198.51.100.1", PASSWORD) == LET_IN


def test_one_network_registers_no_more_often_than_it_signs_in() -> None:
    answers = [Client().post("/account/register/").status_code for _ in range(SIGN_INS.times + 1)]

    assert answers == [200] * SIGN_INS.times + [REFUSED]


@pytest.mark.parametrize("alike", ["Anna", " aNNa ", "\uff41nna", "ANNA"])
def test_names_that_open_one_account_are_counted_as_one(
    alike: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limit, "STRANGE_SIGN_INS", STRANGE_SIGN_INS._replace(times=1))

    assert tries(Client(), network(1)) == WRONG
    assert tries(Client(), network(2), name=alike) == REFUSED


def test_of_ipv6_what_one_customer_holds_counts_as_one_for_an_account() -> None:
    answers = [tries(Client(), f"2001:db8:1:{n:x}::1") for n in range(SITE_SIGN_INS.times + 1)]

    assert answers == [WRONG] * SITE_SIGN_INS.times + [REFUSED]
    assert tries(Client(), "2001:db8:2::1") == WRONG


@pytest.mark.usefixtures("anna")
def test_no_byte_tells_whether_there_is_such_an_account() -> None:
    def answered(name: str, address: str) -> list[tuple[int, bytes, list[str]]]:
        data = {"username": name, "password": "guess"}
        found = [Client().post(SIGN_IN, data, REMOTE_ADDR=address) for _ in range(25)]
        return [_bare(answer, name) for answer in found]

    assert answered("anna", "192.0.2.1") == answered("olga", "192.0.2.2")


def _bare(answer: Any, name: str) -> tuple[int, bytes, list[str]]:
    text = TOKENS.sub(b"", answer.content).replace(name.encode(), b"")
    return answer.status_code, text, sorted(answer.cookies)


def test_the_operators_door_counts_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    User.objects.create_superuser("anna", password=PASSWORD)
    data = {"username": "anna", "password": PASSWORD}
    device = Client()
    path = "/admin/login/"
    assert device.post(path, data).status_code == LET_IN
    device.post("/account/logout/")
    refuses_strangers(monkeypatch)

    assert Client().post(path, data, REMOTE_ADDR=network(1)).status_code == REFUSED
    assert device.post(path, data, REMOTE_ADDR=network(2)).status_code == LET_IN
