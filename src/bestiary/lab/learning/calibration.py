"""Calibration of every game's chances of winning, by maximum likelihood on games between bots.

`python -m bestiary.lab.learning.calibration` fits the temperatures of each game's `WinModel`.
Every second game is held out for validation, by a reliability table and the Brier score. A game
without a win model is only validated.
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
from bestiary.core import CHANCE, Choice, Game, Seat, State
from bestiary.core.advice import Calibration, WinModel
from bestiary.lab.markdown import table, write_section
from bestiary.lab.match import Match, play, seed_of
from bestiary.lab.parallel import parallel_map
from bestiary.lab.provenance import commit

PLAYING_LEVEL = "ranger"
"""Strong enough that standings mean something, quick enough for many games."""
SAMPLED_SHARE = 0.06
"""The share of all choices at which the standings are sampled."""
RELIABILITY_BINS = 5
HEAD = ("game", "games", "chances told", "foretold → won", "mean square error")
MIN_TEMPERATURE_SHARE = 0.15
"""The least temperature, in standard deviations of the standings: few games must not look like
certainty."""
STEP_FACTORS = (2.0, 1.3, 1.1, 1.03)
"""By these factors, from coarse to fine, the search multiplies and divides the parameters."""
MIN_IMPROVEMENT = 1e-7
MIN_PROBABILITY = 1e-9
"""Keeps the logarithm finite where a game ended against all odds."""


class StandingsSample(NamedTuple):
    """How well every side stood, what was left of the game, and which sides won it later."""

    standings: list[float]
    left: float
    won: list[float]


class Prediction(NamedTuple):
    """A seat's predicted chance at a moment, and whether it won."""

    chance: float
    won: float


def sample_game(task: tuple[str, int, int]) -> tuple[list[StandingsSample], list[Prediction]]:
    """Play one game between bots of one level: samples to fit, or predictions to validate."""
    name, seats, seed = task
    game = registry.game(name)
    model = game.opponents.advice.win_model
    rng = Random(seed)
    moments = list[State]()

    def note(state: State, seat: Seat, _: Choice) -> None:
        if seat != CHANCE and rng.random() < SAMPLED_SHARE:
            moments.append(state.copy())

    record = play(game, Match(name, seats, (PLAYING_LEVEL,)).validate(), seed, note)
    if model is None:
        return [], list(_game_predictions(game, moments, record.winners))
    return [_sample(model, state, record.winners) for state in moments], []


def _sample(model: WinModel[Any], state: State, winners: Sequence[Seat]) -> StandingsSample:
    standings = list(model.standings(state))
    sides = model.sides_of(state)
    winning_sides = {sides[seat] for seat in winners}
    won = [float(side in winning_sides) for side in range(len(standings))]
    return StandingsSample(standings, model.left(state), won)


def _game_predictions(
    game: Game[Any, Any], moments: list[State], winners: Sequence[Seat]
) -> Iterator[Prediction]:
    """The chances of a game that computes them without a win model."""
    assert game.opponents.advice.win_chances is not None
    for state in moments:
        chances = game.opponents.advice.win_chances(state)
        yield from (Prediction(c, float(seat in winners)) for seat, c in enumerate(chances))


def loss(calibration: Calibration, samples: Sequence[StandingsSample]) -> float:
    """Cross-entropy: the mean negative log-likelihood of what happened."""
    return -fmean(_log_likelihood(calibration, sample) for sample in samples)


def _log_likelihood(calibration: Calibration, sample: StandingsSample) -> float:
    shares = calibration.shares(sample.standings, sample.left)
    if len(shares) == 1:
        return log(max(MIN_PROBABILITY, shares[0] if sample.won[0] else 1 - shares[0]))
    winners = sum(sample.won) or 1.0
    return sum(
        won / winners * log(max(MIN_PROBABILITY, share))
        for share, won in zip(shares, sample.won, strict=True)
    )


def fit(samples: Sequence[StandingsSample]) -> Calibration:
    """The calibration of least loss, by hill climbing with ever smaller steps.

    Three parameters and a smooth loss: a gradient method would gain nothing.
    """
    heights = [sample.standings[0] for sample in samples]
    par = fmean(heights) if len(samples[0].standings) == 1 else 0.0
    best = Calibration(10.0, 3.0, par)
    min_temperature = MIN_TEMPERATURE_SHARE * pstdev(heights)
    least = loss(best, samples)
    for factor in STEP_FACTORS:
        is_better = True
        while is_better:
            tried = [(loss(c, samples), c) for c in _neighbours(best, factor, min_temperature)]
            nearby_loss, nearby = min(tried)
            is_better = nearby_loss < least - MIN_IMPROVEMENT
            if is_better:
                least = nearby_loss
                best = nearby
    return Calibration(*(round(parameter, 3) for parameter in best))


