"""Load test over real sockets: moves per second, and latency to the other player's screen.

`python -m tools.load [TABLES] [SECONDS]` starts one worker with an empty site, seats two
players with open pages at every table, and lets each table move every five seconds. Then, on
another worker, a closed loop: a hundred tables move as fast as they can. A table whose game is
over is replaced by one that was opened before the clock began. Nothing is asserted: machines
differ.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
from math import ceil
from statistics import quantiles
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.server_process import resident_megabytes, worker

GAME = "urban_legends"
SECONDS_PER_MOVE = 5.0
SATURATED_TABLES = 100
SPARE_TABLE_SHARE = 0.8
"""Tables opened in advance for those whose game ends, as a share of the others."""
GAMES_ENDED_PER_TABLE_SECOND = 1.5
"""In the saturated run, where a game of ten moves is soon over; all are opened in advance."""
MOVE_TIMEOUT_SECONDS = 60.0
MOVE_MESSAGE_SIGNS = ('"#log-lines"', '"#panel-', 'id="offers"')
"""What a message about a move contains, unlike one about presence."""
TABLES_PER_CLIENT = 15
OFFERS = re.compile(r'<script id="offers" type="application/json">(.*?)</script>', re.DOTALL)


class Result(NamedTuple):
    """What one run measured; latencies in milliseconds."""

    name: str
    tables: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float

    def __str__(self) -> str:
        rate = f"{self.moves_per_second:8.1f} moves/s"
        times = (self.p50, self.p95, self.p99)
        return f"{self.name:<34}{self.tables:>5} tables {rate}   " + " / ".join(
            f"{ms:.0f}" for ms in times
        )


class Client:
    """A browser without its display: cookies, and a socket to every table it sits at."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=120)

    async def post(self, path: str, **fields: str) -> httpx.Response:
        """Send a form as a page would."""
        if "csrftoken" not in self.http.cookies:
            await self.http.get("/")
        token = self.http.cookies.get("csrftoken") or ""
        headers = {"X-CSRFToken": token, "Referer": self.url}
        while (answer := await self.http.post(path, data=fields, headers=headers)).is_server_error:
            await asyncio.sleep(1)  # the database is busy, and says so
        return answer

    async def socket(self, slug: str, query: str = "") -> ClientConnection:
        """The page of a table: whole drawings, not compressed, unless `query` asks for less."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": self.url}
        address = f"{self.url.replace('http', 'ws', 1)}/table/{slug}/socket/{query}"
        return await connect(
            address,
            additional_headers=headers,
            max_size=None,
            open_timeout=120,
            ping_interval=None,  # as in a browser: only the server asks whether anybody is there
            compression=None,
        )


class ClientPage:
    """One open page: what it may choose, and when it last heard of a move."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.seat = -1
        self.ticket = 0
        self.choices: list[str] = []
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self.wire:
            self.hear(str(frame))

    def hear(self, text: str) -> None:
        """Take note of a message."""
        if found := OFFERS.findall(text):
            data = json.loads(found[-1])
            self.seat = data["seat"]
            self.ticket = data["ticket"]
            self.choices = [option["text"] for option in data["options"]]
        if any(sign in text for sign in MOVE_MESSAGE_SIGNS):
            self.news.set()

    async def play(self) -> None:
        body = {"act": "play", "seat": self.seat, "ticket": self.ticket, "confirm": ""}
        self.news.clear()
        choice = random.choice(self.choices)
        self.choices = []
        await self.wire.send(json.dumps({"body": body | {"choice": choice}}))


class LoadTable:
    """Two clients at one table, with both pages open."""

    def __init__(self, host: Client, guest: Client) -> None:
        self.clients = (host, guest)
        self.pages = list[ClientPage]()

    async def sit_down(self) -> None:
        host, guest = self.clients
        opened = await host.post(f"/new/{GAME}/", access="public", **{"who-1": "person"})
        slug = opened.headers["Location"].strip("/").split("/")[-1]
        await guest.post(f"/table/{slug}/sit/")
        self.pages = [ClientPage(await client.socket(slug)) for client in self.clients]
        for page in self.pages:
            await page.news.wait()

    @property
    def is_over(self) -> bool:
        """Whether nobody may move any more."""
        return not any(page.choices for page in self.pages)

    async def move(self) -> float:
        """Let whoever is asked move; seconds until the other page shows it."""
        mover = next(page for page in self.pages if page.choices)
        other = next(page for page in self.pages if page is not mover)
        # Before the move is sent, or news that comes at once would be overlooked.
        other.news.clear()
        began = time.perf_counter()
        await mover.play()
        await asyncio.wait_for(other.news.wait(), MOVE_TIMEOUT_SECONDS)
        passed = time.perf_counter() - began
        await asyncio.wait_for(mover.news.wait(), MOVE_TIMEOUT_SECONDS)
        return passed

    async def close(self) -> None:
        for page in self.pages:
            page.task.cancel()
            await page.wire.close()


