"""A real server for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.server import OPEN, Server
from web.own_worker import own_worker

if TYPE_CHECKING:
    from bestiary.web.worker import Worker


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
def worker() -> Iterator[Worker]:
    """A worker of the test's own, in this process."""
    with own_worker() as made:
        yield made


@pytest.fixture
def endless_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody becomes absent meanwhile: what two worlds are compared by may take a minute."""
    for module in ("tables.absence", "live.presence"):
        monkeypatch.setattr(f"bestiary.web.{module}.PRESENCE_SECONDS", 1e6)
