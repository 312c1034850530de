"""Layout of the map: marks, names, tokens, figures and the bends of lines.

Cities lie where they are; a region's mark lies somewhere in it. Names, tokens and figures have
rooms of their own beside each mark, and lines bend around them: the table was found by a search
for a sheet on which nothing covers anything, and a test measures that it is so.
"""

from __future__ import annotations

from typing import NamedTuple

from bestiary.drawing import Box, Point


class Spot(NamedTuple):
    """A location of the map: its mark, and the rooms for its name, its tokens and figures."""

    mark: Point
    name: Box
    tokens: Box
    figures: Box


SPOTS: dict[str, Spot] = {
    "n1": Spot(Point(418, 105), Box(355, 65, 96, 20), Box(319, 86, 78, 39), Box(277, 87, 40, 54)),
    "n2": Spot(Point(473, 129), Box(443, 88, 82, 20), Box(455, 47, 78, 39), Box(422, 18, 80, 27)),
    "n3": Spot(Point(613, 73), Box(540, 32, 109, 20), Box(633, 53, 78, 39), Box(713, 59, 80, 27)),
    "n4": Spot(
        Point(418, 302), Box(347, 262, 90, 20), Box(319, 283, 78, 39), Box(237, 289, 80, 27)
    ),
    "w1": Spot(Point(187, 195), Box(168, 154, 116, 20), Box(88, 175, 78, 39), Box(46, 172, 40, 54)),
    "w2": Spot(Point(165, 337), Box(86, 296, 97, 20), Box(105, 318, 39, 78), Box(63, 318, 40, 54)),
    "w3": Spot(
        Point(309, 494), Box(285, 514, 59, 20), Box(290, 536, 78, 39), Box(329, 458, 40, 54)
    ),
    "w4": Spot(
        Point(230, 568), Box(160, 527, 89, 20), Box(171, 588, 78, 39), Box(210, 471, 40, 54)
    ),
    "s1": Spot(Point(98, 557), Box(60, 516, 76, 20), Box(38, 475, 78, 39), Box(58, 446, 80, 27)),
    "s2": Spot(
        Point(422, 528), Box(374, 487, 67, 20), Box(443, 508, 78, 39), Box(372, 458, 80, 27)
    ),
    "s3": Spot(
        Point(490, 699), Box(457, 719, 96, 20), Box(392, 679, 78, 39), Box(310, 685, 80, 27)
    ),
    "s4": Spot(
        Point(543, 612), Box(474, 633, 88, 20), Box(563, 593, 78, 39), Box(643, 585, 40, 54)
    ),
    "e1": Spot(
        Point(472, 457), Box(417, 417, 86, 20), Box(453, 337, 39, 78), Box(443, 308, 80, 27)
    ),
    "e2": Spot(
        Point(633, 493), Box(595, 513, 114, 20), Box(594, 535, 78, 39), Box(653, 479, 80, 27)
    ),
    "e3": Spot(
        Point(792, 516), Box(774, 476, 70, 20), Box(774, 435, 78, 39), Box(763, 406, 80, 27)
    ),
    "e4": Spot(
        Point(639, 309), Box(567, 329, 90, 20), Box(600, 351, 78, 39), Box(617, 392, 40, 54)
    ),
    "bergen": Spot(
        Point(354, 179), Box(311, 200, 70, 20), Box(340, 130, 28, 28), Box(314, 222, 80, 27)
    ),
    "stockholm": Spot(
        Point(503, 208), Box(524, 198, 107, 20), Box(489, 228, 28, 28), Box(474, 258, 80, 27)
    ),
    "edinburgh": Spot(
        Point(233, 263), Box(113, 253, 100, 20), Box(254, 249, 28, 28), Box(31, 249, 80, 27)
    ),
    "paris": Spot(
        Point(278, 440), Box(244, 399, 69, 20), Box(230, 426, 28, 28), Box(217, 370, 80, 27)
    ),
    "aachen": Spot(
        Point(340, 403), Box(360, 393, 72, 20), Box(326, 354, 28, 28), Box(310, 325, 80, 27)
    ),
    "madrid": Spot(
        Point(140, 614), Box(42, 604, 78, 20), Box(126, 634, 28, 28), Box(121, 664, 40, 54)
    ),
    "rome": Spot(
        Point(431, 616), Box(353, 606, 57, 20), Box(451, 602, 28, 28), Box(271, 602, 80, 27)
    ),
    "athens": Spot(
        Point(641, 696), Box(661, 686, 72, 20), Box(736, 682, 28, 28), Box(766, 673, 40, 54)
    ),
    "krakow": Spot(
        Point(545, 421), Box(516, 380, 76, 20), Box(531, 441, 28, 28), Box(494, 351, 80, 27)
    ),
    "kyiv": Spot(
        Point(698, 387), Box(719, 377, 51, 20), Box(771, 373, 28, 28), Box(719, 346, 80, 27)
    ),
    "novgorod": Spot(
        Point(663, 202), Box(684, 192, 96, 20), Box(782, 188, 28, 28), Box(684, 164, 80, 27)
    ),
}

