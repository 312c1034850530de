"""A database that hangs is given up on."""

from __future__ import annotations

from bestiary.web.house.database import patience


def test_a_database_that_does_not_answer_is_given_up_on_within_ten_seconds() -> None:
    options = patience(5.0)

    assert options["connect_timeout"] == 5
    assert options["tcp_user_timeout"] == 5_000
    assert options["options"] == "-c lock_timeout=5000 -c statement_timeout=7500"
