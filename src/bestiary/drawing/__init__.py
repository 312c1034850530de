"""SVG parts for boards: what a `board.py` draws with.

Two rules: a *frame* (`card`, `tile`, `panel`, `label` …) takes a `Box` and lies there; a *piece*
(`cube`, `disc`, `pawn`, `token`, `die`, `icon` …) is drawn around the origin and put down with
`at`. All colours are names of the style sheet, so one drawing serves day and lamplight.

    from bestiary.drawing import *

    def board(view, words):
        box = Box(10, 10, 120, 80)
        place = part(                                   # lights up when it is an option
            "place:2", words("place-about", number=2),  # said on hover and by screen readers
            ring_box(box),                              # what glows and takes the click
            tile(box, "forest"),
            label(words("forest"), box.top(24).inset(6, 2), TITLE),
        )
        cube_ = at(box.centre, cube(player(0)), id="cube-a-1")   # same id later: it glides
        return svg(400, 300, place, cube_, id="board", aria_label=words("panel-board"))
"""

from bestiary.drawing.colours import (
    CARD,
    EDGE,
    GAME_INK,
    HAIRLINE,
    INK,
    MADDER,
    MARKS,
    MOSS,
    OCHRE,
    PAINTS,
    PAPER,
    PLAIN,
    PLUM,
    QUIET,
    SLATE,
    SUNK,
    TERRAINS,
    Coat,
    ground,
    hatch,
    paint,
    player,
    wash,
)
from bestiary.drawing.frames import (
    box_path,
    card,
    card_back,
    panel,
    pinned,
    rounded,
    slot,
    stock,
    stocks,
    tile,
    titled_card,
)
from bestiary.drawing.geometry import (
    Box,
    Point,
    around,
    closed,
    hex_centre,
    hex_corners,
    number_of_columns,
    points,
    regular,
    spread,
)
from bestiary.drawing.hatches import definitions, terrain_shape
from bestiary.drawing.icons import ICONS, icon, plate, sign, stamp
from bestiary.drawing.labels import BODY, NUMBER, SMALL_TYPE, TITLE, Lettering, fit, label, measure
from bestiary.drawing.markup import Content, Markup, el, group, join, leaves, number, svg
from bestiary.drawing.memoization import memoize, memoize_by_reads
from bestiary.drawing.pieces import (
    badge,
    crystal,
    cube,
    die,
    disc,
    hexagon,
    mark,
    mark_path,
    pawn,
    plaque,
    question,
    shield,
    token,
)
from bestiary.drawing.placing import (
    TRUE_GHOST,
    at,
    dimmed,
    ghost,
    line,
    note,
    part,
    ring_box,
    ring_corners,
    ring_hex,
    ring_path,
    ring_round,
)
from bestiary.drawing.sheets import Sheet, Symbol

__all__ = [
    "BODY", "CARD", "EDGE", "GAME_INK", "HAIRLINE", "ICONS", "INK", "MADDER", "MARKS", "MOSS",
    "NUMBER", "OCHRE", "PAINTS", "PAPER", "PLAIN", "PLUM", "QUIET", "SLATE", "SMALL_TYPE",
    "SUNK", "TERRAINS", "TITLE", "TRUE_GHOST", "Box", "Coat", "Content", "Lettering", "Markup",
    "Point", "Sheet", "Symbol",
    "around", "at", "badge", "box_path", "card", "card_back", "closed", "crystal", "cube",
    "definitions", "die", "dimmed", "disc", "el", "fit", "ghost", "ground", "group", "hatch",
    "hex_centre", "hex_corners", "hexagon", "icon", "join", "label", "leaves", "line",
    "mark", "mark_path", "measure", "memoize", "memoize_by_reads", "note", "number",
    "number_of_columns", "paint", "panel", "part",
    "pawn", "pinned", "plaque", "plate", "player", "points", "question", "regular",
    "ring_box", "ring_corners", "ring_hex", "ring_path", "ring_round", "rounded", "shield",
    "sign", "slot", "spread", "stamp", "stock", "stocks", "svg", "terrain_shape", "tile",
    "titled_card", "token", "wash",
]  # fmt: skip
