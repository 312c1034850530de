"""Drawing of the ten cells of a board: a marker lies on each until a mission frees it."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import (
    CARD,
    GAME_INK,
    OCHRE,
    SLATE,
    Box,
    Markup,
    at,
    cube,
    label,
    part,
    player,
    ring_box,
    rounded,
    shield,
    stamp,
    wash,
)
from bestiary.games.rats_of_wistar.board.coats import BODY_LETTERING, MIN_TOUCH_SIZE, SHIELD_SIZE
from bestiary.games.rats_of_wistar.box.components import CELLS, Ability
from bestiary.games.rats_of_wistar.describe import about_ability
from bestiary.games.rats_of_wistar.view_types import PlayerView

ABILITIES_HEIGHT = 5 * MIN_TOUCH_SIZE + 4 * 4


def abilities(seat: int, mine: PlayerView, box: Box, words: Words) -> Iterator[Markup]:
    """Two columns; a freed cell is ticked."""
    for number, (ability, cell) in enumerate(zip(CELLS, box.grid(2, 5, 4), strict=True)):
        name = ability.cell.value
        freed = ability.cell.value in mine["freed"]
        place = (cell.x + 20, cell.centre.y)
        yield part(
            f"cell:{name}",
            about_ability(number, mine["freed"], words),
            ring_box(cell),
            _plate(ability, cell, freed=freed),
            at(place, stamp("check", 26, GAME_INK) if freed else cube(player(seat), 24)),
            label(words(f"cell-{name}"), _room(ability, cell), BODY_LETTERING._replace(lines=2)),
            _worth(ability, cell),
        )


def _plate(ability: Ability, cell: Box, *, freed: bool) -> Markup:
    ink = SLATE if ability.grey else OCHRE
    return rounded(cell, 6, fill=CARD if freed else wash(ink), stroke=ink, stroke_width=1.5)


def _room(ability: Ability, cell: Box) -> Box:
    return cell.after(40).left(cell.width - (76 if ability.vp else 46))


def _worth(ability: Ability, cell: Box) -> Markup | None:
    place = (cell.right - 19, cell.centre.y)
    return at(place, shield(ability.vp, SHIELD_SIZE)) if ability.vp else None
