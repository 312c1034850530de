"""Portraits: what was seen in lakes and off the shore."""

from __future__ import annotations

from bestiary.drawing import Markup, group
from bestiary.drawing.engraving import blob, ellipse, hairs, outline, scales, tube
from bestiary.drawing.strokes import GOLD, dark, figure, fine, horn, pen, rings, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import eye, sea, turf


def tsmok() -> Markup:
    """The good dragon of Lepel: the body of a seal, the head of a deer."""
    return group(
        figure(
            horn((60, 16), (54, 8), (56, 2), wide=4),
            horn((66, 15), (68, 6), (75, 3), wide=4),
            width=1.2,
        ),
        figure(
            tube([(22, 78), (38, 64), (56, 58), (62, 44), (60, 28)], [20, 32, 29, 17, 13]),
            tube([(22, 78), (10, 74), (4, 64)], [15, 9, 3]),
            tube([(60, 22), (70, 24), (82, 31)], [15, 13, 9]),
            spike((57, 20), (44, 17), (57, 27)),
        ),
        figure(tube([(52, 66), (66, 74), (76, 86)], [12, 12, 5]), width=1.5),
        figure(tube([(8, 68), (2, 58), (8, 52)], [4, 7, 2]), width=1.2),
        fine("M56 70q8 4 16 14M52 74q8 4 14 12"),
        fine(scales(blob((28, 66), (44, 54), (56, 58), (50, 72), (30, 80)), 6)),
        fine("M56 52q5 2 10-1M55 46q5 2 10-1M54 40q5 2 11-1M53 34q5 2 10-1"),
        dark(outline(ellipse(82, 29, 2.2, 1.8))),
        pen("M84 35q-5 2-8-1", 1.1),
        eye(70, 21, 2.2),
        sea(82),
    )


def karadag_serpent() -> Markup:
    """A serpent of the Black Sea, as thick as a barrel, below the cliffs of Karadag."""
    crest = "".join(
        f"M{x} {y}l{dx} {dy}"
        for x, y, dx, dy in (
            (58, 20, -8, -3),
            (57, 27, -9, -1),
            (58, 34, -9, 1),
            (61, 41, -9, 3),
            (64, 48, -8, 4),
        )
    )
    loops = (
        tube([(6, 88), (8, 66), (20, 58), (32, 66), (34, 88)], [10, 12, 13, 12, 11]),
        tube([(36, 88), (38, 62), (50, 54), (60, 64), (60, 88)], [11, 13, 15, 14, 13]),
    )
    return group(
        pen("M2 52l10-14 6 6 8-16 8 10 6-8 8 12", 1),
        fine("M26 28l4 14M40 32l3 12M12 38l3 10"),
        *(figure(loop) for loop in loops),
        *(fine(scales(loop, 6)) for loop in loops),
        pen(crest, 2),
        figure(
            tube([(78, 90), (76, 62), (62, 44), (64, 22)], [15, 17, 15, 13]),
            tube([(62, 17), (74, 15), (92, 20)], [15, 12, 6]),
            tube([(66, 26), (76, 30), (88, 34)], [9, 7, 3]),
        ),
        fine(rings([(78, 90), (76, 62), (62, 44), (64, 22)], 16, 12)),
        pen("M74 22l1 4 2-3M80 22l1 4 2-3M86 23l1 3 2-3M76 28l1-3M82 30l1-3", 1.1),
        eye(69, 14, 2.3),
        sea(80),
    )


