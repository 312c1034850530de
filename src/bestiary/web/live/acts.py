"""What a page may do at a table, one method per act; each says if others must be told."""

from __future__ import annotations

from collections.abc import Callable

from django.db import transaction

from bestiary.core import NotationError, Words
from bestiary.web.infra.rate_limit import TABLE_PINS, WRONG_PINS, is_within_limit, refund
from bestiary.web.live.wishes import LONGEST_PART, Body, Wishes, number_in, text_in
from bestiary.web.models import Kind, Message, Note, Seat, Status
from bestiary.web.render.look import Weighed
from bestiary.web.render.options import shows_first
from bestiary.web.tables import moves
from bestiary.web.tables.catalogue import STAND_IN
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import loaded

MOVING = frozenset({"play", "take-back"})
"""Acts that make a move, or show what it would do."""
WRITING = frozenset({"concede", "chat", "note", "mark", "stand-in", "return", "hint", "tempo"})
"""Other acts that store something."""
MOST_MESSAGES = 500
"""Every page of a table is sent all that was said there."""
LONGEST_MARK = 80
MOST_MARKS = 400


class Acts(Wishes):
    """One connected reader, and what they may do."""

    unlocked: int | None = None
    """The seat whose PIN was right just now."""

    def take(self, body: Body) -> bool:
        """Do what `body` asks; `TurnedAwayError` says why not."""
        act = body.get("act")
        self.before = None
        handle = ACTS.get(act) if isinstance(act, str) else None
        if handle is None:
            raise TurnedAwayError("refused-unreadable")
        return handle(self, body)

    def play(self, body: Body) -> bool:
        """Make a choice, or first show what it would do."""
        seat = self.seat_of(body)
        ticket = number_in(body, "ticket")
        text, confirm = text_in(body, "choice", moves.LONGEST), text_in(body, "confirm", 10)
        if self.room().seats[seat].bot:
            raise TurnedAwayError("refused-bot-plays")
        if confirm in {"always", "final"} and self._shows_first(seat, ticket, text, confirm):
            self.weighed = Weighed(text, ticket)
            return False
        self.forget()
        moves.play(self.slug, seat, ticket, text)
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
            words = Words(live.game, self.language, names(room.seats, self.language))
            return shows_first(live, seat, text, words, confirm)

    def weigh_off(self, _: Body) -> bool:
        self.weighed = None
        return False

    def take_back(self, body: Body) -> bool:
        moves.take_back(self.slug, self.seat_of(body))
        return True

    def concede(self, body: Body) -> bool:
        """Give up: of two, the other wins; among more, a bot plays on."""
        seat = self.seat_of(body)
        room = self.room()
        if len(room.seats) <= 2:
            moves.concede(self.slug, seat)
        else:
            moves.stand_in(self.slug, seat, STAND_IN)
        return True

    def look(self, body: Body) -> bool:
        """Step back and forth through the game so far; no stop: now."""
        self.stop = number_in(body, "stop") if body.get("stop") not in (None, "") else None
        self.weighed = None
        return False

    def look_through(self, body: Body) -> bool:
        """After the end: look through another seat's eyes."""
        room = self.room()
        seat = number_in(body, "seat")
        if room.table.status != Status.FINISHED:
            raise TurnedAwayError("refused-not-over")
        if seat not in range(len(room.seats)):
            raise TurnedAwayError("refused-unreadable")
        self.through = seat
        return False

    def lock_of(self, body: Body) -> str:
        """The hash that a PIN for a seat of this device must fit; '' if the seat has none.

        Right or wrong, it counts for the table; for the seat it counts until it was right.
        """
        seat = self._own(body)
        if seat.pin and not (
            is_within_limit(TABLE_PINS, self.slug) and is_within_limit(WRONG_PINS, f"{seat.pk}")
        ):
            raise TurnedAwayError("refused-too-fast")
        return seat.pin

    def unlock(self, body: Body) -> None:
        self.excuse(body)
        self.unlocked = number_in(body, "seat")

    def excuse(self, body: Body) -> None:
        """The PIN was not wrong."""
        refund(WRONG_PINS, f"{self._own(body).pk}")

    def _own(self, body: Body) -> Seat:
        self.before = None
        room = self.room()
        number = number_in(body, "seat")
        if number not in room.mine:
            raise TurnedAwayError("refused-not-your-seat")
        return room.seats[number]

    def lift(self, body: Body) -> bool:
        """Lift the curtain for a seat of this device, once it is unlocked if it has a PIN."""
        seat = self._own(body)
        unlocked = self.unlocked
        self.unlocked = None
        if seat.pin and unlocked != seat.number:
            raise TurnedAwayError("refused-pin")
        self.forget()
        self.lifted = seat.number
        return False

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
        text = " ".join(text_in(body, "text", 500).split())
        room = self.room()
        if not room.mine or self.player is None or self.player.is_blocked:
            raise TurnedAwayError("refused-not-your-seat")
        if room.table.messages.count() >= MOST_MESSAGES:
            raise TurnedAwayError("refused-chat-full")
        if text:
            name = self.player.name
            Message.objects.create(table=room.table, player=self.player, name=name, text=text)
        return bool(text)

    def note(self, body: Body) -> bool:
        seat = self.room().seats[self.seat_of(body)]
        self.noted = None
        Note.objects.update_or_create(seat=seat, defaults={"text": text_in(body, "text", 10_000)})
        return False

    def mark(self, body: Body) -> bool:
        """Note something on a part of the board; an empty text rubs it out."""
        seat = self.room().seats[self.seat_of(body)]
        part = text_in(body, "part", LONGEST_PART)
        text = text_in(body, "text", LONGEST_MARK).strip()
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
        room = self.room()
        number = number_in(body, "seat")
        if number not in range(len(room.seats)) or not room.may_be_replaced(number):
            raise TurnedAwayError("refused-not-away")
        moves.stand_in(self.slug, number, STAND_IN)
        return True

    def come_back(self, body: Body) -> bool:
        """Take my seat back from the bot."""
        room = self.room()
        number = number_in(body, "seat")
        if number not in room.mine or room.seats[number].kind == Kind.BOT:
            raise TurnedAwayError("refused-not-your-seat")
        moves.stand_in(self.slug, number, "")
        return True

    def here(self, _: Body) -> bool:
        """Still connected: show me what I may have missed."""
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
    "why-off": Acts.leave_why,
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
