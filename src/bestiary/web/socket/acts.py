"""What a page may do at a table, one method per act; each says if others must be told."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from django.contrib.auth.hashers import check_password
from django.core.cache import cache
from django.db import transaction

from bestiary.core import NotationError, Words
from bestiary.web.house.limits import counted
from bestiary.web.house.words import say
from bestiary.web.keeping import hints
from bestiary.web.keeping.thinker import Hint
from bestiary.web.keeping.watch import hurry
from bestiary.web.models import Kind, Message, Note, Seat, Status, Table, Tempo
from bestiary.web.socket.reader import Reader
from bestiary.web.stage.options import foresee
from bestiary.web.stage.screen import Weighed
from bestiary.web.table import mover
from bestiary.web.table.catalogue import STAND_IN
from bestiary.web.table.errors import TurnedAwayError
from bestiary.web.table.live import names
from bestiary.web.table.shelf import loaded

Body = dict[str, Any]
MOVING = frozenset({"play", "take-back"})
"""Acts that make a move, or show what it would do."""
WRITING = frozenset({"concede", "chat", "note", "mark", "stand-in", "return", "hint", "tempo"})
"""Other acts that store something."""
UNSTORABLE = re.compile("[\0\ud800-\udfff]")
PIN_TRIES, PIN_WINDOW = 5, 60
LONGEST_PART, LONGEST_MARK, MOST_MARKS = 60, 80, 400


class Acts(Reader):
    """One connected reader, and what they may do."""

    def take(self, body: Body) -> bool:
        """Do what `body` asks; `TurnedAwayError` says why not."""
        act, self.before = body.get("act"), None
        handle = ACTS.get(act) if isinstance(act, str) else None
        if handle is None:
            raise TurnedAwayError("refused-unreadable")
        return handle(self, body)

    def _seat(self, body: Body) -> int:
        """The seat a body names, if it is the reader's own and the curtain is up."""
        seat, room = _number(body, "seat"), self.room()
        if seat not in room.mine or room.eyes(self.lifted, None).seat != seat:
            raise TurnedAwayError("refused-not-your-seat")
        return seat

    def play(self, body: Body) -> bool:
        """Make a choice, or first show what it would do."""
        seat, ticket = self._seat(body), _number(body, "ticket")
        text, confirm = _text(body, "choice", mover.LONGEST), _text(body, "confirm", 10)
        if self.room().seats[seat].bot:
            raise TurnedAwayError("refused-bot-plays")
        if confirm in {"always", "final"} and self._shows_first(seat, ticket, text, confirm):
            self.weighed = Weighed(text, ticket)
            return False
        self.forget()
        mover.play(self.slug, seat, ticket, text)
        return True

    def _shows_first(self, seat: int, ticket: int, text: str, confirm: str) -> bool:
        """Whether to show the choice before making it; also checks that it is on offer."""
        room = self.room()
        with loaded(room.table) as live:
            try:
                choice = live.table.read(text)
            except NotationError as unreadable:
                raise TurnedAwayError("refused-choice") from unreadable
            if live.opened.get(seat) != ticket:
                raise TurnedAwayError("refused-moved-on")
            if not any(choice in d.options for d in live.table.open_to(seat)):
                raise TurnedAwayError("refused-choice")
            words = Words(live.game, self.language, names(room.seats))
            return confirm == "always" or foresee(live, seat, text, words).is_final

    def weigh_off(self, _: Body) -> bool:
        """Stop weighing a choice."""
        self.weighed = None
        return False

    def take_back(self, body: Body) -> bool:
        """Undo my last choice."""
        mover.take_back(self.slug, self._seat(body))
        return True

    def concede(self, body: Body) -> bool:
        """Give up: of two, the other wins; among more, a bot plays on."""
        seat, room = self._seat(body), self.room()
        if len(room.seats) <= 2:
            mover.concede(self.slug, seat)
        else:
            mover.stand_in(self.slug, seat, STAND_IN)
        return True

    def look(self, body: Body) -> bool:
        """Step back and forth through the game so far; no stop: now."""
        self.stop = _number(body, "stop") if body.get("stop") not in (None, "") else None
        self.weighed = None
        return False

    def look_through(self, body: Body) -> bool:
        """After the end: look through another seat's eyes."""
        room, seat = self.room(), _number(body, "seat")
        if room.table.status != Status.FINISHED:
            raise TurnedAwayError("refused-not-over")
        if seat not in range(len(room.seats)):
            raise TurnedAwayError("refused-unreadable")
        self.through = seat
        return False

    def lift(self, body: Body) -> bool:
        """Lift the curtain for a seat of this device, with its PIN if it has one."""
        room, number = self.room(), _number(body, "seat")
        if number not in room.mine:
            raise TurnedAwayError("refused-not-your-seat")
        self._check_pin(room.seats[number], _text(body, "pin", 40))
        self.forget()
        self.lifted = number
        return False

    def _check_pin(self, seat: Seat, pin: str) -> None:
        if not seat.pin:
            return
        tries = f"pin:{seat.pk}"
        if counted(tries, PIN_WINDOW) > PIN_TRIES:
            raise TurnedAwayError("refused-too-fast")
        if not check_password(pin, seat.pin):
            raise TurnedAwayError("refused-pin")
        cache.delete(tries)

    def ask_why(self, body: Body) -> bool:
        """Why can't I …? Computed only when somebody asks."""
        seat, room = self._seat(body), self.room()
        with loaded(room.table) as live:
            words = Words(live.game, self.language, names(room.seats))
            self.why = [words.reason(reason) for reason in live.table.state.reasons(seat)]
        return False

    def ask_hint(self, body: Body) -> bool:
        """Show me a move; the table is told that I asked."""
        seat, room = self._seat(body), self.room()
        if not hints.are_allowed(room.table, room.seats, room.mine):
            raise TurnedAwayError("refused-hints")
        with loaded(room.table) as live:
            ticket = live.opened.get(seat)
            if ticket is None:
                raise TurnedAwayError("refused-moved-on")
            if self.hint is not None and self.hint.ticket == ticket:
                return False
            self.hint = hints.Wanted(ticket)
            hints.ask(room.table, live, seat, partial(self._hinted, ticket))
        name, text = room.seats[seat].name, say(self.language, "hint-asked")
        Message.objects.create(table=room.table, player=self.player, name=name, text=text)
        return True

    def _hinted(self, ticket: int, hint: Hint | None) -> None:
        """What was thought out, unless something else has been asked since."""
        if self.hint is not None and self.hint.ticket == ticket:
            self.hint = hints.Wanted(ticket, hint) if hint else None

    def unfold(self, _: Body) -> bool:
        """Tell the board in words as well."""
        self.in_words = True
        return False

    def fold(self, _: Body) -> bool:
        """No more words than the picture needs."""
        self.in_words = False
        return False

    def chat(self, body: Body) -> bool:
        """Say something to the table; only those who sit there may."""
        text, room = " ".join(_text(body, "text", 500).split()), self.room()
        if not room.mine or self.player is None or self.player.is_blocked:
            raise TurnedAwayError("refused-not-your-seat")
        if text:
            name = self.player.name
            Message.objects.create(table=room.table, player=self.player, name=name, text=text)
        return bool(text)

    def note(self, body: Body) -> bool:
        """Keep my notes."""
        seat = self.room().seats[self._seat(body)]
        self.noted = None
        Note.objects.update_or_create(seat=seat, defaults={"text": _text(body, "text", 10_000)})
        return False

    def mark(self, body: Body) -> bool:
        """Note something on a part of the board; an empty text rubs it out."""
        seat = self.room().seats[self._seat(body)]
        part, text = _text(body, "part", LONGEST_PART), _text(body, "text", LONGEST_MARK).strip()
        if not part:
            raise TurnedAwayError("refused-unreadable")
        with transaction.atomic():
            kept, _ = Note.objects.select_for_update().get_or_create(seat=seat)
            kept.marks = {k: v for k, v in (kept.marks | {part: text}).items() if v}
            if len(kept.marks) > MOST_MARKS:
                raise TurnedAwayError("refused-marks")
            kept.save(update_fields=["marks"])
        self.noted = None
        return False

    def stand_in(self, body: Body) -> bool:
        """Let a bot play for me, or for someone who is away."""
        room, number = self.room(), _number(body, "seat")
        if number not in range(len(room.seats)) or not room.may_be_replaced(number):
            raise TurnedAwayError("refused-not-away")
        mover.stand_in(self.slug, number, STAND_IN)
        return True

    def come_back(self, body: Body) -> bool:
        """Take my seat back from the bot."""
        room, number = self.room(), _number(body, "seat")
        if number not in room.mine or room.seats[number].kind == Kind.BOT:
            raise TurnedAwayError("refused-not-your-seat")
        mover.stand_in(self.slug, number, "")
        return True

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
        room, tempo = self.room(), _text(body, "text", 10)
        if not room.mine:
            raise TurnedAwayError("refused-not-your-seat")
        if tempo not in Tempo.values:
            raise TurnedAwayError("refused-unreadable")
        Table.objects.filter(pk=room.table.pk).update(tempo=tempo)
        return False

    def here(self, _: Body) -> bool:
        """Still connected."""
        self.be_here(self.room())
        return False


