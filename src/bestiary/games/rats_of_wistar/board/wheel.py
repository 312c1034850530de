"""The wheel, and round it everything else that concerns a turn."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    INK,
    QUIET,
    SUNK,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    badge,
    closed,
    el,
    group,
    icon,
    label,
    part,
    pawn,
    remembered,
    ring_round,
    svg,
    wash,
)
from bestiary.games.rats_of_wistar.board.camp import areas, goals, hut, round_mouse
from bestiary.games.rats_of_wistar.board.coats import AREA_INK, BONUS_ICON, WIDTH, coat
from bestiary.games.rats_of_wistar.describe import bonus_text, who

CENTRE = Point(212, 222)
INNER, MIDDLE, RIM, MAINS = 58, 122, 172, 192
TURN = 60
MAIN_ICON = {
    "gather-wood": "wood",
    "dig": "shovel",
    "gather-metal": "metal",
    "beds": "bed",
    "project": "bulb",
    "explore": "map",
}


@remembered
def wheel(view: View, words: Words) -> str:
    """Everything that lies round the wheel."""
    return svg(
        WIDTH,
        672,
        _mains(view, words),
        (_sector(place, sector, view, words) for place, sector in enumerate(view["wheel"])),
        at(CENTRE, _hub(view)),
        hut(view, words),
        round_mouse(view, words),
        areas(view, words),
        goals(view, words),
        id="wheel",
        aria_label=words("panel-wheel"),
    )


def _spot(radius: float, degrees: float) -> Point:
    angle = (degrees - 90) * pi / 180
    return Point(radius * cos(angle), radius * sin(angle))


def _wedge() -> str:
    """A sector around the wheel's centre, its middle at the top."""
    steps = [TURN * (n / 8 - 0.5) for n in range(9)]
    return closed([_spot(RIM, d) for d in steps] + [_spot(INNER, d) for d in reversed(steps)])


def _hub(view: View) -> Markup:
    style = Lettering(34, serif=True, weight=600)
    return group(
        el("circle", r=INNER - 6, fill=CARD, stroke=INK, stroke_width=1.5),
        at((0, -24), icon("days", 24, QUIET)),
        label(f"{view['round']}/5", Box(-44, -14, 88, 44), style),
    )


def _mains(view: View, words: Words) -> Iterator[Markup]:
    """The main actions stand round the wheel and do not turn."""
    for place, sector in enumerate(view["wheel"]):
        ink = AREA_INK[sector["area"]]
        spot = _spot(MAINS, place * TURN).moved(*CENTRE)
        text = words("about-main", action=words(f"main-action-{sector['main']}"),
                     text=words(f"main-about-{sector['main']}"))  # fmt: skip
        yield part(
            f"main:{sector['main']}",
            text,
            ring_round(24, spot),
            el("circle", cx=spot.x, cy=spot.y, r=23, fill=wash(ink), stroke=ink, stroke_width=2),
            at(spot, icon(MAIN_ICON[sector["main"]], 29, ink)),
        )


def _sector(place: int, sector: dict[str, Any], view: View, words: Words) -> Markup:
    """A sector keeps its angle growing from round to round, so that it turns the right way."""
    turns = view["round"] - 1
    angle = TURN * ((place - turns) % 6 + turns)
    cells = sector["cells"]
    step = (0, 0, 27, 20)[len(cells)]
    spots = [step * (n - (len(cells) - 1) / 2) for n in range(len(cells))]
    return at(
        CENTRE,
        el("path", d=_wedge(), fill=SUNK, stroke=INK, stroke_width=1.5),
        (
            _cell(sector, n, _spot(MIDDLE, degrees), angle, view, words)
            for n, degrees in enumerate(spots)
        ),
        id=f"sector-{sector['sector']}",
        turn=angle,
    )


def _cell(
    sector: dict[str, Any], number: int, spot: Point, angle: float, view: View, words: Words
) -> Markup:
    cell = sector["cells"][number]
    text = words(
        "about-cell",
        action=words(f"main-action-{sector['main']}"),
        text="; ".join(bonus_text(bonus, words) for bonus in cell["bonus"]),
    )
    if cell["chief"] is not None:
        text = words("about-taken", text=text, name=who(cell["chief"], view, words))
    radius = 27 if len(sector["cells"]) < 3 else 21
    key = f"cell:{sector['main']}:{number + 1}"
    return at(
        spot,
        part(
            key,
            text,
            ring_round(radius + 1),
            el("circle", r=radius, fill=CARD, stroke=QUIET, stroke_width=1.2),
            _bonuses(cell["bonus"], radius),
            _chief(cell["chief"], view),
        ),
        turn=-angle,
    )


def _bonuses(bonuses: list[list[Any]], radius: float) -> Iterator[Markup]:
    size = radius * (1.25 if len(bonuses) == 1 else 0.82)
    for n, (name, number) in enumerate(bonuses):
        x = (n - (len(bonuses) - 1) / 2) * radius * 0.92
        yield at((x, 0), icon(BONUS_ICON[name], size))
        if name == "move-workers" and number > 1:
            yield at((x + 13, 12), badge(number, 16))


def _chief(seat: int | None, view: View) -> Markup | None:
    return None if seat is None else at((0, -2), pawn(coat(seat, view), 38))
