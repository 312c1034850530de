"""SVG builder: elements as escaped text, from plain calls.

`el("rect", x=1, stroke_width=2)` gives `<rect x="1" stroke-width="2"/>`. Underscores become
hyphens, a trailing one is dropped (`class_`), `None` leaves the attribute out, numbers lose
their needless decimals. Text among the content is escaped; `Markup` is not.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape
from typing import ParamSpec, TypeAlias, TypeVar


class Markup(str):
    """Text that is already well-formed SVG."""

    __slots__ = ()


Content: TypeAlias = "str | int | float | Iterable[Content] | None"
Attribute: TypeAlias = str | int | float | None
P = ParamSpec("P")
T = TypeVar("T")

_special = re.compile("[&<>\"'\x80-\xff\u2000-\u2bff]").search
_signs = {sign: f"&#x{sign:x};" for sign in (*range(0x80, 0x100), *range(0x2000, 0x2C00))}


@cache
def attribute_name(keyword: str) -> str:
    return keyword.rstrip("_").replace("_", "-")


@lru_cache(maxsize=65536)
def number(value: float) -> str:
    """At most two decimals: a board holds thousands of them."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text(value: Attribute) -> str:
    if isinstance(value, str):
        # Most texts need no escape; one search finds that out.
        return lean(escape(value)) if _special(value) else value
    return number(value) if value is not None else ""


def lean(markup: str) -> str:
    """The same markup with signs like ×, … and – as references; letters stay as they are.

    English markup is then plain ASCII, which is joined and sent many times as fast.
    """
    return markup.translate(_signs)


def attributes(given: dict[str, Attribute]) -> str:
    return "".join(
        [
            f' {attribute_name(name)}="{text(value)}"'
            for name, value in given.items()
            if value is not None
        ]
    )


def join(*content: Content) -> Markup:
    """Put content together: markup as it is, text and numbers escaped, `None` left out."""
    return Markup(_join_text(content))


def _join_text(content: Iterable[Content]) -> str:
    pieces: list[str] = []
    for piece in content:
        if type(piece) is Markup:
            pieces.append(piece)
        elif isinstance(piece, str | int | float):
            # `condition and drawing` may leave a False behind: it draws nothing.
            pieces.append(text(piece) if piece is not False else "")
        elif piece is not None:
            pieces.append(_join_text(piece))
    return "".join(pieces)


def el(name: str, *content: Content, **given: Attribute) -> Markup:
    inside = _join_text(content)
    if not inside:
        return Markup(f"<{name}{attributes(given)}/>")
    return Markup(f"<{name}{attributes(given)}>{inside}</{name}>")


def group(*content: Content, **given: Attribute) -> Markup:
    return el("g", *content, **given)


def svg(
    width: float, height: float, *content: Content, size: float = 1, **given: Attribute
) -> Markup:
    """Wrap a whole panel. It scales to the room the page gives it; pass `id` and `aria_label`.

    Where there is no such room it is as large as drawn, times `size`.
    """
    given.setdefault("role", "group")
    given.setdefault("class_", "plate")
    return el(
        "svg",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width * size,
        height=height * size,
        **given,
    )


def leaves(*content: Content, **given: Attribute) -> Markup:
    """Several pictures that are one panel: a page lays them side by side where it has room."""
    return el("div", *content, class_="leaves", role="group", **given)
