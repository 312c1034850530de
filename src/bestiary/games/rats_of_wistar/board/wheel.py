"""The wheel, the areas with workers, the alchemist's hut, the goals and the round's mouse."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    MOSS,
    OCHRE,
    PLAIN,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Coat,
    Lettering,
    Markup,
    Point,
    at,
    badge,
    closed,
    disc,
    el,
    group,
    icon,
    label,
    mark,
    note,
    part,
    pawn,
    player,
    ring_box,
    ring_round,
    rounded,
    svg,
    token,
    wash,
)

from ..choices import Draught
from ..describe import bonus_text, effect, who
from ..names import Area

WIDTH = 640
CENTRE = Point(212, 222)
INNER, MIDDLE, RIM, MAINS = 58, 122, 172, 192
TURN = 60
AREA_INK = {"forest": MOSS, "burrow": OCHRE, "farm": SLATE}
AREA_ICON = {"forest": "forest", "burrow": "den", "farm": "houses"}
MAIN_ICON = {
    "gather-wood": "wood",
    "dig": "shovel",
    "gather-metal": "metal",
    "beds": "bed",
    "project": "bulb",
    "explore": "map",
}
BONUS_ICON = {
    "play": "tool",
    "mission": "mission",
    "move-workers": "worker",
    "potion": "potion",
    "take-mouse": "mouse",
    "explore": "map",
    "wood": "wood",
    "metal": "metal",
    "joker": "joker",
    "basic": "card",
}
RIVAL = Coat("var(--ink)", "var(--paper)")
RIGHT = Box(424, 16, 208, 404)


def coat(seat: int, view: View) -> Coat:
    """A player's colour, or the rival's."""
    return RIVAL if seat >= len(view["players"]) else player(seat)


def wheel(view: View, words: Words) -> str:
    """Everything that lies round the wheel."""
    return svg(
        WIDTH,
        672,
        _mains(view, words),
        (_sector(place, sector, view, words) for place, sector in enumerate(view["wheel"])),
        at(CENTRE, _hub(view)),
        _hut(view, words),
        _round(view, words),
        _areas(view, words),
        _goals(view, words),
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
    key = f"cell:{sector['sector']}:{number + 1}"
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


def _hut(view: View, words: Words) -> Markup:
    box = RIGHT.top(204)
    chiefs = (
        at((box.x + 22 + n % 7 * 27, box.y + 60 + n // 7 * 24), pawn(coat(s, view), 26))
        for n, s in enumerate(view["hut"])
    )
    names = ", ".join(who(s, view, words) for s in view["hut"]) or words("nothing")
    top = box.top(104)
    hut = part(
        "hut",
        words("about-hut", names=names),
        ring_box(top),
        rounded(top, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        at((top.x + 20, top.y + 19), icon("shack", 25, GAME_INK)),
        label(words("hut"), top.top(38).after(38).inset(2, 4),
              Lettering(16, serif=True, weight=600, align="start", lines=2)),
        chiefs,
    )  # fmt: skip
    return group(hut, _potions(box.below(112), words))


def _potions(box: Box, words: Words) -> Iterator[Markup]:
    yield note(
        words("potion"),
        at((box.x + 16, box.y + 14), icon("potion", 24, GAME_INK)),
        label(words("potion"), box.top(28).after(34), Lettering(13.5, align="start")),
    )
    for draught, cell in zip(Draught, box.below(32).columns(4, 6), strict=True):
        yield part(
            f"potion:{draught.value}",
            words("about-potion", text=words(f"draught-{draught.value}")),
            ring_box(cell),
            rounded(cell, 6, fill=SUNK, stroke=QUIET, stroke_width=1),
            at(cell.centre, icon(BONUS_ICON[draught.value], 30)),
        )


def _round(view: View, words: Words) -> Markup:
    """The round's mouse, the supply of mice, the turn order."""
    box = RIGHT.below(212)
    mouse = view["round_mouse"]
    text = effect("mouse", mouse, words) if mouse else words("nothing")
    return group(
        note(
            words("view-round-mouse", text=text),
            rounded(box.top(72), 6, fill=CARD, stroke=INK, stroke_width=1.5),
            at((box.x + 27, box.y + 36), token(PLAIN, 42, "mouse")),
            label(text, box.top(72).after(54).inset(4), Lettering(14, align="start", lines=4)),
        ),
        note(
            words("about-supply", house=view["supply"][0], basement=view["supply"][1]),
            at((box.x + 15, box.y + 94), icon("mouse", 22, OCHRE)),
            label(str(view["supply"][0]), Box(box.x + 29, box.y + 82, 26, 24), STRONG),
            at((box.x + 75, box.y + 94), icon("mouse", 22, SLATE)),
            label(str(view["supply"][1]), Box(box.x + 89, box.y + 82, 26, 24), STRONG),
        ),
        label(words("turn-order"), Box(box.x, box.y + 112, 208, 20),
              Lettering(13.5, align="start", fill=QUIET)),
        (
            note(who(seat, view, words), at((box.x + 20 + n * 46, box.y + 154),
                 disc(coat(seat, view), 34)))
            for n, seat in enumerate(view["order"])
        ),
    )  # fmt: skip


