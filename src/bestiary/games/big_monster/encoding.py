"""Feature encoding of a view as a vector of numbers, for programs that learn."""

from functools import cache

from bestiary.core.encoding import Bag, Counts, Encoding, Fields, Keyed, Number, OneOf, Parts, Row
from bestiary.core.encoding import Shape as Part
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
    {"tile": OneOf(TILES), "x": Number(POINTS), "y": Number(POINTS), "mutations": Number(2)}
)


def player(seats: int) -> Fields:
    """What all see of a player; what is worked out from the tiles is left out."""
    return Fields(
        {
            "team": OneOf(range(seats)),
            "explorer": OneOf(EXPLORERS),
            "tiles": Row(TILE_FIELDS, TURNS + 1),  # one more for the man in black
            "chosen": OneOf(TILES),
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
        "progress": Row(Number(POINTS), seats),
    }


def memory(seats: int) -> Fields:
    """What is known of stacks that were passed on, and of tiles thrown away."""
    at = Fields({"seat": OneOf(range(seats)), "ship": Number()})
    stack = Fields({"at": at, "size": Number(STACK_SIZE), "tiles": STACK})
    return Fields(
        {
            "spare": OneOf(EXPLORERS),
            "stacks": Row(stack, seats),
            "discards": Bag(TILES, COPIES),
        }
    )


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many."""
    players = range(seats)
    return Parts.of(
        public={
            "mode": OneOf(tuple(Mode)),
            "passing": OneOf(tuple(Passing)),
            "round": Number(2),
            "turn": Number(TURNS),
            "lead": OneOf(players),
            "stage": OneOf(STAGES),
            "waiting": Bag(players),
            "to-pass": Row(OneOf(players), seats),
            "passed": Row(OneOf(players), seats),
            "medals": Keyed("medal", MEDALS, medals(seats)),
            "dragon": OneOf(players),
            "mix": Keyed("tile", TILES, {"number": Number(COPIES), "open": Number(COPIES)}),
            "players": Row(player(seats), seats),
            "rows": Keyed("row", ROWS, {"tiles": STACK}),
            "row": OneOf(ROWS),
            "bag": Number(POINTS * seats),
            "discarded": Number(POINTS * seats),
            "scores": Row(Counts(LINES, POINTS), seats),
        },
        private={
            "seat": OneOf(players),
            "explorers": Bag(EXPLORERS),
            "hand": STACK,
            "chosen": OneOf(TILES),
            "wishes": Row(OneOf(players), seats),
        },
        memory={"memory": memory(seats)},
        without=("seats", "teams", "places", "pending", "outcome"),
    )


BY_CHANCE = (DrawMedals, DrawExplorers, DrawTiles, DrawPasser, DrawLead)
ENCODING = Encoding(version=1, parts=parts, chance=BY_CHANCE, domains=DOMAINS)
