"""The line above the board: my contracts, how far the sanctuary is, and the poacher."""

from bestiary.core import SPECTATOR, Aim, View, Words
from bestiary.games.cryptic_nature.box.pieces import Terrain
from bestiary.games.cryptic_nature.describe import named
from bestiary.games.cryptic_nature.poacher.hunting import CATCHES, CONTRACT_CATCHES


def aim(view: View, words: Words) -> Aim:
    """Alone one plays against the poacher."""
    when = words("aim-when", round=view["round"], final=view["final"], phase=_phase(view))
    end = words("aim-end", closed=len(view["sanctuary"]["closed"]), terrains=len(Terrain))
    if view["poacher"] is None:
        return Aim(words("aim-want"), when, end, _who(view, words))
    return Aim(words("aim-want-alone"), when, end, threat=_threat(view, words))


def _phase(view: View) -> str:
    """Alone the longer of the two phases goes without saying: the poacher needs the room."""
    if not view["round"]:
        return "setup"
    if view["assisting"]:
        return "assistants"
    return "cryptozoologists" if view["poacher"] is None else "alone"


def _who(view: View, words: Words) -> str:
    own = None if view["seat"] == SPECTATOR else view["players"][view["seat"]]["contracts"]
    return words("aim-who", contracts=named(words, "contract", own)) if own else ""


def _threat(view: View, words: Words) -> str:
    """What the poacher has caught for each contract, and in all."""
    poacher, contracts = view["poacher"], view["players"][0]["contracts"]
    told = (
        words("aim-caught", contract=contract, caught=caught, most=CONTRACT_CATCHES)
        for contract, caught in zip(contracts, poacher["matches"], strict=True)
    )
    every = words("aim-caught-all", caught=len(poacher["caught"]), most=CATCHES)
    return words("aim-threat", list=", ".join((*told, every)))
