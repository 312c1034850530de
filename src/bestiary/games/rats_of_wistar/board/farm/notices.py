"""Missions: a poster on the wall of their room, and beside the house all of it, always as large."""

from collections.abc import Iterator
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
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
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import (
    COUNT,
    FINGER,
    HEADING,
    LEAST,
    WIDTH,
    WORDS,
    coat,
)
from bestiary.games.rats_of_wistar.board.faces import icons
from bestiary.games.rats_of_wistar.box.components import ROW_NUMBER, ROWS
from bestiary.games.rats_of_wistar.box.names import Row
from bestiary.games.rats_of_wistar.describe import about_row, counts, effect

POSTER = (108, 54)
TITLE, ROW = 28, FINGER
TALL = TITLE + 3 * (ROW + 4) + 10
PIN = HEADING._replace(size=LEAST, lines=2, align="middle")


def poster(room: dict[str, Any], box: Box, view: View, words: Words) -> Markup | None:
    """A card still face down, or the name of a mission and how its rows stand."""
    place = Box(box.right - POSTER[0] - 5, box.y + 26, *POSTER)
    if room["hidden_mission"]:
        back = Box(place.right - FINGER, place.y, FINGER, 62)
        told = words("about-hidden-mission", name=words(f"room-{room['room']}"))
        return part(
            f"mission:{room['room']}", told, ring_box(back), card_back(back, "mission", GAME_INK)
        )
    if not room["rows"]:
        return None
    name = words(f"mission-{room['mission']}")
    rows = zip(room["rows"], place.below(31).columns(3), strict=True)
    return note(
        "mission",
        name,
        rounded(place, 2, fill=CARD, stroke=INK, stroke_width=1.2),
        label(name, place.top(34).inset(3, 0), PIN),
        (row_mark(row, cell.centre, view, 19) for row, cell in rows),
        el("circle", cx=place.centre.x, cy=place.y, r=3, fill=GAME_INK),
    )


def row_mark(row: dict[str, Any], place: Point, view: View, size: float) -> Markup:
    """Whose marker lies there, or whether it is locked or free."""
    if row["marker"] is not None:
        return at(place, cube(coat(row["marker"], view), size))
    if row["shut"]:
        return at(place, stamp("lock", size + 2, QUIET))
    return at(place, el("circle", r=size * 0.4, fill="none", stroke=QUIET, stroke_width=1.5))


def notices(view: View, words: Words) -> Iterator[Markup]:
    """Every mission that lies open, each on a sheet of its own; those all done come last."""
    shown = [room for room in view["farm"] if room["rows"]]
    for room in sorted(shown, key=_is_done):
        yield _notice(room, Box(6, 2, WIDTH - 12, TALL - 8), view, words)


def _is_done(room: dict[str, Any]) -> bool:
    return all(row["marker"] is not None for row in room["rows"])


def _notice(room: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    title = f"{words('room-' + room['room'])}: {words('mission-' + room['mission'])}"
    rows = zip(room["rows"], box.below(TITLE).top(3 * ROW + 8).rows(3, 4), strict=True)
    return svg(
        WIDTH,
        TALL - 4,
        rounded(box, 6, fill=wash(GAME_INK), stroke=INK, stroke_width=1.2),
        label(title, box.top(TITLE).inset(10, 2), HEADING),
        (_row(row, place.inset(4, 0), view, words) for row, place in rows),
        id=f"mission-{room['mission']}",
        aria_label=title,
    )


def _row(row: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    data = ROWS[ROW_NUMBER[Row(row["row"])]]
    missing = {} if row["marker"] is not None else row["missing"]
    upper, lower = box.top(31).after(42), box.below(29).after(42)
    return part(
        f"row:{row['row']}",
        about_row(row, view, words),
        ring_box(box, 4),
        rounded(box, 4, fill=CARD, stroke=HAIRLINE, stroke_width=1),
        _state(row, box.left(36), view),
        label(words(f"row-{row['row']}"), upper.left(218), HEADING),
        icons(counts(data.price), Box(upper.x + 220, upper.y + 5, 196, 22), words, 22, missing),
        label(effect("row", row["row"], words), lower.left(lower.width - 4), WORDS),
    )


def _state(row: dict[str, Any], box: Box, view: View) -> Markup:
    """The mark of a row; below it the lock that it waits for, or opens."""
    number = row["lock"] if row["shut"] else row["opens"]
    if number is None:
        return row_mark(row, box.centre, view, 24)
    sign = "lock" if row["shut"] else "unlock"
    return group(
        None if row["shut"] else row_mark(row, box.top(28).centre, view, 20),
        at((box.x + 12, box.bottom - 14), stamp(sign, 19, GAME_INK)),
        label(str(number), Box(box.x + 24, box.bottom - 24, 12, 20), COUNT),
    )
