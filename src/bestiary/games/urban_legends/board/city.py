"""Panel of the city: phases along the top, two rows of blocks, sensors in the streets between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter

from bestiary.core import Words
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
from bestiary.games.urban_legends.board.gallery import city_icon, from_sheet
from bestiary.games.urban_legends.board.night import HAZE, MOON, SIGN_BOX, WINDOW
from bestiary.games.urban_legends.board.phases import phases
from bestiary.games.urban_legends.board.plan import (
    CITY_BOTTOM,
    ROW_HEIGHT,
    ROW_TOPS,
    STREET_BOX,
    Plan,
    plan,
)
from bestiary.games.urban_legends.board.sensors import (
    DISPLACED_BOX,
    ColourCounts,
    colour_counts,
    sensors,
)
from bestiary.games.urban_legends.board.things import GLOW_SIZE, SHAPES, field
from bestiary.games.urban_legends.view import BlockView, UrbanView

NUMBER_LETTERING = Lettering(15.6, weight=700)
ROW_NAME_SIZE = 15.6
DISPLACED_LETTERING = Lettering(16, weight=600, align="end", lines=2)
BlockContent = tuple[bool, bool, bool]
"""Whether it is a mystery block, and holds evidence and a presence marker."""
block_content: Callable[[BlockView], BlockContent] = itemgetter("mystery", "evidence", "presence")


@memoize_by_reads
def city(view: UrbanView, words: Words) -> str:
    """One picture, wide enough for seven or nine columns, and below it what the phase needs."""
    where = plan(view)
    active = view["active"]
    rows = view["rows"]
    places = {row: tuple(map(colour_counts, rows[row]["places"])) for row in ROW_TOPS}
    picture = svg(
        where.width,
        CITY_BOTTOM + (DISPLACED_BOX.bottom + 8 if view["phase"] == "ResettleSensor" else 0),
        phases(view, words, where),
        from_sheet(f"ground-{where.width:g}", field(where.width)),
        [_band(where, row, active == row, words) for row in ROW_TOPS],
        _streets(active, len(places[active]), where),
        [_places(where, row, active == row, places[row], words) for row in ROW_TOPS],
        [
            _blocks(where, row, tuple(map(block_content, rows[row]["blocks"])), words)
            for row in ROW_TOPS
        ],
        _sides(view, where, words),
        _displaced_label(where, words) if view["phase"] == "ResettleSensor" else None,
        # Last, so that pieces lie above all and can glide over the streets.
        group(_presence(view, where), sensors(view, where, places, words), class_="pieces"),
        id="city",
        data_small="sensor",
        aria_label=words("panel-city"),
    )
    return el("div", picture, bench(view["phase"], places[active], words), class_="town")


@memoize
def _displaced_label(where: Plan, words: Words) -> Markup:
    """What displaced sensors are called, beside them."""
    box = Box(14, CITY_BOTTOM + 6, where.width / 2 - 60, 44)
    return label(
        words("board-displaced"),
        box,
        DISPLACED_LETTERING._replace(size=DISPLACED_LETTERING.size * where.scale),
    )


@memoize
def _places(
    where: Plan, row: str, active: bool, places: tuple[ColourCounts, ...], words: Words
) -> Markup:
    numbered = enumerate(places, start=1)
    return join(_place(where, row, active, number, sensors, words) for number, sensors in numbered)


@memoize
def _blocks(where: Plan, row: str, blocks: tuple[BlockContent, ...], words: Words) -> Markup:
    numbered = enumerate(blocks, start=1)
    return join(_block(where, row, number, content, words) for number, content in numbered)


@memoize
def _band(where: Plan, row: str, active: bool, words: Words) -> Markup:
    """The band of a row, tinted while it is active, with its owner's name."""
    band = Box(6, ROW_TOPS[row] - 8, where.width - 12, ROW_HEIGHT + 16)
    above = row == "scientist"
    name = Box(14, band.y - 25 if above else band.bottom + 2, where.width - 28, 23)
    text = words("board-row", role=row, active="yes" if active else "no")
    ink = INK if active else QUIET
    style = Lettering(
        ROW_NAME_SIZE * where.scale, weight=700 if active else 500, fill=ink, align="start"
    )
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
            city_icon("beast" if row == "cryptid" else "observation", 19),
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
        # From place n one can go across to the places n and n + 1.
        for there in (place, place + 1):
            end = where.place(across, there).centre.x
            # Every path runs from the upper row to the lower.
            ends = (start, end) if active == "scientist" else (end, start)
            ways.append(f"M{ends[0]} {STREET_BOX.y + 11}L{ends[1]} {STREET_BOX.bottom - 11}")
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
    where: Plan, row: str, active: bool, number: int, sensors: ColourCounts, words: Words
) -> Markup:
    """Where sensors stand: a street that can be chosen."""
    box = where.place(row, number).inset(4, 0)
    text = words("board-place", role=row, number=number, sensors=sensor_text(sensors, words))
    return part(
        # Both rows have the same numbers: a move begins at a `place` and ends at a `spot`.
        f"{'place' if active else 'spot'}:{number}",
        text,
        ring_box(where.reach(box), 8),
        from_sheet("street", box),
        from_sheet("glow", _glow_box(box)) if any(sensors) else None,
        label(str(number), SIGN_BOX.moved(box.x, box.y), _number_lettering(where)),
    )