def _neighbours(
    calibration: Calibration, factor: float, min_temperature: float
) -> Iterator[Calibration]:
    factors = (1 / factor, 1.0, factor)
    for early, late, shift in product(factors, factors, (-1, 0, 1)):
        # Only a solo game has a par: at other tables 0 means that there is none.
        par = calibration.par + shift * (factor - 1) * 5 if calibration.par else 0.0
        nearby = Calibration(calibration.early * early, calibration.late * late, par)
        if min_temperature < nearby.early < 1e3 and min_temperature < nearby.late < 1e3:
            yield nearby


def reliability(predictions: Sequence[Prediction]) -> str:
    """Reliability table: the mean prediction of each bin, and how often such seats won."""
    return "; ".join(
        f"{fmean(p.chance for p in bin):.0%} → {fmean(p.won for p in bin):.0%}"
        for number in range(RELIABILITY_BINS)
        if (bin := [p for p in predictions if _bin_of(p.chance) == number])
    )


def _bin_of(chance: float) -> int:
    return min(int(chance * RELIABILITY_BINS), RELIABILITY_BINS - 1)


def brier_score(predictions: Sequence[Prediction]) -> float:
    """The mean square error of the chances (Brier 1950)."""
    return fmean((p.chance - p.won) ** 2 for p in predictions)


def seatings(game: Game[Any, Any], games: int) -> list[tuple[int, int]]:
    """Seats and number of each game: all sizes of table in turn, every fifth game solo if it may.

    Every size comes twice in a row, so that training and held-out games have the same sizes.
    """
    fewest, most = game.seats
    several = range(max(2, fewest), most + 1)
    has_solo = fewest == 1
    return [
        (1 if has_solo and number % 5 == 4 else several[number // 2 % len(several)], number)
        for number in range(games)
    ]


def calibrate(name: str, games: int, seed: int, workers: int) -> list[str]:
    """Play, fit, write the file of the game's win model; returns the row of its validation."""
    game = registry.game(name)
    tasks = [(name, seats, seed_of(seed, number)) for seats, number in seatings(game, games)]
    played = list(parallel_map(sample_game, tasks, workers=workers))
    model = game.opponents.advice.win_model
    if model is None:
        return _row(game, games, [p for _, predictions in played for p in predictions])
    training = [sample for samples, _ in played[::2] for sample in samples]
    held_out = [sample for samples, _ in played[1::2] for sample in samples]
    calibrations = {"together": fit([s for s in training if len(s.standings) > 1])}
    if solo := [s for s in training if len(s.standings) == 1]:
        calibrations["alone"] = fit(solo)
    command = f"python -m bestiary.lab.learning.calibration {name} --number {games} --seed {seed}"
    about = {"command": command, "seed": seed, "commit": commit()}
    text = json.dumps({**about, **calibrations}, indent=1)
    model.file.write_text(text + "\n", encoding="utf-8")
    return _row(game, games, list(_predictions(calibrations, held_out)))


def _predictions(
    calibrations: dict[str, Calibration], samples: Sequence[StandingsSample]
) -> Iterator[Prediction]:
    for standings, left, won in samples:
        calibration = calibrations["alone" if len(standings) == 1 else "together"]
        yield from map(Prediction, calibration.shares(standings, left), won)


def _row(game: Game[Any, Any], games: int, predictions: list[Prediction]) -> list[str]:
    error = f"{brier_score(predictions):.3f}"
    numbers = [str(games), str(len(predictions))]
    return [game.titles["en"], *numbers, reliability(predictions), error]


def main() -> None:
    """Calibrate all games, or those named, and print the table of their validation."""
    parser = argparse.ArgumentParser(prog="python -m bestiary.lab.learning.calibration")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--number", type=int, default=200, help="games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", type=Path, help="write the table there")
    arguments = parser.parse_args()
    rows = [
        calibrate(name, arguments.number, arguments.seed, arguments.workers)
        for name in arguments.games or registry.ids()
    ]
    print(table(HEAD, rows))
    if arguments.page:
        all_rows = [*rows_of_other_games(arguments.page, rows), *rows]
        write_section(arguments.page, "chances", table(HEAD, all_rows))


def rows_of_other_games(page: Path, rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """The rows of the page for games that were not calibrated now."""
    section = page.read_text(encoding="utf-8").partition("<!-- chances -->")[2]
    lines = section.partition("<!-- /chances -->")[0].strip().splitlines()[2:]
    published = [line.strip("| ").split(" | ") for line in lines]
    return [row for row in published if row[0] not in {new[0] for new in rows}]


if __name__ == "__main__":
    main()
