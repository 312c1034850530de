"""The rules engine: states, steps, decisions, tables. It knows no game.

The names below are the public API (`docs/api.md`); all else is imported from its own module and
may change with any release.
"""

from bestiary.core.advice import Advice
from bestiary.core.bot import DEFAULT_BUDGET, Bot, Budget
from bestiary.core.chance import Deal, Odds
from bestiary.core.choice import Choice, Event, distinct
from bestiary.core.encoding import Encoding
from bestiary.core.game import (
    Game,
    Inventory,
    News,
    Opponents,
    Option,
    Page,
    Research,
    Rules,
    Teaching,
    Variant,
)
from bestiary.core.lesson import Lesson, LessonPage
from bestiary.core.outcome import Outcome, Score
from bestiary.core.position import Position, pick
from bestiary.core.presentation import Click, Panel, Plate, View, in_order
from bestiary.core.seats import CHANCE, SPECTATOR, Seat
from bestiary.core.state import State
from bestiary.core.step import Decision, Step
from bestiary.core.table import RefusedError, Table
from bestiary.core.words import Words

__all__ = [
    "CHANCE",
    "DEFAULT_BUDGET",
    "SPECTATOR",
    "Advice",
    "Bot",
    "Budget",
    "Choice",
    "Click",
    "Deal",
    "Decision",
    "Encoding",
    "Event",
    "Game",
    "Inventory",
    "Lesson",
    "LessonPage",
    "News",
    "Odds",
    "Opponents",
    "Option",
    "Outcome",
    "Page",
    "Panel",
    "Plate",
    "Position",
    "RefusedError",
    "Research",
    "Rules",
    "Score",
    "Seat",
    "State",
    "Step",
    "Table",
    "Teaching",
    "Variant",
    "View",
    "Words",
    "distinct",
    "in_order",
    "pick",
]
