"""Hints: a move for somebody who asks, chosen by the strongest bot knowing only what they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from bestiary.core import snapshot
from bestiary.core.mind import LEVELS
from bestiary.web.background.bot_process import BotTask, Hint, events_seen, fresh_seed, suggest
from bestiary.web.background.bot_scheduler import BotScheduler
from bestiary.web.models import Kind, Seat, Table
from bestiary.web.tables.live_table import LiveTable


class HintRequest(NamedTuple):
    """A hint that was asked for at the decision `ticket`; None while it is thought about."""

    ticket: int
    hint: Hint | None = None


def are_allowed(table: Table, seats: Sequence[Seat], mine: Sequence[int]) -> bool:
    """Against bots always, among people where the table was set up so."""
    if not mine or table.has_hints:
        return bool(mine)
    return all(seat.kind == Kind.BOT for seat in seats if seat.number not in mine)


def hint_task(table: Table, live: LiveTable, seat: int) -> BotTask:
    """The decision of `seat` as the strongest bot is asked for it."""
    state = snapshot.dump(live.table.state)
    return BotTask(table.slug, table.game, state, seat, LEVELS[-1], events_seen(live.table, seat))


def request_hint(
    bots: BotScheduler, client: str, task: BotTask, keep: Callable[[Hint | None], None]
) -> None:
    """Have a move thought out, and handed to `keep`; `BusyError` if there is no time for it."""
    work = partial(suggest, task, fresh_seed())
    if not bots.compute(client, task.table, work, keep):
        keep(work())