def storsjoodjuret() -> Markup:
    """Bound by runes to a stone on the island of Froso."""
    stone = blob((22, 94), (19, 52), (26, 22), (46, 6), (68, 14), (80, 46), (80, 94), (50, 96))
    band = [
        (30, 76),
        (27, 54),
        (34, 30),
        (50, 20),
        (66, 30),
        (72, 54),
        (66, 78),
        (50, 84),
        (42, 74),
        (52, 66),
    ]
    runes = "".join(
        f"M{x} {y}v8M{x} {y}l4 3M{x} {y + 3}l4 3" if n % 2 else f"M{x} {y}v8M{x - 3} {y + 2}l6 3"
        for n, (x, y) in enumerate(((42, 40), (50, 36), (58, 40), (42, 54), (50, 50), (58, 54)))
    )
    return group(
        turf(95),
        figure(stone, gap=3.4, lean=70, light=(-8, -4)),
        pen(runes, 1.1),
        figure(tube(band, [11, 11, 11, 11, 11, 11, 10, 8, 5, 2]), fill=GOLD, width=1.5, gap=2.6),
        fine(rings(band, 9, 22)),
        figure(
            blob((18, 70), (30, 64), (42, 72), (48, 82), (42, 90), (30, 92), (20, 84)),
            spike((22, 72), (8, 58), (30, 66)),
            spike((20, 78), (5, 80), (22, 88)),
            fill=GOLD,
        ),
        dark(outline(ellipse(46, 83, 2.8, 2.2))),
        pen("M44 88q-7 3-12 0M36 89l-1 6 5-4", 1.2),
        eye(32, 76, 2.3),
    )


def lariosauro() -> Markup:
    """A lizard of the lake of Como, seen from the boat above it."""
    body = tube([(22, 14), (32, 26), (44, 42), (56, 58), (66, 72)], [9, 9, 22, 22, 12])
    return group(
        pen("M6 40q10-6 20-2M60 18q14-2 26 8M8 76q12-4 22 4M70 44q12 0 22 8", 1),
        figure(tube([(64, 70), (76, 80), (92, 78), (96, 64)], [13, 9, 6, 2])),
        figure(
            tube([(42, 46), (26, 52), (8, 60)], [9, 9, 3]),
            tube([(52, 38), (64, 24), (82, 18)], [9, 9, 3]),
            tube([(58, 64), (46, 78), (30, 88)], [9, 9, 3]),
            tube([(64, 58), (80, 52), (95, 56)], [9, 9, 3]),
            body,
            blob((9, 4), (20, 3), (29, 13), (27, 22), (16, 20), (6, 12)),
        ),
        fine(
            "M30 51 14 56M28 54l-14 6M60 30l14-9M64 30l14-8"
            "M52 72 38 83M54 76 40 88M76 54l14 0M74 57l14 1"
        ),
        fine(scales(blob((36, 34), (48, 36), (62, 54), (62, 66), (50, 62), (38, 46)), 5)),
        pen("M26 18l6 8M34 28l8 10M44 40l10 14M56 58l8 12", 1.3),
        eye(15, 8, 1.8),
        eye(20, 12, 1.8),
        fine("M8 12q3 4 8 6"),
    )


def nessie() -> Markup:
    """Loch Ness, in the morning, from the road."""
    return group(
        pen("M2 46 18 30l10 8 16-18 14 16 10-8 14 12 14-6", 1),
        fine("M18 30l3 14M44 20l4 20M36 28l3 14M58 36l3 8M82 40l2 6M28 38l2 8"),
        figure(tube([(66, 88), (68, 68), (78, 62), (88, 68), (90, 88)], [16, 18, 18, 17, 15])),
        figure(tube([(40, 92), (42, 64), (54, 56), (66, 64), (68, 92)], [18, 21, 22, 21, 18])),
        figure(
            tube([(42, 92), (30, 70), (24, 46), (26, 26)], [26, 20, 13, 11]),
            tube([(28, 22), (20, 22), (8, 27)], [13, 11, 7]),
        ),
        fine(
            "M18 74q6 2 12-1M17 66q6 2 11-1M17 58q5 2 10-1"
            "M17 50q5 2 10-1M18 42q5 2 9-1M19 34q5 2 9 0"
        ),
        fine(
            hairs([(46, 60), (54, 56), (62, 60)], 5, 100)
            + hairs([(72, 66), (78, 63), (84, 66)], 4, 100)
        ),
        eye(21, 20, 2),
        pen("M8 30q4 1 7-1", 1.1),
        dark(outline(ellipse(8, 25, 1, 0.8))),
        sea(78),
    )


DRAWINGS = {
    "tsmok": tsmok,
    "karadag-serpent": karadag_serpent,
    "storsjoodjuret": storsjoodjuret,
    "lariosauro": lariosauro,
    "nessie": nessie,
}
