"""Nothing that others do makes the house forget how often somebody has asked."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from bestiary.web.infra import rate_counters, rate_limit
from bestiary.web.infra.rate_counters import LOCAL_COUNTERS, WindowCounters
from bestiary.web.infra.rate_limit import SIGN_INS, RateLimit, is_within_limit, network_of, refund
from web.table_setup import as_player, make_player

GUESS = {"username": "anna", "password": "guess"}
FEW = RateLimit("few", 3, 60)


def statuses(count: int, **more: Any) -> list[int]:
    """The answers to so many guesses, each from the address that `more` says."""
    client = Client()
    return [client.post("/account/login/", GUESS, **more).status_code for _ in range(count)]


@pytest.mark.django_db
def test_of_sixty_guesses_forty_are_refused_whatever_others_do() -> None:
    answers = statuses(10)
    for number in range(100_000):
        LOCAL_COUNTERS().add(f"somebody else: {number}", 60)

    answers += statuses(50)

    assert answers.count(200) == SIGN_INS.times == 20
    assert answers.count(429) == 40


@pytest.mark.django_db
def test_a_player_is_limited_from_whatever_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "REQUESTS", rate_limit.REQUESTS._replace(times=3))
    client = as_player(make_player())

    answers = [
        client.get("/lobby/", REMOTE_ADDR=f"192.0.2.{number}").status_code for number in range(5)
    ]

    assert answers == [200, 200, 200, 429, 429]
    assert Client().get("/lobby/", REMOTE_ADDR="192.0.2.0").status_code == 200


@pytest.mark.django_db
def test_a_program_is_limited_by_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"game": "urban_legends", "seats": ["person", "person"], "name": "A"}
    made = Client().post("/api/tables", body, "application/json").json()
    monkeypatch.setattr(rate_limit, "REQUESTS", rate_limit.REQUESTS._replace(times=3))
    bearer = {"Authorization": f"Bearer {made['token']}"}

    answers = [
        Client().get(f"/api/tables/{made['table']}", headers=bearer, REMOTE_ADDR=f"192.0.2.{n}")
        for n in range(5)
    ]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_a_household_counts_as_one(address: str, household: str) -> None:
    assert network_of(address) == household


def test_what_turned_out_to_be_none_is_given_back() -> None:
    assert all(is_within_limit(FEW, "anna") for _ in range(3))
    assert not is_within_limit(FEW, "anna")
    refund(FEW, "anna")
    refund(FEW, "anna")

    assert is_within_limit(FEW, "anna")
    assert not is_within_limit(FEW, "anna")


def test_what_is_over_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    tally = WindowCounters()
    tally.add("short", 0.01)
    tally.add("long", 60)
    now += 0.02

    assert tally.add("short", 60) == 1
    tally.add("over", 0.0)
    monkeypatch.setattr(rate_counters, "SWEEP_INTERVAL_SECONDS", -1.0)
    assert tally.add("long", 60) == 2
    assert len(tally) == 2
