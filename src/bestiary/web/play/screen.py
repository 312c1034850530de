"""The table as one reader sees it: named pieces of HTML, drawn from that seat's view only."""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from django.core.cache import cache
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import mark_safe

from bestiary.core import Event, Panel, State, Words
from bestiary.web import rules
from bestiary.web.models import Kind, Pace, Seat, Status, Table
from bestiary.web.play.eyes import Eyes
from bestiary.web.play.live import Live, names
from bestiary.web.play.options import Foresight, foresee, in_words, questions
from bestiary.web.play.pictures import PICTURES
from bestiary.web.words import say

log = logging.getLogger("bestiary.web")

Parts = dict[str, str]
NO_RESULT = '<section class="result" id="result" hidden></section>'
NO_CURTAIN = '<div class="curtain" id="curtain" hidden></div>'


class Weighed(NamedTuple):
    """A choice that is shown before it is made, and the decision it answers."""

    text: str
    ticket: int


@dataclass(frozen=True)
class Look:
    """What a reader looks at: whose eyes, which language, which moment, which choice weighed."""

    eyes: Eyes
    language: str
    stop: int | None = None
    weighed: Weighed | None = None


@dataclass
class Screen:
    """Pieces of HTML by the id they replace; `lists` only ever grow, except after a take-back."""

    parts: Parts = field(default_factory=dict)
    lists: dict[str, list[str]] = field(default_factory=dict)


