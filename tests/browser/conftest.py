"""A real server, and Debian's Chromium to look at it with."""

import asyncio
import json
import os
import subprocess
import sys
import time
import urllib.request
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from browser.seeded_server import DEAL_FILE
from tools.server_process import free_port

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS: dict[int, ViewportSize] = {
    360: {"width": 360, "height": 740},
    390: PHONE,
    768: {"width": 768, "height": 1024},
    1280: LAPTOP,
    1920: {"width": 1920, "height": 1080},
}
"""By width, from the smallest phone to a wide screen."""
EVERY_SCREEN = bool(os.environ.get("EVERY_SCREEN"))
SERVER_START_SECONDS = 60.0
WAIT_TIMEOUT_MS = 30_000  # machines that run tests are busy
EXPECTED_ERRORS = ("WebSocket", "ws:error", "Failed to load")
"""What a browser says about a server that is away, or a page that is meant to be missing."""


LAY_SCRIPT = (
    "import django, sys; django.setup(); from browser.laid_tables import main; main(*sys.argv[1:])"
)
LaidTable = dict[str, Any]
"""A table that was laid to be looked at, as `laid_tables.Laid` has it."""


def screens(*widths: int) -> list[ViewportSize]:
    """The screens of these widths; all there are for `make journeys`."""
    return [SCREENS[width] for width in (SCREENS if EVERY_SCREEN else widths)]


def at_widths(*widths: int) -> pytest.MarkDecorator:
    """Run a test as a journey: with a `screen` of each of these widths."""
    found = screens(*widths)
    return pytest.mark.parametrize("screen", found, ids=[str(one["width"]) for one in found])


class Server:
    """The site as `make play` serves it, dealing alike; it can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self._process: subprocess.Popen[bytes] | None = None
        self._laid: dict[tuple[str, ...], list[LaidTable]] = {}

    @property
    def env(self) -> dict[str, str]:
        """What a process needs to work on the same site.

        Limits are off, since all visitors come from one address; bots think in the worker, since
        two cores hold a browser besides. What they do by default is tested in tests/server.
        """
        settings = {"BESTIARY_DATA": str(self._data), "PORT": str(self.port), "BOT_PAUSE": "0.05"}
        here = {"BOT_WORKERS": "0", "HOST": "127.0.0.1", "PYTHONPATH": os.pathsep.join(sys.path)}
        return os.environ | settings | here | {"LIMITS": "0"}

    def set_deal(self, name: str) -> None:
        """From now on deals follow from this name."""
        (self._data / DEAL_FILE).write_text(name, encoding="utf-8")

    def laid_tables(self, *wanted: str) -> list[LaidTable]:
        """Tables of a game, at some moments or at all of them; tests look, and nobody plays on."""
        if wanted not in self._laid:
            command = [sys.executable, "-c", LAY_SCRIPT, *wanted]
            lines = subprocess.check_output(command, env=self.env, text=True).splitlines()
            self._laid[wanted] = json.loads(lines[-1])
        return self._laid[wanted]

    def collect_static(self) -> None:
        """Serve a copy of the static files, so that editing them meanwhile breaks no test."""
        command = [sys.executable, "-m", "bestiary.web.manage", "collectstatic", "--no-input"]
        subprocess.run(command, env=self.env, check=True, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        command = [sys.executable, "-m", "browser.seeded_server"]
        self._process = subprocess.Popen(command, env=self.env)
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + SERVER_START_SECONDS
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/health/", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("site"))
    served.collect_static()
    served.set_deal("")
    served.start()
    yield served
    served.stop()


class Launched(NamedTuple):
    """A browser, and the loop that counts as running while somebody uses it."""

    browser: Browser
    loop: AbstractEventLoop


@pytest.fixture(scope="session")
def launched() -> Iterator[Launched]:
    """Chromium, put aside: Playwright leaves its loop running, and others need loops of their own.

    Django, too, refuses its database where a loop runs.
    """
    if not Path(CHROMIUM).exists():
        pytest.skip(f"no Chromium at {CHROMIUM}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_FLAGS)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield Launched(browser, loop)
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def chromium(launched: Launched) -> Iterator[Browser]:
    """Chromium in use, for one test."""
    asyncio._set_running_loop(launched.loop)
    yield launched.browser
    asyncio._set_running_loop(None)


expect.set_options(timeout=WAIT_TIMEOUT_MS)
SALT_SCRIPT = "crypto.getRandomValues = (bytes) => bytes.fill(%d);"
"""A browser salts the shuffle; in tests the same person adds the same."""
Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open the site as somebody new; what the page complains about fails the test."""
    people: list[BrowserContext] = []
    complaints: list[str] = []
    server.set_deal(f"{os.environ.get('DEAL', '')}/{request.node.nodeid}")

    def visit(path: str = "/", language: str = "en-GB", **more: Any) -> Page:
        screen = {"viewport": LAPTOP, "locale": language, "reduced_motion": "reduce"}
        person = chromium.new_context(base_url=server.address, **(screen | more))
        person.add_init_script(SALT_SCRIPT % len(people))
        people.append(person)
        page = person.new_page()
        page.set_default_timeout(WAIT_TIMEOUT_MS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda said: complaints.append(said.text) if said.type == "error" else None
        )
        page.goto(path)
        return page

    yield visit
    for person in people:
        person.close()
    assert [c for c in complaints if not any(away in c for away in EXPECTED_ERRORS)] == []
