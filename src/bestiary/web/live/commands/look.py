"""Commands that change only how a reader looks: at another moment, seat, or in words."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.web.live.commands.command import (
    MAX_PART_CHARACTERS,
    Body,
    CommandKind,
    PageCommand,
    number_in,
    own_seat,
    text_in,
)
from bestiary.web.live.session import Session, WhyNot
from bestiary.web.models import Status
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import locked_table


def look_at_stop(session: Session, body: Body) -> bool:
    """Step back and forth through the game so far; no stop: now."""
    session.stop = number_in(body, "stop") if body.get("stop") not in (None, "") else None
    session.preview = None
    return False


def look_through(session: Session, body: Body) -> bool:
    """After the end: look from another seat."""
    access = session.access()
    seat = number_in(body, "seat")
    if access.table.status != Status.FINISHED:
        raise TurnedAwayError("refused-not-over")
    if seat not in range(len(access.seats)):
        raise TurnedAwayError("refused-unreadable")
    session.through = seat
    return False


def describe_in_words(session: Session, _: Body) -> bool:
    """Describe the board in words as well: long, so only while it is unfolded."""
    session.in_words = True
    return False


def stop_describing(session: Session, _: Body) -> bool:
    session.in_words = False
    return False


def ask_why_not(session: Session, body: Body) -> bool:
    """Why can't I …? Computed only when somebody asks; asked again, it is put away.

    A click on a part of the board asks about that part, and once more about the next.
    """
    seat = own_seat(session, body)
    access = session.access()
    part = text_in(body, "part", MAX_PART_CHARACTERS)
    if session.why is not None and not part:
        return put_away_why_not(session, body)
    with locked_table(access.table) as live:
        words = Words(live.game, session.language, names(access.seats, session.language))
        reasons = live.table.state.reasons(seat, part.partition(":")[2])
        texts = tuple([words.reason(reason) for reason in reasons])
        session.why = WhyNot(seat, live.opened.get(seat), texts)
    return False


def put_away_why_not(session: Session, _: Body) -> bool:
    session.why = None
    return False


def ping(_session: Session, _: Body) -> bool:
    """Still connected; the page is drawn anew after this, with whatever it may have missed."""
    return False


COMMANDS = {
    "look": PageCommand(CommandKind.READ, look_at_stop),
    "through": PageCommand(CommandKind.READ, look_through),
    "words": PageCommand(CommandKind.READ, describe_in_words),
    "no-words": PageCommand(CommandKind.READ, stop_describing),
    "why": PageCommand(CommandKind.READ, ask_why_not),
    "why-off": PageCommand(CommandKind.READ, put_away_why_not),
    "here": PageCommand(CommandKind.READ, ping),
}
