"""The engine: states, steps, decisions, tables. It knows no game."""

from bestiary.core.advice import Advice
from bestiary.core.chance import Chance, Deal, Odds, Stream
from bestiary.core.choice import Choice, Component, Event, distinct, seen_by
from bestiary.core.game import BadOptionsError, Game, Option, Options, Variant
from bestiary.core.learning import LessonError, Run
from bestiary.core.lesson import Lesson, Page
from bestiary.core.notation import NotationError
from bestiary.core.outcome import Outcome, Score
from bestiary.core.picture import Panel, View
from bestiary.core.position import Bot, Position, Rules, imagine, pick
from bestiary.core.seats import CHANCE, SPECTATOR, Seat
from bestiary.core.state import State
from bestiary.core.step import Decision, Reason, Step, rule_of
from bestiary.core.table import Move, RefusedError, Table
from bestiary.core.words import LANGUAGES, TextError, Words

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "SPECTATOR",
    "Advice",
    "BadOptionsError",
    "Bot",
    "Chance",
    "Choice",
    "Component",
    "Deal",
    "Decision",
    "Event",
    "Game",
    "Lesson",
    "LessonError",
    "Move",
    "NotationError",
    "Odds",
    "Option",
    "Options",
    "Outcome",
    "Page",
    "Panel",
    "Position",
    "Reason",
    "RefusedError",
    "Rules",
    "Run",
    "Score",
    "Seat",
    "State",
    "Step",
    "Stream",
    "Table",
    "TextError",
    "Variant",
    "View",
    "Words",
    "distinct",
    "imagine",
    "pick",
    "rule_of",
    "seen_by",
]
