"""Portraits: worms, dragons and one crocodile."""

from __future__ import annotations

from bestiary.drawing import CARD, INK, MADDER, Markup, el, group
from bestiary.drawing.engraving import (
    Shape,
    Spot,
    blob,
    ellipse,
    hairs,
    scales,
    tube,
)
from bestiary.drawing.strokes import GOLD, bat_wing, dark, figure, fine, flame, pen, rings, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    FIRE,
    crag,
    eye,
    leg,
    rays,
    stare,
    turf,
    waves,
)


def tatzelwurm() -> Markup:
    """A short thick worm of the Alps with the head and the paws of a cat."""
    tail = tube([(70, 80), (86, 78), (92, 62), (82, 50), (88, 40)], [20, 17, 13, 9, 3])
    body = tube([(32, 54), (46, 66), (60, 78), (74, 80)], [20, 25, 26, 21])
    return group(
        crag((4, 96), (20, 90), (50, 93), (80, 92), (97, 95)),
        figure(tail),
        fine(scales(tail, 5)),
        figure(leg((46, 66), (52, 78), (50, 90), wide=6), gap=1.5, light=(-9, -9)),
        figure(
            body,
            leg((36, 62), (28, 76), (24, 89), wide=7),
            blob((14, 28), (28, 23), (42, 28), (45, 42), (36, 54), (22, 54), (12, 44)),
            spike((13, 34), (11, 14), (25, 25)),
            spike((31, 25), (45, 14), (44, 36)),
        ),
        fine(scales(blob((44, 58), (56, 64), (66, 72), (62, 86), (50, 80), (40, 68)), 5)),
        stare(21, 37, 4.4),
        stare(35, 37, 4.4),
        dark("M25 44h6l-3 3Z"),
        pen("M28 47v3M21 50q4 3 7 0 3 3 7 0", 1.2),
        fine("M20 45 4 42M20 48 5 51M36 45l16-3M36 48l15 3M18 28l3 5M28 25v6M38 28l-3 5"),
        pen("M20 89l-2 4M24 90v4M28 89l2 4M47 89l-1 3M52 90l2 3", 1.3),
    )


def herensuge() -> Markup:
    """Seven heads, and the last one is the worst."""
    necks: tuple[tuple[Spot, Spot, Spot], ...] = (
        ((42, 72), (12, 66), (14, 48)),
        ((58, 72), (88, 66), (86, 48)),
        ((44, 66), (18, 44), (24, 27)),
        ((56, 66), (82, 44), (76, 27)),
        ((46, 62), (34, 36), (38, 17)),
        ((54, 62), (66, 36), (62, 17)),
        ((50, 66), (50, 52), (50, 42)),
    )
    worms = [part for neck in necks for part in _worm(*neck)]
    return group(
        turf(94),
        figure(tube([(62, 84), (82, 90), (94, 82), (88, 74)], [14, 10, 7, 3])),
        *worms,
        figure(
            blob((36, 68), (50, 62), (64, 68), (70, 82), (60, 92), (40, 92), (30, 82)),
            leg((38, 80), (30, 86), (28, 92), wide=7),
            leg((62, 80), (70, 86), (72, 92), wide=7),
        ),
        fine(scales(blob((42, 68), (58, 68), (62, 88), (38, 88)), 6)),
        pen("M24 92l-2 3M28 93v3M32 92l2 3M68 92l-2 3M72 93v3M76 92l2 3", 1.3),
    )


def _worm(root: Spot, middle: Spot, end: Spot) -> tuple[Markup, ...]:
    """A neck with its head, looking outwards."""
    side = -1 if end[0] < 50 else 1
    x, y = end[0] + side * 10, end[1] + 3
    tongue = f"M{x} {y}l{side * 5} 2M{x + side * 5} {y + 2}l{side * 2}-2"
    neck = tube([root, middle, end], [12, 9, 8])
    return (
        figure(neck, *_worm_head(end, side), width=1.5, gap=2),
        fine(rings([root, middle, end], 9, 5)),
        eye(end[0] + side * 1.5, end[1] - 1, 1.5),
        pen(tongue, 0.9),
    )


