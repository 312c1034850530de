"""`python -m bestiary.lab.learning.calibration`: fit every game's chances of winning to games.

Every second game is kept aside to tell how far the chances can be trusted. A game without a scale
is told of, and nothing is fitted.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from itertools import product
from math import log
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.core import CHANCE, Calibration, Choice, Game, Seat, State, WinModel
from bestiary.lab.markdown import table, write_section
from bestiary.lab.match import Match, play, seed_of
from bestiary.lab.parallel import parallel_map
from bestiary.lab.provenance import commit

LEVEL = "ranger"
"""Who plays: strong enough to mean it, quick enough to play often."""
OFTEN = 0.06
"""The part of all choices at which it is noted how everyone stands."""
BINS = 5
HEAD = ("game", "games", "chances told", "foretold → won", "mean square error")
CERTAIN = 0.15
"""Few games must not look like certainty: no spread is a smaller part of how standings differ."""
STEPS = (2.0, 1.3, 1.1, 1.03)
"""By such factors the marks are moved while that fits better."""


class Noted(NamedTuple):
    """A moment: how well every side stood, what was left of the game, and which sides won."""

    standings: list[float]
    left: float
    won: list[float]


class Told(NamedTuple):
    """A seat's chance at a moment, and whether it won."""

    chance: float
    won: float


def watch(task: tuple[str, int, int]) -> tuple[list[Noted], list[Told]]:
    """One game between players of one kind, at some of its moments."""
    name, seats, seed = task
    game = registry.game(name)
    scale = game.advice.win_model
    rng = Random(seed)
    moments = list[State]()

    def note(state: State, seat: Seat, _: Choice) -> None:
        if seat != CHANCE and rng.random() < OFTEN:
            moments.append(state.copy())

    record = play(game, Match(name, seats, (LEVEL,)).settled(), seed, note)
    if scale is None:
        return [], list(_told(game, moments, record.winners))
    return [_noted(scale, state, record.winners) for state in moments], []


def _noted(scale: WinModel[Any], state: State, winners: Sequence[Seat]) -> Noted:
    standings = list(scale.standings(state))
    sides = scale.sides_of(state)
    won = {sides[seat] for seat in winners}
    return Noted(standings, scale.left(state), [float(s in won) for s in range(len(standings))])


def _told(game: Game[Any], moments: list[State], winners: Sequence[Seat]) -> Iterator[Told]:
    """Where chances are not made by a scale they are only told."""
    assert game.advice.win_chances is not None
    for state in moments:
        chances = game.advice.win_chances(state)
        yield from (Told(c, float(seat in winners)) for seat, c in enumerate(chances))


def loss(marks: Calibration, noted: Sequence[Noted]) -> float:
    """How surprised somebody is who trusts these marks."""
    return -fmean(_likelihood(marks, moment) for moment in noted)


def _likelihood(marks: Calibration, moment: Noted) -> float:
    shares = marks.shares(moment.standings, moment.left)
    if len(shares) == 1:
        return log(max(1e-9, shares[0] if moment.won[0] else 1 - shares[0]))
    won = sum(moment.won) or 1.0
    return sum(w / won * log(max(1e-9, s)) for s, w in zip(shares, moment.won, strict=True))


def fitted(noted: Sequence[Noted]) -> Calibration:
    """The marks that surprise least, by moving each of them while that helps."""
    heights = [moment.standings[0] for moment in noted]
    marks = Calibration(10.0, 3.0, fmean(heights) if len(noted[0].standings) == 1 else 0.0)
    least_spread = CERTAIN * pstdev(heights)
    least = loss(marks, noted)
    for step in STEPS:
        is_better = True
        while is_better:
            tried = [(loss(m, noted), m) for m in _beside(marks, step, least_spread)]
            best, near = min(tried)
            is_better = best < least - 1e-7
            if is_better:
                least = best
                marks = near
    return Calibration(*(round(mark, 3) for mark in marks))


