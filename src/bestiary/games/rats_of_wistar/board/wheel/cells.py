"""Drawing of a sector's cells: a bonus or two at the rim, and the chief who took them."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    SUNK,
    Markup,
    at,
    badge,
    el,
    part,
    pawn,
    ring_path,
    stamp,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import AREA_INK, BONUS_ICON, coat
from bestiary.games.rats_of_wistar.board.scenery.circle import (
    CENTRE,
    INNER_RADIUS,
    OUTER_RADIUS,
    SECTOR_DEGREES,
    band,
    spot,
)
from bestiary.games.rats_of_wistar.describe import bonus_text, who
from bestiary.games.rats_of_wistar.view_types import CellView, NameAndNumber, SectorView, WistarView

ONE_BONUS_SPOTS = ((122, 40),)
TWO_BONUS_SPOTS = ((131, 33), (98, 30))
"""How far from the centre one or two bonuses lie, and how large they are."""
CELL_DEGREES = {
    1: ((-30, 60),),
    2: ((-30, 30), (0, 30)),
    3: ((-30, 17.5), (-12.5, 25), (12.5, 17.5)),
}
"""Where the cells of a sector begin and how wide they are, in degrees: a finger hits the middle."""
CHIEF_RADIUS = 73
CHIEF_SIZE = 24
"""Three chiefs stand side by side in a sector."""


def sector(place: int, entry: SectorView, view: WistarView, words: Words) -> Markup:
    """A sector keeps its angle growing from round to round, so that it turns the right way."""
    turns = view["round"] - 1
    # Not reduced to a full circle: a page animates from the old angle, and would turn it back.
    angle = SECTOR_DEGREES * ((place - turns) % 6 + turns)
    half = SECTOR_DEGREES / 2
    return at(
        CENTRE,
        el(
            "path",
            d=band(INNER_RADIUS, OUTER_RADIUS, -half, half),
            fill=CARD,
            stroke=INK,
            stroke_width=2,
        ),
        (_cell(entry, n, angle, view, words) for n in range(len(entry["cells"]))),
        id=f"sector-{entry['sector']}",
        turn=angle,
        class_="turning",
    )


def _cell(entry: SectorView, number: int, angle: float, view: WistarView, words: Words) -> Markup:
    cell = entry["cells"][number]
    start, width = CELL_DEGREES[len(entry["cells"])][number]
    name = f"{entry['sector']}-{number}"
    return part(
        f"cell:{entry['main']}:{number + 1}",
        _about(entry["main"], cell, view, words),
        ring_path(band(INNER_RADIUS + 4, OUTER_RADIUS - 3, start + 1.5, start + width - 1.5)),
        _ground(entry["area"], start, width, is_taken=cell["chief"] is not None),
        _bonuses(cell["bonus"], start + width / 2, angle, name),
        _chief(cell["chief"], start + width / 2, angle, name, view),
    )


def _ground(area: str, start: float, width: float, *, is_taken: bool) -> Markup:
    ink = AREA_INK[area]
    d = band(INNER_RADIUS + 4, OUTER_RADIUS - 3, start + 1.5, start + width - 1.5)
    return el("path", d=d, fill=SUNK if is_taken else wash(ink), stroke=ink, stroke_width=1.4)


def _about(main: str, cell: CellView, view: WistarView, words: Words) -> str:
    bonus = "; ".join(bonus_text(bonus, words) for bonus in cell["bonus"])
    text = words("about-cell", action=words(f"main-action-{main}"), text=bonus)
    if cell["chief"] is None:
        return text
    return words("about-taken", text=text, name=who(cell["chief"], view, words))


def _bonuses(
    bonuses: list[NameAndNumber], degrees: float, angle: float, name: str
) -> Iterator[Markup]:
    """Icons stay upright while the wheel turns."""
    places = ONE_BONUS_SPOTS if len(bonuses) == 1 else TWO_BONUS_SPOTS
    for n, ((bonus, number), (radius, size)) in enumerate(zip(bonuses, places, strict=True)):
        yield at(
            spot(radius, degrees),
            stamp(BONUS_ICON[bonus], size),
            at((size * 0.42, size * 0.36), badge(number, 25)) if number > 1 else None,
            turn=-angle,
            id=f"bonus-{name}-{n}",
            class_="turning",
        )


def _chief(
    seat: int | None, degrees: float, angle: float, name: str, view: WistarView
) -> Markup | None:
    if seat is None:
        return None
    figure = pawn(coat(seat, view), CHIEF_SIZE)
    place = spot(CHIEF_RADIUS, degrees)
    return at(place, figure, turn=-angle, id=f"chief-{name}", class_="turning")
