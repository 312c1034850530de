"""Portraits: beasts with paws, and one that walks upright."""

from __future__ import annotations

from bestiary.drawing import CARD, Markup, el, group
from bestiary.drawing.engraving import blob, ellipse, hairs, outline, pelt, shaggy, tube
from bestiary.drawing.strokes import dark, figure, fine, pen, rings, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import (
    FIRE,
    crag,
    eye,
    leg,
    stare,
    turf,
    waves,
)


def squasc() -> Markup:
    """Small, shaggy, tailless, with the face of a man."""
    coat = shaggy(
        blob((50, 30), (68, 36), (76, 56), (72, 80), (50, 90), (28, 80), (24, 56), (32, 36)), 6, 2
    )
    face = blob((38, 38), (50, 34), (62, 38), (65, 52), (58, 64), (50, 67), (42, 64), (35, 52))
    return group(
        turf(),
        figure(spike((30, 42), (22, 16), (42, 32)), spike((58, 32), (78, 16), (70, 42)), gap=1.8),
        fine("M22 16l-4-9M22 16l2-9M78 16l4-9M78 16l-2-9"),
        figure(coat, gap=2.1),
        fine(pelt(coat, 6, 6, 85, 4)),
        figure(face, width=1.2, gap=3, light=(-6, -3)),
        eye(44, 48, 2.6),
        eye(56, 48, 2.6),
        pen("M40 43q4-3 7 0M53 43q4-3 7 0M50 49q-3 6-1 7h3M44 60q6 3 12 0", 1.1),
        figure(ellipse(36, 76, 5, 4), ellipse(64, 76, 5, 4), width=1.2),
        figure(ellipse(38, 91, 9, 4), ellipse(62, 91, 9, 4), width=1.2),
        fine("M33 77v3M36 78v2M61 78v2M64 78v2M34 90v4M40 90v4M58 90v4M64 90v4"),
    )


def mavo() -> Markup:
    """Something with large eyes and a ringed tail, up in the branches."""
    tail = [(58, 64), (66, 80), (50, 92), (34, 84), (30, 94)]
    return group(
        figure(tube([(3, 66), (40, 64), (97, 58)], [7, 7, 5]), width=1.3),
        figure(tube([(76, 60), (86, 46), (92, 42)], [4, 3, 2]), width=1.1),
        pen("M92 42q-2-8 4-10M91 43q6-4 8-1M88 46q-7-3-6-9", 1.1),
        figure(tube(tail, [8, 9, 9, 8, 4]), width=1.4),
        pen(rings(tail, 9, 9), 2.2),
        figure(
            shaggy(blob((44, 34), (58, 38), (68, 52), (64, 66), (48, 70), (38, 62), (36, 46)), 2.5),
            leg((44, 58), (38, 62), (34, 66), wide=4.5),
            leg((60, 62), (66, 66), (70, 65), wide=4.5),
        ),
        figure(ellipse(31, 15, 7, 8, -30), ellipse(58, 17, 7, 8, 30), gap=2),
        figure(
            blob((30, 20), (44, 14), (58, 20), (60, 32), (50, 42), (40, 44), (30, 38), (26, 28))
        ),
        dark(outline(ellipse(37, 28, 8, 7, -20), ellipse(52, 28, 8, 7, 20))),
        stare(37, 28, 5),
        stare(52, 28, 5),
        dark(outline(ellipse(44, 37, 2.6, 1.8))),
        fine("M44 39v3M40 38l-14 1M41 40l-12 6M48 38l14 1M47 40l12 6"),
        fine(pelt(blob((46, 46), (60, 46), (64, 60), (48, 66)), 5, 4, 100)),
    )


