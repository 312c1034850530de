"""The head of a table's page: the game's title and a card for each player."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.web.render.context import RenderContext
from bestiary.web.render.fragments import html
from bestiary.web.render.page_record import SeatFacts
from bestiary.web.tables.clocks import Clock


class SeatCard(NamedTuple):
    """What the head says of a player; `name` is a placeholder, so all tables share the markup."""

    number: int
    name: str
    is_bot: bool
    is_stood_in: bool
    is_turn: bool
    is_me: bool
    is_shown: bool
    is_away: bool
    may_replace: bool
    may_look: bool
    points: int | None
    clock: Clock | None


def head(context: RenderContext) -> str:
    title = context.game.titles[context.language]
    cards = tuple([_card(context, seat) for seat in context.page.seats])
    is_over = context.is_over
    shell = html("head", language=context.language, title=title, cards=cards, is_over=is_over)
    return context.words.fill_names(shell)


def _card(context: RenderContext, seat: SeatFacts) -> SeatCard:
    number = seat.number
    totals = context.view.get("scores") or []
    lines = totals[number] if number < len(totals) else {}  # a game may count nothing yet
    is_turn = number in context.asked
    is_me = number in context.mine
    is_deserted = is_turn and seat.is_deserted
    return SeatCard(
        number,
        NAME_PLACEHOLDERS[number],
        seat.is_bot,
        seat.is_stood_in,
        is_turn,
        is_me,
        is_shown=number == context.seat,
        is_away=seat.is_away and not context.is_over,
        may_replace=is_deserted and bool(context.mine) and not (is_me or seat.is_bot),
        may_look=context.is_over and context.page.sections.look_through,
        points=sum(lines.values()) if len(lines) > 1 else None,  # one line is no sheet of points
        clock=seat.clock,
    )
