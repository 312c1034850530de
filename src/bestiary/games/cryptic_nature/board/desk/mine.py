"""Panel of the own board: evidence, purse, skills, tiles, contracts and finds."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    INK,
    MOSS,
    NUMBER,
    PLAIN,
    Box,
    Coat,
    Markup,
    Point,
    at,
    badge,
    cube,
    dimmed,
    group,
    icon,
    label,
    memoize_by_reads,
    note,
    number_of_columns,
    part,
    plaque,
    player,
    ring_box,
    shield,
    svg,
    token,
    wash,
)
from bestiary.games.cryptic_nature.board.cards.card import framed_portrait
from bestiary.games.cryptic_nature.board.desk.skills import skills
from bestiary.games.cryptic_nature.board.desk.things import (
    bench,
    books,
    coins,
    felt,
    hollow,
    letter,
    seal,
)
from bestiary.games.cryptic_nature.board.marks import evidence, terrain_tile
from bestiary.games.cryptic_nature.board.signs import HARE_ICONS
from bestiary.games.cryptic_nature.box.components import CARDS, SLOTS, constant
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.cryptic_nature.describe import card_text
from bestiary.games.cryptic_nature.view_types import CardView, ExpeditionView, PlayerView

WIDTH, HEIGHT = 580, 204
FIND_SIZE = 62
REWARD: int = constant("request-reputation")
RELOCATED_COAT = Coat(wash(MOSS), INK)


@memoize_by_reads
def mine(view: ExpeditionView, words: Words) -> Markup:
    """The board of whoever looks."""
    me = view["players"][view["seat"]]
    finds, more = _finds(me, words)
    return svg(
        WIDTH,
        HEIGHT + more,
        _case(me, Box(3, 3, 234, 52), words),
        _purse(me, Box(242, 3, 116, 52), words),
        _turn(view, Box(363, 3, 214, 52), words),
        skills(me, Box(3, 60, 574, 70), words),
        _tiles(me, Box(3, 135, 186, 66), words),
        _contracts(me, Box(194, 135, 208, 66), words),
        finds,
        id="nature-mine",
        aria_label=words("panel-mine"),
    )


def _case(me: PlayerView, box: Box, words: Words) -> Markup:
    slots = box.inset(6, 4).columns(SLOTS, 2)
    tokens = [evidence(t, words, b.centre, 40) for t, b in zip(me["evidence"], slots, strict=False)]
    return group(felt(box), [hollow(b) for b in slots], *tokens)


def _purse(me: PlayerView, box: Box, words: Words) -> Markup:
    left, right = box.columns(2, 4)
    texts = (
        words("view-coins", number=me["coins"]),
        words("view-experience", number=me["experience"]),
    )
    return group(
        _store("coins", texts[0], coins(Point(left.x + 18, left.centre.y)), me["coins"], left),
        _store(
            "experience",
            texts[1],
            books(Point(right.x + 19, right.centre.y)),
            me["experience"],
            right,
        ),
    )


def _store(name: str, text: str, drawing: Markup, number: int, box: Box) -> Markup:
    style = NUMBER._replace(size=19)
    amount = label(str(number), box.after(34).left(box.width - 36), style)
    return part(name, text, ring_box(box), bench(box, drawing), amount)


def _turn(view: ExpeditionView, box: Box, words: Words) -> Markup:
    turn = view["turn"]
    me = view["players"][view["seat"]]
    # What is left of a turn is about whoever moves: to others their marker is not ready.
    ready = turn["action_left"] and view["mover"] == view["seat"] and not view["assisting"]
    action, steps, bets = (
        Box(box.x + left, box.y, wide, box.height)
        for left, wide in ((0, 101), (105, 44), (153, 61))
    )
    walk = words("view-steps", number=turn["steps_left"])
    return group(
        _marker(words("view-action"), action, ready=ready),
        note(
            "steps",
            walk,
            bench(steps),
            at(Point(steps.x + 14, steps.centre.y), icon("footprint", 22)),
            label(str(turn["steps_left"]), steps.after(25).left(17), NUMBER._replace(size=19)),
        ),
        _free_bets(view["seat"], me["free_bets"], bets, words),
    )


def _marker(text: str, box: Box, *, ready: bool) -> Markup:
    piece = at(Point(box.x + 18, box.centre.y), cube(PLAIN, 22))
    style = BODY._replace(size=12.4, lines=2, align="start")
    return part(
        "marker:action",
        text,
        ring_box(box),
        bench(box),
        piece if ready else dimmed(piece),
        label(text, box.after(34).left(box.width - 36), style),
    )


def _free_bets(seat: int, number: int, box: Box, words: Words) -> Markup:
    pieces = [
        at(Point(box.x + 16 + i * 29, box.centre.y), token(player(seat), 27)) for i in range(number)
    ]
    text = words("view-free-bets", number=number)
    return part("bet", text, ring_box(box), felt(box), *pieces)


def _tiles(me: PlayerView, box: Box, words: Words) -> Markup:
    boxes = box.inset(6, 4).columns(3, 3)
    tiles = [terrain_tile(t, words, b) for t, b in zip(me["tiles"], boxes, strict=False)]
    return group(felt(box), *tiles)


def _contracts(me: PlayerView, box: Box, words: Words) -> Markup:
    boxes = box.columns(2, 5)
    return group(_contract(c, b, words) for c, b in zip(me["contracts"] or (), boxes, strict=False))


def _contract(name: str, box: Box, words: Words) -> Markup:
    text = words(f"contract-{name}")
    style = BODY._replace(size=12.6, lines=3, align="start")
    return note(
        "contract",
        text,
        letter(box),
        seal(Point(box.x + 12, box.bottom - 11)),
        label(text, Box(box.x + 9, box.y + 3, box.width - 14, box.height - 22), style),
        at(Point(box.right - 14, box.bottom - 13), icon("contract", 18)),
    )


def _finds(me: PlayerView, words: Words) -> tuple[Markup, float]:
    """Found cryptids, fulfilled requests, Wolpertinger tokens; and how much more room they take."""
    things = [
        *(_find(c, words) for c in me["found"]),
        *(request(r, words) for r in me["fulfilled"]),
        *_hares(me["hares"], words),
    ]
    beside = 2  # the first ones find room beside the contracts, the others in rows below
    rows = -(-max(0, len(things) - beside) // number_of_columns(WIDTH, FIND_SIZE + 4))
    placed = [at(_spot(i, beside), thing) for i, thing in enumerate(things)]
    return group(*placed), rows * (FIND_SIZE + 6)


def _spot(order: int, beside: int) -> Point:
    if order < beside:
        return Point(407 + order * (FIND_SIZE + 22), 137)
    across = number_of_columns(WIDTH, FIND_SIZE + 4)
    row, column = divmod(order - beside, across)
    return Point(3 + column * (FIND_SIZE + 4), HEIGHT + 2 + row * (FIND_SIZE + 6))


def _find(entry: CardView, words: Words) -> Markup:
    ring = ring_box(Box(0, 0, FIND_SIZE, FIND_SIZE))
    return part(f"card:{entry['cryptid']}", card_text(words, entry), ring, find(entry))


def find(entry: CardView) -> Markup:
    """A find: its portrait, and the reputation that waits for it in the sanctuary."""
    cryptid = Cryptid(entry["cryptid"])
    picture = framed_portrait(cryptid, Box(0, 0, FIND_SIZE, FIND_SIZE))
    if entry["fate"]:
        settled = at(Point(FIND_SIZE - 9, FIND_SIZE - 10), badge("✓", 22, RELOCATED_COAT))
        return group(dimmed(picture), settled)
    worth = shield(CARDS[cryptid].relocated, 24, RELOCATED_COAT)
    return group(picture, at(Point(FIND_SIZE - 10, FIND_SIZE - 12), worth))


def request(name: str, words: Words) -> Markup:
    box = Box(0, 0, FIND_SIZE, FIND_SIZE)
    return note(
        "request",
        words(f"request-{name}"),
        letter(box),
        at(Point(FIND_SIZE / 2, 22), icon("request", 26)),
        at(Point(FIND_SIZE / 2, 46), shield(REWARD, 22)),
    )


def _hares(hares: list[str], words: Words) -> list[Markup]:
    """Each sort can be clicked once, however many there are of it."""
    return [
        part(
            f"hare:{hare}",
            words(f"hare-{hare}"),
            ring_box(Box(0, 0, FIND_SIZE, FIND_SIZE)),
            hare_token(hare),
        )
        if hares.index(hare) == i
        else hare_token(hare)
        for i, hare in enumerate(hares)
    ]


def hare_token(hare: str) -> Markup:
    return at(Point(FIND_SIZE / 2, FIND_SIZE / 2), plaque(PLAIN, FIND_SIZE - 14, HARE_ICONS[hare]))
