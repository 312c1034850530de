"""Nothing is remembered from one test of the site to the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from web.own_worker import own_worker

if TYPE_CHECKING:
    from bestiary.web.worker import Worker


@pytest.fixture(autouse=True)
def worker(settings: Any) -> Iterator[Worker]:
    """A worker of the test's own; passwords cost no time."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    with own_worker() as made:
        yield made
