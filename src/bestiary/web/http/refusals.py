"""Turns refusals of views into pages: a decorator for 409 with the reason, a lookup with 404."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import Http404, HttpResponse
from django.shortcuts import render

from bestiary.web import worker
from bestiary.web.accounts.players import PlayerRequest
from bestiary.web.infra.i18n import language_of, translate
from bestiary.web.live.access import TableAccess, watched_tables
from bestiary.web.tables.errors import TurnedAwayError

P = ParamSpec("P")
View = Callable[Concatenate[PlayerRequest, P], HttpResponse]


def show_refusals(view: View[P]) -> View[P]:
    """Turn a `TurnedAwayError` of `view` into its page."""

    @wraps(view)
    def with_refusal_page(
        request: PlayerRequest, /, *args: P.args, **kwargs: P.kwargs
    ) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except TurnedAwayError as away:
            language = language_of(request)
            context = {"title": translate(language, "sorry"), "text": translate(language, away.why)}
            return render(request, "bestiary/message.html", context | {"bad": True}, status=409)

    return with_refusal_page


def access_or_404(request: PlayerRequest, slug: str) -> TableAccess:
    """Access of the reader to the table; 404 if there is no such table."""
    rows = worker.current().table_rows
    access = TableAccess.find(rows, slug, request.player, watched_tables(request.session))
    if access is None:
        raise Http404
    return access