def _worm_head(end: Spot, side: int) -> tuple[Shape, ...]:
    x, y = end
    return (
        tube([(x - side * 2, y), (x + side * 5, y), (x + side * 11, y + 3)], [10, 8, 4]),
        spike((x - side * 4, y - 3), (x - side * 7, y - 10), (x, y - 4)),
    )


def korkodil() -> Markup:
    """In 1582 they came out of the river at Pskov and shut up the roads."""
    body = tube([(3, 84), (20, 72), (42, 66), (64, 62)], [4, 14, 23, 19])
    ridge = "".join(
        f"M{x} {y}l3-6 3 5" for x, y in ((12, 72), (20, 66), (28, 62), (36, 58), (44, 55), (52, 54))
    )
    upper = tube([(62, 54), (78, 44), (94, 33)], [15, 11, 6])
    lower = tube([(64, 66), (80, 66), (95, 62)], [12, 9, 5])
    return group(
        figure(
            leg((52, 72), (58, 80), (54, 89), wide=6),
            leg((30, 74), (36, 82), (32, 90), wide=6),
            gap=1.5,
            light=(-9, -9),
        ),
        el("path", d="M66 58 94 36 95 60 70 64Z", fill=FIRE),
        pen(ridge, 1.4, CARD),
        figure(
            body,
            leg((26, 76), (19, 84), (24, 91), wide=6.5),
            leg((58, 70), (64, 80), (68, 90), wide=6.5),
            upper,
            lower,
            ellipse(67, 47, 5.5, 5),
        ),
        pen(
            "M73 53l2 5 2-6M79 49l2 5 2-6M85 45l2 5 2-6M90 41l2 5 1-6"
            "M74 62l2-5 2 5M81 62l2-5 2 5M88 60l2-5 2 4",
            1.1,
            CARD,
        ),
        stare(67, 46, 3),
        fine(scales(blob((20, 70), (42, 60), (60, 58), (58, 70), (40, 76), (22, 78)), 5)),
        pen("M18 91l-2 3M23 92v3M27 91l2 3M65 90l-1 3M69 90v3M73 89l2 3M31 90v3M54 89v3", 1.3),
        waves(93, 4, 54),
    )


def wawel_dragon() -> Markup:
    """The dragon under the hill of Cracow."""
    return group(
        flame(82, 33, 17, 96),
        flame(81, 39, 14, 124),
        flame(82, 28, 12, 74),
        turf(94),
        bat_wing((52, 52), (34, 8), [(4, 14), (6, 32), (16, 46), (34, 58)]),
        figure(tube([(32, 72), (16, 74), (6, 86), (18, 94), (32, 90)], [18, 13, 10, 7, 2])),
        figure(leg((58, 70), (68, 80), (66, 92), wide=6), gap=1.5, light=(-9, -9)),
        figure(
            blob((28, 70), (38, 58), (54, 52), (66, 58), (66, 74), (52, 84), (36, 84)),
            leg((40, 76), (34, 84), (44, 92), wide=8),
            tube([(58, 60), (66, 46), (66, 32), (70, 22)], [24, 16, 12, 12]),
            tube([(67, 19), (76, 22), (86, 28)], [13, 11, 6]),
            tube([(70, 28), (78, 33), (84, 37)], [8, 6, 3]),
            spike((66, 16), (58, 5), (70, 13)),
            spike((70, 13), (70, 2), (76, 15)),
        ),
        bat_wing((54, 52), (50, 14), [(22, 6), (20, 26), (28, 42), (46, 56)]),
        fine(
            "M60 50q6 1 10-2M60 56q6 2 11-1M60 62q5 2 9 0M58 68q5 2 8 0M63 43q4 1 7-1M63 37q4 1 6-1"
        ),
        pen("M78 27l1 3 2-2M82 30l1 3 2-2M77 31l1-3", 1),
        eye(74, 19, 2),
        fine(scales(blob((38, 62), (54, 58), (58, 72), (44, 80), (34, 74)), 5)),
        pen("M40 92l-2 3M44 93v3M48 92l3 3M63 92l-1 3M67 92l1 3", 1.4),
    )