class LoadRun:
    """All tables: those in play, and spare ones for when a game ends."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.clients: list[tuple[Client, Client]] = []
        self.tables_open: list[LoadTable] = []
        self.spare: list[LoadTable] = []
        self.opened_late = 0
        """How many tables were opened while the clock ran: time in which others did not move."""
        self._opening = asyncio.Lock()

    async def open_tables(self, tables: int) -> list[LoadTable]:
        """Open so many more tables, one after another."""
        async with self._opening:
            first = len(self.tables_open)
            for number in range(first, first + tables):
                if number // TABLES_PER_CLIENT >= len(self.clients):
                    self.clients.append((Client(self.url), Client(self.url)))
                table = LoadTable(*self.clients[number // TABLES_PER_CLIENT])
                await table.sit_down()
                self.tables_open.append(table)
            return self.tables_open[first:]

    async def unfinished_table(self, table: LoadTable) -> LoadTable:
        """This table, or if its game is over another one."""
        while table.is_over:
            if self.spare:
                table = self.spare.pop()
            else:
                self.opened_late += 1
                (table,) = await self.open_tables(1)
        return table

    async def run_table(self, table: LoadTable, every: float, until: float) -> list[float]:
        """Move at this pace until the time is up."""
        times = list[float]()
        # Spread over the interval: tables that move in step would measure bursts.
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            table = await self.unfinished_table(table)
            passed = await table.move()
            times.append(passed)
            left = until - time.perf_counter()
            await asyncio.sleep(max(0.0, min(every - passed, left)))
        if not table.is_over:
            self.spare.append(table)
        return times

    async def measure(self, name: str, tables: int, every: float, seconds: float) -> Result:
        """Let so many of the spare tables move for a while."""
        moving = [self.spare.pop() for _ in range(min(tables, len(self.spare)))]
        began = time.perf_counter()
        before = self.opened_late
        runs = await asyncio.gather(*(self.run_table(s, every, began + seconds) for s in moving))
        times = [passed * 1000 for run in runs for passed in run]
        marks = quantiles(times, n=100)
        rate = len(times) / (time.perf_counter() - began)
        if opened_late := self.opened_late - before:
            name += f" but {opened_late} laid late"
        return Result(name, len(moving), rate, marks[49], marks[94], marks[98])

    async def close(self) -> None:
        for table in self.tables_open:
            await table.close()
        for client in (client for pair in self.clients for client in pair):
            await client.http.aclose()


async def load(tables: int, seconds: float, saturated: int = SATURATED_TABLES) -> list[str]:
    """Both runs, in words; each against a worker of its own."""
    steady, each = await _steady(tables, seconds)
    saturated_result = await _saturated(saturated, seconds / 4)
    return [
        str(steady),
        str(saturated_result),
        f"memory per table with two pages: {each * 1000:.0f} kB",
    ]


async def _steady(tables: int, seconds: float) -> tuple[Result, float]:
    """All tables at their pace, and the megabytes that each of them takes."""
    async with worker() as (url, pid):
        run = LoadRun(url)
        await run.open_tables(1)
        before = resident_megabytes(pid)
        run.spare = await run.open_tables(tables)
        each = (resident_megabytes(pid) - before) / tables
        run.spare += await run.open_tables(int(tables * SPARE_TABLE_SHARE))
        result = await run.measure(
            f"a move every {SECONDS_PER_MOVE:.0f} s", tables, SECONDS_PER_MOVE, seconds
        )
        await run.close()
    return result, each


async def _saturated(tables: int, seconds: float) -> Result:
    """Tables that move as fast as they can, once a warm-up has made texts and drawings."""
    async with worker() as (url, _):
        run = LoadRun(url)
        run.spare = await run.open_tables(_tables_needed(tables, seconds / 2))
        await run.measure("warming up", tables, 0.0, seconds / 2)
        await run.close()
        run = LoadRun(url)
        run.spare = await run.open_tables(_tables_needed(tables, seconds))
        result = await run.measure("as fast as they can", tables, 0.0, seconds)
        await run.close()
    return result


def _tables_needed(tables: int, seconds: float) -> int:
    """How many to open, so that so many are always in play."""
    return tables * (1 + ceil(GAMES_ENDED_PER_TABLE_SECOND * seconds))


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30.0
    print("Load on one worker; p50 / p95 / p99 ms from a click to the other player's screen")
    for line in asyncio.run(load(tables, seconds)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
