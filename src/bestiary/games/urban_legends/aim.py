"""Aim line above the board: the viewer's role, and how it wins."""

from functools import lru_cache

from bestiary.core import SPECTATOR, Decision, Words
from bestiary.core.presentation import Aim, Mark
from bestiary.games.urban_legends.view import UrbanView

ROUNDS = 8
"""§4.3 The city deck is empty in the last of them."""
PHASE_OF = {
    "TakeRoles": "sensor", "TakeTurn": "sensor", "DrawCards": "sensor", "Hide": "hide",
    "CheckVictory": "victory", "ConstrainCity": "constrain", "ResettleSensor": "constrain",
    "DrawBlocks": "expand", "LayBlocks": "expand", "NextRound": "expand",
}  # fmt: skip
"""The phase that each step belongs to, by the step's class name."""


def aim(view: UrbanView, words: Words) -> Aim:
    """Whoever looks on is told what both want."""
    seat = view["seat"]
    role = "none" if seat == SPECTATOR else view["seats"][seat]["role"]
    return _aim(role, PHASE_OF.get(view["phase"], "victory"), view["round"], words.nameless)


# Memoized: the board is drawn after every choice, this line changes once a phase.
@lru_cache(maxsize=1_000)
def _aim(role: str, phase: str, number: int, words: Words) -> Aim:
    when = words("aim-when", round=number, rounds=ROUNDS, phase=words(f"board-phase-{phase}"))
    who = "" if role == "none" else words("aim-who", role=role)
    return Aim(words(f"aim-want-{role}"), when, words("aim-end"), who)


def mark(view: UrbanView, decision: Decision, words: Words) -> Mark:
    """Questions are put to a role."""
    role = view["seats"][decision.seat]["role"]
    return Mark(decision.seat, words(f"role-{role}") if role else "")
