"""Session of one open page: how its reader looks at the table, and what that shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from django.template.loader import render_to_string

from bestiary.web.background import hints
from bestiary.web.live.access import TableAccess
from bestiary.web.live.hindsight_panel import hindsight_panel
from bestiary.web.live.hint_card import NO_HINT, hint_card
from bestiary.web.models import Message, Note, Player, Status
from bestiary.web.render.fragments import Screen, html
from bestiary.web.render.page_record import PageRequest, PreviewRequest
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import locked_table
from bestiary.web.tables.viewpoint import Viewpoint

if TYPE_CHECKING:
    from bestiary.web.worker import Worker


class WhyNot(NamedTuple):
    """What somebody cannot do and why, as asked in `seat` at the decision `ticket`."""

    seat: int
    ticket: int | None
    reasons: tuple[str, ...]


@dataclass(eq=False)
class Session:
    """What a page remembers of its reader between messages. Used in the writer thread."""

    worker: Worker
    slug: str
    player: Player | None
    watching: frozenset[str]
    """The tables that this reader may look at as a spectator."""
    language: str
    handed_to: int | None = None
    """Hot seat: the seat to which the device was handed last."""
    unlocked: int | None = None
    """Hot seat: the seat whose PIN was right just now."""
    through: int | None = None
    """After the end: the seat whose view is looked at."""
    stop: int | None = None
    """The moment of the game that is looked at; None is now."""
    preview: PreviewRequest | None = None
    """The choice that is shown before it is made."""
    why: WhyNot | None = None
    hint: hints.HintRequest | None = None
    in_words: bool = False
    """Whether the board is described in words beside its picture."""
    status: str = ""
    """The table's status as last drawn."""
    mine: tuple[int, ...] = ()
    """The numbers of the reader's own seats, as last drawn."""
    seats: tuple[int, ...] = ()
    """Their primary keys: as long as the page is open its reader is present there."""
    _access: TableAccess | None = None
    _stamp: str = ""
    _notes_html: tuple[int, str] | None = None

    def begin_command(self) -> None:
        """Forget the rows of the last command; `access` reads them anew."""
        self._access = None

    def access(self) -> TableAccess:
        """The table as stored when this command began; of a game in progress as last drawn."""
        if self._access is None:
            # While a game is played only moves change it, and each is drawn under a new stamp.
            stamp = self._stamp if self.status == Status.PLAYING else ""
            self._access = self._find_access(stamp)
        if self._access is None:
            raise TurnedAwayError("refused-gone")
        return self._access

    def _find_access(self, stamp: str = "") -> TableAccess | None:
        rows = self.worker.table_rows
        return TableAccess.find(rows, self.slug, self.player, self.watching, stamp)

    def may_see(self) -> bool:
        """Whether this reader may connect at all."""
        access = self._find_access()
        if access is None or not access.may_see:
            return False
        self._note_seats(access)
        return True

    def _note_seats(self, access: TableAccess) -> None:
        mine = access.mine
        seats = access.seats
        self.status = access.table.status
        self.mine = mine
        self.seats = tuple([seats[number].id for number in mine])

    def look_at_now(self) -> None:
        """Look at the table as it is, without a preview or an answer about it."""
        self.stop = None
        self.preview = None
        self.why = None

    def forget_notes(self) -> None:
        """Draw the notes anew: they were changed."""
        self._notes_html = None

    def screen(self, stamp: str = "") -> Screen | None:
        """What the page shows now; None when it should be another page altogether."""
        self._stamp = stamp or self._stamp
        access = self._find_access(stamp)
        if access is None or (self.status == Status.WAITING and access.table.status != self.status):
            return None
        self._note_seats(access)
        if self.status == Status.WAITING:
            return Screen({"waiting-seats": self._html("waiting_seats", access=access)})
        return self.table_screen(access)

    def table_screen(self, access: TableAccess) -> Screen:
        """The table with everything around the board."""
        viewpoint = access.viewpoint(self.handed_to, self.through)
        may_hint = hints.are_allowed(access.table, access.seats, viewpoint.mine)
        request = PageRequest(
            viewpoint, self.language, self.stop, self.preview, self.in_words, may_hint
        )
        screen = access.screen(request)
        bots = self.worker.bot_scheduler
        screen.parts |= {
            "hindsight": hindsight_panel(bots, access.table, access.seats, request),
            "why": self._why(access, viewpoint),
            "hint": self._hint(access, viewpoint),
            "notes": self._notes(access, viewpoint),
        }
        screen.lists["chat-lines"] = [self._chat_line(m) for m in access.stored.messages]
        return screen

    def _why(self, access: TableAccess, viewpoint: Viewpoint) -> str:
        """The answer to "why not?"; gone with its decision, and with whoever asked."""
        if self.why is not None:
            with locked_table(access.table) as live:
                if (viewpoint.seat, live.opened.get(viewpoint.seat)) != self.why[:2]:
                    self.why = None
        reasons = None if self.why is None else self.why.reasons
        return html("why", language=self.language, reasons=reasons)

    def _hint(self, access: TableAccess, viewpoint: Viewpoint) -> str:
        if self.hint is None or self.preview is not None:
            return NO_HINT
        with locked_table(access.table) as live:
            words = live.words(self.language, tuple(names(access.seats, self.language)))
            return hint_card(self.hint, live, viewpoint.seat, words)

    def _notes(self, access: TableAccess, viewpoint: Viewpoint) -> str:
        """The notes; kept, so that the move of another costs no query for them."""
        if self._notes_html is None or self._notes_html[0] != viewpoint.seat:
            note = _note(access, viewpoint)
            notes = self._html("notes", note=note, seat=viewpoint.seat)
            self._notes_html = (viewpoint.seat, notes)
        return self._notes_html[1]

    def _chat_line(self, message: Message) -> str:
        is_mine = self.player is not None and message.player_id == self.player.pk
        return html("chat_line", name=message.name, text=message.text, is_mine=is_mine)

    def _html(self, template: str, **context: Any) -> str:
        shared = {"language": self.language, "player": self.player}
        return render_to_string(f"bestiary/parts/{template}.html", shared | context)


def _note(access: TableAccess, viewpoint: Viewpoint) -> Note | None:
    """The notes of the seat shown, if it is the reader's own."""
    if viewpoint.seat not in viewpoint.mine:
        return None
    seat = access.seats[viewpoint.seat]
    return Note.objects.filter(seat=seat).first() or Note(seat=seat)