class Painter:
    """Draws one table for one reader."""

    def __init__(self, record: Table, live: Live, seats: Sequence[Seat], look: Look) -> None:
        """Prepare the view; nothing else of the state is read."""
        self.record, self.live, self.seats, self.look = record, live, seats, look
        self.words = Words(live.game, look.language, names(seats))
        self.stops = live.stops(look.eyes.seat)
        self.stop = self._stop()
        self.foresight = self._foresee()
        state = self._state()
        self.view = live.game.view(state, look.eyes.seat)
        self.rule = state.rule
        self.panels = self._panels()

    @property
    def is_now(self) -> bool:
        """Not looking back."""
        return self.stop is None

    def _stop(self) -> int | None:
        """The moment looked back at; the last one is now."""
        wanted = self.look.stop
        return None if wanted is None or wanted >= len(self.stops) - 1 else max(0, wanted)

    def _foresee(self) -> Foresight | None:
        look, seat = self.look, self.look.eyes.seat
        if look.weighed is None or not self.is_now or self.live.is_over:
            return None
        if self.live.opened.get(seat) != look.weighed.ticket:
            return None
        return foresee(self.live, seat, look.weighed.text, self.words)

    def _state(self) -> State:
        if self.stop is not None:
            return self.live.past(self.stops[self.stop]).state
        if self.foresight is not None and self.foresight.world is not None:
            return self.foresight.world
        return self.live.table.state

    def _panels(self) -> tuple[Panel, ...]:
        game = self.live.game
        if game.board is None:
            return ()
        try:
            return PICTURES.board(game, self.view, self.words, tuple(names(self.seats)))
        except Exception:
            log.exception("The board of %s cannot be drawn; its text is shown.", game.id)
            return ()

    def _html(self, template: str, **context: Any) -> str:
        shared = {"language": self.look.language, "painter": self, "table": self.record}
        return render_to_string(f"bestiary/parts/{template}.html", shared | context)

    def screen(self) -> Screen:
        """Everything the page shows."""
        parts = {
            "head": self._head(),
            "boards": self._container("boards", ("board",)),
            "trays": self._container("trays", ("tray", "side")),
            "described": self._html("described", text=self.described),
            "players": self._players(),
            "prompt": self._prompt(),
            "scores": self._html("scores", rows=self._scores(), seats=self.seats),
            "steps": self._html("steps", stop=self.stop, last=len(self.stops) - 1),
            "result": self._result(),
            "curtain": self._curtain(),
        }
        return Screen(parts, {"log-lines": self._log()})

    @property
    def described(self) -> str:
        """The board in words, for the screen reader and for games without a picture."""
        return self.live.game.describe(self.view, self.words)

    def _head(self) -> str:
        return self._html("head", title=self.live.game.titles[self.look.language])

    def _container(self, id: str, kinds: tuple[str, ...]) -> str:
        panels = [drawn(p) for kind in kinds for p in self.panels if p.kind == kind]
        bare = id == "boards" and not self.panels
        return self._html("panels", id=id, panels=panels, text=self.described if bare else "")

    def _players(self) -> str:
        return self._html("players", cards=self.cards)

    @cached_property
    def cards(self) -> list[dict[str, Any]]:
        """What is shown of each player."""
        panels = {_seat_of(p): drawn(p) for p in self.panels if p.kind == "player"}
        return [self._card(seat, panels.get(seat.number)) for seat in self.seats]

    def _card(self, seat: Seat, panel: Any) -> dict[str, Any]:
        totals = self.view.get("scores") or []
        away, turn, over = is_away(seat), seat.number in self.live.asked, self.live.is_over
        is_me = seat.number in self.look.eyes.mine
        return {
            "seat": seat,
            "panel": panel,
            "is_turn": turn,
            "is_me": is_me,
            "is_shown": seat.number == self.look.eyes.seat,
            "is_away": away and not over,
            "may_replace": away and turn and bool(self.look.eyes.mine) and not (is_me or seat.bot),
            "may_look": over,
            "points": sum(totals[seat.number].values()) if seat.number < len(totals) else None,
            "clock": clock(self.record, seat),
        }

    def _prompt(self) -> str:
        eyes = self.look.eyes
        mine = self.is_now and not self.live.is_over and eyes.seat in eyes.mine
        stood_in = mine and self.seats[eyes.seat].is_stood_in
        asked = questions(self.live, eyes.seat, self.words) if mine and not stood_in else []
        data = {
            "seat": eyes.seat,
            "ticket": self.live.opened.get(eyes.seat, 0),
            "rule": rules.anchor(self.rule) if self.rule else "",
            "turn": self._turn(),
            "options": [o._asdict() for q in asked for o in q.offers],
        }
        return self._html(
            "prompt",
            questions=asked,
            data=data,
            data_id="offers",
            stood_in=stood_in,
            waiting=[self.seats[s].name for s in self.live.asked if s != eyes.seat],
            can_take_back=mine and self._can_take_back(),
            many=sum(len(q.offers) for q in asked) > 12,
            weighed=self.foresight,
            weighed_text=self.look.weighed.text if self.look.weighed else "",
        )

    def _turn(self) -> str:
        if self.live.is_over:
            return "none"
        mine = set(self.live.asked) & set(self.look.eyes.mine)
        return "mine" if any(not self.seats[s].bot for s in mine) else "theirs"

    def _can_take_back(self) -> bool:
        return self.record.has_take_backs and self.live.table.can_take_back(self.look.eyes.seat)

    def _scores(self) -> list[tuple[str, list[int | None]]]:
        columns = self.view.get("scores") or []
        lines = list(dict.fromkeys(line for column in columns for line in column))
        named = [(self._score_line(n), [column.get(n) for column in columns]) for n in lines]
        total = [sum(column.values()) for column in columns]
        return [*named, (say(self.look.language, "total"), total)] if named else []

    def _score_line(self, line: str) -> str:
        id = f"score-{line}"
        return self.words(id) if self.words.has(id) else line

    def _log(self) -> list[str]:
        """Every line that was told, each drawn once for all who read the same."""
        key = (self.look.language, *names(self.seats))
        told = enumerate(self.live.table.log(self.look.eyes.seat))
        return [self._line(key, place, number, event) for place, (number, event) in told]

    def _line(self, key: tuple[str, ...], place: int, number: int, event: Event) -> str:
        stop = self.live.stop_of(self.stops, number)
        named = (repr(event), place, stop, *key)
        if named not in self.live.drawn:
            text = in_words(self.words.event, event)
            self.live.drawn[named] = self._html("line", number=place, stop=stop, text=text)
        return self.live.drawn[named]

    def _result(self) -> str:
        outcome = self.live.table.state.outcome
        if not self.live.is_over:
            return NO_RESULT
        said = self.words.outcome(outcome) if outcome else self._conceded()
        return self._html("result", over=True, said=said, rows=self._scores(), seats=self.seats)

    def _conceded(self) -> str:
        assert self.live.conceded is not None
        return say(self.look.language, "conceded", name=self.seats[self.live.conceded].name)

    def _curtain(self) -> str:
        called = self.look.eyes.curtain
        if called is None or self.live.is_over:
            return NO_CURTAIN
        return self._html("curtain", seat=self.seats[called])


def drawn(panel: Panel) -> dict[str, Any]:
    """A panel for the template. Boards are made by our own drawing library, which escapes."""
    named = re.search(r'aria-label="([^"]*)"', panel.svg)
    title = mark_safe(named[1]) if named else panel.id
    return {"id": panel.id, "kind": panel.kind, "svg": mark_safe(panel.svg), "title": title}


def _seat_of(panel: Panel) -> int:
    found = re.search(r"(\d+)$", panel.id)
    return int(found[1]) if found else -1


def presence(seat: Seat) -> str:
    """The cache key that lives while a seat's player is connected."""
    return f"here:{seat.table_id}:{seat.number}"


def is_away(seat: Seat) -> bool:
    """Whether a person has left the page."""
    return seat.kind == Kind.PERSON and cache.get(presence(seat)) is None


def clock(record: Table, seat: Seat) -> dict[str, Any] | None:
    """Time left for a seat, and whether it runs."""
    if not record.clock or seat.clock_left is None or record.status != Status.PLAYING:
        return None
    used = (timezone.now() - seat.asked).total_seconds() if seat.asked else 0.0
    left = max(0.0, seat.clock_left - used)
    return {"left": int(left), "runs": seat.is_asked, "days": record.pace == Pace.DAYS}
