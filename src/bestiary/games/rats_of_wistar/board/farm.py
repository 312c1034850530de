"""The farm: two floors, the basement, rooms with missions and mice, doors between them."""

from collections.abc import Iterator
from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    HAIRLINE,
    INK,
    OCHRE,
    PLAIN,
    QUIET,
    SLATE,
    SUNK,
    Box,
    Lettering,
    Markup,
    Point,
    at,
    badge,
    cube,
    el,
    group,
    icon,
    label,
    note,
    part,
    pawn,
    plaque,
    player,
    remembered,
    ring_box,
    ring_round,
    rounded,
    svg,
    token,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import coat
from bestiary.games.rats_of_wistar.board.faces import icons
from bestiary.games.rats_of_wistar.box.components import ROW_NUMBER, ROWS
from bestiary.games.rats_of_wistar.box.names import Row
from bestiary.games.rats_of_wistar.describe import about_row, counts, effect

WIDTH = 640
TALL, GAP = 132, 20
LEFT, RIGHT = Box(66, 10, 274, TALL), Box(360, 10, 272, TALL)


def _floor(box: Box, number: int) -> Box:
    return box.moved(0, number * (TALL + GAP))


PLACES = {
    "bedroom": _floor(LEFT, 0),
    "study": _floor(RIGHT, 0),
    "kitchen": _floor(LEFT, 1),
    "living-room": _floor(RIGHT, 1),
    "storeroom": _floor(LEFT, 2),
    "workshop": _floor(RIGHT, 2),
    "pantry": _floor(RIGHT, 3),
}
HEIGHT = PLACES["pantry"].bottom + 10
MISSION_TALL = 176
SMALL_NAME = Lettering(17, serif=True, weight=600, align="start")
REWARD = Lettering(16, align="start", lines=2)
ACROSS = (LEFT.right + RIGHT.x) / 2
DOORS = {
    "window-above-the-ivy": Point(LEFT.x, PLACES["bedroom"].y + 78),
    "front-door": Point(LEFT.x, PLACES["kitchen"].y + 78),
    "bedroom-door": Point(ACROSS, PLACES["bedroom"].y + 52),
    "kitchen-door": Point(ACROSS, PLACES["kitchen"].y + 52),
    "staircase": Point(180, PLACES["kitchen"].y - GAP / 2),
    "chimney": Point(520, PLACES["kitchen"].y - GAP / 2),
    "trapdoor": Point(180, PLACES["storeroom"].y - GAP / 2),
    "cellar-stairs": Point(520, PLACES["storeroom"].y - GAP / 2),
    "storeroom-door": Point(ACROSS, PLACES["storeroom"].y + 52),
    "pantry-door": Point(520, PLACES["pantry"].y - GAP / 2),
}


@remembered
def farm(view: View, words: Words) -> str:
    """The whole farm, and below it the missions that lie open."""
    shown = [room for room in view["farm"] if room["rows"]]
    return svg(
        WIDTH,
        HEIGHT + len(shown) * MISSION_TALL,
        _outside(view, words),
        (_room(room, view, words) for room in view["farm"]),
        (_passage(passage, words) for passage in view["passages"]),
        (_open_mission(n, room, view, words) for n, room in enumerate(shown)),
        id="farm",
        aria_label=words("panel-farm"),
    )


def _outside(view: View, words: Words) -> Markup:
    """Explorers who have not entered yet, and what the floors are called."""
    waiting = [s for s, p in enumerate(view["players"]) if p["explorer"] is None]
    names = ", ".join(map(words.player, waiting)) or words("nobody")
    box = Box(4, PLACES["bedroom"].y, 44, PLACES["kitchen"].bottom - 10)
    return note(
        "outside",
        words("about-outside", names=names),
        rounded(box, 6, fill=SUNK, stroke=HAIRLINE, stroke_width=1),
        at((box.centre.x, box.y + 24), icon("tuft", 28, QUIET)),
        (
            at((box.centre.x, box.y + 70 + n * 36), pawn(player(seat), 30))
            for n, seat in enumerate(waiting)
        ),
    )


def _room(room: dict[str, Any], view: View, words: Words) -> Markup:
    box = PLACES[room["room"]]
    ink = SLATE if room["floor"] == "basement" else OCHRE
    people = [words("view-explorer", seat=s) for s in room["explorers"]]
    people += [words("view-tent", seat=s) for s in room["tents"]]
    text = words("about-room", name=words(f"room-{room['room']}"),
                 people=", ".join(people) or words("nobody"))  # fmt: skip
    return group(
        part(
            f"room:{room['room']}",
            text,
            ring_box(box),
            rounded(box, 6, fill=wash(ink), stroke=INK, stroke_width=1.5),
            label(words(f"room-{room['room']}"), box.top(28).inset(10, 3),
                  Lettering(18, serif=True, weight=600, align="start")),
        ),
        _mission(room, box, view, words),
        _mice(room, box, words),
        _people(room, box),
    )  # fmt: skip


def _mission(room: dict[str, Any], box: Box, view: View, words: Words) -> Markup | None:
    """A face-down card to be turned up, or how its three missions stand."""
    if room["hidden_mission"]:
        back = Box(box.right - 118, box.y + 14, 52, 68)
        return part(
            f"mission:{room['room']}",
            words("about-hidden-mission", name=words(f"room-{room['room']}")),
            ring_box(back),
            rounded(back, 6, fill=CARD, stroke=INK, stroke_width=1.5),
            rounded(back.inset(5), 4, fill="url(#hatch-lines)", stroke=GAME_INK, stroke_width=1),
            at(back.centre, el("circle", r=18, fill=CARD), icon("mission", 26, GAME_INK)),
        )
    if not room["rows"]:
        return None
    name = words(f"mission-{room['mission']}")
    line = box.below(30).top(44).inset(12, 0)
    return note(
        "mission",
        name,
        rounded(line, 5, fill=CARD, stroke=HAIRLINE, stroke_width=1),
        label(name, line.left(line.width - 96).inset(8, 2), SMALL_NAME._replace(lines=2)),
        (
            _row_mark(row, Point(line.right - 78 + 32 * n, line.centre.y), view)
            for n, row in enumerate(room["rows"])
        ),
    )


