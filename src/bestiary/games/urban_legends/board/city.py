"""The city: phases along the top, two rows of blocks, sensors in the streets between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import itemgetter

from bestiary.core import View, Words
from bestiary.drawing import (
    INK,
    QUIET,
    Box,
    Lettering,
    Markup,
    around,
    at,
    el,
    group,
    join,
    label,
    memoize,
    memoize_by_reads,
    note,
    part,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.urban_legends.board.bench import bench
from bestiary.games.urban_legends.board.blocks import block, presence
from bestiary.games.urban_legends.board.gallery import engraved, laid
from bestiary.games.urban_legends.board.night import HAZE, MOON, SIGN, WINDOW
from bestiary.games.urban_legends.board.phases import phases
from bestiary.games.urban_legends.board.plan import BELOW, STREET, TALL, TOP, Plan, plan
from bestiary.games.urban_legends.board.sensors import DISPLACED, Counted, counted, sensors
from bestiary.games.urban_legends.board.things import LIGHT, SHAPES, field

NUMBERED = Lettering(15.6, weight=700)
NAMED = 15.6
"""How large a row's name is."""
WAITING = Lettering(16, weight=600, align="end", lines=2)
Held = tuple[bool, ...]
HELD = ("mystery", "evidence", "presence")
"""What a block may be or hold."""
held: Callable[[Mapping[str, bool]], Held] = itemgetter(*HELD)


@memoize_by_reads
def city(view: View, words: Words) -> str:
    """One picture, wide enough for seven or nine columns, and below it what the phase needs."""
    where = plan(view)
    active = view["active"]
    rows = view["rows"]
    places = {row: tuple(map(counted, rows[row]["places"])) for row in TOP}
    picture = svg(
        where.width,
        BELOW + (DISPLACED.bottom + 8 if view["phase"] == "ResettleSensor" else 0),
        phases(view, words, where),
        laid(f"ground-{where.width:g}", field(where.width)),
        [_band(where, row, active == row, words) for row in TOP],
        _streets(active, len(places[active]), where),
        [_places(where, row, active == row, places[row], words) for row in TOP],
        [_blocks(where, row, tuple(map(held, rows[row]["blocks"])), words) for row in TOP],
        _sides(view, where, words),
        _waiting(where, words) if view["phase"] == "ResettleSensor" else None,
        group(_presence(view, where), sensors(view, where, places, words), class_="pieces"),
        id="city",
        data_small="sensor",
        aria_label=words("panel-city"),
    )
    return el("div", picture, bench(view["phase"], places[active], words), class_="town")


@memoize
def _waiting(where: Plan, words: Words) -> Markup:
    """What displaced sensors are called, beside them."""
    box = Box(14, BELOW + 6, where.width / 2 - 60, 44)
    return label(words("board-displaced"), box, WAITING._replace(size=WAITING.size * where.scale))


@memoize
def _places(
    where: Plan, row: str, active: bool, places: tuple[Counted, ...], words: Words
) -> Markup:
    numbered = enumerate(places, start=1)
    return join(_place(where, row, active, number, held, words) for number, held in numbered)


@memoize
def _blocks(where: Plan, row: str, blocks: tuple[Held, ...], words: Words) -> Markup:
    numbered = enumerate(blocks, start=1)
    return join(_block(where, row, number, holds, words) for number, holds in numbered)


@memoize
def _band(where: Plan, row: str, active: bool, words: Words) -> Markup:
    """The band of a row, tinted while it is active, with its owner's name."""
    band = Box(6, TOP[row] - 8, where.width - 12, TALL + 16)
    above = row == "scientist"
    name = Box(14, band.y - 25 if above else band.bottom + 2, where.width - 28, 23)
    text = words("board-row", role=row, active="yes" if active else "no")
    ink = INK if active else QUIET
    style = Lettering(NAMED * where.scale, weight=700 if active else 500, fill=ink, align="start")
    return group(
        rounded(
            band,
            10,
            fill="none",
            stroke=WINDOW if active else HAZE,
            stroke_width=3 if active else 1,
        ),
        at(
            (name.x + 10, name.centre.y),
            engraved("beast" if row == "cryptid" else "observation", 19),
        ),
        label(text, name.after(28), style),
    )


@memoize
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


@memoize
def _place(
    where: Plan, row: str, active: bool, number: int, sensors: Counted, words: Words
) -> Markup:
    """Where sensors stand: a street that can be chosen."""
    box = where.place(row, number).inset(4, 0)
    text = words("board-place", role=row, number=number, sensors=told(sensors, words))
    return part(
        f"{'place' if active else 'spot'}:{number}",
        text,
        ring_box(where.reach(box), 8),
        laid("street", box),
        laid("glow", _lit(box)) if any(sensors) else None,
        label(str(number), SIGN.moved(box.x, box.y), _numbered(where)),
    )


def _numbered(where: Plan) -> Lettering:
    return NUMBERED._replace(size=NUMBERED.size * where.scale)


def _lit(box: Box) -> Box:
    """What the sensors of a street shine on."""
    return around(box.centre.moved(0, -7), *LIGHT)


@memoize
def _block(where: Plan, row: str, number: int, holds: Held, words: Words) -> Markup:
    content = dict(zip(HELD, holds, strict=True))
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


@memoize
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
                ring = ring_box(where.reach(box))
                yield part(f"side:{side}", words("board-remove", side=side), ring)
    if view["phase"] == "LayBlocks":
        row = view["active"]
        last = len(view["rows"][row]["blocks"])
        for side, number in (("left", 0), ("right", last + 1)):
            box = where.block(row, number).inset(3, 0)
            new = {"mystery": True, "evidence": True, "presence": False}
            text = words("board-lay", side=side)
            drawing = group(block(box, new, 0), class_="ghost")
            yield part(f"side:{side}", text, ring_box(where.reach(box)), drawing)


def told(sensors: Counted, words: Words) -> str:
    found = [f"{words(f'colour-{c}')} ×{n}" for c, n in zip(SHAPES, sensors, strict=True) if n]
    return ", ".join(found) or words("board-no-sensors")
