"""What docs/operations.md promises: config, back-up, the desk, the health page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.test import Client

from bestiary.web import backup, config
from bestiary.web.models import Message, Player, Status
from server.server import Server, open_table
from web.table_setup import duel, make_player

PAGE = Path(__file__).parents[2] / "docs" / "operations.md"
SOURCE = Path(config.__file__).read_text(encoding="utf-8")


def test_the_list_of_variables_is_the_configuration() -> None:
    rows = re.findall(r"^\| (`[A-Z_`, ]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    read = re.findall(r'_(?:text|flag|list|one_of|address)\(\s*"([A-Z_]+)"', SOURCE)

    documented = [name for row in rows for name in re.findall("[A-Z_]+", row)]
    assert sorted(documented) == sorted(set(read))


def test_only_the_configuration_reads_the_environment() -> None:
    web = Path(config.__file__).parent
    readers = {p.name for p in web.rglob("*.py") if re.search(r"environ(\.get|\[)", p.read_text())}

    assert readers <= {"config.py"}


def test_a_site_is_saved_while_people_play_and_restored(site: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.tar.gz"
    copy = tmp_path / "copy"
    with Server(site, LIMITS="0") as server:
        seats = open_table(server.url)
        backup.save(site, file)
        moves = server.moves(seats[0].slug)

    backup.restore(copy, file)

    assert file.stat().st_mode & 0o077 == 0
    with Server(copy, LIMITS="0") as server:
        assert server.moves(seats[0].slug) == moves
        again = open_table(server.url)[0]
        assert again.table()["status"] == "playing"
        for seat in seats:
            seat.client.base_url = f"{server.url}/api/tables/{seat.slug}/"
            assert seat.client.get("view").status_code == 200


def test_a_site_is_never_overwritten(tmp_path: Path) -> None:
    (tmp_path / backup.DATABASE).write_bytes(b"")

    with pytest.raises(backup.BackupError, match="already holds a site"):
        backup.restore(tmp_path, tmp_path / "some.tar.gz")


def test_check_deploy_is_clean(tmp_path: Path) -> None:
    environment = os.environ | {
        "BESTIARY_DATA": str(tmp_path),
        "TLS": "1",
        "SECRET_KEY": "",
        "PUBLIC_URL": "https://games.example.org",
        "ALLOWED_HOSTS": "games.example.org",
    }
    command = [sys.executable, "-m", "bestiary.web.manage", "check", "--deploy"]

    checked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    assert "no issues" in checked.stdout + checked.stderr, checked.stderr


@pytest.fixture
def desk(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("operator"))
    return client


@pytest.mark.django_db
def test_the_desk_shows_tables_but_neither_seed_nor_moves(desk: Client) -> None:
    table = duel(make_player(), make_player("Boris"))

    page = desk.get(f"/admin/web/table/{table.pk}/change/").content.decode()

    assert table.slug in page
    assert table.seed not in page
    with_moves = [move for move in table.moves.all() if move.dealt]
    assert with_moves
    assert all(text not in page for move in with_moves for text in move.dealt)


@pytest.mark.django_db
def test_the_desk_blocks_archives_and_deletes(desk: Client) -> None:
    table = duel(make_player(), make_player("Boris"))
    player = Player.objects.get(name="Boris")
    said = Message.objects.create(table=table, player=player, name="Boris", text="Rude")

    for kind, action, key in (
        ("player", "block", player.pk),
        ("table", "archive", table.pk),
        ("message", "delete_selected", said.pk),
    ):
        data = {"action": action, "_selected_action": [key], "post": "yes"}
        assert desk.post(f"/admin/web/{kind}/", data).status_code == 302

    player.refresh_from_db()
    table.refresh_from_db()
    assert player.is_blocked
    assert table.status == Status.ARCHIVED
    assert not Message.objects.exists()


@pytest.mark.django_db
def test_the_health_page_is_for_operators(desk: Client, client: Client) -> None:
    assert "Disk free" in desk.get("/admin/health/").content.decode()
    assert Client().get("/admin/health/").status_code == 302
