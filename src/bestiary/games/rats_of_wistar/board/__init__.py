"""Board drawing: panels that also fit a phone, drawn from a view alone."""

from collections.abc import Iterator

from bestiary.core import Panel, Words
from bestiary.games.rats_of_wistar.board.beside import beside, is_asked
from bestiary.games.rats_of_wistar.board.clicks import clicks
from bestiary.games.rats_of_wistar.board.farm import farm
from bestiary.games.rats_of_wistar.board.hand import hand, markets
from bestiary.games.rats_of_wistar.board.home import home
from bestiary.games.rats_of_wistar.board.others import rival, strip
from bestiary.games.rats_of_wistar.board.previews import previews, repeats
from bestiary.games.rats_of_wistar.board.verbs import ENDINGS, VERBS
from bestiary.games.rats_of_wistar.board.wheel import wheel
from bestiary.games.rats_of_wistar.view_types import WistarView

__all__ = ["ENDINGS", "VERBS", "board", "clicks", "previews", "repeats"]


def board(view: WistarView, words: Words) -> tuple[Panel, ...]:
    """Wheel, farm and markets; my cards and my board; the others; what lies beside."""
    return tuple(_panels(view, words))


def _panels(view: WistarView, words: Words) -> Iterator[Panel]:
    yield Panel("wheel", "board", wheel(view, words))
    yield Panel("farm", "board", farm(view, words))
    yield Panel("markets", "board", markets(view, words))
    mine = view["seat"] if view["seat"] >= 0 else None
    if mine is not None:
        yield Panel("hand", "tray", hand(view, words))
        yield Panel("home", "tray", home(view, mine, words))
    for seat in range(len(view["players"])):
        if seat != mine:
            yield Panel(f"player-{seat}", "player", strip(view, seat, words))
    if view["rival"]:
        yield Panel("player-1", "player", rival(view, words))
    yield Panel("beside", "side" if is_asked(view) else "folded", beside(view, words))
