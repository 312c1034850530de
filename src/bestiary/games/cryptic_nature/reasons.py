"""Why an action a player may expect is not on offer; asked only by people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bestiary.core import Choice, Seat
from bestiary.core.step import Reason
from bestiary.games.cryptic_nature.box.components import BOARD_EVIDENCE, IS_CITY
from bestiary.games.cryptic_nature.box.pieces import Skill
from bestiary.games.cryptic_nature.choices import (
    Collect,
    Fly,
    Fulfil,
    Move,
    MoveAgain,
    Refresh,
    Relocate,
    Track,
)
from bestiary.games.cryptic_nature.state import Expedition

KINDS: dict[str, set[type[Choice]]] = {
    "move": {Move, MoveAgain},
    "skills": {Fly},
    "collect": {Collect},
    "refresh": {Refresh},
    "track": {Track},
    "relocate": {Relocate, Fulfil},
}
"""The choices each action is made with."""


def field_reasons(state: Expedition, seat: Seat, offered: set[type[Choice]]) -> Sequence[Reason]:
    """For the cryptozoologist phase; what is on offer needs no reason."""
    if seat != state.mover:
        return ()
    every = chain.from_iterable(about(state, seat) for about in REASONS_BY_ACTION)
    return tuple(reason for reason in every if not KINDS[reason.action] & offered)


def _move_reasons(_: Expedition, __: Seat) -> Iterator[Reason]:
    yield Reason("move", "moved", "§3.1")


def _skill_reasons(state: Expedition, seat: Seat) -> Iterator[Reason]:
    if not state.ready[seat]:
        yield Reason("skills", "no-skill", "§2.2")


def _collect_reasons(state: Expedition, seat: Seat) -> Iterator[Reason]:
    if not state.action_left and not state.can_use(seat, Skill.COLLECT):
        yield Reason("collect", "action-used", "§2.2")
    elif not state.has_slot(seat):
        yield Reason("collect", "no-slot", "§3.3")
    elif state.place[seat] not in state.ground:
        yield Reason("collect", "nothing-here", "§3.3")
    if not state.action_left:
        yield Reason("refresh", "action-used", "§2.2")
    elif state.on_ground() >= BOARD_EVIDENCE:
        yield Reason("refresh", "map-full", "§6.1")


def _track_reasons(state: Expedition, seat: Seat) -> Iterator[Reason]:
    if not state.action_left and not state.can_use(seat, Skill.TRACK):
        yield Reason("track", "action-used", "§2.2")
        return
    here = [c for c in state.open_cards() if state.where(c) is state.place[seat]]
    if not here:
        yield Reason("track", "no-cryptid-here", "§4.1")
    elif state.with_bets and not any(c in state.bets[seat] for c in here):
        yield Reason("track", "no-bet", "§4.1")
    else:
        yield Reason("track", "no-evidence", "§4.1")


def _relocate_reasons(state: Expedition, seat: Seat) -> Iterator[Reason]:
    place = state.place[seat]
    if not state.unmoved(seat):
        return
    if place is None or not IS_CITY[place]:
        yield Reason("relocate", "no-city", "§5.1")
    elif not state.action_left and not state.can_use(seat, Skill.RELOCATE):
        yield Reason("relocate", "action-used", "§2.2")
    else:
        yield Reason("relocate", "no-room", "§5.1")


REASONS_BY_ACTION = (
    _move_reasons,
    _collect_reasons,
    _track_reasons,
    _relocate_reasons,
    _skill_reasons,
)


def assistant_reasons(state: Expedition, seat: Seat) -> Sequence[Reason]:
    if seat != state.mover:
        return ()
    reasons = []
    if not state.stepped:
        reasons.append(Reason("end-turn", "step-first", "§7.1"))
    if not state.has_slot(seat):
        reasons.append(Reason("buy", "no-slot", "§7.6"))
    if not state.coins[seat]:
        reasons.append(Reason("pay", "no-coins", "§7.4"))
    return tuple(reasons)
