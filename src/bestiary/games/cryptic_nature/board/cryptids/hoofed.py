"""Portraits: beasts with hooves."""

from __future__ import annotations

from bestiary.drawing import Markup, group
from bestiary.drawing.engraving import blob, ellipse, hairs, line, outline, shaggy, smooth, tube
from bestiary.drawing.strokes import GOLD, figure, fine, flame, horn, pen, rings, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    WATER,
    crag,
    eye,
    hoof,
    leg,
    rays,
    stare,
    turf,
)


def dahu() -> Markup:
    """Level on a steep slope: the legs uphill are short."""
    horns = [(75, 25), (75, 13), (64, 7)]
    return group(
        crag((3, 94), (20, 84), (42, 80), (60, 69), (80, 66), (97, 55)),
        figure(
            leg((38, 56), (42, 66), (40, 72), (42, 79), wide=4.5),
            leg((70, 52), (73, 58), (72, 62), (72, 66), wide=4.5),
            gap=1.6,
            light=(-9, -9),
        ),
        figure(
            tube([(26, 52), (44, 50), (66, 47)], [20, 22, 19]),
            leg((28, 55), (22, 66), (26, 74), (22, 83), wide=5),
            leg((62, 52), (65, 61), (62, 66), (61, 69), wide=5),
            tube([(64, 46), (71, 36), (76, 29)], [16, 11, 9]),
            tube([(74, 28), (82, 31), (89, 36)], [11, 9, 5]),
            spike((71, 26), (63, 24), (71, 31)),
            tube([(19, 47), (14, 42), (13, 38)], [5, 4, 2]),
        ),
        figure(horn(*horns, wide=4.5), width=1.3),
        fine(rings(horns, 5)),
        pen("M84 38q-1 6-4 8M86 38q1 5 0 7", 1.2),
        fine("M34 56q-4-8 2-13M58 55q6-4 7-12" + hairs([(30, 41), (44, 39), (58, 38)], 4, 160)),
        eye(79, 29),
    )


def haber() -> Markup:
    """A goat on three legs with the eyes of an owl."""
    left, right = [(28, 22), (27, 12), (20, 3)], [(36, 22), (40, 12), (38, 2)]
    body = shaggy(tube([(38, 54), (54, 54), (72, 52)], [26, 27, 24]), 5, 3)
    return group(
        turf(),
        figure(leg((60, 62), (56, 74), (59, 82), (57, 89), wide=5), gap=1.6, light=(-9, -9)),
        figure(
            body,
            leg((40, 62), (38, 76), (40, 89), wide=5.5),
            leg((70, 60), (75, 72), (70, 80), (72, 89), wide=5.5),
            tube([(40, 50), (34, 38), (31, 32)], [22, 16, 14]),
            blob((24, 22), (38, 21), (43, 30), (38, 40), (26, 44), (15, 42), (20, 30)),
            spike((40, 24), (53, 22), (42, 31)),
            tube([(81, 46), (88, 41), (90, 35)], [6, 5, 3]),
        ),
        figure(horn(*left, wide=5), width=1.3),
        figure(horn(*right, wide=5), width=1.3),
        fine(rings(left, 5) + rings(right, 5)),
        stare(30, 31, 5.5),
        pen("M15 42q5-1 8 2M25 45q0 8-3 12M28 45q2 7 0 11", 1.2),
        fine(
            hairs([(44, 46), (56, 44), (70, 45)], 7, 70)
            + hairs([(46, 57), (60, 58), (74, 55)], 7, 75)
        ),
        *(hoof(x, 88) for x in (40, 57, 72)),
    )


PALM = blob(
    (29, 24),
    (21, 17),
    (18, 6),
    (24, 11),
    (28, 2),
    (33, 9),
    (41, 3),
    (40, 12),
    (47, 13),
    (36, 23),
)


def lossie() -> Markup:
    """An elk of Bohemia that spits boiling water at the hounds."""
    return group(
        turf(),
        figure(
            leg((49, 54), (51, 72), (48, 89), wide=4.5),
            leg((68, 54), (65, 72), (67, 89), wide=4.5),
            gap=1.6,
            light=(-9, -9),
        ),
        figure(
            blob(
                (34, 40),
                (44, 32),
                (58, 38),
                (76, 37),
                (86, 46),
                (82, 58),
                (66, 59),
                (50, 62),
                (38, 58),
            ),
            leg((42, 54), (41, 72), (42, 89), wide=5),
            leg((77, 52), (82, 68), (77, 78), (79, 89), wide=5),
            tube([(44, 44), (36, 36), (29, 31)], [22, 17, 13]),
            tube([(31, 29), (20, 33), (10, 40)], [13, 11, 10]),
            blob((24, 39), (30, 40), (30, 52), (25, 54), (21, 47)),
            spike((35, 25), (45, 25), (37, 31)),
        ),
        figure(PALM, width=1.3, gap=2),
        pen("M7 44Q1 49 3 62M10 46Q5 52 8 66M12 46Q12 54 14 62", 1.3),
        fine("M3 68q2-3 0-5M8 72q2-3 0-5M14 68q2-3 0-5M20 60q2-3 0-5"),
        fine(
            "M6 39q2-2 4 0M48 58q-6-6-5-16M74 56q-4-6 0-14"
            + hairs([(40, 38), (46, 35), (54, 38)], 5, 110)
        ),
        eye(26, 30),
        *(hoof(x, 88, 4.5) for x in (42, 48, 67, 79)),
    )


