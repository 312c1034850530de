"""Portraits: everything with feathers."""

from __future__ import annotations

from bestiary.drawing import INK, Markup, el, group
from bestiary.drawing.engraving import (
    Spot,
    blob,
    ellipse,
    hairs,
    outline,
    pelt,
    scales,
    shaggy,
    tube,
)
from bestiary.drawing.strokes import GOLD, dark, figure, fine, pen, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    FIRE,
    crag,
    eye,
    leg,
    quills,
    rays,
    stare,
    turf,
)


def _turned(tips: tuple[Spot, ...]) -> list[Spot]:
    return [(100 - x, y) for x, y in tips]


def vergisson_bird() -> Markup:
    """The terror of the rock of Vergisson, seen from below."""
    wing = ((4, 12), (2, 24), (5, 35), (11, 44), (20, 50))
    return group(
        crag((6, 97), (16, 88), (40, 80), (66, 74), (70, 88), (94, 96)),
        quills((44, 38), wing, 10),
        quills((56, 38), _turned(wing), 10),
        quills((50, 56), [(50, 80), (42, 78), (58, 78)], 9),
        figure(tube([(50, 28), (50, 44), (50, 60)], [17, 21, 13])),
        fine(scales(blob((50, 32), (60, 44), (50, 60), (40, 44)), 5)),
        figure(blob((42, 16), (50, 10), (58, 16), (58, 27), (50, 32), (42, 27))),
        figure(
            blob((46, 24), (54, 24), (53, 32), (50, 37), (48, 31)), fill=GOLD, width=1.2, gap=99
        ),
        pen("M43 18l5 3M57 18l-5 3", 1.5),
        eye(45.5, 21.5, 1.7),
        eye(54.5, 21.5, 1.7),
        pen("M45 60l-2 8-4 3M43 68l1 4M43 68l4 3M55 60l2 8 4 3M57 68l-1 4M57 68l-4 3", 1.7),
    )


def ziriddar() -> Markup:
    """A vulture of the heights that sits upon what others left."""
    return group(
        figure(tube([(8, 90), (34, 86), (66, 88), (94, 84)], [8, 12, 12, 8]), width=1.2),
        figure(
            blob((64, 74), (74, 70), (84, 74), (84, 84), (76, 90), (68, 88), (64, 82)), width=1.2
        ),
        dark(outline(ellipse(70, 80, 2.6, 3), ellipse(79, 80, 2.6, 3)) + "M74 84l2-3 1 3Z"),
        figure(tube([(56, 30), (58, 52), (54, 72)], [30, 38, 22])),
        quills((62, 30), [(74, 84), (80, 74), (84, 62), (82, 50)], 11),
        figure(
            shaggy(blob((36, 34), (48, 26), (62, 32), (60, 46), (44, 50), (35, 44)), 5), gap=1.8
        ),
        figure(
            tube([(46, 38), (37, 30), (34, 22)], [12, 9, 9]),
            blob((26, 14), (35, 10), (42, 15), (41, 24), (33, 27), (26, 22)),
        ),
        figure(
            blob((27, 15), (18, 18), (13, 25), (17, 31), (20, 25), (28, 23)),
            fill=GOLD,
            width=1.2,
            gap=99,
        ),
        stare(33, 17, 3),
        figure(
            tube([(4, 28), (16, 28), (30, 30)], [4, 3, 4]),
            ellipse(4, 26, 3, 2.4),
            ellipse(4, 30.5, 3, 2.4),
            ellipse(31, 28, 3, 2.4),
            ellipse(31, 32, 3, 2.4),
            width=1.1,
            gap=99,
        ),
        fine(pelt(blob((44, 52), (60, 52), (58, 72), (48, 72)), 6, 6, 95)),
        pen(
            "M46 74l-2 10M44 84l-5 3M44 84l1 4M44 84l5 3M56 74l0 10M56 84l-5 3M56 84l1 4M56 84l5 3",
            1.8,
        ),
    )


def hercinia() -> Markup:
    """A bird of the Hercynian forest whose feathers light the way at night."""
    return group(
        el("circle", cx=50, cy=44, r=34, fill=GOLD),
        rays(50, 44, 36, 47, 28),
        figure(tube([(4, 74), (44, 70), (96, 66)], [6, 7, 4]), width=1.3),
        pen("M20 72q-4-10-10-12M16 74q-6 6-12 6M84 66q4-8 10-10M80 67q5 6 12 7", 1.2),
        quills((36, 58), [(14, 84), (10, 76), (22, 90)], 8),
        figure(
            blob((32, 58), (42, 46), (56, 40), (66, 46), (66, 58), (54, 68), (38, 68)),
            tube([(60, 48), (64, 40), (66, 34)], [18, 14, 13]),
            blob((58, 28), (66, 23), (74, 27), (75, 36), (67, 41), (59, 37)),
        ),
        figure(spike((73, 29), (86, 33), (74, 35)), width=1.2, gap=99),
        quills((58, 48), [(26, 40), (24, 48), (28, 56), (34, 62)], 8, GOLD),
        fine(scales(blob((56, 46), (66, 50), (62, 62), (50, 66)), 4)),
        eye(68, 31, 2),
        pen("M62 24q-2-8 3-12M65 23q2-8 8-10M68 23q5-5 10-4", 1.2),
        pen("M48 68v4M54 68v4M46 73l3-1M52 73l3-1", 1.7),
    )


