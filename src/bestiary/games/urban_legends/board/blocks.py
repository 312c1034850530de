"""Blocks of the city by night: lit windows, and a mystery among some of the houses."""

from __future__ import annotations

from random import Random
from typing import Any

from bestiary.drawing import (
    Box,
    Coat,
    Markup,
    at,
    el,
    group,
    kept,
    number,
    paint,
    plaque,
    rounded,
    token,
)

SKY = "var(--night-sky)"
HAZE = "var(--night-haze)"
WALL = "var(--night-wall)"
ROOF = "var(--night-roof)"
WINDOW = "var(--night-window)"
MOON = "var(--night-moon)"
PRESENCE = Coat(MOON, SKY)
EVIDENCE = paint("yellow")
AWAKE = 0.45
"""How many windows are lit."""


def block(box: Box, content: dict[str, Any], seed: int) -> Markup:
    """A block with its evidence; the markers of presence lie above, see `presence`."""
    return group(
        mysterious(box) if content["mystery"] else regular(box, seed),
        content["evidence"] and at((box.centre.x, box.bottom - 24), plaque(EVIDENCE, 34, "camera")),
    )


def presence(box: Box, number: int) -> Markup:
    """The Cryptid before the moon, in the upper half of a block."""
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
    return group(_sky(box, rng), houses, _edge(box))


def _sky(box: Box, rng: Random) -> Markup:
    """Night with a few stars, and the haze of farther houses."""
    n = number
    stars = "".join(
        f"M{n(box.x + rng.uniform(6, box.width - 8))} {n(box.y + rng.uniform(5, 24))}h1.4v1.4h-1.4Z"
        for _ in range(4)
    )
    far = [box.x + 4 + step * (box.width - 8) / 5 for step in range(5)]
    haze = "".join(
        f"M{n(x)} {n(box.bottom - 6)}v{n(-rng.uniform(0.45, 0.72) * box.height)}"
        f"h{n((box.width - 8) / 5)}V{n(box.bottom - 6)}Z"
        for x in far
    )
    return group(
        rounded(box, 6, fill=SKY),
        el("path", d=haze, fill=HAZE),
        el("path", d=stars, fill=MOON, opacity=0.8),
    )


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
    glow = el("circle", cx=x + 3, cy=y + 4, r=20, fill=WINDOW, opacity=0.14)
    return group(
        rounded(box, 6, fill=ROOF),
        glow,
        el("path", d=tree, fill="none", stroke=WALL, stroke_width=2.5, stroke_linecap="round"),
        el("path", d=fog, fill="none", stroke=HAZE, stroke_width=4, stroke_linecap="round"),
        el("path", d=eyes, fill=WINDOW),
        _edge(box),
    )


def _box(box: Box) -> str:
    n = number
    return f"M{n(box.x)} {n(box.y)}h{n(box.width)}v{n(box.height)}h{n(-box.width)}Z"


def _edge(box: Box) -> Markup:
    return rounded(box, 6, fill="none", stroke=ROOF, stroke_width=1.5)


def _house(box: Box, rng: Random) -> Markup:
    n = number
    gable = rng.random() < 0.6
    rise = min(14.0, box.width * 0.4)
    roof = (
        f"M{n(box.x)} {n(box.y)}l{n(box.width / 2)} {n(-rise)}l{n(box.width / 2)} {n(rise)}Z"
        if gable
        else f"M{n(box.x)} {n(box.y)}v-5h{n(box.width)}v5Z"
    )
    lit, dark = _windows(box, rng)
    return group(
        el("path", d=_box(box), fill=WALL, stroke=ROOF, stroke_width=1),
        el("path", d=roof, fill=ROOF, stroke=ROOF, stroke_width=1, stroke_linejoin="round"),
        el("path", d=dark, fill=SKY),
        el("path", d=lit, fill=WINDOW),
    )


def _windows(box: Box, rng: Random) -> tuple[str, str]:
    """The panes behind which somebody is awake, and the others."""
    n = number
    panes: tuple[list[str], list[str]] = [], []
    columns = (box.centre.x - 9, box.centre.x + 3) if box.width > 20 else (box.centre.x - 3,)
    for y in range(int(box.y) + 8, int(box.bottom) - 10, 14):
        for x in columns:
            panes[rng.random() > AWAKE].append(f"M{n(x)} {n(y)}h6v8h-6Z")
    return "".join(panes[0]), "".join(panes[1])
