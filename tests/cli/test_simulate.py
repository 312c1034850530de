"""`bestiary simulate`."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from typer.testing import CliRunner

from bestiary.cli import app

RUNNER = CliRunner()


def simulated(*arguments: str) -> list[dict[str, Any]]:
    result = RUNNER.invoke(app, ["simulate", "urban_legends", "--json", *arguments])
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_one_object_per_game_and_a_summary() -> None:
    *games, summary = simulated("--games", "5", "--seed", "1")

    assert len(games) == 5
    keys = {"seed", "seats", "options", "bots", "winners", "scores", "decisions", "seconds"}
    assert all(keys <= set(game) for game in games)
    assert summary["games"] == 5
    assert summary["decisions"] == sum(game["decisions"] for game in games)
    assert summary["decisions_per_second"] > 0


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    def games(*arguments: str) -> list[dict[str, Any]]:
        played = simulated("--games", "30", "--seed", "8", *arguments)[:-1]
        return [game | {"seconds": 0} for game in played]

    assert games() == games("--workers", "2")


def test_the_seed_of_one_game_plays_it_again() -> None:
    third = simulated("--games", "3", "--seed", "8")[2]

    again = simulated("--games", "1", "--seed", str(third["seed"]))[0]

    assert again["decisions"] == third["decisions"]
    assert again["winners"] == third["winners"]


def test_bots_and_options_reach_the_table() -> None:
    game = simulated("--games", "1", "--bots", "greedy,uniform", "--option", "cryptid=seat-2")[0]

    assert game["bots"] == ["greedy", "uniform"]
    assert game["options"]["cryptid"] == "seat-2"


def test_bots_rotate_from_seat_to_seat() -> None:
    *games, summary = simulated("--games", "4", "--bots", "greedy,uniform", "--rotate")

    assert [game["bots"].index("greedy") for game in games] == [0, 1, 0, 1]
    assert [line["entries"] for line in summary["by_bot"]] == [4, 4]
    assert [line["name"] for line in summary["by_seat"]] == ["seat 1", "seat 2"]


def test_a_table_for_people() -> None:
    result = RUNNER.invoke(app, ["simulate", "urban_legends", "--games", "20", "--seed", "1"])

    assert result.exit_code == 0
    for words in ("Win rate", "seat 2, uniform", "Decisions in a game", "decisions per second"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nonsense"], "There is no game 'nonsense'. There are:"),
        (["urban_legends", "--bots", "oracle"], "There are: uniform, greedy"),
        (["urban_legends", "--bots", "greedy,greedy,greedy"], "one for each of 2"),
        (["urban_legends", "--seats", "4"], "2 to 2 seats, not 4"),
        (["urban_legends", "--option", "moon=full"], "no option 'moon'. Options: cryptid,"),
        (["urban_legends", "--option", "zero=perhaps"], "Values: yes, no"),
        (["urban_legends", "--option", "zero"], "write NAME=VALUE"),
        (["big_monster", "--seats", "3", "--option", "mode=teams"], "need four or six players"),
        (["urban_legends", "--games", "0"], "--games"),
        (["urban_legends", "--workers", "0"], "--workers"),
        (["urban_legends", "--seed", "-1"], "--seed"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = RUNNER.invoke(app, ["simulate", *arguments], env={"COLUMNS": "400", "TERM": "dumb"})

    assert result.exit_code == 2
    assert sentence in result.output
    assert result.stdout == ""


def test_the_progress_bar_keeps_out_of_the_output() -> None:
    command = [sys.executable, "-m", "bestiary.cli", "simulate", "urban_legends", "--games", "3"]

    ran = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True)

    assert [json.loads(line) for line in ran.stdout.splitlines()]
