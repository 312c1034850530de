"""Load over real sockets: tables held, moves per second, time to the other player's screen.

`python -m bestiary.lab.load [TABLES] [SECONDS]` starts one worker with an empty site, seats two
players with open pages at every table, lets each table move every five seconds, then lets a
hundred tables move as fast as they can. Nothing is asserted: machines differ.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAME = "urban_legends"
EVERY = 5.0
"""Seconds between the moves of a table."""
CROWD = 100
"""Tables of the saturated run."""
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
        rate, times = f"{self.moves_per_second:8.1f} moves/s", (self.p50, self.p95, self.p99)
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
        return await self.http.post(path, data=fields, headers=headers)

    async def socket(self, slug: str) -> ClientConnection:
        """The page of a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": self.url}
        address = f"{self.url.replace('http', 'ws', 1)}/table/{slug}/socket/"
        return await connect(
            address, additional_headers=headers, max_size=None, open_timeout=120, compression=None
        )


class Page:
    """One open page: what it may choose, and when it last heard of a move."""

    def __init__(self, wire: ClientConnection) -> None:
        """Listen from now on."""
        self.wire, self.seat, self.ticket = wire, -1, 0
        self.choices: list[str] = []
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self.wire:
            found = OFFERS.findall(str(frame))
            if found:
                data = json.loads(found[-1])
                self.seat, self.ticket = data["seat"], data["ticket"]
                self.choices = [option["text"] for option in data["options"]]
                self.news.set()

    async def play(self) -> None:
        """Take a random option."""
        body = {"act": "play", "seat": self.seat, "ticket": self.ticket, "confirm": ""}
        self.news.clear()
        choice, self.choices = random.choice(self.choices), []
        await self.wire.send(json.dumps({"body": body | {"choice": choice}}))


class Sitting:
    """Two people at one table, one table after another."""

    def __init__(self, host: Person, guest: Person) -> None:
        """Nothing is laid yet."""
        self.people, self.pages = (host, guest), list[Page]()
        self.slug = ""

    async def sit_down(self) -> None:
        """Lay a table that `host` and `guest` play at, with both pages open."""
        host, guest = self.people
        laid = await host.post(f"/new/{GAME}/", access="public", **{"who-1": "person"})
        self.slug = laid.headers["Location"].strip("/").split("/")[-1]
        await guest.post(f"/table/{self.slug}/sit/")
        for page in self.pages:
            page.task.cancel()
            await page.wire.close()
        self.pages = [Page(await person.socket(self.slug)) for person in self.people]
        for page in self.pages:
            await page.news.wait()

    async def move(self) -> float | None:
        """Let whoever is asked move; seconds until the other page shows it, None if over."""
        mover = next((page for page in self.pages if page.choices), None)
        if mover is None:
            return None
        other = next(page for page in self.pages if page is not mover)
        other.news.clear()
        began = time.perf_counter()
        await mover.play()
        await asyncio.wait_for(other.news.wait(), 60)
        passed = time.perf_counter() - began
        await asyncio.wait_for(mover.news.wait(), 60)
        return passed

    async def close(self) -> None:
        """Leave."""
        for page in self.pages:
            page.task.cancel()
            await page.wire.close()
        for person in self.people:
            await person.http.aclose()


async def seated(url: str, tables: int) -> list[Sitting]:
    """So many tables, laid one after another."""
    people = [(Person(url), Person(url)) for _ in range(-(-tables // PER_HOST))]
    sittings = [Sitting(*people[n // PER_HOST]) for n in range(tables)]
    for sitting in sittings:
        await sitting.sit_down()
    return sittings


async def paced(sitting: Sitting, every: float, until: float) -> list[float]:
    """Move at a leisurely pace until the time is up."""
    times = list[float]()
    await asyncio.sleep(random.random() * every)
    while time.perf_counter() < until:
        passed = await sitting.move()
        if passed is None:
            await sitting.sit_down()
            continue
        times.append(passed)
        await asyncio.sleep(max(0.0, every - passed))
    return times


async def measured(name: str, sittings: list[Sitting], every: float, seconds: float) -> Result:
    """Let all tables move for a while."""
    began = time.perf_counter()
    runs = await asyncio.gather(*(paced(s, every, began + seconds) for s in sittings))
    times = [passed * 1000 for run in runs for passed in run]
    marks = quantiles(times, n=100)
    rate = len(times) / (time.perf_counter() - began)
    return Result(name, len(sittings), rate, marks[49], marks[94], marks[98])


@asynccontextmanager
async def worker() -> AsyncIterator[tuple[str, int]]:
    """One server process with an empty site; its address and process number."""
    with tempfile.TemporaryDirectory() as data:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        settings = {"BESTIARY_DATA": data, "PORT": str(port), "LIMITS": "0", "BOT_WORKERS": "0"}
        process = subprocess.Popen(
            [sys.executable, "-m", "bestiary.web"],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
        )
        try:
            await _answers(port)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.kill()
            process.wait()


async def _answers(port: int) -> None:
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            writer.close()
            await writer.wait_closed()
            return
    raise TimeoutError("the server did not start")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def load(tables: int, seconds: float) -> list[str]:
    """Both runs against one worker, in words."""
    async with worker() as (url, pid):
        warm = await seated(url, 1)
        before = memory(pid)
        sittings = await seated(url, tables)
        each = (memory(pid) - before) / tables
        steady = await measured(f"a move every {EVERY:.0f} s", sittings, EVERY, seconds)
        flat_out = await measured("as fast as they can", sittings[:CROWD], 0.0, seconds / 2)
        for sitting in (*warm, *sittings):
            await sitting.close()
    return [str(steady), str(flat_out), f"memory per table with two pages: {each * 1000:.0f} kB"]


def main() -> None:
    """Run and print."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 30.0
    print("Load on one worker; p50 / p95 / p99 ms from a click to the other player's screen")
    for line in asyncio.run(load(tables, seconds)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