STRONG = Lettering(16, weight=700, align="start")


def _areas(view: View, words: Words) -> Iterator[Markup]:
    boxes = Box(8, 436, WIDTH - 16, 92).columns(3, 8)
    for area, box in zip(Area, boxes, strict=True):
        ink = AREA_INK[area.value]
        workers = [(s, p["workers"][area.value]) for s, p in enumerate(view["players"])]
        spoken = ", ".join(f"{words.player(s)} {n}" for s, n in workers)
        yield part(
            f"area:{area.value}",
            words("about-area", name=words(f"area-{area.value}"), workers=spoken),
            ring_box(box),
            rounded(box, 6, fill=wash(ink), stroke=ink, stroke_width=1.5),
            at((box.x + 21, box.y + 20), icon(AREA_ICON[area.value], 26, ink)),
            label(words(f"area-{area.value}"), box.top(38).after(40),
                  Lettering(16, serif=True, weight=600, align="start")),
            (_workers(s, n, box, len(workers)) for s, n in workers),
        )  # fmt: skip


def _workers(seat: int, number: int, box: Box, players: int) -> Markup:
    cell = box.below(38).inset(4, 2).columns(players, 2)[seat]
    style = Lettering(19, weight=700, align="start")
    return group(
        at((cell.x + 14, cell.centre.y), mark(player(seat), 20)),
        label(str(number), Box(cell.x + 27, cell.y, 20, cell.height), style),
    )


def _goals(view: View, words: Words) -> Iterator[Markup]:
    boxes = Box(8, 540, WIDTH - 16, 124).columns(3, 8)
    for goal, box in zip(view["goals"], boxes, strict=False):
        yield _goal(goal, box, view, words)


def _goal(goal: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    text = effect("goal", goal["goal"], words)
    cells = box.below(84).inset(8, 2)
    spots = cells.columns(len(goal["cells"]), 4)
    discs = [*goal["discs"], *[None] * (len(spots) - len(goal["discs"]))]
    values = ", ".join(f"{words.player(s)} {v}" for s, v in enumerate(goal["values"]))
    return part(
        f"goal:{goal['goal']}",
        words("about-goal", name=words(f"goal-{goal['goal']}"), text=text,
              cells=", ".join(map(str, goal["cells"])), values=values),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=1.5),
        at((box.x + 18, box.y + 18), icon("goal", 22, GAME_INK)),
        label(words(f"goal-{goal['goal']}"), box.top(34).after(34).inset(2, 3),
              Lettering(15, serif=True, weight=600, align="start", lines=2)),
        label(text, box.below(33).top(52).inset(8, 2), Lettering(13, lines=3)),
        (
            _goal_cell(least, seat, cell, view)
            for least, seat, cell in zip(goal["cells"], discs, spots, strict=True)
        ),
    )  # fmt: skip


def _goal_cell(least: int, seat: int | None, cell: Box, view: View) -> Markup:
    drawn = badge(f"{least}+", 31) if seat is None else disc(coat(seat, view), 31)
    return at(cell.centre, drawn)
