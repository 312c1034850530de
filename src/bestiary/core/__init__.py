"""The rules engine: states, steps, decisions, tables. It knows no game."""

from bestiary.core.advice import Advice, Calibration, Ground, ValueLearning, WinModel
from bestiary.core.bot import DEFAULT_BUDGET, Bot, Budget, Candidate, Explanation
from bestiary.core.chance import Chance, Deal, Lot, Odds, Stream
from bestiary.core.choice import Choice, Component, Event, Memo, distinct, seen_by
from bestiary.core.encoding import Encoding, EncodingError
from bestiary.core.game import (
    BadOptionsError,
    Game,
    Inventory,
    News,
    Opponents,
    Option,
    Options,
    Page,
    Research,
    Rules,
    Teaching,
    Tone,
    Variant,
)
from bestiary.core.keys import key_of
from bestiary.core.lesson import Lesson, LessonPage, Picture
from bestiary.core.lesson_run import LessonError, LessonRun
from bestiary.core.mind import LEVELS, Mind, SearchMethod
from bestiary.core.notation import NotationError
from bestiary.core.outcome import Outcome, Score
from bestiary.core.position import Position, imagine, pick
from bestiary.core.presentation import (
    END,
    Aim,
    Click,
    Mark,
    Panel,
    Plate,
    Preview,
    Verb,
    View,
    in_any_order,
    in_order,
    of_kinds,
)
from bestiary.core.seats import CHANCE, SPECTATOR, Seat
from bestiary.core.state import State, is_compiled
from bestiary.core.step import Decision, LazyOptions, LookupOptions, Reason, Step, rule_of
from bestiary.core.table import Move, RefusedError, Table
from bestiary.core.words import LANGUAGES, TextError, Words

__all__ = [
    "CHANCE",
    "DEFAULT_BUDGET",
    "END",
    "LANGUAGES",
    "LEVELS",
    "SPECTATOR",
    "Advice",
    "Aim",
    "BadOptionsError",
    "Bot",
    "Budget",
    "Calibration",
    "Candidate",
    "Chance",
    "Choice",
    "Click",
    "Component",
    "Deal",
    "Decision",
    "Encoding",
    "EncodingError",
    "Event",
    "Explanation",
    "Game",
    "Ground",
    "Inventory",
    "LazyOptions",
    "Lesson",
    "LessonError",
    "LessonPage",
    "LessonRun",
    "LookupOptions",
    "Lot",
    "Mark",
    "Memo",
    "Mind",
    "Move",
    "News",
    "NotationError",
    "Odds",
    "Opponents",
    "Option",
    "Options",
    "Outcome",
    "Page",
    "Panel",
    "Picture",
    "Plate",
    "Position",
    "Preview",
    "Reason",
    "RefusedError",
    "Research",
    "Rules",
    "Score",
    "SearchMethod",
    "Seat",
    "State",
    "Step",
    "Stream",
    "Table",
    "Teaching",
    "TextError",
    "Tone",
    "ValueLearning",
    "Variant",
    "Verb",
    "View",
    "WinModel",
    "Words",
    "distinct",
    "imagine",
    "in_any_order",
    "in_order",
    "is_compiled",
    "key_of",
    "of_kinds",
    "pick",
    "rule_of",
    "seen_by",
]
