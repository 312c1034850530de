"""Every board on one sheet: `make contact-sheet` writes var/contact-sheet/index.html.

Tables of each game, with the fewest and the most players, stand at their start, in the middle and
at the end; each is photographed at three sizes, by day and by lamplight. Look at all of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from html import escape
from itertools import product
from pathlib import Path
from tempfile import mkdtemp

ROOT = Path(__file__).parents[2]
SHEET = ROOT / "var/contact-sheet"
DATA = Path(mkdtemp(prefix="bestiary-sheet-"))
os.environ |= {
    "BESTIARY_DATA": str(DATA),
    "DJANGO_SETTINGS_MODULE": "bestiary.web.settings",
    # Creating tables and looking at them happens before and beside the server.
    "DJANGO_ALLOW_ASYNC_UNSAFE": "1",
}
import django  # noqa: E402 - the settings come first

django.setup()

from django.core.management import call_command  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from bestiary import registry  # noqa: E402
from browser.conftest import CHROMIUM, CHROMIUM_FLAGS, Server  # noqa: E402
from browser.laid_tables import LaidTable, lay_tables  # noqa: E402
from browser.player import OVER, READY, rest  # noqa: E402

SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}
THEMES = ("light", "dark")


def photograph(browser: Browser, server: Server, table: LaidTable) -> Iterator[tuple[str, str]]:
    """A caption and a file for each size and theme."""
    for (size, (width, height)), theme in product(SIZES.items(), THEMES):
        person = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}
        )
        cookies = {"sessionid": table.session, "theme": theme}
        person.add_cookies(
            [{"name": n, "value": v, "url": server.address} for n, v in cookies.items()]
        )
        page = person.new_page()
        page.goto(f"/table/{table.slug}/")
        page.wait_for_selector(f"{OVER}, {READY}")
        rest(page)
        name = f"{table.game}-{table.seats}-{table.moment}-{size}-{theme}.png"
        page.screenshot(path=SHEET / name)
        person.close()
        yield f"{table.game}, {table.seats} players, {table.moment}, {size}, {theme}", name


def write(pictures: list[tuple[str, str]]) -> None:
    """The sheet itself."""
    figures = "".join(
        f'<figure><a href="{name}"><img src="{name}" loading="lazy"></a>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
        for caption, name in pictures
    )
    style = "body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}img{height:300px}"
    page = f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}"
    (SHEET / "index.html").write_text(page, encoding="utf-8")


def main(games: list[str]) -> None:
    """Lay, photograph, write."""
    SHEET.mkdir(parents=True, exist_ok=True)
    call_command("migrate", verbosity=0)
    chosen = games or [game.id for game in registry.catalogue()]
    tables = [table for game in chosen for table in lay_tables(game)]
    server = Server(DATA)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_FLAGS)
        write([shot for table in tables for shot in photograph(browser, server, table)])
        browser.close()
    server.stop()
    print(SHEET / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
