"""Portraits: cats that are more than cats."""

from __future__ import annotations

from bestiary.drawing import CARD, INK, Markup, el, group
from bestiary.drawing.engraving import blob, ellipse, hairs, outline, shaggy, tube
from bestiary.drawing.strokes import dark, figure, fine, pen, spike
from bestiary.games.cryptic_nature.board.cryptids.kit import BLACK, GLINT, leg, sea, stare, turf


def gatto_mammone() -> Markup:
    """A black cat as large as a calf, king of all cats."""
    return group(
        turf(),
        el(
            "g",
            figure(
                tube([(28, 56), (42, 40), (60, 40), (75, 56)], [17, 22, 22, 19]),
                leg((28, 60), (25, 76), (22, 89), wide=6),
                leg((38, 58), (38, 76), (37, 89), wide=6),
                leg((68, 60), (66, 76), (65, 89), wide=6),
                leg((78, 58), (83, 74), (80, 89), wide=6),
                blob((10, 34), (24, 26), (38, 34), (40, 48), (30, 58), (18, 58), (8, 48)),
                spike((9, 38), (7, 17), (20, 29)),
                spike((27, 28), (39, 17), (39, 40)),
                shaggy(tube([(80, 50), (92, 38), (86, 20), (93, 8)], [8, 9, 10, 8]), 3),
                fill=BLACK,
                gap=99,
            ),
        ),
        pen(
            hairs([(40, 30), (52, 27), (66, 33)], 6, 200)
            + hairs([(44, 48), (56, 46), (70, 54)], 6, 200, 2),
            0.8,
            colour=GLINT,
        ),
        el("path", d="M24 46q-8 4-4 9 5 4 10 0 4-6-6-9Z", fill=CARD),
        stare(17, 41, 4.6),
        stare(31, 41, 4.6),
        dark("M22 47h4l-2 3Z"),
        pen("M16 52q8 8 17 0M20 54v2M24 55v3M28 54v2", 1),
        pen("M14 49 2 46M14 52 3 54M34 49l12-3M34 52l11 2", 0.8),
    )


def cath_palug() -> Markup:
    """The clawing cat of Anglesey comes out of the sea."""
    spots = ((36, 66), (44, 58), (50, 66), (56, 54), (44, 72), (60, 62), (34, 76))
    return group(
        figure(tube([(16, 84), (7, 66), (16, 50), (11, 38)], [7, 7, 6, 5]), width=1.5),
        figure(leg((58, 58), (76, 66), (88, 62), wide=6.5), gap=1.6, light=(-7, -7)),
        figure(
            tube([(26, 88), (40, 66), (58, 50)], [26, 28, 23]),
            leg((58, 50), (76, 46), (89, 36), wide=7),
            blob((52, 26), (66, 20), (78, 27), (84, 37), (76, 46), (62, 48), (52, 40)),
            spike((52, 30), (46, 14), (61, 22)),
            spike((66, 22), (74, 10), (78, 28)),
        ),
        *(fine(outline(ellipse(x, y, 2.6, 2, 30))) for x, y in spots),
        pen("M90 34l6-5M91 37l7-1M90 40l5 3M89 60l7-3M90 63l7 1M88 66l5 4", 1.4),
        stare(67, 32, 3.6),
        dark("M80 36h5l-2 3ZM73 42q6 3 10-1l-3 6h-5Z"),
        pen("M76 42v2M80 42v2M62 28l8 0", 0.9, colour=INK),
        fine(
            "M78 38l13-6M78 40l13 0M56 40q4 4 8 4" + hairs([(30, 72), (40, 60), (52, 46)], 5, 150)
        ),
        sea(76),
    )


DRAWINGS = {
    "gatto-mammone": gatto_mammone,
    "cath-palug": cath_palug,
}
