"""How long PostgreSQL may keep somebody waiting."""

from __future__ import annotations

from typing import Any


def patience(seconds: float) -> dict[str, Any]:
    """Options of a connection that gives up on a database which does not answer.

    A statement may also wait for a lock, so it has longer.
    """
    whole = max(1, round(seconds))
    limits = {"lock_timeout": whole * 1_000, "statement_timeout": whole * 1_500}
    return {
        "connect_timeout": whole,
        "tcp_user_timeout": whole * 1_000,
        "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
    }
