"""`bestiary play`: hot seat and bots in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bestiary import registry
from bestiary.cli import app
from bestiary.core import transcript
from bestiary.core.words import LANGUAGES

RUNNER = CliRunner()
ENDLESS = "1\n\n" * 600
SEAT_1_BEGINS = ("--option", "cryptid=seat-1")


def sit_down(*arguments: str, typed: str = "q\n", game: str = "urban_legends") -> Result:
    environment = {"COLUMNS": "200", "TERM": "dumb"}
    command = ["play", game, "--language", "en", "--seed", "1", *arguments]
    return RUNNER.invoke(app, command, input=typed, env=environment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_against_a_bot_to_the_end(language: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"

    result = sit_down(
        "--bots", "uniform", "--language", language, "--save", str(saved), typed=ENDLESS
    )

    assert result.exit_code == 0, result.output
    assert {"en": "wins", "ru": "Победа"}[language] in result.stdout
    read = transcript.read(saved.read_text(encoding="utf-8"))
    assert transcript.verify(read, registry.game("urban_legends")).is_over


def test_bots_alone_need_no_keyboard() -> None:
    result = sit_down("--bots", "uniform,greedy", typed="")

    assert result.exit_code == 0
    assert "Total" in result.stdout


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_play_every_game_to_its_score(game: str, language: str) -> None:
    most = registry.game(game).seats[1]
    bots = ",".join(["uniform"] * most)

    result = sit_down("--seats", str(most), "--bots", bots, "--language", language, game=game)

    assert result.exit_code == 0, result.output
    assert {"en": "Total", "ru": "Всего"}[language] in result.stdout


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_people_begin_every_game(game: str, language: str) -> None:
    typed = "\n1\n\n?\n1\n\nq\n"

    result = sit_down("--language", language, game=game, typed=typed)

    assert result.exit_code == 0, result.output


def test_a_curtain_falls_between_the_people_of_a_hot_seat() -> None:
    result = sit_down("--names", "Ann,Bob", *SEAT_1_BEGINS, typed="\n1\nq\n")

    first, curtain, second = result.stdout.partition("Pass the keyboard to Bob")
    assert "Pass the keyboard to Ann" in first
    assert curtain
    assert "Bob" in second


def test_no_curtain_for_one_person() -> None:
    assert "Pass the keyboard" not in sit_down("--bots", "uniform").stdout


def test_hidden_cards_of_the_other_player_are_not_shown() -> None:
    shown = sit_down("--bots", "you,uniform", *SEAT_1_BEGINS).stdout

    assert "uniform (Scientist): hand 3 cards" in shown


def test_reasons_cite_the_rulebook() -> None:
    result = sit_down("--bots", "you,uniform", *SEAT_1_BEGINS, typed="?\nq\n")

    assert "it lies face down until your opponent takes evidence (§2.5)" in result.stdout


def test_a_word_narrows_the_options() -> None:
    result = sit_down("--bots", "you,uniform", *SEAT_1_BEGINS, typed="DRAW\nq\n")

    asked = result.stdout.split("Your choice")[1]
    assert "Draw" in asked
    assert "Split" not in asked


def test_notation_is_understood() -> None:
    result = sit_down("--names", "Ann,Bob", *SEAT_1_BEGINS, typed="\ndraw\n\nq\n")

    assert "Ann draws" in result.stdout


def test_what_is_no_choice_gets_a_sentence() -> None:
    result = sit_down("--bots", "you,uniform", typed="999\nxyzzy\nh\nq\n")

    assert "There is no option 999." in result.stdout
    assert "No option contains “xyzzy”." in result.stdout
    assert "take back your last move" in result.stdout


def test_nothing_to_take_back_at_the_start() -> None:
    result = sit_down("--bots", "you,uniform", *SEAT_1_BEGINS, typed="u\nq\n")

    assert "it cannot be taken back" in result.stdout


def test_the_end_of_input_leaves_the_table_and_saves_the_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"

    result = sit_down("--save", str(saved), typed="")

    assert result.exit_code == 0
    assert "You leave the table." in result.stdout
    text = saved.read_text(encoding="utf-8")
    assert transcript.read(text).fields["seed"] == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--language", "fr"], "There are: en, ru"),
        (["--bots", "oracle"], "There are: uniform, greedy"),
        (["--bots", "you,you,you"], "one for each of 2 seats"),
        (["--names", "A,B,C"], "2 seats but 3 names"),
        (["--seats", "7"], "2 to 2 seats"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = RUNNER.invoke(app, ["play", "urban_legends", *arguments], env={"COLUMNS": "400"})

    assert result.exit_code == 2
    assert sentence in result.output


def test_a_hint_tells_what_the_master_would_consider() -> None:
    hinted = sit_down("--bots", "you,uniform", "--hints", *SEAT_1_BEGINS, typed="!\nq\n").stdout
    plain = sit_down("--bots", "you,uniform", *SEAT_1_BEGINS, typed="!\nq\n").stdout

    assert "1. " in hinted
    assert "of the time" in hinted or "worth" in hinted
    assert "begun with --hints" in plain
