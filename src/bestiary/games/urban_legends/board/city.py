"""The city: phases along the top, two rows of blocks, sensors in the streets between them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    QUIET,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    cube,
    el,
    group,
    icon,
    join,
    kept,
    label,
    line,
    note,
    part,
    remembered,
    ring_box,
    rounded,
    svg,
)
from bestiary.games.urban_legends.board.bench import DISPLACED, bench, coat
from bestiary.games.urban_legends.board.blocks import HAZE, SKY, WINDOW, block, presence
from bestiary.games.urban_legends.board.phases import phases
from bestiary.games.urban_legends.board.plan import STREET, TALL, TOP, Plan, plan

Counted = tuple[tuple[str, int], ...]
Cube = tuple[Point, float, int]
"""Where a cube stands, how large it is, and its number in the active row or 0."""
Crowd = Mapping[str, Sequence[Cube]]
NUMBERED = Lettering(13, fill="var(--night-lane-ink)", weight=600)
LANE = "var(--night-lane)"
GLOW = 30.0
FINGER = 1.05
"""How large the city is drawn where it may be larger than the screen."""
BELOW = TOP["cryptid"] + TALL + 30


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
        [_band(where, row, active == row, words) for row in TOP],
        _streets(active, len(places[active]), where),
        [_places(where, row, active == row, places[row], words) for row in TOP],
        [_blocks(where, row, _listed(rows[row]["blocks"]), words) for row in TOP],
        _sides(view, where, words),
        tools.drawing,
        group(_presence(view, where), _sensors(view, where, places, words), class_="pieces"),
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
            fill=SKY,
            stroke=WINDOW if active else HAIRLINE,
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
    for number in range(1, places + 1):
        start = where.place(active, number).centre.x
        for there in (number, number + 1):
            end = where.place(across, there).centre.x
            top, bottom = STREET.y + 10, STREET.bottom - 10
            ends = (start, end) if active == "scientist" else (end, start)
            ways.append(line(Point(ends[0], top), Point(ends[1], bottom), stroke_dasharray="2 5"))
    return group(ways)


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
        rounded(box, 8, fill=LANE, stroke=HAZE, stroke_width=1),
        _middle(box),
        _glow(box) if any(held for _, held in sensors) else None,
        label(str(number), Box(box.x, box.bottom - 18, box.width, 15), NUMBERED),
    )


def _glow(box: Box) -> Markup:
    """The light of sensors that listen."""
    spot = box.centre.moved(0, -7)
    rings = (GLOW, GLOW * 0.7)
    return group([el("circle", cx=spot.x, cy=spot.y, r=r, fill=WINDOW, opacity=0.3) for r in rings])


def _middle(box: Box) -> Markup:
    """The broken line along a street."""
    x = box.centre.x
    start, end = Point(x, box.y + 8), Point(x, box.bottom - 22)
    return line(start, end, class_="stroke hairline", stroke=CARD, stroke_dasharray="7 7")


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


def _sensors(
    view: View, where: Plan, places: dict[str, tuple[Counted, ...]], words: Words
) -> Iterator[Markup]:
    """All cubes in one layer, so that they glide.

    Cubes of a colour are alike: numbered from left to right over both rows, each stays close to
    itself whatever was moved.
    """
    crowds = [_crowd(where, row, view["active"] == row, held) for row, held in places.items()]
    if any(view["displaced"].values()):
        box = DISPLACED.moved(where.width / 2, BELOW)
        crowds.append(_by_colour(_stand(box, 0, tuple(view["displaced"].items()))))
    for colour in view["displaced"]:
        cubes = [cube for crowd in crowds for cube in crowd.get(colour, ())]
        yield _coloured(colour, tuple(sorted(cubes)), words)


@kept
def _crowd(where: Plan, row: str, active: bool, places: tuple[Counted, ...]) -> Crowd:
    """The cubes of a row by colour; those of the active row know their place."""
    numbered = enumerate(places, start=1)
    stand = (_stand(where.place(row, n), n if active else 0, held) for n, held in numbered)
    return _by_colour(chain.from_iterable(stand))


def _by_colour(cubes: Iterable[tuple[str, Cube]]) -> Crowd:
    crowd = defaultdict[str, list[Cube]](list)
    for colour, standing in cubes:
        crowd[colour].append(standing)
    return crowd


@kept
def _coloured(colour: str, cubes: tuple[Cube, ...], words: Words) -> Markup:
    numbered = enumerate(cubes, start=1)
    return join(
        _standing(spot, colour, n, size, place, words) for n, (spot, size, place) in numbered
    )


@kept
def _standing(
    spot: Point, colour: str, order: int, size: float, place: int, words: Words
) -> Markup:
    return at(spot, _sensor(colour, size, place, words), id=f"sensor-{colour}-{order}")


@kept
def _sensor(colour: str, size: float, place: int, words: Words) -> Markup:
    """A cube, to be clicked if it stands at a `place` of the active row."""
    drawn = cube(coat(colour), size)
    if not place:
        return drawn
    half = size / 2 + 2
    text = words("board-sensor", colour=colour, number=place)
    ring = ring_box(Box(-half, -half, 2 * half, 2 * half), 5)
    return part(f"sensor:{place}:{colour}", text, ring, drawn)


@kept
def _stand(box: Box, place: int, sensors: Counted) -> list[tuple[str, Cube]]:
    """Two cubes side by side, three and smaller where there are more than four."""
    colours = [colour for colour, number in sensors for _ in range(number)]
    across, size, step = (2, 25.0, 29.0) if len(colours) <= 4 else (3, 18.0, 20.0)
    rows = [colours[i : i + across] for i in range(0, len(colours), across)]
    top = box.centre.y - 7 - (len(rows) - 1) * step / 2
    return [
        (
            colour,
            (Point(box.centre.x + (c - (len(row) - 1) / 2) * step, top + r * step), size, place),
        )
        for r, row in enumerate(rows)
        for c, colour in enumerate(row)
    ]
