"""The verbs of a turn, as buttons."""

from bestiary.core import END, Choice, Verb, made_with
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.box.pieces import Means


def _by_skill(choice: Choice) -> bool:
    return isinstance(choice, c.Fly) or getattr(choice, "means", None) is Means.SKILL


BET = Verb("bet", made_with(c.Bet, c.MoveBet))
HARE = Verb("hare", made_with(c.UseHare))
END_TURN = Verb(END, made_with(c.EndTurn))
VERBS = {
    "cryptozoologist-turn": (
        Verb("move", made_with(c.Move, c.MoveAgain)),
        Verb("collect", made_with(c.Collect)),
        Verb("track", made_with(c.Track, c.Search)),
        Verb("relocate", made_with(c.Relocate, c.Fulfil)),
        Verb("refresh", made_with(c.Refresh)),
        Verb("skills", _by_skill),
        HARE,
        BET,
        END_TURN,
    ),
    "assistant-turn": (
        Verb("step-down", made_with(c.StepDown)),
        Verb("step-up", made_with(c.StepUp)),
        Verb("trade", made_with(c.Buy, c.Sell, c.Swap), ("buy",)),
        Verb("pay", made_with(c.PaidStep, c.RefreshMarket, c.Replace)),
        HARE,
        BET,
        END_TURN,
    ),
}
ENDINGS = (c.EndTurn, c.Enough, c.Decline)
AT_ONCE = (c.TakeTile, c.Drop)
"""Both lie open: what is rolled or drawn then is drawn whatever was chosen."""
