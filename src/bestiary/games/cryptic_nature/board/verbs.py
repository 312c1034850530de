"""Buttons of a turn, by verb."""

from bestiary.core import Choice
from bestiary.core.presentation import END, Verb, of_kinds
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.box.pieces import Means


def _by_skill(choice: Choice) -> bool:
    return isinstance(choice, c.Fly) or getattr(choice, "means", None) is Means.SKILL


BET = Verb("bet", of_kinds(c.Bet, c.MoveBet))
HARE = Verb("hare", of_kinds(c.UseHare))
END_TURN = Verb(END, of_kinds(c.EndTurn))
VERBS = {
    "cryptozoologist-turn": (
        Verb("move", of_kinds(c.Move, c.MoveAgain)),
        Verb("collect", of_kinds(c.Collect)),
        Verb("track", of_kinds(c.Track, c.Search)),
        Verb("relocate", of_kinds(c.Relocate, c.Fulfil)),
        Verb("refresh", of_kinds(c.Refresh)),
        Verb("skills", _by_skill),
        HARE,
        BET,
        END_TURN,
    ),
    "assistant-turn": (
        Verb("step-down", of_kinds(c.StepDown)),
        Verb("step-up", of_kinds(c.StepUp)),
        Verb("trade", of_kinds(c.Buy, c.Sell, c.Swap), ("buy",)),
        Verb("pay", of_kinds(c.PaidStep, c.RefreshMarket, c.Replace)),
        HARE,
        BET,
        END_TURN,
    ),
}
ENDINGS = (c.EndTurn, c.Enough, c.Decline)
UNCONFIRMED_CHOICES = (c.TakeTile, c.Drop)
"""Both lie open: what is rolled or drawn then is drawn whatever was chosen."""
