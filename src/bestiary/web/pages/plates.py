"""Drawings for templates, all made by our own drawing library and so safe as they are."""

from functools import cache
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from bestiary import drawing
from bestiary.drawing import plates


def safe(markup: Any) -> SafeString:
    """Mark our own SVG as HTML."""
    return mark_safe(str(markup))


@cache
def picture(game: str) -> SafeString:
    """The creature on a game's plate."""
    return safe(plates.plate(game))


@cache
def sign(name: str) -> SafeString:
    """A small icon beside a word."""
    return safe(drawing.sign(name))


@cache
def seat_mark(seat: int) -> SafeString:
    """A seat's colour and shape."""
    return safe(plates.seat_mark(seat))


@cache
def definitions() -> SafeString:
    """Hatch patterns that all drawings on a page refer to."""
    return safe(drawing.definitions())


@cache
def logo() -> SafeString:
    """The sign of the house."""
    return safe(plates.logo())
