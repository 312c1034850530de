"""Drawing of inventions as cards: in the hand, on the markets, and played."""

from collections.abc import Iterator, Sequence

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    MADDER,
    OCHRE,
    PAPER,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Lettering,
    Markup,
    at,
    el,
    fit,
    group,
    label,
    part,
    ring_box,
    rounded,
    shield,
    stamp,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import (
    BODY_LETTERING,
    HEADING_LETTERING,
    MIN_LETTER_SIZE,
    SHIELD_SIZE,
    WIDTH,
)
from bestiary.games.rats_of_wistar.board.faces import TIMING_ICON, icons
from bestiary.games.rats_of_wistar.board.workshop import picture
from bestiary.games.rats_of_wistar.box.components import INVENTIONS, NUMBER, TYPE_NAMES, Invention
from bestiary.games.rats_of_wistar.box.names import Card
from bestiary.games.rats_of_wistar.box.stock import NAMES
from bestiary.games.rats_of_wistar.describe import about_card, counts, effect, points

TYPE_INK = {"tool": OCHRE, "robot": SLATE, "structure": MADDER}
NAME_BAND_HEIGHT = 40
ART_SIZE = 76
LINE_HEIGHT = MIN_LETTER_SIZE * 1.2
GAP = 6
NAME_LETTERING = HEADING_LETTERING._replace(size=15.5, lines=2)
EFFECT_LETTERING = BODY_LETTERING._replace(lines=7)
CardWithLack = tuple[str, dict[str, int]]
"""A card, and what its reader lacks to play it."""


def invention(name: str) -> Invention:
    """The card of that name."""
    return INVENTIONS[NUMBER[Card(name)]]


def type_ink(card: Invention) -> str:
    """The ink of tools, robots or structures."""
    return TYPE_INK[TYPE_NAMES[card.type]]


def card_grid(cards: Sequence[CardWithLack], top: float, words: Words) -> tuple[Markup, float]:
    """Cards in two columns, each row as tall as its longer text; and where they end."""
    faces: list[Markup] = []
    for n in range(0, len(cards), 2):
        pair = cards[n : n + 2]
        height = max(_height(name, words) for name, _ in pair)
        # A last odd card takes the left half: `strict=False` below leaves the other box empty.
        boxes = Box(6, top, WIDTH - 12, height).columns(2, GAP)
        faces += [face(held, box, words) for held, box in zip(pair, boxes, strict=False)]
        top += height + GAP
    return group(faces), top


def _height(name: str, words: Words) -> float:
    width = (WIDTH - 12 - GAP) / 2 - 16
    lines = fit(effect("card", name, words), width, 7 * LINE_HEIGHT, EFFECT_LETTERING).lines
    return NAME_BAND_HEIGHT + ART_SIZE + 14 + LINE_HEIGHT * len(lines)


def face(held: CardWithLack, box: Box, words: Words) -> Markup:
    """A card, face up: name and points, drawing, cost and needs, symbols, effect."""
    name, missing = held
    card = invention(name)
    ink = type_ink(card)
    rest = box.below(NAME_BAND_HEIGHT)
    return part(
        f"card:{name}",
        about_card(name, words, missing),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=3 if card.deck else 1.5),
        rounded(box.top(NAME_BAND_HEIGHT).inset(2), 5, fill=wash(ink)),
        label(
            words(f"card-{name}"),
            box.top(NAME_BAND_HEIGHT).inset(8, 2).left(box.width - 46),
            NAME_LETTERING,
        ),
        at((box.right - 19, box.y + NAME_BAND_HEIGHT / 2), shield(points(card.vp), SHIELD_SIZE)),
        framed_picture(card, Box(box.x + 6, rest.y + 3, ART_SIZE, ART_SIZE)),
        _bill(
            card,
            missing,
            Box(box.x + ART_SIZE + 14, rest.y + 4, box.width - ART_SIZE - 18, 74),
            words,
        ),
        label(effect("card", name, words), rest.below(ART_SIZE + 6).inset(8, 1), EFFECT_LETTERING),
    )


def framed_picture(card: Invention, box: Box) -> Markup:
    """What it looks like, on the tint of its type; its timing in the corner."""
    ink = type_ink(card)
    place = (box.x + 11, box.bottom - 11)
    return group(
        rounded(box, 5, fill=PAPER, stroke=ink, stroke_width=1.2),
        picture(card.card.value, box.inset(2)),
        at(place, el("circle", r=12, fill=CARD, stroke=ink, stroke_width=1),
           stamp(TIMING_ICON[card.timing], 18)),
    )  # fmt: skip


def _bill(card: Invention, missing: dict[str, int], box: Box, words: Words) -> Iterator[Markup]:
    """Cost and needs in up to two lines, below a hairline the symbols it brings."""
    price = counts(card.price)
    rows = box.rows(3, 2)
    # Up to three amounts fit on a line; what is lacking makes them wider.
    cut = len(price) if len(price) < 4 and len(price) + len(missing) < 4 else 2
    yield icons(price[:cut], rows[0], words, 22, missing)
    yield icons(price[cut:], rows[1], words, 22, missing)
    yield el("path", d=f"M{box.x} {rows[2].y - 1}h{box.width - 6:g}", stroke=HAIRLINE)
    yield icons([(NAMES[place], n) for place, n in card.symbols], rows[2], words, 22)


def chip(name: str, box: Box, words: Words, *, faded: bool = False) -> Markup:
    """A played card: its drawing and name, and all about it on hover; spent if faded."""
    card = invention(name)
    return part(
        f"played:{name}",
        about_card(name, words),
        ring_box(box),
        rounded(box, 5, fill=SUNK if faded else CARD, stroke=type_ink(card), stroke_width=1.5),
        framed_picture(card, Box(box.x + 3, box.y + 3, box.height - 6, box.height - 6)),
        label(words(f"card-{name}"), box.after(box.height + 2).inset(2, 2), NAME_LETTERING),
    )


def slip(name: str, box: Box, words: Words) -> Markup:
    """A discarded card by its name."""
    style = Lettering(MIN_LETTER_SIZE, align="start", fill=type_ink(invention(name)), lines=2)
    return part(
        f"card:{name}",
        about_card(name, words),
        ring_box(box),
        rounded(box, 4, fill=SUNK, stroke=QUIET, stroke_width=1),
        label(words(f"card-{name}"), box.inset(7, 1), style),
    )
