"""Panel of a player's own things: goods, burrow under the oak, abilities, mice and inventions."""

from bestiary.games.rats_of_wistar.board.home.panel import home
from bestiary.games.rats_of_wistar.board.home.stores import GOODS, SKILLS
from bestiary.games.rats_of_wistar.board.home.tableau import lodgers, tableau

__all__ = ["GOODS", "SKILLS", "home", "lodgers", "tableau"]
