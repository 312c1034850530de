"""The oak and the earth below it, painted once; the chambers are drawn into it."""

from bestiary.drawing import MOSS, OCHRE, Markup, el, ground, group, wash
from bestiary.drawing.engraving import blob, clockwise, shaggy, tube
from bestiary.drawing.strokes import figure, fine, pen
from bestiary.games.rats_of_wistar.board.coats import WIDTH

GROUND = 104
HEIGHT = 352
CHAMBER = (74, 64)


def arch() -> str:
    """The outline of a chamber from its left upper corner."""
    return "M2 60V30Q4 4 37 4T72 30V60Q37 64 2 60Z"


def oak() -> Markup:
    """A tree on the ground, its roots among stones and tunnels."""
    return group(_earth(), _crown(), _tunnels(), _turf())


def _earth() -> Markup:
    stones = ((438, 150), (452, 128), (420, 124), (330, 124), (470, 300), (4, 240), (466, 220))
    return group(
        el("path", d=f"M0 {GROUND}H{WIDTH}V{HEIGHT}H0Z", fill=ground("desert")),
        pen("".join(f"M{x} {y}q4-8 11-5 8 4 1 8-7 2-12-3Z" for x, y in stones), 1, wash(OCHRE)),
    )


def _crown() -> Markup:
    leaves = shaggy(
        blob((96, 40), (150, 14), (240, 4), (330, 14), (384, 40), (320, 52), (240, 44), (160, 52)),
        5,
        4,
    )
    trunk = tube([(240, 40), (238, 76), (240, GROUND + 2)], [30, 26, 46])
    roots = [
        tube([(228, 98), (224, 114), (232, 126)], [14, 8, 3]),
        tube([(252, 98), (258, 114), (250, 126)], [14, 8, 3]),
    ]
    bark = "M232 56q2 20-4 44M240 54q1 22 1 46M248 58q-2 20 4 40M234 70q4 4 1 9"
    return group(
        figure(trunk, *roots, fill=wash(OCHRE), gap=3),
        fine(bark),
        figure(leaves, fill=ground("forest"), gap=3.4),
        pen("M130 34q6-6 12 0M190 24q6-6 12 0M280 26q6-6 12 0M340 36q6-6 12 0M236 20q6-6 12 0",
            1, colour=MOSS),
    )  # fmt: skip


def _tunnels() -> Markup:
    """Ways between the three storeys."""
    ways = ((45, 190, 10), (201, 190, 10), (357, 190, 10), (123, 264, 10), (279, 264, 10))
    shafts = [clockwise(((x, y), (x + 9, y), (x + 9, y + h), (x, y + h))) for x, y, h in ways]
    return group(*(figure(shaft, gap=99, width=1) for shaft in shafts))


def _turf() -> Markup:
    blades = "".join(f"M{x} {GROUND}l-2-6M{x + 3} {GROUND}l1-8M{x + 6} {GROUND}l4-5"
                     for x in range(214, 270, 50))  # fmt: skip
    return group(pen(f"M0 {GROUND}H{WIDTH}", 2), fine(blades))
