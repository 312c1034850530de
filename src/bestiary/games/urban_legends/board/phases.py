"""Drawing of the phases of a round as a path, with the round and what is left of the city deck."""

from __future__ import annotations

from bestiary.core import Words
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
    label,
    memoize,
    note,
    number,
    wash,
)
from bestiary.games.urban_legends.aim import PHASE_OF, ROUNDS
from bestiary.games.urban_legends.board.gallery import city_icon
from bestiary.games.urban_legends.board.plan import Plan
from bestiary.games.urban_legends.view import UrbanView

PHASE_ICONS = {
    "sensor": "sensor",
    "hide": "eye-off",
    "victory": "trophy",
    "constrain": "narrow",
    "expand": "widen",
}
PATH_BOX = Box(0, 6, 0, 40)
COUNTERS_BOX = Box(0, 53, 0, 23)
"""The line below the path, where the round and the city deck stand at the end."""
COUNTER_LETTERING = Lettering(15.6, weight=600, align="end")


def phases(view: UrbanView, words: Words, where: Plan) -> Markup:
    """The phase at hand, and how far the game is."""
    box = Box(0, PATH_BOX.y, where.width, PATH_BOX.height).inset(14, 0)
    left = view["city"]
    counters = _counters(view["round"], sum(left.values()), left["mystery"], words, where)
    return group(_path(view["phase"], words, box), counters)


@memoize
def _path(phase: str, words: Words, box: Box) -> Markup:
    """Every phase by icon and name; the one at hand is filled, those before it tinted."""
    now = PHASE_OF.get(phase)
    # After the end no phase is at hand, and none is passed.
    passed = now is not None
    steps = []
    cells = box.columns(len(PHASE_ICONS), 2)
    for (name, symbol), cell in zip(PHASE_ICONS.items(), cells, strict=True):
        here = name == now
        passed = passed and not here
        text = words(f"board-phase-{name}")
        drawing = _phase(text, symbol, cell, here=here, passed=passed)
        steps.append(note(f"phase:{name}", text, drawing))
    return group(steps)


def _phase(text: str, symbol: str, cell: Box, *, here: bool, passed: bool) -> Markup:
    ink = "var(--game-ink)" if here else INK
    room = cell.inset(8, 2)
    return group(
        _arrow(cell, here=here, passed=passed),
        at(
            (cell.centre.x + 2, cell.y + 12), group(city_icon(symbol, 17, ink), class_="phase-sign")
        ),
        group(
            label(text, room.below(20), Lettering(12.5, weight=700 if here else 500, fill=ink)),
            class_="phase-name",
        ),
    )


def _arrow(cell: Box, *, here: bool, passed: bool) -> Markup:
    tip = 10.0
    half = cell.height / 2
    n = number
    d = (
        f"M{n(cell.x)} {n(cell.y)}H{n(cell.right - tip)}l{n(tip)} {n(half)}l{n(-tip)} {n(half)}"
        f"H{n(cell.x)}l{n(tip)} {n(-half)}Z"
    )
    fill = GAME_INK if here else wash(GAME_INK) if passed else CARD
    edge = GAME_INK if here or passed else HAIRLINE
    return el("path", d=d, fill=fill, stroke=edge, stroke_width=1, stroke_linejoin="round")


@memoize
def _counters(round: int, blocks: int, mystery: int, words: Words, where: Plan) -> Markup:
    text = words("board-round", round=round, rounds=ROUNDS)
    deck = words("board-deck", number=blocks, mystery=mystery)
    style = COUNTER_LETTERING._replace(size=COUNTER_LETTERING.size * where.scale)
    end = Box(
        where.width - 14 - 64 * where.scale, COUNTERS_BOX.y, 64 * where.scale, COUNTERS_BOX.height
    )
    return group(
        note(
            "city-deck",
            deck,
            at((end.x + 16, end.centre.y), city_icon("houses", 20, QUIET)),
            label(f"×{blocks}", end.after(28), style._replace(fill=QUIET)),
        ),
        label(text, Box(end.x - 178, end.y, 170, end.height), style),
    )
