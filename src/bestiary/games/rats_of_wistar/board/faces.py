"""One renderer for all 180 inventions, and the small parts shared by every panel."""

from collections.abc import Iterable

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    INK,
    MADDER,
    OCHRE,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    el,
    group,
    icon,
    label,
    measure,
    note,
    part,
    ring_box,
    rounded,
    shield,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import SHIELD, WORDS
from bestiary.games.rats_of_wistar.box.components import (
    INVENTIONS,
    MICE,
    MOUSE_NUMBER,
    NUMBER,
    TYPE_NAMES,
    Invention,
)
from bestiary.games.rats_of_wistar.box.names import Card, Mouse
from bestiary.games.rats_of_wistar.box.stock import NAMES
from bestiary.games.rats_of_wistar.describe import about_card, counts, effect, points

TYPE_INK = {"tool": OCHRE, "robot": SLATE, "structure": MADDER}
TIMING_ICON = {
    "immediate": "bolt",
    "once": "once",
    "income": "income",
    "final": "hourglass",
    "permanent": "infinity",
    "aggressive": "swords",
    "none": "star",
}
SYMBOL = {
    **{name: name for name in ("cleverness", "agility", "observation", "strength", "endurance")},
    "wood": "wood",
    "metal": "metal",
    "movement": "footprint",
    "joker": "joker",
    "vp": "medal",
    "energy": "ray",
    "current": "bolt",
    "tools": "tool",
    "robots": "robot",
    "structures": "structure",
    "mice": "mouse",
    "rooms-dug": "room",
    "any": "wild",
    "hand": "cards",
    "doors": "door",
    "basic": "card",
    "advanced": "bulb",
}
COUNTED = {
    "advanced-cards": "bulb",
    "basement-markers": "lock",
    "basic-cards": "card",
    "beds-built": "bed",
    "best-skill": "star",
    "markers": "mission",
    "skill-sets": "hero",
}
NAME = Lettering(17, serif=True, weight=600, align="start")
TEXT = Lettering(16, align="start", lines=3)
KEY = Lettering(16, weight=600)


def invention(name: str) -> Invention:
    """The card of that name."""
    return INVENTIONS[NUMBER[Card(name)]]


def icons(
    amounts: Iterable[tuple[str, int]],
    box: Box,
    words: Words,
    size: float = 22,
    lacking: dict[str, int] | None = None,
) -> Markup:
    """Amounts as icons with their numbers, from the left, each explaining itself.

    What is lacking stands on a sunken slip, with how much.
    """
    x, drawn = box.x, []
    for name, number in amounts:
        lack = (lacking or {}).get(name, 0)
        text = f"{number} −{lack}" if lack else str(number)
        width = size + 3 + measure(text, size * 0.8) + 2
        drawn.append(_amount(name, number, text, Box(x, box.y, width, box.height), words))
        x += width + 8
    return group(drawn)


def _amount(name: str, number: int, text: str, box: Box, words: Words) -> Markup:
    size = min(22.0, box.height)
    style = Lettering(size * 0.8, weight=700, align="start")
    slip = rounded(box.inset(-3, 0), 4, fill=SUNK, stroke=QUIET, stroke_dasharray="3 3")
    return note(
        "amount",
        words("amount", thing=name, number=number),
        slip if text != str(number) else None,
        at(Point(box.x + size / 2, box.centre.y), icon(SYMBOL[name], size)),
        label(text, box.after(size + 3), style),
    )


def face(name: str, box: Box, words: Words, missing: dict[str, int] | None = None) -> Markup:
    """A card, face up: type and name, points, cost and needs, symbols, effect."""
    card = invention(name)
    ink = TYPE_INK[TYPE_NAMES[card.type]]
    band, rest = box.top(28), box.below(28)
    line, text = rest.top(28).inset(8, 2), rest.below(28).inset(8, 3)
    symbols = [(NAMES[place], n) for place, n in card.symbols]
    return part(
        f"card:{name}",
        about_card(name, words, missing),
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=INK, stroke_width=3 if card.deck else 1.5),
        rounded(band.inset(2), 5, fill=wash(ink)),
        at((band.x + 17, band.centre.y), icon(TYPE_NAMES[card.type], 21, ink)),
        label(words(f"card-{name}"), band.after(34).left(band.width - 68), NAME),
        at((band.right - 18, band.centre.y), shield(points(card.vp), 22)),
        icons(counts(card.price), line, words, lacking=missing),
        icons(symbols, line.after(line.width - 47 * len(symbols)), words),
        el("path", d=f"M{line.x} {line.bottom + 2}H{line.right}", stroke=HAIRLINE),
        at((text.x + 9, text.centre.y), icon(TIMING_ICON[card.timing], 20, QUIET)),
        label(effect("card", name, words), text.after(26), TEXT),
    )


def chip(name: str, box: Box, words: Words, *, faded: bool = False) -> Markup:
    """A played card as a slip: type, name, and all about it on hover."""
    card = invention(name)
    ink = TYPE_INK[TYPE_NAMES[card.type]]
    return part(
        f"played:{name}",
        about_card(name, words),
        ring_box(box),
        rounded(box, 5, fill=SUNK if faded else CARD, stroke=ink, stroke_width=1.5),
        at((box.x + 14, box.centre.y), icon(TIMING_ICON[card.timing], 18, QUIET if faded else ink)),
        label(words(f"card-{name}"), box.after(27).inset(2, 1), NAME._replace(size=16, lines=2)),
    )


def key(name: str, text: str, box: Box, symbol: str) -> Markup:
    """A button of the board."""
    return part(
        name,
        text,
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=QUIET, stroke_width=1.2),
        at((box.x + 17, box.centre.y), icon(symbol, 20)),
        label(text, box.after(32).inset(2, 2), KEY._replace(align="start", lines=2)),
    )


def mouse_face(name: str, box: Box, words: Words) -> tuple[Markup, ...]:
    """A mouse or cheese on a slip: timing, effect, points at the end."""
    mouse = MICE[MOUSE_NUMBER[Mouse(name)]]
    symbol = "cheese" if mouse.cheese else TIMING_ICON[mouse.timing]
    text = box.after(36).left(box.width - 70)
    return (
        rounded(box, min(20.0, box.height / 2), fill=CARD, stroke=QUIET, stroke_width=1.2),
        at((box.x + 20, box.centre.y), icon(symbol, 24)),
        label(effect("mouse", name, words), text.inset(1, 0), WORDS._replace(lines=3)),
        at((box.right - 19, box.centre.y), shield(mouse.vp, SHIELD)),
    )
