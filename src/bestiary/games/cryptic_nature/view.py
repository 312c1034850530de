"""§14 What a seat may know, and determinisation: worlds it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from bestiary.core import SPECTATOR, Seat
from bestiary.games.cryptic_nature.box.components import BIT, COST
from bestiary.games.cryptic_nature.box.pieces import Cryptid, Skill, Terrain
from bestiary.games.cryptic_nature.box.piles import with_entry
from bestiary.games.cryptic_nature.box.shapes import ALL_STARTS, STARTS, cells
from bestiary.games.cryptic_nature.poacher.hunting import tally
from bestiary.games.cryptic_nature.relocation import SettleTile
from bestiary.games.cryptic_nature.sanctuary.building import LayTerrain
from bestiary.games.cryptic_nature.scoring import lines
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.view_types import (
    CardView,
    ExpeditionView,
    PlayerView,
    PoacherView,
    SanctuaryView,
    TurnView,
)


def view(state: Expedition, seat: Seat) -> ExpeditionView:
    """§14.1 Everything is open but personal contracts of others and what is still to be drawn."""
    return {
        "seat": seat,
        "round": state.round,
        "final": state.final,
        "assisting": state.assisting,
        "mover": state.mover,
        "acting": state.acting,
        "waiting": list(state.waiting),
        "solo": state.solo,
        "with_bets": state.with_bets,
        "players": [_player(state, other, seat) for other in range(state.seats)],
        "rows": list(state.rows),
        "dice": list(state.dice),
        "ground": {place: list(tokens) for place, tokens in sorted(state.ground.items())},
        "market": list(state.market),
        "bag": list(state.bag),
        "aside": list(state.aside),
        "supply": len(state.supply),
        "display": [_card(state, c) if c else None for c in state.display],
        "decks": [len(deck) for deck in state.decks],
        "discards": [list(pile) for pile in state.discards],
        "requests": list(state.requests),
        "common": state.common,
        "hares": list(state.cities),
        "hares_left": list(state.hare_bag),
        "sanctuary": _sanctuary(state),
        "turn": _turn(state),
        "poacher": _poacher(state),
        "memory": {"own_contracts": _contracts(state, seat, seat)},
        "scores": [_scores(state, other, seat) for other in range(state.seats)],
        "outcome": state.outcome is not None,
    }


def _contracts(state: Expedition, owner: Seat, viewer: Seat) -> list[str] | None:
    if owner == SPECTATOR:
        return None
    is_open = owner == viewer or state.solo or state.outcome is not None
    return list(state.contracts[owner]) if is_open else None


def _player(state: Expedition, seat: Seat, viewer: Seat) -> PlayerView:
    return {
        "place": state.place[seat],
        "coins": state.coins[seat],
        "experience": state.experience[seat],
        "evidence": list(state.evidence[seat]),
        "prices": {s.value: COST[s] + state.surcharge for s in Skill},
        "owned": [s.value for s in Skill if state.owned[seat] & BIT[s]],
        "ready": [s.value for s in Skill if state.ready[seat] & BIT[s]],
        "contracts": _contracts(state, seat, viewer),
        "contract_count": len(state.contracts[seat]),
        "tiles": list(state.tiles[seat]),
        "found": [_card(state, c) for c in state.found[seat]],
        "bets": list(state.bets[seat]),
        "free_bets": state.free_bets(seat),
        "fulfilled": list(state.fulfilled[seat]),
        "hares": list(state.hares[seat]),
    }


def _card(state: Expedition, cryptid: Cryptid) -> CardView:
    return {
        "cryptid": cryptid.value,
        "where": state.where(cryptid),
        "needs": list(state.needs(cryptid)),
        "mark": state.marks.get(cryptid),
        "fate": state.fate.get(cryptid),
        "bets": [s for s, bets in enumerate(state.bets) if cryptid in bets],
    }


def _sanctuary(state: Expedition) -> SanctuaryView:
    return {
        "playable": [list(c) for c in cells(state.playable)],
        "starts": [
            {"cells": [list(c) for c in cells(mask & state.playable)], "terrain": owner}
            for mask, owner in zip(STARTS, state.starts, strict=True)
        ],
        "free_starts": [list(c) for c in cells(ALL_STARTS & state.playable)],
        "land": {t.value: [list(c) for c in cells(state.land[t])] for t in Terrain},
        "symbols": {s.value: [list(c) for c in cells(m)] for s, m in state.symbols.items()},
        "laid": [{"tile": laid.tile.value, "lying": list(laid.lying)} for laid in state.laid],
        "settled": [
            {
                "cryptid": tile.cryptid.value,
                "owner": tile.owner,
                "cells": [list(c) for c in cells(tile.area)],
            }
            for tile in state.settled
        ],
        "stacks": {t.value: list(state.stacks[t]) for t in Terrain},
        "closed": list(state.closed),
    }


def _turn(state: Expedition) -> TurnView:
    step = state.agenda[-1] if state.agenda else None
    return {
        "steps_left": state.steps_left,
        "action_left": state.action_left,
        "action_steps": state.action_steps,
        "stepped": state.stepped,
        "traded": list(state.traded),
        "bet_moved": state.bet_moved,
        "laying": step.tile.value if isinstance(step, LayTerrain) else None,
        "settling": step.cryptid.value if isinstance(step, SettleTile) else None,
        "results": list(getattr(step, "results", ())),
    }


def _poacher(state: Expedition) -> PoacherView | None:
    if state.poacher is None:
        return None
    poacher = state.poacher
    return {
        "card": poacher.card,
        "used": list(poacher.used),
        "evidence": list(poacher.evidence),
        "caught": [_card(state, c) for c in poacher.caught],
        "matches": tally(state, poacher.caught),
    }


def _scores(state: Expedition, seat: Seat, viewer: Seat) -> dict[str, int]:
    points = lines(state, seat)
    # The points would give the secret contracts away.
    if _contracts(state, seat, viewer) is None:
        points.pop("personal-contract")
    return points


def imagine(state: Expedition, seat: Seat, rng: Random) -> Expedition:
    """§14.2 The contracts of others are any that lie neither open nor in the own hand."""
    world = state.copy()
    # Then all contracts lie open: there is nothing to imagine.
    if state.solo or state.outcome is not None:
        return world
    others = [s for s in range(state.seats) if s != seat]
    unseen = [*state.pile, *(c for s in others for c in state.contracts[s])]
    rng.shuffle(unseen)
    for other in others:
        number = len(state.contracts[other])
        # Sorted: the order of a hand tells nothing.
        hand = tuple(sorted(unseen[:number]))
        world.contracts = with_entry(world.contracts, other, hand)
        del unseen[:number]
    world.pile = tuple(sorted(unseen))
    return world
