"""Nothing is remembered from one test of the site to the next."""

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def forgotten(settings: Any) -> Iterator[None]:
    """No table is remembered from one test to the next, and passwords cost no time."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    from django.core.cache import cache

    from bestiary.web.infra.rate_counters import LOCAL_COUNTERS
    from bestiary.web.tables.table_cache import SHELF

    SHELF.clear()
    LOCAL_COUNTERS.clear()
    cache.clear()
    yield
    SHELF.clear()
