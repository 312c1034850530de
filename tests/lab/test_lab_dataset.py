"""Games as data: what is written down can be played again."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bestiary import registry
from bestiary.cli import app
from bestiary.core import State
from bestiary.lab import Match
from bestiary.lab.dataset import BadDatasetError, Row, games, harvest, read, replay, write
from bestiary.lab.dataset.card import MEANINGS, described
from bestiary.lab.dataset.rows import record_of
from bestiary.lab.match import play, seed_of

RUNNER = CliRunner()


def played(game: str, number: int = 2) -> list[list[Row]]:
    match = Match(game, max(registry.game(game).seats[0], 2), rotating=True).settled()
    return [rows for _, rows in harvest(match, range(number), 5)]


def formats() -> list[str]:
    try:
        import pyarrow  # noqa: F401 only whether it is there
    except ImportError:
        return ["games.jsonl"]
    return ["games.jsonl", "games.parquet"]


@pytest.mark.parametrize("name", formats())
@pytest.mark.parametrize("game", registry.ids())
def test_what_is_read_back_replays_to_the_same_states(game: str, name: str, tmp_path: Path) -> None:
    written = played(game, 1)
    write(tmp_path / name, written)
    again = list(games(read(tmp_path / name)))
    assert again == written

    states = list[State]()
    match = Match(game, written[0][0].seats, rotating=True).settled()
    record = play(registry.game(game), match, seed_of(5, 0), lambda s, _, __: states.append(s))

    assert replay(again[0]) == states[-1]
    assert record_of(again[0]) == record._replace(seconds=0)


def test_a_row_that_was_changed_is_found() -> None:
    rows = played("urban_legends", 1)[0]
    with pytest.raises(BadDatasetError, match="row 1"):
        replay([rows[0], rows[1]._replace(view="{}"), *rows[2:]])
    with pytest.raises(BadDatasetError, match="options"):
        replay([rows[0]._replace(offered=[]), *rows[1:]])
    with pytest.raises(BadDatasetError, match="rules"):
        replay([row._replace(rules="0") for row in rows])


def test_the_same_games_on_any_number_of_cores() -> None:
    match = Match("urban_legends", 2).settled()
    alone = [rows for _, rows in harvest(match, range(3), 2)]

    assert alone == [rows for _, rows in harvest(match, range(3), 2, workers=2)]


def simulated(out: Path, number: int, *more: str) -> str:
    asked = ["simulate", "urban_legends", "--seed", "3", "--games", str(number), "--out", str(out)]
    result = RUNNER.invoke(app, [*asked, *more])
    return result.output if result.exit_code else ""


@pytest.mark.parametrize("name", formats())
def test_a_run_that_was_stopped_goes_on(name: str, tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole" / name, tmp_path / "stopped" / name
    for path in (whole, stopped):
        path.parent.mkdir()
    assert not simulated(whole, 5, "--bots", "greedy,uniform", "--rotate")
    assert not simulated(stopped, 3, "--bots", "greedy,uniform", "--rotate")
    if name.endswith(".jsonl"):
        text = stopped.read_text(encoding="utf-8")
        stopped.write_text(text[: len(text) - 40], encoding="utf-8")
    assert not simulated(stopped, 5, "--bots", "greedy,uniform", "--rotate")

    assert list(read(stopped)) == list(read(whole))
    assert (stopped.parent / f"{name}.md").read_text() == (whole.parent / f"{name}.md").read_text()
    assert "another run" in simulated(stopped, 5)


def test_a_file_is_described_filtered_and_replayed(tmp_path: Path) -> None:
    file, won = tmp_path / "games.jsonl", tmp_path / "won.jsonl"
    assert not simulated(file, 6, "--bots", "greedy,uniform")

    told = json.loads(RUNNER.invoke(app, ["dataset", "describe", str(file)]).stdout)
    kept = RUNNER.invoke(app, ["dataset", "filter", str(file), str(won), "--winner", "greedy"])
    again = RUNNER.invoke(app, ["dataset", "replay", str(won)])

    assert told["games"] == 6
    assert kept.stdout == f"{told['wins']['greedy']} games\n"
    assert again.stdout.startswith(f"{told['wins']['greedy']} games are as")
    assert described(read(won))["wins"] == {"greedy": told["wins"]["greedy"]}


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    missing = RUNNER.invoke(app, ["dataset", "describe", str(tmp_path / "none.jsonl")])
    other = simulated(tmp_path / "games.csv", 1)

    assert "There is no" in missing.output
    assert "neither" in other


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    assert "extra 'data'" in simulated(tmp_path / "games.parquet", 1)


def test_the_card_tells_of_every_column() -> None:
    assert tuple(MEANINGS) == Row._fields
