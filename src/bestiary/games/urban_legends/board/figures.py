"""Drawings of the two roles, and of what the cards do."""

from __future__ import annotations

from bestiary.drawing import Markup, el, group
from bestiary.drawing.engraving import ellipse, outline, shaggy, smooth, tube
from bestiary.drawing.strokes import pen
from bestiary.games.urban_legends.board.night import HAZE, LANE, MOON, ROOF, SKY, WALL, WINDOW

STALKER_SIZE = (48, 60)
CARD_SIZE = (114, 138)
SCENE_SIZE = (112, 58)
BODY_POINTS = (
    (24, 62), (13, 60), (15, 46), (12, 33), (17, 26), (20, 23), (17, 16), (20, 8), (24, 6),
    (28, 8), (31, 16), (28, 23), (31, 26), (36, 33), (33, 46), (35, 60),
)  # fmt: skip


def stalker() -> Markup:
    """The Cryptid before the moon: tall, shaggy, long in the arms, its eyes lit."""
    body = outline(shaggy(smooth(BODY_POINTS, closed=True, steps=6), 3.2, 4))
    arms = outline(
        tube(((15, 30), (9, 36), (6, 47), (8, 55)), (4, 3.4, 2.6, 1.6)),
        tube(((33, 30), (39, 36), (42, 47), (40, 55)), (4, 3.4, 2.6, 1.6)),
    )
    claws = "M8 54l-3 4m3-4l0 5m0-5l3 4M40 54l3 4m-3-4v5m0-5l-3 4"
    eyes = "M19.6 14.4q2.6-2.6 4 .8-2.6 1.6-4-.8ZM28.4 14.4q-2.6-2.6-4 .8 2.6 1.6 4-.8Z"
    return group(
        el("circle", cx=24, cy=24, r=23.5, fill=WINDOW, opacity=0.22),
        el("circle", cx=24, cy=24, r=20, fill=MOON),
        _blot("M12 14q4-3 7 0-3 3-7 0ZM33 32q3-2 6 0-3 3-6 0ZM34 12h4v2h-4Z", SKY, opacity=0.14),
        _blot(body + arms, ROOF),
        pen(body, 0.7, "none", WALL),
        pen(claws, 1.3, colour=ROOF),
        _blot(eyes, WINDOW),
    )


def _blot(d: str, fill: str, **given: float) -> Markup:
    return el("path", d=d, fill=fill, **given)


def _card_outline(width: float, height: float) -> str:
    side = f"V{height - 6}q0 6-6 6H6q-6 0-6-6V6q0-6 6-6Z"
    return f"M6 0H{width - 6}q6 0 6 6{side}"


def _night(width: float, height: float) -> Markup:
    """A sky with stars, and roofs along its foot."""
    spots = ((12, 14), (92, 22), (24, 40), (100, 52), (60, 8))
    stars = "".join(f"M{x} {y}h1.5v1.5h-1.5Z" for x, y in spots)
    foot = f"V78H{width}V{height - 6}q0 6-6 6Z"
    roofs = f"M6 {height}q-6 0-6-6V88h14V76h16v14h10l8-9 8 9h20V72h16v14h8{foot}"
    return group(
        _blot(_card_outline(width, height), SKY), _blot(stars, MOON), _blot(roofs, HAZE),
    )  # fmt: skip


def cryptid() -> Markup:
    """The one that is looked for."""
    return group(_night(*CARD_SIZE), el("g", stalker(), transform="translate(9 16) scale(2)"))


def scientist() -> Markup:
    """The one who looks: hat, spectacles, a coat with its collar up, a glass in hand."""
    coat = "M18 138Q18 104 38 96L57 90 76 96Q96 104 96 138Z"
    face = outline(ellipse(57, 64, 17, 21))
    brim = "M26 50Q57 36 88 50 57 62 26 50Z"
    crown = "M38 47Q38 24 50 24q7 4 14 0 12 0 12 23Q57 40 38 47Z"
    return group(
        _night(*CARD_SIZE),
        el("circle", cx=88, cy=28, r=15, fill=MOON),
        pen(coat, 2, WALL, ROOF),
        pen("M40 96 57 138 74 96M44 92 36 112 54 118M70 92 78 112 60 118", 1.8, ROOF, MOON),
        pen(face, 1.8, "var(--night-moon)", ROOF),
        pen("M42 76q15 16 30 0-4 12-15 12T42 76Z", 1, HAZE, ROOF),
        pen(brim, 1.6, ROOF, ROOF),
        pen(crown, 1.6, WALL, ROOF),
        _blot("M38 43q19-7 38 0v5q-19-7-38 0Z", "var(--paint-red)"),
        pen(outline(ellipse(49.5, 62, 6.5, 6.5), ellipse(64.5, 62, 6.5, 6.5)), 1.6, WINDOW, ROOF),
        _blot(outline(ellipse(49.5, 62, 2, 2), ellipse(64.5, 62, 2, 2)), ROOF),
        pen("M57 66l-3 7h5M51 80q6 3 12 0", 1.3, colour=ROOF),
        pen("M88 128 80 112", 5, colour=ROOF),
        pen(outline(ellipse(76, 104, 11, 11)), 3.4, "var(--ground-ice)", ROOF),
        pen("M70 102q2-5 6-5", 1.6, colour=MOON),
    )  # fmt: skip


def _street(*content: Markup) -> Markup:
    """Three places side by side across the way from three others."""
    width, height = SCENE_SIZE
    lanes = "".join(f"M{x} 4h24v20h-24ZM{x} 34h24v20h-24Z" for x in (8, 44, 80))
    return group(_blot(f"M0 0H{width}V{height}H0Z", SKY), _blot(lanes, LANE), *content)


def _way(d: str) -> Markup:
    return pen(d, 2, colour=WINDOW)


def _cube(x: float, y: float, colour: str) -> Markup:
    """A sensor, small; pictures of a sheet know no style of the page."""
    return group(
        pen(f"M{x - 6} {y - 3}l3-3h9v9l-3 3h-9Z", 1.2, f"var(--paint-{colour})", ROOF),
        pen(f"M{x - 6} {y - 3}h9l3-3m-3 3v9", 1, colour=ROOF),
    )


def split() -> Markup:
    """What stands at one place goes across to both sides."""
    return _street(
        _way("M50 25 25 36m6-5-6 5 7 2M62 25l25 11m-6-5 6 5-7 2"),
        _cube(50, 14, "pink"), _cube(63, 14, "white"),
        _cube(20, 44, "pink"), _cube(92, 44, "white"),
    )  # fmt: skip


def shuffle() -> Markup:
    """One sensor goes a place farther, then across the same way."""
    return _street(
        _way("M26 12h16m-5-4 5 4-5 4M62 25l24 11m-6-5 6 5-7 2"),
        _cube(20, 14, "black"), _cube(55, 14, "black"),
        _cube(92, 44, "black"),
    )  # fmt: skip


def align() -> Markup:
    """All of one colour go across to the same side."""
    return _street(
        _way("M26 25l26 11m-6-5 6 5-7 2M62 25l26 11m-6-5 6 5-7 2"),
        _cube(20, 14, "white"), _cube(56, 14, "white"),
        _cube(56, 44, "white"), _cube(92, 44, "white"),
    )  # fmt: skip
