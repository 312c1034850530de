"""Drawing of passages: shut by a door, a window or a hatch; open; or with the token turned over."""

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    OCHRE,
    SUNK,
    Box,
    Lettering,
    Markup,
    at,
    el,
    fit,
    group,
    label,
    measure,
    note,
    part,
    ring_round,
    rounded,
    wash,
)
from bestiary.drawing.strokes import fine, pen
from bestiary.games.rats_of_wistar.board.coats import MIN_LETTER_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.scenery.plan import OPENINGS
from bestiary.games.rats_of_wistar.describe import effect
from bestiary.games.rats_of_wistar.view_types import PassageView

SHUT_DOOR_PATH = "M-13 24V-18q0-6 6-6H7q6 0 6 6v42Z"
SLIP_LETTERING = Lettering(MIN_LETTER_SIZE, weight=600, lines=2)
MAX_SLIP_WIDTH = 150


def passage(entry: PassageView, words: Words) -> Markup:
    """One passage of the house; a token just turned over tells what it brings."""
    name = words(f"passage-{entry['passage']}")
    place, is_hatch = OPENINGS[entry["passage"]]
    if entry["turned"]:
        text = effect("door", entry["turned"], words)
        about = words("about-turned", name=name, text=text)
        return note("door", about, at(place, _open_passage(is_hatch)), _slip(text, place))
    if entry["door"]:
        drawing = at(place, _hatch() if is_hatch else _door())
        about = words("about-door", name=name)
        return part(f"door:{entry['passage']}", about, ring_round(28, place), drawing)
    return note("door", words("about-open", name=name), at(place, _open_passage(is_hatch)))


def _slip(text: str, place: tuple[float, float]) -> Markup:
    """What a token brings, on a slip that stays inside the panel."""
    lines = fit(text, MAX_SLIP_WIDTH, 40, SLIP_LETTERING).lines
    width = max(measure(line, MIN_LETTER_SIZE) for line in lines) + 16
    middle = min(max(place[0], width / 2 + 4), WIDTH - width / 2 - 4)
    box = Box(middle - width / 2, place[1] - 20, width, 8 + 18 * len(lines))
    return group(
        rounded(box, 4, fill=CARD, stroke=GAME_INK, stroke_width=1.5),
        label(text, box.inset(4, 2), SLIP_LETTERING),
    )


def _door() -> Markup:
    return group(
        pen(SHUT_DOOR_PATH, 1.8, wash(OCHRE)),
        fine("M-8-16H8V0H-8ZM-8 5H8v14H-8Z"),
        el("circle", cx=8, cy=3, r=2, fill=INK),
    )


def _hatch() -> Markup:
    return group(
        pen("M-22-8h44v17h-44Z", 1.8, wash(OCHRE)),
        fine("M-16-8v17M-8-8v17M8-8v17M16-8v17"),
        pen("M-4 0a4 4 0 1 0 8 0", 1.5),
    )


def _open_passage(is_hatch: bool) -> Markup:
    """A dark opening; the leaf stands aside, or a ladder leads through."""
    if is_hatch:
        ladder = "M-7-20v42M7-20v42M-7-14H7M-7-5H7M-7 4H7M-7 13H7"
        return group(pen("M-22-6h44v13h-44Z", 1.2, SUNK), pen(ladder, 1.6))
    return group(
        pen("M-9 24V-18q0-6 6-6h6q6 0 6 6v42Z", 1.2, SUNK),
        pen("M9-22l10 5v44l-10-4Z", 1.4, wash(OCHRE)),
    )
