"""A table that was laid for several is played alone after all."""

from __future__ import annotations

from django.db import transaction

from bestiary import registry
from bestiary.core import BadOptionsError
from bestiary.web.models import Kind, Player, Status, Table
from bestiary.web.table.errors import TurnedAwayError
from bestiary.web.table.seating import start_if_full


def can_be_alone(table: Table) -> bool:
    """Whether the game with these options has a way for one."""
    try:
        registry.game(table.game).settle(1, table.options)
    except BadOptionsError:
        return False
    return True


def start_alone(table: Table, host: Player) -> None:
    """Take away the seats that nobody took, and begin; whoever came is not sent away."""
    with transaction.atomic():
        table = Table.objects.select_for_update().get(pk=table.pk)
        if table.host_id != host.pk:
            raise TurnedAwayError("refused-not-host")
        if table.status != Status.WAITING:
            raise TurnedAwayError("refused-started")
        others = table.seats.exclude(number=0)
        if others.exclude(kind=Kind.BOT).exclude(player=None).exists():
            raise TurnedAwayError("refused-not-alone")
        if not can_be_alone(table):
            raise TurnedAwayError("bad-options")
        others.delete()
        start_if_full(table)
