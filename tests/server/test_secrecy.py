"""Over the wire: worlds that a seat cannot tell apart send it the same bytes.

Page, socket frames, API answers, refusals, headers and sizes, for every game and mode, for every
seat and for a watcher; and three leaking mutants that are caught.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Game, State, Variant
from bestiary.core.position import imagine
from server.observed_table import ObservedTable, resample_hidden

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("endless_presence")]

POSITIONS = 2
MOST = 8
STEPS = 12
"""So many positions are compared, from the deal on, or more until one of the worlds differs."""
VARIANTS = [(id, v) for id in registry.ids() for v in registry.game(id).rules.variants]


NOTHING_HIDDEN = {("cryptic_nature", 1)}
"""Alone at the table, and all of it lies open."""


def compare(room: ObservedTable, rng: Random) -> int:
    """Whatever a viewer is sent is the same in a world that it imagines; how many differed."""
    true = room.live.table.state
    viewers = room.viewers(rng)
    differing = 0
    for seat in viewers:
        world = imagine(room.game, true, seat, rng)
        differing += world != true
        room.put(true)
        expected = room.sent(seat, page=seat == viewers[0])
        room.put(world)
        for channel, found in room.sent(seat, page=seat == viewers[0]).items():
            assert found == expected[channel], f"seat {seat} learns something from the {channel}"
    room.put(true)
    return differing


@pytest.mark.parametrize(("id", "variant"), VARIANTS, ids=lambda part: str(part))
def test_indistinguishable_worlds_send_the_same_bytes(id: str, variant: Variant) -> None:
    rng = Random(f"{id}{variant}")
    room = ObservedTable(registry.game(id), variant)

    is_open = (id, variant.seats) in NOTHING_HIDDEN
    differing = 0
    for number in range(MOST):
        if number >= POSITIONS and (differing or is_open):
            break
        resample_hidden(room, rng)
        differing += compare(room, rng)
        room.walk(rng, rng.randrange(1, STEPS))

    assert differing or is_open, "such a comparison proves nothing"
    if id == "rats_of_wistar":
        assert differing == POSITIONS * (1 if variant.seats == 1 else len(room.viewers(rng)))


def hidden(state: State) -> str:
    """Something that depends on what nobody may know."""
    return repr(state)


def leaking_view(game: Game[Any, Any]) -> Game[Any, Any]:
    def view(state: State, seat: int) -> dict[str, Any]:
        return {**game.rules.view(state, seat), "leak": hash(hidden(state))}

    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, view=view))


def leaking_words(game: Game[Any, Any]) -> Game[Any, Any]:
    def view(state: State, seat: int) -> dict[str, Any]:
        return {**game.rules.view(state, seat), "memory": {"leak": hidden(state)}}

    def describe(view: dict[str, Any], words: Any) -> str:
        return game.page.describe(view, words) + str(view["memory"]["leak"])

    return dataclasses.replace(
        game,
        rules=dataclasses.replace(game.rules, view=view),
        page=dataclasses.replace(game.page, describe=describe),
    )


def leaking_size(game: Game[Any, Any]) -> Game[Any, Any]:
    def view(state: State, seat: int) -> dict[str, Any]:
        return {**game.rules.view(state, seat), "pad": " " * (hash(hidden(state)) % 97)}

    return dataclasses.replace(game, rules=dataclasses.replace(game.rules, view=view))


@pytest.fixture(params=[leaking_view, leaking_words, leaking_size])
def mutant(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    make: Callable[[Game[Any, Any]], Game[Any, Any]] = request.param
    leaky = make(registry.game("urban_legends"))
    monkeypatch.setattr(registry, "game", lambda _: leaky)
    return leaky


def test_a_leaking_mutant_is_caught(mutant: Game[Any, Any]) -> None:
    rng = Random(5)
    room = ObservedTable(mutant, mutant.rules.variants[0])
    room.walk(rng, 4)

    with pytest.raises(AssertionError, match="learns something"):
        _looked_at(room, rng)


def _looked_at(room: ObservedTable, rng: Random) -> None:
    for _ in range(5):
        compare(room, rng)
        room.walk(rng, 1)
