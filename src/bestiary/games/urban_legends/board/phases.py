"""The phases of a round as a path, with the round and what is left of the city deck."""

from __future__ import annotations

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
    INK,
    QUIET,
    Box,
    Lettering,
    Markup,
    at,
    el,
    group,
    icon,
    kept,
    label,
    measure,
    note,
    number,
    wash,
)
from bestiary.games.urban_legends.aim import PHASE_OF, ROUNDS

PHASES = {
    "sensor": "sensor",
    "hide": "eye-off",
    "victory": "trophy",
    "constrain": "narrow",
    "expand": "widen",
}
"""Each phase and its icon."""
SMALL = 46


def phases(view: View, words: Words, box: Box) -> Markup:
    """The phase at hand, and how far the game is."""
    return group(_path(view["phase"], words, box), _round(view, words, box))


@kept
def _path(phase: str, words: Words, box: Box) -> Markup:
    """The phase at hand has room for its name; the others are icons."""
    now = PHASE_OF.get(phase)
    style = Lettering(16, weight=700, fill="var(--game-ink)")
    x, steps = box.x, []
    passed = now is not None
    for name, symbol in PHASES.items():
        text = words(f"board-phase-{name}")
        here = name == now
        passed = passed and not here
        width = SMALL + (measure(text, 16) + 12 if here else 0)
        cell = Box(x, box.y, width, box.height - 6)
        drawn = [_arrow(cell, here=here, passed=passed)]
        ink = "var(--game-ink)" if here else INK if passed else QUIET
        drawn.append(at((cell.x + 26, cell.centre.y), icon(symbol, 21, ink)))
        if here:
            drawn.append(label(text, cell.after(38).left(width - 50), style))
        steps.append(note(f"phase:{name}", text, drawn))
        x += width + 3
    return group(steps)


def _arrow(cell: Box, *, here: bool, passed: bool) -> Markup:
    tip, half = 10.0, cell.height / 2
    n = number
    d = (
        f"M{n(cell.x)} {n(cell.y)}H{n(cell.right - tip)}l{n(tip)} {n(half)}l{n(-tip)} {n(half)}"
        f"H{n(cell.x)}l{n(tip)} {n(-half)}Z"
    )
    fill = GAME_INK if here else wash(GAME_INK) if passed else CARD
    edge = GAME_INK if here or passed else HAIRLINE
    return el("path", d=d, fill=fill, stroke=edge, stroke_width=1, stroke_linejoin="round")


def _round(view: View, words: Words, box: Box) -> Markup:
    left = view["city"]
    text = words("board-round", round=view["round"], rounds=ROUNDS)
    deck = words("board-deck", number=sum(left.values()), mystery=left["mystery"])
    return _counters(text, deck, sum(left.values()), box)


@kept
def _counters(text: str, deck: str, blocks: int, box: Box) -> Markup:
    style = Lettering(14, weight=600, align="end")
    width = 74.0
    place = Box(box.right - width, box.y, width, box.height - 6)
    return group(
        note(
            "city-deck",
            deck,
            at((place.x + 10, place.centre.y + 9), icon("houses", 18, QUIET)),
            label(
                f"×{blocks}",
                Box(place.x + 20, place.centre.y, width - 20, 18),
                style._replace(fill=QUIET),
            ),
        ),
        label(text, Box(place.x - 30, place.y - 1, width + 30, 18), style),
    )
