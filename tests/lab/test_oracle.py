"""A level that is told everything is another player than one that is not, and is found out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bestiary import registry
from bestiary.bots import make
from bestiary.core import Bot, Budget
from bestiary.core.keys import key_of
from bestiary.lab import Match, oracle, tournament
from bestiary.lab.oracle import master, naturalist, with_perfect_information
from bestiary.lab.positions import SampledPosition, sample_positions

FEW = Budget(simulations=60)
CITY = registry.game("urban_legends")


def met() -> list[SampledPosition]:
    return [
        found
        for seed in range(4)
        for found in sample_positions(CITY, CITY.rules.variants[0], Random(seed))
    ]


def test_nothing_is_imagined_where_all_is_told() -> None:
    found = met()[-1]
    asked = found.position(found.state, seed=1)

    assert key_of(with_perfect_information(asked).world()) == key_of(found.state)
    assert with_perfect_information(asked).world() is not found.state
    assert len({key_of(asked.world()) for _ in range(9)}) > 1


def test_who_knows_does_otherwise_in_worlds_that_look_the_same() -> None:
    def differs(found: SampledPosition, maker: Callable[[], Bot]) -> bool:
        rng = Random(5)
        states = [found.state, *(found.imagined_state(rng) for _ in range(3))]
        return len({maker().choose(found.position(state, 1), FEW) for state in states}) > 1

    assert any(differs(found, naturalist) for found in met())
    assert not any(differs(found, partial(make, "naturalist", CITY)) for found in met())


def test_it_is_asked_to_play_by_name_and_explains_itself() -> None:
    match = Match("cryptid", 2, ("bestiary.lab.oracle:ranger", "ranger")).validate()
    (record,) = tournament(match, games=1, seed=1)
    found = met()[0]

    assert record.bots == ("bestiary.lab.oracle:ranger", "ranger")
    assert master().analyse(found.position(found.state, 1), FEW)
    assert master().explain(found.position(found.state, 1), None, FEW) is not None


def test_positions_are_taken_from_games_of_people_who_mean_it() -> None:
    found = list(islice(oracle.sampled_positions(CITY, seed=1), 3))

    assert all(len(each.position(each.state, 1).options) > 1 for each in found)
    assert [key_of(each.state) for each in found] == [
        key_of(each.state) for each in islice(oracle.sampled_positions(CITY, seed=1), 3)
    ]


def test_it_is_told_how_often_knowing_and_how_often_luck_alone_would_matter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "bots.md"
    page.write_text("<!-- hidden --><!-- /hidden -->", encoding="utf-8")
    asked = ["oracle", "cryptid", "--level", "ranger", "--number", "2", "--page", str(page)]
    monkeypatch.setattr("sys.argv", asked)
    monkeypatch.setattr(oracle, "depends_on_hidden", lambda *_: True)
    monkeypatch.setattr(oracle, "depends_on_luck", lambda *_: False)
    oracle.main()

    row = "| Cryptid | ranger | 2 | 100% (34%–100%) | 0% (0%–66%) |"
    assert row in capsys.readouterr().out
    assert row in page.read_text(encoding="utf-8")


def test_luck_and_knowledge_are_told_apart() -> None:
    """An apprentice of Urban Legends values what lies open, one step ahead."""
    found = met()

    assert not any(oracle.depends_on_hidden(each, "apprentice", 1) for each in found)
    assert any(oracle.depends_on_luck(each, "ranger", 1) for each in found)
