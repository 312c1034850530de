"""Drawing of the burrow: rooms with beds and mice, rooms still to be dug, and who is asleep."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    OCHRE,
    QUIET,
    SLATE,
    Box,
    Lettering,
    Markup,
    at,
    el,
    label,
    note,
    part,
    player,
    ring_box,
    rounded,
    shield,
    stamp,
    token,
)
from bestiary.drawing.strokes import fine, pen
from bestiary.games.rats_of_wistar.board.coats import (
    COUNT_LETTERING,
    MIN_LETTER_SIZE,
    MIN_TOUCH_SIZE,
    SHIELD_SIZE,
    WIDTH,
)
from bestiary.games.rats_of_wistar.board.scenery.oak import CHAMBER_SIZE, GROUND_TOP, arch
from bestiary.games.rats_of_wistar.box.components import (
    BED_TRACK,
    DUNGEON_TRACK,
    MICE,
    MOUSE_NUMBER,
    NUMBERS,
)
from bestiary.games.rats_of_wistar.box.names import Mouse
from bestiary.games.rats_of_wistar.view_types import PlayerView

FIRST_ROOMS_TOP = GROUND_TOP + 26
DUNGEON_TOP = GROUND_TOP + 98
BUNKS_TOP = GROUND_TOP + 170
CAPTION_LETTERING = Lettering(MIN_LETTER_SIZE, weight=600, align="start")
SIGN_LETTERING = Lettering(MIN_LETTER_SIZE, fill=QUIET)


def burrow(seat: int, mine: PlayerView, words: Words) -> Iterator[Markup]:
    """From the doorstep down to the bunks."""
    yield from _doorstep(seat, mine, words)
    free = words("about-rooms", free=mine["free_rooms"], all=mine["rooms"])
    yield note("dungeon", free, label(free, Box(12, GROUND_TOP + 4, 220, 20), CAPTION_LETTERING))
    contents = list(_room_contents(mine))
    first = mine["rooms"] - mine["dug"]
    for n in range(first):
        box = Box(8 + 78 * n, FIRST_ROOMS_TOP, *CHAMBER_SIZE)
        yield note("dungeon", free, _chamber(box), _lodger(contents[n], box))
    yield from _track("dungeon", DUNGEON_TRACK, mine["dug"], DUNGEON_TOP, words, contents[first:])
    yield from _track("bed", BED_TRACK, mine["beds"], BUNKS_TOP, words, [str(seat)] * 6)


def _room_contents(mine: PlayerView) -> Iterator[str]:
    """Who or what is in each room: beds first, then mice, then nothing."""
    yield from ["bed"] * mine["beds_standing"]
    yield from mine["mice"]
    yield from [""] * (mine["rooms"] - mine["beds_standing"] - len(mine["mice"]))


def _chamber(box: Box) -> Markup:
    """Dug out and lived in: a lamp from the ceiling, straw on the floor."""
    vault = el("path", d="M8 54V31Q10 10 37 10T66 31V54", fill="none", stroke="var(--hatch)")
    lamp = pen("M58 8v9m-3.5 0h7l1.5 8h-10Z", 1.1, "var(--night-window)")
    straw = fine("M6 55h62M12 59l7-4M24 60l6-5M36 60l8-5M50 59l6-4M60 57l4-2")
    return at((box.x, box.y), pen(arch(), 1.8, CARD), vault, lamp, straw)


def _lodger(name: str, box: Box) -> Markup | None:
    if not name:
        return None
    place = (box.x + 28, box.bottom - 25)
    if name == "bed":
        return at(place, stamp("bed", 36))
    ink = SLATE if MICE[MOUSE_NUMBER[Mouse(name)]].basement else OCHRE
    return at(place, stamp("mouse", 36, ink))


def _track(
    kind: str, values: tuple[int, ...], done: int, top: float, words: Words, inside: list[str]
) -> Iterator[Markup]:
    """The next tokens carry the number of beds or rooms made at once."""
    for n, value in enumerate(values):
        box = Box(8 + 78 * n, top, *CHAMBER_SIZE)
        draw = _room if kind == "dungeon" else _bunk
        content = (
            draw(box, inside[n] if n < len(inside) else "", is_done=n < done),
            at((box.right - 15, box.y + 16), shield(value, SHIELD_SIZE)),
        )
        text = words(f"about-{kind}", number=n + 1, vp=value)
        # A click says how many are made at once: the first free token is 1.
        ahead = n - done + 1
        if ahead > 0:
            yield part(f"{kind}:{ahead}", text, ring_box(box), *content)
        else:
            yield note(kind, text, *content)


def _room(box: Box, lodger: str, *, is_done: bool) -> Iterator[Markup | None]:
    """Dug, with who lives there; or earth, still whole."""
    if is_done:
        yield _chamber(box)
        yield _lodger(lodger, box)
        return
    outline = el("path", d=arch(), fill="none", stroke=INK, stroke_dasharray="5 4")
    clods = "M14 44l8-8M24 50l9-9M34 40l7-7M44 50l8-8M22 30l7-7"
    yield at((box.x, box.y), outline, fine(clods), at((28, 36), stamp("shovel", 28, QUIET)))


def _bunk(box: Box, seat: str, *, is_done: bool) -> Iterator[Markup]:
    """A worker asleep on a bed; once the bed is built the shelf is empty."""
    shelf = Box(box.x, box.y + 4, box.width, box.height - 6)
    yield rounded(shelf, 4, fill="none" if is_done else CARD, stroke=INK, stroke_width=1.5,
                  stroke_dasharray="5 4" if is_done else None)  # fmt: skip
    if not is_done:
        yield at((box.x + 30, box.y + 39), stamp("bed", 36))
        yield at((box.x + 17, box.y + 20), token(player(int(seat)), 20, "worker"))


def _doorstep(seat: int, mine: PlayerView, words: Words) -> Iterator[Markup]:
    """Under the oak: workers at the entrance, tents, chiefs and discs that are left."""
    tents = NUMBERS["tents"] - len(mine["tents"])
    discs = NUMBERS["goal_discs"] - mine["goals"]
    signs = (
        Box(x, GROUND_TOP - MIN_TOUCH_SIZE - 2, 100, MIN_TOUCH_SIZE) for x in (6, 110, 270, 374)
    )
    here, camp, chiefs, goals = signs
    coat = player(seat)
    yield part(
        "entrance",
        words("about-entrance", number=mine["entrance"]),
        ring_box(here),
        *_sign(token(coat, 30, "worker"), mine["entrance"], words("waiting"), here),
    )
    yield part(
        "tent",
        words("about-tents", number=tents),
        ring_box(camp),
        *_sign(token(coat, 30, "tent"), tents, words("tents"), camp),
    )
    yield _remaining_sign("chief", mine["chiefs"], words("chiefs"), chiefs)
    yield _remaining_sign("goal", discs, words("discs"), goals)


def _remaining_sign(symbol: str, number: int, text: str, box: Box) -> Markup:
    return note(symbol, f"{text}: {number}", *_sign(stamp(symbol, 30), number, text, box))


def _sign(thing: Markup, number: int, text: str, box: Box) -> tuple[Markup, ...]:
    return (
        rounded(box, 5, fill=CARD, stroke=INK, stroke_width=1.3),
        at((box.x + 34, box.y + 19), thing),
        label(str(number), Box(box.x + 56, box.y + 6, 30, 26), COUNT_LETTERING._replace(size=21)),
        label(text, box.below(35).inset(2, 0), SIGN_LETTERING),
    )


def bottom() -> float:
    return BUNKS_TOP + CHAMBER_SIZE[1] + 10


BURROW_BOX = Box(0, 0, WIDTH, bottom())
