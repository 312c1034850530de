"""Commands for private notes: a page of text, and marks on parts of the board."""

from __future__ import annotations

from django.db import transaction

from bestiary.web.live.commands.command import (
    MAX_PART_CHARACTERS,
    Body,
    CommandKind,
    PageCommand,
    own_seat,
    text_in,
)
from bestiary.web.live.session import Session
from bestiary.web.models import Note
from bestiary.web.tables.errors import TurnedAwayError

MAX_NOTE_CHARACTERS = 10_000
MAX_MARK_CHARACTERS = 80
MAX_MARKS = 400


def write_note(session: Session, body: Body) -> bool:
    seat = session.access().seats[own_seat(session, body)]
    session.forget_notes()
    text = text_in(body, "text", MAX_NOTE_CHARACTERS)
    Note.objects.update_or_create(seat=seat, defaults={"text": text})
    return False


def mark_part(session: Session, body: Body) -> bool:
    """Note something on a part of the board; an empty text rubs it out."""
    seat = session.access().seats[own_seat(session, body)]
    part = text_in(body, "part", MAX_PART_CHARACTERS)
    text = text_in(body, "text", MAX_MARK_CHARACTERS).strip()
    if not part:
        raise TurnedAwayError("refused-unreadable")
    with transaction.atomic():
        # Locked: two pages of one player may mark at the same time.
        note, _ = Note.objects.select_for_update().get_or_create(seat=seat)
        note.marks = {k: v for k, v in (note.marks | {part: text}).items() if v}
        if len(note.marks) > MAX_MARKS:
            raise TurnedAwayError("refused-marks")
        note.save(update_fields=["marks"])
    session.forget_notes()
    return False


COMMANDS = {
    "note": PageCommand(CommandKind.WRITE, write_note),
    "mark": PageCommand(CommandKind.WRITE, mark_part),
}
