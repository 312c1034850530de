"""Drawing of dice: what the assistant may take, how an attempt went, and who was found."""

from __future__ import annotations

from bestiary.core import Event
from bestiary.drawing import (
    CARD,
    INK,
    MADDER,
    MOSS,
    NUMBER,
    OCHRE,
    Box,
    Coat,
    Markup,
    Point,
    around,
    at,
    die,
    group,
    icon,
    label,
    memoize,
    rounded,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.cards.card import framed_portrait
from bestiary.games.cryptic_nature.board.signs import FACE_ICONS, RESULT_ICONS
from bestiary.games.cryptic_nature.events import CryptidFound, DiceRolled, Tossed

DIE_SIDE = 31
DIE_PITCH = 39
FIND_SIZE = 96
"""The side of the picture of a cryptid that was found."""
# Degrees: a roll looks thrown, not set; fixed, so that the same roll is the same drawing.
TILT_DEGREES = (-5, 4, -3, 6, -6)
RESULT_COATS = {
    "success": Coat(wash(MOSS), INK),
    "luck": Coat(wash(OCHRE), INK),
    "failure": Coat(wash(MADDER), INK),
}


@memoize
def face(name: str) -> Markup:
    """What an assistant die shows: a sign, and how many of it."""
    amount = name[-1] if name[-1].isdigit() else ""
    cube = rounded(around(Point(0, 0), DIE_SIDE), 6, fill=CARD, stroke=INK, stroke_width=1.5)
    if not amount:
        return group(cube, icon(FACE_ICONS[name], 22))
    return group(
        cube,
        at(Point(-5, 0), icon(FACE_ICONS[name], 18)),
        label(amount, Box(3, -9, 12, 18), NUMBER._replace(size=15)),
    )


@memoize
def result(name: str) -> Markup:
    """What a tracking die shows."""
    return die(RESULT_ICONS[name], DIE_SIDE, RESULT_COATS[name])


def roll_picture(event: Event) -> str:
    """The dice that an event tells of, or the find, beside its words; else nothing."""
    match event:
        case DiceRolled(faces):
            dice = [face(one) for one in faces]
        case Tossed(_, results):
            dice = [result(one) for one in results]
        case CryptidFound(_, cryptid):
            picture = framed_portrait(cryptid, Box(2, 2, FIND_SIZE - 4, FIND_SIZE - 4))
            return svg(FIND_SIZE, FIND_SIZE, picture, class_="found", aria_hidden="true")
        case _:
            return ""
    middles = [Point((n + 0.5) * DIE_PITCH, DIE_PITCH / 2) for n in range(len(dice))]
    placed = [
        at(middle, one, turn=TILT_DEGREES[n % len(TILT_DEGREES)])
        for n, (one, middle) in enumerate(zip(dice, middles, strict=True))
    ]
    return svg(DIE_PITCH * len(dice), DIE_PITCH, *placed, class_="rolled", aria_hidden="true")
