"""The table as one reader sees it: named pieces of HTML, drawn from that seat's view only."""

from __future__ import annotations

import logging
from collections.abc import Hashable, Sequence
from functools import cached_property, partial
from html import escape

from bestiary.core import Mark, Panel, State, View
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.web.models import Seat, Table
from bestiary.web.render import fragments, rulebook
from bestiary.web.render.buttons import Offer
from bestiary.web.render.fragments import Card, Nest, Screen, html
from bestiary.web.render.look import Look
from bestiary.web.render.news import NO_NEWS, done, log_line, news, told_at, told_in_words
from bestiary.web.render.options import Foresight, Question, foresee, questions
from bestiary.web.render.result import ending
from bestiary.web.tables.absence import NOBODY_AWAY, Absence
from bestiary.web.tables.clocks import clock_of
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.player_names import names

log = logging.getLogger("bestiary.web")


class Painter:
    """Draws one table for one reader; `absence` names the seats whose people have left."""

    def __init__(
        self,
        record: Table,
        live: LiveTable,
        seats: Sequence[Seat],
        look: Look,
        absence: Absence = NOBODY_AWAY,
    ) -> None:
        """Prepare the view; nothing else of the state is read."""
        self.record = record
        self.live = live
        self.seats = seats
        self.look = look
        self.absence = absence
        self.language = look.language
        self.asked = live.asked
        self.is_over = live.is_over
        self.words = live.words(look.language, tuple(names(seats, look.language)))
        self.named = fragments.marked(len(seats))
        self.journal = live.journal(look.eyes.seat)
        self.stops = self.journal.stops
        self.stop = self._stop()
        self.is_now = self.stop is None
        """Not looking back."""
        self.foresight = self._foresee()
        state = self._state()
        self.view = live.game.view(state, look.eyes.seat)
        self.rule = state.rule
        self.panels = self._panels(self.view)
        self.scores = self._scores()

    def _stop(self) -> int | None:
        """The moment looked back at; the last one is now."""
        wanted = self.look.stop
        return None if wanted is None or wanted >= len(self.stops) - 1 else max(0, wanted)

    def _foresee(self) -> Foresight | None:
        look = self.look
        seat = self.look.eyes.seat
        if look.weighed is None or not self.is_now or self.is_over:
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

    def _panels(self, view: View) -> tuple[Panel, ...]:
        game = self.live.game
        if game.board is None:
            return ()
        try:
            return game.board(view, self.words)
        except Exception:
            log.exception("The board of %s cannot be drawn; its text is shown.", game.id)
            return ()

    def screen(self) -> Screen:
        language = self.language
        title = self.live.game.titles[self.language]
        named = self.words.fill_names
        pieces: dict[str, str | Nest] = {
            "head": named(html("head", language=language, title=title, **self._heads())),
            "aim": self._aim(),
            "news": self._news(),
            "boards": self._boards(),
            "trays": self._trays(),
            "described": fragments.described(
                self.described if self.look.in_words else "", language
            ),
            "players": self._players(),
            "prompt": self._prompt(),
            "scores": named(html("scores", language=language, rows=self.scores, seats=self.named)),
            "steps": html("steps", language=language, stop=self.stop, last=len(self.stops) - 1),
            "result": self._result(),
            "curtain": self._curtain(),
        }
        return Screen(pieces, {"log-lines": self._log()})

    @cached_property
    def described(self) -> str:
        """The board in words, for the screen reader and for games without a picture."""
        return self.live.game.describe(self.view, self.words)

    def _news(self) -> str:
        """What happened since my last choice; nothing while a choice is weighed."""
        eyes = self.look.eyes
        is_quiet = self.is_over or not self.is_now or self.foresight is not None
        if is_quiet or eyes.seat not in eyes.mine:
            return NO_NEWS
        return news(self.live, eyes.seat, self.words)

    def _aim(self) -> str:
        """What the reader should not lose sight of; nothing once it is over."""
        if self.live.game.aim is None or self.is_over:
            return fragments.NO_AIM
        told = self.live.game.aim(self.view, self.words)
        seat = self.look.eyes.seat
        return html("aim", language=self.language, seat=seat, aim=told)

    def _boards(self) -> Nest:
        shown = [p for p in self.panels if p.kind == "board"]
        children = {f"panel-{p.id}": fragments.panel(p, self.language) for p in shown}
        named = [p for p in self.panels if p.kind in {"board", "tray"}] if len(shown) > 1 else []
        jumps = tuple((p.id, p.kind, fragments.title(p)) for p in named)
        text = "" if self.panels else self.described
        return Nest(html("boards", language=self.language, jumps=jumps, text=text), children)

    def _trays(self) -> Nest:
        shown = [p for kind in ("tray", "side", "folded") for p in self.panels if p.kind == kind]
        children = {f"panel-{p.id}": fragments.panel(p, self.language) for p in shown}
        return Nest(html("trays", language=self.language), children)

    def _players(self) -> Nest:
        shown = {fragments.seat_of(p.id): p for p in self.panels if p.kind == "player"}
        children = {
            f"panel-{panel.id}": fragments.players_panel(panel, seat, self.words.player(seat))
            for seat in range(len(self.seats))
            if (panel := shown.get(seat)) is not None
        }
        return Nest(html("players", language=self.language), children)

    def _heads(self) -> dict[str, Hashable]:
        return {"cards": self.cards(), "is_over": self.is_over}

    def cards(self) -> tuple[Card, ...]:
        """What is shown of each player."""
        return tuple([self._card(seat) for seat in self.seats])

    def _card(self, seat: Seat) -> Card:
        number = seat.number
        eyes = self.look.eyes
        totals = self.view.get("scores") or []
        lines = totals[number] if number < len(totals) else {}  # a game may count nothing yet
        turn = number in self.asked
        is_me = number in eyes.mine
        deserted = turn and number in self.absence.deserted
        return Card(
            number,
            NAME_PLACEHOLDERS[number],
            bool(seat.bot),
            seat.is_stood_in,
            turn,
            is_me,
            is_shown=number == eyes.seat,
            is_away=number in self.absence.away and not self.is_over,
            may_replace=deserted and bool(eyes.mine) and not (is_me or seat.bot),
            may_look=self.is_over,
            points=sum(lines.values()) if len(lines) > 1 else None,
            clock=clock_of(self.record, seat) if self.record.clock else None,
        )

    def _prompt(self) -> str:
        eyes = self.look.eyes
        live = self.live
        named = self.words.fill_names
        mine = self.is_now and not self.is_over and eyes.seat in eyes.mine
        stood_in = mine and self.seats[eyes.seat].is_stood_in
        asked = questions(live, eyes.seat, self.words) if mine and not stood_in else []
        offers = [offer for question in asked for offer in question.offers]
        made = (
            done(live, eyes.seat, self.words.with_placeholders)
            if asked and not self.foresight
            else ""
        )
        shell = html(
            "prompt",
            language=self.language,
            seat=eyes.seat,
            mark=self._mark(asked),
            has_done=bool(made),
            questions=tuple([(q.text, len(q.listed), q.has_parts, q.bar) for q in asked]),
            stood_in=stood_in,
            can_take_back=mine and self._can_take_back(),
            many=len(offers) > fragments.MANY,
            **self._turn_told(asked),
            **self._weighed(),
        )
        shown = [] if self.foresight else [question for question in asked if question.listed]
        lists = [fragments.listed(q, n, self.language) for n, q in enumerate(shown, start=1)]
        if self.stop:
            lists = [told_at(live, eyes.seat, self.stop, self.words)]
        did = [named(escape(made))] if made else []
        return fragments.filled(named(shell), *did, *lists, self._offered(asked, offers))

    def _turn_told(self, asked: Sequence[Question]) -> dict[str, Hashable]:
        """Whose turn it is and when; now has no number, or each prompt would be another."""
        eyes = self.look.eyes
        turn = self._turn()
        return {
            "turn": turn,
            "is_asked": any(turn == "mine" or question.has_parts for question in asked),
            "is_over": self.is_over,
            "is_now": self.is_now,
            "waiting": tuple([NAME_PLACEHOLDERS[s] for s in self.asked if s != eyes.seat]),
            "may_hint": self.look.may_hint,
            "may_hurry": bool(eyes.mine) and any(self.seats[s].bot for s in self.asked),
            "has_take_backs": self.record.has_take_backs,
            "stop": self.stop,
            "last": None if self.is_now else len(self.stops) - 1,
        }

    def _offered(self, asked: Sequence[Question], offers: Sequence[Offer]) -> str:
        """The options as the page's script needs them."""
        seat = self.look.eyes.seat
        rule = rulebook.anchor(self.rule) if self.rule else ""
        known = fragments.Asked(seat, self.live.opened.get(seat, 0), rule, self._turn())
        then = tuple([text for question in asked for text in question.then])
        return fragments.offered(known, offers, then)

    def _mark(self, asked: Sequence[Question]) -> Mark:
        """Whose colour and role stand before the question, if there is one."""
        mark = self.live.game.mark
        if mark is None or not asked:
            return Mark(self.look.eyes.seat)
        return mark(self.view, asked[0].decision, self.words)

    def _weighed(self) -> dict[str, str | bool]:
        """What the prompt says of a choice that is shown before it is made."""
        sight = self.foresight
        look = self.look
        if sight is None or look.weighed is None:
            return {"weighed": ""}
        return {
            "weighed": sight.label,
            "weighed_text": look.weighed.text,
            "is_shown": sight.world is not None and self._is_seen(),
            "is_final": sight.is_final,
            "told": sight.told,
        }

    def _is_seen(self) -> bool:
        """Whether what is weighed changes anything on the board."""
        now = self.live.game.view(self.live.table.state, self.look.eyes.seat)
        return self._panels(now) != self.panels

    def _turn(self) -> str:
        if self.is_over:
            return "none"
        mine = [s for s in self.look.eyes.mine if s in self.asked and not self.seats[s].bot]
        return "mine" if mine else "theirs"

    def _can_take_back(self) -> bool:
        return self.record.has_take_backs and self.live.table.can_take_back(self.look.eyes.seat)

    def _scores(self) -> fragments.Rows:
        """The points by line, as far as the reader may know them."""
        columns = self.view.get("scores") or []
        return fragments.rows(tuple([tuple(c.items()) for c in columns]), self.words.nameless)

    def _log(self) -> list[str]:
        """Every line that was told, each drawn once for all who read the same."""
        say = partial(told_in_words, self.live.game, self.words)
        return self.journal.lines(self.words, say, log_line)

    def _result(self) -> str:
        if not self.is_over:
            return fragments.NO_RESULT
        said = ending(self.live, self.look.eyes.mine, self.words)
        shell = html(
            "result",
            language=self.language,
            rows=self.scores,
            seats=self.named,
            slug=fragments.ANY_TABLE,
            is_player=bool(self.look.eyes.mine),
            has_insight=self.live.game.companion is not None,
        )
        here = shell.replace(fragments.ANY_TABLE, self.record.slug)
        return fragments.filled(self.words.fill_names(here), escape(said))

    def _curtain(self) -> str:
        called = self.look.eyes.handover
        if called is None or self.is_over:
            return fragments.NO_CURTAIN
        named = self.named[called]
        has_pin = bool(self.seats[called].pin)
        return self.words.fill_names(
            html("curtain", language=self.language, seat=named, has_pin=has_pin)
        )
