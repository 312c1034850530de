"""Clicks of each choice, by the keys that stand on the drawn parts."""

from bestiary.core import Choice, Click, in_order
from bestiary.games.big_monster.choices import (
    Discard,
    Land,
    LayOn,
    Pick,
    Recover,
    Take,
    TakeAndSend,
)
from bestiary.games.big_monster.zone import Place


def clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case Land(explorer):
            return in_order(f"explorer:{explorer.value}")
        case Take(tile):
            return in_order(f"tile:{tile.value}")
        case TakeAndSend(tile, ships):
            return in_order(f"tile:{tile.value}", *(f"ship:{ship}" for ship in ships))
        case LayOn(ship):
            return in_order(f"ship:{ship}")
        case Place(x, y):
            return in_order(f"place:{x},{y}")
        case Pick(row, tile):
            return in_order(f"row:{row}:{tile.value}")
        case Discard(tile):
            return in_order(f"discard:{tile.value}")
        case Recover(tile):
            return in_order(f"recover:{tile.value}")
    return ()  # what chance draws is never clicked