def gulon() -> Markup:
    """The glutton squeezes between two trees, to eat on."""
    trunk = tube([(48, 2), (47, 50), (44, 95)], [9, 10, 15])
    behind = tube([(66, 4), (65, 50), (68, 92)], [8, 9, 13])
    return group(
        turf(93, 6, 94),
        figure(behind, width=1.4, gap=2.6, lean=85),
        figure(
            tube([(24, 58), (44, 62), (58, 60), (80, 58)], [20, 16, 17, 34]),
            leg((26, 64), (22, 78), (17, 91), wide=6),
            leg((34, 66), (36, 80), (33, 91), wide=6),
            leg((78, 68), (84, 80), (80, 91), wide=7),
            blob((10, 40), (24, 36), (32, 46), (30, 58), (18, 62), (7, 58), (6, 48)),
            spike((11, 42), (8, 31), (18, 38)),
            spike((21, 38), (29, 29), (29, 42)),
        ),
        figure(shaggy(tube([(86, 48), (91, 34), (82, 18)], [9, 13, 6]), 4), width=1.4),
        figure(trunk, width=1.5, gap=2.4, lean=85),
        fine("M46 14q3 5 0 10M48 34q-3 5 0 9M45 60q3 5-1 12M47 76q-2 6-4 8"),
        fine(
            pelt(blob((70, 46), (92, 46), (94, 66), (76, 72)), 5, 5, 70)
            + hairs([(30, 50), (38, 54), (42, 60)], 5, 80)
        ),
        eye(14, 47),
        eye(23, 46),
        dark(outline(ellipse(10, 53, 2.6, 2))),
        pen("M9 57q6 4 13 0", 1.2),
        fine("M13 57v3M16 58v3M19 57v2M17 91v2M14 91v2M33 91v2M36 91v2"),
    )


AURORA = "M12 8v16M19 5v22M26 8v15M33 4v20M40 9v14M47 5v17M54 9v12M61 4v14"
SPARKS = "M68 24h4M70 22v4M72 36h4M74 34v4M93 12h4M95 10v4M66 12h4M68 10v4M93 58h4M95 56v4"


def tulikettu() -> Markup:
    """The fire fox: where its tail strikes the snow there is light in the sky."""
    return group(
        pen(AURORA, 1.1),
        turf(91, 8, 92),
        figure(
            shaggy(tube([(66, 62), (80, 54), (86, 36), (76, 16)], [8, 15, 15, 4]), 4, 2), fill=FIRE
        ),
        fine("M72 60q10-6 12-22M77 55q6-8 5-24M79 40q2-8-1-16"),
        figure(
            leg((60, 66), (58, 78), (64, 84), (60, 90), wide=4),
            leg((38, 66), (36, 78), (42, 90), wide=4),
            gap=1.4,
            light=(-9, -9),
        ),
        figure(
            tube([(34, 60), (50, 62), (66, 62)], [15, 16, 15]),
            leg((34, 64), (28, 76), (20, 88), wide=4.5),
            leg((66, 66), (72, 76), (68, 82), (74, 90), wide=4.5),
            tube([(36, 58), (30, 50), (26, 46)], [15, 13, 12]),
            blob((18, 38), (30, 38), (34, 46), (28, 54), (16, 58), (5, 60), (11, 48)),
            spike((18, 40), (16, 25), (25, 36)),
            spike((26, 37), (33, 24), (34, 41)),
        ),
        dark(outline(ellipse(6.5, 59, 2.2, 1.7))),
        eye(20, 46),
        fine(
            "M10 60q6 1 9-3"
            + hairs([(30, 52), (34, 58), (36, 66)], 5, 60)
            + hairs([(44, 56), (54, 57), (62, 57)], 4, 30)
        ),
        pen(SPARKS, 1.1),
    )


def dobhar_chu() -> Markup:
    """King of the otters: white, with black ears and a dark cross on its back."""
    return group(
        figure(
            tube([(26, 74), (12, 80), (3, 90)], [13, 9, 3]),
            shaggy(tube([(26, 74), (40, 66), (58, 62), (70, 46)], [16, 23, 21, 15]), 1.6),
            leg((32, 78), (26, 86), (33, 90), wide=6),
            leg((60, 66), (64, 80), (72, 88), wide=6),
            leg((52, 72), (50, 82), (56, 89), wide=6),
            tube([(68, 48), (72, 40), (76, 34)], [17, 15, 14]),
            blob((66, 28), (76, 23), (84, 28), (95, 36), (92, 43), (80, 44), (70, 42)),
        ),
        dark(outline(ellipse(68, 27, 4.5, 4))),
        pen("M38 58l10 10M48 55l-9 14", 3),
        dark(outline(ellipse(94, 36, 2.6, 2))),
        eye(83, 33, 2),
        pen("M92 42q-5 2-9-1", 1.1),
        fine("M88 40l12 1M87 42l11 5M70 88v3M74 88v3M31 90v3M35 90v3M55 89v3M59 88v3"),
        fine(hairs([(56, 70), (64, 62), (72, 50)], 5, 100) + hairs([(30, 70), (36, 66)], 4, 150)),
        waves(90, 6, 40),
        turf(94, 44, 94),
    )


