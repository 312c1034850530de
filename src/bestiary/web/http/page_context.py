"""Template context processor: what every page needs, its language, theme and player."""

from typing import Any

from django.http import HttpRequest

from bestiary.web.infra import i18n

THEMES = ("system", "light", "dark")


def theme_of(request: HttpRequest) -> str:
    """The theme chosen by the switch."""
    theme = request.COOKIES.get("theme", "system")
    return theme if theme in THEMES else "system"


def page_context(request: HttpRequest) -> dict[str, Any]:
    """Context of the frame around every page."""
    player = getattr(request, "player", None)
    return {
        "language": i18n.language_of(request),
        "languages": i18n.LANGUAGES,
        "theme": theme_of(request),
        "themes": THEMES,
        "player": player,
        "here": _here(request),
        "waiting_for_me": _turns(player),
    }


def _here(request: HttpRequest) -> str:
    """This page's address. A table's page repeats nothing of a query: it holds secrets."""
    return request.path if request.path.startswith("/table/") else request.get_full_path()


def _turns(player: Any) -> int:
    if player is None:
        return 0
    return int(player.seats.filter(is_asked=True, table__status="playing").count())
