"""The prompt: what the table asks of its reader, in one of six states, each with its template.

1. preview: a choice is shown before it is made, to be confirmed or not
2. questions: the reader may choose, with all options
3. past: the reader looks back at an earlier moment
4. over: the game has ended
5. stood_in: a bot plays for the reader
6. waiting: others are asked
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from bestiary.core import CHANCE, Words
from bestiary.core.presentation import Mark
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.web.render import rulebook
from bestiary.web.render.buttons import Button
from bestiary.web.render.context import RenderContext
from bestiary.web.render.fragments import fill, html
from bestiary.web.render.log import log_text_at, words_or_notation
from bestiary.web.render.options import (
    MAX_UNGROUPED_OPTIONS,
    OffersHeader,
    Question,
    offers_script,
    option_list,
    questions,
)
from bestiary.web.tables.live_table import LiveTable


class PromptFrame(NamedTuple):
    """What every state of the prompt shows around its own content."""

    mood: str
    """`mine`, `waiting` or `over`: how the page colours it."""
    turn: str
    seat: int
    can_take_back: bool = False
    can_ask_hint: bool = False
    can_ask_why: bool = False


class QuestionFacts(NamedTuple):
    """A question as its template shows it; its options are filled in afterwards."""

    text: str
    listed: int
    """Options in the list."""
    bar: tuple[Button, ...]
    is_first: bool
    is_main: bool
    """Whether it is what the reader is asked first of all; others stand aside."""
    is_turn: bool
    """Whether it is also the reader's turn, so that a screen reader says it."""
    is_open: bool
    """Whether the list is unfolded from the start."""


class PromptState(NamedTuple):
    """A state as rendered, with placeholders for names, and what fills the slots it leaves."""

    shell: str
    contents: Sequence[str] = ()


def prompt(context: RenderContext) -> str:
    """The prompt in its present state, and the options as the page's script needs them."""
    is_mine = context.is_now and not context.is_over and context.seat in context.mine
    is_stood_in = is_mine and context.page.seats[context.seat].is_stood_in
    asks = is_mine and not is_stood_in
    asked = questions(context.live, context.seat, context.words) if asks else []
    frame = _frame(context, asked, can_take_back=is_mine and _can_take_back(context))
    state = _state(context, asked, frame, is_stood_in=is_stood_in)
    return fill(context.words.fill_names(state.shell), *state.contents, _script(context, asked))


def hidden_prompt(context: RenderContext) -> str:
    """No prompt, for a page of a lesson that asks nothing; the page's script finds no options."""
    header = OffersHeader(context.seat, context.live.number, "", "")
    return f'<section class="prompt" id="prompt" hidden>{offers_script(header, ())}</section>'


def _state(
    context: RenderContext, asked: Sequence[Question], frame: PromptFrame, *, is_stood_in: bool
) -> PromptState:
    if context.preview is not None:
        return _preview(context, asked, frame)
    if asked:
        return _questions(context, asked, frame)
    if not context.is_now:
        return _past(context, frame)
    if context.is_over:
        return PromptState(html("prompt/over", language=context.language, frame=frame))
    if is_stood_in:
        return PromptState(html("prompt/stood_in", language=context.language, frame=frame))
    return _waiting(context, frame)


def _frame(
    context: RenderContext, asked: Sequence[Question], *, can_take_back: bool
) -> PromptFrame:
    turn = context.turn
    is_asked = any(turn == "mine" or question.has_parts for question in asked)
    mood = "over" if context.is_over else "mine" if is_asked else "waiting"
    if context.preview is not None:
        return PromptFrame(mood, turn, context.seat)  # confirm or go back: one way at a time
    can_ask_hint = context.request.may_hint and turn == "mine"
    return PromptFrame(mood, turn, context.seat, can_take_back, can_ask_hint, bool(asked))


def _can_take_back(context: RenderContext) -> bool:
    page = context.page
    allowed = page.has_take_backs and page.sections.take_back
    return allowed and context.live.table.can_take_back(context.seat)