def gevaudan_beast() -> Markup:
    """A wolf that is no wolf."""
    back = [(34, 32), (46, 38), (60, 40), (78, 44)]
    return group(
        turf(),
        figure(
            leg((46, 62), (50, 76), (46, 90), wide=5.5),
            leg((70, 60), (68, 74), (74, 82), (71, 90), wide=5.5),
            gap=1.5,
            light=(-9, -9),
        ),
        figure(
            shaggy(tube([(38, 52), (56, 54), (78, 54)], [29, 24, 20]), 3, 5),
            leg((38, 62), (34, 76), (31, 90), wide=6),
            leg((79, 58), (86, 70), (80, 80), (83, 90), wide=6),
            shaggy(tube([(40, 48), (32, 38), (28, 34)], [28, 23, 18]), 3, 6),
            blob((20, 24), (32, 24), (36, 34), (28, 40), (16, 36), (5, 34), (6, 29)),
            tube([(28, 40), (18, 43), (10, 47)], [10, 7, 3]),
            spike((24, 25), (24, 11), (31, 22)),
            spike((30, 24), (36, 13), (37, 30)),
        ),
        figure(shaggy(tube([(84, 50), (92, 57), (91, 74)], [5, 5, 8]), 3), width=1.3),
        pen(hairs(back, 7, 20, 3) + hairs(back, 6, 10, 4), 1.4),
        pen("M8 36l1 4 2-4M13 36l1 4 2-4M18 38l1 3 2-3M12 45l1-4 1 4M17 43l1-4 1 4", 1),
        dark(outline(ellipse(6.5, 30, 2.6, 2))),
        eye(22, 29, 2),
        pen("M18 26l7 1", 1.3),
        fine(hairs([(40, 46), (48, 58), (44, 66)], 6, 70) + hairs([(66, 50), (76, 56)], 6, 60)),
        fine("M28 90v3M32 91v2M44 90v3M48 91v2M69 90v3M81 90v3M85 91v2"),
    )


def big_grey_man() -> Markup:
    """Three times as tall as a man, and only his steps are heard."""
    mist = "M0 {y}q12-6 25-1t25 0 25 0 25-1v8q-12 6-25 1t-25 0-25 0-25 1Z"
    return group(
        crag((2, 97), (18, 92), (40, 88), (70, 92), (98, 86)),
        figure(
            shaggy(tube([(44, 56), (40, 74), (40, 92)], [14, 11, 10]), 2, 5),
            shaggy(tube([(56, 56), (60, 74), (60, 92)], [14, 11, 10]), 2, 6),
            shaggy(blob((42, 9), (50, 3), (58, 9), (58, 18), (50, 23), (42, 18)), 2),
            shaggy(tube([(50, 24), (50, 40), (50, 58)], [30, 24, 23]), 2, 2),
            shaggy(tube([(38, 25), (24, 42), (20, 66)], [11, 9, 7]), 2, 3),
            shaggy(tube([(62, 25), (76, 42), (80, 66)], [11, 9, 7]), 2, 4),
            gap=1.7,
            light=(-7, -4),
        ),
        fine(pelt(blob((38, 26), (62, 26), (60, 56), (40, 56)), 5, 6, 88)),
        dark(outline(ellipse(46.5, 12, 1.7, 1.9), ellipse(53.5, 12, 1.7, 1.9))),
        *(el("path", d=mist.format(y=y), fill=CARD) for y in (64, 80)),
        fine("M4 66q12-5 22-1t24 0 24 0M22 82q12-5 22-1t24 0 24 0"),
        dark("M89 80a2 2 0 1 1 .1 0ZM87 81h4v7h-1l-1-3-1 3h-1Z"),
        pen("M93 79v10", 0.8),
    )


DRAWINGS = {
    "squasc": squasc,
    "mavo": mavo,
    "gulon": gulon,
    "tulikettu": tulikettu,
    "dobhar-chu": dobhar_chu,
    "gevaudan-beast": gevaudan_beast,
    "big-grey-man": big_grey_man,
}
