"""The city: phases along the top, two rows of blocks, sensors in the streets between them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    INK,
    QUIET,
    Box,
    Lettering,
    Markup,
    at,
    el,
    group,
    icon,
    join,
    kept,
    label,
    note,
    number,
    part,
    remembered,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.urban_legends.board.bench import bench
from bestiary.games.urban_legends.board.blocks import block, presence
from bestiary.games.urban_legends.board.gallery import SHEET, backdrop
from bestiary.games.urban_legends.board.night import (
    HAZE,
    MOON,
    ROOF,
    SKY,
    WINDOW,
)
from bestiary.games.urban_legends.board.phases import phases
from bestiary.games.urban_legends.board.plan import BELOW, STREET, TALL, TOP, Plan, plan
from bestiary.games.urban_legends.board.sensors import Counted, sensors

NUMBERED = Lettering(13, weight=700)
GLOW = 30.0
FINGER = 1.05
"""How large the city is drawn where it may be larger than the screen."""


@remembered
def city(view: View, words: Words) -> str:
    """One picture, wide enough for seven or nine columns."""
    where, active, rows = plan(view), view["active"], view["rows"]
    places = {row: _listed(rows[row]["places"]) for row in TOP}
    tools = bench(view, words, Box(0, BELOW, where.width, 0))
    return svg(
        where.width,
        BELOW + tools.height,
        phases(view, words, Box(0, 6, where.width, 40).inset(14, 0)),
        _ground(where),
        [_band(where, row, active == row, words) for row in TOP],
        _streets(active, len(places[active]), where),
        [_places(where, row, active == row, places[row], words) for row in TOP],
        [_blocks(where, row, _listed(rows[row]["blocks"]), words) for row in TOP],
        _sides(view, where, words),
        tools.drawing,
        group(_presence(view, where), sensors(view, where, places, words), class_="pieces"),
        size=FINGER,
        id="city",
        aria_label=words("panel-city"),
    )


def _listed(row: list[dict[str, int]]) -> tuple[Counted, ...]:
    return tuple([tuple(content.items()) for content in row])


@kept
def _places(
    where: Plan, row: str, active: bool, places: tuple[Counted, ...], words: Words
) -> Markup:
    numbered = enumerate(places, start=1)
    return join(_place(where, row, active, number, held, words) for number, held in numbered)


@kept
def _blocks(where: Plan, row: str, blocks: tuple[Counted, ...], words: Words) -> Markup:
    numbered = enumerate(blocks, start=1)
    return join(_block(where, row, number, holds, words) for number, holds in numbered)


@kept
def _ground(where: Plan) -> Markup:
    """The night over both rows, and the avenue between them."""
    whole = Box(
        6, TOP["scientist"] - 8, where.width - 12, TOP["cryptid"] + TALL + 16 - TOP["scientist"]
    )
    avenue = Box(whole.x, STREET.y + 8, whole.width, STREET.height - 16)
    kerbs = f"M{avenue.x} {avenue.y}H{avenue.right}M{avenue.x} {avenue.bottom}H{avenue.right}"
    return group(
        rounded(whole, 10, fill=SKY),
        [backdrop(where.width, TOP[row] + TALL + 8) for row in TOP],
        el("path", d=_stars(whole), fill=MOON, opacity=0.7),
        el("rect", x=avenue.x, y=avenue.y, width=avenue.width, height=avenue.height, fill=ROOF),
        el("path", d=kerbs, fill="none", stroke=HAZE, stroke_width=2),
    )


def _stars(box: Box) -> str:
    rng = Random(3)
    spots = (
        (rng.uniform(box.x + 8, box.right - 8), box.y + rng.uniform(8, TALL)) for _ in range(60)
    )
    return "".join(f"M{number(x)} {number(y)}h1.3v1.3h-1.3Z" for x, y in spots)


@kept
def _band(where: Plan, row: str, active: bool, words: Words) -> Markup:
    """The band of a row, tinted while it is active, with its owner's name."""
    band = Box(6, TOP[row] - 8, where.width - 12, TALL + 16)
    above = row == "scientist"
    name = Box(14, band.y - 21 if above else band.bottom + 2, where.width - 28, 19)
    text = words("board-row", role=row, active="yes" if active else "no")
    style = Lettering(
        14, weight=700 if active else 500, fill=INK if active else QUIET, align="start"
    )
    return group(
        rounded(
            band,
            10,
            fill="none",
            stroke=WINDOW if active else HAZE,
            stroke_width=3 if active else 1,
        ),
        at((name.x + 8, name.centre.y), icon("beast" if row == "cryptid" else "observation", 17)),
        label(text, name.after(24), style),
    )


