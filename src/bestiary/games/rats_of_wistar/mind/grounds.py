"""Explanation terms: the evaluation split into parts that a player can see and name."""

from collections.abc import Iterator
from operator import mul
from typing import Any, Final

from bestiary.core import Seat
from bestiary.core.advice import Ground
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.stock import METAL, WOOD
from bestiary.games.rats_of_wistar.mind.advice import pending_worths
from bestiary.games.rats_of_wistar.mind.assets import (
    MISSING_STEP_FACTOR,
    assets,
    goal_certainty,
    named_goals,
)
from bestiary.games.rats_of_wistar.mind.card_worths import Deed, card_deed
from bestiary.games.rats_of_wistar.mind.prospects import row_deed
from bestiary.games.rats_of_wistar.mind.weights import WEIGHTS, vector, weights
from bestiary.games.rats_of_wistar.mind.worths import turns_left
from bestiary.games.rats_of_wistar.missions import open_rows
from bestiary.games.rats_of_wistar.scoring import score
from bestiary.games.rats_of_wistar.state import Wistar

ASSET_GROUPS: Final = {
    "areas-with-workers": "workers",
    "any-free-room": "free-rooms",
    "cheap-beds": "next-bed",
    "cheap-rooms": "next-room",
    "kinds-of-skill": "skills",
    "energy": "skills",
    "inside": "explorer",
    "basement": "explorer",
    "next-door": "explorer",
    "incomes": "inventions",
    "permanents": "inventions",
    "once": "inventions",
    "best-deed": "deeds",
    "further-deeds": "deeds",
    "deeds-that-wait": "deeds",
}
"""Assets that are told together; the others are told by their own name."""


def parts(state: Wistar, seat: Seat) -> tuple[Ground, ...]:
    """What the value of a game that goes on is made of."""
    turns = turns_left(state, seat)
    lines = score(state.players[seat]).lines
    return (
        *(Ground("ground-points", points, (("line", line),)) for line, points in lines),
        *(_later(state, seat, turns) if turns else ()),
        *_goals(state, seat, turns),
        *(Ground(text, worth) for text, worth in pending_worths(state, seat, turns)),
    )


def _later(state: Wistar, seat: Seat, turns: int) -> Iterator[Ground]:
    """What each kind of asset will bring; the best thing to pay for is told by its name."""
    worths = dict(zip(WEIGHTS, map(mul, assets(state, seat, turns), vector(turns)), strict=True))
    del worths["goals-begun"]
    if (best := _best_deed(state, seat, turns)) is not None:
        yield Ground(f"ground-{best[0]}", worths.pop("best-deed"), (best,))
    for name, worth in worths.items():
        yield Ground("ground-asset", worth, (("asset", ASSET_GROUPS.get(name, name)),))


def _best_deed(state: Wistar, seat: Seat, turns: int) -> tuple[str, Any] | None:
    """The card or the mission that brings most of those that can be paid now, if there is one."""
    player = state.players[seat]
    named: list[tuple[Deed, tuple[str, Any]]] = [
        (card_deed(player, card, turns), ("card", box.INVENTIONS[card].card))
        for card in player.hand
    ]
    rows = open_rows(state, player.presence())
    named += [(row_deed(player, row, turns), ("row", row.row)) for row in rows]
    for deed, name in sorted(named, key=_gain, reverse=True):
        gain, wood, metal, lacking = deed
        if gain > 0 and not lacking and wood <= player.stock[WOOD] and metal <= player.stock[METAL]:
            return name
    return None


def _gain(named: tuple[Deed, tuple[str, Any]]) -> Deed:
    return named[0]


def _goals(state: Wistar, seat: Seat, turns: int) -> Iterator[Ground]:
    """What each objective promises: the reached ones for sure, the others by what is missing."""
    weight = weights(turns)["goals-begun"] if turns else 0.0
    for goal, worth, missing in named_goals(state, seat):
        share = weight * MISSING_STEP_FACTOR**missing if missing else goal_certainty(state, seat)
        yield Ground("ground-goal", share * worth, (("goal", box.GOALS[goal].goal),))
