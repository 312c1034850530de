"""Panels of the other boards, small: players, and the poacher."""

from __future__ import annotations

from bestiary.core import Panel, Words
from bestiary.drawing import (
    BODY,
    INK,
    MADDER,
    NUMBER,
    TITLE,
    Box,
    Markup,
    Point,
    at,
    group,
    icon,
    label,
    memoize_by_reads,
    note,
    number_of_columns,
    rounded,
    slot,
    stock,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.desk.mine import FIND_SIZE, find, hare_token, request
from bestiary.games.cryptic_nature.board.desk.skills import tag
from bestiary.games.cryptic_nature.board.desk.things import books, coins, felt, hollow
from bestiary.games.cryptic_nature.board.marks import evidence, proof, turned_tile
from bestiary.games.cryptic_nature.box.components import FRONT, PLANS, SLOTS
from bestiary.games.cryptic_nature.box.pieces import PoacherCard, Skill, TerrainTile, Token
from bestiary.games.cryptic_nature.box.shapes import TERRAIN_TURNS
from bestiary.games.cryptic_nature.describe import card_text, name_list
from bestiary.games.cryptic_nature.view_types import ExpeditionView, PlayerView, PoacherView

WIDTH = 400
LINE_LETTERING = BODY._replace(size=12.5, lines=4, align="start")
AMOUNT_LETTERING = NUMBER._replace(size=19, align="start")
CASE_HEIGHT = 52
TAG_HEIGHT = 34
ROW_HEIGHT = 68
"""A row of tiles or finds."""
TAGS_PER_ROW = 3


@memoize_by_reads
def other(view: ExpeditionView, seat: int, words: Words) -> Markup:
    """Another player's board: case and purse, skills, tiles, letters under seal, and finds."""
    they = view["players"][seat]
    rows = [_skills(they, words), _stores(they, words), _finds(they, words)]
    top = CASE_HEIGHT + 8.0
    placed = list[Markup]()
    for height, row in rows:
        placed.append(at((0, top), row))
        top += height
    return svg(
        WIDTH,
        top + 4,
        _case(they, Box(2, 2, 234, CASE_HEIGHT), words),
        _purse(they, words),
        *placed,
        id=f"nature-player-{seat}",
        aria_label=words("panel-player", seat=seat),
    )


def _case(they: PlayerView, box: Box, words: Words) -> Markup:
    slots = box.inset(6, 4).columns(SLOTS, 2)
    tokens = [
        note(f"token:{t}", words(f"token-{t}"), at(b.centre, proof(FRONT[Token(t)].value, 38)))
        for t, b in zip(they["evidence"], slots, strict=False)
    ]
    return group(felt(box), [hollow(b) for b in slots], *tokens)


def _purse(they: PlayerView, words: Words) -> Markup:
    """Coins, experience, and how many letters are under seal."""
    level = 2 + CASE_HEIGHT / 2
    money = they["coins"]
    learnt = they["experience"]
    sealed = they["contract_count"]
    return group(
        note("coins", words("view-coins", number=money), coins(Point(262, level))),
        note("experience", words("view-experience", number=learnt), books(Point(320, level))),
        label(str(money), Box(278, 2, 26, CASE_HEIGHT), AMOUNT_LETTERING),
        label(str(learnt), Box(337, 2, 20, CASE_HEIGHT), AMOUNT_LETTERING),
        note(
            "contract",
            words("view-contracts", list=str(sealed)),
            at((371, level), icon("contract", 24)),
        ),
        label(str(sealed), Box(384, 2, 14, CASE_HEIGHT), AMOUNT_LETTERING),
    )


def _skills(they: PlayerView, words: Words) -> tuple[float, Markup]:
    """Only those that they have."""
    owned = [Skill(s) for s in they["owned"]]
    rows = -(-len(owned) // TAGS_PER_ROW)
    boxes = Box(2, 0, WIDTH - 4, rows * TAG_HEIGHT).grid(TAGS_PER_ROW, max(rows, 1), 4)
    tags = [
        note(f"skill:{s}", words(f"skill-{s}"), tag(s, they, box, words))
        for s, box in zip(owned, boxes, strict=False)
    ]
    return rows * TAG_HEIGHT + (6 if rows else 0), group(tags)


def _stores(they: PlayerView, words: Words) -> tuple[float, Markup]:
    """Tiles to be laid, requests fulfilled and Wolpertinger tokens."""
    tiles = [_tile(t, words) for t in they["tiles"]]
    hares = [note(f"hare:{h}", words(f"hare-{h}"), hare_token(h)) for h in they["hares"]]
    return _in_rows([*tiles, *(request(r, words) for r in they["fulfilled"]), *hares])


def _tile(name: str, words: Words) -> Markup:
    turned = TERRAIN_TURNS[TerrainTile(name)][0]
    box = Box(0, 0, FIND_SIZE, FIND_SIZE)
    drawing = turned_tile(turned, name.split("-")[0], box.inset(4))
    return note(f"tile:{name}", words(f"terrain-tile-{name}"), felt(box), drawing)


def _finds(they: PlayerView, words: Words) -> tuple[float, Markup]:
    """Their cryptids, portrait by portrait, and by name below."""
    finds = they["found"]
    height, portraits = _in_rows(
        [note(f"card:{c['cryptid']}", card_text(words, c), find(c)) for c in finds]
    )
    if not finds:
        return height, portraits
    text = name_list(words, "cryptid", (c["cryptid"] for c in finds))
    names = label(text, Box(4, height, WIDTH - 8, 44), LINE_LETTERING._replace(lines=3))
    return height + 46, group(portraits, names)


def _in_rows(things: list[Markup]) -> tuple[float, Markup]:
    """Side by side, in as many rows as they need."""
    # As many to a row as fit; `-(-a // b)` below rounds the rows up.
    across = number_of_columns(WIDTH - 4, FIND_SIZE + 4)
    spots = [divmod(number, across) for number in range(len(things))]
    placed = [
        at((2 + column * (FIND_SIZE + 4), row * ROW_HEIGHT), thing)
        for thing, (row, column) in zip(things, spots, strict=True)
    ]
    return ROW_HEIGHT * -(-len(things) // across), group(placed)


@memoize_by_reads
def poacher(view: ExpeditionView, words: Words) -> tuple[Panel, ...]:
    """The poacher's board, where there is one: evidence, catches and the card in force."""
    he = view["poacher"]
    if he is None:
        return ()
    catches = [c["cryptid"] for c in he["caught"]]
    caught = name_list(words, "cryptid", catches) if catches else words("view-no-catch")
    drawing = svg(
        380,
        170,
        rounded(Box(1, 1, 378, 168), 8, fill=wash(MADDER), stroke=INK),
        at(Point(22, 22), icon("swords", 26)),
        label(words("panel-poacher"), Box(42, 8, 180, 28), TITLE._replace(align="start")),
        label(
            _plan(he, view, words),
            Box(10, 36, 360, 56),
            BODY._replace(size=12, lines=4, align="start"),
        ),
        [slot(Box(10 + i * 44, 94, 40, 40)) for i in range(4)],
        [evidence(t, words, Point(30 + i * 44, 114), 36) for i, t in enumerate(he["evidence"])],
        stock("beast", len(he["caught"]), Point(200, 114)),
        label(caught, Box(10, 138, 360, 28), BODY._replace(size=12, lines=2, align="start")),
        id="nature-poacher",
        aria_label=words("panel-poacher"),
    )
    return (Panel("poacher", "side", drawing),)


def _plan(he: PoacherView, view: ExpeditionView, words: Words) -> str:
    if not he["card"]:
        return ""
    plan = PLANS[PoacherCard(he["card"])]
    row = plan.rows[len(he["evidence"])]
    if view["assisting"]:
        row = plan.above if view["rows"][1] < view["rows"][0] else plan.below
    return " → ".join(words(f"poacher-action-{a}") for a in row)
