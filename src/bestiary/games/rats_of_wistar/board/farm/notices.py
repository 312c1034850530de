"""Drawing of missions: a poster on the wall of their room, and all of it beside the house.

Beside the house stands a board. A mission is pinned there row by row, each row a picture as high
as a finger; where there are no fingers the page shows its middle only, which holds everything.
"""

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    INK,
    QUIET,
    Box,
    Markup,
    Point,
    at,
    card_back,
    cube,
    el,
    group,
    label,
    note,
    part,
    ring_box,
    rounded,
    stamp,
    svg,
)
from bestiary.games.rats_of_wistar.board.coats import (
    BODY_LETTERING,
    COUNT_LETTERING,
    HEADING_LETTERING,
    MIN_LETTER_SIZE,
    MIN_TOUCH_SIZE,
    WIDTH,
    coat,
)
from bestiary.games.rats_of_wistar.board.faces import icons
from bestiary.games.rats_of_wistar.box.components import ROW_NUMBER, ROWS
from bestiary.games.rats_of_wistar.box.names import Row
from bestiary.games.rats_of_wistar.describe import about_row, counts, effect
from bestiary.games.rats_of_wistar.view_types import RoomView, RowView, WistarView

POSTER_SIZE = (108, 54)
TITLE_HEIGHT = 30
ROW_HEIGHT = MIN_TOUCH_SIZE
MIDDLE_BOX = Box(4, 8, WIDTH - 8, ROW_HEIGHT - 16)
"""What of a row is always seen."""
REWARD_ORDER_PROMPT = "first"
"""The question whether the reward of a row just done comes first."""
PIN_LETTERING = HEADING_LETTERING._replace(size=MIN_LETTER_SIZE, lines=2, align="middle")


def poster(room: RoomView, box: Box, view: WistarView, words: Words) -> Markup | None:
    """A card still face down, or the name of a mission and how its rows stand."""
    place = Box(box.right - POSTER_SIZE[0] - 5, box.y + 26, *POSTER_SIZE)
    if room["hidden_mission"]:
        back = Box(place.right - MIN_TOUCH_SIZE, place.y, MIN_TOUCH_SIZE, 62)
        about = words("about-hidden-mission", name=words(f"room-{room['room']}"))
        return part(
            f"mission:{room['room']}", about, ring_box(back), card_back(back, "mission", GAME_INK)
        )
    if not room["rows"]:
        return None
    name = words(f"mission-{room['mission']}")
    rows = zip(room["rows"], place.below(31).columns(3), strict=True)
    return note(
        "mission",
        name,
        rounded(place, 2, fill=CARD, stroke=INK, stroke_width=1.2),
        label(name, place.top(34).inset(3, 0), PIN_LETTERING),
        (row_mark(row, cell.centre, view, 19) for row, cell in rows),
        el("circle", cx=place.centre.x, cy=place.y, r=3, fill=GAME_INK),
    )


def row_mark(row: RowView, place: Point, view: WistarView, size: float) -> Markup:
    """Whose marker lies there, or whether it is locked or free."""
    if row["marker"] is not None:
        return at(place, cube(coat(row["marker"], view), size))
    if row["shut"]:
        return at(place, stamp("lock", size + 2, QUIET))
    return at(place, el("circle", r=size * 0.4, fill="none", stroke=QUIET, stroke_width=1.5))


def notices(view: WistarView, words: Words) -> Markup | None:
    """The board with every mission of which something is left to do, or to be chosen.

    There is none as long as the first cards are chosen: these need its room.
    """
    if view["pairs"]:
        return None
    rooms = [room for room in view["farm"] if room["rows"]]
    if view["asks"] != REWARD_ORDER_PROMPT:
        rooms = [room for room in rooms if any(row["marker"] is None for row in room["rows"])]
    if not rooms:
        return el("div", el("p", words("no-missions")), class_="pinboard bare")
    return el("div", [_notice(room, view, words) for room in rooms], class_="pinboard")


def _notice(room: RoomView, view: WistarView, words: Words) -> Markup:
    name = words(f"mission-{room['mission']}")
    title = f"{words('room-' + room['room'])}: {name}"
    heading = svg(
        WIDTH,
        TITLE_HEIGHT,
        label(title, Box(12, 2, WIDTH - 24, TITLE_HEIGHT - 4), HEADING_LETTERING),
        id=f"mission-{room['mission']}",
        aria_label=title,
    )
    return el("div", heading, [_row(row, view, words) for row in room["rows"]])


def _row(row: RowView, view: WistarView, words: Words) -> Markup:
    """A row that is done takes one line, and only its name is left to be read."""
    is_done = row["marker"] is not None
    box = Box(0, 0, WIDTH, ROW_HEIGHT)
    content = _done_row(row, view, words) if is_done else _open_row(row, view, words)
    return svg(
        *(WIDTH, ROW_HEIGHT),
        part(f"row:{row['row']}", about_row(row, view, words), ring_box(box, 4), content),
        id=f"mission-row-{row['row']}",
        class_="plate row-done" if is_done else "plate row-open",
        preserveAspectRatio="xMidYMid slice",
        aria_label=words(f"row-{row['row']}"),
    )


def _done_row(row: RowView, view: WistarView, words: Words) -> Markup:
    name = label(
        words(f"row-{row['row']}"), MIDDLE_BOX.after(42), HEADING_LETTERING._replace(fill=QUIET)
    )
    return group(row_mark(row, MIDDLE_BOX.left(36).centre, view, 20), name)


def _open_row(row: RowView, view: WistarView, words: Words) -> Markup:
    price = counts(ROWS[ROW_NUMBER[Row(row["row"])]].price)
    upper, lower = MIDDLE_BOX.top(24).after(42), MIDDLE_BOX.below(21).top(20).after(42)
    return group(
        _state(row, MIDDLE_BOX.left(36), view),
        label(words(f"row-{row['row']}"), upper.left(218), HEADING_LETTERING),
        icons(price, Box(upper.x + 220, upper.y + 1, 196, 22), words, 22, row["missing"]),
        label(effect("row", row["row"], words), lower.left(lower.width - 4), BODY_LETTERING),
    )


def _state(row: RowView, box: Box, view: WistarView) -> Markup:
    """Whether a row is free; below it the lock that it waits for, or opens."""
    number = row["lock"] if row["shut"] else row["opens"]
    if number is None:
        return row_mark(row, box.centre, view, 24)
    sign = "lock" if row["shut"] else "unlock"
    return group(
        None if row["shut"] else row_mark(row, box.top(22).centre, view, 20),
        at((box.x + 12, box.bottom - 10), stamp(sign, 19, GAME_INK)),
        label(str(number), Box(box.x + 24, box.bottom - 20, 12, 20), COUNT_LETTERING),
    )
