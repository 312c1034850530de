"""A phone on a slow line: `make slow-line` prints when a page is seen, and when it can be used.

The browser itself slows the line down. Every page is opened with nothing kept from another, at a
server that has drawn it before; the home page is usable when it is loaded, a table when something
may be clicked. Nothing is asserted.
"""

from __future__ import annotations

# It says where the site's data are, before anything asks.
from browser.contact_sheet import DATA, SIZES

# isort: split
from django.core.management import call_command
from playwright.sync_api import Browser, Page, sync_playwright

from bestiary import registry
from browser.conftest import CHROMIUM, CHROMIUM_FLAGS, Server
from browser.laid_tables import LaidTable, lay_tables
from browser.player import READY

NETWORK_CONDITIONS = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}
"""1.6 Mbit/s down, 0.75 up, in bytes; 150 ms there and back."""
FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
WAIT_TIMEOUT_MS = 60_000


def page_on(browser: Browser, server: Server, session: str = "") -> Page:
    """A phone that was never here."""
    width, height = SIZES["phone"]
    person = browser.new_context(
        base_url=server.address, viewport={"width": width, "height": height}, is_mobile=True
    )
    if session:
        person.add_cookies([{"name": "sessionid", "value": session, "url": server.address}])
    page = person.new_page()
    page.set_default_timeout(WAIT_TIMEOUT_MS)
    wire = person.new_cdp_session(page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK_CONDITIONS)
    return page


def timed(page: Page, path: str, usable: str) -> tuple[float, float]:
    """Seconds until something is seen, and until `usable` is there."""
    page.context.request.get(path)
    page.goto(path, wait_until="commit")
    page.wait_for_selector(usable, state="attached")
    reached = page.evaluate("performance.now()")
    page.wait_for_function(FIRST_PAINT)
    painted = page.evaluate(FIRST_PAINT)
    page.context.close()
    return painted / 1000, reached / 1000


def main() -> None:
    """Home, then a table of each game."""
    call_command("migrate", verbosity=0)
    tables: list[LaidTable] = [
        next(lay_tables(game.id, ("start",))) for game in registry.catalogue()
    ]
    server = Server(DATA)
    server.collect_static()
    server.start()
    print("seconds at 1.6 Mbit/s      first paint    usable")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_FLAGS)
        seen = [("home", timed(page_on(browser, server), "/", ".colophon"))]
        for table in tables:
            page = page_on(browser, server, table.session)
            seen.append((table.game, timed(page, f"/table/{table.slug}/", f"{READY} #prompt.mine")))
        browser.close()
    server.stop()
    for name, (painted, usable) in seen:
        print(f"{name:<27}{painted:11.1f}{usable:10.1f}")


if __name__ == "__main__":
    main()
