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
from random import Random
from tempfile import mkdtemp
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SHEET = ROOT / "var/contact-sheet"
DATA = Path(mkdtemp(prefix="bestiary-sheet-"))
os.environ |= {
    "BESTIARY_DATA": str(DATA),
    "DJANGO_SETTINGS_MODULE": "bestiary.web.house.settings",
    # Creating tables and looking at them happens before and beside the server.
    "DJANGO_ALLOW_ASYNC_UNSAFE": "1",
}
import django  # noqa: E402 - the settings come first

django.setup()

from django.contrib.sessions.backends.db import SessionStore  # noqa: E402
from django.core.management import call_command  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from bestiary import registry  # noqa: E402
from bestiary.core import notation  # noqa: E402
from bestiary.web.models import Player, Table  # noqa: E402
from bestiary.web.table import mover, seating  # noqa: E402
from bestiary.web.table.seating import Place, Setup  # noqa: E402
from bestiary.web.table.shelf import loaded  # noqa: E402
from browser.browser_player import OVER, READY  # noqa: E402
from browser.conftest import CHROMIUM, QUIET, Server  # noqa: E402

SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}
MOMENTS = {"start": 0.0, "middle": 0.5, "end": 1.0}
THEMES = ("light", "dark")
LONGEST = 5_000


class Laid(NamedTuple):
    """A table to look at, and the session of its host."""

    game: str
    seats: int
    moment: str
    slug: str
    session: str


def laid(game: str) -> Iterator[Laid]:
    """The tables of a game; those in the middle stop where the host is asked."""
    fewest, most = registry.game(game).seats
    for seats in sorted({max(fewest, 2), most}):
        length = play(table_of(game, seats), LONGEST)
        for moment, share in MOMENTS.items():
            table = table_of(game, seats)
            play(table, round(length * share), to_the_host=moment != "end")
            session = SessionStore()
            session["player"] = table.host_id
            session.save()
            yield Laid(game, seats, moment, table.slug, str(session.session_key))


def table_of(game: str, seats: int) -> Table:
    """A running game among people who are not here, always the same one."""
    people = [Player.objects.create(name=name) for name in NAMES[:seats]]
    table = seating.open_table(people[0], Setup(game, (Place(),) * seats))
    table.seed = "5e" * 32
    table.save()
    for guest in people[1:]:
        seating.sit(table, guest)
    return table


NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Yegor")


def play(table: Table, moves: int, *, to_the_host: bool = False) -> int:
    """Choose at random; the number of choices made."""
    rng = Random(7)
    for made in range(LONGEST):
        table.refresh_from_db()
        if table.outcome is not None:
            return made
        with loaded(table) as live:
            seat = live.asked[0]
            if made >= moves and (seat == 0 or not to_the_host):
                return made
            decision = rng.choice(live.table.open_to(seat))
            choice, ticket = rng.choice(list(decision.options)), live.opened[seat]
        mover.play(table.slug, seat, ticket, notation.write(choice))
    return LONGEST


def photograph(browser: Browser, server: Server, table: Laid) -> Iterator[tuple[str, str]]:
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
        page.wait_for_timeout(400)
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
    tables = [table for game in chosen for table in laid(game)]
    server = Server(DATA)
    server.start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        write([shot for table in tables for shot in photograph(browser, server, table)])
        browser.close()
    server.stop()
    print(SHEET / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
