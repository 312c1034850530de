"""Text layout for SVG, which has none: labels are measured, wrapped, shrunk, and only then cut.

    label("Большой Серый Человек", Box(0, 0, 90, 30), TITLE._replace(lines=2))

The widths are those of Manrope and Source Serif at semi-bold, in hundredths of the type size,
rounded up; so the estimate errs on the side of room, in either alphabet.
"""

from typing import NamedTuple

from bestiary.drawing.colours import INK, QUIET
from bestiary.drawing.geometry import Box
from bestiary.drawing.markup import Markup, el, number
from bestiary.drawing.memoization import memoize

SANS = {
    20: " ", 25: "'", 30: ".,·’Iijl", 35: ":;!", 40: "fr", 45: "1-/()„“”\"t", 50: "*Jг",
    55: "7?–−×§FLksvxyzГзктух", 60: "235«»+EYaceЕЁабвеёийлпсчъьэя",
    65: "04689<>BKPSTVXZbdghnopquБВЗКРТУХЪЬднорц", 70: "•&…ADRАЧЯ", 75: "=CGHNOQUДИЙЛНОПСФЦЭжмфы",
    80: "—wшщ", 85: "Ыю", 90: "MmМ", 95: "%#@ЖШЮ", 100: "WЩ", 115: "№",
}  # fmt: skip
SERIF = {
    25: " ’'", 30: ".,:;·j", 35: "!-•ilt", 40: "/()\"IJf", 45: "?„“”*rsз", 50: "czгсэ",
    55: "0123456789–−×«»+#=<>§Saegvxyавеётухь", 60: "EFLPZbdkopquГЕЁЗРбдклорчя",
    65: "BCTYhnБВСТУЬЭийнпцъ", 70: "AGKRVXАКЛХЯ", 75: "&DNOQUДОФЧЪм", 80: "HwИЙНПЦжфы", 85: "—ю",
    90: "%@…MМшщ", 95: "mЖЫ", 100: "W", 105: "№Ю", 110: "ШЩ",
}  # fmt: skip
WIDTHS = {
    serif: {letter: width for width, letters in table.items() for letter in letters}
    for serif, table in ((False, SANS), (True, SERIF))
}
UNKNOWN_LETTER_WIDTH = 70

LEADING = 1.18
"""From line to line, in type sizes."""
MIN_SHRINK = 0.62
"""Type may shrink to this part of its size before words are cut."""
SHRINK_STEPS = 8

VOWELS = frozenset("aeiouyаеёиоуыэюя")


class Lettering(NamedTuple):
    """How a label is set. `align` is start, middle or end; `lines` how many it may take."""

    size: float
    serif: bool = False
    weight: int = 500
    align: str = "middle"
    fill: str = INK
    lines: int = 1


TITLE = Lettering(16, serif=True, weight=600)
BODY = Lettering(13)
SMALL_TYPE = Lettering(10.5, fill=QUIET)
NUMBER = Lettering(16, weight=700)


class FittedText(NamedTuple):
    lines: tuple[str, ...]
    size: float


def measure(text: str, size: float, *, serif: bool = False) -> float:
    """Width of a line of text."""
    table = WIDTHS[serif]
    return sum(table.get(letter, UNKNOWN_LETTER_WIDTH) for letter in text) * size / 100


@memoize
def fit(text: str, width: float, height: float, style: Lettering) -> FittedText:
    """Lines and type size with which the text stays inside the width and height."""
    for i in range(SHRINK_STEPS + 1):
        size = style.size * (1 - (1 - MIN_SHRINK) * i / SHRINK_STEPS)
        # A quarter of a line may be missing: the last line needs no leading below it.
        room = min(style.lines, max(1, int(height / (size * LEADING) + 0.25)))
        lines = wrap(text, width, size, serif=style.serif)
        if len(lines) <= room and all(
            measure(line, size, serif=style.serif) <= width for line in lines
        ):
            return FittedText(tuple(lines), size)
    return FittedText(_truncate(text, width, size, room, style.serif), size)


def wrap(text: str, width: float, size: float, *, serif: bool = False) -> list[str]:
    """Greedy line breaking between words: as few lines as will do."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, size, serif=serif) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines or [""]


def _truncate(text: str, width: float, size: float, room: int, serif: bool) -> tuple[str, ...]:
    lines = wrap(_hyphenate(text, width, size, serif), width, size, serif=serif)
    fitting = lines[:room]
    if len(lines) > room:
        last = fitting[-1].rstrip("-")
        while last and measure(last + "…", size, serif=serif) > width:
            last = last[:-1]
        fitting[-1] = last.rstrip() + "…"
    return tuple(fitting)


def _hyphenate(text: str, width: float, size: float, serif: bool) -> str:
    """Break the words that are wider than a whole line, after a vowel where one is near."""
    words: list[str] = []
    for word in text.split():
        while measure(word, size, serif=serif) > width and len(word) > 4:
            head = len(word)
            while head > 2 and measure(word[:head] + "-", size, serif=serif) > width:
                head -= 1
            head = next(
                (i for i in range(head, max(head - 3, 2), -1) if word[i - 1] in VOWELS), head
            )
            words.append(word[:head] + "-")
            word = word[head:]
        words.append(word)
    return " ".join(words)


@memoize
def label(text: str, box: Box, style: Lettering = BODY) -> Markup:
    """Text inside a box, centred from top to bottom, aligned as the style says."""
    fitted = fit(text, box.width, box.height, style)
    step = fitted.size * LEADING
    x = {"start": box.x, "middle": box.centre.x, "end": box.right}[style.align]
    first = box.centre.y - step * (len(fitted.lines) - 1) / 2 + fitted.size * 0.35
    return el(
        "text",
        [_line(line, x, first + i * step) for i, line in enumerate(fitted.lines)],
        class_="serif" if style.serif else None,
        font_size=fitted.size,
        font_weight=style.weight,
        text_anchor=None if style.align == "start" else style.align,
        fill=style.fill,
    )


def _line(text: str, x: float, y: float) -> Markup:
    return el("tspan", text, x=number(x), y=number(y))
