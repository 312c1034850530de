"""A socket is opened by our own pages only: no cross-site WebSocket hijacking."""

from __future__ import annotations

import pytest

from bestiary.web.infra.origin_check import is_same_origin

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("origin", "host", "is_ours"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("http://localhost", "localhost", True),
        ("http://localhost:80", "localhost", True),
        ("https://localhost", "localhost", True),
        ("http://localhost:9999", "localhost:8000", False),
        ("http://localhost", "localhost:8000", False),
        ("http://elsewhere.example:8000", "localhost:8000", False),
        ("http://elsewhere.example", "elsewhere.example", False),
        ("http://localhost:port", "localhost", False),
        ("null", "localhost", False),
        ("", "localhost", False),
    ],
)
def test_a_socket_is_opened_from_our_own_port_only(origin: str, host: str, is_ours: bool) -> None:
    assert is_same_origin({b"origin": origin.encode(), b"host": host.encode()}) is is_ours
