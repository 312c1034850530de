"""What lies beside the board: heroes, skill tokens, the open discard piles."""

from collections.abc import Iterator

from bestiary.core import View, Words
from bestiary.drawing import Box, label, memoize_by_reads, svg
from bestiary.games.rats_of_wistar.board.cards import slip
from bestiary.games.rats_of_wistar.board.coats import FINGER, SAID, WIDTH
from bestiary.games.rats_of_wistar.board.faces import key

TALL = FINGER
GAP = 4
ASKING = frozenset({"take-discard", "hero", "skill"})
"""The questions that are answered here."""


@memoize_by_reads
def beside(view: View, words: Words) -> str:
    """Heroes and skill tokens in two columns, discarded cards below."""
    things = list(_supply(view, words))
    drawn = [
        key(name, text, box, symbol)
        for (name, text, symbol), box in zip(things, _grid(len(things), 4), strict=True)
    ]
    top = 4 + -(-len(things) // 2) * (TALL + GAP)
    cards = [*view["discards"]["basic"], *view["discards"]["advanced"]]
    drawn.append(label(words("discards", number=len(cards)), Box(8, top, WIDTH - 16, 26), SAID))
    places = _grid(len(cards), top + 30)
    drawn += [slip(card, box, words) for card, box in zip(cards, places, strict=True)]
    top += 34 + -(-len(cards) // 2) * (TALL + GAP)
    return svg(WIDTH, top, drawn, id="beside", aria_label=words("panel-beside"))


def _grid(number: int, top: float) -> Iterator[Box]:
    columns = Box(6, top, WIDTH - 12, TALL).columns(2, GAP)
    for n in range(number):
        yield columns[n % 2].moved(0, n // 2 * (TALL + GAP))


def _supply(view: View, words: Words) -> Iterator[tuple[str, str, str]]:
    for hero in view["heroes"]:
        yield f"hero:{hero}", words(f"hero-{hero}"), "hero"
    for skill in view["skills"]:
        yield f"skill:{skill}", words(f"skill-{skill}"), skill


def is_asked(view: View) -> bool:
    """Whether something here may be chosen now: then it lies open."""
    return view["asks"] in ASKING
