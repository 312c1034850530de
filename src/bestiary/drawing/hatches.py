"""Pen patterns, one per terrain, so that a map reads in grey as well as in colour.

The page holds `definitions()` once; boards fill a second, equal shape with `hatch("forest")`
over the ground (`terrain_shape` does both).
"""

from bestiary.drawing.colours import ground, hatch
from bestiary.drawing.markup import Content, Markup, el
from bestiary.drawing.memoization import memoize

STROKES: dict[str, tuple[float, str]] = {
    "forest": (22, "M5 10V6M5 2 2 6h6ZM16 21v-4M16 13l-3 4h6Z"),
    "desert": (14, "M2 3h.01M9 2h.01M5 9h.01M12 8h.01M3 13h.01M10 13h.01"),
    "water": (20, "M0 6q2.5-3 5 0t5 0M10 16q2.5-3 5 0t5 0"),
    "mountain": (24, "M2 10 7 3l5 7M7 3v4M14 22l4-6 4 6M18 16v3"),
    "swamp": (22, "M2 9h8M4 9 3 5M6 9V3M8 9l1-4M12 20h8M14 20l-1-4M16 20v-6M18 20l1-4"),
    "lava": (20, "M3 8q-2-3 1-5 0 2 2 2 2 3-1 4ZM13 18q-2-3 1-5 0 2 2 2 2 3-1 4Z"),
    "ice": (22, "M5 1v8M1.5 3l7 4M1.5 7l7-4M16 13v6M13.4 14.5l5.2 3M13.4 17.5l5.2-3"),
    "grass": (16, "M2 6q1-2 0-4M4 6V3M10 14q1-2 0-4M12 14v-3"),
    "stone": (24, "M2 8l2-5 5 1 1 4ZM14 20l1-4 4-1 3 3-1 2Z"),
    "city": (16, "M0 4h16M0 12h16M4 4v8M12 12v4M12 0v4"),
    "meadow": (18, "M4 6V3M4 3h.01M13 15v-3M13 12h.01M11 5l1 1M3 14l-1-1"),
    "night": (12, "M-2 14 14-2M-2 2 2-2M10 14l4-4"),
    "lines": (8, "M-2 10 10-2M-2 2 2-2M6 10l4-4"),
    "cross": (10, "M-2 12 12-2M-2 2 2-2M8 12l4-4M-2 -2l14 14"),
    "dots": (8, "M2 2h.01M6 6h.01"),
    "claw": (26, "M5 3q2 5 0 9M9 2q2 6 0 11M13 3q2 5 0 9"),
    "paw": (26, "M8 12q-3 0-2-2l2-3 2 3q1 2-2 2ZM4 7h.01M7 4h.01M10 4h.01M12 7h.01"),
}
"""Size of the square and its strokes, per pattern."""

BOLD_PATTERNS = frozenset({"desert", "dots"})


def _pattern(name: str, size: float, strokes: str) -> Markup:
    return el(
        "pattern",
        el(
            "path",
            d=strokes,
            fill="none",
            stroke="var(--hatch)",
            stroke_width=1.8 if name in BOLD_PATTERNS else 1,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
        id=f"hatch-{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


@memoize
def definitions() -> Markup:
    """An empty picture holding every pattern; a page carries it once, before its boards."""
    return el(
        "svg",
        el("defs", [_pattern(name, *pattern) for name, pattern in STROKES.items()]),
        xmlns="http://www.w3.org/2000/svg",
        class_="definitions",
        width=0,
        height=0,
        aria_hidden="true",
        focusable="false",
    )


def terrain_shape(terrain: str, d: str, *content: Content) -> Markup:
    """A path filled with a terrain's ground and hatch."""
    return el(
        "g",
        el("path", d=d, fill=ground(terrain)),
        el("path", d=d, fill=hatch(terrain)),
        *content,
    )
