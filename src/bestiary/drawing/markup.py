"""Elements: SVG text built from plain calls, escaped once, in one place.

`el("rect", x=1, stroke_width=2)` gives `<rect x="1" stroke-width="2"/>`. Underscores become
hyphens, a trailing one is dropped (`class_`), `None` leaves the attribute out, numbers lose
their needless decimals. Text among the content is escaped; `Markup` is not.
"""

from collections.abc import Iterable
from functools import cache
from html import escape
from typing import TypeAlias


class Markup(str):
    """Text that is already well-formed SVG."""

    __slots__ = ()


Content: TypeAlias = "str | int | float | Iterable[Content] | None"
Attribute: TypeAlias = str | int | float | None


@cache
def attribute_name(keyword: str) -> str:
    return keyword.rstrip("_").replace("_", "-")


def number(value: float) -> str:
    """At most two decimals: a board holds thousands of them."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def text(value: Attribute) -> str:
    if isinstance(value, str):
        return escape(value)
    return number(value) if value is not None else ""


def attributes(given: dict[str, Attribute]) -> str:
    return "".join(
        f' {attribute_name(name)}="{text(value)}"'
        for name, value in given.items()
        if value is not None
    )


def join(*content: Content) -> Markup:
    """Put content together: markup as it is, text and numbers escaped, `None` left out."""
    return Markup("".join(_pieces(content)))


def _pieces(content: Iterable[Content]) -> Iterable[str]:
    for piece in content:
        if isinstance(piece, Markup):
            yield piece
        elif isinstance(piece, str | int | float) or piece is None:
            yield text(piece)
        else:
            yield from _pieces(piece)


def el(name: str, *content: Content, **given: Attribute) -> Markup:
    """One element."""
    inside = join(*content)
    if not inside:
        return Markup(f"<{name}{attributes(given)}/>")
    return Markup(f"<{name}{attributes(given)}>{inside}</{name}>")


def group(*content: Content, **given: Attribute) -> Markup:
    return el("g", *content, **given)


def svg(width: float, height: float, *content: Content, **given: Attribute) -> Markup:
    """Wrap a whole panel. It scales to the room the page gives it; pass `id` and `aria_label`."""
    given.setdefault("role", "group")
    given.setdefault("class_", "plate")
    return el(
        "svg",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        **given,
    )