def zlatorog() -> Markup:
    """The white chamois with horns of gold, high above the valley."""
    horns = [(69, 21), (69, 9), (58, 4), (48, 11)]
    return group(
        rays(62, 12, 17, 27, 18),
        crag((8, 96), (24, 86), (36, 74), (52, 77), (66, 67), (78, 76), (94, 95)),
        figure(
            leg((38, 58), (45, 66), (43, 71), (46, 76), wide=4.5),
            leg((67, 46), (75, 52), (73, 62), (76, 72), wide=4.5),
            gap=1.6,
            light=(-9, -9),
        ),
        figure(
            tube([(30, 58), (46, 51), (63, 44)], [18, 19, 18]),
            leg((30, 61), (25, 68), (32, 73), (33, 78), wide=5),
            leg((60, 49), (66, 56), (63, 62), (64, 68), wide=5),
            tube([(62, 42), (67, 33), (69, 27)], [16, 11, 9]),
            tube([(68, 24), (76, 27), (83, 33)], [11, 9, 5]),
            spike((66, 21), (57, 21), (66, 27)),
            tube([(22, 56), (17, 54), (14, 56)], [5, 5, 3]),
        ),
        figure(horn(*horns, wide=6), fill=GOLD, width=1.4),
        fine(rings(horns, 6, 8)),
        fine("M36 62q-4-6 0-13M58 53q6-3 6-11" + hairs([(62, 52), (67, 44), (71, 36)], 4, 100)),
        eye(74, 26),
    )


def bonnacon() -> Markup:
    """A bull with useless horns and a fiery answer to pursuers."""
    left, right = (
        [(24, 43), (13, 41), (8, 32), (13, 25), (18, 30)],
        [(32, 41), (38, 33), (35, 24), (28, 26)],
    )
    return group(
        flame(80, 58, 20, 80),
        flame(79, 66, 17, 106),
        flame(79, 51, 15, 56),
        turf(right=84),
        figure(
            leg((47, 64), (48, 76), (46, 89), wide=6),
            leg((63, 62), (61, 76), (63, 89), wide=6),
            gap=1.6,
            light=(-9, -9),
        ),
        figure(
            tube([(36, 54), (52, 56), (71, 54)], [33, 31, 26]),
            leg((38, 64), (36, 76), (38, 89), wide=6.5),
            leg((72, 60), (75, 74), (71, 80), (73, 89), wide=6.5),
            blob((20, 44), (36, 42), (40, 54), (30, 66), (18, 70), (13, 64), (16, 54)),
            spike((35, 44), (46, 42), (37, 50)),
        ),
        figure(horn(*left, wide=6), width=1.3),
        figure(horn(*right, wide=6), width=1.3),
        pen("M80 46q8-6 3-16q-3-3-1-7", 2),
        figure(
            shaggy(blob((40, 36), (48, 42), (50, 58), (44, 74), (38, 64), (38, 50)), 5),
            width=1.2,
            gap=1.8,
        ),
        fine("M16 66q3-2 5 0M14 60q3 0 3 3M66 64q-5-8 0-17"),
        eye(23, 52, 2.1),
        *(hoof(x, 88, 6) for x in (38, 46, 63, 73)),
    )


def caballucos() -> Markup:
    """A little horse of the devil on the wings of a dragonfly."""
    wings = [
        tube([(52, 44), (34, 24), (14, 12)], [3, 12, 5]),
        tube([(50, 46), (30, 36), (7, 33)], [3, 11, 5]),
        tube([(54, 43), (48, 22), (40, 4)], [3, 11, 5]),
    ]
    veins = (
        "M52 44L16 13M50 46L9 33M54 43L41 6M40 27l-6-4M34 22l-8-2"
        "M36 37l-8-4M26 34l-8 1M49 26l-5-6M47 18l4-6"
    )
    return group(
        fine("M10 84q6-4 12 0M70 88q8-5 16 0M84 76q4-3 8 0"),
        *(figure(wing, fill=WATER, width=1.1, gap=99) for wing in wings),
        fine(veins),
        figure(
            leg((40, 66), (46, 78), (40, 84), (43, 92), wide=4.5),
            leg((62, 56), (75, 62), (76, 70), wide=4.5),
            gap=1.6,
            light=(-9, -9),
        ),
        figure(
            tube([(34, 62), (46, 57), (60, 50)], [19, 19, 18]),
            leg((33, 66), (27, 76), (33, 83), (30, 92), wide=5),
            leg((59, 54), (70, 52), (76, 58), wide=5),
            tube([(60, 46), (66, 36), (68, 28)], [16, 12, 10]),
            tube([(67, 25), (75, 30), (82, 38)], [11, 10, 7]),
            spike((65, 22), (66, 12), (70, 20)),
        ),
        figure(shaggy(tube([(26, 60), (14, 62), (10, 76)], [5, 9, 4]), 4), width=1.2),
        pen(line(smooth([(62, 24), (56, 30), (58, 40), (52, 46)])), 1.6),
        fine(hairs([(64, 22), (60, 30), (60, 40)], 7, 160)),
        eye(72, 28),
        fine("M80 39q-3 1-4 3M60 54q2-6-2-10" + outline(ellipse(80, 35, 0.8, 0.8))),
    )


DRAWINGS = {
    "dahu": dahu,
    "haber": haber,
    "lossie": lossie,
    "zlatorog": zlatorog,
    "bonnacon": bonnacon,
    "caballucos": caballucos,
}
