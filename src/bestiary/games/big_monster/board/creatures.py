"""Pictures of monsters and explorers, pen and wash, each around its own origin."""

from dataclasses import dataclass
from typing import Final

from bestiary.drawing import CARD, INK, Content, Markup, el, group, paint

LINE: Final = 1.4


@dataclass(frozen=True, slots=True)
class Creature:
    """A silhouette with its pen strokes and eyes, about 36 wide and 50 high."""

    paint: str
    body: str
    strokes: str
    eyes: tuple[tuple[float, float], ...]
    eye: float = 2.4


CREATURES: Final = {
    "ice-blue": Creature(
        "blue",
        "M0-24 4-17 11-21 12-12 19-9 15-2 19 6 12 8 11 16 4 12 0 18-4 12-11 16-12 8-19 6-15-2-19-9"
        "-12-12-11-21-4-17Z",
        "M-5 4Q0 8 5 4M-6 17v4M6 17v4",
        ((-5, -4), (5, -4)),
    ),
    "ice-orange": Creature(
        "orange",
        "M-13 19V-4Q-13-19 0-19T13-4V19L8 14 4 19 0 14-4 19-8 14Z",
        "M-9-15Q-17-18-14-27M9-15Q17-18 14-27M-6 3H6M-4 3v4M0 3v4M4 3v4",
        ((-5, -6), (5, -6)),
    ),
    "ice-green": Creature(
        "green",
        "M-15 20Q-17 6-6 4L-7-14Q-9-27 4-28 14-28 14-21 12-16 3-16L4 5Q16 6 15 20Z",
        "M-7-4h10M-6 2h9M10-20h4M-8 12q8 4 16 0",
        ((4, -22),),
    ),
    "ice-red": Creature(
        "red",
        "M-15 5Q-15-9 0-9T15 5Q13 15 0 15T-15 5Z",
        "M-11-4Q-20-10-15-21-13-14-7-15M11-4Q20-10 15-21 13-14 7-15M-10 13l-4 7M-4 15v6M4 15v6"
        "M10 13l4 7M-4-9v-6M4-9v-6M-6 6Q0 10 6 6",
        ((-4, -16), (4, -16)),
        3,
    ),
    "mutagen": Creature(
        "purple",
        "M-12 9Q-17-12 0-13 17-12 12 9L8 5 4 11 0 6-4 11-8 5Z",
        "M-5 1Q0 4 5 1",
        ((0, -4),),
        4.5,
    ),
    "lava-slender": Creature(
        "blue",
        "M-13 18Q-17 2-7-4L-11-17-3-10Q0-22 10-22L7-15 15-12 9-7Q13 6 8 12L14 18Z",
        "M-8 4Q-17-2-19 8M-6 8q6-4 10 0M-5 12q6-3 9 0",
        ((4, -14),),
        1.8,
    ),
    "lava-horned": Creature(
        "green",
        "M0 19Q-14 13-13-4L-18-20-8-11Q0-16 8-11L18-20 13-4Q14 13 0 19Z",
        "M-4 8h.1M4 8h.1M-5 13Q0 10 5 13M0-13v-6",
        ((-6, -1), (6, -1)),
    ),
    "lava-small": Creature(
        "purple",
        "M-9 18Q-15 8-8 0-6-9 0-10 6-9 8 0 15 8 9 18Z",
        "M-9 5-18-4-16 9M9 5 18-4 16 9M-4-10l-3-6M4-10l3-6M-4 8Q0 11 4 8",
        ((-3, -2), (3, -2)),
        1.8,
    ),
    "sand": Creature(
        "yellow",
        "M-12 20Q-16-2-7-10-2-18 6-20 15-20 15-11 12-4 6-5 0 2 3 20Z",
        "M-11 8h12M-10 1 2 4M-6-8 3-2M-12 15H2M8-9l4 2 3-3",
        ((8, -14),),
    ),
    "stone": Creature(
        "grey",
        "M-10 19V7H-15V-5H-8V-16H8V-5H15V7H10V19H3V11H-3V19Z",
        "M-8-5H8M-5 2h4M2 5h4M-4-8h8",
        ((-3, -11), (4, -11)),
        1.8,
    ),
    "lake-left": Creature(
        "blue",
        "M-12-18Q-16-30-2-30 11-29 8-18 0-16 0-9 1 5 20 5V23Q-15 26-13-3Q-13-11-12-18Z",
        "M-3-23Q3-20 8-22M-10-6l-5-3M-10 2l-5-1M-6 11q10 6 26 4M2-30l3-6 2 7",
        ((-1, -25),),
    ),
    "lake-right": Creature(
        "blue",
        "M-20 5Q-5 7 2-4 9-17 3-30 18-22 14 0 8 24-20 23Z",
        "M-20 15Q0 16 7-1M3-30Q-5-34-9-28M12-8l5-2M11 4l5 2",
        (),
    ),
    "swamp": Creature(
        "brown",
        "M-16 13Q-18-3-11-5-13-16-5-16 0-16 0-8 0-16 5-16 13-16 11-5 18-3 16 13 8 18 0 18T-16 13Z",
        "M-9 5Q0 12 9 5M-14 18l-3 3M14 18l3 3M0-1h.1",
        ((-5.5, -10), (5.5, -10)),
    ),
    "grass": Creature(
        "yellow",
        "M0 14Q-14 12-12-2-17-9-11-15-4-13-3-9-3-22 0-24 3-22 3-9 4-13 11-15 17-9 12-2 14 12 0 14Z",
        "M0-9v-9M-8-5l-2-5M8-5l2-5M-4 7Q0 10 4 7",
        ((-4, 1), (4, 1)),
    ),
}

