"""Transfer sizes of pages and moves, compressed as they are sent.

`python -m tools.page_weights [MOVES]` starts one worker and opens its home page and tables of
each game, with the fewest and with the most players, plays so many moves there and prints
kilobytes. Nothing is asserted.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import zlib
from collections.abc import AsyncIterator, Sequence
from itertools import product
from typing import NamedTuple

import httpx

from bestiary import registry
from tools.load import Client, ClientPage
from tools.server_process import worker

LINKED_FILE = re.compile(r'(?:href|src)="(/(?:static|art)/[^"#]+)')
MOVE_TIMEOUT_SECONDS = 60.0
SETTLING_SECONDS = 0.05
"""Seconds until the other pages have heard of a move, too."""
LANGUAGES = ("en", "ru")


class Weight(NamedTuple):
    """Kilobytes of a page, of the files it needs once, and of the heaviest message of a move."""

    name: str
    page: float
    files: float
    move: float | None = None

    def __str__(self) -> str:
        move = "" if self.move is None else f"{self.move:10.1f}"
        return f"{self.name:<22}{self.page:8.1f}{self.files:10.1f}{move}"


async def weights(moves: int) -> AsyncIterator[Weight]:
    """The home page, then tables of each game."""
    async with worker() as (url, _):
        clients = [Client(url) for _ in range(max(g.seats[1] for g in registry.catalogue()))]
        yield await _page(clients[0], "home", "/")
        for game, language in product(registry.catalogue(), LANGUAGES):
            _speak(clients, language)
            for seats in sorted({max(2, game.seats[0]), game.seats[1]}):
                weight = await _table(clients[:seats], game.id, moves)
                yield weight._replace(name=f"{game.id} {seats} {language}")
        for client in clients:
            await client.http.aclose()


def _speak(clients: Sequence[Client], language: str) -> None:
    for client in clients:
        client.http.cookies.set("language", language)


async def _page(client: Client, name: str, path: str) -> Weight:
    page = await client.http.get(path)
    linked = sorted(set(LINKED_FILE.findall(page.text)))
    files = [await client.http.get(address) for address in linked]
    return Weight(name, _kilobytes(page), sum(_kilobytes(file) for file in files))


def _kilobytes(answer: httpx.Response) -> float:
    return answer.num_bytes_downloaded / 1000


async def _table(clients: Sequence[Client], game: str, moves: int) -> Weight:
    """Plays a game between all clients and weighs its moves."""
    host, *guests = clients
    others = {f"who-{number}": "person" for number in range(1, len(clients))}
    opened = await host.post(f"/new/{game}/", seats=str(len(clients)), access="public", **others)
    path = opened.headers["Location"]
    slug = path.strip("/").split("/")[-1]
    for guest in guests:
        await guest.post(f"/table/{slug}/sit/")
    weight = await _page(host, game, path)
    pages = [WeighingPage(await client.socket(slug, "?patches")) for client in clients]
    heaviest = await _heaviest(pages, moves)
    return weight._replace(move=heaviest)


class WeighingPage(ClientPage):
    """A page that weighs what it hears, each message compressed alone."""

    heaviest = 0

    def hear(self, text: str) -> None:
        self.heaviest = max(self.heaviest, len(zlib.compress(text.encode())))
        super().hear(text)


async def _heaviest(pages: Sequence[WeighingPage], moves: int) -> float:
    """The largest message about a move."""
    for page in pages:
        await page.news.wait()
        page.heaviest = 0  # the first messages show everything
    for _ in range(moves):
        mover = next((page for page in pages if page.choices), None)
        if mover is None:
            break
        await mover.play()
        await asyncio.wait_for(mover.news.wait(), MOVE_TIMEOUT_SECONDS)
        await asyncio.sleep(SETTLING_SECONDS)
    for page in pages:
        page.task.cancel()
        await page.wire.close()
    return max(page.heaviest for page in pages) / 1000


async def _print(moves: int) -> None:
    print("kB compressed              page     files      move (heaviest message)")
    async for weight in weights(moves):
        print(weight, flush=True)


def main() -> None:
    random.seed(1)
    asyncio.run(_print(int(sys.argv[1]) if len(sys.argv) > 1 else 60))


if __name__ == "__main__":
    main()
