"""The line above the board: my role, and how it wins."""

from bestiary.core import SPECTATOR, Aim, Decision, Mark, View, Words

ROUNDS = 8
"""§4.3 The city deck is empty in the last of them."""
PHASE_OF = {
    "TakeRoles": "sensor", "TakeTurn": "sensor", "DrawCards": "sensor", "Hide": "hide",
    "CheckVictory": "victory", "ConstrainCity": "constrain", "ResettleSensor": "constrain",
    "DrawBlocks": "expand", "LayBlocks": "expand", "NextRound": "expand",
}  # fmt: skip
"""The phase that each step belongs to."""


def aim(view: View, words: Words) -> Aim:
    """Whoever looks on is told what both want."""
    seat = view["seat"]
    role = "none" if seat == SPECTATOR else view["seats"][seat]["role"]
    phase = words(f"board-phase-{PHASE_OF.get(view['phase'], 'victory')}")
    when = words("aim-when", round=view["round"], rounds=ROUNDS, phase=phase)
    who = "" if seat == SPECTATOR else words("aim-who", role=role)
    return Aim(words(f"aim-want-{role}"), when, words("aim-end"), who)


def mark(view: View, decision: Decision, words: Words) -> Mark:
    """Questions are put to a role."""
    role = view["seats"][decision.seat]["role"]
    return Mark(decision.seat, words(f"role-{role}") if role else "")
