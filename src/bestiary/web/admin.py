"""Django admin site for the operator: tables, players, messages, and a status report."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, URLResolver, path

from bestiary.web import worker
from bestiary.web.accounts.devices import passes_sign_in_throttle, remember_device
from bestiary.web.accounts.players import PlayerRequest, client_key_of
from bestiary.web.http import health
from bestiary.web.infra.rate_limit import too_many_requests
from bestiary.web.models import Message, Move, Player, Seat, Status, Table

admin.site.site_header = admin.site.site_title = "Bestiary"


class ReadOnlyInline(admin.TabularInline):  # type: ignore[type-arg] # generic only in the stubs
    """Rows that are shown and never changed by hand."""

    extra = 0
    can_delete = False

    def has_add_permission(self, *_: Any) -> bool:
        """Nothing is added by hand."""
        return False

    def has_change_permission(self, *_: Any) -> bool:
        """Nothing is changed by hand."""
        return False


class SeatInline(ReadOnlyInline):
    """Who sits at the table."""

    model = Seat
    fields = ("number", "kind", "name", "player", "bot", "is_asked", "asked")


class MoveInline(ReadOnlyInline):
    """When moves were made, but not which: an operator may be playing too."""

    model = Move
    fields = ("number", "seat", "act", "at")


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):  # type: ignore[type-arg] # as above
    """Tables: seen, archived or cleared away. Seed and options are shown to nobody: both hide."""

    list_display = ("slug", "game", "status", "pace", "length", "host", "is_public", "changed")
    list_filter = ("status", "game", "pace", "is_public")
    search_fields = ("slug", "host__name", "seats__name")
    date_hierarchy = "created"
    exclude = ("seed", "salts", "options")
    inlines = (SeatInline, MoveInline)
    actions = ("archive",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Tables are opened by players."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        """A game in progress is the players' own."""
        return False

    @admin.action(description="Archive: nobody moves there any more", permissions=["delete"])
    def archive(self, request: HttpRequest, tables: QuerySet[Table]) -> None:
        """Close tables that were left."""
        tables.exclude(status=Status.FINISHED).update(status=Status.ARCHIVED)


@admin.register(Player)
class PlayerAdmin(admin.ModelAdmin):  # type: ignore[type-arg] # as above
    """Players: named, blocked, let in again."""

    list_display = ("name", "user", "language", "is_blocked", "created")
    list_filter = ("is_blocked", "language")
    search_fields = ("name", "user__username")
    readonly_fields = ("user", "created")
    actions = ("block", "unblock")

    @admin.action(description="Block: no chat, no new seat, no API", permissions=["change"])
    def block(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        """Keep someone from sitting down and from speaking."""
        players.update(is_blocked=True)

    @admin.action(description="Let in again", permissions=["change"])
    def unblock(self, request: HttpRequest, players: QuerySet[Player]) -> None:
        players.update(is_blocked=False)


@admin.register(Message)
class MessageAdmin(admin.ModelAdmin):  # type: ignore[type-arg] # as above
    """What is said at the tables: searched, deleted."""

    list_display = ("at", "name", "text", "table")
    search_fields = ("name", "text", "table__slug")
    list_select_related = ("table",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody speaks through the desk."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Message | None = None) -> bool:
        return False


def health_page(request: HttpRequest) -> HttpResponse:
    """How the house is, in full."""
    context = {**admin.site.each_context(request), "title": "Health", "report": health.report()}
    return TemplateResponse(request, "admin/health.html", context)


def sign_in(request: PlayerRequest) -> HttpResponse:
    """The operator's door: the password is counted and looked at in turn, as everybody's is."""
    if request.method != "POST":
        return admin.site.login(request)
    if not passes_sign_in_throttle(request):
        return too_many_requests(request)
    with worker.current().slow_jobs.slot(client_key_of(request), "an operator's password"):
        response = admin.site.login(request)
    if isinstance(response, HttpResponseRedirect) and isinstance(request.user, User):
        remember_device(request, response, request.user)
    return response


def admin_urls() -> list[URLPattern | URLResolver]:
    """The admin's own, and before them the health page and a door of ours."""
    own = [
        path("health/", admin.site.admin_view(health_page), name="health"),
        path("login/", sign_in, name="login"),
    ]
    return [*own, *admin.site.urls[0]]
