"""What is kept in memory stays there, and a database that hangs is given up on."""

from __future__ import annotations

from django.core.cache import cache

from bestiary.web.house.database import patience


def test_who_is_here_is_not_pushed_out_by_others() -> None:
    """Django's own default keeps 300 entries and drops a third of them at the next."""
    for number in range(2_000):
        cache.set(f"here:{number}", 1, 45)

    assert all(cache.get(f"here:{number}") for number in range(2_000))


def test_a_database_that_does_not_answer_is_given_up_on_within_ten_seconds() -> None:
    options = patience(5.0)

    assert options["connect_timeout"] == 5
    assert options["tcp_user_timeout"] == 5_000
    assert options["options"] == "-c lock_timeout=5000 -c statement_timeout=7500"
