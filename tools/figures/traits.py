"""What a player has at the end that may decide a game, read from that seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bestiary.core import Seat

Traits: TypeAlias = Mapping[str, list[str]]
"""Names of things by their kind."""


def _urban_legends(view: Mapping[str, Any], seat: Seat) -> Traits:
    return {"role": [view["seats"][seat]["role"]]}


def _big_monster(view: Mapping[str, Any], seat: Seat) -> Traits:
    medals = view["medals"]
    points = [
        sum(m["points"] * ((s in m["owners"]) + (s in m["team-owners"])) for m in medals)
        for s in range(view["seats"])
    ]
    mine = [m for m in medals if seat in (*m["owners"], *m["team-owners"])]
    has_most = points[seat] == max(points)
    return {
        "explorer": [view["players"][seat]["explorer"]],
        "medal": [m["medal"] for m in mine if m["points"] > 0],
        "penalty": [m["medal"] for m in mine if m["points"] < 0],
        MEDAL_SET_LEAD: ["+".join(sorted(m["medal"] for m in medals))] if has_most else [],
    }


def _cryptic_nature(view: Mapping[str, Any], seat: Seat) -> Traits:
    player = view["players"][seat]
    return {
        "contract": player["contracts"],
        "skill": player["owned"],
        "cryptid": [card["cryptid"] for card in player["found"]],
        "request": list(player["fulfilled"]),
    }


def _rats_of_wistar(view: Mapping[str, Any], seat: Seat) -> Traits:
    player = view["players"][seat]
    return {
        "hero": player["heroes"],
        "skill": player["skills"],
        "invention": player["played"],
        "mission": [
            room["mission"]
            for room in view["farm"]
            if any(row["marker"] == seat for row in room["rows"])
        ],
        "objective": [goal["goal"] for goal in view["goals"] if seat in goal["discs"]],
    }


MEDAL_SET_LEAD = "most points of the medal set"
"""A set lies open for all: whether it decides a game is seen by who has most of it."""
TRAITS: Mapping[str, Callable[[Mapping[str, Any], Seat], Traits]] = {
    "urban_legends": _urban_legends,
    "big_monster": _big_monster,
    "cryptic_nature": _cryptic_nature,
    "rats_of_wistar": _rats_of_wistar,
}
