"""The map: locations, lines, evidence, cryptozoologists."""

from __future__ import annotations

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    MOSS,
    NUMBER,
    QUIET,
    SLATE,
    TITLE,
    Box,
    Markup,
    Point,
    around,
    at,
    closed,
    el,
    ground,
    group,
    icon,
    label,
    line,
    part,
    pawn,
    plaque,
    player,
    remembered,
    ring_box,
    ring_round,
    rounded,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.marks import evidence
from bestiary.games.cryptic_nature.board.plan import COASTS, MAP_HEIGHT, MAP_WIDTH, PLACES, coast
from bestiary.games.cryptic_nature.box.components import IS_CITY, entries
from bestiary.games.cryptic_nature.box.pieces import Place
from bestiary.games.cryptic_nature.describe import named

RADIUS = 18
TOKEN = 32


@remembered
def europe(view: View, words: Words) -> Markup:
    """The whole map."""
    return svg(
        MAP_WIDTH,
        MAP_HEIGHT,
        _sea(),
        [_line(a, b) for a, b in entries("lines")],
        [_place(name, view, words) for name in PLACES],
        [_tokens(name, tokens, words) for name, tokens in view["ground"].items()],
        group(*_pawns(view)),
        id="nature-map",
        aria_label=words("panel-map"),
    )


def _sea() -> Markup:
    whole = Box(0, 0, MAP_WIDTH, MAP_HEIGHT)
    lands = [
        el(
            "path",
            d=closed(coast(corners)),
            fill=CARD,
            stroke=QUIET,
            stroke_width=1.5,
            stroke_linejoin="round",
        )
        for corners in COASTS
    ]
    return group(rounded(whole, 8, fill=wash(SLATE), stroke=HAIRLINE), *lands)


def _line(a: str, b: str) -> Markup:
    return line(PLACES[a], PLACES[b], stroke=INK, stroke_opacity=0.6, stroke_dasharray="6 5")


def _place(name: str, view: View, words: Words) -> Markup:
    centre = PLACES[name]
    city = IS_CITY[Place(name)]
    ring = ring_box(around(centre, 2 * RADIUS)) if city else ring_round(RADIUS, centre)
    drawing = _city(name, view, words) if city else _region(name)
    return part(f"place:{name}", _about(name, view, words), ring, drawing)


def _about(name: str, view: View, words: Words) -> str:
    said = [words(f"place-{name}")]
    if name in view["ground"]:
        said.append(named(words, "token", view["ground"][name]))
    if name in view["hares"]:
        said.append(words("view-city-hare"))
    said += [words.player(s) for s, p in enumerate(view["players"]) if p["place"] == name]
    return ", ".join(said)


def _region(name: str) -> Markup:
    centre = PLACES[name]
    style = NUMBER._replace(size=18)
    return group(
        el(
            "circle",
            cx=centre.x,
            cy=centre.y,
            r=RADIUS,
            fill=ground("meadow"),
            stroke=INK,
            stroke_width=1.5,
        ),
        label(name.upper(), around(centre, 2 * RADIUS), style),
    )


def _city(name: str, view: View, words: Words) -> Markup:
    centre = PLACES[name]
    box = around(centre, 1.7 * RADIUS)
    text = Box(centre.x - 52, centre.y + RADIUS * 0.8, 104, 19)
    hare = at(centre.moved(RADIUS, -RADIUS), plaque(player(3)._replace(mark=None), 18, "hare"))
    return group(
        rounded(box, 5, fill=wash(MOSS), stroke=INK, stroke_width=1.5),
        at(centre, icon("houses", 24)),
        label(words(f"place-{name}"), text, TITLE._replace(size=16)),
        hare if name in view["hares"] else None,
    )


def _tokens(name: str, tokens: list[str], words: Words) -> list[Markup]:
    centre = PLACES[name]
    first = centre.x + RADIUS + TOKEN / 2 + 1
    step = TOKEN * (0.94 if len(tokens) < 3 else 0.7)
    return [
        evidence(t, words, Point(first + i * step, centre.y), TOKEN) for i, t in enumerate(tokens)
    ]


def _pawns(view: View) -> list[Markup]:
    standing: dict[str, list[int]] = {}
    for seat, figure in enumerate(view["players"]):
        if figure["place"]:
            standing.setdefault(figure["place"], []).append(seat)
    return [
        _pawn(place, seat, i) for place, seats in standing.items() for i, seat in enumerate(seats)
    ]


def _pawn(place: str, seat: int, order: int) -> Markup:
    spot = PLACES[place].moved(-RADIUS * 0.9 + order * 15, -RADIUS * 1.05)
    return at(spot, pawn(player(seat), 30), id=f"pawn-{seat}")
