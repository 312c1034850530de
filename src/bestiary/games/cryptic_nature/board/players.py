"""Player boards: the own one large, the others small, and the poacher."""

from __future__ import annotations

from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    BODY,
    CARD,
    HAIRLINE,
    INK,
    NUMBER,
    OCHRE,
    PLAIN,
    QUIET,
    SMALL,
    SUNK,
    Box,
    Content,
    Markup,
    Point,
    at,
    badge,
    cube,
    dimmed,
    group,
    icon,
    label,
    note,
    part,
    pinned,
    plaque,
    player,
    remembered,
    ring_box,
    ring_round,
    rounded,
    slot,
    svg,
    token,
    wash,
)
from bestiary.games.cryptic_nature.board.cards import cryptid_card
from bestiary.games.cryptic_nature.board.marks import evidence, terrain_tile
from bestiary.games.cryptic_nature.board.plan import HARE_ICONS, SKILL_ICONS
from bestiary.games.cryptic_nature.box.components import ACTIVE, SLOTS
from bestiary.games.cryptic_nature.box.pieces import Skill

WIDTH = 580
TOP = 488
CARD_HEIGHT = 154


@remembered
def mine(view: View, words: Words) -> Markup:
    """The board of whoever looks."""
    me = view["players"][view["seat"]]
    found = me["found"]
    rows = max(1, (len(found) + 1) // 2)
    cards = Box(4, TOP, WIDTH - 8, rows * (CARD_HEIGHT + 8)).grid(2, rows, 8)
    return svg(
        WIDTH,
        TOP + (rows * (CARD_HEIGHT + 8) if found else 0),
        _purse(me, Box(4, 4, 186, 84), words),
        _turn_markers(view, Box(196, 4, 380, 84), words),
        _evidence(me, Box(4, 94, 290, 84), words),
        _tiles(me, Box(300, 94, 276, 84), words),
        _skills(me, Box(4, 184, WIDTH - 8, 218), words),
        _contracts(me, Box(4, 408, 376, 74), words),
        _hares(me, Box(386, 408, 190, 74), words),
        [_found(c, b, words) for c, b in zip(found, cards, strict=False)],
        id="nature-mine",
        aria_label=words("panel-mine"),
    )


def _frame(box: Box, title: str, *content: Content) -> Markup:
    frame = rounded(box.below(6), 8, fill="none", stroke=HAIRLINE)
    return group(frame, pinned(title, Point(box.x + 10, box.y + 8)), *content)


def _purse(me: dict[str, Any], box: Box, words: Words) -> Markup:
    coins, experience = box.below(22).inset(8, 4).columns(2, 6)
    return _frame(
        box,
        words("view-purse-title"),
        _store("coins", "coin", me["coins"], coins, words("view-coins", number=me["coins"])),
        _store(
            "experience",
            "experience",
            me["experience"],
            experience,
            words("view-experience", number=me["experience"]),
        ),
    )


def _store(name: str, symbol: str, number: int, box: Box, text: str) -> Markup:
    return part(
        name,
        text,
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=HAIRLINE),
        at(Point(box.x + 24, box.centre.y), icon(symbol, 30)),
        label(str(number), box.after(40).left(36), NUMBER._replace(size=22)),
    )


def _evidence(me: dict[str, Any], box: Box, words: Words) -> Markup:
    slots = box.below(20).inset(6, 6).columns(SLOTS, 4)
    held = [evidence(t, words, b.centre, 44) for t, b in zip(me["evidence"], slots, strict=False)]
    return _frame(box, words("view-evidence-title"), [slot(b) for b in slots], *held)


def _turn_markers(view: View, box: Box, words: Words) -> Markup:
    turn = view["turn"]
    me = view["players"][view["seat"]]
    action, move, bets = box.below(22).inset(8, 4).columns(3, 6)
    ready = turn["action_left"] and view["mover"] == view["seat"] and not view["assisting"]
    steps = words("view-steps", number=turn["steps_left"])
    return _frame(
        box,
        words("view-turn-title"),
        _marker("marker:action", words("view-action"), action, ready=ready),
        note(
            steps,
            rounded(move, 6, fill=CARD, stroke=HAIRLINE),
            at(Point(move.x + 22, move.centre.y), icon("arrow-right", 26)),
            label(str(turn["steps_left"]), move.after(40), NUMBER._replace(size=20)),
        ),
        _free_bets(view["seat"], me["free_bets"], bets, words),
    )


