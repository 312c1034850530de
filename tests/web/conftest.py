"""A site of its own for the tests, in a folder that is thrown away."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

DATA = tempfile.mkdtemp(prefix="bestiary-test-")
os.environ |= {
    "BESTIARY_DATA": DATA,
    "DJANGO_SETTINGS_MODULE": "bestiary.web.settings",
    "SECRET_KEY": "only-for-tests",
    "BOT_WORKERS": "0",
    "BOT_PAUSE": "0",
}
atexit.register(shutil.rmtree, DATA, ignore_errors=True)

import django  # noqa: E402 - the settings come first

django.setup()


@pytest.fixture(autouse=True)
def forgotten(settings: Any) -> Iterator[None]:
    """No table is remembered from one test to the next, and passwords cost no time."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    from django.core.cache import cache

    from bestiary.web.play.live import SHELF

    SHELF.clear()
    cache.clear()
    yield
    SHELF.clear()
