"""§13 Who knows what: only the cards drawn unseen into another hand are hidden."""

from collections.abc import Iterable
from random import Random
from typing import Final

from bestiary.core import Seat
from bestiary.games.rats_of_wistar.actions.explore import turned_doors
from bestiary.games.rats_of_wistar.box import components as box
from bestiary.games.rats_of_wistar.box.names import Area, Deck
from bestiary.games.rats_of_wistar.box.status import STATUS
from bestiary.games.rats_of_wistar.box.stock import (
    FIRST_SKILL,
    NAMES,
    TOOLS,
    counter,
)
from bestiary.games.rats_of_wistar.choices import TakeBonus, TakeMain
from bestiary.games.rats_of_wistar.gains import SUPPLY, tokens_left
from bestiary.games.rats_of_wistar.inventions.play import PLAIN
from bestiary.games.rats_of_wistar.inventions.prices import short_of
from bestiary.games.rats_of_wistar.player import Player
from bestiary.games.rats_of_wistar.quick import goal_thresholds
from bestiary.games.rats_of_wistar.reasons import offered_keys, row_missing
from bestiary.games.rats_of_wistar.scoring import rival_total, score
from bestiary.games.rats_of_wistar.state import HIDDEN, NOBODY, Wistar
from bestiary.games.rats_of_wistar.view_types import (
    GoalView,
    HandCardView,
    NameAndNumber,
    PassageView,
    PlayerView,
    PrivateGoalView,
    RivalView,
    RoomView,
    RowView,
    SectorView,
    WistarView,
)

DECKS: Final = tuple(deck.value for deck in Deck)


def view(state: Wistar, seat: Seat) -> WistarView:
    """§13.1 Boards, markets, discard piles and played cards are open; hands show their backs.

    A card that all saw on its way into a hand stays known to all; options, to whom they are given.
    """
    mine = state.players[seat] if 0 <= seat < len(state.players) else None
    asked = next((d for d in state.pending if mine and d.seat == seat), None)
    return {
        "seat": seat,
        "over": state.outcome is not None,
        "players_like": state.like,
        "round": state.round,
        "turn": state.turn,
        "order": list(state.order),
        "actor": state.actor,
        "todo": [_todo(action) for action in state.todo],
        "asks": asked.prompt if asked else None,
        "offered": offered_keys(asked.options) if asked else [],
        "place": _place(state),
        "wheel": [_sector(state, place) for place in range(len(state.wheel))],
        "hut": list(state.hut),
        "goals": [_goal(state, goal) for goal in state.goals],
        "goals_left": len(state.goal_pool),
        "farm": [_room(state, room, mine) for room in range(len(state.missions))],
        "passages": list(_passages(state)),
        "round_mouse": _mouse(state.round_mouse),
        "supply": list(state.supply),
        "tokens": {NAMES[good]: tokens_left(state, good) for good in SUPPLY},
        "decks": {d: len(state.decks[n]) for n, d in enumerate(DECKS)},
        "markets": {d: _cards(state.markets[n]) for n, d in enumerate(DECKS)},
        "market_missing": _market_missing(state, mine),
        "discards": {d: _cards(state.discards[n]) for n, d in enumerate(DECKS)},
        "pairs": [_cards(pair) for pair in state.pairs],
        "heroes": [box.HEROES[n][0].value for n in state.heroes],
        "skills": [box.SKILLS[n].value for n in state.skills],
        "players": [_player(state, s) for s in range(len(state.players))],
        "hand": [_hand_card(mine, card) for card in mine.hand] if mine else [],
        "drawn": _cards(state.drawn) if seat == state.actor else [],
        "drawn_number": len(state.drawn),
        "drawn_goals": [box.GOALS[goal].goal.value for goal in state.drawn_goals],
        "rival": _rival(state),
        "memory": {"known": [_known_cards(player) for player in state.players]},
        "scores": [dict(score(player).lines) for player in state.players],
    }


def _cards(cards: Iterable[int]) -> list[str]:
    return [box.INVENTIONS[card].card.value for card in cards]


def _known_cards(player: Player) -> list[str]:
    return _cards(card for card in player.hand if player.known >> card & 1)


def _todo(action: TakeMain | TakeBonus) -> str:
    return action.bonus.value if isinstance(action, TakeBonus) else "main"


