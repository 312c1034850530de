"""What a program is told of a table is true of one moment, whatever happens while it is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from bestiary import registry
from bestiary.core import Variant
from bestiary.web.models import Seat, Status, Table
from server.observed_table import ObservedTable

pytestmark = pytest.mark.django_db

QUESTIONS = 6
"""More than the database is asked for an answer."""


class Ending:
    """The game ends, in one transaction, right after the n-th question to the database."""

    def __init__(self, table: Table, moment: int) -> None:
        self.table = table
        self.left = moment

    def __call__(self, execute: Callable[..., Any], *query: Any) -> Any:
        found = execute(*query)
        self.left -= 1
        if self.left == 0:
            Seat.objects.filter(table=self.table).update(is_asked=False)
            Table.objects.filter(pk=self.table.pk).update(status=Status.FINISHED)
        return found


def api_answer(path: str, table: Table) -> dict[str, Any]:
    answer = Client(HTTP_HOST="localhost").get(path).json()
    listed = answer.get("tables", [answer])
    return next((one for one in listed if one["table"] == table.slug), {"status": "not listed"})


@pytest.mark.parametrize("moment", range(1, QUESTIONS))
@pytest.mark.parametrize("is_list", [False, True])
def test_a_running_table_waits_for_somebody_even_if_it_ends_just_now(
    moment: int, is_list: bool
) -> None:
    room = ObservedTable(registry.game("urban_legends"), Variant(2))
    path = "/api/tables" if is_list else f"/api/tables/{room.table.slug}"

    with connection.execute_wrapper(Ending(room.table, moment)):
        one = api_answer(path, room.table)

    assert (one["status"] == "playing") is bool(one.get("to_move"))
