"""The reasoning players: honest, and sure of what is certain."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Position
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.belief import worlds
from bestiary.games.cryptid.box.components import Book, Clue, Hint, Piece
from bestiary.games.cryptid.box.hexes import BIT
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.choices import Answer, Question, Search, WantHint
from bestiary.games.cryptid.events import Asked
from bestiary.games.cryptid.mind.beliefs import ASKS_ANYWHERE_PRIOR, questions, resample, weight
from bestiary.games.cryptid.mind.players import ranger, situation_of
from bestiary.games.cryptid.mind.reasoner import BOTS
from bestiary.games.cryptid.state import CryptidState
from core.narrowing import chance_of, narrow
from games.cryptid.position import play, position

PIECES: dict[str, Any] = {"cubes": {"beta": "B1"}, "discs": {"alpha": "A2"}}


@pytest.mark.parametrize("name", [*BOTS, "ranger", "naturalist", "master"])
def test_a_certain_habitat_is_searched(name: str) -> None:
    state = position(discs={"beta": "J7", "gamma": "J7"}, cubes={"beta": "B1 L9 D2 C3 A6"})
    choice = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))

    assert choice == Search("J7")


OPENING = {"alpha": "G8 H7", "beta": "H8 E3", "gamma": "J6 C3"}
"""Cubes that leave one hex to whoever combines them with alpha's clue."""
TALK = {"alpha": "G8 H7 G1", "beta": "H8 E3 B1", "gamma": "J6 C3 A1"}


@pytest.mark.parametrize(
    ("cubes", "name", "is_searching"),
    [
        (OPENING, "master", True),
        (OPENING, "naturalist", False),
        (TALK, "naturalist", True),
    ],
)
def test_of_three_a_naturalist_hears_the_others_out_before_it_searches(
    cubes: dict[str, str], name: str, is_searching: bool
) -> None:
    state = position(cubes=cubes)
    choice = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))

    assert isinstance(choice, Search) is is_searching


@pytest.mark.parametrize("name", [*BOTS, "greedy"])
@pytest.mark.parametrize(("hex", "piece"), [("A1", Piece.DISC), ("B1", Piece.CUBE)])
def test_answers_at_a_paper_table_are_honest(name: str, hex: str, piece: Piece) -> None:
    state = position(pieces="paper")
    play(state, Question(hex, 1, Book.BETA))
    choice = make(name, GAME).choose(Position.of(GAME, state, 1, Random(1)))

    assert choice == Answer(piece, Book.BETA, hex)


@pytest.mark.parametrize("name", BOTS)
def test_the_hint_is_agreed_to_once_somebody_asks(name: str) -> None:
    state = position()
    alone = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))
    state.play(2, WantHint())
    asked = make(name, GAME).choose(Position.of(GAME, state, 0, Random(1)))

    assert alone != WantHint()
    assert asked == WantHint()


@pytest.mark.parametrize("name", [*BOTS, "greedy"])
def test_only_the_own_clue_and_open_pieces_are_used(name: str) -> None:
    """What the others hold, and the hint that nobody has read, make no difference."""
    true, other = position(**PIECES), position(**PIECES)
    alpha, _, gamma = true.setup.clues
    clues = (alpha, Clue.ON_DESERT_OR_SWAMP, gamma)
    other.deal(Setup(true.setup.code, true.setup.books, clues, Hint.ANIMALS))
    assert GAME.rules.view(true, 0) == GAME.rules.view(other, 0)
    chosen = [
        make(name, GAME).choose(Position.of(GAME, state, 0, Random(1))) for state in (true, other)
    ]

    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", BOTS)
def test_five_advanced_players_choose_what_is_offered(name: str) -> None:
    state = GAME.new(5, {"mode": "advanced"})
    rng = Random(2)
    bot = make(name, GAME)
    asked = 0
    for _ in range(13):
        decision = state.decisions[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
            continue
        choice = bot.choose(Position.of(GAME, state, decision.seat, rng))
        assert choice in decision.options
        state.play(decision.seat, choice)
        asked += decision.prompt == "turn"

    assert asked, "some of them had a turn"


def test_where_a_mistake_has_left_no_habitat_nothing_is_likely() -> None:
    seen = situation_of(Position.of(GAME, position(), 0, Random(1)))
    seen.state.searchable = (0,) * 3

    assert seen.searches
    assert {ranger(seen)[search] for search in seen.searches} == {0.0}


def weights(*asked: str) -> dict[bool, set[float]]:
    """What worlds weigh after seat 1 has asked, by whether its clue allows the first hex."""
    state = position()
    log = [Asked(1, hex, 0, Book.ALPHA) for hex in asked]
    place = state.seating.own[1][0]
    found: dict[bool, set[float]] = {True: set(), False: set()}
    for world in worlds(state.knowledge(0)):
        area = state.layout.areas[world.clues[place]]
        found[bool(area & BIT[asked[0]])].add(weight(state, world.clues, questions(0, log)))
    return found


def test_who_asks_is_thought_to_ask_where_their_own_clue_allows_it() -> None:
    found = weights("J7")

    assert found[False] == {ASKS_ANYWHERE_PRIOR}
    assert min(found[True]) > 2 * ASKS_ANYWHERE_PRIOR


def test_who_has_asked_elsewhere_once_is_thought_to_ask_anywhere() -> None:
    state = position()
    asked = {1: [BIT["J7"], BIT["B1"]]}
    places = state.seating.own[1]
    every = worlds(state.knowledge(0))
    areas = {world: state.layout.areas[world.clues[places[0]]] for world in every}
    split = [w for w in every if bool(areas[w] & BIT["J7"]) != bool(areas[w] & BIT["B1"])]

    assert split
    assert {weight(state, world.clues, asked) for world in split} == {ASKS_ANYWHERE_PRIOR}


def test_worlds_are_kept_as_often_as_they_weigh() -> None:
    state = position()
    asked = {1: [BIT["J7"]]}
    every = worlds(position().knowledge(0))
    whole = sum(weight(state, world.clues, asked) for world in every)
    kept = Counter(resample(state, every, asked, 20_000, Random(1)))

    assert kept.total() == 20_000
    assert all(
        abs(kept[world] - 20_000 * weight(state, world.clues, asked) / whole) <= 1
        for world in every
    )


def test_worlds_of_a_position_weigh_what_was_asked() -> None:
    state = position()
    log = [Asked(1, "J7", 0, Book.ALPHA)]
    asked = Position.of(GAME, state, 0, Random(1), lambda _: log)
    fits = {
        bool(narrow(CryptidState, world).searchable[1] & BIT["J7"]): share
        for world, share in asked.worlds(200)
    }

    assert fits[True] > fits[False] > 0
    assert asked.worlds(0) == []
