"""Drawing of the oak and the earth below it; the chambers are drawn into it."""

from math import cos, pi, sin

from bestiary.drawing import MOSS, OCHRE, Markup, el, ground, group, wash
from bestiary.drawing.engraving import Shape, clockwise, tube
from bestiary.drawing.strokes import figure, fine, pen
from bestiary.games.rats_of_wistar.board.coats import WIDTH

GROUND_TOP = 104
HEIGHT = 352
CHAMBER_SIZE = (74, 64)
DEEP_COLOUR = "var(--deep-desert)"
BARK_COLOUR = wash(OCHRE)


def arch() -> str:
    """The outline of a chamber from its left upper corner."""
    return "M2 60V30Q4 4 37 4T72 30V60Q37 64 2 60Z"


def oak() -> Markup:
    """A tree on the ground, its roots among stones and tunnels."""
    return group(_earth(), _crown(), _tunnels(), _turf())


def _earth() -> Markup:
    """Topsoil, then layer upon layer, with stones in them."""
    stones = (
        (438, 150), (452, 128), (420, 124), (330, 120), (470, 300), (4, 240), (466, 220),
        (300, 140), (390, 132), (2, 176), (470, 182), (240, 344), (120, 345), (380, 346),
    )  # fmt: skip
    layers = "".join(
        f"M0 {y}q60-9 120 0t120 0 120 0 {WIDTH - 360} 0V{HEIGHT}H0Z" for y in (196, 270)
    )
    grains = "".join(
        f"M{(37 * n) % WIDTH} {GROUND_TOP + 16 + (53 * n) % (HEIGHT - GROUND_TOP - 24)}h.1"
        for n in range(70)
    )
    topsoil = f"M0 {GROUND_TOP}H{WIDTH}v7q-20 5-40 1{'t-40 0' * 10}L0 {GROUND_TOP + 9}Z"
    return group(
        el("path", d=f"M0 {GROUND_TOP}H{WIDTH}V{HEIGHT}H0Z", fill=ground("desert")),
        el("path", d=layers, fill=DEEP_COLOUR, opacity=0.35),
        pen(grains, 1.8, colour="var(--hatch)"),
        el("path", d=topsoil, fill=DEEP_COLOUR),
        pen("".join(f"M{x} {y}q4-8 11-5 8 4 1 8-7 2-12-3Z" for x, y in stones), 1, wash(OCHRE)),
    )


CLUSTERS = (
    (66, 42, 44, 22), (414, 42, 44, 22), (126, 30, 52, 25), (354, 30, 52, 25),
    (190, 25, 50, 20), (290, 25, 50, 20), (240, 31, 62, 25),
)  # fmt: skip
"""Clumps of leaves: where the middle of each is, half its width and half its height."""


ROOTS = (
    tube([(227, 100), (221, 112), (219, 126)], [13, 8, 2]),
    tube([(234, 102), (230, 114), (236, 128)], [13, 8, 2]),
    tube([(248, 102), (254, 114), (248, 127)], [13, 8, 2]),
    tube([(260, 100), (272, 110), (286, 122)], [13, 9, 2]),
)
"""They keep away from the words to their left."""


def _crown() -> Markup:
    """A broad oak: clumps of leaves over a trunk that forks, roots that take hold."""
    trunk = tube([(240, 30), (239, 74), (241, GROUND_TOP + 4)], [30, 32, 54])
    limbs = [
        tube([(232, 66), (206, 50), (170, 44)], [16, 10, 6]),
        tube([(248, 66), (274, 50), (310, 44)], [16, 10, 6]),
    ]
    bark = "M230 60q2 22-6 44M238 58q1 22 0 46M247 60q-2 20 5 42M233 74q5 4 1 10M244 84q4 3 1 8"
    return group(
        figure(trunk, *limbs, *ROOTS, fill=BARK_COLOUR, gap=3),
        fine(bark),
        [_clump(n, *cluster) for n, cluster in enumerate(CLUSTERS)],
        _acorns(),
    )


def _scalloped_oval(x: float, y: float, across: float, down: float, bows: int) -> Shape:
    """An oval with so many rounded bows along its edge."""
    turns = [n * pi / 45 for n in range(90)]
    reach = [0.92 + 0.12 * abs(sin(turn * bows / 2)) for turn in turns]
    return clockwise(
        [
            (x + across * r * cos(turn), y + down * r * sin(turn))
            for turn, r in zip(turns, reach, strict=True)
        ]
    )


def _clump(seed: int, x: float, y: float, across: float, down: float) -> Markup:
    edge = _scalloped_oval(x, y, across, down, 9 + seed % 3)
    leaves = "".join(
        f"M{x + dx * across:.0f} {y + dy * down:.0f}q3-5 7-1m-3 5q3-5 7-1"
        for dx, dy in ((-0.6, -0.1), (-0.2, -0.5), (0.2, 0), (0.5, -0.35), (-0.3, 0.35))
    )
    return group(
        figure(edge, fill=ground("forest"), gap=3.2, light=(-3, -7)), pen(leaves, 1, colour=MOSS)
    )


def _acorns() -> Markup:
    spots = ((118, 44), (164, 38), (318, 40), (376, 44), (262, 42))
    cups = "".join(f"M{x - 3} {y}q3-4 6 0Z" for x, y in spots)
    nuts = "".join(f"M{x - 3} {y}q0 6 3 7 3-1 3-7Z" for x, y in spots)
    return group(pen(nuts, 1, wash(OCHRE)), pen(cups, 1, "var(--ochre)"))


def _tunnels() -> Markup:
    """Ways between the three storeys."""
    ways = ((45, 190, 10), (201, 190, 10), (357, 190, 10), (123, 264, 10), (279, 264, 10))
    shafts = [clockwise(((x, y), (x + 9, y), (x + 9, y + h), (x, y + h))) for x, y, h in ways]
    return group(*(figure(shaft, gap=99, width=1) for shaft in shafts))


def _turf() -> Markup:
    blades = "".join(
        f"M{x} {GROUND_TOP}l-2-6M{x + 3} {GROUND_TOP}l1-8M{x + 6} {GROUND_TOP}l4-5"
        for x in (106, 212, 260, 368)
    )
    return group(pen(f"M0 {GROUND_TOP}H{WIDTH}", 2), pen(blades, 1.1, colour=MOSS))
