"""The command that asks for a hint."""

from __future__ import annotations

from functools import partial

from bestiary.web.background import hints
from bestiary.web.background.bot_process import Hint
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.live.access import TableAccess
from bestiary.web.live.commands.command import Body, CommandKind, PageCommand, own_seat
from bestiary.web.live.session import Session
from bestiary.web.models import Message
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.table_cache import locked_table


def ask_hint(session: Session, body: Body) -> bool:
    """Show me a move; the table is told that I asked."""
    seat = own_seat(session, body)
    access = session.access()
    if not hints.are_allowed(access.table, access.seats, access.mine):
        raise TurnedAwayError("refused-hints")
    with locked_table(access.table) as live:
        ticket = live.opened.get(seat)
        if ticket is None or seat not in live.table.to_move:  # a standing offer is no turn
            raise TurnedAwayError("refused-moved-on")
        if session.hint is not None and session.hint.ticket == ticket:
            return False
        _request(session, access, live, seat)
    name = access.seats[seat].name
    text = translate(session.language, "hint-asked")
    Message.objects.create(table=access.table, player=session.player, name=name, text=text)
    return True


def _request(session: Session, access: TableAccess, live: LiveTable, seat: int) -> None:
    ticket = live.opened[seat]
    session.hint = hints.HintRequest(ticket)
    client = f"player:{access.seats[seat].player_id}"
    task = hints.hint_task(access.table, live, seat)
    keep = partial(_keep, session, ticket)
    try:
        hints.request_hint(session.worker.bot_scheduler, client, task, keep)
    except BusyError as busy:
        session.hint = None
        raise TurnedAwayError("refused-busy") from busy


def _keep(session: Session, ticket: int, hint: Hint | None) -> None:
    """The answer, unless something else has been asked since."""
    if session.hint is not None and session.hint.ticket == ticket:
        session.hint = hints.HintRequest(ticket, hint) if hint else None


COMMANDS = {"hint": PageCommand(CommandKind.WRITE, ask_hint)}
