"""One connected reader: how they look at the table, and the pieces of page that shows."""

from __future__ import annotations

from typing import Any, NamedTuple

from django.template.loader import render_to_string

from bestiary.web.background import hindsight, hints
from bestiary.web.live.access import Room
from bestiary.web.models import Message, Note, Player, Status
from bestiary.web.render.fragments import Screen, html
from bestiary.web.render.look import Look, Weighed
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import loaded
from bestiary.web.tables.viewpoint import Eyes


class Why(NamedTuple):
    """What somebody cannot do and why, as asked in `seat` at the decision `ticket`."""

    seat: int
    ticket: int | None
    reasons: tuple[str, ...]


class Reader:
    """Whose curtain is lifted, which moment is looked at, which choice is weighed."""

    def __init__(
        self, slug: str, player: Player | None, watching: frozenset[str], language: str
    ) -> None:
        """`watching` are the tables that this reader may look at as a spectator."""
        self.slug = slug
        self.player = player
        self.watching = watching
        self.language = language
        self.lifted: int | None = None
        self.through: int | None = None
        self.stop: int | None = None
        self.weighed: Weighed | None = None
        self.why: Why | None = None
        self.hint: hints.Wanted | None = None
        self.in_words = False
        self.before: Room | None = None
        self.stamp = ""
        self.noted: tuple[int, str] | None = None
        self.status = ""
        self.mine: tuple[int, ...] = ()
        self.seats: tuple[int, ...] = ()

    def room(self) -> Room:
        """The table as stored when this act began; of a game in progress as last announced."""
        if self.before is None:
            playing = self.stamp if self.status == Status.PLAYING else ""
            self.before = Room.of(self.slug, self.player, self.watching, playing)
        if self.before is None:
            raise TurnedAwayError("refused-gone")
        return self.before

    def may_see(self) -> bool:
        """Whether this reader may connect at all."""
        room = Room.of(self.slug, self.player, self.watching)
        if room is None or not room.may_see:
            return False
        self._sits(room)
        return True

    def _sits(self, room: Room) -> None:
        """Note where the reader sits: as long as the page is open they are here."""
        mine = room.mine
        seats = room.seats
        self.status = room.table.status
        self.mine = mine
        self.seats = tuple([seats[number].id for number in mine])

    def forget(self) -> None:
        """Look at the table as it is now again."""
        self.stop = None
        self.weighed = None
        self.why = None

    def screen(self, stamp: str = "") -> Screen | None:
        """What the page shows now; None when it should be another page altogether."""
        self.stamp = stamp or self.stamp
        room = Room.of(self.slug, self.player, self.watching, stamp)
        if room is None or (self.status == Status.WAITING and room.table.status != self.status):
            return None
        self._sits(room)
        if self.status == Status.WAITING:
            return Screen({"waiting-seats": self._html("waiting_seats", room=room)})
        return self.playing(room)

    def playing(self, room: Room) -> Screen:
        """The table with everything around the board."""
        eyes = room.eyes(self.lifted, self.through)
        may_hint = hints.are_allowed(room.table, room.seats, eyes.mine)
        look = Look(eyes, self.language, self.stop, self.weighed, self.in_words, may_hint)
        screen = room.screen(look)
        screen.parts |= {
            "hindsight": hindsight.part(room.table, room.seats, look),
            "why": self._why(room, eyes),
            "hint": self._hint(room, eyes),
            "notes": self._notes(room, eyes),
        }
        screen.lists["chat-lines"] = [self._chat_line(m) for m in room.stored.messages]
        return screen

    def _why(self, room: Room, eyes: Eyes) -> str:
        """What was asked at this decision, by whoever sits here; gone with either."""
        if self.why is not None:
            with loaded(room.table) as live:
                if (eyes.seat, live.opened.get(eyes.seat)) != self.why[:2]:
                    self.why = None
        reasons = None if self.why is None else self.why.reasons
        return html("why", language=self.language, reasons=reasons)

    def _hint(self, room: Room, eyes: Eyes) -> str:
        if self.hint is None or self.weighed is not None:
            return hints.NO_HINT
        with loaded(room.table) as live:
            words = live.words(self.language, tuple(names(room.seats, self.language)))
            return hints.part(self.hint, live, eyes.seat, words)

    def _notes(self, room: Room, eyes: Eyes) -> str:
        """The notes, asked of the database when the seat changes or something was noted."""
        if self.noted is None or self.noted[0] != eyes.seat:
            made = self._html("notes", note=_note(room, eyes), seat=eyes.seat)
            self.noted = (eyes.seat, made)
        return self.noted[1]

    def _chat_line(self, said: Message) -> str:
        is_mine = self.player is not None and said.player_id == self.player.pk
        return html("chat_line", name=said.name, text=said.text, is_mine=is_mine)

    def _html(self, template: str, **context: Any) -> str:
        shared = {"language": self.language, "player": self.player}
        return render_to_string(f"bestiary/parts/{template}.html", shared | context)


def _note(room: Room, eyes: Eyes) -> Note | None:
    """The notes of the seat shown, if it is the reader's own."""
    if eyes.seat not in eyes.mine:
        return None
    seat = room.seats[eyes.seat]
    return Note.objects.filter(seat=seat).first() or Note(seat=seat)
