"""The bench measures; what it measures is nobody's promise."""

from __future__ import annotations

from random import Random

from bestiary import registry
from bestiary.core import Variant
from bestiary.lab.bench import Speed, bench, moments, table
from bestiary.lab.peers import peers

GAME = registry.game("urban_legends")


def test_decisions_and_copies_are_counted() -> None:
    _, (speed,) = bench([(GAME, Variant(2))], 0.02)

    assert speed.name == "urban_legends 2"
    assert speed.decisions > 0
    assert speed.copies is not None
    assert speed.copies > speed.decisions


def test_moments_are_those_at_which_a_player_decides() -> None:
    state = GAME.new(2)

    seats = {moment.decisions[0].seat for moment in moments(state, Random(1))}

    assert seats == {0, 1}
    assert state.outcome is not None


def test_every_row_is_compared_with_every_peer() -> None:
    grid = table([Speed("peer", 50_000)], [Speed("ours", 100_000, 1_000_000)])

    assert [column.header for column in grid.columns][-1] == "÷ peer"
    assert list(grid.columns[-1].cells) == ["1.00", "2.00"]


def test_peers_play_whole_games_where_they_are_installed() -> None:
    for name, play in peers(Random(0)):
        assert play() > 0, name
