"""The turning point: told once a game is over, never before."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bestiary import registry
from bestiary.core import Advice, Table
from bestiary.web.infra import slow_jobs
from bestiary.web.models import Status
from bestiary.web.render.turning_point import PlayedGame, TurningPoint, find_turning_point
from bestiary.web.worker import Worker
from web.table_setup import as_player, duel, make_player, move


def play_at_random(id: str, seats: int) -> PlayedGame:
    """A game played at random to its end."""
    table = Table(registry.game(id), seats, seed=b"7" * 32)
    rng = Random(3)
    while table.state.outcome is None:
        decision = table.state.pending[0]
        table.choose(decision.seat, rng.choice(list(decision.options)))
    return PlayedGame(table.game, table.seats, dict(table.options), tuple(table.moves))


def without_chances(played: PlayedGame) -> PlayedGame:
    """The same by a game that cannot tell chances."""
    return played._replace(
        game=replace(played.game, opponents=replace(played.game.opponents, advice=Advice()))
    )


def all_moves(played: PlayedGame) -> range:
    return range(1, len(played.moves) + 1)


@pytest.mark.parametrize("id", ["urban_legends", "big_monster", "rats_of_wistar"])
def test_where_chances_are_known_it_is_the_greatest_gain_of_chance(id: str) -> None:
    played = play_at_random(id, 2)
    found = find_turning_point(played, 0, all_moves(played))

    assert found is not None
    assert found.is_chance
    assert 0 <= found.before < found.after <= 100


def test_where_all_was_open_to_the_end_it_is_the_last_move() -> None:
    played = play_at_random("urban_legends", 2)
    flat = replace(
        played.game,
        opponents=replace(played.game.opponents, advice=Advice(win_chances=lambda _: (0.4, 0.6))),
    )
    found = find_turning_point(played._replace(game=flat), 0, all_moves(played))

    assert found == TurningPoint(len(played.moves), 0, 40, 100, is_chance=True)


def test_elsewhere_it_is_the_greatest_gain_of_the_lead() -> None:
    played = without_chances(play_at_random("big_monster", 2))
    found, again = (find_turning_point(played, seat, all_moves(played)) for seat in (0, 1))

    assert found is not None
    assert again is not None
    assert not found.is_chance
    assert found.number != again.number  # where one gains most the other loses
    assert min(found.change, again.change) > 0


def test_a_game_that_counts_nothing_has_none() -> None:
    played = without_chances(play_at_random("cryptid", 3))

    assert find_turning_point(played, 0, all_moves(played)) is None


@pytest.mark.django_db
def test_only_a_game_that_is_over_has_a_turning_point() -> None:
    host = make_player()
    table = duel(host, make_player("Boris"))
    client = as_player(host)
    assert client.get(f"/table/{table.slug}/turning/").status_code == 409

    while table.status != Status.FINISHED:
        move(table)

    assert "data-step" in client.get(f"/table/{table.slug}/turning/").content.decode()


@pytest.mark.django_db
def test_it_is_worked_out_once_and_in_turn(
    client: Any, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody looks, and not while others have all hands."""
    table = duel(make_player(), make_player("Boris"), is_public=True)
    while table.status != Status.FINISHED:
        move(table)
    address = f"/table/{table.slug}/turning/"
    asked = list[str]()
    slot = worker.slow_jobs.slot

    def counted(reader: str, name: str) -> Any:
        asked.append(name)
        return slot(reader, name)

    with monkeypatch.context() as busy:
        busy.setattr(slow_jobs, "MAX_QUEUED", 0)
        assert client.get(address).status_code == 503
    monkeypatch.setattr(worker.slow_jobs, "slot", counted)
    pages = {client.get(address).content for _ in range(3)}

    assert asked == ["a turning point"]
    assert len(pages) == 1


@pytest.mark.django_db
def test_what_cannot_be_told_is_left_out_of_the_page(client: Any) -> None:
    """The page of an error would else stand in the middle of the result."""
    page = client.get("/").content.decode()
    config = json.loads(page.split('name="htmx-config" content=\'')[1].split("'")[0])

    assert {"4xx", "5xx"} <= set(config["noSwap"])
