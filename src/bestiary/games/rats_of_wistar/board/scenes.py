"""What is painted once: land, hut. A page loads it as one sheet and then only refers to it."""

from bestiary.drawing import Sheet, Symbol
from bestiary.games.rats_of_wistar.board.coats import WIDTH
from bestiary.games.rats_of_wistar.board.wheel.hut import hut
from bestiary.games.rats_of_wistar.board.wheel.land import land

SCENES = Sheet(
    "rats-scenes",
    {"land": lambda: Symbol(WIDTH, 434, land()), "hut": lambda: Symbol(56, 60, hut())},
)
