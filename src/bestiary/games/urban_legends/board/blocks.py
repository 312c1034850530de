"""Blocks of the city: houses seen from the street, a mystery among some of them."""

from __future__ import annotations

from random import Random
from typing import Any

from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
    INK,
    Box,
    Coat,
    Markup,
    at,
    el,
    ground,
    group,
    kept,
    number,
    paint,
    plaque,
    rounded,
    token,
)

PRESENCE = Coat("var(--ink)", "var(--paper)")
EVIDENCE = paint("yellow")


def block(box: Box, content: dict[str, Any], seed: int) -> Markup:
    """A block with its evidence; the markers of presence lie above, see `presence`."""
    return group(
        mysterious(box) if content["mystery"] else regular(box, seed),
        content["evidence"] and at((box.centre.x, box.bottom - 24), plaque(EVIDENCE, 34, "camera")),
    )


def presence(box: Box, number: int) -> Markup:
    """A marker in the upper half of a block."""
    return at((box.centre.x, box.y + 30), token(PRESENCE, 44, "beast"), id=f"presence-{number}")


@kept
def regular(box: Box, seed: int) -> Markup:
    """A row of houses."""
    rng = Random(seed)
    widths = rng.choice(((0.42, 0.58), (0.55, 0.45), (0.34, 0.32, 0.34)))
    houses, x = [], box.x + 5
    for share in widths:
        width = (box.width - 10) * share
        top = box.y + rng.randrange(int(box.height * 0.28), int(box.height * 0.5))
        houses.append(_house(Box(x, top, width, box.bottom - 8 - top), rng))
        x += width
    return group(_ground(box, "city"), houses, _edge(box))


@kept
def mysterious(box: Box) -> Markup:
    """Fog, a dead tree and a pair of eyes."""
    x, y = box.centre
    n = number
    tree = (
        f"M{n(x - 18)} {n(box.bottom - 8)}q4-28 0-52m0 18q-9-6-9-16m10 4q9-6 10-17"
        f"M{n(x + 20)} {n(box.bottom - 8)}q-4-22-1-40m0 14q7-5 7-13"
    )
    eyes = f"M{n(x - 9)} {n(y + 4)}q5-6 9 1-5 4-9-1ZM{n(x + 15)} {n(y + 4)}q-5-6-9 1 5 4 9-1Z"
    fog = f"M{n(box.x + 8)} {n(y - 18)}q8-5 16 0t16 0M{n(x - 4)} {n(y + 26)}q8-5 16 0t14 0"
    return group(
        _ground(box, "night"),
        el("path", d=_box(box.inset(1)), fill="url(#hatch-night)"),
        el("path", d=tree, class_="stroke"),
        el("path", d=fog, class_="stroke thin"),
        el("path", d=eyes, fill="var(--paint-yellow)", stroke=INK, stroke_width=1),
        _edge(box),
    )


def _box(box: Box) -> str:
    n = number
    return f"M{n(box.x)} {n(box.y)}h{n(box.width)}v{n(box.height)}h{n(-box.width)}Z"


def _ground(box: Box, terrain: str) -> Markup:
    return rounded(box, 6, fill=ground(terrain))


def _edge(box: Box) -> Markup:
    return rounded(box, 6, fill="none", stroke=INK, stroke_width=1.5)


def _house(box: Box, rng: Random) -> Markup:
    n = number
    gable = rng.random() < 0.6
    rise = min(14.0, box.width * 0.4)
    roof = (
        f"M{n(box.x)} {n(box.y)}l{n(box.width / 2)} {n(-rise)}l{n(box.width / 2)} {n(rise)}"
        if gable
        else f"M{n(box.x)} {n(box.y)}v-4h{n(box.width)}v4"
    )
    panes = "".join(
        f"M{n(x)} {n(y)}h5v7h-5Z"
        for y in range(int(box.y) + 8, int(box.bottom) - 10, 14)
        for x in ((box.centre.x - 8, box.centre.x + 3) if box.width > 20 else (box.centre.x - 3,))
    )
    return group(
        el("path", d=_box(box), fill=CARD, stroke=INK, stroke_width=1),
        el("path", d=roof, fill=HAIRLINE, stroke=INK, stroke_width=1, stroke_linejoin="round"),
        el("path", d=panes, fill="none", stroke=GAME_INK, stroke_width=0.8),
    )
