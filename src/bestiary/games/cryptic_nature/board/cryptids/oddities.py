"""Portraits: what fits no order of nature."""

from __future__ import annotations

from math import cos, radians, sin

from bestiary.drawing import CARD, INK, Markup, el, group
from bestiary.drawing.engraving import blob, ellipse, hairs, line, outline, shaggy, smooth, tube
from bestiary.drawing.strokes import GOLD, bat_wing, dark, figure, fine, horn, pen, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    FIRE,
    WATER,
    eye,
    sea,
    spot,
    stare,
    turf,
    waves,
)


def trochus() -> Markup:
    """A wheel of flesh that rolls through the sea of Athos."""
    around = [radians(20 * n) for n in range(18)]
    crest = "".join(
        f"M{spot(50, 48, 38, a - 0.13)}L{spot(50, 48, 46, a)}L{spot(50, 48, 38, a + 0.13)}"
        for a in around
    )
    folds = "".join(f"M{spot(50, 48, 30, a)}L{spot(50, 48, 35, a + 0.1)}" for a in around)
    spokes = [radians(45 + 90 * n) for n in range(4)]
    arms = [
        tube(
            [(50, 48), (50 + 18 * cos(a), 48 + 18 * sin(a)), (50 + 31 * cos(a), 48 + 31 * sin(a))],
            [11, 7, 9],
        )
        for a in spokes
    ]
    return group(
        pen(crest, 1.4, CARD),
        figure(ellipse(50, 48, 39, 39), light=(-6, -6)),
        el("circle", cx=50, cy=48, r=27, fill=WATER, stroke=INK, stroke_width=1.5),
        *(figure(arm, width=1.4) for arm in arms),
        figure(ellipse(50, 48, 15, 14), width=1.5),
        stare(44, 45, 4.2),
        stare(56, 45, 4.2),
        pen("M44 54q6 4 12 0", 1.3),
        fine(folds),
        sea(80),
    )


def water_leaper() -> Markup:
    """A frog without legs, on the wings of a bat."""
    return group(
        bat_wing((40, 42), (18, 14), [(2, 24), (4, 42), (16, 54), (40, 56)]),
        bat_wing((60, 42), (82, 14), [(98, 24), (96, 42), (84, 54), (60, 56)]),
        figure(tube([(52, 60), (60, 76), (48, 84), (34, 78), (28, 88)], [18, 11, 8, 5, 3])),
        dark("M28 84l-8 12 12-4Z"),
        figure(
            blob((34, 34), (50, 27), (66, 34), (70, 50), (62, 64), (50, 68), (38, 64), (30, 50)),
            ellipse(39, 28, 8, 8),
            ellipse(61, 28, 8, 8),
        ),
        stare(39, 27, 5),
        stare(61, 27, 5),
        pen("M31 46q19 12 38 0", 1.7),
        pen("M36 49l1 4 2-3M62 50l1 3 2-4M47 40h.5M53 40h.5", 1.2),
        fine("M40 58q10 6 20 0M42 62q8 4 16 0"),
        *(
            fine(outline(ellipse(x, y, 1.8, 1.5)))
            for x, y in ((40, 40), (60, 40), (50, 34), (36, 56), (64, 56))
        ),
        waves(90, 40, 94),
        fine("M10 76l2 5M16 70l1 5M78 74l-2 5M86 68l-1 5"),
    )


def _shell(x: float, y: float) -> Markup:
    sides = ((0, 0), (9, 8), (8, 22), (0, 28), (-8, 22), (-9, 8))
    half = blob(*((x + dx, y + dy) for dx, dy in sides))
    ribs = f"M{x} {y + 2}v24M{x} {y + 2}q6 10 4 20M{x} {y + 2}q-6 10-4 20"
    return group(figure(half, width=1.4), fine(ribs))


