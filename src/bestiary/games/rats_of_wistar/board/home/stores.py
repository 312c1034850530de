"""Drawing of goods and symbols: what every price is compared with, so they stand above the hand."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    EDGE,
    HAIRLINE,
    INK,
    OCHRE,
    QUIET,
    SUNK,
    Box,
    Markup,
    at,
    label,
    note,
    part,
    ring_box,
    rounded,
    stamp,
    wash,
)
from bestiary.games.rats_of_wistar.board.cards import TYPE_INK
from bestiary.games.rats_of_wistar.board.coats import COUNT_LETTERING, MIN_TOUCH_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.faces import SYMBOL_ICON
from bestiary.games.rats_of_wistar.view_types import PlayerView

GOODS = ("wood", "metal", "movement", "joker", "vp")
SKILLS = ("cleverness", "agility", "observation", "strength", "endurance", "energy")
TYPES = ("tools", "robots", "structures")
NUMBER_LETTERING = COUNT_LETTERING._replace(size=21)
STORES_HEIGHT = 107
"""Of both rows together."""


def stores(mine: PlayerView, total: int, words: Words) -> Iterator[Markup]:
    """Two rows: what can be spent, and what only has to be there; VP on the track, and in all."""
    yield from _goods(mine, total, Box(6, 4, WIDTH - 12, MIN_TOUCH_SIZE), words)
    yield from _symbols(mine, Box(6, 66, WIDTH - 12, 36), words)


def _goods(mine: PlayerView, total: int, row: Box, words: Words) -> Iterator[Markup]:
    boxes = row.columns(6, 4)
    for name, box in zip(GOODS, boxes, strict=False):
        number = mine["goods"][name]
        amount = words("amount", thing=name, number=number)
        yield part(
            f"good:{name}",
            words("about-vp", number=number, total=total) if name == "vp" else amount,
            ring_box(box),
            rounded(box, 6, fill=CARD, stroke=EDGE, stroke_width=1.2),
            at((box.x + 24, box.centre.y), stamp(SYMBOL_ICON[name], 34)),
            label(str(number), box.after(45), NUMBER_LETTERING),
        )
    yield _current(mine["goods"]["current"], boxes[5], words)


def _current(level: int, box: Box, words: Words) -> Markup:
    return note(
        "current",
        words("about-current", level=level),
        rounded(box, 6, fill=wash(OCHRE) if level else SUNK, stroke=EDGE, stroke_width=1.2),
        at((box.x + 24, box.centre.y), stamp("bolt", 34, OCHRE if level else QUIET)),
        label(("–", "+", "++")[level], box.after(45), NUMBER_LETTERING),
    )


def _symbols(mine: PlayerView, row: Box, words: Words) -> Iterator[Markup]:
    totals = [(name, mine["symbols"][name]) for name in SKILLS]
    totals += [(name, mine["types"][name]) for name in TYPES]
    for (name, number), box in zip(totals, row.columns(9, 3), strict=True):
        ink = TYPE_INK.get(name.removesuffix("s"), INK)
        yield note(
            "amount",
            words("amount", thing=name, number=number),
            rounded(box, 5, fill=SUNK, stroke=HAIRLINE, stroke_width=1),
            at((box.x + 16, box.centre.y), stamp(SYMBOL_ICON[name], 25, ink if number else QUIET)),
            label(str(number), box.after(31), COUNT_LETTERING),
        )
