"""Click targets of each choice, by the keys that stand on the drawn parts."""

from bestiary.core import Choice
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


def parts(choice: Choice) -> tuple[str, ...]:
    match choice:
        case Land(explorer):
            return (f"explorer:{explorer.value}",)
        case Take(tile):
            return (f"tile:{tile.value}",)
        case TakeAndSend(tile, ships):
            return (f"tile:{tile.value}", *(f"ship:{ship}" for ship in ships))
        case LayOn(ship):
            return (f"ship:{ship}",)
        case Place(x, y):
            return (f"place:{x},{y}",)
        case Pick(row, tile):
            return (f"row:{row}:{tile.value}",)
        case Discard(tile):
            return (f"discard:{tile.value}",)
        case Recover(tile):
            return (f"recover:{tile.value}",)
    return ()  # what chance draws is never clicked
