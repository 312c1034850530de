"""Drawing of the house with everybody in it: rooms, doors, mice, explorers and tents."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    PLAIN,
    Box,
    Markup,
    Point,
    at,
    group,
    label,
    leaves,
    measure,
    memoize_by_reads,
    note,
    part,
    pawn,
    plaque,
    player,
    ring_box,
    ring_round,
    rounded,
    svg,
    token,
)
from bestiary.games.rats_of_wistar.board.coats import HEADING_LETTERING, MIN_TOUCH_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.farm.doors import passage
from bestiary.games.rats_of_wistar.board.farm.notices import notices, poster
from bestiary.games.rats_of_wistar.board.scenery import SCENES
from bestiary.games.rats_of_wistar.board.scenery.plan import HEIGHT, OUTSIDE_BOX, ROOM_BOXES
from bestiary.games.rats_of_wistar.view_types import RoomView, WistarView


@memoize_by_reads
def farm(view: WistarView, words: Words) -> str:
    """The whole farm, and beside or below it the missions that lie open."""
    whole = _house(view, words), notices(view, words)
    return leaves(whole, id="farm", aria_label=words("panel-farm"))


def _house(view: WistarView, words: Words) -> Markup:
    return svg(
        WIDTH,
        HEIGHT,
        SCENES.use("house", Box(0, 0, WIDTH, HEIGHT)),
        _outside(view, words),
        (_room(room, view, words) for room in view["farm"]),
        (passage(entry, words) for entry in view["passages"]),
        # Last: people stand before doors and posters, and glide over walls.
        (_people(room, ROOM_BOXES[room["room"]]) for room in view["farm"]),
        id="farm-house",
        class_="plate tall",
        aria_label=words("panel-farm"),
    )


def _outside(view: WistarView, words: Words) -> Markup:
    """Explorers who have not entered yet wait under the tree."""
    waiting = [s for s, p in enumerate(view["players"]) if p["explorer"] is None]
    names = ", ".join(map(words.player, waiting)) or words("nobody")
    spots = (Point(12 + n % 2 * 24, 330 - n // 2 * 34) for n in range(len(waiting)))
    return note(
        "outside",
        words("about-outside", names=names),
        rounded(OUTSIDE_BOX, 6, fill="transparent"),
        (at(place, pawn(player(seat), 27)) for seat, place in zip(waiting, spots, strict=True)),
    )


def _room(room: RoomView, view: WistarView, words: Words) -> Markup:
    box = ROOM_BOXES[room["room"]]
    name = words(f"room-{room['room']}")
    people = [words("view-explorer", seat=s) for s in room["explorers"]]
    people += [words("view-tent", seat=s) for s in room["tents"]]
    plate = Box(box.x + 3, box.y + 3, measure(name, HEADING_LETTERING.size, serif=True) + 12, 22)
    return group(
        part(
            f"room:{room['room']}",
            words("about-room", name=name, people=", ".join(people) or words("nobody")),
            ring_box(box, 2),
            rounded(plate, 3, fill=CARD),
            label(name, plate.inset(5, 0), HEADING_LETTERING),
        ),
        poster(room, box, view, words),
        _mice(room, box, words),
    )


def _mice(room: RoomView, box: Box, words: Words) -> Iterator[Markup]:
    """Face-down mice on the floor, and the cheese of the pantry on its shelf."""
    base = Point(box.x + 34, box.bottom - 22)
    number = room["mice"]
    if number:
        yield part(
            f"mice:{room['room']}",
            words("about-mice", number=number),
            ring_box(
                Box(base.x - 29, base.y - 36, MIN_TOUCH_SIZE + 18 * (number - 1), MIN_TOUCH_SIZE),
                18,
            ),
            (at((base.x + 18 * n, base.y), token(PLAIN, 33, "mouse")) for n in range(number)),
        )
    # Drawn from below: the top one comes last, and it alone can be clicked.
    for n, cheese in enumerate(reversed(room["cheeses"])):
        place = Point(box.x + 24 + 9 * n, box.y + 56 - 5 * n)
        drawing = at(place, plaque(PLAIN, 33, "cheese"))
        is_top = n == len(room["cheeses"]) - 1
        text = words(f"mouse-{cheese}")
        yield part("cheese", text, ring_round(28, place), drawing) if is_top else drawing


def _people(room: RoomView, box: Box) -> Iterator[Markup]:
    """Explorers on the floor, tents pitched behind them."""
    for n, seat in enumerate(room["tents"]):
        place = Point(box.right - 15 - 24 * n, box.bottom - 45)
        yield at(place, token(player(seat), 23, "tent"), id=f"tent-{seat}-{room['room']}")
    for n, seat in enumerate(room["explorers"]):
        yield at(Point(box.right - 16 - 18 * n, box.bottom - 18), pawn(player(seat), 27),
                 id=f"explorer-{seat}")  # fmt: skip