def _preview(context: RenderContext, asked: Sequence[Question], frame: PromptFrame) -> PromptState:
    preview = context.preview
    request = context.request.preview
    assert preview is not None
    assert request is not None
    shell = html(
        "prompt/preview",
        language=context.language,
        frame=frame,
        mark=_mark(context, asked),
        label=preview.label,
        choice=request.text,
        notes=preview.notes,
        is_shown=preview.world is not None and context.preview_changes_board(),
        is_final=preview.is_final,
        has_take_backs=context.page.has_take_backs,
    )
    return PromptState(shell)


def _questions(
    context: RenderContext, asked: Sequence[Question], frame: PromptFrame
) -> PromptState:
    last_choice = last_choice_text(context.live, context.seat, context.words.with_placeholders)
    shell = html(
        "prompt/questions",
        language=context.language,
        frame=frame,
        mark=_mark(context, asked),
        has_last_choice=bool(last_choice),
        questions=_question_facts(asked, is_turn=frame.turn == "mine"),
        waiting=_waiting_names(context) if frame.turn != "mine" else (),
        may_hurry=_may_hurry(context),
    )
    listed = [question for question in asked if question.listed]
    lists = [option_list(q, n, context.language) for n, q in enumerate(listed, start=1)]
    done = [context.words.fill_names(escape(last_choice))] if last_choice else []
    return PromptState(shell, [*done, *lists])


def _question_facts(asked: Sequence[Question], *, is_turn: bool) -> tuple[QuestionFacts, ...]:
    is_long = sum(len(question.offers) for question in asked) > MAX_UNGROUPED_OPTIONS
    return tuple(
        [
            QuestionFacts(
                text=question.text,
                listed=len(question.listed),
                bar=question.bar,
                is_first=number == 0,
                is_main=number == 0 and (is_turn or question.has_parts),
                is_turn=number == 0 and is_turn,
                # Where the board can be clicked, a long list only pushes the board away.
                is_open=not is_long if question.has_parts else is_turn,
            )
            for number, question in enumerate(asked)
        ]
    )


def _past(context: RenderContext, frame: PromptFrame) -> PromptState:
    shell = html(
        "prompt/past",
        language=context.language,
        frame=frame,
        stop=context.stop,
        last=len(context.stops) - 1,
        is_over=context.is_over,
    )
    # At the first moment the table is only laid out: nothing was told yet, and there is no slot.
    if not context.stop:
        return PromptState(shell)
    text = log_text_at(context.live, context.seat, context.stop, context.words)
    return PromptState(shell, [text])


def _waiting(context: RenderContext, frame: PromptFrame) -> PromptState:
    shell = html(
        "prompt/waiting",
        language=context.language,
        frame=frame,
        waiting=_waiting_names(context),
        may_hurry=_may_hurry(context),
    )
    return PromptState(shell)


def _waiting_names(context: RenderContext) -> tuple[str, ...]:
    """Placeholders for those whom the table waits for, the reader left out."""
    return tuple([NAME_PLACEHOLDERS[seat] for seat in context.asked if seat != context.seat])


def _may_hurry(context: RenderContext) -> bool:
    """Players may have bots move at once."""
    return bool(context.mine) and any(context.page.seats[s].is_bot for s in context.asked)


def _mark(context: RenderContext, asked: Sequence[Question]) -> Mark:
    """Whose colour and role stand before the question, if there is one."""
    mark = context.game.page.mark
    if mark is None or not asked:
        return Mark(context.seat)
    return mark(context.view, asked[0].decision, context.words)


def last_choice_text(live: LiveTable, seat: int, words: Words) -> str:
    """What `seat` has just chosen, while it is still its turn; what ended something is over."""
    last = next((move for move in reversed(live.table.moves) if move.seat != CHANCE), None)
    if last is None or last.seat != seat or seat not in live.table.to_move:
        return ""
    choice = live.table.read(last.text)
    return "" if type(choice) in live.game.page.endings else words_or_notation(words.choice, choice)


def _script(context: RenderContext, asked: Sequence[Question]) -> str:
    """The options as JSON; with them the rule that is being played and what is asked next."""
    rule = rulebook.anchor(context.rule) if context.rule else ""
    ticket = context.live.opened.get(context.seat, 0)
    header = OffersHeader(context.seat, ticket, rule, context.turn)
    offers = [offer for question in asked for offer in question.offers]
    then = tuple([text for question in asked for text in question.then])
    return offers_script(header, offers, then)
