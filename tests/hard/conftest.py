"""A real server for the tests that need one, and a site of its own for those that do not."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

if "DJANGO_SETTINGS_MODULE" not in os.environ:
    DATA = tempfile.mkdtemp(prefix="bestiary-test-")
    os.environ |= {
        "BESTIARY_DATA": DATA,
        "DJANGO_SETTINGS_MODULE": "bestiary.web.settings",
        "SECRET_KEY": "only-for-tests",
        "BOT_WORKERS": "0",
        "BOT_PAUSE": "0",
    }
    atexit.register(shutil.rmtree, DATA, ignore_errors=True)

import django

django.setup()

from hard.server import Server  # noqa: E402 - as above


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server process for all tests of this worker."""
    with Server(tmp_path_factory.mktemp("site"), LIMITS="0") as running:
        yield running


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder for a server that a test starts and stops itself."""
    return tmp_path / "site"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No table of this process is remembered from one test to the next."""
    from django.core.cache import cache

    from bestiary.web.play.live import SHELF

    SHELF.clear()
    cache.clear()
    yield
    SHELF.clear()
