"""The bench as one table in Markdown, which a page can quote as it is."""

from __future__ import annotations

import os
import platform

from bestiary.core.state import is_compiled
from tools.bench.peers import missing
from tools.bench.rows import Costs, Speed

COMPARED_PEERS = ("OpenSpiel hanabi", "OpenSpiel gin_rummy")
"""Peers that every row is compared with: a small game and a large one."""
HEADS = ("game", "decisions/s", "first game")
COST_HEADS = ("with a bot", "times longer", "copies/s", "view", "imagine", "describe")


def heading() -> str:
    """Where and on what this was measured, and beside whom it was not."""
    engine = "compiled" if is_compiled() else "pure Python"
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    beside = f" Not installed: {', '.join(gone)}." if (gone := missing()) else ""
    python = platform.python_version()
    return f"Random players on one core, Python {python}, {engine}, {load}.{beside}"


def table(theirs: list[Speed], ours: list[Speed]) -> str:
    """Rows with ratios to the peers of `COMPARED_PEERS` that were found."""
    beside = [peer for peer in theirs if peer.name in COMPARED_PEERS]
    heads = [*HEADS, *COST_HEADS, *(f"÷ {peer.name.split()[-1]}" for peer in beside)]
    rule = ["---"] + ["---:"] * (len(heads) - 1)
    rows = [[*_cells(speed), *_ratios(speed, beside)] for speed in [*theirs, *ours]]
    return "\n".join(f"| {' | '.join(row)} |" for row in [heads, rule, *rows])


def _cells(speed: Speed) -> list[str]:
    plain = [speed.name, f"{speed.decisions:,.0f}", f"{speed.first:.2f} s"]
    return plain + (_costs(speed.decisions, speed.costs) if speed.costs else [""] * len(COST_HEADS))


def _costs(bare: float, costs: Costs) -> list[str]:
    longer = f"{bare / costs.with_bots:.2f}"
    often = [f"{costs.with_bots:,.0f}", longer, f"{costs.copies:,.0f}"]
    return often + [f"{1e6 / rate:,.0f} µs" for rate in costs[2:]]


def _ratios(speed: Speed, beside: list[Speed]) -> list[str]:
    return [f"{speed.decisions / peer.decisions:.2f}" for peer in beside]
