"""What a reader may wish for that is no move: reasons, a hint, another pace."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from bestiary.core import Words
from bestiary.web.background import hints
from bestiary.web.background.bot_process import Hint
from bestiary.web.background.due_clocks import hurry
from bestiary.web.infra.i18n import translate
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.live.access import Room
from bestiary.web.live.session import Reader, Why
from bestiary.web.models import Message, Table, Tempo
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.live_table import Live
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import loaded

Body = dict[str, Any]
LONGEST_PART = 60
UNSTORABLE = re.compile("[\0\ud800-\udfff]")


class Wishes(Reader):
    """One connected reader, and what they may wish for."""

    def seat_of(self, body: Body) -> int:
        """The seat a body names, if it is the reader's own and the curtain is up."""
        seat = number_in(body, "seat")
        room = self.room()
        if seat not in room.mine or room.eyes(self.lifted, None).seat != seat:
            raise TurnedAwayError("refused-not-your-seat")
        return seat

    def ask_why(self, body: Body) -> bool:
        """Why can't I …? Computed only when somebody asks; asked again, it is put away.

        A click on a part of the board asks about that part, and once more about the next.
        """
        seat = self.seat_of(body)
        room = self.room()
        part = text_in(body, "part", LONGEST_PART)
        if self.why is not None and not part:
            return self.leave_why(body)
        with loaded(room.table) as live:
            words = Words(live.game, self.language, names(room.seats, self.language))
            reasons = live.table.state.reasons(seat, part.partition(":")[2])
            told = tuple([words.reason(reason) for reason in reasons])
            self.why = Why(seat, live.opened.get(seat), told)
        return False

    def leave_why(self, _: Body) -> bool:
        self.why = None
        return False

    def ask_hint(self, body: Body) -> bool:
        """Show me a move; the table is told that I asked."""
        seat = self.seat_of(body)
        room = self.room()
        if not hints.are_allowed(room.table, room.seats, room.mine):
            raise TurnedAwayError("refused-hints")
        with loaded(room.table) as live:
            ticket = live.opened.get(seat)
            if ticket is None or seat not in live.table.to_move:  # a standing offer is no turn
                raise TurnedAwayError("refused-moved-on")
            if self.hint is not None and self.hint.ticket == ticket:
                return False
            self._think(room, live, seat, ticket)
        name = room.seats[seat].name
        text = translate(self.language, "hint-asked")
        Message.objects.create(table=room.table, player=self.player, name=name, text=text)
        return True

    def _think(self, room: Room, live: Live, seat: int, ticket: int) -> None:
        self.hint = hints.Wanted(ticket)
        reader = f"player:{room.seats[seat].player_id}"
        try:
            hints.ask(reader, room.table, live, seat, partial(self._hinted, ticket))
        except BusyError as busy:
            self.hint = None
            raise TurnedAwayError("refused-busy") from busy

    def _hinted(self, ticket: int, hint: Hint | None) -> None:
        """What was thought out, unless something else has been asked since."""
        if self.hint is not None and self.hint.ticket == ticket:
            self.hint = hints.Wanted(ticket, hint) if hint else None

    def hurry(self, _: Body) -> bool:
        """Have the bots move without pauses until it is my turn."""
        room = self.room()
        if not room.mine:
            raise TurnedAwayError("refused-not-your-seat")
        with loaded(room.table) as live:
            hurry(self.slug, room.mine[0], live)
        return False

    def set_tempo(self, body: Body) -> bool:
        """How long bots pause at this table."""
        room = self.room()
        tempo = text_in(body, "text", 10)
        if not room.mine:
            raise TurnedAwayError("refused-not-your-seat")
        if tempo not in Tempo.values:
            raise TurnedAwayError("refused-unreadable")
        Table.objects.filter(pk=room.table.pk).update(tempo=tempo)
        return False


def number_in(body: Body, name: str) -> int:
    """A whole number that a form sent as text."""
    try:
        number = int(str(body.get(name, ""))[:12])
    except ValueError as bad:
        raise TurnedAwayError("refused-unreadable") from bad
    return number


def text_in(body: Body, name: str, longest: int) -> str:
    """A text that a form sent and a database keeps."""
    value = body.get(name, "")
    if not isinstance(value, str) or len(value) > longest or not _is_storable(value):
        raise TurnedAwayError("refused-unreadable")
    return value


def _is_storable(text: str) -> bool:
    """Whether a database keeps it: no null, and no half of a surrogate pair, which JSON allows."""
    return not UNSTORABLE.search(text)
