"""Small drawings that every panel shares: amounts, buttons, mice."""

from collections.abc import Iterable

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    QUIET,
    SUNK,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    group,
    label,
    measure,
    note,
    part,
    ring_box,
    rounded,
    shield,
    stamp,
)
from bestiary.games.rats_of_wistar.board.coats import BODY_LETTERING, SHIELD_SIZE
from bestiary.games.rats_of_wistar.box.components import (
    MICE,
    MOUSE_NUMBER,
)
from bestiary.games.rats_of_wistar.box.names import Mouse
from bestiary.games.rats_of_wistar.describe import effect

TIMING_ICON = {
    "immediate": "play",
    "once": "once",
    "income": "income",
    "final": "hourglass",
    "permanent": "infinity",
    "aggressive": "swords",
    "none": "star",
}
SYMBOL_ICON = {
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
COUNTER_ICON = {
    "advanced-cards": "bulb",
    "basement-markers": "lock",
    "basic-cards": "card",
    "beds-built": "bed",
    "best-skill": "star",
    "markers": "mission",
    "skill-sets": "hero",
}
KEY_LETTERING = BODY_LETTERING._replace(weight=600, lines=3)


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
    x = box.x
    content = []
    for name, number in amounts:
        lack = (lacking or {}).get(name, 0)
        text = f"{number} −{lack}" if lack else str(number)
        width = size + 3 + measure(text, size * 0.8) + 2
        content.append(_amount(name, number, text, Box(x, box.y, width, box.height), words))
        x += width + 8
    return group(content)


def _amount(name: str, number: int, text: str, box: Box, words: Words) -> Markup:
    size = min(22.0, box.height)
    style = Lettering(size * 0.8, weight=700, align="start")
    slip = rounded(box.inset(-3, 0), 4, fill=SUNK, stroke=QUIET, stroke_dasharray="3 3")
    return note(
        "amount",
        words("amount", thing=name, number=number),
        slip if text != str(number) else None,
        at(Point(box.x + size / 2, box.centre.y), stamp(SYMBOL_ICON[name], size)),
        label(text, box.after(size + 3), style),
    )


def key(name: str, text: str, box: Box, symbol: str) -> Markup:
    """A button of the board."""
    return part(
        name,
        text,
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=QUIET, stroke_width=1.2),
        at((box.x + 22, box.centre.y), stamp(symbol, 26)),
        label(text, box.after(42).inset(2, 2), KEY_LETTERING),
    )


def mouse_face(name: str, box: Box, words: Words) -> tuple[Markup, ...]:
    """A mouse or cheese on a slip: timing, effect, points at the end."""
    mouse = MICE[MOUSE_NUMBER[Mouse(name)]]
    symbol = "cheese" if mouse.cheese else TIMING_ICON[mouse.timing]
    text = box.after(36).left(box.width - 68)
    return (
        rounded(box, min(20.0, box.height / 2), fill=CARD, stroke=QUIET, stroke_width=1.2),
        at((box.x + 20, box.centre.y), stamp(symbol, 24)),
        label(effect("mouse", name, words), text, BODY_LETTERING._replace(lines=3)),
        at((box.right - 19, box.centre.y), shield(mouse.vp, SHIELD_SIZE)),
    )
