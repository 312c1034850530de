"""What the mind knows: numbers of a state, the value net, and what a ranger does not do."""

from __future__ import annotations

import json
from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Position, Words, notation, pick
from bestiary.core.mind import LEVELS
from bestiary.core.words import LANGUAGES
from bestiary.games.urban_legends import GAME
from bestiary.games.urban_legends.choices import Draw
from bestiary.games.urban_legends.mind.features import features, protagonist
from bestiary.games.urban_legends.mind.net import NET_FILE, chance, chances
from bestiary.games.urban_legends.mind.standing import remaining_share
from bestiary.games.urban_legends.mind.taste import taste
from bestiary.games.urban_legends.rounds import ROUND
from bestiary.games.urban_legends.state import UrbanState
from core.narrowing import chance_of
from games.urban_legends.position import options, position


def moments(seed: int) -> list[UrbanState]:
    rng = Random(seed)
    state = GAME.new(2)
    seen = list[UrbanState]()
    while state.outcome is None:
        decision = state.pending[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
            continue
        seen.append(state.copy())
        state.play(decision.seat, pick(decision.options, rng))
    return [*seen, state]


@pytest.mark.parametrize("seed", range(3))
def test_every_state_is_as_many_numbers_as_the_net_was_taught_with(seed: int) -> None:
    inputs = json.loads(NET_FILE.read_text("utf-8"))["layers"][0]["weights"]["shape"][0]

    assert {len(features(state)) for state in moments(seed)} == {inputs}


@pytest.mark.parametrize("seed", range(3))
def test_chances_are_shared_out_among_both(seed: int) -> None:
    *going_on, over = moments(seed)

    assert all(0 < chance(state, 0) < 1 for state in going_on)
    assert all(sum(chances(state)) == pytest.approx(1) for state in (*going_on, over))
    assert over.outcome is not None
    assert chances(over)[over.outcome.winners[0]] == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_chances_told_favour_whom_the_net_favours(seed: int) -> None:
    told = GAME.opponents.advice.win_chances
    assert told is not None
    *going_on, over = moments(seed)

    for state in going_on:
        assert sum(told(state)) == pytest.approx(1)
        assert (told(state)[0] > 0.5) == (chance(state, 0) > 0.5)
    assert list(told(over)) == list(chances(over))


def test_as_much_is_left_as_the_city_has_blocks_to_grow_by() -> None:
    *going_on, over = moments(1)
    rest = [remaining_share(state) for state in going_on]

    assert rest[0] == 1
    assert rest == sorted(rest, reverse=True)
    assert remaining_share(over) < 1


def test_the_net_says_how_it_was_made() -> None:
    read = json.loads(NET_FILE.read_text("utf-8"))

    assert "--seed" in read["command"]
    assert read["commit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_speaks_for_it(language: str) -> None:
    position = Position.of(GAME, moments(1)[0], moments(1)[0].pending[0].seat, Random(1))
    words = Words(GAME, language)
    bot = make("ranger", GAME)
    *_, worst = bot.analyse(position)
    explained = bot.explain(position, worst.choice)

    assert explained is not None
    assert explained.grounds
    assert not any("ground-" in ground.in_words(words) for ground in explained.grounds)


@pytest.mark.parametrize(("seat", "name"), [(0, "seat-1"), (1, "seat-2")])
def test_the_numbers_are_told_from_the_cryptid(seat: int, name: str) -> None:
    state = GAME.new(2, {"cryptid": name})
    assert isinstance(state, UrbanState)

    assert protagonist(state) == seat


@pytest.mark.parametrize("name", ["greedy", *LEVELS])
def test_nobody_hides_where_it_does_not_escape(name: str) -> None:
    rows = ("p [] p [] bb [] p [] p", ". [P] . [P] . [P] .")
    state = position(*rows, active="scientist", agenda=ROUND[1:], cryptid=1)
    assert options(state) == [
        "declare-number 2",
        "declare-colours pink",
        "declare-number 3",
        "declare-colours pink+black",
    ]
    chosen = {
        notation.write(make(name, GAME).choose(Position.of(GAME, state, 1, Random(seed))))
        for seed in range(4)
    }

    assert chosen <= {"declare-number 2", "declare-colours pink"}


def test_first_moves_that_weigh_alike_are_told_apart_by_what_anybody_sees() -> None:
    state = GAME.new(2, {"cryptid": "seat-1"})
    for _ in range(2):
        state.play(CHANCE, chance_of(state.pending[0]).sample(Random(1)))
    seat = state.pending[0].seat
    options = list(state.pending[0].options)
    told = {c: {g.text: g.worth for g in taste(state, seat, c)} for c in options}

    drawn = next(worths for c, worths in told.items() if isinstance(c, Draw))
    moved = max(worths["taste-crossed"] for worths in told.values())
    assert moved > drawn["taste-crossed"] == 0
    assert len({worths["taste-shared"] for worths in told.values()}) > 1
