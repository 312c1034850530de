"""Portraits: birds that walk more than they fly."""

from __future__ import annotations

from bestiary.drawing import INK, MADDER, Markup, el, group
from bestiary.drawing.engraving import (
    blob,
    ellipse,
    hairs,
    outline,
    scales,
    shaggy,
    tube,
)
from bestiary.drawing.strokes import GOLD, dark, figure, fine, flame, pen, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    BLACK,
    FIRE,
    GLINT,
    antler,
    eye,
    leg,
    quills,
    rays,
    stare,
    turf,
)


def _claw(x: float, y: float, top: float, width: float = 1.8) -> Markup:
    """A bird's leg down to its toes."""
    return pen(
        f"M{x} {top}L{x} {y}M{x - 6} {y + 1}L{x} {y - 1}L{x + 6} {y + 1}M{x} {y - 1}v3", width
    )


def lagopus() -> Markup:
    """White as the snow of the Alps, and its feet are those of a hare."""
    breast = blob((58, 46), (74, 50), (72, 66), (58, 74), (44, 72))
    return group(
        turf(93),
        quills((30, 56), [(6, 50), (5, 58), (8, 66)], 8),
        figure(
            blob((26, 56), (40, 40), (58, 38), (76, 48), (76, 64), (60, 76), (38, 76), (24, 68)),
            tube([(64, 46), (70, 38), (72, 32)], [24, 18, 16]),
            blob((63, 26), (71, 21), (80, 25), (81, 35), (72, 40), (63, 36)),
        ),
        figure(spike((80, 28), (89, 34), (80, 36)), width=1.2, gap=1.5),
        quills((54, 52), [(22, 62), (26, 68), (32, 73)], 8),
        fine(scales(breast, 5)),
        pen("M69 23q5-4 9 0", 2.2, colour=MADDER),
        eye(74, 29),
        figure(
            shaggy(tube([(46, 74), (45, 84), (58, 90)], [10, 9, 9]), 3),
            shaggy(tube([(62, 72), (63, 84), (76, 90)], [10, 9, 9]), 3, 2),
            gap=1.8,
        ),
        fine("M54 91v3M58 92v2M72 91v3M76 92v2"),
    )


def skvader() -> Markup:
    """A hare before, a capercaillie behind."""
    return group(
        turf(),
        quills((30, 58), [(4, 36), (3, 48), (4, 60), (8, 71), (16, 78)], 9),
        figure(
            leg((44, 70), (52, 80), (44, 86), (54, 90), wide=6),
            tube([(32, 60), (46, 62), (62, 58)], [21, 26, 22]),
            leg((62, 64), (66, 78), (70, 90), wide=5),
            tube([(62, 54), (68, 46), (72, 42)], [19, 15, 13]),
            blob((66, 32), (76, 31), (84, 38), (88, 46), (80, 52), (68, 50), (63, 42)),
        ),
        figure(tube([(69, 34), (62, 20), (60, 6)], [6, 9, 3]), width=1.5),
        figure(tube([(75, 33), (74, 18), (77, 4)], [6, 9, 3]), width=1.5),
        fine("M67 28l-5-14M75 28l1-16"),
        quills((58, 54), [(24, 28), (20, 38), (22, 48), (28, 56)], 9),
        fine(hairs([(64, 50), (70, 58), (66, 68)], 5, 80)),
        eye(76, 40, 2.2),
        dark(outline(ellipse(87, 45, 2.2, 1.7))),
        fine("M84 48q-3 1-4-1M85 46l12-3M85 48l12 2"),
    )


def elwetritsch() -> Markup:
    """Half hen, half something with antlers; hunted with a sack and a lantern."""
    body = blob((24, 58), (38, 46), (58, 46), (70, 58), (64, 74), (46, 80), (30, 74))
    return group(
        turf(),
        antler((66, 24), (56, 4), [(50, 16), (64, 7)]),
        antler((72, 23), (82, 4), [(88, 14), (73, 8)]),
        quills((30, 60), [(6, 38), (4, 50), (8, 62), (16, 70)], 9),
        figure(
            body,
            tube([(60, 54), (68, 42), (70, 32)], [20, 13, 11]),
            blob((62, 26), (70, 21), (78, 26), (78, 35), (70, 39), (62, 35)),
        ),
        figure(spike((77, 28), (97, 40), (77, 35), 0.05), fill=GOLD, width=1.2, gap=1.8),
        fine(scales(blob((44, 52), (64, 52), (66, 66), (48, 76), (36, 66)), 6)),
        quills((52, 56), [(26, 64), (30, 70), (37, 75)], 8),
        stare(71, 29, 3.4),
        _claw(44, 90, 78),
        _claw(56, 90, 77),
    )


def aitvaras() -> Markup:
    """A black cock in the house, a fiery tail in the sky."""
    tail = (
        (14, 62, 34, -70),
        (14, 52, 34, -52),
        (20, 44, 36, -30),
        (27, 40, 34, -10),
        (16, 70, 26, -92),
    )
    return group(
        turf(),
        *(flame(x + 12, y + 6, size, turn) for x, y, size, turn in tail),
        figure(
            blob((24, 56), (36, 62), (48, 54), (60, 44), (72, 52), (70, 70), (54, 80), (36, 76)),
            tube([(62, 54), (68, 40), (71, 30)], [24, 15, 12]),
            blob((64, 24), (72, 19), (80, 24), (80, 33), (72, 37), (64, 33)),
            fill=BLACK,
            gap=99,
        ),
        pen("M64 22q-2-8 4-7 0-7 6-4 5-5 7 2 5 1 1 8", 1.4, FIRE),
        pen("M74 36q-2 8 2 10 5-3 2-10Z", 1.2, FIRE),
        figure(spike((79, 25), (91, 30), (79, 33)), fill=GOLD, width=1.2, gap=99),
        stare(73, 27, 3),
        pen(
            hairs([(56, 50), (64, 58), (64, 70)], 7, 150)
            + hairs([(42, 60), (50, 66), (52, 74)], 7, 150),
            0.9,
            colour=GLINT,
        ),
        _claw(50, 90, 79),
        _claw(60, 90, 78),
    )


def caladrius() -> Markup:
    """White all over; it looks at the sick who will live and carries the illness to the sun."""
    return group(
        el("circle", cx=20, cy=18, r=9, fill=GOLD, stroke=INK, stroke_width=1.2),
        rays(20, 18, 11, 18, 16),
        turf(),
        quills((72, 62), [(97, 72), (95, 80), (89, 86)], 8),
        figure(
            blob((40, 56), (52, 50), (70, 54), (84, 66), (76, 76), (56, 78), (42, 70)),
            tube([(46, 60), (36, 50), (38, 36), (46, 27)], [20, 12, 10, 10]),
            blob((40, 22), (48, 18), (55, 23), (54, 31), (46, 34), (40, 29)),
        ),
        figure(spike((41, 23), (26, 29), (42, 30), -0.05), fill=GOLD, width=1.2, gap=99),
        quills((54, 60), [(84, 56), (88, 64), (84, 72), (74, 77)], 9),
        fine(scales(blob((42, 56), (52, 58), (54, 72), (44, 70)), 4)),
        eye(46, 24, 1.9),
        pen("M52 19q4-6 8-5M53 21q6-3 9-1", 1.1),
        _claw(54, 91, 77),
        _claw(64, 91, 77),
    )


DRAWINGS = {
    "lagopus": lagopus,
    "skvader": skvader,
    "elwetritsch": elwetritsch,
    "aitvaras": aitvaras,
    "caladrius": caladrius,
}
