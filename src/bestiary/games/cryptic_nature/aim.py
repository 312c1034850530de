"""Aim line above the board: own contracts, how far the sanctuary is, and the poacher."""

from bestiary.core import SPECTATOR, Words
from bestiary.core.presentation import Aim
from bestiary.games.cryptic_nature.box.pieces import Terrain
from bestiary.games.cryptic_nature.describe import name_list
from bestiary.games.cryptic_nature.poacher.hunting import CATCHES, CONTRACT_CATCHES
from bestiary.games.cryptic_nature.view_types import ExpeditionView, PoacherView


def aim(view: ExpeditionView, words: Words) -> Aim:
    """Alone one plays against the poacher."""
    when = words("aim-when", round=view["round"], final=view["final"], phase=_phase(view))
    closed, terrains = len(view["sanctuary"]["closed"]), len(Terrain)
    poacher = view["poacher"]
    if poacher is None:
        end = words("aim-end", closed=closed, terrains=terrains)
        return Aim(words("aim-want"), when, end, _who(view, words))
    end = words("aim-end-alone", left=terrains - closed)
    return Aim(words("aim-want-alone"), when, end, threat=_threat(poacher, words))


def _phase(view: ExpeditionView) -> str:
    """Alone the longer of the two phases goes without saying: the poacher needs the room."""
    if not view["round"]:
        return "setup"
    if view["assisting"]:
        return "assistants"
    return "cryptozoologists" if view["poacher"] is None else "alone"


def _who(view: ExpeditionView, words: Words) -> str:
    own = None if view["seat"] == SPECTATOR else view["players"][view["seat"]]["contracts"]
    return words("aim-who", contracts=name_list(words, "contract", own)) if own else ""


def _threat(poacher: PoacherView, words: Words) -> str:
    """How many more he must catch for the reader to lose, in all or for the nearer contract."""
    every = CATCHES - len(poacher["caught"])
    return words(
        "aim-threat", all=every, contract=CONTRACT_CATCHES - max(poacher["matches"], default=0)
    )
