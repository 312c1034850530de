"""Boards are measured: nothing too small, covered, cut, hard to hit or hard to read.

At the start, in the middle and at the end of a game of every kind, always the same one, with two
and with the most players, a page is looked at in three sizes. The theme changes no shape, so ink is
measured by itself, on a page so long that all of it lies in the window, by day and by lamplight:
before the fill beneath a label, and where that is a picture before its pixels. `make measures`
looks at the pixels beneath every label, and keeps what it found in MEASURES_RECORD.
"""

from __future__ import annotations

import os
from base64 import b64encode
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize

from bestiary import registry
from browser.conftest import LaidTable, Server
from browser.measures_record import ROOT, MeasuresRow, save_row, with_row
from browser.player import OVER, READY, open_table

SCRIPT = (Path(__file__).parent / "measure_boards.js").read_text(encoding="utf-8")
GAMES = ("big_monster", "cryptic_nature", "cryptid", "rats_of_wistar", "urban_legends")
MOMENTS = ("start", "middle", "end")
SIZES = {(390, 844): 44, (1280, 800): 24, (1920, 1080): 24}
"""Screens, and how large a target is there at least, in pixels."""
NARROW_PX = 1000
WHOLE_PAGE: ViewportSize = {"width": 1280, "height": 6000}
IS_EVERY_LABEL_MEASURED = bool(os.environ.get("EVERY_LABEL"))
RECORD_PATH = os.environ.get("MEASURES_RECORD", "")
CASES = list(product(GAMES, MOMENTS)) if IS_EVERY_LABEL_MEASURED else [(game, "") for game in GAMES]
"""Where every label is looked at, each moment by itself: one that takes too long costs no other."""
MAX_SETTLING_MS = 10_000
"""After this a fault is one; a page without faults does not wait."""
SHAPE = """async (target) => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return measure.shape(target);
}"""
IS_FAULTLESS = "(target) => !measure.shape(target).length"


def new_page(chromium: Browser, server: Server) -> Page:
    return chromium.new_context(base_url=server.address, reduced_motion="reduce").new_page()


def open_measured(page: Page, server: Server, table: LaidTable) -> None:
    """Look at a table as its host does."""
    open_table(page, server, table)
    page.wait_for_selector(f"{OVER}, {READY}")
    page.evaluate(SCRIPT)


def all_shape_faults(page: Page) -> Iterator[str]:
    """Every fault of shape; on a phone the other players have a page to themselves."""
    for (width, height), target in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("(width) => innerWidth === width", arg=width)
        for tab in ("board", "others") if width < NARROW_PX else ("board",):
            page.evaluate("(tab) => { document.getElementById('main').dataset.tab = tab; }", tab)
            for _ in stages(page):
                for fault in shape_faults(page, target):
                    yield f"{width}: {fault}"


def stages(page: Page) -> Iterator[str]:
    """Each of the pictures that share a place comes onto the stage."""
    for name in page.evaluate("measure.stages()"):
        page.evaluate("(name) => { document.getElementById('main').dataset.stage = name; }", name)
        yield name


def shape_faults(page: Page, target: int) -> list[str]:
    """What is still wrong once a page that was resized has come to rest."""
    faults: list[str] = page.evaluate(SHAPE, target)
    if faults:
        with suppress(TimeoutError):
            page.wait_for_function(IS_FAULTLESS, arg=target, timeout=MAX_SETTLING_MS)
        faults = page.evaluate(SHAPE, target)
    return faults


def ink_faults(page: Page) -> Iterator[str]:
    """Every label that is too pale."""
    page.set_viewport_size(WHOLE_PAGE)
    for _ in stages(page):
        for theme in ("light", "dark"):
            for fault in (
                *page.evaluate("(theme) => measure.ink(theme)", theme),
                *pixel_faults(page),
            ):
                yield f"{theme}: {fault}"


