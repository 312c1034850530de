"""No legal table makes a bot stumble; `python -m tools.fuzz` looks longer."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bestiary.core import Game
from bestiary.registry import catalogue, game
from tools.fuzz import FuzzedTable, crashes, random_table

QUICK = ("uniform", "greedy")
GAMES = [pytest.param(g, id=g.id) for g in catalogue()]


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_at_random_tables(game: Game[Any, Any]) -> None:
    assert crashes(game, 4, Random(2), bots=QUICK) == []


def test_reasoning_bots_play_at_random_share_codes() -> None:
    assert crashes(game("cryptid"), 12, Random(5), bots=("scout", "greedy")) == []


def test_share_codes_are_changed_and_still_legal() -> None:
    cryptid = game("cryptid")
    rng = Random(1)
    tables = [random_table(cryptid, rng, QUICK) for _ in range(30)]
    codes = {dict(table.options)["setup"] for table in tables if isinstance(table, FuzzedTable)}

    assert len(codes - {"card", "generated"}) > 1


def test_a_table_that_makes_a_bot_stumble_is_found() -> None:
    def imagine(*_: object) -> None:
        raise IndexError("no world is left")

    broken = replace(game("cryptid"), rules=replace(game("cryptid").rules, imagine=imagine))

    (crash,) = crashes(broken, 1, Random(3), bots=("greedy",))
    assert "no world is left" in crash.error
