"""The `Game` record and its five parts: rules, page, opponents, teaching, research.

A game needs its rules only. What another part brings (pictures, levels, lessons, arrays for
learners) appears on the site, in the terminal and in the laboratory where the part is there.
"""

from bestiary.core.game.game import BadOptionsError, Game
from bestiary.core.game.opponents import Opponents
from bestiary.core.game.page import News, Page, Tone
from bestiary.core.game.research import Research
from bestiary.core.game.rules import Inventory, Option, Options, Rules, Variant
from bestiary.core.game.teaching import Teaching

__all__ = [
    "BadOptionsError",
    "Game",
    "Inventory",
    "News",
    "Opponents",
    "Option",
    "Options",
    "Page",
    "Research",
    "Rules",
    "Teaching",
    "Tone",
    "Variant",
]
