"""`{% say … %}` for texts of the site, and tags for the drawings that pages use."""

from typing import Any

from django import template
from django.urls import reverse
from django.utils.safestring import SafeString

from bestiary.drawing.pieces import with_true_minus
from bestiary.web.http import legend, new_table, plates
from bestiary.web.http.module_preload import imported_modules
from bestiary.web.infra import i18n
from bestiary.web.tables import player_names

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: template.Context, text: str, **arguments: Any) -> str:
    """A text of the site in the reader's language."""
    return i18n.translate(context["language"], text, **arguments)


@register.simple_tag
def modules_of(script: str) -> list[str]:
    """The static files that a page's script is made of, itself left out."""
    return [f"bestiary/{name}.js" for name in imported_modules(script)]


@register.simple_tag
def sign(name: str) -> SafeString:
    """A small icon beside a word."""
    return plates.sign(name)


@register.simple_tag
def seat_mark(seat: int) -> SafeString:
    """A seat's colour and shape."""
    return plates.seat_mark(seat)


@register.simple_tag(takes_context=True)
def opponents(context: template.Context, access: Any, seat: Any) -> list[new_table.SeatChoice]:
    """Whom the reader may have in a seat while the table waits; nobody unless they are the host."""
    return new_table.seat_choices(seat, context["language"]) if access.is_host else []


@register.simple_tag
def plate_address(game: str, theme: str) -> str:
    """Where the creature on a game's plate is found."""
    return reverse("plate", args=[game, theme, plates.plate_digest(game, theme)])


@register.simple_tag
def game_styles_address() -> str:
    return reverse("styles", args=[plates.game_styles_digest()])


@register.simple_tag(takes_context=True)
def legend_of(context: template.Context, game: str) -> str:
    """Where a page finds what everything on the board is."""
    return legend.legend_address(game, context["language"])


@register.simple_tag
def definitions() -> SafeString:
    """Hatch patterns that all drawings on a page refer to."""
    return plates.definitions()


@register.simple_tag
def logo() -> SafeString:
    """The sign of the house."""
    return plates.logo()


@register.filter
def seat_name(seat: Any, language: str) -> str:
    """What a seat is called, as its reader says it."""
    return player_names.display_name(seat, language)


@register.filter
def clock(seconds: float | None, language: str) -> str:
    """Seconds as 4:05, or as days and hours when there are many."""
    left = max(0, int(seconds or 0))
    if left >= 24 * 3600:
        days, hours = divmod(left // 3600, 24)
        return i18n.translate(language, "clock-days", days=days, hours=hours)
    return f"{left // 60}:{left % 60:02}"


@register.filter
def join_names(names: list[str]) -> str:
    return ", ".join(names)


@register.filter
def minus(value: int) -> str:
    """A number with a true minus, as on the board."""
    return with_true_minus(value)
