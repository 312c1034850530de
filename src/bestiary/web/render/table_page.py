"""Renders a table for one reader: HTML fragments by id, drawn from that seat's view only."""

from __future__ import annotations

from bestiary.web.render import panels
from bestiary.web.render.context import RenderContext
from bestiary.web.render.fragments import Fragment, Screen, html
from bestiary.web.render.head import head
from bestiary.web.render.log import log_lines
from bestiary.web.render.news import NO_NEWS, news_card
from bestiary.web.render.page_record import TablePage
from bestiary.web.render.prompt import hidden_prompt, prompt
from bestiary.web.render.result import NO_RESULT, result_card
from bestiary.web.render.scores import named_seats

NO_AIM = '<p class="aim" id="aim" hidden></p>'
NO_HANDOVER = '<div class="curtain" id="curtain" hidden></div>'


def render_table_page(page: TablePage) -> Screen:
    """The screen of a page; whoever renders a lesson adds its card."""
    context = RenderContext(page)
    language = context.language
    last = len(context.stops) - 1
    parts: dict[str, str | Fragment] = {
        "head": head(context),
        "aim": _aim(context),
        "news": _news(context),
        "boards": panels.boards(context),
        "trays": panels.trays(context),
        "described": panels.description(
            context.description if context.request.in_words else "", language
        ),
        "players": panels.players(context),
        "prompt": prompt(context) if page.sections.prompt else hidden_prompt(context),
        "scores": _scores(context),
        "steps": html("steps", language=language, stop=context.stop, last=last),
        "result": result_card(context) if context.is_over and page.sections.result else NO_RESULT,
        "curtain": _handover(context),
    }
    lines = log_lines(context.game, context.journal, context.words)
    return Screen(parts, {"log-lines": lines})


def _aim(context: RenderContext) -> str:
    """What the reader should not lose sight of; nothing once it is over."""
    aim = context.game.page.aim
    if aim is None or context.is_over or not context.page.sections.aim:
        return NO_AIM
    aim_line = aim(context.view, context.words)
    return html("aim", language=context.language, seat=context.seat, aim=aim_line)


def _news(context: RenderContext) -> str:
    """What happened since the reader's last turn.

    It stays while a choice is previewed: without it the board would jump up below the pointer.
    """
    is_quiet = context.is_over or not context.is_now
    if is_quiet or context.seat not in context.mine or not context.page.sections.news:
        return NO_NEWS
    return news_card(context.live, context.seat, context.words)


def _scores(context: RenderContext) -> str:
    seats = named_seats(len(context.page.seats))
    rows = context.scores
    return context.words.fill_names(
        html("scores", language=context.language, rows=rows, seats=seats)
    )


def _handover(context: RenderContext) -> str:
    """The screen of hot seat play that hides the table until the next player has the device."""
    called = context.request.viewpoint.handover
    if called is None or context.is_over:
        return NO_HANDOVER
    seat = named_seats(len(context.page.seats))[called]
    has_pin = context.page.seats[called].has_pin
    return context.words.fill_names(
        html("curtain", language=context.language, seat=seat, has_pin=has_pin)
    )