def lindworm() -> Markup:
    """Wingless and two-legged, in coils around its hoard."""
    back = tube([(18, 72), (22, 58), (50, 54), (78, 58), (84, 72)], [14, 16, 17, 16, 15])
    front = tube(
        [(12, 76), (26, 90), (54, 91), (80, 88), (92, 74), (84, 66)], [12, 16, 17, 16, 11, 3]
    )
    neck = tube([(34, 66), (50, 60), (62, 46), (52, 30), (56, 16)], [16, 18, 17, 13, 12])
    return group(
        figure(back),
        fine(scales(back, 6)),
        figure(
            neck,
            leg((58, 60), (70, 66), (72, 78), wide=6),
            tube([(55, 13), (64, 15), (76, 22)], [14, 12, 6]),
            tube([(58, 22), (66, 26), (73, 29)], [8, 6, 3]),
            spike((54, 9), (44, 2), (60, 8)),
            spike((50, 14), (40, 12), (52, 20)),
        ),
        fine(scales(neck, 6)),
        pen("M69 76l-3 4M72 78v4M75 77l3 4", 1.4),
        figure(front),
        fine(scales(front, 6)),
        figure(leg((30, 82), (24, 72), (32, 66), wide=5.5), width=1.4),
        *(
            el("circle", cx=x, cy=y, r=3, fill=GOLD, stroke=INK, stroke_width=1)
            for x, y in ((44, 76), (50, 78), (56, 75), (50, 73), (62, 78))
        ),
        eye(62, 13, 2),
        pen("M66 21l1 3 2-2M71 24l1 3M76 24l8 2M84 26l4-2M84 26l3 4", 1.1),
        pen("M44 36l-6-3 7-2M45 44l-6-1 6-4M48 28l-7-3 6-2", 1.1),
    )


def vouivre() -> Markup:
    """She flies at night by the light of the stone on her brow."""
    tail = tube(
        [(50, 64), (66, 78), (50, 92), (28, 86), (22, 72), (32, 66), (36, 74)],
        [15, 14, 12, 9, 7, 5, 2],
    )
    body = tube([(50, 66), (44, 52), (52, 38), (48, 26)], [14, 17, 14, 12])
    return group(
        rays(36, 15, 5, 12, 14),
        bat_wing((54, 44), (78, 8), [(97, 20), (95, 40), (84, 56), (58, 58)]),
        bat_wing((44, 48), (14, 28), [(2, 44), (6, 62), (20, 66), (42, 62)]),
        figure(tail),
        fine(scales(tail, 5)),
        figure(
            body,
            tube([(50, 22), (40, 21), (28, 27)], [15, 12, 5]),
            spike((52, 16), (60, 6), (57, 22)),
            spike((48, 14), (53, 2), (54, 17)),
        ),
        fine("M42 58q6 3 11 0M40 52q6 3 12 0M42 46q6 3 12 0M45 40q5 3 10 0M47 33q4 2 8 0"),
        el("path", d="M36 9l5 5-5 6-5-6Z", fill=FIRE, stroke=INK, stroke_width=1.3),
        fine("M31 14h10M36 9v11"),
        eye(42, 20, 2),
        pen("M30 29l-7 4M23 33l-4-1M23 33l-2 4M34 26q3 2 6 1", 1, colour=MADDER),
        fine(hairs([(54, 26), (58, 34), (56, 42)], 5, 20)),
    )


DRAWINGS = {
    "tatzelwurm": tatzelwurm,
    "herensuge": herensuge,
    "korkodil": korkodil,
    "wawel-dragon": wawel_dragon,
    "lindworm": lindworm,
    "vouivre": vouivre,
}