def pixel_faults(page: Page) -> list[str]:
    """Labels too pale before the pixels beneath them: those on a picture, or all."""
    frame = page.evaluate("(every) => measure.frame(every)", IS_EVERY_LABEL_MEASURED)
    if frame is None:
        return []
    pictures = []
    for is_bare in (False, True):
        page.evaluate("(bare) => measure.shave(bare)", is_bare)
        pictures.append(b64encode(page.screenshot(clip=frame)).decode())
    page.evaluate("measure.shave(false)")
    faults: list[str] = page.evaluate(
        "([frame, pictures, every]) => measure.drawn(frame, pictures, every)",
        [frame, pictures, IS_EVERY_LABEL_MEASURED],
    )
    return faults


@pytest.mark.parametrize(("game", "moment"), CASES)
def test_every_board_can_be_read_and_hit(
    chromium: Browser, server: Server, game: str, moment: str
) -> None:
    page = new_page(chromium, server)
    faults = list[str]()
    labels = 0
    tables = server.laid_tables(game, *filter(None, [moment]))
    for table in tables:
        open_measured(page, server, table)
        found = dict.fromkeys([*all_shape_faults(page), *ink_faults(page)])
        labels += page.evaluate("measure.labels()")
        faults += [f"{table['moment']} for {table['seats']}, {fault}" for fault in found]
    page.context.close()
    if RECORD_PATH:
        save_row(ROOT / RECORD_PATH, MeasuresRow(game, moment, len(tables), labels, len(faults)))

    assert labels
    assert not faults, "\n".join(faults)


def test_what_was_measured_last_takes_the_place_of_what_was_before() -> None:
    page = with_row("", MeasuresRow("cryptid", "start", 2, 300, 1), "a1")
    page = with_row(page, MeasuresRow("cryptid", "end", 2, 400, 0), "a1")
    page = with_row(page, MeasuresRow("cryptid", "start", 2, 310, 0), "b2")

    assert page.splitlines()[-2:] == [
        "| cryptid | end | 2 | 400 | 0 | a1 |",
        "| cryptid | start | 2 | 310 | 0 | b2 |",
    ]
    assert page.count("| tables |") == 1


@pytest.mark.parametrize("game", ["cryptid", "urban_legends"])
def test_who_looks_on_sees_the_same_boards(chromium: Browser, server: Server, game: str) -> None:
    table = server.laid_tables(game, "middle")[-1]
    page, host = new_page(chromium, server), new_page(chromium, server)
    open_measured(host, server, table)
    page.goto(f"/table/{table['slug']}/")
    page.wait_for_selector(READY)
    page.evaluate(SCRIPT)
    boards = "[...document.querySelectorAll('.table-board .plate')].map((one) => one.id)"
    seen = page.evaluate(boards)
    faults = list(dict.fromkeys(all_shape_faults(page)))
    same = seen == host.evaluate(boards)
    for one in (page, host):
        one.context.close()

    assert seen
    assert same
    assert not faults, "\n".join(faults)


SPOILED = """() => {
  const plate = document.querySelector(".table-board .plate");
  const box = plate.viewBox.baseVal;
  const write = (text, x, y, size, fill) => {
    const label = document.createElementNS("http://www.w3.org/2000/svg", "text");
    Object.entries({ x, y, "font-size": size, fill }).forEach(([k, v]) => label.setAttribute(k, v));
    label.textContent = text;
    plate.append(label);
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
  const art = field.cloneNode();
  art.setAttribute("y", box.y + 70);
  art.setAttribute("fill", "url(#dull)");
  const gradient = '<linearGradient id="dull"><stop stop-color="gray"/></linearGradient>';
  plate.insertAdjacentHTML("beforeend", gradient);
  plate.append(art);
  write("dull", box.x + 20, box.y + 110, 40, "#999");
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


def test_every_kind_of_fault_is_found(chromium: Browser, server: Server) -> None:
    page = new_page(chromium, server)
    open_measured(page, server, server.laid_tables("cryptid", "middle")[0])
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(SPOILED)
    found = "\n".join([*page.evaluate("measure.shape(44)"), *ink_faults(page)])
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.querySelector('.zoomable').style.maxHeight = '50px'")
    found += "\n".join(page.evaluate("measure.shape(24)"))
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
        "light: cryptid-map: dull has",
        "dark: cryptid-map: dull has",
        "zoom-map scrolls by ",
    ):
        assert fault in found


def test_all_games_are_measured() -> None:
    assert set(GAMES) == {game.id for game in registry.catalogue()}
