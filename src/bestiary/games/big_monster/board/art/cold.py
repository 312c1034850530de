"""Who lives on the ice: four that mutate, and the mutagen that makes them."""

from math import cos, pi, sin

from bestiary.drawing import Markup, group, paint
from bestiary.drawing.engraving import Shape, blob, clockwise, ellipse, outline, pelt, scales, tube
from bestiary.drawing.strokes import GOLD, dark, figure, fine, horn, pen, rings, spike


def burst(x: float, y: float, inner: float, outer: float, count: int) -> Shape:
    reach = (inner, outer)
    turns = (pi * n / count - pi / 2 for n in range(2 * count))
    return clockwise(
        [
            (x + reach[n % 2] * cos(turn), y + reach[n % 2] * sin(turn))
            for n, turn in enumerate(turns)
        ]
    )


def urchin() -> Markup:
    """A ball of frost on two short feet."""
    coat = paint("blue").fill
    ball = ellipse(40, 62, 23, 23)
    return group(
        figure(tube([(31, 84), (29, 97), (22, 100)], [8, 7, 5]), fill=coat),
        figure(tube([(49, 84), (51, 97), (58, 100)], [8, 7, 5]), fill=coat),
        figure(burst(40, 62, 22, 35, 13), ball, fill=coat),
        fine(pelt(ball, 7, 5, 90, 3)),
        pen("M29 73q11 11 22 0q-2 11-11 11t-11-11Z", 1.4, GOLD),
        dark("M33 75l3 5 3-4ZM41 76l3 4 3-5Z"),
    )


def walrus() -> Markup:
    """Horns above, a fringe below, and teeth like a rake."""
    coat = paint("orange").fill
    body = blob((16, 98), (15, 62), (24, 36), (40, 30), (56, 36), (65, 62), (64, 98), (40, 90))
    fringe = [spike((x, 92), (x + 4, 106), (x + 8, 92)) for x in (15, 25, 36, 47, 57)]
    return group(
        figure(horn((24, 40), (10, 32), (9, 14), wide=11), fill=GOLD),
        figure(horn((56, 40), (70, 32), (71, 14), wide=11), fill=GOLD),
        fine(rings([(24, 40), (10, 32), (9, 14)], 10) + rings([(56, 40), (70, 32), (71, 14)], 10)),
        figure(*fringe, body, fill=coat),
        fine(pelt(body, 8, 6, 90, 5)),
        pen("M24 70H56V77Q40 84 24 77Z", 1.4, "var(--paint-black)"),
        pen("M29 70v9M35 70v10M45 70v10M51 70v9", 2.6, colour="var(--paint-white)"),
    )


def longneck() -> Markup:
    """A neck that looks over every drift."""
    coat = paint("green").fill
    neck = [(38, 92), (30, 68), (30, 44), (42, 30)]
    head = blob((34, 30), (40, 19), (54, 19), (64, 28), (60, 36), (44, 38))
    hill = blob((10, 104), (16, 86), (34, 78), (54, 82), (68, 96), (70, 104), (40, 107))
    return group(
        figure(
            *[
                spike((29 - n, y), (19 - n, y - 4), (27 - n, y + 8))
                for n, y in enumerate((42, 54, 66))
            ],
            fill=GOLD,
            width=1.3,
        ),
        figure(tube(neck, [26, 20, 16, 15]), head, hill, fill=coat),
        fine(scales(hill, 7)),
        fine(rings(neck, 22, 7)),
        pen("M50 33q7 2 12-3", 1.5),
        dark(outline(ellipse(59, 26, 1.3, 1))),
    )


def crab() -> Markup:
    """Pincers up, eyes on stalks."""
    coat = paint("red").fill
    shell = blob((10, 80), (20, 62), (40, 56), (60, 62), (70, 80), (58, 96), (40, 100), (22, 96))
    arms = (
        tube([(18, 70), (6, 58), (12, 42)], [8, 8, 11]),
        tube([(62, 70), (74, 58), (68, 42)], [8, 8, 11]),
    )
    pincers = (
        spike((6, 42), (6, 20), (14, 36)), spike((12, 38), (24, 26), (18, 44)),
        spike((66, 36), (74, 20), (74, 42)), spike((62, 44), (56, 26), (68, 38)),
    )  # fmt: skip
    legs = [
        tube([(x, 94), (x + lean, 102), (x + 2 * lean, 110)], [6, 5, 2])
        for x, lean in ((18, -4), (30, -2), (50, 2), (62, 4))
    ]
    stalks = (tube([(32, 60), (31, 46)], [5, 4]), tube([(48, 60), (49, 46)], [5, 4]))
    return group(
        figure(*legs, fill=coat, width=1.4),
        figure(*arms, *pincers, fill=coat),
        figure(*stalks, shell, fill=coat),
        fine(scales(shell, 8)),
        pen("M28 86q12 8 24 0", 1.8),
    )


def mutagen() -> Markup:
    """One great eye over a fringe of arms, on half a tile."""
    coat = paint("purple").fill
    arms = [
        tube([(x, 50), (x + lean, 60), (x + 2 * lean, 66)], [7, 6, 3])
        for x, lean in ((24, -4), (35, -1), (46, 1), (56, 4))
    ]
    dome = blob((18, 52), (18, 32), (28, 17), (40, 13), (52, 17), (62, 32), (62, 52), (40, 56))
    return group(
        figure(*arms, dome, fill=coat),
        pen("M25 24q4-6 10-7M54 22l3 5", 1.6, colour="var(--paint-white)"),
        dark(outline(ellipse(27, 44, 1.6, 1.6), ellipse(53, 45, 2, 2), ellipse(49, 50, 1.2, 1.2))),
    )


def grown(mutations: int) -> Markup:
    """Rays around a monster that has mutated, twice as many for the second time."""
    count = 4 * mutations
    turns = (2 * pi * (0.62 + 0.76 * n / count) - pi / 2 for n in range(count + 1))
    ways = ((cos(turn), sin(turn)) for turn in turns)
    path = "".join(f"M{40 + 36 * x:.1f} {62 + 44 * y:.1f}l{6 * x:.1f} {8 * y:.1f}" for x, y in ways)
    return pen(path, 3.2, colour="var(--paint-yellow)")