def barnacle_goose() -> Markup:
    """Geese that ripen in shells on driftwood above the sea."""
    return group(
        figure(tube([(2, 16), (40, 12), (98, 20)], [9, 10, 6]), width=1.4),
        figure(tube([(70, 16), (86, 8), (96, 8)], [5, 4, 2]), width=1.2),
        pen("M20 18v8M76 22v8", 1.6),
        _shell(20, 26),
        _shell(78, 30),
        pen("M48 16v6", 2),
        figure(blob((48, 20), (60, 28), (62, 46), (54, 56), (50, 40), (44, 30)), width=1.4),
        figure(blob((46, 20), (36, 28), (34, 46), (42, 56), (46, 40)), width=1.4),
        fine("M50 24q8 12 6 28M44 24q-8 12-6 28"),
        figure(
            tube([(48, 40), (52, 58), (44, 68), (48, 78)], [12, 11, 9, 9]),
            blob((42, 74), (50, 71), (57, 76), (56, 84), (49, 87), (42, 83)),
            width=1.6,
        ),
        dark(outline(tube([(50, 54), (46, 64), (46, 70)], [9, 8, 7]))),
        figure(spike((55, 77), (70, 82), (55, 84), 0.04), fill=GOLD, width=1.2, gap=99),
        eye(51, 77, 1.9),
        waves(91),
    )


def ziphius() -> Markup:
    """The water owl: it saws ships in two with the fin on its back."""
    return group(
        figure(spike((44, 30), (66, 2), (72, 36), 0.1), gap=2),
        figure(spike((88, 66), (98, 40), (97, 72)), width=1.4),
        figure(
            tube([(38, 58), (60, 54), (82, 62), (94, 74)], [50, 46, 30, 14]),
            ellipse(34, 54, 27, 28),
        ),
        figure(ellipse(24, 46, 13, 13), ellipse(46, 46, 13, 13), width=1.3, gap=99),
        fine(
            hairs([(12, 40), (24, 33), (36, 42)], 4, 250)
            + hairs([(36, 42), (46, 33), (58, 42)], 4, 290)
        ),
        stare(24, 46, 8),
        stare(46, 46, 8),
        figure(
            blob((31, 52), (39, 52), (38, 60), (35, 66), (32, 60)), fill=GOLD, width=1.2, gap=99
        ),
        dark("M18 66q17 22 34 0q-17 8-34 0Z"),
        pen("M22 69l2 4 3-3M30 71l2 4 3-4M38 71l3 4 2-5M46 69l1 3 3-4", 0.9, CARD),
        fine("M66 40q6 10 2 22M74 46q5 8 2 18M82 54q3 6 1 14"),
        fine("M48 26l5 1M52 21l5 1M56 15l5 2M60 10l5 2"),
        sea(80),
    )


def sarmatian_snail() -> Markup:
    """A snail as large as a barrel, with antlers and the muzzle of a cat."""
    spiral = [
        (66, 46),
        (74, 38),
        (84, 46),
        (82, 60),
        (66, 66),
        (50, 58),
        (50, 38),
        (64, 24),
        (84, 26),
    ]
    knobs = ((12, 18), (20, 8), (30, 6), (40, 12), (6, 28))
    return group(
        turf(94),
        pen("M26 38 20 22 12 18M20 22l0-14M28 38l4-16-2-16M32 22l8-10M24 34 6 28", 2.4),
        *(
            el("circle", cx=x, cy=y, r=3.4, fill=GOLD, stroke=INK, stroke_width=1.3)
            for x, y in knobs
        ),
        figure(
            tube([(96, 90), (70, 84), (44, 82), (30, 66)], [4, 18, 20, 17]),
            tube([(32, 70), (28, 56), (26, 48)], [18, 17, 17]),
            blob((16, 42), (26, 36), (36, 42), (37, 52), (28, 60), (17, 60), (9, 54)),
            tube([(34, 80), (26, 88), (20, 92)], [9, 7, 7]),
            tube([(46, 86), (44, 91), (40, 93)], [9, 7, 7]),
        ),
        figure(ellipse(67, 50, 28, 28), light=(-6, -6)),
        pen(line(smooth(spiral)), 1.8),
        fine(
            "M92 40l-8 4M90 62l-8-3M76 76l-4-9M56 76l3-10M42 62l9-5M42 40l8 2M56 24l5 6M78 24l-3 6"
        ),
        stare(27, 46, 3.6),
        dark(outline(ellipse(12, 52, 2.6, 2))),
        pen("M12 55q5 4 10 0", 1.1),
        fine("M16 55 2 52M16 57 2 59M18 59 6 66M22 58l10 6"),
        pen("M17 92v3M21 93v3M37 93v3M41 94v2", 1.2),
    )