@kept
def _streets(active: str, places: int, where: Plan) -> Markup:
    """The diagonal ways between the rows."""
    across = "scientist" if active == "cryptid" else "cryptid"
    ways = []
    for place in range(1, places + 1):
        start = where.place(active, place).centre.x
        for there in (place, place + 1):
            end = where.place(across, there).centre.x
            ends = (start, end) if active == "scientist" else (end, start)
            ways.append(f"M{ends[0]} {STREET.y + 11}L{ends[1]} {STREET.bottom - 11}")
    return el(
        "path",
        d="".join(ways),
        fill="none",
        stroke=MOON,
        stroke_width=2.4,
        stroke_linecap="round",
        stroke_dasharray="1 6",
    )


@kept
def _place(
    where: Plan, row: str, active: bool, number: int, sensors: Counted, words: Words
) -> Markup:
    """Where sensors stand: a street that can be chosen."""
    box = where.place(row, number).inset(4, 0)
    text = words("board-place", role=row, number=number, sensors=told(dict(sensors), words))
    return part(
        f"{'place' if active else 'spot'}:{number}",
        text,
        ring_box(box, 8),
        SHEET.use("street", box),
        rounded(box, 6, fill="none", stroke=ROOF, stroke_width=1.5),
        _glow(box) if any(held for _, held in sensors) else None,
        _sign(number, box),
    )


def _sign(number: int, box: Box) -> Markup:
    """The number of a street on its sign."""
    sign = Box(box.centre.x - 13, box.bottom - 21, 26, 17)
    return group(
        rounded(sign, 4, fill=CARD, stroke=INK, stroke_width=1), label(str(number), sign, NUMBERED)
    )


def _glow(box: Box) -> Markup:
    """The light of sensors that listen."""
    spot = box.centre.moved(0, -7)
    rings = (GLOW, GLOW * 0.8, GLOW * 0.55)
    return group([el("circle", cx=spot.x, cy=spot.y, r=r, fill=WINDOW, opacity=0.3) for r in rings])


@kept
def _block(where: Plan, row: str, number: int, holds: Counted, words: Words) -> Markup:
    content = dict(holds)
    marks = [words(f"view-{mark}") for mark in ("presence", "evidence") if content[mark]]
    kind = "mystery" if content["mystery"] else "regular"
    text = ", ".join([words(f"view-block-{kind}"), *marks])
    return note(
        "block", text, block(where.block(row, number).inset(3, 0), content, 7 * number + len(row))
    )


def _presence(view: View, where: Plan) -> Markup:
    marked = [
        (row, number)
        for row in TOP
        for number, content in enumerate(view["rows"][row]["blocks"], start=1)
        if content["presence"]
    ]
    return _marked(where, tuple(marked))


@kept
def _marked(where: Plan, blocks: tuple[tuple[str, int], ...]) -> Markup:
    """Markers lie in the layer of pieces: they glide from row to row."""
    boxes = sorted(where.block(row, number).inset(3, 0) for row, number in blocks)
    return join(presence(box, order) for order, box in enumerate(boxes, start=1))


def _sides(view: View, where: Plan, words: Words) -> Iterator[Markup]:
    """What is removed on a side, or where a new block goes, clickable on the spot."""
    if view["phase"] == "ConstrainCity":
        for row in TOP:
            last = len(view["rows"][row]["blocks"])
            for side, number in (("left", 1), ("right", last)):
                box = where.block(row, number).inset(3, 0)
                yield part(f"side:{side}", words("board-remove", side=side), ring_box(box))
    if view["phase"] == "LayBlocks":
        row = view["active"]
        last = len(view["rows"][row]["blocks"])
        for side, number in (("left", 0), ("right", last + 1)):
            box = where.block(row, number).inset(3, 0)
            new = {"mystery": True, "evidence": True, "presence": False}
            text = words("board-lay", side=side)
            drawing = group(block(box, new, 0), class_="ghost")
            yield part(f"side:{side}", text, ring_box(box), drawing)


def told(sensors: dict[str, int], words: Words) -> str:
    """Sensors in words."""
    found = [f"{words(f'colour-{c}')} ×{n}" for c, n in sensors.items() if n]
    return ", ".join(found) or words("board-no-sensors")