def _number_lettering(where: Plan) -> Lettering:
    return NUMBER_LETTERING._replace(size=NUMBER_LETTERING.size * where.scale)


def _glow_box(box: Box) -> Box:
    """What the sensors of a street shine on."""
    return around(box.centre.moved(0, -7), *GLOW_SIZE)


@memoize
def _block(where: Plan, row: str, number: int, content: BlockContent, words: Words) -> Markup:
    mystery, evidence, marker = content
    marks = [("presence", marker), ("evidence", evidence)]
    kind = "mystery" if mystery else "regular"
    texts = [f"view-block-{kind}", *(f"view-{mark}" for mark, is_there in marks if is_there)]
    box = where.block(row, number).inset(3, 0)
    drawing = block(box, 7 * number + len(row), mystery=mystery, evidence=evidence)
    return note("block", ", ".join(map(words, texts)), drawing)


def _presence(view: UrbanView, where: Plan) -> Markup:
    marked_blocks = [
        (row, number)
        for row in ROW_TOPS
        for number, content in enumerate(view["rows"][row]["blocks"], start=1)
        if content["presence"]
    ]
    return _presence_markers(where, tuple(marked_blocks))


@memoize
def _presence_markers(where: Plan, blocks: tuple[tuple[str, int], ...]) -> Markup:
    """Markers lie in the layer of pieces: they glide from row to row."""
    # Numbered from left to right: a page tells the markers of two drawings by these numbers.
    boxes = sorted(where.block(row, number).inset(3, 0) for row, number in blocks)
    return join(presence(box, order) for order, box in enumerate(boxes, start=1))


def _sides(view: UrbanView, where: Plan, words: Words) -> Iterator[Markup]:
    """What is removed on a side, or where a new block goes, clickable on the spot."""
    if view["phase"] == "ConstrainCity":
        for row in ROW_TOPS:
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
            # Asked only where one of the two is a mystery block: that one is shown as a ghost.
            text = words("board-lay", side=side)
            drawing = group(block(box, 0, mystery=True, evidence=True), class_="ghost")
            yield part(f"side:{side}", text, ring_box(where.reach(box)), drawing)


def sensor_text(sensors: ColourCounts, words: Words) -> str:
    counts = [f"{words(f'colour-{c}')} ×{n}" for c, n in zip(SHAPES, sensors, strict=True) if n]
    return ", ".join(counts) or words("board-no-sensors")
