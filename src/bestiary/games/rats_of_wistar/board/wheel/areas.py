"""Drawing of the three areas with the workers of every player."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    Box,
    Markup,
    at,
    box_path,
    group,
    label,
    mark,
    part,
    player,
    ring_path,
    rounded,
)
from bestiary.games.rats_of_wistar.board.coats import AREA_INK, COUNT_LETTERING, HEADING_LETTERING
from bestiary.games.rats_of_wistar.board.scenery.circle import (
    CENTRE,
    LAND_EDGE_RADIUS,
    TEETH_RADIUS,
    band,
)
from bestiary.games.rats_of_wistar.board.scenery.land import AREA_DEGREES
from bestiary.games.rats_of_wistar.box.names import Area
from bestiary.games.rats_of_wistar.view_types import WistarView

LABEL_BOXES = {
    "forest": Box(380, 4, 96, 66),
    "burrow": Box(380, 364, 96, 66),
    "farm": Box(4, 4, 96, 66),
}


def areas(view: WistarView, words: Words) -> Iterator[Markup]:
    """Each is clicked on its land or on the label in its corner."""
    for area in Area:
        box = LABEL_BOXES[area.value]
        name = words(f"area-{area.value}")
        workers = [player["workers"][area.value] for player in view["players"]]
        by_player = ", ".join(f"{words.player(s)}: {n}" for s, n in enumerate(workers))
        yield part(
            f"area:{area.value}",
            words("about-area", name=name, workers=by_player),
            ring_path(_land(area.value) + box_path(box)),
            rounded(box, 6, fill=CARD, stroke=AREA_INK[area.value], stroke_width=2),
            label(name, box.top(24).inset(8, 2), HEADING_LETTERING._replace(align="middle")),
            (_workers(s, n, box, len(workers)) for s, n in enumerate(workers)),
        )


def _land(area: str) -> str:
    start, end = AREA_DEGREES[area]
    return band(TEETH_RADIUS + 4, LAND_EDGE_RADIUS - 2, start + 1, end - 1, CENTRE)


def _workers(seat: int, number: int, box: Box, players: int) -> Markup:
    """A player's mark and number; two side by side."""
    cell = box.below(24).inset(6, 0).grid(2, 1 if players < 3 else 2)[seat]
    return group(
        at((cell.x + 11, cell.centre.y - 1), mark(player(seat), 17)),
        label(str(number), cell.after(25).moved(0, -1), COUNT_LETTERING),
    )
