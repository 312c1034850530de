"""The boards of the others, small: players, and the poacher."""

from __future__ import annotations

from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    BODY,
    CARD,
    HAIRLINE,
    INK,
    MADDER,
    QUIET,
    TITLE,
    Box,
    Markup,
    Point,
    at,
    icon,
    label,
    mark,
    note,
    player,
    remembered,
    rounded,
    slot,
    stock,
    svg,
    wash,
)
from bestiary.games.cryptic_nature.board.marks import evidence, terrain_tile
from bestiary.games.cryptic_nature.board.signs import SKILL_ICONS
from bestiary.games.cryptic_nature.box.components import ACTIVE, PLANS
from bestiary.games.cryptic_nature.box.pieces import PoacherCard, Skill
from bestiary.games.cryptic_nature.describe import named

LINES = BODY._replace(size=12, lines=4, align="start")


@remembered
def other(view: View, seat: int, words: Words) -> Markup:
    """Another player's board, small."""
    they = view["players"][seat]
    text = named(words, "cryptid", (c["cryptid"] for c in they["found"]))
    return svg(
        380,
        150,
        rounded(Box(1, 1, 378, 148), 8, fill=CARD, stroke=HAIRLINE),
        at(Point(20, 20), mark(player(seat), 20)),
        label(words.player(seat), Box(38, 6, 150, 28), TITLE._replace(align="start")),
        stock("coin", they["coins"], Point(200, 20)),
        stock("experience", they["experience"], Point(256, 20)),
        stock("beast", len(they["found"]), Point(312, 20)),
        [evidence(t, words, Point(24 + i * 36, 56), 32) for i, t in enumerate(they["evidence"])],
        [
            terrain_tile(t, words, Box(212 + i * 54, 38, 50, 40))
            for i, t in enumerate(they["tiles"])
        ],
        [_small_skill(s, they, i, words) for i, s in enumerate(they["owned"])],
        label(text, Box(10, 112, 360, 34), BODY._replace(size=12, lines=2, align="start")),
        id=f"nature-player-{seat}",
        aria_label=words("panel-player", seat=seat),
    )


def _small_skill(skill: str, they: dict[str, Any], order: int, words: Words) -> Markup:
    used = Skill(skill) in ACTIVE and skill not in they["ready"]
    picture = icon(SKILL_ICONS[skill], 20, QUIET if used else INK)
    return note(f"skill:{skill}", words(f"skill-{skill}"), at(Point(20 + order * 34, 96), picture))


@remembered
def poacher(view: View, words: Words) -> Markup:
    """The poacher's board: his evidence, his catches and the card in force."""
    he = view["poacher"]
    caught = named(words, "cryptid", (c["cryptid"] for c in he["caught"]))
    return svg(
        380,
        170,
        rounded(Box(1, 1, 378, 168), 8, fill=wash(MADDER), stroke=INK),
        at(Point(22, 22), icon("swords", 26)),
        label(words("panel-poacher"), Box(42, 8, 180, 28), TITLE._replace(align="start")),
        label(
            _plan(view, words), Box(10, 36, 360, 56), BODY._replace(size=12, lines=4, align="start")
        ),
        [slot(Box(10 + i * 44, 94, 40, 40)) for i in range(4)],
        [evidence(t, words, Point(30 + i * 44, 114), 36) for i, t in enumerate(he["evidence"])],
        stock("beast", len(he["caught"]), Point(200, 114)),
        label(caught, Box(10, 138, 360, 28), BODY._replace(size=12, lines=2, align="start")),
        id="nature-poacher",
        aria_label=words("panel-poacher"),
    )


def _plan(view: View, words: Words) -> str:
    he = view["poacher"]
    if not he["card"]:
        return ""
    plan = PLANS[PoacherCard(he["card"])]
    row = plan.rows[len(he["evidence"])]
    if view["assisting"]:
        row = plan.above if view["rows"][1] < view["rows"][0] else plan.below
    return " → ".join(words(f"poacher-action-{a}") for a in row)
