"""The bench measures; what it measures is nobody's promise."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bestiary import registry
from bestiary.core import Variant
from bestiary.lab.match import random_streams
from tools.bench import __main__, rates, rows
from tools.bench import peers as peers_module
from tools.bench.cold_start import play_first
from tools.bench.peers import peer, peers
from tools.bench.playing import game_of_bots, moments, repeat_over
from tools.bench.rows import Costs, Speed, bench
from tools.bench.table import heading, table

GAME = registry.game("urban_legends")


def test_everything_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "peers", lambda _: iter([("a peer", lambda: 3)]))
    monkeypatch.setattr(rows, "cold_start_seconds", lambda _: 0.5)
    # Collecting the garbage of a whole test run before each slice takes a second.
    monkeypatch.setattr(rates, "SLICES_PER_RATE", 1)
    (peer,), (ours,) = bench([(GAME, Variant(2))], 0.02)

    assert ours.name == "urban_legends 2"
    assert ours.costs is not None
    assert min(ours.decisions, ours.first, *ours.costs) > 0
    assert ours.costs.copies > ours.costs.views
    assert peer.name == "a peer"
    assert peer.costs is None


def test_moments_are_those_at_which_a_player_decides() -> None:
    state = GAME.new(2)

    seats = {moment.decisions[0].seat for moment in moments(state, Random(1))}

    assert seats == {0, 1}
    assert state.outcome is not None


def test_bots_play_whole_games() -> None:
    assert game_of_bots(GAME, Variant(2), random_streams(1, 2)) > 0


def test_every_row_is_compared_with_the_two_peers() -> None:
    hanabi = Speed("OpenSpiel hanabi", 50_000, 0.5)
    costs = Costs(90_000, 1_000_000, 50_000, 100_000, 2_000)
    lines = table([hanabi], [Speed("ours 2", 100_000, 0.25, costs)]).splitlines()

    assert lines[0].endswith("| describe | ÷ hanabi |")
    assert lines[2] == "| OpenSpiel hanabi | 50,000 | 0.50 s |  |  |  |  |  |  | 1.00 |"
    assert lines[3] == (
        "| ours 2 | 100,000 | 0.25 s | 90,000 | 1.11 | 1,000,000 | 20 µs | 10 µs | 500 µs | 2.00 |"
    )


def test_slow_deeds_are_done_a_few_at_a_time() -> None:
    done = list[int]()
    work = repeat_over([1, 2, 3], done.append, chunk_size=2)

    assert [work(), work(), work()] == [2, 1, 2]
    assert done == [1, 2, 3, 1, 2]


def test_a_page_takes_the_table(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(__main__, "bench", lambda *_: ([Speed("a peer", 5, 0.5)], []))
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- bench -->\n<!-- /bench -->\nAfter.\n")

    __main__.main(["0.1", "--page", str(page)])

    assert "| a peer | 5 | 0.50 s |" in capsys.readouterr().out
    assert "| a peer | 5 | 0.50 s |" in page.read_text().partition("After.")[0]


def test_the_heading_says_which_engine_was_measured() -> None:
    assert "pure Python" in heading() or "compiled" in heading()


def test_a_peer_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"pyspiel", "pettingzoo"}
    monkeypatch.setattr(peers_module, "find_spec", lambda name: name in there or None)

    assert heading().endswith(" Not installed: RLCard, PettingZoo's classics.")
    there |= {"rlcard", "pygame"}
    assert "Not installed" not in heading()


def test_peers_play_whole_games_where_they_are_installed() -> None:
    for name, play in peers(Random(0)):
        assert play() > 0, name
        assert peer(name, Random(0)) is not None


def test_a_first_game_is_one_of_a_row() -> None:
    assert play_first("urban_legends 2") > 0
