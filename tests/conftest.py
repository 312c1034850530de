"""A site of its own for every test process, in a folder that is thrown away."""

import atexit
import os
import shutil
import tempfile
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

DATA = tempfile.mkdtemp(prefix="bestiary-test-")
ROOT = Path(__file__).parents[1]
_MAKER = (ROOT / "src/bestiary/web/infra/fonts.py").read_bytes()
CUT = ROOT / f"var/fonts-{sha256(_MAKER).hexdigest()[:12]}"
"""Fonts as an earlier run has cut them, which takes seconds each time."""
os.environ |= {
    "BESTIARY_DATA": DATA,
    "DJANGO_SETTINGS_MODULE": "bestiary.web.settings",
    "SECRET_KEY": "only-for-tests",
    "BOT_WORKERS": "0",
    "BOT_PAUSE": "0",
}
atexit.register(shutil.rmtree, DATA, ignore_errors=True)

if CUT.is_dir():
    shutil.copytree(CUT, Path(DATA) / "fonts")

import django  # noqa: E402 - the settings come first
from django.conf import settings  # noqa: E402 - as above

# What must survive is tested at real servers; here nobody waits for a disk.
settings.DATABASES["default"]["OPTIONS"]["init_command"] = (
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;"
)
django.setup()
if not CUT.is_dir():
    mine = CUT.with_name(f"{CUT.name}-{os.getpid()}")
    shutil.copytree(Path(DATA) / "fonts", mine)
    with suppress(OSError):  # another process was first
        mine.rename(CUT)
    shutil.rmtree(mine, ignore_errors=True)


@pytest.hookimpl(optionalhook=True)  # some commands do without xdist
def pytest_xdist_auto_num_workers() -> int:
    """One more at a time than processors: much of the time is waiting for servers and browsers."""
    own = getattr(os, "sched_getaffinity", None)
    return 1 + (len(own(0)) if own else os.cpu_count() or 1)


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables laid in this process are dealt as in the last run: a test fails always or never."""
    numbers = count()

    def new_seed() -> str:
        return sha256(f"{request.node.name}/{next(numbers)}".encode()).hexdigest()

    for module in ("seating", "sealing"):
        monkeypatch.setattr(f"bestiary.web.tables.{module}.new_seed", new_seed)
