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


SPOILED = """() => {
  const plate = document.querySelector(".table-board .plate");
  const box = plate.viewBox.baseVal;
  const write = (text, x, y, size, fill) => {
    const drawn = document.createElementNS("http://www.w3.org/2000/svg", "text");
    Object.entries({ x, y, "font-size": size, fill }).forEach(([k, v]) => drawn.setAttribute(k, v));
    drawn.textContent = text;
    plate.append(drawn);
  };
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  write("tiny", ...middle, 3, "var(--ink)");
  write("under", ...middle, 40, "var(--ink)");
  write("over", ...middle, 40, "var(--ink)");
  write("beyond the edge", box.x + box.width - 20, middle[1], 40, "var(--ink)");
  const field = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  Object.entries({ x: box.x, y: box.y, width: 200, height: 60, fill: "var(--card)" })
    .forEach(([k, v]) => field.setAttribute(k, v));
  plate.append(field);
  write("pale", box.x + 30, box.y + 40, 40, "var(--hairline)");
  const small = document.createElement("button");
  small.id = "speck";
  small.style.cssText = "width: 9px; height: 9px; padding: 0; border: 0; min-height: 0";
  document.querySelector(".table-tray").append(small);
  const [glass, aim] = [".zoom-button", ".aim"].map((one) => document.querySelector(one));
  const { left, top } = aim.getBoundingClientRect();
  glass.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; right: auto`;
  document.querySelector(".masthead").style.height = "90px";
}"""
"""One fault of each kind, on a page that has none."""


def test_every_kind_of_fault_is_found(
    chromium: Browser, server: Server, tables: list[Laid]
) -> None:
    table = next(table for table in tables if table["game"] == "cryptid")
    page = opened(chromium, server, table)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SPOILED)
    found = "\n".join([*page.evaluate("measure.shape(44)"), *inked(page)])
    page.context.close()

    for fault in (
        "tiny is ",
        "under lies over over",
        "beyond the edge is cut",
        "speck is 9 by 9 px",
        "the glass of zoom-map covers ",
        "masthead and tabs are 1",
        "light: cryptid-map: pale has",
        "dark: cryptid-map: pale has",
    ):
        assert fault in found
