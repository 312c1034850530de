"""Views of a finished game: transcript, charts of the chances, turning point, proof of fairness."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.core.cache import cache
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from bestiary.core import SPECTATOR, Words, transcript
from bestiary.drawing import charts
from bestiary.web import worker
from bestiary.web.accounts.players import PlayerRequest, client_key_of
from bestiary.web.background.hindsight import HINDSIGHT_TTL_SECONDS, find_moments
from bestiary.web.http.home import game_or_404
from bestiary.web.http.refusals import access_or_404, show_refusals
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.live.access import TableAccess
from bestiary.web.live.hindsight_panel import HindsightLine, hindsight_lines, knowledge_between
from bestiary.web.models import Status, Table
from bestiary.web.render.turning_point import PlayedGame, TurningPoint, find_turning_point
from bestiary.web.tables.errors import ArchivedError, TurnedAwayError
from bestiary.web.tables.player_names import display_name, names
from bestiary.web.tables.rules_migration import archived_transcript
from bestiary.web.tables.table_cache import locked_table


def _finished_access(request: PlayerRequest, slug: str) -> TableAccess:
    """Access to a game that is over: its secrets are everybody's now."""
    access = access_or_404(request, slug)
    if not access.may_see:
        raise Http404
    if access.table.status != Status.FINISHED:
        raise TurnedAwayError("refused-not-over")
    return access


def _transcript_text(access: TableAccess) -> str:
    """The transcript of a game that is over: nothing changes any more, so nothing is locked."""
    with locked_table(access.table) as live:
        table = live.table
    table.players = tuple(names(access.seats))
    return transcript.write(table, reveal_seed=True)


@require_safe
@show_refusals
def download(request: PlayerRequest, slug: str) -> HttpResponse:
    """The transcript of a finished game, as a text file."""
    access = _finished_access(request, slug)
    with worker.current().slow_jobs.slot(client_key_of(request), "a transcript"):
        written = _transcript_text(access)
    response = HttpResponse(written, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{access.table.game}-{slug}.txt"'
    return response


@require_safe
@show_refusals
def download_archived(request: PlayerRequest, slug: str) -> HttpResponse:
    """The transcript of a table that today's rules cannot go on with; then it is closed for good.

    It tells everybody's secrets, so it is given only to players, and nobody plays on after it.
    """
    access = access_or_404(request, slug)
    if not access.mine:
        raise Http404
    if access.table.status == Status.PLAYING and not _is_archived(access):
        raise TurnedAwayError("refused-not-over")
    Table.objects.filter(pk=access.table.pk, status=Status.PLAYING).update(status=Status.ARCHIVED)
    with worker.current().slow_jobs.slot(client_key_of(request), "a transcript"):
        text = archived_transcript(access.table)
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{access.table.game}-{slug}.txt"'
    return response


def _is_archived(access: TableAccess) -> bool:
    try:
        with locked_table(access.table):
            return False
    except ArchivedError:
        return True


@require_safe
@show_refusals
def insight(request: PlayerRequest, slug: str) -> HttpResponse:
    """What each seat could know at each moment of a finished game; the page waits for it."""
    access = _finished_access(request, slug)
    if game_or_404(access.table.game).teaching.companion is None:
        raise Http404
    moments = _moments(access, language_of(request))
    context = {
        "slug": slug,
        "seats": access.seats,
        "moments": moments,
        "charts": _charts(moments or (), language_of(request)),
    }
    return render(request, "bestiary/insight.html", context)


def _charts(moments: Sequence[tuple[str, list[HindsightLine]]], language: str) -> list[str]:
    """How many places each seat could not rule out, move by move, wide and for a phone."""
    rows = [lines for _, lines in moments if lines]
    series = [_chart_series(column, language) for column in zip(*rows, strict=True)]
    title = translate(language, "insight-chart")
    sizes = (charts.WIDE_CHART, charts.NARROW_CHART)
    return [mark_safe(charts.chart(series, title, size)) for size in sizes if series]


def _chart_series(column: tuple[HindsightLine, ...], language: str) -> charts.ChartSeries:
    seat = column[0].seat
    left = tuple(len(line.parts) for line in column)
    first, last = left[0], left[-1]
    aria_label = translate(
        language, "insight-course", name=display_name(seat, language), first=first, last=last
    )
    return charts.ChartSeries(seat.number, left, aria_label)


def _moments(access: TableAccess, language: str) -> list[tuple[str, list[HindsightLine]]] | None:
    """Every moment somebody was told of, in words; None while it is being worked out."""
    words = Words(game_or_404(access.table.game), language, names(access.seats, language))
    with locked_table(access.table) as live:
        moments = find_moments(worker.current().bot_scheduler, access.table, live)
        events = list(live.table.log(SPECTATOR))
    if moments is None:
        return None
    sentences: dict[int, list[str]] = {}
    for number, event in events:
        sentences.setdefault(number, []).append(words.event(event))
    knowledge = {number: knowledge_between(moments, number - 1, number) for number in sentences}
    return [
        (" ".join(texts), list(hindsight_lines(knowledge[number], access.seats, words)))
        for number, texts in sentences.items()
    ]


@require_safe
@show_refusals
def turning_point(request: PlayerRequest, slug: str) -> HttpResponse:
    """Where the winner's prospects grew most, as a line of the result."""
    access = _finished_access(request, slug)
    language = language_of(request)
    words = Words(game_or_404(access.table.game), language, names(access.seats, language))
    with locked_table(access.table) as live:
        state = live.table.state
        journal = live.journal(SPECTATOR)
        table = live.table
        played = PlayedGame(live.game, table.seats, dict(table.options), tuple(table.moves))
        stops, entries = tuple(journal.stops), tuple(journal.entries)
    winners = state.outcome.winners if state.outcome else ()
    point = _turning_point(request, slug, played, winners[0], stops) if winners else None
    if point is None:
        return HttpResponse("")
    said = " ".join(words.event(event) for number, event in entries if number == point.number)
    context = {"turning": point, "said": said, "step": stops.index(point.number)}
    context["name"] = words.player(point.seat)
    context["points"] = point.change
    return render(request, "bestiary/parts/turning.html", context)


def _turning_point(
    request: PlayerRequest, slug: str, played: PlayedGame, winner: int, stops: tuple[int, ...]
) -> TurningPoint | None:
    """Computed once as a slow job, then cached."""
    # Plain tuples, no class of ours: Redis outlives an upgrade that moves or renames the class.
    # A game without a turning point is cached too, as an empty tuple.
    key = f"turning-point:{slug}"
    facts: tuple[Any, ...] | None = cache.get(key)
    if facts is None:
        with worker.current().slow_jobs.slot(client_key_of(request), "a turning point"):
            facts = tuple(find_turning_point(played, winner, stops) or ())
        cache.set(key, facts, HINDSIGHT_TTL_SECONDS)
    return TurningPoint(*facts) if facts else None


@require_safe
@show_refusals
def verify(request: PlayerRequest, slug: str) -> HttpResponse:
    """Play the game again from its seed, before everybody's eyes."""
    access = _finished_access(request, slug)
    problem = ""
    count = 0
    with worker.current().slow_jobs.slot(client_key_of(request), "a proof"):
        read = transcript.read(_transcript_text(access))
        try:
            count = len(transcript.verify(read, game_or_404(access.table.game)).moves)
        except transcript.TranscriptError as wrong:
            problem = str(wrong)
    context = {"problem": problem, "count": count, "access": access}
    return render(request, "bestiary/verify.html", context)
