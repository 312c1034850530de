"""The command that says something to the table."""

from __future__ import annotations

from bestiary.web.live.commands.command import Body, CommandKind, PageCommand, text_in
from bestiary.web.live.session import Session
from bestiary.web.models import Message
from bestiary.web.tables.errors import TurnedAwayError

MAX_MESSAGE_CHARACTERS = 500
MAX_MESSAGES_PER_TABLE = 500
"""Every page of a table is sent all that was said there."""


def chat(session: Session, body: Body) -> bool:
    """Say something to the table; only those who sit there may."""
    text = " ".join(text_in(body, "text", MAX_MESSAGE_CHARACTERS).split())
    access = session.access()
    player = session.player
    if not access.mine or player is None or player.is_blocked:
        raise TurnedAwayError("refused-not-your-seat")
    if access.table.messages.count() >= MAX_MESSAGES_PER_TABLE:
        raise TurnedAwayError("refused-chat-full")
    if text:
        Message.objects.create(table=access.table, player=player, name=player.name, text=text)
    return bool(text)


COMMANDS = {"chat": PageCommand(CommandKind.WRITE, chat)}