def _open_mission(number: int, room: dict[str, Any], view: View, words: Words) -> Markup:
    """A mission card that lies open, large enough to be read."""
    box = Box(8, HEIGHT + number * MISSION_TALL, WIDTH - 16, MISSION_TALL - 10)
    place, name = room["room"], room["mission"]
    title = f"{words(f'room-{place}')}: {words(f'mission-{name}')}"
    rows = zip(room["rows"], box.below(30).rows(3, 4), strict=True)
    return group(
        label(title, box.top(28).inset(4, 0), Lettering(17, serif=True, weight=600, align="start")),
        (_row(row, place, view, words) for row, place in rows),
    )


def _row(row: dict[str, Any], box: Box, view: View, words: Words) -> Markup:
    data = ROWS[ROW_NUMBER[Row(row["row"])]]
    name, reward = words(f"row-{row['row']}"), effect("row", row["row"], words)
    missing = {} if row["marker"] is not None else row["missing"]
    titled, price, rest = box.after(38).left(210), box.after(250).left(140), box.after(392)
    return part(
        f"row:{row['row']}",
        about_row(row, view, words),
        ring_box(box, 4),
        rounded(box, 4, fill=CARD, stroke=HAIRLINE, stroke_width=1),
        _row_mark(row, Point(box.x + 19, box.centre.y), view),
        label(name, titled.inset(0, 2), SMALL_NAME._replace(lines=2)),
        _price(counts(data.price), missing, price, words),
        label(reward, rest.left(rest.width - 34).inset(0, 2), REWARD),
        _opens(row, Point(box.right - 16, box.centre.y)),
    )


def _price(price: list[tuple[str, int]], missing: dict[str, int], box: Box, words: Words) -> Markup:
    """A price with what is missing of it, small enough for its place."""
    size = 22.0 if len(price) + len(missing) <= 3 else 16.0 if len(price) < 3 else 13.0
    line = Box(box.x, box.centre.y - size / 2, box.width, size)
    return icons(price, line, words, size, missing)


def _row_mark(row: dict[str, Any], place: Point, view: View) -> Markup:
    if row["marker"] is not None:
        return at(place, cube(coat(row["marker"], view), 24))
    if row["shut"]:
        number = at((10, 8), badge(row["lock"], 15))
        return at(place, icon("lock", 24, QUIET), number)
    return at(place, el("circle", r=10, fill="none", stroke=QUIET, stroke_width=1.5))


def _opens(row: dict[str, Any], place: Point) -> Markup | None:
    if row["opens"] is None:
        return None
    return at(place, icon("unlock", 20, GAME_INK), at((-10, 8), badge(row["opens"], 15)))


def _mice(room: dict[str, Any], box: Box, words: Words) -> Iterator[Markup]:
    """Face-down mice, and the cheese of the pantry."""
    base = Point(box.x + 24, box.bottom - 22)
    if room["mice"]:
        ring = Box(base.x - 20, base.y - 20, 40 + 16 * (room["mice"] - 1), 40)
        yield part(
            f"mice:{room['room']}",
            words("about-mice", number=room["mice"]),
            ring_box(ring, 18),
            (at((base.x + 16 * n, base.y), token(PLAIN, 34, "mouse")) for n in range(room["mice"])),
        )
    for n, cheese in enumerate(reversed(room["cheeses"])):
        spot = Point(base.x + 86 + 10 * n, base.y - 4 * n)
        drawn = plaque(PLAIN, 34, "cheese")
        top = n == len(room["cheeses"]) - 1
        yield (
            part("cheese", words(f"mouse-{cheese}"), ring_round(20, spot), at(spot, drawn))
            if top
            else at(spot, drawn)
        )


def _people(room: dict[str, Any], box: Box) -> Iterator[Markup]:
    here = [("explorer", s) for s in room["explorers"]] + [("tent", s) for s in room["tents"]]
    for n, (kind, seat) in enumerate(here):
        spot = Point(box.right - 22 - 29 * n, box.bottom - 20)
        piece = pawn(player(seat), 28) if kind == "explorer" else token(player(seat), 27, "tent")
        yield at(spot, piece, id=f"{kind}-{seat}-{room['room']}")


def _passage(passage: dict[str, Any], words: Words) -> Markup:
    spot = DOORS[passage["passage"]]
    name = words(f"passage-{passage['passage']}")
    if passage["turned"]:
        text = effect("door", passage["turned"], words)
        return note(
            "door",
            words("about-turned", name=name, text=text),
            at(spot, plaque(PLAIN, 34, "door")),
            label(text, Box(spot.x - 60, spot.y + 18, 120, 18), Lettering(15, weight=600)),
        )
    if passage["door"]:
        return part(
            f"door:{passage['passage']}",
            words("about-door", name=name),
            ring_round(21, spot),
            at(spot, plaque(PLAIN, 34, "door")),
        )
    return note(
        "door",
        words("about-open", name=name),
        el("circle", cx=spot.x, cy=spot.y, r=11, fill=CARD, stroke=QUIET, stroke_width=1.2),
        at(spot, icon("widen", 14, QUIET)),
    )
