"""The load benchmark runs, small."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from bestiary.lab.load import load


def test_the_load_is_measured_over_real_sockets() -> None:
    with ThreadPoolExecutor(1) as aside:  # tests in a browser keep a loop in this thread
        steady, flat_out, memory = aside.submit(asyncio.run, load(3, 6.0, crowd=2)).result()

    assert re.search(r"3 tables +[\d.]+ moves/s +\d+ / \d+ / \d+", steady)
    assert re.search(r"2 tables +[\d.]+ moves/s", flat_out)
    assert memory.endswith("kB")
