"""The line above the board: my explorer and my team, and how far the planet is explored."""

from bestiary.core import SPECTATOR, Words
from bestiary.core.presentation import Aim
from bestiary.games.big_monster import draft, rows
from bestiary.games.big_monster.state import Mode
from bestiary.games.big_monster.view_types import MonsterView


def aim(view: MonsterView, words: Words) -> Aim:
    """In teams the lower of two scores counts."""
    is_team = view["mode"] == Mode.TEAMS.value
    want = words("aim-want-team" if is_team else "aim-want")
    return Aim(want, _when(view, words), words("aim-end"), _who(view, words))


def _when(view: MonsterView, words: Words) -> str:
    if not view["turn"]:
        return words("aim-setup")
    if view["mode"] in (Mode.DUEL.value, Mode.SPECIAL.value):
        return words("aim-turn", turn=view["turn"], turns=rows.TURNS)
    rounds = {"round": view["round"], "rounds": draft.ROUNDS}
    return words("aim-round", turn=view["turn"], turns=draft.TURNS, **rounds)


def _who(view: MonsterView, words: Words) -> str:
    """The team if there is one, else the explorer once chosen."""
    if view["seat"] == SPECTATOR:
        return ""
    own = view["players"][view["seat"]]
    if own["team"] is None:
        return words(f"explorer-{own['explorer']}") if own["explorer"] else ""
    (partner,) = (p["seat"] for p in view["players"] if p["team"] == own["team"] and p is not own)
    return words("aim-team", team=words(f"team-{own['team']}"), player=partner)
