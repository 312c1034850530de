"""Commands about bots: let one play for somebody, come back, and how fast they move."""

from __future__ import annotations

from bestiary.web.background import due_clocks
from bestiary.web.live.commands.command import Body, CommandKind, PageCommand, number_in, text_in
from bestiary.web.live.session import Session
from bestiary.web.models import Kind, Table, Tempo
from bestiary.web.tables import moves
from bestiary.web.tables.catalogue import STAND_IN
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.table_cache import locked_table


def let_bot_play(session: Session, body: Body) -> bool:
    """Let a bot play for me, or for someone who is away."""
    access = session.access()
    number = number_in(body, "seat")
    if number not in range(len(access.seats)) or not access.may_be_replaced(number):
        raise TurnedAwayError("refused-not-away")
    moves.stand_in(session.slug, number, STAND_IN)
    return True


def come_back(session: Session, body: Body) -> bool:
    """Take my seat back from the bot."""
    access = session.access()
    number = number_in(body, "seat")
    if number not in access.mine or access.seats[number].kind == Kind.BOT:
        raise TurnedAwayError("refused-not-your-seat")
    moves.stand_in(session.slug, number, "")
    return True


def hurry(session: Session, _: Body) -> bool:
    """Have the bots move without pauses until it is my turn."""
    access = session.access()
    if not access.mine:
        raise TurnedAwayError("refused-not-your-seat")
    with locked_table(access.table) as live:
        due_clocks.hurry(session.slug, access.mine[0], live)
    return False


def set_tempo(session: Session, body: Body) -> bool:
    """How long bots pause at this table."""
    access = session.access()
    tempo = text_in(body, "text", 10)
    if not access.mine:
        raise TurnedAwayError("refused-not-your-seat")
    if tempo not in Tempo.values:
        raise TurnedAwayError("refused-unreadable")
    Table.objects.filter(pk=access.table.pk).update(tempo=tempo)
    return False


COMMANDS = {
    "stand-in": PageCommand(CommandKind.WRITE, let_bot_play),
    "return": PageCommand(CommandKind.WRITE, come_back),
    "hurry": PageCommand(CommandKind.READ, hurry),
    "tempo": PageCommand(CommandKind.WRITE, set_tempo),
}
