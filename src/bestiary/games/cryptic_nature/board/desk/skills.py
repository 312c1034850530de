"""Drawing of the ten skills as tags: a cube lies on those that can be used."""

from __future__ import annotations

from bestiary.core import Words
from bestiary.drawing import (
    BODY,
    CARD,
    EDGE,
    INK,
    OCHRE,
    PLAIN,
    QUIET,
    SUNK,
    Box,
    Markup,
    Point,
    at,
    cube,
    el,
    group,
    icon,
    label,
    part,
    ring_box,
    wash,
)
from bestiary.games.cryptic_nature.board.desk.things import books
from bestiary.games.cryptic_nature.board.signs import SKILL_ICONS
from bestiary.games.cryptic_nature.box.components import ACTIVE
from bestiary.games.cryptic_nature.box.pieces import Skill
from bestiary.games.cryptic_nature.view_types import PlayerView

TAGS_PER_ROW, ROW_COUNT = 5, 2


def skills(me: PlayerView, box: Box, words: Words) -> Markup:
    boxes = box.grid(TAGS_PER_ROW, ROW_COUNT, 4)
    return group(_skill(s, me, b, words) for s, b in zip(Skill, boxes, strict=True))


def _skill(skill: Skill, me: PlayerView, box: Box, words: Words) -> Markup:
    owned, ready = _ownership(skill, me)
    price = me["prices"][skill]
    state = (
        words("view-ready" if ready else "view-used") if owned else words("view-cost", cost=price)
    )
    text = f"{words(f'skill-{skill}')}; {state}"
    finger = box.inset(-1.5)  # on a phone a tag alone is a little too low for one
    return part(f"skill:{skill}", text, ring_box(finger), tag(skill, me, box, words))


def _ownership(skill: Skill, they: PlayerView) -> tuple[bool, bool]:
    """Whether somebody has a skill, and may use it."""
    owned = skill.value in they["owned"]
    return owned, skill.value in they["ready"] or (owned and skill not in ACTIVE)


def tag(skill: Skill, they: PlayerView, box: Box, words: Words) -> Markup:
    """A skill as somebody has it: its sign, its name, and the cube or what it costs."""
    owned, ready = _ownership(skill, they)
    ink = INK if owned else QUIET
    style = BODY._replace(size=12.4, lines=2, align="start", fill=ink)
    name = Box(box.x + 28, box.y + 1, box.width - 41, box.height - 2)
    return group(
        _tag(box, owned=owned, ready=ready),
        at(Point(box.x + 16, box.centre.y), icon(SKILL_ICONS[skill], 22, ink)),
        label(words(f"tag-{skill}"), name, style),
        _mark(Point(box.right - 9, box.centre.y), they["prices"][skill], owned=owned, ready=ready),
    )


def _tag(box: Box, *, owned: bool, ready: bool) -> Markup:
    """A tag with a cut corner."""
    d = f"M{box.x + 7} {box.y}H{box.right}V{box.bottom}H{box.x + 7}L{box.x} {box.centre.y}Z"
    fill = wash(OCHRE) if ready else CARD if owned else SUNK
    return el("path", d=d, fill=fill, stroke=INK if owned else EDGE, stroke_linejoin="round")


def _mark(place: Point, price: int, *, owned: bool, ready: bool) -> Markup | None:
    if ready:
        return at(place, cube(PLAIN, 14))
    if owned:
        return at(place, icon("undo", 15))
    return group(
        at(place.moved(-1, -5), books(Point(0, 0)), scale=0.5),
        label(
            str(price), Box(place.x - 9, place.y + 1, 18, 14), BODY._replace(size=12.4, weight=700)
        ),
    )
