"""Panel of what lies beside the board: heroes, skill tokens, the open discard piles."""

from collections.abc import Iterator

from bestiary.core import Words
from bestiary.drawing import Box, label, memoize_by_reads, svg
from bestiary.games.rats_of_wistar.board.cards import slip
from bestiary.games.rats_of_wistar.board.coats import MIN_TOUCH_SIZE, QUIET_LETTERING, WIDTH
from bestiary.games.rats_of_wistar.board.faces import key
from bestiary.games.rats_of_wistar.view_types import WistarView

SLIP_HEIGHT = MIN_TOUCH_SIZE
GAP = 4
SUPPLY_PROMPTS = frozenset({"take-discard", "hero", "skill"})
"""The questions that are answered here."""


@memoize_by_reads
def beside(view: WistarView, words: Words) -> str:
    """Heroes and skill tokens in two columns, discarded cards below."""
    things = list(_supply(view, words))
    content = [
        key(name, text, box, symbol)
        for (name, text, symbol), box in zip(things, _grid(len(things), 4), strict=True)
    ]
    top = 4 + -(-len(things) // 2) * (SLIP_HEIGHT + GAP)
    cards = [*view["discards"]["basic"], *view["discards"]["advanced"]]
    content.append(
        label(words("discards", number=len(cards)), Box(8, top, WIDTH - 16, 26), QUIET_LETTERING)
    )
    places = _grid(len(cards), top + 30)
    content += [slip(card, box, words) for card, box in zip(cards, places, strict=True)]
    top += 34 + -(-len(cards) // 2) * (SLIP_HEIGHT + GAP)
    return svg(WIDTH, top, content, id="beside", aria_label=words("panel-beside"))


def _grid(number: int, top: float) -> Iterator[Box]:
    columns = Box(6, top, WIDTH - 12, SLIP_HEIGHT).columns(2, GAP)
    for n in range(number):
        yield columns[n % 2].moved(0, n // 2 * (SLIP_HEIGHT + GAP))


def _supply(view: WistarView, words: Words) -> Iterator[tuple[str, str, str]]:
    for hero in view["heroes"]:
        yield f"hero:{hero}", words(f"hero-{hero}"), "hero"
    for skill in view["skills"]:
        yield f"skill:{skill}", words(f"skill-{skill}"), skill


def is_asked(view: WistarView) -> bool:
    """Whether something here may be chosen now: then it lies open."""
    return view["asks"] in SUPPLY_PROMPTS