FIGURE_SPOTS: dict[str, tuple[Point, Point]] = {
    "n1": (Point(439, 137), Point(414, 145)),
    "n2": (Point(471, 161), Point(502, 135)),
    "n3": (Point(610, 105), Point(584, 69)),
    "n4": (Point(420, 334), Point(458, 290)),
    "w1": (Point(187, 227), Point(216, 206)),
    "w2": (Point(173, 369), Point(194, 347)),
    "w3": (Point(338, 494), Point(334, 462)),
    "w4": (Point(259, 595), Point(264, 565)),
    "s1": (Point(98, 589), Point(78, 589)),
    "s2": (Point(393, 528), Point(414, 563)),
    "s3": (Point(490, 667), Point(510, 667)),
    "s4": (Point(535, 580), Point(514, 617)),
    "e1": (Point(472, 489), Point(492, 489)),
    "e2": (Point(633, 461), Point(662, 493)),
    "e3": (Point(763, 516), Point(821, 516)),
    "e4": (Point(633, 277), Point(659, 277)),
    "bergen": (Point(383, 179), Point(330, 147)),
    "stockholm": (Point(474, 208), Point(527, 240)),
    "edinburgh": (Point(236, 231), Point(256, 231)),
    "paris": (Point(273, 472), Point(236, 412)),
    "aachen": (Point(343, 435), Point(363, 435)),
    "madrid": (Point(154, 582), Point(116, 646)),
    "rome": (Point(439, 584), Point(402, 593)),
    "athens": (Point(641, 664), Point(641, 728)),
    "krakow": (Point(574, 420), Point(516, 418)),
    "kyiv": (Point(697, 419), Point(708, 355)),
    "novgorod": (Point(665, 170), Point(669, 234)),
}
"""Where the first two cryptozoologists at a place stand, close to its mark; found like the rest.
Further ones have their room."""

BENDS: dict[tuple[str, str], tuple[float, float]] = {
    ("n1", "bergen"): (-0.09, -0.12),
    ("n1", "n4"): (-0.0, -0.49),
    ("n2", "n3"): (0.01, 0.03),
    ("n3", "stockholm"): (0.1, 0.1),
    ("n4", "stockholm"): (0.18, -0.17),
    ("n4", "aachen"): (-0.12, -0.12),
    ("w2", "edinburgh"): (0.09, 0.05),
    ("w2", "w3"): (-0.52, -0.5),
    ("paris", "aachen"): (0.29, 0.29),
    ("paris", "w4"): (-0.24, -0.32),
    ("w4", "s2"): (0.24, 0.35),
    ("madrid", "s3"): (0.29, -0.36),
    ("s2", "e1"): (0.06, 0.04),
    ("s2", "s4"): (0.14, 0.07),
    ("s4", "athens"): (0.02, 0.09),
    ("s4", "e2"): (-0.22, -0.24),
    ("athens", "e3"): (0.12, 0.12),
    ("e1", "aachen"): (-0.07, -0.07),
    ("e1", "e2"): (0.02, 0.02),
    ("e2", "krakow"): (-0.08, 0.09),
    ("e3", "kyiv"): (-0.13, -0.07),
    ("e4", "kyiv"): (-0.29, -0.29),
}
"""How far a line swings out, first near its start, then near its end, as parts of its length;
the others are straight."""
