"""Panel of the wheel: six sectors that turn, and the main actions around it that do not."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    INK,
    QUIET,
    Box,
    Lettering,
    Markup,
    Point,
    around,
    at,
    el,
    group,
    label,
    measure,
    memoize_by_reads,
    part,
    player,
    ring_round,
    rounded,
    stamp,
    svg,
)
from bestiary.games.rats_of_wistar.board.coats import AREA_INK, MIN_LETTER_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.scenery import SCENES
from bestiary.games.rats_of_wistar.board.scenery.circle import (
    CENTRE,
    HUB_RADIUS,
    MAIN_ACTION_RADIUS,
    SECTOR_DEGREES,
    TEETH_RADIUS,
    spot,
)
from bestiary.games.rats_of_wistar.board.wheel.areas import areas
from bestiary.games.rats_of_wistar.board.wheel.camp import hut, order, potions, round_mouse
from bestiary.games.rats_of_wistar.board.wheel.cells import sector
from bestiary.games.rats_of_wistar.board.wheel.goals import goals
from bestiary.games.rats_of_wistar.view_types import SectorView, WistarView

HEIGHT = 657
MAIN_ICON = {
    "gather-wood": "wood",
    "dig": "shovel",
    "gather-metal": "metal",
    "beds": "bed",
    "project": "bulb",
    "explore": "map",
}
RIBBON_LETTERING = Lettering(MIN_LETTER_SIZE, weight=700)


@memoize_by_reads
def wheel(view: WistarView, words: Words) -> str:
    """Everything that lies round the wheel."""
    return svg(
        WIDTH,
        HEIGHT,
        SCENES.use("land", Box(0, 0, WIDTH, 434)),
        el("g", areas(view, words), class_="underlay"),
        _rim(view),
        (sector(place, entry, view, words) for place, entry in enumerate(view["wheel"])),
        at(CENTRE, _hub(view)),
        _mains(view, words),
        order(view, words),
        hut(view, words),
        potions(words),
        round_mouse(view, words),
        goals(view, words),
        id="wheel",
        aria_label=words("panel-wheel"),
    )


def _rim(view: WistarView) -> Markup:
    """The toothed rim turns with the sectors."""
    rim = SCENES.use("teeth", around(Point(0, 0), 2 * TEETH_RADIUS))
    return at(CENTRE, rim, id="rim", turn=SECTOR_DEGREES * (view["round"] - 1), class_="turning")


def _hub(view: WistarView) -> Markup:
    return group(
        SCENES.use("hub", around(Point(0, 0), 2 * HUB_RADIUS + 10)),
        at((0, -17), stamp("days", 20, QUIET)),
        label(f"{view['round']}/5", Box(-36, -8, 72, 34), Lettering(26, serif=True, weight=600)),
    )


def _mains(view: WistarView, words: Words) -> Iterator[Markup]:
    """The main actions stand round the wheel and do not turn, each with my strength there."""
    for place, entry in enumerate(view["wheel"]):
        yield _main(entry, place * SECTOR_DEGREES, view, words)


def _main(entry: SectorView, degrees: float, view: WistarView, words: Words) -> Markup:
    main = entry["main"]
    ink = AREA_INK[entry["area"]]
    centre = spot(MAIN_ACTION_RADIUS, degrees).moved(*CENTRE)
    ribbon = _ribbon(words(f"main-short-{main}"), centre, degrees)
    return part(
        f"main:{main}",
        words("about-main", action=words(f"main-action-{main}"), text=words(f"main-about-{main}")),
        ring_round(28, centre),
        rounded(ribbon, 4, fill=CARD, stroke=ink, stroke_width=1.2),
        label(words(f"main-short-{main}"), ribbon, RIBBON_LETTERING),
        el("circle", cx=centre.x, cy=centre.y, r=23, fill=CARD, stroke=ink, stroke_width=2.5),
        at(centre, stamp(MAIN_ICON[main], 31, ink)),
        _strength(entry["area"], centre, view),
    )


def _ribbon(text: str, centre: Point, degrees: float) -> Box:
    """The name of an action: above it in the upper half, below it in the lower."""
    width = measure(text, MIN_LETTER_SIZE) + 16
    # At the top and the bottom a ribbon above or below would leave the land: it stands beside.
    if degrees % 180 == 0:
        return Box(centre.x + 26, centre.y - 11, width, 22)
    down = -37 if 90 < (degrees + 90) % 360 < 180 or degrees == 300 else 37
    return around(centre.moved(0, down), width, 22)


def _strength(area: str, centre: Point, view: WistarView) -> Markup | None:
    """How strong I am there: my workers in the area, on my colour."""
    if view["seat"] < 0:
        return None
    number = view["players"][view["seat"]]["workers"][area]
    mine = player(view["seat"])
    return at(
        centre.moved(-22, -15),
        el("circle", r=13, fill=mine.fill, stroke=INK, stroke_width=1.5),
        label(str(number), around(Point(0, 0), 22), Lettering(17, weight=700, fill=mine.ink)),
    )
