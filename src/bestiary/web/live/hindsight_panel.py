"""Draws hindsight: for the moment looked at, what each seat could know then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from django.template.loader import render_to_string

from bestiary.core import Words
from bestiary.core.companion import SeatKnowledge
from bestiary.web.background.bot_process import Moments
from bestiary.web.background.bot_scheduler import BotScheduler
from bestiary.web.background.hindsight import cached_moments, find_moments
from bestiary.web.models import Seat, Status, Table
from bestiary.web.render.log import words_or_notation
from bestiary.web.render.page_record import PageRequest
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import locked_table

NO_HINDSIGHT = '<section class="hindsight" id="hindsight" hidden></section>'


class HindsightLine(NamedTuple):
    """One seat at one moment, in words; `parts` are the places it could not rule out."""

    seat: Seat
    possible: str
    told: str
    parts: tuple[str, ...]

    @property
    def places(self) -> str:
        return ", ".join(part.partition(":")[2] for part in self.parts)


def hindsight_lines(
    knowledge: Sequence[SeatKnowledge], seats: Sequence[Seat], words: Words
) -> Iterator[HindsightLine]:
    """What is said of every seat; nothing before there was anything to know."""
    for seat, known in zip(seats, knowledge, strict=False):
        yield HindsightLine(
            seat, known.possible_in_words(words), known.change_in_words(words), known.possible
        )


def knowledge_between(moments: Moments, before: int, number: int) -> list[SeatKnowledge]:
    """What was known after move `number`, with all that was learned since move `before`."""
    steps = [step for step in moments[max(0, before + 1) : number + 1] if step]
    return [
        known[-1]._replace(gained=sum(k.gained for k in known), leaked=sum(k.leaked for k in known))
        for known in zip(*steps, strict=True)
    ]


def hindsight_panel(
    bots: BotScheduler, record: Table, seats: Sequence[Seat], request: PageRequest
) -> str:
    """The panel of the page, for the moment looked at; hidden during a game."""
    if record.status != Status.FINISHED:
        return NO_HINDSIGHT
    with locked_table(record) as live:
        if live.game.teaching.companion is None:
            return NO_HINDSIGHT
        context = _context(bots, record, live, seats, request)
    return render_to_string(
        "bestiary/parts/hindsight.html", {"language": request.language} | context
    )


def _context(
    bots: BotScheduler, record: Table, live: LiveTable, seats: Sequence[Seat], request: PageRequest
) -> dict[str, Any]:
    """Before anybody steps back nothing is worked out: the page says that one may."""
    stops = live.stops(request.viewpoint.seat)
    last = len(stops) - 1
    stop = last if request.stop is None else max(0, min(request.stop, last))
    context: dict[str, Any] = {"stop": stop, "last": last, "eyes": request.viewpoint.seat}
    if request.stop is None and cached_moments(record.slug) is None:
        return context | {"is_asleep": True}
    moments = find_moments(bots, record, live)
    words = Words(live.game, request.language, names(seats, request.language))
    number = stops[stop]
    before = stops[stop - 1] if stop else -1
    events = [
        event for at, event in live.table.log(request.viewpoint.seat) if before < at <= number
    ]
    knowledge = knowledge_between(moments or (), before, number)
    return context | {
        "said": " ".join(words_or_notation(words.event, event) for event in events),
        "is_busy": moments is None,
        "lines": list(hindsight_lines(knowledge, seats, words)),
    }
