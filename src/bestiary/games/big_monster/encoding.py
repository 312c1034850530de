"""Feature encoding of a view as a vector of numbers, for programs that learn."""

from functools import cache

from bestiary.core.encoding import (
    Bag,
    Counts,
    Encoding,
    Fields,
    KeyedRecords,
    Number,
    OneHot,
    PaddedList,
    Parts,
)
from bestiary.core.encoding import Encoder as Part
from bestiary.games.big_monster.box.components import Explorer, Medal, Tile
from bestiary.games.big_monster.choices import (
    DrawExplorers,
    DrawLead,
    DrawMedals,
    DrawPasser,
    DrawTiles,
    Pick,
)
from bestiary.games.big_monster.draft import STACK_SIZE
from bestiary.games.big_monster.rows import TURNS
from bestiary.games.big_monster.scoring import LINES
from bestiary.games.big_monster.state import Mode, Passing
from bestiary.games.big_monster.zone import Place

REACH = 2 * TURNS
"""Units: a zone of so many tiles, each two units long, reaches no further from its explorer."""
ROWS = (1, 2)
POINTS = 20  # numbers are divided by their usual size, so that most lie between 0 and 1
COPIES = 11  # of the commonest tile
# Every step that `view["stage"]` may name. The order is part of the encoding.
STAGES = (
    *("LayOutMedals", "DealExplorers", "ChooseExplorers", "BeginRound", "DealStack", "BeginTurn"),
    *("ChooseTiles", "TurnUp", "PlaceTiles", "CheckMedals", "GivePenalty", "NextPasser"),
    *("LayStack", "DiscardLast", "EndRound", "ChooseLead", "PlayTurn", "OpenRows", "PickTile"),
    *("DiscardTile", "CheckInOrder", "PassLead", "CountDiscards", "RecoverTile", "CountPoints"),
)
DOMAINS = {
    (Place, "x"): range(-REACH, REACH + 1),
    (Place, "y"): range(-REACH, REACH + 1),
    (Pick, "row"): ROWS,
}
TILES, MEDALS, EXPLORERS = tuple(Tile), tuple(Medal), tuple(Explorer)
STACK = Bag(TILES, STACK_SIZE)
TILE_FIELDS = Fields(
    {"tile": OneHot(TILES), "x": Number(POINTS), "y": Number(POINTS), "mutations": Number(2)}
)


def player(seats: int) -> Fields:
    """What all see of a player; what is worked out from the tiles is left out."""
    return Fields(
        {
            "team": OneHot(range(seats)),
            "explorer": OneHot(EXPLORERS),
            "tiles": PaddedList(TILE_FIELDS, TURNS + 1),  # one more for the man in black
            "chosen": OneHot(TILES),
            "has-chosen": Number(),
            "hand": Number(STACK_SIZE),
            "ship": Number(STACK_SIZE),
            "medals": Bag(MEDALS),
            "team-medals": Bag(MEDALS),
            "dragons": Number(POINTS),
        },
        ("seat", "crystals", "sand-and-stone"),
    )


def medals(seats: int) -> dict[str, Part]:
    """What all see of a medal."""
    return {
        "points": Number(POINTS),
        "open": Number(),
        "team-open": Number(),
        "progress": PaddedList(Number(POINTS), seats),
    }


def memory(seats: int) -> Fields:
    """What is known of stacks that were passed on, and of tiles thrown away."""
    at = Fields({"seat": OneHot(range(seats)), "ship": Number()})
    stack = Fields({"at": at, "size": Number(STACK_SIZE), "tiles": STACK})
    return Fields(
        {
            "spare": OneHot(EXPLORERS),
            "stacks": PaddedList(stack, seats),
            "discards": Bag(TILES, COPIES),
        }
    )


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many."""
    players = range(seats)
    return Parts.of(
        public={
            "mode": OneHot(tuple(Mode)),
            "passing": OneHot(tuple(Passing)),
            "round": Number(2),
            "turn": Number(TURNS),
            "lead": OneHot(players),
            "stage": OneHot(STAGES),
            "waiting": Bag(players),
            "to-pass": PaddedList(OneHot(players), seats),
            "passed": PaddedList(OneHot(players), seats),
            "medals": KeyedRecords("medal", MEDALS, medals(seats)),
            "dragon": OneHot(players),
            "mix": KeyedRecords("tile", TILES, {"number": Number(COPIES), "open": Number(COPIES)}),
            "players": PaddedList(player(seats), seats),
            "rows": KeyedRecords("row", ROWS, {"tiles": STACK}),
            "row": OneHot(ROWS),
            "bag": Number(POINTS * seats),
            "discarded": Number(POINTS * seats),
            "scores": PaddedList(Counts(LINES, POINTS), seats),
        },
        private={
            "seat": OneHot(players),
            "explorers": Bag(EXPLORERS),
            "hand": STACK,
            "chosen": OneHot(TILES),
            "wishes": PaddedList(OneHot(players), seats),
        },
        memory={"memory": memory(seats)},
        without=("seats", "teams", "places", "pending", "outcome"),
    )


BY_CHANCE = (DrawMedals, DrawExplorers, DrawTiles, DrawPasser, DrawLead)
ENCODING = Encoding(version=1, parts=parts, chance=BY_CHANCE, domains=DOMAINS)
