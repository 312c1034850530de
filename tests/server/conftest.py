"""A real server for the tests that need one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.server import OPEN, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process of this worker for all tests, without limits: all share an address."""
    with Server(tmp_path_factory.mktemp("site"), LIMITS="0") as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def closed() -> Iterator[None]:
    """Connections that failing tests left open do not outlive the session."""
    with OPEN:
        yield


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder for a server that a test starts and stops itself."""
    return tmp_path / "site"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No table of this process is remembered from one test to the next."""
    from django.core.cache import cache

    from bestiary.web.infra.rate_counters import LOCAL_COUNTERS
    from bestiary.web.tables.table_cache import SHELF

    SHELF.clear()
    LOCAL_COUNTERS.clear()
    cache.clear()
    yield
    SHELF.clear()
