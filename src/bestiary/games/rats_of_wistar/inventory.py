"""Inventory for the conformance suite: pieces in the box and pieces in a state must be equal."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any

from bestiary.core.game import Options
from bestiary.games.rats_of_wistar.actions.explore import turned_doors
from bestiary.games.rats_of_wistar.box import components as cards
from bestiary.games.rats_of_wistar.box.stock import (
    JOKER,
    MOVEMENT,
)
from bestiary.games.rats_of_wistar.gains import SUPPLY, tokens_left
from bestiary.games.rats_of_wistar.state import Wistar

TOKENS = {MOVEMENT: "movement token", JOKER: "joker"}
"""What the supply runs out of; wood and metal have multipliers."""
_PIECES_PER_PLAYER = {"marker": len(cards.CELLS), "worker": 9, "disc": cards.NUMBERS["goal_discs"]}


def box(seats: int, _: Options) -> Counter[Any]:
    """Count every piece used by so many players."""
    like = max(seats, 2)
    pieces = Counter[Any](invention.card for invention in cards.INVENTIONS[1:])
    pieces.update(token.mouse for token in cards.MICE if not token.cheese)
    pieces.update(cards.MICE[cheese].mouse for cheese, players in cards.CHEESES if like in players)
    pieces.update(door for door, _ in cards.DOORS)
    pieces.update(card.mission for card in cards.MISSIONS)
    pieces.update(card.goal for card in cards.GOALS)
    pieces.update(hero for hero, _, _ in cards.HEROES)
    pieces.update(cards.SKILLS)
    pieces.update({name: SUPPLY[good] for good, name in TOKENS.items()})
    pieces.update({(piece, s): n for s in range(seats) for piece, n in _PIECES_PER_PLAYER.items()})
    return pieces


def components(state: Wistar) -> Counter[Any]:
    """Count every piece where it is now."""
    pieces = Counter[Any](
        cards.INVENTIONS[n].card for n in chain(_hidden_cards(state), _open_cards(state))
    )
    mice = chain(*state.mouse_pools, _mice(state), state.cheeses)
    pieces.update(cards.MICE[mouse].mouse for mouse in mice)
    doors = chain(state.door_pool, turned_doors(state).values(), _owned_numbers(state, "doors"))
    pieces.update(cards.DOORS[n][0] for n in doors)
    missions = chain(*state.mission_pools, (m for m in state.missions if m >= 0))
    pieces.update(cards.MISSIONS[m].mission for m in missions)
    goals = chain(state.goal_pool, state.goals, state.drawn_goals, _owned_numbers(state, "private"))
    pieces.update(cards.GOALS[g].goal for g in goals)
    pieces.update(cards.HEROES[n][0] for n in chain(state.heroes, _owned_numbers(state, "heroes")))
    pieces.update(cards.SKILLS[n] for n in chain(state.skills, _owned_numbers(state, "skills")))
    pieces.update(state.gone)
    pieces.update({name: _tokens(state, good) for good, name in TOKENS.items()})
    pieces.update(_personal(state))
    return pieces


def _tokens(state: Wistar, good: int) -> int:
    """Tokens that players hold and those still in the supply."""
    # What is left is a difference itself: only if players had more than the box would it be
    # negative, and then the totals differ as they should.
    return SUPPLY[good] - min(0, tokens_left(state, good))


def _owned_numbers(state: Wistar, name: str) -> Iterable[int]:
    return chain.from_iterable(getattr(player, name) for player in state.players)


def _hidden_cards(state: Wistar) -> Iterable[int]:
    return chain(*state.decks, state.drawn, _owned_numbers(state, "hand"))


def _open_cards(state: Wistar) -> Iterable[int]:
    return chain(*state.discards, *state.markets, *state.pairs, _owned_numbers(state, "played"))


def _mice(state: Wistar) -> Iterable[int]:
    on_board = () if state.round_mouse < 0 else (state.round_mouse,)
    return chain(on_board, _owned_numbers(state, "mice"))


def _personal(state: Wistar) -> Counter[Any]:
    pieces = Counter[Any]()
    for seat, player in enumerate(state.players):
        # Workers at work, waiting and asleep; one more of the same pieces is the explorer.
        asleep = len(cards.BED_TRACK) - player.beds_built
        pieces["worker", seat] = sum(player.workers) + player.waiting + asleep + 1
        discs = sum(on_card.count(seat) for on_card in state.discs.values())
        pieces["disc", seat] = _PIECES_PER_PLAYER["disc"] - player.goals_achieved + discs
        pieces["marker", seat] = (
            len(cards.CELLS) - player.freed.bit_count() + state.rows.count(seat)
        )
    return pieces


def in_play(state: Wistar) -> Iterable[Any]:
    """Name what lies open or was used."""
    yield from (cards.INVENTIONS[n].card for n in _open_cards(state))
    yield from (cards.MICE[n].mouse for n in chain(_mice(state), state.cheeses))
    yield from (cards.DOORS[n][0] for n in _owned_numbers(state, "doors"))
    yield from (cards.GOALS[n].goal for n in state.goals)


COMPONENTS_TO_COVER = frozenset[Any](
    chain(
        (invention.card for invention in cards.INVENTIONS),
        (token.mouse for token in cards.MICE),
        (door for door, _ in cards.DOORS),
        (card.goal for card in cards.GOALS),
    )
)
"""Missions are left to this game's own runner: players without a plan hardly reach the basement."""
