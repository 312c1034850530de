"""Who lives in the lake, in the swamp and in the grass."""

from math import cos, radians, sin

from bestiary.drawing import Markup, group, paint
from bestiary.drawing.engraving import blob, ellipse, outline, pelt, tube
from bestiary.drawing.strokes import GOLD, dark, figure, fine, pen, rings, spike

SEAM = (110, 38)
"""Where the two halves of the lake monster meet: the middle of its body, and how thick it is."""
WARTS = ((22, 74, 2.2), (60, 80, 2.6), (52, 68, 1.6), (17, 86, 1.6))


def head_half() -> Markup:
    """The left half: a head on its neck, the body runs out to the right."""
    coat = paint("blue").fill
    level, thick = SEAM
    spine = [(30, 42), (22, 66), (24, 92), (46, 108), (64, level), (82, level)]
    head = blob((18, 44), (18, 28), (32, 20), (52, 26), (62, 36), (54, 46), (32, 50))
    crest = [
        spike((x, y), (x - 13, y - 5), (x - 2, y + 11)) for x, y in ((18, 54), (14, 70), (16, 86))
    ]
    return group(
        figure(*crest, fill=GOLD, width=1.3),
        figure(spike((26, 26), (22, 8), (36, 24)), fill=GOLD, width=1.3),
        figure(tube(spine, [18, 22, 28, 36, thick, thick]), head, fill=coat),
        fine(rings(spine[:4], 26, 8)),
        fine("M44 118q18 10 36 6M48 124q16 6 32 4"),
        pen("M40 44q12 2 19-6", 1.6),
        dark(outline(ellipse(56, 33, 1.4, 1))),
        _shore(),
    )


def tail_half() -> Markup:
    """The right half: the body comes in from the left and ends in a fluke."""
    coat = paint("blue").fill
    level, thick = SEAM
    spine = [(-2, level), (14, level), (36, 106), (54, 88), (54, 64), (44, 44)]
    fluke = (
        spike((38, 48), (14, 36), (44, 34), 0.3), spike((42, 40), (60, 12), (54, 46), 0.3),
    )  # fmt: skip
    crest = [spike((x, y), (x + 12, y - 8), (x + 3, y + 10)) for x, y in ((60, 92), (64, 72))]
    return group(
        figure(*crest, fill=GOLD, width=1.3),
        figure(*fluke, fill=coat),
        figure(tube(spine, [thick, thick, 34, 27, 18, 11]), fill=coat),
        fine(rings(spine[1:], 32, 9)),
        fine("M0 124q16 4 32 0M0 118q14 6 28 2"),
        _shore(),
    )


def _shore() -> Markup:
    waves = "M0 134q5-5 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0"
    return group(
        pen(f"{waves}V160H0Z", 1.2, "var(--ground-water)", "var(--slate)"),
        pen("M6 144q4-4 8 0t8 0 8 0M46 148q4-4 8 0t8 0 8 0", 1.1, colour="var(--slate)"),
    )


def toad() -> Markup:
    coat = paint("brown").fill
    body = blob((8, 96), (12, 72), (26, 60), (54, 60), (68, 72), (72, 96), (56, 108), (24, 108))
    return group(
        figure(
            ellipse(26, 50, 12, 13), ellipse(54, 50, 12, 13), body,
            tube([(14, 98), (8, 108), (16, 114)], [13, 11, 6]),
            tube([(66, 98), (72, 108), (64, 114)], [13, 11, 6]),
            fill=coat,
        ),
        dark(outline(*[ellipse(x, y, r, r) for x, y, r in WARTS])),
        pen("M20 82Q40 98 60 82", 2),
        fine("M36 72h.1M44 72h.1M28 100q12 6 24 0"),
    )  # fmt: skip


def lionflower() -> Markup:
    """A mane of petals around a face."""
    coat = paint("yellow").fill
    petals = []
    for turn in range(0, 360, 30):
        a = radians(turn)
        petals.append(ellipse(40 + 24 * cos(a), 58 + 24 * sin(a), 12, 7, turn))
    face = ellipse(40, 58, 21, 20)
    return group(
        pen(
            "M40 84V112M40 104q-14-2-18-14 14 0 18 12M40 110q14-2 18-14-14 0-18 12",
            2,
            "var(--ground-grass)",
        ),
        figure(*petals, fill=GOLD, width=1.4),
        figure(face, fill=coat),
        fine(pelt(face, 8, 4, 100, 8)),
        pen("M32 66q4 4 8 0 4 4 8 0M40 63v3", 1.6),
        dark("M36 60h8l-4 4Z"),
    )
