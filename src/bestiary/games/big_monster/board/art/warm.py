"""Who lives on lava, sand and stone."""

from bestiary.drawing import Markup, group, paint
from bestiary.drawing.engraving import blob, clockwise, ellipse, outline, scales, tube
from bestiary.drawing.strokes import (
    GOLD,
    bat_wing,
    dark,
    figure,
    fine,
    flame,
    horn,
    pen,
    rings,
    spike,
)


def salamander() -> Markup:
    """It bathes where rock melts; its crest is on fire."""
    coat = paint("blue").fill
    spine = [(56, 106), (30, 98), (24, 78), (42, 64), (46, 48), (40, 36)]
    head = blob((28, 38), (34, 26), (48, 24), (58, 32), (52, 42), (38, 44))
    return group(
        *[
            flame(x, y, 17, turn)
            for x, y, turn in ((30, 30, -24), (40, 26, 0), (50, 27, 20), (22, 78, -60))
        ],
        figure(tube([(40, 66), (56, 70), (64, 62)], [7, 6, 5]), fill=coat, width=1.4),
        figure(tube(spine, [4, 13, 20, 20, 16, 14]), head, fill=coat),
        figure(tube([(30, 78), (14, 72), (10, 62)], [7, 6, 5]), fill=coat, width=1.4),
        fine(rings(spine, 16, 10)),
        pen("M42 40q8 2 13-4", 1.4),
    )


def horned() -> Markup:
    """A head that is mostly horns and grin."""
    coat = paint("green").fill
    face = blob((18, 58), (26, 42), (40, 38), (54, 42), (62, 58), (56, 82), (40, 98), (24, 82))
    return group(
        figure(horn((24, 50), (8, 42), (8, 18), wide=15), fill=GOLD),
        figure(horn((56, 50), (72, 42), (72, 18), wide=15), fill=GOLD),
        fine(rings([(24, 50), (8, 42), (8, 18)], 13) + rings([(56, 50), (72, 42), (72, 18)], 13)),
        figure(spike((34, 42), (40, 22), (46, 42)), face, fill=coat),
        pen("M27 72Q40 80 53 72Q52 86 40 90T27 72Z", 1.5, "var(--paint-black)"),
        pen("M32 75l2 5 3-4M43 76l3 4 2-5", 1.4, "var(--paint-white)", "var(--paint-white)"),
        dark(outline(ellipse(36, 67, 1.2, 1.8), ellipse(44, 67, 1.2, 1.8))),
    )


def imp() -> Markup:
    """Small, winged, and full of crystal."""
    coat = paint("purple").fill
    belly = blob((28, 62), (40, 54), (52, 62), (56, 82), (48, 98), (32, 98), (24, 82))
    return group(
        bat_wing((32, 70), (22, 44), ((8, 52), (6, 68), (14, 78), (28, 80)), coat),
        bat_wing((48, 70), (58, 44), ((72, 52), (74, 68), (66, 78), (52, 80)), coat),
        figure(
            spike((30, 50), (26, 34), (38, 46)), spike((42, 46), (54, 34), (50, 50)),
            ellipse(40, 54, 15, 13), belly, fill=coat,
        ),
        fine(scales(belly, 7)),
        pen("M34 62q6 5 12 0", 1.5),
    )  # fmt: skip


def worm() -> Markup:
    """It rises from the dune and listens."""
    coat = paint("yellow").fill
    spine = [(30, 112), (24, 84), (32, 58), (48, 44)]
    head = blob((38, 46), (42, 32), (54, 24), (66, 30), (68, 44), (58, 54), (46, 54))
    dune = clockwise(((4, 118), (14, 104), (34, 98), (54, 104), (76, 116), (76, 122), (4, 122)))
    return group(
        figure(tube(spine, [26, 26, 23, 20]), head, fill=coat),
        fine(rings(spine, 25, 9)),
        pen("M56 50q9-1 12-8q-9-2-14 2Z", 1.4, "var(--paint-black)"),
        pen("M58 46l2 4M63 44l1 3", 1.3, colour="var(--paint-white)"),
        figure(dune, fill="var(--ground-desert)", width=1.2, gap=3.4, lean=10),
    )


def golem() -> Markup:
    """Boulders that stood up; drawn in the upper half of its tile."""
    coat = paint("grey").fill
    blocks = (
        clockwise(((16, 56), (20, 34), (36, 28), (58, 32), (64, 54), (52, 64), (26, 64))),
        clockwise(((28, 30), (30, 14), (42, 9), (54, 14), (54, 31))),
        clockwise(((4, 50), (6, 36), (16, 34), (18, 50), (12, 62))),
        clockwise(((62, 48), (64, 34), (74, 36), (76, 52), (68, 60))),
        clockwise(((22, 74), (24, 62), (36, 62), (36, 76))),
        clockwise(((44, 76), (44, 62), (56, 62), (58, 74))),
    )
    cracks = "M24 40l8 4-3 8M50 38l-6 6 4 9M34 18l3 5M66 42l5 2M10 42l3 6"
    return group(
        *[figure(block, fill=coat, gap=3.2) for block in reversed(blocks)],  # the trunk in front
        fine(cracks),
        pen("M36 26h11", 1.6),
    )
