"""Tables started under earlier rules go on, or say plainly that they are archived.

`saved/` keeps tables as earlier versions stored them. After a change of rules, add one more with
`python tests/server/save_table.py`.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.test import Client

from bestiary import registry
from bestiary.core import Game, snapshot, transcript
from bestiary.web.models import Act, Move, Player, Seat, Snapshot, Status, Table
from bestiary.web.tables import moves, snapshots
from bestiary.web.tables.errors import ArchivedError
from bestiary.web.tables.rules_migration import archived_transcript
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from server.save_table import FOLDER
from web.table_setup import asked_seat, duel, make_player, move, offered_choices, ticket

pytestmark = pytest.mark.django_db
SAVED = sorted(FOLDER.glob("*.json"))


def open_saved_table(path: Path) -> Table:
    """A table as it was stored."""
    data = json.loads(path.read_text(encoding="utf-8"))
    host = Player.objects.create(name="Anna")
    table = Table.objects.create(host=host, **data["table"])
    for number in range(data["seats"]):
        Seat.objects.create(table=table, number=number, player=host, name=f"P{number}")
    for row in data["moves"]:
        Move.objects.create(table=table, **row)
    snapshot = bytes.fromhex(data["snapshot"])
    Snapshot.objects.create(table=table, number=table.length, data=snapshot)
    return table


def with_new_rules(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Game[Any, Any]:
    """The day after an upgrade that changed the rules of Urban Legends."""
    changed = dataclasses.replace(registry.game("urban_legends"), **changes, rules_version="next")
    monkeypatch.setattr(registry, "game", lambda _: changed)
    TABLE_CACHE().clear()
    return changed


def keep() -> None:
    """What every beat does."""
    for tables in snapshots.take_batches():
        snapshots.write(tables)


def play_on(table: Table) -> None:
    for _ in range(2):
        if table.status != Status.PLAYING:
            return
        seat = asked_seat(table)
        text = Random(1).choice(offered_choices(table, seat))
        moves.play(table.slug, seat, ticket(table, seat), text)
        table.refresh_from_db()


def test_there_is_a_saved_table_of_every_game() -> None:
    assert {path.name.split("-")[0] for path in SAVED} == set(registry.ids())


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_snapshots_of_earlier_versions_are_read(path: Path) -> None:
    """Some name modules that have moved to another room of their game since."""
    stored = json.loads(path.read_text(encoding="utf-8"))

    state = snapshot.load(bytes.fromhex(stored["snapshot"]))

    assert state.decisions


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_saved_tables_of_earlier_versions_open(path: Path) -> None:
    table = open_saved_table(path)
    try:
        with locked_table(table) as live:
            assert live.number == table.length
    except ArchivedError:
        assert transcript.read(archived_transcript(table)).moves
        return

    play_on(table)

    assert table.length > len(json.loads(path.read_text())["moves"])


def test_a_table_goes_on_when_new_rules_replay_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(make_player(), make_player("Boris"))
    move(table)

    with_new_rules(monkeypatch)
    play_on(table)

    with locked_table(table) as live:
        assert live.table.events


def test_a_table_goes_on_from_its_snapshot_when_they_do_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = duel(make_player(), make_player("Boris"))
    move(table)
    keep()
    with locked_table(table) as live:
        before = live.table.state.copy()
    Move.objects.filter(table=table, number=1).update(dealt=["no-such-deal 1"])

    with_new_rules(monkeypatch)

    with locked_table(table) as live:
        assert live.table.state == before
    play_on(table)
    TABLE_CACHE().clear()
    with locked_table(table) as live:
        assert live.number == table.length


def test_moves_that_came_after_the_snapshot_are_made_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As after a crash: nobody wrote another one."""
    table = duel(make_player(), make_player("Boris"))
    move(table)
    keep()
    move(table)
    move(table)
    with locked_table(table) as live:
        before = live.table.state.copy()
        number = live.number
    Move.objects.filter(table=table, number=1).update(dealt=["no-such-deal 1"])

    with_new_rules(monkeypatch)

    table.refresh_from_db()
    with locked_table(table) as live:
        assert (live.table.state, live.number) == (before, number)


def test_a_snapshot_is_of_what_is_stored_and_never_older_than_another() -> None:
    table = duel(make_player(), make_player("Boris"))
    keep()
    first = Snapshot.objects.get(table=table)
    move(table)
    Table.objects.filter(pk=table.pk).update(length=first.number)  # not stored as yet
    keep()
    assert Snapshot.objects.get(table=table).number == first.number

    Table.objects.filter(pk=table.pk).update(length=first.number + 1)
    Snapshot.objects.update(number=first.number + 2)  # another worker was quicker
    TABLE_CACHE().note_moved([table.pk])
    keep()
    later = Snapshot.objects.get(table=table)
    assert (later.number, bytes(later.data)) == (first.number + 2, bytes(first.data))

    Snapshot.objects.update(number=first.number)
    TABLE_CACHE().note_moved([table.pk])
    keep()
    assert Snapshot.objects.get(table=table).number == first.number + 1


def test_what_players_saw_counts_more_than_what_new_rules_would_make_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = duel(make_player(), make_player("Boris"))
    move(table)
    keep()
    kept = Snapshot.objects.get(table=table).data
    move(table)
    keep()
    Snapshot.objects.filter(table=table).update(data=kept)  # as if the last move now did more

    with_new_rules(monkeypatch)

    from bestiary.core import snapshot

    with locked_table(table) as live:
        assert live.table.state == snapshot.load(bytes(kept))


def test_a_table_that_fits_no_more_says_so_and_leaves_its_transcript(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    move(table)
    keep()
    Snapshot.objects.filter(table=table).update(data=b"of another age")
    Move.objects.filter(table=table, number=1).update(dealt=["no-such-deal 1"])
    with_new_rules(monkeypatch)
    client = Client(headers={"Accept-Language": "en"})
    session = client.session
    session["player"] = anna.pk
    session.save()

    page = client.get(f"/table/{table.slug}/").content.decode()
    text = client.get(f"/table/{table.slug}/remains/").content.decode()

    assert "older rules" in page
    assert f"/table/{table.slug}/remains/" in page
    read = transcript.read(text)
    assert read.moves[0].text == "no-such-deal 1"
    assert read.fields["seed"] == ""
    table.refresh_from_db()
    assert table.status == Status.ARCHIVED


def test_a_running_table_gives_no_transcript() -> None:
    anna = make_player()
    table = duel(anna, make_player("Boris"))
    client = Client()
    session = client.session
    session["player"] = anna.pk
    session.save()

    assert client.get(f"/table/{table.slug}/remains/").status_code == 409
    table.refresh_from_db()
    assert table.status == Status.PLAYING


def test_moves_taken_back_are_left_out_of_what_remains() -> None:
    table = duel(make_player(), make_player("Boris"))
    dealt = Move.objects.get(table=table, number=1).dealt
    for number, (seat, act, text) in enumerate(
        [
            (0, Act.CHOICE, "one"),
            (1, Act.CHOICE, "two"),
            (1, Act.CHOICE, "three"),
            (1, Act.TAKE_BACK, ""),
            (1, Act.CHOICE, "four"),
        ],
        start=2,
    ):
        Move.objects.create(table=table, number=number, seat=seat, act=act, notation=text)
    table.length = 6

    texts = [line.text for line in transcript.read(archived_transcript(table)).moves]

    assert texts == [*dealt, "one", "two", "four"]