ARMS = (
    tube([(40, 46), (18, 48), (8, 66), (20, 78), (12, 92)], [14, 11, 9, 6, 3]),
    tube([(60, 46), (84, 46), (94, 62), (82, 72), (92, 86)], [14, 11, 9, 6, 3]),
    tube([(42, 52), (30, 62), (28, 80), (40, 88)], [13, 11, 8, 4]),
    tube([(58, 52), (70, 64), (66, 84), (52, 82)], [13, 11, 8, 4]),
)
SUCKERS = (
    (14, 60),
    (12, 68),
    (17, 76),
    (90, 58),
    (88, 66),
    (85, 74),
    (30, 70),
    (31, 78),
    (68, 70),
    (66, 78),
)


def kraken() -> Markup:
    """Sailors landed on it and lit a fire."""
    return group(
        *(figure(arm) for arm in ARMS),
        *(
            el("circle", cx=x, cy=y, r=1.7, fill=CARD, stroke=INK, stroke_width=0.8)
            for x, y in SUCKERS
        ),
        figure(
            blob(
                (50, 2),
                (66, 10),
                (72, 28),
                (68, 46),
                (58, 56),
                (42, 56),
                (32, 46),
                (28, 28),
                (34, 10),
            ),
            light=(-6, -5),
        ),
        stare(40, 40, 6),
        stare(60, 40, 6),
        pen("M33 33l10 3M67 33l-10 3M46 50q4 3 8 0", 1.6),
        *(
            fine(outline(ellipse(x, y, 2.6, 2)))
            for x, y in ((46, 14), (56, 20), (42, 24), (60, 12), (52, 28))
        ),
        pen("M40 74h22l-4 9H44ZM51 74V58M52 60q9 2 8 10h-8Z", 1.3, CARD),
        sea(84),
    )


HORNS = (
    ((34, 30), (22, 20), (20, 6)),
    ((42, 24), (36, 12), (40, 2)),
    ((50, 22), (50, 10), (53, 1)),
    ((58, 24), (64, 12), (62, 2)),
    ((66, 30), (78, 20), (80, 6)),
    ((30, 40), (14, 36), (6, 24)),
    ((70, 40), (86, 36), (94, 24)),
)


def iku_turso() -> Markup:
    """The thousand-headed, thousand-horned son of old age, from the bottom of the sea."""
    beard = shaggy(
        blob((30, 54), (50, 58), (70, 54), (74, 76), (62, 92), (50, 96), (38, 92), (26, 76)), 6, 3
    )
    return group(
        *(figure(horn(*points, wide=7), width=1.3) for points in HORNS),
        figure(
            blob(
                (28, 40),
                (36, 26),
                (50, 21),
                (64, 26),
                (72, 40),
                (72, 58),
                (60, 70),
                (40, 70),
                (28, 58),
            )
        ),
        figure(beard, gap=1.8, lean=80),
        fine(
            hairs([(34, 60), (50, 64), (66, 60)], 14, 90)
            + hairs([(36, 72), (50, 76), (64, 72)], 12, 90, 2)
        ),
        stare(40, 42, 5, FIRE),
        stare(60, 42, 5, FIRE),
        pen("M32 34q7-3 13 3M68 34q-7-3-13 3", 2),
        pen("M47 46q-3 8 3 8t3-8M40 60q10 5 20 0", 1.3),
        figure(
            spike((40, 60), (37, 76), (46, 62)),
            spike((54, 62), (63, 76), (60, 60)),
            width=1.2,
            gap=99,
        ),
        figure(tube([(10, 96), (6, 76), (14, 64), (20, 72)], [9, 8, 7, 3]), width=1.5),
        figure(tube([(90, 96), (94, 76), (86, 64), (80, 72)], [9, 8, 7, 3]), width=1.5),
        sea(84),
    )


DRAWINGS = {
    "trochus": trochus,
    "water-leaper": water_leaper,
    "barnacle-goose": barnacle_goose,
    "ziphius": ziphius,
    "sarmatian-snail": sarmatian_snail,
    "kraken": kraken,
    "iku-turso": iku_turso,
}
