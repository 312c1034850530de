"""Why a table did not do what was asked."""

from bestiary.core import RefusedError
from bestiary.core.notation import NotationError


class ArchivedError(Exception):
    """The table was started under rules that this version cannot go on with."""


class TurnedAwayError(Exception):
    """Nothing has changed; `why` names the site's text that says so to the player."""

    def __init__(self, why: str) -> None:
        """`why` is a message id."""
        super().__init__(why)
        self.why = why


class UncertainError(TurnedAwayError):
    """Whether anything has changed is not known: the commit was sent and never answered."""

    def __init__(self) -> None:
        super().__init__("refused-uncertain")


REFUSALS = (TurnedAwayError, RefusedError, NotationError)
"""What comes before anything has changed."""
