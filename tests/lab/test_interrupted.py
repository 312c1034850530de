"""Ctrl-C in the middle of a run: it ends, and goes on where it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bestiary.lab.dataset.files import read_games

TIMEOUT_SECONDS = 60.0
"""Seconds for what takes two: a busy machine is no failure."""
MAX_GAMES = 200_000
"""Minutes on any machine: the run cannot be over before it is interrupted."""


def simulate(out: Path, games: int) -> subprocess.Popen[bytes]:
    """A run of two workers in a process group of its own, as a shell starts one."""
    command = [sys.executable, "-m", "bestiary.cli", "simulate", "urban_legends", "--seed", "1"]
    asked = ["--games", str(games), "--workers", "2", "--out", str(out)]
    return subprocess.Popen(
        [*command, *asked],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=_listen_to_interrupts,
    )


def _listen_to_interrupts() -> None:
    """A shell without job control starts `make test &` deaf to Ctrl-C, and all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(out: Path) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not (any(out.glob("*.parquet")) if out.suffix == ".parquet" else out.exists()):
        assert time.monotonic() < end, "no game was kept"
        time.sleep(0.05)


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_a_run_of_several_workers_ends_by_ctrl_c_and_goes_on(tmp_path: Path, name: str) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow", reason="needs the extra 'data'")
    out = tmp_path / name
    run = simulate(out, MAX_GAMES)
    try:
        wait_for(out)
        os.killpg(run.pid, signal.SIGINT)
        run.communicate(timeout=TIMEOUT_SECONDS)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.communicate()
    there = len(read_games(out))
    assert run.returncode != 0

    more = simulate(out, there + 5)
    _, told = more.communicate(timeout=TIMEOUT_SECONDS)

    assert more.returncode == 0, told
    assert len(read_games(out)) == there + 5
