"""The load benchmark runs, small."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from tools.load import LoadRun, LoadTable, load


def test_the_load_is_measured_over_real_sockets() -> None:
    with ThreadPoolExecutor(1) as aside:  # tests in a browser keep a loop in this thread
        steady, saturated, memory = aside.submit(asyncio.run, load(3, 6.0, saturated=2)).result()

    assert re.search(r"3 tables +[\d.]+ moves/s +\d+ / \d+ / \d+", steady)
    assert re.search(r"2 tables +[\d.]+ moves/s", saturated)
    assert memory.endswith("kB")


class Short(LoadTable):
    """A game of one move."""

    def __init__(self) -> None:
        self.is_played = False

    @property
    def is_over(self) -> bool:
        return self.is_played

    async def move(self) -> float:
        self.is_played = True
        await asyncio.sleep(0.001)
        return 0.001


class ShortRun(LoadRun):
    async def open_tables(self, tables: int) -> list[LoadTable]:
        return [Short() for _ in range(tables)]


def test_a_run_that_ran_out_of_tables_says_so() -> None:
    def measured(spare: int) -> str:
        load_run = ShortRun("http://127.0.0.1")
        load_run.spare = [Short() for _ in range(spare)]
        with ThreadPoolExecutor(1) as aside:
            return aside.submit(asyncio.run, load_run.measure("run", 1, 0.0, 0.05)).result().name

    assert measured(1_000) == "run"
    assert re.fullmatch(r"run but \d+ laid late", measured(1))
