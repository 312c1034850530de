"""A move for somebody who asks: what the strongest bot would do, knowing only what they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bestiary.core import LEVELS, Ground, Words, snapshot
from bestiary.web.background.bot_process import Hint, Task, fresh_seed, suggest, told
from bestiary.web.background.bot_scheduler import KEEPER
from bestiary.web.models import Kind, Seat, Table
from bestiary.web.render.fragments import html
from bestiary.web.render.options import in_words
from bestiary.web.tables.live_table import Live

NO_HINT = '<section class="hint-card" id="hint" hidden></section>'
SAID = 3
"""So many grounds are told, the weightiest first."""


class Wanted(NamedTuple):
    """A hint that was asked for at the decision `ticket`; None while it is thought about."""

    ticket: int
    hint: Hint | None = None


def are_allowed(table: Table, seats: Sequence[Seat], mine: Sequence[int]) -> bool:
    """Against bots always, among people where the table was set up so."""
    if not mine or table.has_hints:
        return bool(mine)
    return all(seat.kind == Kind.BOT for seat in seats if seat.number not in mine)


def ask(
    reader: str, table: Table, live: Live, seat: int, keep: Callable[[Hint | None], None]
) -> None:
    """Have a move thought out for `seat`, and handed to `keep`; `BusyError` if there is no time."""
    state = snapshot.dump(live.table.state)
    known = told(live.table, seat)
    task = Task(table.slug, table.game, state, seat, LEVELS[-1], known)
    work = partial(suggest, task, fresh_seed())
    if not KEEPER.aside(reader, table.slug, work, keep):
        keep(work())


def part(wanted: Wanted | None, live: Live, seat: int, words: Words) -> str:
    """The card that tells it; gone as soon as the decision is another one."""
    if wanted is None or live.opened.get(seat) != wanted.ticket:
        return NO_HINT
    if wanted.hint is None:
        return html("hint", language=words.language, choice="", label="", rival="", grounds=())
    text, rival, grounds = wanted.hint
    told = sorted(grounds[:SAID], key=_against)
    return html(
        "hint",
        language=words.language,
        choice=text,
        label=_label(live, text, words),
        rival=_label(live, rival, words) if rival else "",
        grounds=tuple([ground.in_words(words) for ground in told]),
        has_points=bool(rival) and any(ground.is_counted(words) for ground in told),
    )


def _against(ground: Ground) -> bool:
    """What speaks for the move is said before what speaks against it."""
    return ground.worth < 0


def _label(live: Live, text: str, words: Words) -> str:
    return in_words(words.choice, live.table.read(text))