ACTS: dict[str, Callable[[Acts, Body], bool]] = {
    "play": Acts.play,
    "weigh-off": Acts.weigh_off,
    "take-back": Acts.take_back,
    "concede": Acts.concede,
    "look": Acts.look,
    "through": Acts.look_through,
    "lift": Acts.lift,
    "why": Acts.ask_why,
    "hint": Acts.ask_hint,
    "words": Acts.unfold,
    "no-words": Acts.fold,
    "chat": Acts.chat,
    "note": Acts.note,
    "mark": Acts.mark,
    "stand-in": Acts.stand_in,
    "return": Acts.come_back,
    "hurry": Acts.hurry,
    "tempo": Acts.set_tempo,
    "here": Acts.here,
}


def _number(body: Body, name: str) -> int:
    """A whole number that a form sent as text."""
    try:
        number = int(str(body.get(name, ""))[:12])
    except ValueError as bad:
        raise TurnedAwayError("refused-unreadable") from bad
    return number


def _text(body: Body, name: str, longest: int) -> str:
    value = body.get(name, "")
    if not isinstance(value, str) or len(value) > longest or not _is_storable(value):
        raise TurnedAwayError("refused-unreadable")
    return value


def _is_storable(text: str) -> bool:
    """Whether a database keeps it: no null, and no half of a surrogate pair, which JSON allows."""
    return not UNSTORABLE.search(text)
