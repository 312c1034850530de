"""A lesson as its learner sees it: the table's own pieces of page, and the lesson's card."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core import Choice, LessonRun, notation
from bestiary.core.learning import lesson_text, script
from bestiary.core.picture import part_key
from bestiary.web.infra.i18n import translate
from bestiary.web.models import Kind, Player, Seat, Table
from bestiary.web.render import fragments
from bestiary.web.render.fragments import Screen, html
from bestiary.web.render.look import Look, Weighed
from bestiary.web.render.news import NO_NEWS, tone_of
from bestiary.web.render.options import shows_first
from bestiary.web.render.table_page import Painter
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.viewpoint import Viewpoint


class Glance(NamedTuple):
    """How a learner looks at the page; `reply` is what was said to a choice not asked for."""

    language: str
    player: Player | None = None
    reply: str = ""
    weighed: str = ""
    in_words: bool = False
    reasons: tuple[str, ...] | None = None


class Desk(Painter):
    """Draws the table of a lesson, which nobody has stored."""

    def __init__(self, run: LessonRun, glance: Glance) -> None:
        """Seat the learner among players that the script moves."""
        self.run = run
        self.glance = glance
        seat = run.lesson.seat
        ticket = ticket_of(run)
        weighed = Weighed(glance.weighed, ticket) if glance.weighed else None
        look = Look(Viewpoint(seat, (seat,)), glance.language, None, weighed, glance.in_words)
        super().__init__(_record(run), _live(run), _seats(run, glance), look)

    def screen(self) -> Screen:
        screen = super().screen()
        screen.parts["card"] = self._lesson_card()
        screen.parts["why"] = html("why", language=self.language, reasons=self.glance.reasons)
        return screen

    def shows_first(self, text: str, confirm: str) -> bool:
        """Whether a choice is shown before it is made, as at any table."""
        return shows_first(self.live, self.run.lesson.seat, text, self.words, confirm)

    def _lesson_card(self) -> str:
        run = self.run
        language = self.language
        return html(
            "lesson_card",
            language=language,
            title=lesson_text(run.game, language, run.lesson.id),
            text=self._says(),
            dice=self._dice(),
            reply=lesson_text(run.game, language, self.glance.reply) if self.glance.reply else "",
            ticket=ticket_of(run),
            page=run.number + 1,
            pages=len(run.lesson.pages),
            is_last=run.is_last,
            asks=run.page.asks,
            points=" ".join(self._points()),
            worded="|".join(self._worded()),
        )

    def _says(self) -> str:
        """What the page says; while a choice is only shown, that it is to be confirmed."""
        if self.glance.weighed:
            return translate(self.language, "lesson-sure", sure=translate(self.language, "do-it"))
        return lesson_text(self.run.game, self.language, self.run.text)

    def _dice(self) -> str:
        """What was rolled for an attempt before the page was shown."""
        run = self.run
        game = self.live.game
        before = len(run.table.moves) - len(tuple(script(run.page.moves)))
        told = [event for number, event in run.table.log(run.lesson.seat) if number > before]
        if not any(tone_of(game, event) for event in told):
            return ""
        return next(filter(None, map(game.rolls, reversed(told))), "")

    def _asked_for(self) -> list[Choice]:
        """The choices on offer that lead on."""
        page = self.run.page
        open_now = self.live.table.open_to(self.run.lesson.seat)
        return [c for d in open_now for c in d.options if page.accepts(c)] if page.asks else []

    def _points(self) -> tuple[str, ...]:
        """What the page points at; where it says nothing else, the clicks that it asks for."""
        if self.run.page.points or not self.run.page.asks:
            return self.run.page.points
        clicks = self.live.game.parts(self._asked_for()[0])
        held = self._held()
        return tuple(part_key(part) for part in clicks if not part.startswith("?") and part != held)

    def _held(self) -> str:
        """What the page holds from the start, such as a tile as it lies: that needs no click."""
        open_now = self.live.table.open_to(self.run.lesson.seat)
        parts = (self.live.game.parts(c)[:1] for d in open_now for c in d.options)
        return next((part for first in parts for part in first if part.startswith("=")), "")

    def _worded(self) -> list[str]:
        """Choices asked for that no click on the board makes: they stand in the list."""
        parts_of = self.live.game.parts
        return [notation.write(c) for c in self._asked_for() if not parts_of(c)]

    def _prompt(self) -> str:
        """The table's own prompt where the lesson asks; otherwise there is only the card."""
        if self.run.page.asks:
            return super()._prompt()
        nothing = fragments.offered(
            fragments.Asked(self.run.lesson.seat, ticket_of(self.run), "", ""), ()
        )
        return f'<section class="prompt" id="prompt" hidden>{nothing}</section>'

    def _card(self, seat: Seat) -> fragments.Card:
        """A lesson that is over is not looked back at through other eyes."""
        return super()._card(seat)._replace(may_look=False)

    def _can_take_back(self) -> bool:
        return False

    def _aim(self) -> str:
        """The card itself tells it."""
        return fragments.NO_AIM

    def _news(self) -> str:
        """The card itself tells what happened."""
        return NO_NEWS

    def _result(self) -> str:
        return fragments.NO_RESULT


def ticket_of(run: LessonRun) -> int:
    """What a page sends back with its choice, so that only the page shown is answered."""
    return run.number + 1


def _record(run: LessonRun) -> Table:
    return Table(game=run.game.id, options=run.table.options, rules_version=run.game.rules_version)


def _live(run: LessonRun) -> LiveTable:
    live = LiveTable(run.table)
    live.reach(ticket_of(run), run.lesson.seat)
    return live


def _seats(run: LessonRun, glance: Glance) -> list[Seat]:
    """The learner, and the others under the names that the lessons use."""
    return [
        _learner(number, glance)
        if number == run.lesson.seat
        else Seat(number=number, kind=Kind.BOT, bot=run.lesson.id, name=_other(number, glance))
        for number in range(run.lesson.seats)
    ]


def _learner(number: int, glance: Glance) -> Seat:
    """Guests are given a name in the middle of a lesson: they keep the lesson's own to its end."""
    known = glance.player if glance.player and not glance.player.is_guest else None
    name = known.name if known else translate(glance.language, "lesson-learner")
    return Seat(number=number, kind=Kind.PERSON, name=name)


def _other(number: int, glance: Glance) -> str:
    return translate(glance.language, f"lesson-player-{number + 1}")
