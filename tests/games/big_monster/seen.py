"""Full tables; what seats see of them is kept in `seen/`."""

from pathlib import Path

from bestiary.core import CHANCE, SPECTATOR
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.box.components import Explorer, Medal, Tile
from bestiary.games.big_monster.choices import DrawPasser
from bestiary.games.big_monster.draft import ChooseTiles
from bestiary.games.big_monster.finish import FINISH
from bestiary.games.big_monster.passing import LayStack, NextPasser
from bestiary.games.big_monster.placing import PlaceTiles
from bestiary.games.big_monster.rows import DiscardTile, PickTile
from bestiary.games.big_monster.setup import ChooseExplorers
from bestiary.games.big_monster.state import MEDAL_BITS, PUBLIC, MonsterState, Row, Stack, Thrown
from games.big_monster.position import play, position, row, with_stacks, zone
from games.gallery import Gallery

LAID = """ice-orange 2 0
    mutagen-pair 2 -1
    lake-left 3 0
    lake-right 4 0
    stone-green 5 0
    lava-green-red-top 6 0"""


def drafting() -> MonsterState:
    """Three players in the middle of passing: one has passed."""
    zones = [zone("woman-in-red", LAID), row("man-in-blue", "sand", "swamp"), zone("man-in-red")]
    state = position(3, zones=zones)
    with_stacks(state, "sand swamp", "lake-left lake-right sand", "ice-red sand swamp")
    state.stacks = (Stack(state.stacks[0].tiles, 0b111), *state.stacks[1:])
    state.round = 2
    state.turn = 4
    state.dragon = 1
    state.dragons = (0, 1, 0)
    state.discards = (Thrown(Tile.LAVA_BLUE, 0b001), Thrown(Tile.ICE_BLUE, 0b010))
    state.personal = (MEDAL_BITS[Medal.SAND] | MEDAL_BITS[Medal.LAKE], 0, MEDAL_BITS[Medal.SAND])
    state.then(ChooseTiles(), NextPasser())
    state.advance()
    for seat, tile in enumerate(("sand", "lake-left", "sand")):
        play(state, seat, f"take {tile}")
    state.play(CHANCE, DrawPasser(1))
    play(state, 1, "lay-on 0")
    return state


def naming() -> MonsterState:
    """Lists of ships: two have answered."""
    state = position(4, passing="ranked")
    with_stacks(state, "sand swamp", "lake-left lake-right", "ice-red sand", "lava-blue swamp")
    state.then(ChooseTiles(), LayStack(0))
    state.advance()
    play(state, 2, "take-and-send sand 3+0")
    play(state, 0, "take-and-send swamp 3+2")
    return state


def wishing() -> MonsterState:
    """All have named their ships; chance is to say who passes."""
    state = position(4, passing="ranked")
    with_stacks(state, "sand swamp", "lake-left lake-right", "ice-red sand", "lava-blue swamp")
    state.then(ChooseTiles(), NextPasser())
    state.advance()
    for seat, choice in enumerate(("sand 1+2", "lake-left 2+3", "ice-red 0+1", "swamp 0+1")):
        play(state, seat, f"take-and-send {choice}")
    return state


def laying() -> MonsterState:
    """Teams: all tiles are turned up, one has been laid in secret."""
    zones = [zone("woman-in-red", LAID), row("man-in-blue", "sand", "stone-double")]
    state = position(
        4, zones=[*zones, row("man-in-red", "sand"), zone("woman-in-orange")], mode="teams"
    )
    state.chosen = (Tile.STONE_GREEN, Tile.SAND, Tile.SWAMP, Tile.SAND)
    state.turned_up = True
    state.team = (0, MEDAL_BITS[Medal.STONE], 0, MEDAL_BITS[Medal.STONE])
    state.personal = (0, MEDAL_BITS[Medal.SAND], 0, 0)
    state.then(PlaceTiles())
    state.advance()
    play(state, 0, "place 7 0")
    return state


def picking() -> MonsterState:
    """The duel: the lead player has taken a tile and is to discard another one."""
    state = position(2, zones=[row("man-in-blue", "swamp"), zone("woman-in-green")])
    tiles = (Tile.ICE_BLUE, Tile.SAND, Tile.SWAMP, Tile.SWAMP)
    state.rows = (Row(1, tiles), Row(2, (Tile.LAVA_BLUE, Tile.SAND)))
    state.discards = (Thrown(Tile.SAND, PUBLIC),)
    state.lead = 1
    state.turn = 7
    state.then(PickTile(1), DiscardTile(1))
    state.advance()
    play(state, 1, "pick 1 sand")
    return state


def landing() -> MonsterState:
    """Explorers are dealt and not yet chosen."""
    state = position(3)
    suits = list(Explorer)
    state.zones = ()
    state.spare = ()
    state.round = 0
    state.turn = 0
    state.dealt = tuple((suits[n], suits[n + 6]) for n in range(3))
    state.then(ChooseExplorers())
    state.advance()
    return state


def counted() -> MonsterState:
    """The end, with the penalty and both dragons."""
    zones = [zone("woman-in-red", LAID), row("man-in-blue", "sand", "grass-medal")]
    state = position(3, zones=[*zones, row("man-in-purple", "mutagen-pair", "sand", "sand")])
    state.dragons = (0, 2, 0)
    state.turn = 9
    state.round = 2
    state.personal = (MEDAL_BITS[Medal.LAKE], 0, MEDAL_BITS[Medal.SAND])
    state.discards = (Thrown(Tile.SAND, 0b010), Thrown(Tile.SWAMP, 0))
    state.then(*FINISH)
    state.advance()
    return state


TABLES = (drafting, naming, wishing, laying, picking, landing, counted)
GALLERY = Gallery(
    GAME,
    Path(__file__).parent / "seen",
    {table.__name__: table for table in TABLES},
    {table.__name__: (0, 1, SPECTATOR) for table in TABLES},
)
