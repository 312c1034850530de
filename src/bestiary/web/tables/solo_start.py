"""A table that was laid for several is played alone after all."""

from __future__ import annotations

from bestiary import registry
from bestiary.core.game import BadOptionsError
from bestiary.web.models import Kind, Player, Table
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.seating import locked_for_start


def can_be_alone(table: Table) -> bool:
    """Whether the game with these options has a way for one."""
    try:
        registry.game(table.game).validate_options(1, table.options)
    except BadOptionsError:
        return False
    return True


def start_alone(table: Table, host: Player) -> None:
    """Take away the seats that nobody took, and begin; whoever came is not sent away."""
    with locked_for_start(table, host) as waiting:
        others = waiting.seats.exclude(number=0)
        if others.exclude(kind=Kind.BOT).exclude(player=None).exists():
            raise TurnedAwayError("refused-not-alone")
        if not can_be_alone(waiting):
            raise TurnedAwayError("bad-options")
        others.delete()
