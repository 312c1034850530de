"""`bestiary replay`: honest transcripts are shown, changed ones refused."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from bestiary import registry
from bestiary.cli import app
from bestiary.cli.replay import TranscriptPlayer
from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import Table, Words, pick, transcript

RUNNER = CliRunner()


@pytest.fixture(scope="module")
def text() -> str:
    rng = Random(2)
    table = Table(registry.game("urban_legends"), 2, seed=b"s" * 32, players=("Ann", "Bob"))
    while not table.is_over:
        seat = table.to_move[0]
        table.choose(seat, pick(table.open_to(seat)[0].options, rng))
    return transcript.write(table)


def replayed(tmp_path: Path, text: str, *arguments: str) -> Result:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return RUNNER.invoke(app, ["replay", str(file), *arguments], env={"COLUMNS": "300"})


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines()) if line.split()[:2] == start.split())


def test_every_move_is_shown_and_the_result(tmp_path: Path, text: str) -> None:
    result = replayed(tmp_path, text, "--language", "en")

    assert result.exit_code == 0
    moves = transcript.read(text).moves
    assert f"Move {len(moves)}, " in result.stdout
    assert "Ann" in result.stdout
    assert "wins." in result.stdout


def test_an_honest_file_is_verified(tmp_path: Path, text: str) -> None:
    result = replayed(tmp_path, text, "--verify", "--language", "en")

    assert result.exit_code == 0
    assert "The published seed gives every draw and roll." in result.stdout


def test_stepping_waits_after_each_move_and_shows_the_table(
    text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["", "v", "", "q"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(typed))
    read = transcript.read(text)
    game = registry.game("urban_legends")

    TranscriptPlayer(Words(game, "en", read.players), TerminalTexts("en"), stepping=True).take(
        read, game
    )

    shown = capsys.readouterr().out
    assert "Round 1." in shown
    assert "Move 2, chance" in shown
    assert "Move 3, " not in shown


def test_russian(tmp_path: Path, text: str) -> None:
    assert "Запись верна" in replayed(tmp_path, text, "--verify", "--language", "ru").stdout


@pytest.mark.parametrize("arguments", [(), ("--verify",)])
def test_a_changed_move_is_refused_with_its_line(
    tmp_path: Path, text: str, arguments: tuple[str, ...]
) -> None:
    lines = text.splitlines()
    changed = line_of(text, "3 chance")
    lines[changed] = lines[changed].replace("cards", "bards")

    result = replayed(tmp_path, "\n".join(lines) + "\n", *arguments)

    assert result.exit_code == 1
    assert f"line {changed + 1}: " in result.stderr


def test_a_cut_off_file_is_refused(tmp_path: Path, text: str) -> None:
    lines = text.splitlines()[:-2]

    result = replayed(tmp_path, "\n".join(lines) + "\n", "--verify")

    assert result.exit_code == 1
    assert "cut off" in result.stderr
    assert f"line {len(lines)}" in result.stderr


def test_a_lost_line_is_refused(tmp_path: Path, text: str) -> None:
    lines = text.splitlines()
    lost = line_of(text, "2 chance")
    del lines[lost]

    result = replayed(tmp_path, "\n".join(lines) + "\n")

    assert result.exit_code == 1
    assert f"line {lost + 1}: " in result.stderr


def test_a_changed_head_is_refused(tmp_path: Path, text: str) -> None:
    result = replayed(tmp_path, text.replace("players: Ann", "players: Eve"), "--verify")

    assert result.exit_code == 1
    assert "was changed" in result.stderr


def test_an_unknown_game_is_refused_with_those_there_are(tmp_path: Path, text: str) -> None:
    table = Table(registry.game("urban_legends"), 2)
    written = transcript.write(table).splitlines()
    written[1] = "game: chess"

    result = replayed(tmp_path, "\n".join(written) + "\n")

    assert result.exit_code == 1
    assert "is refused: line" in result.stderr


def test_what_is_no_transcript_is_refused(tmp_path: Path) -> None:
    assert "line 1: " in replayed(tmp_path, "hello\n").stderr
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff\xfe")
    assert "it is no text" in RUNNER.invoke(app, ["replay", str(picture)]).stderr


def test_a_missing_file_is_a_bad_argument(tmp_path: Path) -> None:
    result = RUNNER.invoke(app, ["replay", str(tmp_path / "nowhere.txt")])

    assert result.exit_code == 2


def test_hindsight_says_who_could_know_what(tmp_path: Path, text: str) -> None:
    golden = Path(__file__).parents[1] / "golden" / "cryptid-3.txt"
    result = replayed(tmp_path, golden.read_text("utf-8"), "--hindsight", "--language", "en")

    assert result.exit_code == 0
    assert "Chloe: 1 hex possible" in result.stdout
    assert "less doubt" in result.stdout
    assert "possible" not in replayed(tmp_path, text, "--hindsight", "--language", "en").stdout
