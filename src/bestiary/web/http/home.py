"""Views of the home page, the lobby, a player's own tables, and the rules of a game."""

from typing import Any, NamedTuple

from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from bestiary.core import Game, Words
from bestiary.registry import game as game_of
from bestiary.web.accounts.lesson_progress import next_lesson
from bestiary.web.accounts.players import PlayerRequest
from bestiary.web.http.rulebook_pictures import illustrated_rules
from bestiary.web.infra.i18n import language_of
from bestiary.web.models import Kind, Seat, Status, Table
from bestiary.web.render import rulebook
from bestiary.web.tables.catalogue import games
from bestiary.web.tables.player_names import names

MAX_LISTED_TABLES = 60


class GamePlate(NamedTuple):
    """A game as the home page shows it."""

    game: Game[Any, Any]
    title: str
    blurb: str

    @property
    def players(self) -> str:
        return number_range(*self.game.seats)

    @property
    def minutes(self) -> str:
        return number_range(*self.game.minutes)


def number_range(few: int, most: int) -> str:
    """A range of numbers, or the one number."""
    return f"{few}–{most}" if few != most else f"{few}"


def game_plate(game: Game[Any, Any], language: str) -> GamePlate:
    """A game with its words in `language`."""
    words = Words(game, language)
    blurb = words("blurb") if words.has("blurb") else ""
    return GamePlate(game, game.titles[language], blurb)


def game_or_404(id: str) -> Game[Any, Any]:
    """The registered game `id`; 404 if there is none."""
    try:
        return game_of(id)
    except LookupError as error:
        raise Http404 from error


@require_safe
def home(request: PlayerRequest) -> HttpResponse:
    """The home page: the games as plates of an atlas, tables that wait, the next lesson."""
    language = language_of(request)
    plates = [game_plate(game, language) for game in games()]
    turns = [TableRow(table, request) for table in my_tables(request).filter(my_turn=True)[:5]]
    lesson = next_lesson(language, request.player)
    context = {"plates": plates, "turns": turns, "next_lesson": lesson}
    context["next_game"] = lesson.game.titles[language] if lesson else ""
    return render(request, "bestiary/home.html", context)


@require_safe
def lobby(request: PlayerRequest) -> HttpResponse:
    """Open public tables, then public games being played."""
    free = Q(seats__kind=Kind.PERSON, seats__player=None)
    public = Table.objects.filter(is_public=True).prefetch_related("seats")
    waiting = public.filter(status=Status.WAITING).annotate(free=Count("seats", filter=free))
    playing = public.filter(status=Status.PLAYING)
    context = {
        "waiting": [
            TableRow(t, request)
            for t in waiting.filter(free__gt=0).order_by("-changed")[:MAX_LISTED_TABLES]
        ],
        "playing": [TableRow(t, request) for t in playing.order_by("-changed")[:MAX_LISTED_TABLES]],
        "nav": "lobby",
    }
    return render(request, "bestiary/lobby.html", context)


def my_tables(request: PlayerRequest) -> QuerySet[Any]:
    """The tables where the reader sits; `my_turn` says which wait for them."""
    mine = Seat.objects.filter(table=OuterRef("pk"), player=request.player, player__isnull=False)
    asked = mine.filter(is_asked=True, bot="", table__status=Status.PLAYING)
    return (
        Table.objects.filter(Exists(mine)).annotate(my_turn=Exists(asked)).prefetch_related("seats")
    )


@require_safe
def mine(request: PlayerRequest) -> HttpResponse:
    """My tables, those that wait for me first."""
    tables = my_tables(request)
    running = tables.filter(status__in=[Status.WAITING, Status.PLAYING])
    finished = tables.filter(status__in=[Status.FINISHED, Status.ARCHIVED])
    context = {
        "running": [
            TableRow(t, request)
            for t in running.order_by("-my_turn", "-changed")[:MAX_LISTED_TABLES]
        ],
        "finished": [
            TableRow(t, request) for t in finished.order_by("-changed")[:MAX_LISTED_TABLES]
        ],
        "nav": "mine",
    }
    return render(request, "bestiary/mine.html", context)


class TableRow:
    """A table in a list."""

    def __init__(self, table: Table, request: PlayerRequest) -> None:
        """Show `table` to the reader of `request`."""
        self.table = table
        self.seats = list(table.seats.all())
        player = request.player
        self.is_mine = player is not None and any(s.player_id == player.pk for s in self.seats)
        self.my_turn = bool(getattr(table, "my_turn", False)) and table.status == Status.PLAYING
        self._names = names(self.seats, language_of(request))
        self.names = ", ".join(self._names[s.number] for s in self.seats if not s.is_free)
        self.free = sum(s.is_free for s in self.seats)
        self.title = self._title(language_of(request))
        self.is_over = table.status in (Status.FINISHED, Status.ARCHIVED)

    @property
    def winners(self) -> str:
        won = (self.table.outcome or {}).get("winners", ())
        return ", ".join(self._names[seat.number] for seat in self.seats if seat.number in won)

    def _title(self, language: str) -> str:
        try:
            return game_of(self.table.game).titles[language]
        except LookupError:
            return self.table.game


@require_safe
def rules(request: HttpRequest, id: str) -> HttpResponse:
    """The rules of one game; as a bare text for the column beside the board."""
    game = game_or_404(id)
    language = language_of(request)
    page = rulebook.rules(game, language)
    bare = "HX-Request" in request.headers
    template = "bestiary/parts/rules.html" if bare else "bestiary/rules.html"
    has_about = rulebook.about(game, language) is not None
    context = {
        "plate": game_plate(game, language),
        "page": page,
        "has_about": has_about,
        "html": illustrated_rules(game, language),
    }
    return render(request, template, context)


@require_safe
def about(request: HttpRequest, id: str) -> HttpResponse:
    """What is published, derived and reconstructed in our edition."""
    game = game_or_404(id)
    language = language_of(request)
    context = {"plate": game_plate(game, language), "page": rulebook.about(game, language)}
    return render(request, "bestiary/about.html", context)