def scythian_griffin() -> Markup:
    """It guards the gold of the steppe."""
    return group(
        turf(93),
        quills((56, 50), [(22, 6), (34, 3), (12, 15), (6, 27), (6, 39), (14, 48)], 9),
        figure(
            leg((64, 62), (72, 74), (74, 90), wide=5.5),
            leg((36, 68), (42, 80), (36, 86), (44, 91), wide=5.5),
            gap=1.5,
            light=(-9, -9),
        ),
        figure(
            tube([(28, 66), (44, 62), (62, 58)], [19, 20, 23]),
            leg((27, 68), (21, 78), (28, 85), (22, 91), wide=6),
            leg((60, 62), (64, 76), (62, 91), wide=6),
            tube([(62, 56), (68, 42), (72, 32)], [24, 18, 15]),
            blob((64, 22), (73, 17), (82, 22), (83, 33), (74, 38), (65, 33)),
            spike((66, 22), (62, 9), (72, 18)),
        ),
        figure(
            blob((81, 22), (91, 26), (95, 35), (90, 39), (88, 33), (81, 33)),
            fill=GOLD,
            width=1.2,
            gap=99,
        ),
        figure(tube([(21, 62), (10, 60), (6, 70), (12, 80)], [5, 4, 4, 4]), width=1.3),
        dark(outline(shaggy(ellipse(13, 84, 4, 6, 20), 3))),
        fine(scales(blob((60, 46), (74, 40), (74, 54), (64, 64), (54, 58)), 5)),
        eye(77, 26, 2.1),
        pen("M72 21l8 2", 1.4),
        pen("M60 91l-5 2M62 91v3M64 91l4 2M72 90l-4 3M74 90v3M76 90l4 2", 1.4),
        fine(hairs([(32, 58), (44, 54), (54, 52)], 5, 40)),
    )


def firebird() -> Markup:
    """One feather of it lights a whole room."""
    plumes: tuple[Spot, ...] = ((94, 22), (97, 40), (96, 58), (90, 76), (78, 90), (62, 94), (82, 8))
    eyes = [(38 + (x - 38) * 0.9, 46 + (y - 46) * 0.9) for x, y in plumes]
    return group(
        quills((42, 50), plumes, 14, GOLD),
        *(
            el(
                "circle",
                cx=round(x, 1),
                cy=round(y, 1),
                r=3.2,
                fill=FIRE,
                stroke=INK,
                stroke_width=1,
            )
            for x, y in eyes
        ),
        quills((44, 44), [(60, 6), (50, 4), (68, 12), (72, 22)], 9, FIRE),
        figure(
            blob((28, 44), (38, 38), (50, 44), (54, 56), (44, 64), (30, 60), (25, 52)),
            tube([(34, 50), (24, 40), (24, 30)], [20, 11, 10]),
            blob((17, 25), (24, 20), (31, 24), (31, 32), (24, 36), (17, 32)),
            fill=GOLD,
        ),
        figure(spike((18, 25), (5, 31), (18, 32), -0.05), width=1.2, gap=99),
        pen("M22 20q-4-8-2-13M25 20q0-8 5-12M28 22q4-7 10-8", 1.2),
        *(
            el("circle", cx=x, cy=y, r=2, fill=FIRE, stroke=INK, stroke_width=0.9)
            for x, y in ((20, 6), (31, 7), (39, 13))
        ),
        fine(scales(blob((30, 44), (46, 46), (48, 58), (32, 60)), 4)),
        eye(23, 27, 1.9),
        pen(
            "M36 64l-3 14M33 78l-5 3M33 78l1 4M33 78l5 2M42 64l1 14M43 78l-5 3M43 78l1 4M43 78l5 2",
            1.7,
        ),
        rays(10, 70, 3, 8, 8),
    )


DRAWINGS = {
    "vergisson-bird": vergisson_bird,
    "ziriddar": ziriddar,
    "hercinia": hercinia,
    "scythian-griffin": scythian_griffin,
    "firebird": firebird,
}
