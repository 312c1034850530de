"""Panel of the market, the bag, the dice, the requests and the initiative track."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    MADDER,
    MOSS,
    NUMBER,
    OCHRE,
    SLATE,
    Box,
    Markup,
    Point,
    at,
    group,
    icon,
    label,
    memoize_by_reads,
    note,
    part,
    ring_box,
    shield,
    svg,
)
from bestiary.games.cryptic_nature.board import dice
from bestiary.games.cryptic_nature.board.desk.things import (
    awning,
    bag,
    bench,
    coins,
    felt,
    hollow,
    letter,
    tray,
)
from bestiary.games.cryptic_nature.board.desk.track import track
from bestiary.games.cryptic_nature.board.marks import evidence
from bestiary.games.cryptic_nature.box.components import MARKET, PRICE, constant
from bestiary.games.cryptic_nature.box.pieces import Token
from bestiary.games.cryptic_nature.view_types import ExpeditionView

WIDTH, HEIGHT = 372, 204
COUNT_LETTERING = NUMBER._replace(size=13)
REGION_INKS = {"region-n": SLATE, "region-w": MOSS, "region-s": OCHRE, "region-e": MADDER}
REWARD: int = constant("request-reputation")
DIE_SCALE = 0.88
"""Dice lie askew; so small that none lies upon another."""


@memoize_by_reads
def market(view: ExpeditionView, words: Words) -> Markup:
    """Everything the assistant deals with, and what everybody may aim for.

    On a phone the style sheet puts the track below the dice, and the aims beside it.
    """
    parts = (
        _stall(view, Box(3, 3, 142, 70), words),
        _bags(view, Box(148, 3, 104, 70), words),
        _dice(view, Box(3, 77, 172, 44), words),
        _results(view, Box(179, 77, 73, 44), words),
        _aims(view, Box(3, 125, 249, 76), words),
        group(track(view, Box(258, 3, 111, 198), words), class_="market-track"),
    )
    return svg(
        WIDTH,
        HEIGHT,
        group(*parts, class_="market"),
        id="nature-market",
        preserveAspectRatio="xMinYMin",
        aria_label=words("panel-market"),
    )


def _stall(view: ExpeditionView, box: Box, words: Words) -> Markup:
    places = Box(box.x, box.y + 13, box.width, 42).columns(MARKET, 2)
    return group(
        felt(box),
        [hollow(b) for b in places],
        [_ware(t, b, words) for t, b in zip(view["market"], places, strict=False)],
        awning(box.top(15)),
    )


def _ware(name: str, box: Box, words: Words) -> Markup:
    price = Box(box.x, box.bottom, box.width, 14)
    return group(
        evidence(name, words, box.centre, 40),
        at(Point(price.x + 15, price.centre.y), icon("coin", 13)),
        label(str(PRICE[Token(name)]), price.after(22).left(14), COUNT_LETTERING),
    )


def _bags(view: ExpeditionView, box: Box, words: Words) -> Markup:
    counts = words("view-bag", bag=len(view["bag"]), aside=len(view["aside"]))
    sack, dish, till = box.columns(3, 3)
    return group(
        _heap("bag", counts, bag(Point(sack.centre.x, sack.y + 25)), sack, len(view["bag"])),
        _heap("aside", counts, tray(Point(dish.centre.x, dish.y + 25)), dish, len(view["aside"])),
        _heap("sell", words("view-sell"), coins(Point(till.centre.x, till.y + 22)), till, None),
    )


def _heap(name: str, text: str, drawing: Markup, box: Box, count: int | None) -> Markup:
    amount = (
        at(Point(box.centre.x, box.bottom - 13), icon("plus", 16))
        if count is None
        else label(str(count), box.below(box.height - 22), NUMBER._replace(size=15))
    )
    return part(name, text, ring_box(box), bench(box, drawing), amount)


def _dice(view: ExpeditionView, box: Box, words: Words) -> Markup:
    places = box.inset(4, 3).columns(5, 1)
    placed = enumerate(zip(view["dice"], places, strict=False))
    return group(felt(box), *(_die(face, i, b, words) for i, (face, b) in placed))


def _die(face: str, order: int, box: Box, words: Words) -> Markup:
    """Equal dice are one part: whichever of them is clicked is taken."""
    drawing = at(box.centre, dice.face(face), turn=dice.TILT_DEGREES[order], scale=DIE_SCALE)
    return part(f"die:{face}", words(f"face-{face}"), ring_box(box), drawing)


def _results(view: ExpeditionView, box: Box, words: Words) -> Markup:
    """The dice of an attempt, just rolled."""
    places = box.inset(2, 3).columns(2, 1)
    return group(
        felt(box),
        *(
            part(
                f"result:{result}",
                words(f"result-{result}"),
                ring_box(b),
                at(b.centre, dice.result(result), turn=dice.TILT_DEGREES[i], scale=DIE_SCALE),
            )
            for i, (result, b) in enumerate(zip(view["turn"]["results"], places, strict=False))
        ),
    )


def _aims(view: ExpeditionView, box: Box, words: Words) -> Markup:
    boxes = box.grid(3, 2, 4)
    cells = {i: _request(r, boxes[i], words) for i, r in enumerate(view["requests"])}
    if view["common"]:
        cells[4] = _common(view["common"], boxes[4], words)
    # By number, not by place in a row: the style sheet puts `market-5` where it belongs on a phone.
    cells[5] = _decks(view["decks"], boxes[5], words)
    return group(group(cell, class_=f"market-{i}") for i, cell in cells.items())


def _request(name: str, box: Box, words: Words) -> Markup:
    return part(
        f"request:{name}",
        f"{words(f'request-{name}')} · {REWARD}",
        ring_box(box),
        letter(box, REGION_INKS.get(name, MADDER)),
        at(Point(box.x + 13, box.y + 12), icon("request", 17)),
        label("2 ×", Box(box.x + 22, box.y + 3, 26, 18), COUNT_LETTERING),
        at(Point(box.right - 18, box.y + 11.5), shield(REWARD, 22.5)),
        label(words(name), Box(box.x + 4, box.y + 21, box.width - 8, 14), BODY._replace(size=12.4)),
    )


def _common(name: str, box: Box, words: Words) -> Markup:
    subject = words(name.replace("habitat", "terrain"))
    return note(
        "contract",
        words("view-common", contract=name),
        letter(box),
        at(Point(box.x + 13, box.y + 12), icon("contract", 17)),
        label(
            words("view-common-short"),
            Box(box.x + 20, box.y + 3, box.width - 25, 17),
            BODY._replace(size=12.4),
        ),
        label(subject, Box(box.x + 4, box.y + 21, box.width - 8, 15), BODY._replace(size=12.4)),
    )


def _decks(decks: list[int], box: Box, words: Words) -> Markup:
    text = ", ".join(f"{words('view-level', level=i + 1)}: {n}" for i, n in enumerate(decks))
    piles = box.columns(3, 2)
    return part(
        "deck",
        text,
        ring_box(box),
        bench(box),
        [
            group(
                label("I" * (i + 1), b.top(18), BODY._replace(size=12.4, serif=True, weight=600)),
                label(str(n), b.below(16), NUMBER._replace(size=14)),
            )
            for i, (n, b) in enumerate(zip(decks, piles, strict=True))
        ],
    )
