"""The market, the bag, the dice and the initiative track."""

from __future__ import annotations

from bestiary.core import View, Words
from bestiary.drawing import (
    CARD,
    HAIRLINE,
    MADDER,
    NUMBER,
    SMALL,
    SUNK,
    Box,
    Coat,
    Markup,
    Point,
    at,
    die,
    group,
    label,
    part,
    pawn,
    pinned,
    player,
    remembered,
    ring_box,
    rounded,
    slot,
    svg,
)
from bestiary.games.cryptic_nature.board.marks import evidence, key
from bestiary.games.cryptic_nature.board.plan import BAG_ICON, FACE_ICONS, RESULT_ICONS
from bestiary.games.cryptic_nature.box.components import MARKET, TRACK_ROWS

WIDTH, HEIGHT = 580, 262
POACHER = Coat(MADDER, CARD)
MOST_STEPS = 3


@remembered
def market(view: View, words: Words) -> Markup:
    """Everything the assistant deals with."""
    return svg(
        WIDTH,
        HEIGHT,
        _stalls(view, words),
        _dice(view, words),
        _results(view, words),
        _track(view, words),
        id="nature-market",
        aria_label=words("panel-market"),
    )


def _stalls(view: View, words: Words) -> Markup:
    boxes = Box(12, 24, 186, 58).columns(MARKET, 6)
    tokens = [evidence(t, words, b.centre, 46) for t, b in zip(view["market"], boxes, strict=False)]
    counts = words("view-bag", bag=len(view["bag"]), aside=len(view["aside"]))
    return group(
        rounded(Box(4, 10, 360, 82), 8, fill="none", stroke=HAIRLINE),
        pinned(words("view-market-title"), Point(14, 10)),
        [slot(b) for b in boxes],
        *tokens,
        key("bag", counts, Box(208, 30, 48, 44), BAG_ICON, len(view["bag"])),
        key("aside", counts, Box(260, 30, 48, 44), "close", len(view["aside"])),
        key("sell", words("view-sell"), Box(312, 30, 44, 44), "coin"),
    )


def _dice(view: View, words: Words) -> Markup:
    boxes = Box(12, 118, 344, 54).columns(5, 6)
    seen: dict[str, int] = {}
    drawn = []
    for face, box in zip(view["dice"], boxes, strict=False):
        seen[face] = seen.get(face, 0) + 1
        drawn.append(_die(face, box, words, first=seen[face] == 1))
    return group(
        rounded(Box(4, 104, 360, 76), 8, fill="none", stroke=HAIRLINE),
        pinned(words("view-dice-title"), Point(14, 104)),
        *drawn,
    )


def _die(face: str, box: Box, words: Words, *, first: bool) -> Markup:
    amount = face[-1] if face[-1].isdigit() else ""
    drawing = group(
        at(Point(box.x + 24, box.centre.y), die(FACE_ICONS[face], 40)),
        label(amount, Box(box.x + 46, box.y, 18, box.height), NUMBER),
    )
    if not first:
        return drawing
    return part(f"die:{face}", words(f"face-{face}"), ring_box(box), drawing)


def _results(view: View, words: Words) -> list[Markup]:
    counts: dict[str, int] = {}
    drawn = []
    for i, result in enumerate(view["turn"]["results"]):
        counts[result] = counts.get(result, 0) + 1
        box = Box(14 + i * 56, 198, 50, 50)
        name = f"result:{result}:{counts[result]}"
        piece = at(box.centre, die(RESULT_ICONS[result], 44))
        drawn.append(part(name, words(f"result-{result}"), ring_box(box), piece))
    return drawn


def _track(view: View, words: Words) -> Markup:
    box = Box(376, 10, 200, 246)
    rows = Box(box.x + 8, box.y + 14, 120, 226).rows(TRACK_ROWS, 2)
    return group(
        rounded(box, 8, fill="none", stroke=HAIRLINE),
        pinned(words("view-track-title"), Point(box.x + 10, box.y)),
        [_row(row, i) for i, row in enumerate(rows)],
        _arrows(Box(box.x + 138, box.y + 18, 56, 218), words),
        group(*(_pawn(view, s, rows[row]) for s, row in enumerate(view["rows"]))),
    )


def _row(box: Box, number: int) -> Markup:
    halves = box.columns(2, 2)
    return group(
        [rounded(h, 3, fill=SUNK, stroke=HAIRLINE) for h in halves],
        label(str(number + 1), halves[0].left(16), SMALL),
    )


def _pawn(view: View, seat: int, row: Box) -> Markup:
    right = view["round"] > 0 and has_acted(view, seat) != view["assisting"]
    half = row.columns(2, 2)[1 if right else 0]
    coat = player(seat) if seat < len(view["players"]) else POACHER
    return at(Point(half.centre.x + 6, half.centre.y), pawn(coat, 20), id=f"assistant-{seat}")


def has_acted(view: View, seat: int) -> bool:
    """Whether a seat's turn of this phase is over."""
    return seat not in view["waiting"] and seat != view["acting"]


def _arrows(box: Box, words: Words) -> Markup:
    up, down = box.rows(2, 10)
    return group(_steps("up", up, words), _steps("down", down, words))


def _steps(direction: str, box: Box, words: Words) -> list[Markup]:
    name = words(f"direction-{direction}")
    boxes = box.rows(MOST_STEPS, 4)
    order = range(MOST_STEPS, 0, -1) if direction == "up" else range(1, MOST_STEPS + 1)
    return [
        key(f"{direction}:{n}", f"{name} {n}", b, f"arrow-{direction}", n)
        for n, b in zip(order, boxes, strict=True)
    ]
