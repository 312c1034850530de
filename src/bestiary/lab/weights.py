"""What pages and moves weigh on the way to a reader, compressed as they are sent.

`python -m bestiary.lab.weights [MOVES]` starts one worker and opens its home page and a table of
each game against a bot, plays so many moves there and prints kilobytes. Nothing is asserted.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
import zlib
from typing import NamedTuple

import httpx

from bestiary import registry
from bestiary.lab.load import OFFERS, PATIENCE, Page, Person
from bestiary.lab.processes import worker

LINKED = re.compile(r'(?:href|src)="(/(?:static|art)/[^"#]+)')
OPPONENT = "bot:apprentice"
LEAST_SEATS = {"cryptid": 3}
"""Games whose smallest table is another game than the usual one."""


class Weight(NamedTuple):
    """Kilobytes of a page, of the files it needs once, and of the heaviest message of a move."""

    name: str
    page: float
    files: float
    move: float | None = None

    def __str__(self) -> str:
        move = "" if self.move is None else f"{self.move:10.1f}"
        return f"{self.name:<18}{self.page:8.1f}{self.files:10.1f}{move}"


async def weights(moves: int) -> list[Weight]:
    """The home page, then a table of each game."""
    async with worker() as (url, _):
        person = Person(url)
        found = [await _page(person, "home", "/")]
        for game in registry.catalogue():
            found.append(await _table(person, game.id, moves))
        await person.http.aclose()
    return found


async def _page(person: Person, name: str, path: str) -> Weight:
    page = await person.http.get(path)
    linked = sorted(set(LINKED.findall(page.text)))
    files = [await person.http.get(address) for address in linked]
    return Weight(name, _sent(page), sum(_sent(file) for file in files))


def _sent(answer: httpx.Response) -> float:
    return answer.num_bytes_downloaded / 1000


async def _table(person: Person, game: str, moves: int) -> Weight:
    """A game against bots, and what its moves weigh."""
    seats = LEAST_SEATS.get(game, 2)
    others = {f"who-{number}": OPPONENT for number in range(1, seats)}
    laid = await person.post(f"/new/{game}/", seats=str(seats), **others)
    path = laid.headers["Location"]
    weighed = await _page(person, game, path)
    heaviest = await _heaviest(person, path.strip("/").split("/")[-1], moves)
    return weighed._replace(move=heaviest)


async def _heaviest(person: Person, slug: str, moves: int) -> float:
    """The largest message about a move, each compressed alone."""
    wire = await person.socket(slug)
    page, heard = Page(wire), list[int]()
    page.task.cancel()
    await _choices(page, heard)
    heard.clear()  # the first messages show everything
    for _ in range(moves):
        if not page.choices:
            break
        await page.play()
        await _choices(page, heard)
    await wire.close()
    return max(heard, default=0) / 1000


async def _choices(page: Page, heard: list[int]) -> None:
    """Listen until something may be chosen, or for long enough."""
    page.choices = []
    while not page.choices:
        try:
            text = str(await asyncio.wait_for(page.wire.recv(), PATIENCE))
        except TimeoutError:
            return
        heard.append(len(zlib.compress(text.encode())))
        if OFFERS.search(text):
            page.hear(text)


def main() -> None:
    """Measure and print."""
    random.seed(1)
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    print("kB compressed          page     files      move (heaviest message)")
    for weight in asyncio.run(weights(moves)):
        print(weight, flush=True)


if __name__ == "__main__":
    main()
