"""Drawing of a tableau: mice with their effects, played inventions, heroes and skill tokens."""

from collections.abc import Iterator, Sequence

from bestiary.core import Words
from bestiary.drawing import (
    QUIET,
    SUNK,
    Box,
    Markup,
    at,
    group,
    label,
    note,
    part,
    ring_box,
    rounded,
    stamp,
)
from bestiary.games.rats_of_wistar.board.cards import chip, invention
from bestiary.games.rats_of_wistar.board.coats import BODY_LETTERING, MIN_TOUCH_SIZE
from bestiary.games.rats_of_wistar.board.faces import mouse_face
from bestiary.games.rats_of_wistar.view_types import PlayerView

MOUSE_HEIGHT = MIN_TOUCH_SIZE
CHIP_HEIGHT = MIN_TOUCH_SIZE


def _grid(number: int, box: Box, height: float) -> Iterator[Box]:
    columns = box.top(height).columns(2, 4)
    for n in range(number):
        yield columns[n % 2].moved(0, n // 2 * (height + 4))


def lodgers(
    mice: Sequence[str], box: Box, words: Words, *, mine: bool = False
) -> tuple[Markup, float]:
    """Mice in two columns; one's own can be clicked."""
    places = zip(mice, _grid(len(mice), box, MOUSE_HEIGHT), strict=True)
    content = [_mouse(mouse, place, words, mine=mine) for mouse, place in places]
    return group(*content), -(-len(mice) // 2) * (MOUSE_HEIGHT + 4)


def _mouse(mouse: str, box: Box, words: Words, *, mine: bool) -> Markup:
    """A mouse with its timing, its effect and its points."""
    text = words(f"mouse-{mouse}")
    content = mouse_face(mouse, box, words)
    if not mine:
        return note(f"mouse:{mouse}", text, *content)
    return part(f"mouse:{mouse}", text, ring_box(box), *content)


def tableau(mine: PlayerView, box: Box, words: Words) -> tuple[Markup, float]:
    """Played inventions grouped by type, spent 1× effects faded; heroes and skill tokens after."""
    order = sorted(mine["played"], key=lambda name: (invention(name).type, invention(name).deck))
    faded = {n for n in order if invention(n).timing == "once" and n not in mine["ready"]}
    extras = list(_extras(mine, words))
    number = len(order) + len(extras)
    places = _grid(number, box, CHIP_HEIGHT)
    content = [chip(name, next(places), words, faded=name in faded) for name in order]
    content += [_extra(text, symbol, next(places)) for text, symbol in extras]
    return group(content), -(-number // 2) * (CHIP_HEIGHT + 4)


def _extras(mine: PlayerView, words: Words) -> Iterator[tuple[str, str]]:
    for hero in mine["heroes"]:
        yield words(f"hero-{hero}"), "hero"
    for skill in mine["skills"]:
        yield words(f"skill-{skill}"), skill


def _extra(text: str, symbol: str, box: Box) -> Markup:
    return note(
        "hero" if symbol == "hero" else f"skill:{symbol}",
        text,
        rounded(box, 5, fill=SUNK, stroke=QUIET, stroke_width=1.2),
        at((box.x + 28, box.centre.y), stamp(symbol, 34)),
        label(text, box.after(56).inset(2, 1), BODY_LETTERING._replace(lines=2)),
    )
