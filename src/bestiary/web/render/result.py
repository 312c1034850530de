"""How a game ended, in words: who sat there is told so, whoever else reads it hears names."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.core import Words
from bestiary.web.infra.i18n import translate
from bestiary.web.tables.live_table import LiveTable


def ending(live: LiveTable, mine: Sequence[int], words: Words) -> str:
    """Who won and why, or who gave up; `mine` are the reader's seats.

    Where several people share a device, nobody of them is "you".
    """
    me = mine[0] if len(mine) == 1 else None
    outcome = live.table.state.outcome
    if outcome is not None:
        return words.outcome(outcome, me)
    gone = live.conceded
    assert gone is not None
    told = "conceded" if me is None else "conceded-me" if me == gone else "conceded-for-me"
    return translate(words.language, told, name=words.player(gone))
