"""Keys are the same in every process."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import NamedTuple

import pytest

from bestiary import registry
from bestiary.core import Position, Table, choice, snapshot
from bestiary.core.choice import Memo
from bestiary.core.keys import key_of
from tools.mutants.survey import caches, forget

PRINT = """
from bestiary import registry
from bestiary.core import Table
from bestiary.core.keys import key_of
for game in registry.catalogue():
    print(key_of(Table(game, max(2, game.seats[0]), seed=bytes(32)).state))
"""


class Left(NamedTuple):
    number: int


class Right(NamedTuple):
    number: int


class Colour(Enum):
    RED = "red"


@dataclass
class Held:
    shown: int
    cached: int = field(default=0, compare=False)


def test_order_in_sets_and_mappings_does_not_matter() -> None:
    assert key_of({"a": 1, "b": 2}) == key_of({"b": 2, "a": 1})
    assert key_of({1, 2, 3}) == key_of({3, 2, 1})
    assert key_of([1, 2]) != key_of([2, 1])


def test_kinds_are_told_apart() -> None:
    assert len({key_of(v) for v in (Left(1), Right(1), (1,), [1], "1", 1, {1}, Counter([1]))}) == 8
    assert key_of(Colour.RED) != key_of("red")


def test_what_does_not_count_for_equality_does_not_count() -> None:
    assert key_of(Held(1, 2)) == key_of(Held(1, 3))
    assert key_of(Held(1)) != key_of(Held(2))


def test_what_cannot_be_spelled_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot spell function"):
        key_of(test_kinds_are_told_apart)


def test_every_game_has_the_same_keys_in_other_processes() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", PRINT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]

    assert printed[0] == printed[1]


@pytest.mark.parametrize("id", registry.ids())
def test_a_stored_state_keeps_its_key_and_what_a_seat_knows_too(id: str) -> None:
    game = registry.game(id)
    table = Table(game, max(2, game.seats[0]), seed=bytes(32))
    again = snapshot.load(snapshot.dump(table.state))
    seat = table.to_move[0]
    keys = {Position.of(game, s, seat, Random(n)).key() for n, s in enumerate((table.state, again))}

    assert key_of(again) == key_of(table.state)
    assert len(keys) == 1


def test_a_memory_keeps_what_was_worked_out_and_never_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choice, "MEMO_CAPACITY", 2)
    squares = Memo[int, int]()

    assert [squares.get(n) or squares.keep(n, n * n) for n in (2, 3, 2)] == [4, 9, 4]
    assert squares == {2: 4, 3: 9}
    assert squares.keep(4, 16) == 16
    assert squares == {4: 16}, "the third forgets the others"


def test_what_tries_mutants_clears_memos_too() -> None:
    memo = Memo[str, str]()
    memo.keep("before", "the fault")

    forget(caches())

    assert not memo
