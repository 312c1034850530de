"""Bearer tokens of seats, for programs: an HMAC of table, seat and player, stored nowhere."""

from __future__ import annotations

from django.utils.crypto import constant_time_compare, salted_hmac

from bestiary.web.models import Seat, Table

TOKEN_HEX_DIGITS = 64
"""Hexadecimal digits of a token: 256 bits."""


def seat_token(table: Table, seat: Seat) -> str:
    """`0.5f3c…`: the seat's number and its secret, bound to table, seat and player."""
    material = f"{table.pk}:{table.slug}:{table.seed}:{seat.number}:{seat.player_id}"
    return f"{seat.number}.{salted_hmac('bestiary.seat', material, algorithm='sha256').hexdigest()}"


def seat_of_token(table: Table, token: str) -> Seat | None:
    """The seat that `token` opens at `table`, compared in constant time; None if it opens none."""
    number, _, secret = token.partition(".")
    if (
        not (number.isascii() and number.isdecimal() and len(number) < 3)
        or len(secret) != TOKEN_HEX_DIGITS
    ):
        return None
    seat = table.seats.select_related("player").filter(number=int(number)).first()
    if seat is None or seat.player is None or seat.player.is_blocked:
        return None
    return seat if constant_time_compare(seat_token(table, seat), token) else None
