"""Boards are measured: nothing too small, covered, cut, hard to hit or hard to read.

In the middle of every game, with the fewest and the most players, a page is opened once and looked
at in three sizes. The theme changes no shape, so ink is measured by itself, on a page so long that
all of it lies in the window, by day and by lamplight.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.browser_player import READY
from browser.conftest import Server

SCRIPT = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")
LAY = "import django; django.setup(); from browser.laying import main; main()"
SIZES = {(390, 844): 44, (1280, 800): 24, (1920, 1080): 24}
"""Screens, and how large a target is there at least, in pixels."""
LONG = {"width": 1280, "height": 6000}
Laid = dict[str, Any]


@pytest.fixture(scope="module")
def tables(server: Server) -> list[Laid]:
    paths = os.pathsep.join(sys.path)
    told = subprocess.run(
        [sys.executable, "-c", LAY], env=server.env | {"PYTHONPATH": paths}, check=True,
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    laid: list[Laid] = json.loads(told.stdout.splitlines()[-1])
    return laid


def opened(chromium: Browser, server: Server, table: Laid) -> Page:
    person = chromium.new_context(base_url=server.address, reduced_motion="reduce")
    person.add_cookies([{"name": "sessionid", "value": table["session"], "url": server.address}])
    page = person.new_page()
    page.goto(f"/table/{table['slug']}/")
    page.wait_for_selector(READY)
    page.evaluate(SCRIPT)
    return page


def looked_at(page: Page) -> Iterator[str]:
    """Every fault of shape; on a phone the other players have a page to themselves."""
    for (width, height), target in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for tab in ("board", "others"):
            page.evaluate("(tab) => { document.getElementById('main').dataset.tab = tab; }", tab)
            page.wait_for_function("(width) => innerWidth === width", arg=width)
            for fault in settled(page, target):
                yield f"{width}: {fault}"


def settled(page: Page, target: int) -> list[str]:
    """What is still wrong once a page that was resized has come to rest."""
    for pause in (100, 400, 1500):
        page.wait_for_timeout(pause)
        faults: list[str] = page.evaluate("(target) => measure.shape(target)", target)
        if not faults:
            break
    return faults


def inked(page: Page) -> Iterator[str]:
    """Every label that is too pale."""
    page.set_viewport_size(LONG)
    for theme in ("light", "dark"):
        for fault in page.evaluate("(theme) => measure.ink(theme)", theme):
            yield f"{theme}: {fault}"


def test_every_board_can_be_read_and_hit(
    chromium: Browser, server: Server, tables: list[Laid]
) -> None:
    faults = list[str]()
    for table in tables:
        page = opened(chromium, server, table)
        found = dict.fromkeys([*looked_at(page), *inked(page)])
        faults += [f"{table['game']} for {table['seats']}, {fault}" for fault in found]
        page.context.close()

    assert not faults, "\n".join(faults)
