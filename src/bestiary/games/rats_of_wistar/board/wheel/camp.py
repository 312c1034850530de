"""Drawing below the wheel: the hut with its potions, the round's mouse, the turn order."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    OCHRE,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Markup,
    at,
    disc,
    group,
    label,
    note,
    part,
    pawn,
    ring_box,
    rounded,
    stamp,
    wash,
)
from bestiary.drawing.strokes import pen
from bestiary.games.rats_of_wistar.board.coats import (
    BODY_LETTERING,
    BONUS_ICON,
    COUNT_LETTERING,
    HEADING_LETTERING,
    MIN_TOUCH_SIZE,
    coat,
)
from bestiary.games.rats_of_wistar.board.faces import mouse_face
from bestiary.games.rats_of_wistar.board.scenery import SCENES
from bestiary.games.rats_of_wistar.choices import Draught
from bestiary.games.rats_of_wistar.describe import who
from bestiary.games.rats_of_wistar.view_types import WistarView

CAMP_TOP = 434
CAMP_HEIGHT = 2 * MIN_TOUCH_SIZE + 2
HUT_BOX = Box(6, CAMP_TOP, 124, CAMP_HEIGHT)
POTIONS_BOX = Box(134, CAMP_TOP, CAMP_HEIGHT, CAMP_HEIGHT)
MOUSE_BOX = Box(256, CAMP_TOP, 218, CAMP_HEIGHT)
ORDER_BOX = Box(4, 364, 96, 66)


def hut(view: WistarView, words: Words) -> Markup:
    """A chief here brings a potion; who comes first stands in front."""
    names = ", ".join(who(s, view, words) for s in view["hut"]) or words("nobody")
    chiefs = (
        at((HUT_BOX.x + 66 + n % 3 * 22, HUT_BOX.y + 52 + n // 3 * 25), pawn(coat(s, view), 22))
        for n, s in enumerate(view["hut"])
    )
    return part(
        "hut",
        words("about-hut", names=names),
        ring_box(HUT_BOX),
        rounded(HUT_BOX, 6, fill=wash(GAME_INK), stroke=INK, stroke_width=1.5),
        SCENES.use("hut", Box(HUT_BOX.x + 2, HUT_BOX.y + 54, 56, 60)),
        label(words("hut"), HUT_BOX.top(40).inset(8, 2), HEADING_LETTERING._replace(lines=2)),
        chiefs,
    )


def potions(words: Words) -> Iterator[Markup]:
    """Four flasks, one for each thing a potion can be."""
    for draught, cell in zip(Draught, POTIONS_BOX.grid(2, 2, 2), strict=True):
        yield part(
            f"potion:{draught.value}",
            words("about-potion", text=words(f"draught-{draught.value}")),
            ring_box(cell),
            rounded(cell, 6, fill=SUNK),
            at(cell.centre, _flask(), at((0, 5), stamp(BONUS_ICON[draught.value], 20))),
        )


def _flask() -> Markup:
    round_body = "M-5-19h10v3h-2v5q14 4 14 16 0 13-17 13T-17 5q0-12 14-16v-5h-2Z"
    return group(pen(round_body, 1.4, CARD), pen("M-14 1q7-4 14 0t14 0", 0.9, colour=GAME_INK))


def order(view: WistarView, words: Words) -> Markup:
    """Who plays before whom, from left to right."""
    box = ORDER_BOX
    seats = view["order"]
    return group(
        label(words("turn-order"), box.top(26), HEADING_LETTERING._replace(align="middle")),
        (
            note("order", who(seat, view, words),
                 at((box.x + 14 + n * 23, box.y + 45), disc(coat(seat, view), 21)))
            for n, seat in enumerate(seats)
        ),
    )  # fmt: skip


def round_mouse(view: WistarView, words: Words) -> Markup:
    """The round's mouse, and how many are left in the supply."""
    mouse = view["round_mouse"]
    top = MOUSE_BOX.top(MIN_TOUCH_SIZE)
    text = words(f"mouse-{mouse}") if mouse else words("nothing")
    face = mouse_face(mouse, top, words) if mouse else _no_mouse(top, words)
    return group(
        note("round-mouse", words("view-round-mouse", text=text), face), _supply(view, words)
    )


def _no_mouse(box: Box, words: Words) -> Markup:
    return group(
        rounded(box, 20, fill=SUNK, stroke=QUIET, stroke_width=1.2, stroke_dasharray="4 4"),
        at((box.x + 24, box.centre.y), stamp("mouse", 28, QUIET)),
        label(words("nothing"), box.after(46).inset(4), BODY_LETTERING),
    )


def _supply(view: WistarView, words: Words) -> Markup:
    house, basement = view["supply"]
    box = MOUSE_BOX.below(MIN_TOUCH_SIZE + 2)
    return part(
        "supply",
        words("about-supply", house=house, basement=basement),
        ring_box(box),
        at((box.x + 26, box.centre.y), stamp("mouse", 24, OCHRE)),
        label(str(house), box.after(42).left(40), COUNT_LETTERING),
        at((box.x + 110, box.centre.y), stamp("mouse", 24, SLATE)),
        label(str(basement), box.after(126).left(40), COUNT_LETTERING),
    )
