"""Panel of the viewer's own board: burrow, abilities, mice and inventions."""

from bestiary.core import Words
from bestiary.drawing import (
    PLAIN,
    Box,
    Markup,
    at,
    group,
    label,
    leaves,
    memoize_by_reads,
    part,
    ring_box,
    svg,
    token,
)
from bestiary.games.rats_of_wistar.board.coats import HEADING_LETTERING, MIN_TOUCH_SIZE, WIDTH
from bestiary.games.rats_of_wistar.board.faces import key
from bestiary.games.rats_of_wistar.board.home.abilities import ABILITIES_HEIGHT, abilities
from bestiary.games.rats_of_wistar.board.home.burrow import BURROW_BOX, burrow
from bestiary.games.rats_of_wistar.board.home.tableau import lodgers, tableau
from bestiary.games.rats_of_wistar.board.scenery import SCENES
from bestiary.games.rats_of_wistar.describe import effect
from bestiary.games.rats_of_wistar.view_types import PlayerView, WistarView


@memoize_by_reads
def home(view: WistarView, seat: int, words: Words) -> str:
    """The burrow, the abilities, the mice, the inventions with objectives of one's own."""
    mine = view["players"][seat]
    room = Box(6, 2, WIDTH - 12, 0)
    content = (
        _sheet("burrow", (_burrow(seat, mine, words), BURROW_BOX.bottom), words),
        _sheet("cells", (_cells(seat, mine, words), ABILITIES_HEIGHT + 4), words),
        _sheet("mice", _mice(mine, room, words), words),
        _sheet("inventions", _inventions(mine, room, words), words),
    )
    return leaves(content, id="home", aria_label=words("panel-home"))


def _sheet(name: str, content: tuple[Markup, float], words: Words) -> Markup | None:
    picture, height = content
    if not height:
        return None
    return svg(WIDTH, height, picture, id=f"home-{name}", aria_label=words(f"sheet-{name}"))


def _burrow(seat: int, mine: PlayerView, words: Words) -> Markup:
    return group(SCENES.use("oak", BURROW_BOX), burrow(seat, mine, words))


def _cells(seat: int, mine: PlayerView, words: Words) -> Markup:
    return group(abilities(seat, mine, Box(6, 2, WIDTH - 12, ABILITIES_HEIGHT), words))


def _mice(mine: PlayerView, box: Box, words: Words) -> tuple[Markup, float]:
    """Mice and cheese that live here."""
    text = words("own-mice", number=len(mine["mice"]))
    head = box.top(MIN_TOUCH_SIZE)
    title = part(
        "own-mice",
        text,
        ring_box(head.left(130)),
        at((head.x + 22, head.centre.y), token(PLAIN, 32, "mouse")),
        label(text, head.left(130).after(46), HEADING_LETTERING),
    )
    content, height = lodgers(mine["mice"], box.below(MIN_TOUCH_SIZE + 4), words, mine=True)
    return group(title, content), MIN_TOUCH_SIZE + 8 + height


def _inventions(mine: PlayerView, box: Box, words: Words) -> tuple[Markup, float]:
    """What was played, then objectives of one's own."""
    played, height = tableau(mine, box, words)
    private, more = _private(mine, box.moved(0, height), words)
    return group(played, private), height + more + 4 if height + more else 0


def _private(mine: PlayerView, box: Box, words: Words) -> tuple[Markup, float]:
    """Objectives that only this player may reach."""
    content = []
    for n, goal in enumerate(mine["private"]):
        name = goal["goal"]
        text = f"{words(f'goal-{name}')}: {effect('goal', name, words)}"
        content.append(key(f"goal:{name}", text, box.top(58).moved(0, n * 62), "goal"))
    return group(content), 62 * len(content)
