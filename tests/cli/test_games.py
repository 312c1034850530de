"""`bestiary games`."""

from __future__ import annotations

import json
import subprocess
import sys

from typer.testing import CliRunner

from bestiary import registry
from bestiary.cli import app

RUNNER = CliRunner()


def test_every_game_is_listed() -> None:
    result = RUNNER.invoke(app, ["games"])

    assert result.exit_code == 0
    for game in registry.catalogue():
        assert game.id in result.stdout
        assert game.titles["ru"] in result.stdout


def test_json_lists_objects_with_ids_seats_and_options() -> None:
    listed = json.loads(RUNNER.invoke(app, ["games", "--json"]).stdout)

    assert [entry["id"] for entry in listed] == list(registry.ids())
    urban = next(entry for entry in listed if entry["id"] == "urban_legends")
    assert urban["seats"] == [2, 2]
    assert urban["titles"]["en"] == "Cryptid: Urban Legends"
    assert urban["rules_version"] == registry.game("urban_legends").rules_version
    assert {"name": "zero", "values": ["yes", "no"], "default": "yes"} in urban["options"]


def test_the_command_line_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "bestiary.cli", "games", "--json"]

    ran = subprocess.run(command, capture_output=True, text=True, check=True)

    assert ran.stderr == ""
    assert json.loads(ran.stdout)
