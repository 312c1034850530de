"""No page has a fault that axe can find, by day or by lamplight."""

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import PHONE, Visit
from browser.player import act, against_bots, concede, confirm_always, new_table

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


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{v['id']}: {n['html'][:120]} {n['failureSummary'][:200]}"
        for v in found
        for n in v["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)

    found = {}
    for path in PAGES:
        page.goto(path)
        found[path] = faults(page)

    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [None, PHONE])
def test_the_table_from_waiting_to_the_end(
    visit: Visit, theme: str, screen: dict[str, int] | None
) -> None:
    page = visit(color_scheme=theme, **({"viewport": screen} if screen else {}))
    found: dict[str, list[str]] = {}
    new_table(page)
    found["waiting"] = faults(page)
    page.goto("/")
    against_bots(page)
    page.wait_for_selector("#prompt.mine")
    found["my turn"] = faults(page)
    rng = Random(1)
    confirm_always(page)
    while not page.locator("[data-do=confirm]").count():
        act(page, rng)
        page.wait_for_timeout(100)
    found["weighing"] = faults(page)
    page.locator("[data-do=back]").click()
    concede(page)
    found["over"] = faults(page)

    assert {moment: what for moment, what in found.items() if what} == {}
