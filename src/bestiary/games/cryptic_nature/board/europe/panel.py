"""Panel of the map as it is played on: lines, locations, evidence, cryptozoologists."""

from __future__ import annotations

from collections.abc import Iterable

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    MADDER,
    MOSS,
    NUMBER,
    OCHRE,
    PLAIN,
    SLATE,
    Box,
    Markup,
    Point,
    around,
    at,
    el,
    group,
    label,
    memoize,
    memoize_by_reads,
    number,
    part,
    pawn,
    plaque,
    player,
    ring_box,
    ring_round,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.europe.engraving import HEIGHT, SHEET, WIDTH
from bestiary.games.cryptic_nature.board.europe.lettering import place_name, seas
from bestiary.games.cryptic_nature.board.europe.spots import BENDS, FIGURE_SPOTS, SPOTS
from bestiary.games.cryptic_nature.board.marks import evidence
from bestiary.games.cryptic_nature.box.components import IS_CITY, entries
from bestiary.games.cryptic_nature.box.pieces import Place
from bestiary.games.cryptic_nature.describe import name_list
from bestiary.games.cryptic_nature.view_types import ExpeditionView

MARK_SIZE = 37
REGION_TINTS = {"n": wash(SLATE), "w": wash(MOSS), "s": wash(OCHRE), "e": wash(MADDER)}
FIGURE_SIZE = 24
FIGURE_FIELD = Point(20, 27)


@memoize_by_reads
def europe(view: ExpeditionView, words: Words) -> Markup:
    return svg(
        WIDTH,
        HEIGHT,
        SHEET.use("europe", Box(0, 0, WIDTH, HEIGHT)),
        seas(words),
        lines(),
        [_place(name, view, words) for name in SPOTS],
        [_tokens(name, tokens, words) for name, tokens in view["ground"].items()],
        group(*_figures(view)),
        id="nature-map",
        aria_label=words("panel-map"),
    )


@memoize
def lines() -> Markup:
    """Every way from location to location, dotted, on a pale bed."""
    d = "".join(_way(a, b) for a, b in entries("lines"))
    pen = {"fill": "none", "stroke_linecap": "round"}
    return group(
        el("path", d=d, stroke=CARD, stroke_width=5, stroke_opacity=0.85, **pen),
        el("path", d=d, stroke=INK, stroke_width=3, stroke_dasharray="0.1 6.5", **pen),
    )


def way(a: str, b: str) -> tuple[Point, Point, Point, Point]:
    """A line between two locations: where it starts, two points that bend it, where it ends."""
    start, end = SPOTS[a].mark, SPOTS[b].mark
    dx, dy = end.x - start.x, end.y - start.y  # (-dy, dx) stands at a right angle to the line
    near, far = BENDS.get((a, b), (0, 0))
    return (
        start,
        Point(start.x + dx / 3 - dy * near, start.y + dy / 3 + dx * near),
        Point(start.x + dx * 2 / 3 - dy * far, start.y + dy * 2 / 3 + dx * far),
        end,
    )


def _way(a: str, b: str) -> str:
    numbers = (number(n) for p in way(a, b) for n in p)
    return "M{} {}C{} {} {} {} {} {}".format(*numbers)


def _place(name: str, view: ExpeditionView, words: Words) -> Markup:
    mark = SPOTS[name].mark
    city = IS_CITY[Place(name)]
    ring = ring_box(around(mark, MARK_SIZE + 6)) if city else ring_round(MARK_SIZE / 2 + 2, mark)
    drawing = _city(name, hare=name in view["hares"]) if city else _region(name)
    return part(f"place:{name}", _about(name, view, words), ring, drawing, place_name(name, words))


def _about(name: str, view: ExpeditionView, words: Words) -> str:
    lines = [words(f"place-{name}")]
    if name in view["ground"]:
        lines.append(name_list(words, "token", view["ground"][name]))
    if name in view["hares"]:
        lines.append(words("view-city-hare"))
    lines += [words.player(s) for s, p in enumerate(view["players"]) if p["place"] == name]
    return ", ".join(lines)


@memoize
def _region(name: str) -> Markup:
    mark = SPOTS[name].mark
    return at(
        mark,
        el("circle", r=MARK_SIZE / 2, fill=REGION_TINTS[name[0]], stroke=INK, stroke_width=1.8),
        el("circle", r=MARK_SIZE / 2 - 3, fill="none", stroke=INK, stroke_width=0.6),
        label(name.upper(), around(Point(0, 0), MARK_SIZE - 4), NUMBER._replace(size=19)),
    )


@memoize
def _city(name: str, *, hare: bool) -> Markup:
    spot = SPOTS[name]
    return group(
        SHEET.use("town", around(spot.mark, MARK_SIZE)),
        hare and at(spot.tokens.centre, plaque(PLAIN, 27, "hare")),
    )


def slots(room: Box, count: int) -> tuple[Box, ...]:
    """As many equal squares of a room as are needed, as large as they can be."""
    # Every way to arrange them in rows: the one with the largest squares is taken.
    shapes = ((across, -(-count // across)) for across in range(1, count + 1))
    across, down = max(shapes, key=lambda s: min(room.width / s[0], room.height / s[1]))
    return room.grid(across, down)[:count]


def _tokens(name: str, tokens: list[str], words: Words) -> list[Markup]:
    spot = SPOTS[name]
    # A single token is drawn as large as one of two: nothing jumps when the second comes.
    rooms = nearest(slots(spot.tokens, max(2, len(tokens))), spot.mark)
    return [
        evidence(t, words, box.centre, min(box.width, box.height), name)
        for t, box in zip(tokens, rooms, strict=False)
    ]


def nearest(boxes: Iterable[Box], mark: Point) -> list[Box]:
    """Boxes by their distance from a mark."""
    return sorted(
        boxes, key=lambda box: (box.centre.x - mark.x) ** 2 + (box.centre.y - mark.y) ** 2
    )


def _figures(view: ExpeditionView) -> list[Markup]:
    standing: dict[str, list[int]] = {}
    for seat, figure in enumerate(view["players"]):
        if figure["place"]:
            standing.setdefault(figure["place"], []).append(seat)
    return [
        at(figure_room(place, i).centre, pawn(player(seat), FIGURE_SIZE), id=f"pawn-{seat}")
        for place, seats in standing.items()
        for i, seat in enumerate(seats)
    ]


def figure_room(place: str, order: int) -> Box:
    """Where the next cryptozoologist at a place stands, those nearest to the mark first."""
    room = SPOTS[place].figures
    mark = SPOTS[place].mark
    cells = room.grid(4, 1) if room.width > room.height else room.grid(2, 2)
    close = [
        Box(x - FIGURE_FIELD.x / 2, y - FIGURE_FIELD.y / 2, *FIGURE_FIELD)
        for x, y in FIGURE_SPOTS[place]
    ]
    free = [cell for cell in cells if not any(_meet(cell, one) for one in close)]
    return [*close, *nearest(free, mark)][order]


def _meet(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return min(across, down) > 0