def _place(state: Wistar) -> NameAndNumber | None:
    if state.place < 0:
        return None
    sector, cell = divmod(state.place, box.MOST_CELLS)
    return [box.SECTORS[sector].value, cell + 1]


def _sector(state: Wistar, place: int) -> SectorView:
    sector = state.wheel[place]
    action, area = box.POSITIONS[place]
    cells = box.WHEEL[state.like][sector]
    return {
        "sector": box.SECTORS[sector].value,
        "main": action.value,
        "area": tuple(Area)[area].value,
        "cells": [
            {
                "bonus": [list(bonus[1:3]) for bonus in raw],
                "chief": _seat(state.chiefs[box.MOST_CELLS * sector + n]),
            }
            for n, raw in enumerate(cells)
        ],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _goal(state: Wistar, goal: int) -> GoalView:
    card = box.GOALS[goal]
    return {
        "goal": card.goal.value,
        "counter": card.counter,
        "cells": list(goal_thresholds(goal, state.like)),
        "discs": list(state.discs.get(goal, ())),
        "values": [counter(card.counter)(player) for player in state.players],
    }


def _room(state: Wistar, room: int, mine: Player | None) -> RoomView:
    mission = state.missions[room]
    cheeses = state.cheeses if room == box.PANTRY else ()
    return {
        "room": box.ROOMS[room].value,
        "floor": box.DATA["farm"]["rooms"][room]["floor"],
        "hidden_mission": mission == HIDDEN,
        "mission": box.MISSIONS[mission].mission.value if mission >= 0 else None,
        "rows": _rows(state, mission, mine) if mission >= 0 else [],
        "mice": state.mice[room],
        "cheeses": [box.MICE[cheese].mouse.value for cheese in cheeses],
        "explorers": [s for s, p in enumerate(state.players) if p.explorer == room],
        "tents": [s for s, p in enumerate(state.players) if room in p.tents],
    }


def _rows(state: Wistar, mission: int, mine: Player | None) -> list[RowView]:
    rows = box.MISSIONS[mission].rows
    opened_locks = {row.opens for row in rows if state.rows[row.number] != NOBODY}
    return [
        {
            "row": row.row.value,
            "marker": _seat(state.rows[row.number]),
            "lock": row.lock,
            "shut": row.lock is not None and row.lock not in opened_locks,
            "opens": row.opens,
            "missing": row_missing(mine, row) if mine else {},
        }
        for row in rows
    ]


def _passages(state: Wistar) -> Iterable[PassageView]:
    """Which passages are shut, and the token that is turned over while its bonus is received."""
    turned = turned_doors(state)
    for number, passage in enumerate(box.PASSAGES):
        face = box.DOORS[turned[number]][0].value if number in turned else None
        yield {"passage": passage.value, "door": bool(state.doors >> number & 1), "turned": face}


def _mouse(mouse: int) -> str | None:
    return None if mouse == NOBODY else box.MICE[mouse].mouse.value


def _player(state: Wistar, seat: int) -> PlayerView:
    player = state.players[seat]
    stock = player.stock
    chiefs = state.chiefs.count(seat) + state.hut.count(seat)
    return {
        "goods": {NAMES[n]: stock[n] for n in range(FIRST_SKILL)},
        "symbols": {NAMES[n]: stock[n] for n in range(FIRST_SKILL, TOOLS)},
        "types": {NAMES[n]: stock[n] for n in range(TOOLS, TOOLS + 3)},
        "workers": {area.value: player.workers_in(n) for n, area in enumerate(Area)},
        "entrance": player.waiting,
        "chiefs": box.NUMBERS["chiefs"] - chiefs,
        # The backs of cards show their deck.
        "hand": {d: sum(box.INVENTIONS[c].deck == n for c in player.hand)
                 for n, d in enumerate(DECKS)},
        "played": _cards(player.played),
        "ready": _cards(card for card in player.played if player.ready >> card & 1),
        "mice": [box.MICE[mouse].mouse.value for mouse in player.mice],
        "doors": [box.DOORS[door][0].value for door in player.doors],
        "heroes": [box.HEROES[n][0].value for n in player.heroes],
        "skills": [box.SKILLS[n].value for n in player.skills],
        "freed": [c.cell.value for n, c in enumerate(box.CELLS) if player.freed >> n & 1],
        "explorer": None if player.explorer == box.OUTSIDE else box.ROOMS[player.explorer].value,
        "tents": [box.ROOMS[room].value for room in player.tents],
        "rooms": player.rooms,
        "free_rooms": player.free_rooms,
        "dug": player.rooms_dug,
        "beds": player.beds_built,
        "beds_standing": player.beds,
        "goals": player.goals_achieved,
        "private": [_private(state, player, goal) for goal in player.private],
    }  # fmt: skip


def _private(state: Wistar, player: Player, goal: int) -> PrivateGoalView:
    card = box.GOALS[goal]
    return {
        "goal": card.goal.value,
        "counter": card.counter,
        "least": card.cells[0][0],
        "value": counter(card.counter)(player),
        "done": goal in state.discs,
    }


def _hand_card(player: Player, card: int) -> HandCardView:
    """A card of the viewer's own hand with what is missing to play it."""
    return {"card": box.INVENTIONS[card].card.value, "missing": missing_for(player, card)}


def missing_for(player: Player, card: int) -> dict[str, int]:
    invention = box.INVENTIONS[card]
    if PLAIN.play(player, card):
        return {}
    bill = PLAIN.bill(player, invention)
    return short_of(player, invention.price, bill, player.waived_for_cards)


def _market_missing(state: Wistar, mine: Player | None) -> dict[str, dict[str, int]]:
    """What the viewer lacks to play the cards of the markets."""
    if mine is None:
        return {}
    cards = (card for market in state.markets for card in market)
    return {box.INVENTIONS[card].card.value: missing_for(mine, card) for card in cards}


def _rival(state: Wistar) -> RivalView | None:
    rival = state.rival
    if rival is None:
        return None
    return {
        "vp": rival.vp,
        "total": rival_total(state),
        "difficulty": state.difficulty,
        "status": STATUS[rival.shown].status.value if rival.shown >= 0 else None,
        "deck": len(rival.deck),
        "markers": rival.markers,
        "discs": rival.discs,
        "counters": {n: v[state.round - 1] for n, v in box.SOLO["counters"].items()},
    }


def imagine(state: Wistar, seat: Seat, rng: Random) -> Wistar:
    """§13.2 Unknown cards of other hands and of the decks are dealt anew, deck by deck.

    What was drawn before a deck was made anew is not in that deck: each era is dealt by itself.
    """
    world = state.copy()
    others = [p for s, p in enumerate(world.players) if s != seat]
    for deck in (box.BASIC, box.ADVANCED):
        eras = world.eras[deck]
        for era in (*eras, ~sum(eras)):  # the last, a negative mask, is everything since then
            _redeal(world, others, (deck, era), rng, sees_drawn=seat == state.actor)
    return world


def _redeal(
    world: Wistar, others: list[Player], which: tuple[int, int], rng: Random, *, sees_drawn: bool
) -> None:
    deck, era = which
    unknown = [[c for c in p.hand if _is_hidden(p, c, deck) and era >> c & 1] for p in others]
    drawn = () if sees_drawn else tuple(c for c in world.drawn if _is_of(c, deck) and era >> c & 1)
    hidden = [*drawn, *(card for cards in unknown for card in cards)]
    if not hidden:
        return
    pool = [*(world.decks[deck] if era < 0 else ()), *hidden]
    rng.shuffle(pool)
    for player, cards in zip(others, unknown, strict=True):
        if cards:
            new = pool[: len(cards)]
            pool = pool[len(cards) :]
            player.hand = sorted([*(c for c in player.hand if c not in cards), *new])
    if drawn:
        others_drawn = (c for c in world.drawn if c not in drawn)
        world.drawn = tuple(sorted((*others_drawn, *pool[: len(drawn)])))
        pool = pool[len(drawn) :]
    if era < 0:  # only now: what was drawn in earlier eras cannot be in the deck
        world.decks[deck] = sorted(pool)


def _is_of(card: int, deck: int) -> bool:
    return box.INVENTIONS[card].deck == deck


def _is_hidden(player: Player, card: int, deck: int) -> bool:
    return _is_of(card, deck) and not player.known >> card & 1
