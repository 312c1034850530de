"""No page has a fault that axe can find, by day or by lamplight."""

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import PHONE, Visit
from browser.player import act, against_bots, concede, confirm_always, new_table, rest

PAGES = [
    "/",
    "/lobby/",
    "/mine/",
    "/new/urban_legends/",
    "/rules/urban_legends/",
    "/about/urban_legends/",
    "/account/",
    "/account/login/",
    "/account/register/",
    "/table/000000000000/",
]
ALL_RULES: dict[str, object] = {"resultTypes": ["violations"]}
CONTRAST = ALL_RULES | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
"""A theme changes colours and nothing else: by lamplight only these are looked at again."""


def faults(page: Page, options: dict[str, object] = ALL_RULES) -> list[str]:
    return [
        f"{v['id']}: {n['html'][:120]} {n['failureSummary'][:200]}"
        for v in Axe().run(page, options=options).response["violations"]
        for n in v["nodes"]
    ]


def faults_by_theme(page: Page) -> list[str]:
    """What is wrong by day, and what is too pale by lamplight."""
    light = faults(page)
    page.emulate_media(color_scheme="dark")
    rest(page)  # colours that change slowly
    dark = faults(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    rest(page)
    return [*light, *(f"dark: {fault}" for fault in dark)]


def test_pages(visit: Visit) -> None:
    page = visit(color_scheme="light")

    found = {}
    for path in PAGES:
        page.goto(path)
        found[path] = faults_by_theme(page)

    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize("screen", [None, PHONE])
def test_the_table_from_waiting_to_the_end(visit: Visit, screen: dict[str, int] | None) -> None:
    page = visit(color_scheme="light", **({"viewport": screen} if screen else {}))
    found: dict[str, list[str]] = {}
    new_table(page)
    found["waiting"] = faults_by_theme(page)
    page.goto("/")
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    found["my turn"] = faults_by_theme(page)
    rng = Random(1)
    confirm_always(page)
    while not page.locator("[data-do=confirm]").count():
        act(page, rng)
    found["weighing"] = faults_by_theme(page)
    page.locator("[data-do=back]").click()
    concede(page)
    found["over"] = faults_by_theme(page)

    assert {moment: what for moment, what in found.items() if what} == {}