def _beside(marks: Calibration, step: float, least: float) -> Iterator[Calibration]:
    for early, late, shift in product((1 / step, 1.0, step), (1 / step, 1.0, step), (-1, 0, 1)):
        par = marks.par + shift * (step - 1) * 5 if marks.par else 0.0
        spread = Calibration(marks.early * early, marks.late * late, par)
        if least < spread.early < 1e3 and least < spread.late < 1e3:
            yield spread


def trust(told: Sequence[Told]) -> str:
    """What was foretold and what came of it, by fifths of the chances."""
    return "; ".join(
        f"{fmean(t.chance for t in part):.0%} → {fmean(t.won for t in part):.0%}"
        for number in range(BINS)
        if (part := [t for t in told if min(int(t.chance * BINS), BINS - 1) == number])
    )


def surprise(told: Sequence[Told]) -> float:
    """The mean square error of the chances."""
    return fmean((t.chance - t.won) ** 2 for t in told)


def tables(game: Game[Any], games: int) -> list[tuple[int, int]]:
    """How many seats each game has: all there may be in turn, every fifth alone where one may."""
    least, most = game.seats
    several = range(max(2, least), most + 1)
    alone = least == 1
    return [
        (1 if alone and number % 5 == 4 else several[number // 2 % len(several)], number)
        for number in range(games)
    ]


def learn(name: str, games: int, seed: int, workers: int) -> list[str]:
    """Watch, fit, write the marks beside the mind, and tell how far they can be trusted."""
    game = registry.game(name)
    tasks = [(name, seats, seed_of(seed, number)) for seats, number in tables(game, games)]
    seen = list(parallel_map(watch, tasks, workers=workers))
    scale = game.advice.win_model
    if scale is None:
        return _row(game, games, [t for _, told in seen for t in told])
    taught = [moment for noted, _ in seen[::2] for moment in noted]
    kept = [moment for noted, _ in seen[1::2] for moment in noted]
    marks = {"together": fitted([m for m in taught if len(m.standings) > 1])}
    if solo := [m for m in taught if len(m.standings) == 1]:
        marks["alone"] = fitted(solo)
    command = f"python -m bestiary.lab.learning.calibration {name} --number {games} --seed {seed}"
    text = json.dumps({"command": command, "seed": seed, "commit": commit(), **marks}, indent=1)
    scale.file.write_text(text + "\n", encoding="utf-8")
    return _row(game, games, list(_foretold(marks, kept)))


def _foretold(marks: dict[str, Calibration], kept: Sequence[Noted]) -> Iterator[Told]:
    for standings, left, won in kept:
        used = marks["alone" if len(standings) == 1 else "together"]
        yield from map(Told, used.shares(standings, left), won)


def _row(game: Game[Any], games: int, told: list[Told]) -> list[str]:
    return [game.titles["en"], str(games), str(len(told)), trust(told), f"{surprise(told):.3f}"]


def main() -> None:
    """Fit every game's marks, or those of one, and tell how far the chances can be trusted."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.learning.calibration")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--number", type=int, default=200, help="games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", type=Path, help="write the table there")
    asked = parser.parse_args()
    rows = [
        learn(name, asked.number, asked.seed, asked.workers)
        for name in asked.games or registry.ids()
    ]
    print(table(HEAD, rows))
    if asked.page:
        write_section(asked.page, "chances", table(HEAD, [*others(asked.page, rows), *rows]))


def others(page: Path, rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """What the page tells of games that were not fitted now."""
    told = page.read_text(encoding="utf-8").partition("<!-- chances -->")[2]
    lines = told.partition("<!-- /chances -->")[0].strip().splitlines()[2:]
    kept = [line.strip("| ").split(" | ") for line in lines]
    return [row for row in kept if row[0] not in {new[0] for new in rows}]


if __name__ == "__main__":
    main()
