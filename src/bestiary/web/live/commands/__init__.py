"""Commands: what a message of a page may ask for, one function each, by its name on the wire.

Each declares whether it moves, writes or only reads; `live/socket.py` hands it to the writer
thread accordingly, where it runs.
"""

from bestiary.web.live.commands import chat, hints, hot_seat, look, notes, play, stand_in
from bestiary.web.live.commands.command import Body, PageCommand
from bestiary.web.live.session import Session
from bestiary.web.tables.errors import TurnedAwayError

COMMANDS: dict[str, PageCommand] = {
    **play.COMMANDS,
    **look.COMMANDS,
    **hot_seat.COMMANDS,
    **notes.COMMANDS,
    **chat.COMMANDS,
    **hints.COMMANDS,
    **stand_in.COMMANDS,
}


def find_command(body: Body) -> PageCommand:
    """The command that a message names."""
    name = body.get("act")
    command = COMMANDS.get(name) if isinstance(name, str) else None
    if command is None:
        raise TurnedAwayError("refused-unreadable")
    return command


def run(session: Session, body: Body) -> bool:
    """Run the command that a message names; whether other pages must be told."""
    return find_command(body).execute(session, body)
