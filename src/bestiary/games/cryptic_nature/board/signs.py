"""Icons by skill, die face, result and symbol."""

from __future__ import annotations

SKILL_ICONS = {
    "plane-ticket": "plane",
    "collect": "pin",
    "track": "footprint",
    "luck": "luck",
    "second-chance": "die",
    "relocate": "den",
    "range-1": "arrow-right",
    "range-2": "last",
    "split": "split",
    "collect-adjacent": "search",
}
FACE_ICONS = {
    "coins-2": "coin",
    "coins-3": "coin",
    "experience-1": "experience",
    "experience-2": "experience",
    "restore": "undo",
    "bonus-rumour": "rumour",
}
RESULT_ICONS = {"success": "check", "luck": "luck", "failure": "close"}
HARE_ICONS = {"hare": "hare", "coins": "coin", "evidence": "crate", "reroll": "die"}
SYMBOL_ICONS = {"coin": "coin", "experience": "experience", "initiative": "arrow-up"}
