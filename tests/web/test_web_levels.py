"""The next level is offered to whoever has finished two games."""

from __future__ import annotations

import pytest

from bestiary.web.models import Player, Status, Table
from bestiary.web.table import seating
from web.web_table import GAME, someone, waiting_table

pytestmark = pytest.mark.django_db


def finished(host: Player, bot: str = "") -> Table:
    table = waiting_table(host)
    seating.start_with_bots(table, host, bot)
    Table.objects.filter(pk=table.pk).update(status=Status.FINISHED)
    return table


def test_after_two_finished_games_the_next_level_is_offered() -> None:
    host = someone()
    finished(host)
    assert seating.next_level(host, GAME) == ""

    finished(host)

    assert seating.next_level(host, GAME) == "ranger"
    assert seating.next_level(host, "cryptid") == ""
    assert seating.next_level(someone("Boris"), GAME) == ""
    assert seating.next_level(None, GAME) == ""


def test_above_the_master_there_is_nobody() -> None:
    host = someone()
    for _ in range(2):
        finished(host, "master")

    assert seating.next_level(host, GAME) == ""
