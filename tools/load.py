"""Load over real sockets: tables held, moves per second, time to the other player's screen.

`python -m tools.load [TABLES] [SECONDS]` starts one worker with an empty site, seats two
players with open pages at every table, and lets each table move every five seconds. Then, on
another, a hundred tables at a time move as fast as they can. A table whose game is over makes room
for one that was laid before the clock began. Nothing is asserted: machines differ.
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

from tools.server_process import memory, worker

GAME = "urban_legends"
EVERY = 5.0
"""Seconds between the moves of a table."""
CROWD = 100
"""Tables that move at once in the saturated run."""
SPARE = 0.8
"""Tables laid in advance for those whose game ends, as a part of the others."""
ENDED = 1.5
"""Games that each table of the saturated run may end in a second, all laid in advance: one lasts
ten moves."""
PATIENCE = 60.0
TELLING = ('"#log-lines"', '"#panel-', 'id="offers"')
"""What a message about a move holds, unlike one about a player who has come or gone."""
PER_HOST = 15
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


class Person:
    """A browser without its pictures: a session, and a socket to every table it sits at."""

    def __init__(self, url: str) -> None:
        """Come to `url`; nothing is sent yet."""
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


class Page:
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
        if any(sign in text for sign in TELLING):
            self.news.set()

    async def play(self) -> None:
        body = {"act": "play", "seat": self.seat, "ticket": self.ticket, "confirm": ""}
        self.news.clear()
        choice = random.choice(self.choices)
        self.choices = []
        await self.wire.send(json.dumps({"body": body | {"choice": choice}}))


class Sitting:
    """Two people at one table, with both pages open."""

    def __init__(self, host: Person, guest: Person) -> None:
        self.people = (host, guest)
        self.pages = list[Page]()

    async def sit_down(self) -> None:
        host, guest = self.people
        laid = await host.post(f"/new/{GAME}/", access="public", **{"who-1": "person"})
        slug = laid.headers["Location"].strip("/").split("/")[-1]
        await guest.post(f"/table/{slug}/sit/")
        self.pages = [Page(await person.socket(slug)) for person in self.people]
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
        other.news.clear()
        began = time.perf_counter()
        await mover.play()
        await asyncio.wait_for(other.news.wait(), PATIENCE)
        passed = time.perf_counter() - began
        await asyncio.wait_for(mover.news.wait(), PATIENCE)
        return passed

    async def close(self) -> None:
        for page in self.pages:
            page.task.cancel()
            await page.wire.close()


class Hall:
    """All tables: those in play, and those laid for when a game ends."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: list[tuple[Person, Person]] = []
        self.sittings: list[Sitting] = []
        self.spare: list[Sitting] = []
        self.late = 0
        """How many tables were laid while the clock ran: time in which others did not move."""
        self._door = asyncio.Lock()

    async def lay(self, tables: int) -> list[Sitting]:
        """So many more tables, laid one after another."""
        async with self._door:
            first = len(self.sittings)
            for number in range(first, first + tables):
                if number // PER_HOST >= len(self.people):
                    self.people.append((Person(self.url), Person(self.url)))
                sitting = Sitting(*self.people[number // PER_HOST])
                await sitting.sit_down()
                self.sittings.append(sitting)
            return self.sittings[first:]

    async def going_on(self, sitting: Sitting) -> Sitting:
        """This table, or if its game is over another one."""
        while sitting.is_over:
            if self.spare:
                sitting = self.spare.pop()
            else:
                self.late += 1
                (sitting,) = await self.lay(1)
        return sitting

    async def paced(self, sitting: Sitting, every: float, until: float) -> list[float]:
        """Move at this pace until the time is up."""
        times = list[float]()
        await asyncio.sleep(random.random() * every)
        while time.perf_counter() < until:
            sitting = await self.going_on(sitting)
            passed = await sitting.move()
            times.append(passed)
            left = until - time.perf_counter()
            await asyncio.sleep(max(0.0, min(every - passed, left)))
        if not sitting.is_over:
            self.spare.append(sitting)
        return times

    async def measured(self, name: str, tables: int, every: float, seconds: float) -> Result:
        """Let so many of the spare tables move for a while."""
        moving = [self.spare.pop() for _ in range(min(tables, len(self.spare)))]
        began = time.perf_counter()
        before = self.late
        runs = await asyncio.gather(*(self.paced(s, every, began + seconds) for s in moving))
        times = [passed * 1000 for run in runs for passed in run]
        marks = quantiles(times, n=100)
        rate = len(times) / (time.perf_counter() - began)
        if late := self.late - before:
            name += f" but {late} laid late"
        return Result(name, len(moving), rate, marks[49], marks[94], marks[98])

    async def close(self) -> None:
        for sitting in self.sittings:
            await sitting.close()
        for person in (person for pair in self.people for person in pair):
            await person.http.aclose()


async def load(tables: int, seconds: float, crowd: int = CROWD) -> list[str]:
    """Both runs, in words; each against a worker of its own."""
    steady, each = await _steady(tables, seconds)
    flat_out = await _flat_out(crowd, seconds / 4)
    return [str(steady), str(flat_out), f"memory per table with two pages: {each * 1000:.0f} kB"]


async def _steady(tables: int, seconds: float) -> tuple[Result, float]:
    """All tables at their pace, and the megabytes that each of them takes."""
    async with worker() as (url, pid):
        hall = Hall(url)
        await hall.lay(1)
        before = memory(pid)
        hall.spare = await hall.lay(tables)
        each = (memory(pid) - before) / tables
        hall.spare += await hall.lay(int(tables * SPARE))
        measured = await hall.measured(f"a move every {EVERY:.0f} s", tables, EVERY, seconds)
        await hall.close()
    return measured, each


async def _flat_out(crowd: int, seconds: float) -> Result:
    """A crowd as fast as it can, after a while in which texts and drawings are made."""
    async with worker() as (url, _):
        hall = Hall(url)
        hall.spare = await hall.lay(_enough(crowd, seconds / 2))
        await hall.measured("warming up", crowd, 0.0, seconds / 2)
        await hall.close()
        hall = Hall(url)
        hall.spare = await hall.lay(_enough(crowd, seconds))
        measured = await hall.measured("as fast as they can", crowd, 0.0, seconds)
        await hall.close()
    return measured


def _enough(crowd: int, seconds: float) -> int:
    """Tables for a crowd that plays on for so long."""
    return crowd * (1 + ceil(ENDED * seconds))


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30.0
    print("Load on one worker; p50 / p95 / p99 ms from a click to the other player's screen")
    for line in asyncio.run(load(tables, seconds)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
