"""Games as data: what is written down can be played again."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bestiary import registry
from bestiary.cli import app
from bestiary.core import State
from bestiary.lab import Match
from bestiary.lab.dataset import (
    BadDatasetError,
    DecisionRow,
    games,
    read,
    record_games,
    replay,
    write,
)
from bestiary.lab.dataset.card import COLUMN_MEANINGS, dataset_facts
from bestiary.lab.dataset.files import GAMES_PER_PART
from bestiary.lab.dataset.rows import record_of
from bestiary.lab.match import play, seed_of

RUNNER = CliRunner()


def played(game: str, number: int = 2) -> list[list[DecisionRow]]:
    match = Match(game, max(registry.game(game).seats[0], 2), rotating=True).validate()
    return [rows for _, rows in record_games(match, range(number), 5)]


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
    match = Match(game, written[0][0].seats, rotating=True).validate()
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
    with pytest.raises(BadDatasetError, match="no game 'chess'"):
        replay([row._replace(game="chess") for row in rows])
    with pytest.raises(BadDatasetError, match="does not end"):
        replay([row._replace(scores=[9, 9]) for row in rows])
    with pytest.raises(BadDatasetError, match="row 0: "):
        replay([rows[0]._replace(choice="castle"), *rows[1:]])
    with pytest.raises(BadDatasetError, match="not on offer"):
        replay([rows[0]._replace(choice=rows[0].chance[0]), *rows[1:]])


def test_the_same_games_on_any_number_of_cores() -> None:
    match = Match("urban_legends", 2).validate()
    alone = [rows for _, rows in record_games(match, range(3), 2)]

    assert alone == [rows for _, rows in record_games(match, range(3), 2, workers=2)]


def simulated(out: Path, number: int, *more: str) -> str:
    asked = ["simulate", "urban_legends", "--seed", "3", "--games", str(number), "--out", str(out)]
    result = RUNNER.invoke(app, [*asked, *more])
    return result.output if result.exit_code else ""


@pytest.mark.parametrize("name", formats())
def test_a_run_that_was_stopped_goes_on(name: str, tmp_path: Path) -> None:
    whole = tmp_path / "whole" / name
    stopped = tmp_path / "stopped" / name
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
    file = tmp_path / "games.jsonl"
    won = tmp_path / "won.jsonl"
    assert not simulated(file, 6, "--bots", "greedy,uniform")

    told = json.loads(RUNNER.invoke(app, ["dataset", "describe", str(file)]).stdout)
    kept = RUNNER.invoke(app, ["dataset", "filter", str(file), str(won), "--winner", "greedy"])
    again = RUNNER.invoke(app, ["dataset", "replay", str(won)])

    assert told["games"] == 6
    assert kept.stdout == f"{told['wins']['greedy']} games\n"
    assert again.stdout.startswith(f"{told['wins']['greedy']} games are as")
    assert dataset_facts(read(won))["wins"] == {"greedy": told["wins"]["greedy"]}


@pytest.mark.parametrize("name", formats())
def test_an_interrupted_run_keeps_its_games_and_goes_on_by_the_same_command(
    name: str, tmp_path: Path
) -> None:
    def stopped() -> Iterator[list[DecisionRow]]:
        yield from written
        raise KeyboardInterrupt

    file = tmp_path / "new" / name
    written = played("urban_legends", 3)
    with pytest.raises(KeyboardInterrupt):
        write(file, stopped())
    assert list(games(read(file))) == written

    asked = ["simulate", "urban_legends", "--rotate", "--games", "5", "--out", str(file)]
    assert RUNNER.invoke(app, asked).exit_code == 0, "the seed is that of the file"
    assert [each[0].number for each in games(read(file))] == [0, 1, 2, 3, 4]
    assert {row.run for row in read(file)} == {5}


@pytest.mark.parametrize("change", [{"rules": "0"}, {"number": 7}, {"run": 4}])
def test_games_of_another_run_are_told_apart(change: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert not simulated(file, 1)
    write(file, [[row._replace(**change) for row in read(file)]])
    before = file.read_bytes()

    said = " ".join(simulated(file, 2).split())
    assert "another run" in said
    assert f"has {next(iter(change))}" in said
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    ['{"a": 1}\n', "my notes\n", "my notes", '{"game": "urban_legends"}\n{"game": "'],
    ids=["other", "text", "open", "fields"],
)
def test_a_file_of_something_else_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text(text, encoding="utf-8")

    assert "line 1" in simulated(file, 1)
    for verb in ("describe", "replay"):
        assert "line 1" in RUNNER.invoke(app, ["dataset", verb, str(file)]).output
    assert file.read_text(encoding="utf-8") == text


def test_a_damaged_line_loses_nothing_after_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert not simulated(file, 3)
    first, second, *rest = file.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join([first, second[:20] + "\n", *rest])
    file.write_text(text, encoding="utf-8")

    assert "line 2" in simulated(file, 4)
    assert file.read_text(encoding="utf-8") == text


def test_games_that_were_filtered_do_not_replace_others(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert not simulated(file, 1)
    kept = RUNNER.invoke(app, ["dataset", "filter", str(file), str(file), "--winner", "nobody"])

    assert "already" in kept.output
    assert len(list(games(read(file)))) == 1


def test_a_folder_of_parts_is_read_as_it_is_and_holds_no_others(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra 'data'")
    folder = tmp_path / "games.parquet"
    single = tmp_path / "single.parquet"
    written = played("urban_legends", GAMES_PER_PART + 1)
    write(folder, written)
    (folder / ".part-00002.parquet.new").write_bytes(b"killed in the middle")
    whole = parquet.read_table(folder)
    assert whole.num_rows == sum(map(len, written))

    place = whole.schema.get_field_index("seat")
    floats = whole.set_column(place, "seat", whole["seat"].cast("float64"))
    parquet.write_table(floats, single)
    assert list(games(read(single))) == written, "as pandas writes it"
    assert "single file" in " ".join(simulated_alike(single).split())

    write(folder, written[:2])
    assert list(games(read(folder))) == written[:2]
    (folder / "part-00000.parquet").write_bytes(b"nonsense")
    assert "holds no rows" in " ".join(simulated_alike(folder).split())


def simulated_alike(out: Path) -> str:
    asked = ["simulate", "urban_legends", "--rotate", "--games", "99", "--out", str(out)]
    return RUNNER.invoke(app, asked).output


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    missing = RUNNER.invoke(app, ["dataset", "describe", str(tmp_path / "none.jsonl")])
    other = simulated(tmp_path / "games.csv", 1)

    assert "There is no" in missing.output
    assert "neither" in other


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    assert "extra 'data'" in simulated(tmp_path / "games.parquet", 1)


def test_the_card_tells_of_every_column() -> None:
    assert tuple(COLUMN_MEANINGS) == DecisionRow._fields
