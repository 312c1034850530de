"""Calibration finds the better fit, and its predictions are validated."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bestiary import registry
from bestiary.core.advice import Calibration
from bestiary.lab.learning.calibration import (
    HEAD,
    Prediction,
    StandingsSample,
    fit,
    loss,
    reliability,
    rows_of_other_games,
    sample_game,
    seatings,
)
from bestiary.lab.markdown import table

TRUE = Calibration(early=8.0, late=2.0)


def played(rng: Random, calibration: Calibration) -> StandingsSample:
    """A moment of a game that ends as this calibration predicts."""
    standings = [rng.gauss(0, 6), rng.gauss(0, 6)]
    left = rng.random()
    first = rng.random() < calibration.shares(standings, left)[0]
    return StandingsSample(standings, left, [float(first), float(not first)])


def test_the_fit_finds_how_far_apart_standings_must_be() -> None:
    rng = Random(1)
    samples = [played(rng, TRUE) for _ in range(600)]
    fitted = fit(samples)

    assert loss(fitted, samples) <= loss(TRUE, samples)
    assert fitted.early > fitted.late
    assert fitted.early == pytest.approx(TRUE.early, rel=0.5)


def test_alone_the_fit_finds_the_score_to_beat() -> None:
    samples = [StandingsSample([float(n)], 0.0, [float(n > 60)]) for n in range(30, 90)]

    assert fit(samples).par == pytest.approx(60, abs=6)


def test_a_game_is_noted_with_who_won_it() -> None:
    samples, predictions = sample_game(("cryptid", 2, 5))

    assert predictions == []
    assert all(sum(moment.won) == 1 for moment in samples)
    assert sample_game(("cryptid", 2, 5))[0] == samples


def test_some_of_the_games_are_played_alone_where_one_may() -> None:
    rats = registry.game("rats_of_wistar")

    assert {seats for seats, _ in seatings(rats, 20)} == {1, 2, 3, 4}
    assert {seats for seats, _ in seatings(registry.game("urban_legends"), 5)} == {2}


def test_what_was_foretold_is_told_with_what_came_true() -> None:
    predictions = [
        Prediction(0.1, 0.0),
        Prediction(0.1, 1.0),
        Prediction(0.9, 1.0),
        Prediction(1.0, 1.0),
    ]

    assert reliability(predictions) == "10% → 50%; 95% → 100%"


def test_the_page_keeps_what_it_tells_of_other_games(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    rows = [["Cryptid", "9", "1"], ["Rats of Wistar", "8", "2"]]
    page.write_text(f"<!-- chances -->\n\n{table(HEAD[:3], rows)}\n\n<!-- /chances -->\n")

    assert rows_of_other_games(page, [["Cryptid", "10", "3"]]) == rows[1:]


@pytest.mark.parametrize("game", registry.ids())
def test_the_marks_say_how_they_were_made(game: str) -> None:
    model = registry.game(game).opponents.advice.win_model
    assert model is not None
    stored = json.loads(Path(model.file).read_text("utf-8"))

    assert "--seed" in stored["command"]
    assert stored["commit"]