def _marker(name: str, text: str, box: Box, *, ready: bool) -> Markup:
    piece = at(Point(box.x + 20, box.centre.y), cube(PLAIN, 22))
    return part(
        name,
        text,
        ring_box(box),
        rounded(box, 6, fill=CARD, stroke=HAIRLINE),
        piece if ready else dimmed(piece),
        label(text, box.after(36).inset(2, 2), SMALL._replace(size=15, lines=2, align="start")),
    )


def _free_bets(seat: int, number: int, box: Box, words: Words) -> Markup:
    text = words("view-free-bets", number=number)
    pieces = [
        at(Point(box.x + 18 + i * 28, box.centre.y), token(player(seat), 26)) for i in range(number)
    ]
    frame = rounded(box, 6, fill=SUNK, stroke=HAIRLINE)
    return part("bet", text, ring_box(box), frame, *pieces)


def _skills(me: dict[str, Any], box: Box, words: Words) -> Markup:
    boxes = box.below(18).inset(6, 6).grid(3, 4, 5)
    return _frame(
        box,
        words("view-skills-title"),
        [_skill(s, me, b, words) for s, b in zip(Skill, boxes, strict=False)],
    )


def _skill(skill: Skill, me: dict[str, Any], box: Box, words: Words) -> Markup:
    owned = skill.value in me["owned"]
    ready = skill.value in me["ready"] or (owned and skill not in ACTIVE)
    state = words("view-ready" if ready else "view-used") if owned else ""
    text = f"{words(f'skill-{skill}')}; {state or words('view-cost', cost=me['prices'][skill])}"
    picture = at(Point(box.x + 19, box.centre.y), icon(SKILL_ICONS[skill], 26))
    name = SMALL._replace(size=16, lines=2, align="start", fill=INK if ready else QUIET)
    price = None if owned else at(Point(box.x + 9, box.y + 9), badge(me["prices"][skill], 16))
    return part(
        f"skill:{skill}",
        text,
        ring_box(box),
        rounded(box, 6, fill=wash(OCHRE) if ready else CARD, stroke=INK if owned else HAIRLINE),
        picture if ready else dimmed(picture),
        label(words(f"skill-{skill}"), box.after(35).left(box.width - 37), name),
        price,
    )


def _tiles(me: dict[str, Any], box: Box, words: Words) -> Markup:
    boxes = box.below(18).inset(6, 2).columns(3, 6)
    tiles = [terrain_tile(t, words, b) for t, b in zip(me["tiles"], boxes, strict=False)]
    return _frame(box, words("view-tiles-title"), *tiles)


def _contracts(me: dict[str, Any], box: Box, words: Words) -> Markup:
    boxes = box.below(20).inset(6, 4).columns(2, 6)
    return _frame(
        box,
        words("view-contracts-title"),
        [_contract(c, b, words) for c, b in zip(me["contracts"] or (), boxes, strict=False)],
    )


def _contract(name: str, box: Box, words: Words) -> Markup:
    return group(
        rounded(box, 6, fill=wash(OCHRE), stroke=INK),
        at(Point(box.x + 16, box.centre.y), icon("contract", 22)),
        label(
            words(f"contract-{name}"),
            box.after(32).inset(2, 2),
            BODY._replace(size=15, lines=2, align="start"),
        ),
    )


def _hares(me: dict[str, Any], box: Box, words: Words) -> Markup | None:
    if not me["hares"] and not me["fulfilled"]:
        return None
    drawn, seen = [], set[str]()
    for i, hare in enumerate(me["hares"]):
        place = Point(box.x + 22 + i * 36, box.y + 46)
        piece = at(place, plaque(PLAIN, 32, HARE_ICONS[hare]))
        text = words(f"hare-{hare}")
        first = hare not in seen
        seen.add(hare)
        drawn.append(part(f"hare:{hare}", text, ring_round(18, place), piece) if first else piece)
    for i, request in enumerate(me["fulfilled"]):
        place = Point(box.right - 20 - i * 34, box.y + 46)
        drawn.append(note(words(f"request-{request}"), at(place, badge(4, 28))))
    return _frame(box, words("view-finds-title"), *drawn)


def _found(shown: dict[str, Any], box: Box, words: Words) -> Markup:
    drawn = cryptid_card(shown, box, words)
    return dimmed(drawn) if shown["fate"] else drawn
