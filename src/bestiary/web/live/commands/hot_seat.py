"""Hot seat: the device is handed to the next of those who share it, with a PIN if they want one.

A PIN is hashed slowly on purpose, so `live/socket.py` checks it outside the writer thread, between
`count_attempt` and `unlock`; only then the command itself runs.
"""

from __future__ import annotations

from bestiary.web.infra.rate_limit import TABLE_PINS, WRONG_PINS, is_within_limit, refund
from bestiary.web.live.commands.command import Body, CommandKind, PageCommand, number_in
from bestiary.web.live.session import Session
from bestiary.web.models import Seat
from bestiary.web.tables.errors import TurnedAwayError


def count_attempt(session: Session, body: Body) -> str:
    """Count an attempt at a seat's PIN; the hash that it must fit, '' if the seat has none.

    Right or wrong, it counts for the table; for the seat it counts until it was right.
    """
    seat = _own_seat(session, body)
    if seat.pin and not (
        is_within_limit(TABLE_PINS, session.slug) and is_within_limit(WRONG_PINS, f"{seat.pk}")
    ):
        raise TurnedAwayError("refused-too-fast")
    return seat.pin


def refund_attempt(session: Session, body: Body) -> None:
    """Take back an attempt at the seat's PIN that was not wrong."""
    refund(WRONG_PINS, f"{_own_seat(session, body).pk}")


def unlock(session: Session, body: Body) -> None:
    """The PIN was right: the attempt does not count, and the next hand-over is open."""
    refund_attempt(session, body)
    session.unlocked = number_in(body, "seat")


def _own_seat(session: Session, body: Body) -> Seat:
    session.begin_command()
    access = session.access()
    number = number_in(body, "seat")
    if number not in access.mine:
        raise TurnedAwayError("refused-not-your-seat")
    return access.seats[number]


def hand_over(session: Session, body: Body) -> bool:
    """Hand the device to a seat, once it is unlocked if it has a PIN."""
    seat = _own_seat(session, body)
    # One right PIN opens one hand-over, not every later one.
    unlocked = session.unlocked
    session.unlocked = None
    if seat.pin and unlocked != seat.number:
        raise TurnedAwayError("refused-pin")
    session.look_at_now()
    session.handed_to = seat.number
    return False


COMMANDS = {"lift": PageCommand(CommandKind.READ, hand_over)}