KINDS: Final = {
    "lava-green-red-bottom": "lava-slender",
    "lava-green-red-top": "lava-slender",
    "lava-blue": "lava-horned",
    "lava-all-red-bottom": "lava-small",
    "lava-all-red-top": "lava-small",
}
MUTATIONS: Final = (
    "",
    "M-19-14l-5-4M0-26v-6M19-14l5-4",
    "M-19-14l-5-4M0-26v-6M19-14l5-4M-12-22l-3-6M12-22l3-6",
)


def creature(tile: str, mutations: int = 0) -> Markup:
    """The monster of a tile; a mutated one has grown, with rays around it and one more eye each."""
    kind = KINDS.get(tile, tile.split("-")[0] if tile.startswith(("stone", "grass")) else tile)
    drawn = CREATURES[kind]
    coat = paint(drawn.paint)
    extra = tuple((step, -11.0 - 2 * step) for step in range(mutations))
    return group(
        MUTATIONS[mutations] and _stroke(MUTATIONS[mutations]),
        el(
            "path",
            d=drawn.body,
            fill=coat.fill,
            stroke=INK,
            stroke_width=LINE,
            stroke_linejoin="round",
        ),
        _stroke(drawn.strokes),
        [_eye(x, y, drawn.eye) for x, y in drawn.eyes],
        [_eye(x, y, 1.8) for x, y in extra],
    )


def _stroke(d: str) -> Markup:
    return el("path", d=d, class_="stroke thin")


def _eye(x: float, y: float, radius: float) -> Content:
    return (
        el("circle", cx=x, cy=y, r=radius, fill=CARD, stroke=INK, stroke_width=0.9),
        el("circle", cx=x, cy=y, r=radius * 0.4, fill=INK),
    )


SUIT_BODIES: Final = {
    "man": "M-11 22V2Q-11-6 0-6T11 2V22H3V8H-3V22Z",
    "woman": "M-13 22-7 0Q-6-6 0-6T7 0L13 22Z",
}


def figure(explorer: str) -> Markup:
    """An explorer in a helmet: trousers or skirt, and the colour of the suit."""
    who, _, suit = explorer.partition("-in-")
    coat = paint(suit)
    return group(
        el("path", d=SUIT_BODIES[who], fill=coat.fill, stroke=INK, stroke_width=LINE),
        el("circle", cy=-15, r=9, fill=CARD, stroke=INK, stroke_width=LINE),
        el("path", d="M-6-15q6-5 12 0v3q-6 4-12 0Z", fill=coat.fill, stroke=INK, stroke_width=1),
        _stroke("M-9 3-15 11M9 3 15 11"),
    )
