"""What remains of a game: its transcript, and the proof that chance was fair."""

from __future__ import annotations

from django.core.cache import cache
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from bestiary.core import SPECTATOR, State, Words, transcript
from bestiary.web.models import Status, Table
from bestiary.web.people import Visit
from bestiary.web.play.live import ArchivedError, loaded, names
from bestiary.web.play.mover import TurnedAwayError
from bestiary.web.play.revival import remains
from bestiary.web.play.room import Room
from bestiary.web.views.home import known_game
from bestiary.web.views.refusals import refusing, room_of
from bestiary.web.words import language_of


def _finished(request: Visit, slug: str) -> Room:
    """A room whose game is over and whose secrets are everybody's."""
    room = room_of(request, slug)
    if not room.may_see:
        raise Http404
    if room.table.status != Status.FINISHED:
        raise TurnedAwayError("refused-not-over")
    return room


def _written(room: Room) -> str:
    with loaded(room.table) as live:
        live.table.players = tuple(names(room.seats))
        return transcript.write(live.table, reveal_seed=True)


@require_safe
@refusing
def download(request: Visit, slug: str) -> HttpResponse:
    """The transcript of a finished game, as a text file."""
    room = _finished(request, slug)
    response = HttpResponse(_written(room), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{room.table.game}-{slug}.txt"'
    return response


@require_safe
@refusing
def leave_archive(request: Visit, slug: str) -> HttpResponse:
    """The transcript of a table that today's rules cannot go on with; then it is closed for good.

    It tells everybody's secrets, so it is given only to players, and nobody plays on after it.
    """
    room = room_of(request, slug)
    if not room.mine:
        raise Http404
    if room.table.status == Status.PLAYING and not _is_archived(room):
        raise TurnedAwayError("refused-not-over")
    Table.objects.filter(pk=room.table.pk, status=Status.PLAYING).update(status=Status.ARCHIVED)
    response = HttpResponse(remains(room.table), content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{room.table.game}-{slug}.txt"'
    return response


def _is_archived(room: Room) -> bool:
    try:
        with loaded(room.table):
            return False
    except ArchivedError:
        return True


@require_safe
@refusing
def insight(request: Visit, slug: str) -> HttpResponse:
    """What each seat could know at each moment of a finished game."""
    room, language = _finished(request, slug), language_of(request)
    key = f"insight:{slug}:{language}"
    moments = cache.get(key)
    if moments is None:
        moments = _moments(room, language)
        cache.set(key, moments)
    context = {"slug": slug, "seats": room.seats, "moments": moments}
    return render(request, "bestiary/insight.html", context)


def _moments(room: Room, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Every moment somebody was told of, in words, with what each seat could know after it."""
    game = known_game(room.table.game)
    if game.companion is None:
        raise Http404
    words = Words(game, language, names(room.seats))
    states: list[State] = []
    with loaded(room.table) as live:
        read, told = transcript.read(_written(room)), list(live.table.log(SPECTATOR))
    transcript.replay(read, game, watch=lambda table: states.append(table.state.copy()))
    known = dict(enumerate(game.companion.insights(states, words)))
    lines: dict[int, list[str]] = {}
    for number, event in told:
        lines.setdefault(number, []).append(words.event(event))
    return [(" ".join(said), known[n] or ()) for n, said in lines.items()]


@require_safe
@refusing
def verify(request: Visit, slug: str) -> HttpResponse:
    """Play the game again from its seed, before everybody's eyes."""
    room = _finished(request, slug)
    read, problem, count = transcript.read(_written(room)), "", 0
    try:
        count = len(transcript.verify(read, known_game(room.table.game)).moves)
    except transcript.TranscriptError as wrong:
        problem = str(wrong)
    context = {"problem": problem, "count": count, "seed": room.table.seed, "slug": slug}
    seed_hash = read.fields["seed-hash"]
    return render(request, "bestiary/verify.html", context | {"seed_hash": seed_hash})
