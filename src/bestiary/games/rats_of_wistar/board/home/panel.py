"""The board of the player who looks at it."""

from typing import Any

from bestiary.core import View, Words
from bestiary.drawing import (
    PLAIN,
    Box,
    Content,
    Markup,
    at,
    group,
    label,
    part,
    remembered,
    ring_box,
    svg,
    token,
)
from bestiary.games.rats_of_wistar.board.coats import FINGER, HEADING, WIDTH
from bestiary.games.rats_of_wistar.board.faces import key
from bestiary.games.rats_of_wistar.board.home.abilities import TALL, abilities
from bestiary.games.rats_of_wistar.board.home.burrow import WHOLE, burrow
from bestiary.games.rats_of_wistar.board.home.tableau import lodgers, tableau
from bestiary.games.rats_of_wistar.board.scenery import SCENES
from bestiary.games.rats_of_wistar.describe import effect


@remembered
def home(seat: int, view: View, words: Words) -> str:
    """The burrow, the abilities, the mice, the inventions, objectives of one's own."""
    mine, top = view["players"][seat], WHOLE.bottom + 6
    drawn: list[Content] = [
        SCENES.use("oak", WHOLE),
        burrow(seat, mine, words),
        abilities(seat, mine, Box(6, top, WIDTH - 12, TALL), words),
    ]
    top += TALL + 4
    for draw in (_mice, _inventions, _private):
        part_of_it, height = draw(mine, Box(6, top, WIDTH - 12, 0), words)
        drawn.append(part_of_it)
        top += height
    return svg(WIDTH, top, drawn, id="home", aria_label=words("panel-home"))


def _mice(mine: dict[str, Any], box: Box, words: Words) -> tuple[Markup, float]:
    """Mice and cheese that live here."""
    text, head = words("own-mice", number=len(mine["mice"])), box.top(FINGER)
    title = part(
        "own-mice",
        text,
        ring_box(head.left(130)),
        at((head.x + 22, head.centre.y), token(PLAIN, 32, "mouse")),
        label(text, head.left(130).after(46), HEADING),
    )
    drawn, tall = lodgers(mine["mice"], box.below(FINGER + 4), words, mine=True)
    return group(title, drawn), FINGER + 6 + tall


def _inventions(mine: dict[str, Any], box: Box, words: Words) -> tuple[Markup, float]:
    return tableau(mine, box, words)


def _private(mine: dict[str, Any], box: Box, words: Words) -> tuple[Markup, float]:
    """Objectives that only this player may reach."""
    drawn = []
    for n, goal in enumerate(mine["private"]):
        name = goal["goal"]
        text = f"{words(f'goal-{name}')}: {effect('goal', name, words)}"
        drawn.append(key(f"goal:{name}", text, box.top(58).moved(0, n * 62), "goal"))
    return group(drawn), 62 * len(drawn) + 4
