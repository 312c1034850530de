"""The verbs of a turn, as buttons: what the chief does, then the quick actions."""

from bestiary.core import END, Verb, made_with
from bestiary.games.rats_of_wistar import choices as c

VERBS = {
    "turn": (
        Verb("chief", made_with(c.PlaceChief, c.VisitHut), ("place-chief", "place-next")),
        Verb("main", made_with(c.TakeMain)),
        Verb("bonus", made_with(c.TakeBonus)),
        Verb("place-worker", made_with(c.PlaceWorker)),
        Verb("use-movement", made_with(c.UseMovement)),
        Verb("use-card", made_with(c.UseCard)),
        Verb("pitch-tent", made_with(c.PitchTent)),
        Verb("achieve-goal", made_with(c.AchieveGoal), ("achieve-this",)),
        Verb("buy-joker", made_with(c.BuyJoker)),
        Verb("buy-current", made_with(c.BuyCurrent)),
        Verb(END, made_with(c.EndTurn)),
    ),
}
ENDINGS = (c.EndTurn, c.Skip)
