"""Who may not open a table: the blocked, and hosts of too many."""

from __future__ import annotations

import pytest

from bestiary.web.models import Player, Status, Table
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import MAX_OPEN_TABLES_PER_HOST
from web.table_setup import duel, make_player, play_to_the_end, waiting_table

pytestmark = pytest.mark.django_db


def test_a_blocked_player_opens_no_table() -> None:
    anna, boris = make_player(), make_player("Boris")
    over = duel(anna, boris)
    play_to_the_end(over)
    Player.objects.filter(pk=boris.pk).update(is_blocked=True)
    boris.refresh_from_db()

    with pytest.raises(TurnedAwayError, match=r"^refused-blocked$"):
        waiting_table(boris)
    with pytest.raises(TurnedAwayError, match=r"^refused-blocked$"):
        seating.rematch(over, boris)


def test_archived_tables_do_not_count_towards_a_host_s_limit() -> None:
    host = make_player()
    made = [waiting_table(host) for _ in range(MAX_OPEN_TABLES_PER_HOST)]
    with pytest.raises(TurnedAwayError, match=r"^refused-too-many-tables$"):
        waiting_table(host)

    Table.objects.filter(pk=made[0].pk).update(status=Status.ARCHIVED)

    assert waiting_table(host).pk
