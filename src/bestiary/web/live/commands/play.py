"""Commands that play: make a choice or preview it, take back, give up."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.core.notation import NotationError
from bestiary.web.live.commands.command import (
    Body,
    CommandKind,
    PageCommand,
    number_in,
    own_seat,
    text_in,
)
from bestiary.web.live.session import Session
from bestiary.web.render.page_record import PreviewRequest
from bestiary.web.render.preview import needs_confirmation
from bestiary.web.tables import moves
from bestiary.web.tables.catalogue import STAND_IN
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import locked_table


def play(session: Session, body: Body) -> bool:
    """Make a choice, or first show a preview of it."""
    seat = own_seat(session, body)
    ticket = number_in(body, "ticket")
    text = text_in(body, "choice", moves.MAX_CHOICE_CHARACTERS)
    confirm = text_in(body, "confirm", 10)
    if session.access().seats[seat].bot:
        raise TurnedAwayError("refused-bot-plays")
    if confirm in {"always", "final"} and _is_previewed(session, seat, ticket, text, confirm):
        session.preview = PreviewRequest(text, ticket)
        return False
    session.look_at_now()
    moves.play(session.slug, seat, ticket, text)
    return True


def _is_previewed(session: Session, seat: int, ticket: int, text: str, confirm: str) -> bool:
    """Whether to preview the choice before making it; also checks that it is on offer."""
    access = session.access()
    with locked_table(access.table) as live:
        try:
            choice = live.table.read(text)
        except NotationError as unreadable:
            raise TurnedAwayError("refused-choice") from unreadable
        if live.opened.get(seat) != ticket:
            raise TurnedAwayError("refused-moved-on")
        if not any(choice in d.options for d in live.table.open_to(seat)):
            raise TurnedAwayError("refused-choice")
        words = Words(live.game, session.language, names(access.seats, session.language))
        return needs_confirmation(live, seat, text, words, confirm)


def cancel_preview(session: Session, _: Body) -> bool:
    session.preview = None
    return False


def take_back(session: Session, body: Body) -> bool:
    moves.take_back(session.slug, own_seat(session, body))
    return True


def concede(session: Session, body: Body) -> bool:
    """Give up: of two, the other wins; among more, a bot plays on."""
    seat = own_seat(session, body)
    if len(session.access().seats) <= 2:
        moves.concede(session.slug, seat)
    else:
        moves.stand_in(session.slug, seat, STAND_IN)
    return True


COMMANDS = {
    "play": PageCommand(CommandKind.MOVE, play),
    "weigh-off": PageCommand(CommandKind.READ, cancel_preview),
    "take-back": PageCommand(CommandKind.MOVE, take_back),
    # Not MOVE: among more than two players it writes a seat's row, and so needs a savepoint.
    "concede": PageCommand(CommandKind.WRITE, concede),
}
