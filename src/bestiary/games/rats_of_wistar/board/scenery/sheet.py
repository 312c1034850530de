"""Symbol sheet of scenery: painted once, loaded once by a page, then only referred to."""

from bestiary.drawing import Sheet, Symbol
from bestiary.games.rats_of_wistar.board.coats import WIDTH
from bestiary.games.rats_of_wistar.board.scenery import cogs, oak, plan
from bestiary.games.rats_of_wistar.board.scenery.house import house
from bestiary.games.rats_of_wistar.board.scenery.hut import hut
from bestiary.games.rats_of_wistar.board.scenery.land import land

SCENES = Sheet(
    "rats-scenes",
    {
        "land": lambda: Symbol(WIDTH, 434, land()),
        "teeth": lambda: Symbol(cogs.RIM_SIZE, cogs.RIM_SIZE, cogs.rim()),
        "hub": lambda: Symbol(cogs.HUB_SIZE, cogs.HUB_SIZE, cogs.hub()),
        "hut": lambda: Symbol(56, 60, hut()),
        "house": lambda: Symbol(WIDTH, plan.HEIGHT, house()),
        "oak": lambda: Symbol(WIDTH, oak.HEIGHT, oak.oak()),
    },
)
