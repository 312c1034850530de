"""Hindsight: once a game is over, what each seat could know at each of its moments.

It is worked out when somebody first steps back through the game, in a process where bots think,
and kept. Nothing of it exists while the game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from django.core.cache import cache
from django.template.loader import render_to_string

from bestiary.core import Words, transcript
from bestiary.core.companion import Known
from bestiary.web.background.bot_process import Moments, recall
from bestiary.web.background.bot_scheduler import KEEPER
from bestiary.web.infra.slow_jobs import BusyError
from bestiary.web.models import Seat, Status, Table
from bestiary.web.render.look import Look
from bestiary.web.render.options import in_words
from bestiary.web.tables.live_table import Live
from bestiary.web.tables.player_names import names
from bestiary.web.tables.table_cache import loaded

NOTHING = '<section class="hindsight" id="hindsight" hidden></section>'
KEPT_FOR = 24 * 60 * 60
PATIENCE = 120
"""Seconds after which work that was begun and never finished is begun again."""


def moments(record: Table, live: Live) -> Moments | None:
    """Every moment of a game that is over; None while it is being worked out."""
    if record.status != Status.FINISHED or not live.is_over or live.game.companion is None:
        return ()
    key = f"hindsight:{record.slug}"
    found: Moments | None = cache.get(key)
    if found is None and cache.add(f"{key}:begun", 1, PATIENCE):
        work = partial(recall, transcript.write(live.table))
        found = _begun(record.slug, key, work)
    return found


def _begun(slug: str, key: str, work: Callable[[], Moments]) -> Moments | None:
    """Have it worked out; by ourselves if nobody else does, later if they have too much to do."""
    try:
        if KEEPER.aside(f"table:{slug}", slug, work, partial(_keep, key)):
            return None
    except BusyError:
        cache.delete(f"{key}:begun")
        return None
    found = work()
    _keep(key, found)
    return found


def _keep(key: str, known: Moments | None) -> None:
    cache.set(key, known or (), KEPT_FOR)
    cache.delete(f"{key}:begun")


class Line(NamedTuple):
    """One seat at one moment, in words; `parts` are the places it could not rule out."""

    seat: Seat
    possible: str
    told: str
    parts: tuple[str, ...]

    @property
    def places(self) -> str:
        return ", ".join(part.partition(":")[2] for part in self.parts)


def lines(known: Sequence[Known], seats: Sequence[Seat], words: Words) -> Iterator[Line]:
    """What is said of every seat; nothing before there was anything to know."""
    for seat, one in zip(seats, known, strict=False):
        yield Line(seat, one.left(words), one.told(words), one.possible)


def since(found: Moments, before: int, number: int) -> list[Known]:
    """What was known after move `number`, with all that was learned since move `before`."""
    steps = [step for step in found[max(0, before + 1) : number + 1] if step]
    return [
        known[-1]._replace(gained=sum(k.gained for k in known), leaked=sum(k.leaked for k in known))
        for known in zip(*steps, strict=True)
    ]


def part(record: Table, seats: Sequence[Seat], look: Look) -> str:
    """The piece of the page that says it, for the moment looked at; empty during a game."""
    if record.status != Status.FINISHED:
        return NOTHING
    with loaded(record) as live:
        if live.game.companion is None:
            return NOTHING
        return _html(look, _shown(record, live, seats, look))


def _shown(record: Table, live: Live, seats: Sequence[Seat], look: Look) -> dict[str, Any]:
    """Before anybody steps back nothing is worked out: the page says that one may."""
    stops = live.stops(look.eyes.seat)
    last = len(stops) - 1
    stop = last if look.stop is None else max(0, min(look.stop, last))
    context: dict[str, Any] = {"stop": stop, "last": last, "eyes": look.eyes.seat}
    if look.stop is None and cache.get(f"hindsight:{record.slug}") is None:
        return context | {"is_asleep": True}
    found = moments(record, live)
    words = Words(live.game, look.language, names(seats, look.language))
    number = stops[stop]
    before = stops[stop - 1] if stop else -1
    events = [event for at, event in live.table.log(look.eyes.seat) if before < at <= number]
    known = since(found or (), before, number)
    return context | {
        "said": " ".join(in_words(words.event, event) for event in events),
        "is_busy": found is None,
        "lines": list(lines(known, seats, words)),
    }


def _html(look: Look, context: dict[str, Any]) -> str:
    return render_to_string("bestiary/parts/hindsight.html", {"language": look.language} | context)
