"""Buttons of a turn, by verb: what the chief does, then the quick actions."""

from bestiary.core.presentation import END, Verb, of_kinds
from bestiary.games.rats_of_wistar import choices as c

VERBS = {
    "turn": (
        Verb("chief", of_kinds(c.PlaceChief, c.VisitHut), ("place-chief", "place-next")),
        Verb("main", of_kinds(c.TakeMain)),
        Verb("bonus", of_kinds(c.TakeBonus)),
        Verb("place-worker", of_kinds(c.PlaceWorker)),
        Verb("use-movement", of_kinds(c.UseMovement)),
        Verb("use-card", of_kinds(c.UseCard)),
        Verb("pitch-tent", of_kinds(c.PitchTent)),
        Verb("achieve-goal", of_kinds(c.AchieveGoal), ("achieve-this",)),
        Verb("buy-joker", of_kinds(c.BuyJoker)),
        Verb("buy-current", of_kinds(c.BuyCurrent)),
        Verb(END, of_kinds(c.EndTurn)),
    ),
}
ENDINGS = (c.EndTurn, c.Skip)
