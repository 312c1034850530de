"""What `manage.py tidy` takes, and what it leaves."""

from __future__ import annotations

from datetime import datetime, timedelta
from io import StringIO

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.utils import timezone

from bestiary.web.background import cleanup
from bestiary.web.models import Player, Status, Table

pytestmark = pytest.mark.django_db
EXPECTED = "sessions: 1\nunbegun: 1\narchived: 1\nover: 2\nguests: 1\n"


def ago(days: int) -> datetime:
    return timezone.now() - timedelta(days)


def table(status: Status, days: int) -> Table:
    return Table.objects.create(game="cryptid", status=status, changed=ago(days))


@pytest.fixture
def house() -> dict[str, set[int]]:
    """Two of each: one to go, one to stay."""
    for key, days in (("old", 1), ("new", -1)):
        Session.objects.create(session_key=key, expire_date=ago(days))
    for status, days in (
        (Status.WAITING, 30),
        (Status.PLAYING, 180),
        (Status.FINISHED, 365),
        (Status.ARCHIVED, 365),
    ):
        table(status, days + 1)
        table(status, days - 1)
    for created in (366, 364):
        Player.objects.create(name="Guest", created=ago(created))
    host = Player.objects.create(name="Host", created=ago(400))
    Table.objects.create(game="cryptid", host=host)
    Player.objects.create(name="Blocked", created=ago(400), is_blocked=True)
    return {"tables": set(Table.objects.values_list("pk", flat=True))}


def run_tidy(*arguments: str) -> str:
    out = StringIO()
    call_command("tidy", *arguments, stdout=out)
    return out.getvalue()


def test_a_dry_run_counts_and_changes_nothing(house: dict[str, set[int]]) -> None:
    assert run_tidy("--dry-run") == EXPECTED

    assert set(Table.objects.values_list("pk", flat=True)) == house["tables"]
    assert (Session.objects.count(), Player.objects.count()) == (2, 4)


def test_what_is_silent_goes_and_what_was_left_is_archived(
    house: dict[str, set[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "ROWS_PER_TRANSACTION", 1)

    assert run_tidy() == EXPECTED

    statuses = sorted(Table.objects.values_list("status", flat=True))
    assert statuses == ["archived", "archived", "finished", "playing", "waiting", "waiting"]
    assert list(Session.objects.values_list("session_key", flat=True)) == ["new"]
    assert set(Player.objects.values_list("name", flat=True)) == {"Guest", "Host", "Blocked"}
    assert run_tidy() == "sessions: 0\nunbegun: 0\narchived: 0\nover: 0\nguests: 0\n"


def test_the_terms_can_be_told(house: dict[str, set[int]]) -> None:
    assert "over: 4" in run_tidy("--finished", "300", "--dry-run")
