"""The companion, the daily puzzle, and the analysis of finished games."""

from collections.abc import Callable
from random import Random

import pytest

from bestiary.bots import make
from bestiary.core import CHANCE, Position, Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptid import GAME
from bestiary.games.cryptid.belief import habitats, worlds
from bestiary.games.cryptid.board.building import building_plan
from bestiary.games.cryptid.box.components import Mode
from bestiary.games.cryptid.box.hexes import indices, names
from bestiary.games.cryptid.companion.analysis import analyse
from bestiary.games.cryptid.companion.owners import (
    difficulty,
    draw_card,
    draw_new,
    hint,
    read,
    secrets,
    steps,
)
from bestiary.games.cryptid.companion.puzzle import daily, share_text
from core.narrowing import chance_of, present
from games.cryptid.position import card, position


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("draw", [draw_card, draw_new])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_is_told_only_the_own_clues(
    language: str, draw: Callable[[Mode, int, Random], str], players: int
) -> None:
    words = Words(GAME, language)
    setup = read(draw(Mode.ADVANCED, players, Random(4)))
    assert setup is not None

    told = [secrets(setup, player, players, words) for player in range(players)]

    assert [len(each) for each in told] == [2 if players == 2 else 1] * players
    assert [secret.book for each in told for secret in each] == list(setup.books)
    assert [secret.clue for each in told for secret in each] == [
        words("board-clue", clue=clue) for clue in setup.clues
    ]
    assert hint(setup, words)
    assert difficulty(setup, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_building_plan_names_six_tiles_and_all_structures(language: str) -> None:
    words = Words(GAME, language)
    setup = card("A01", 3)

    assert len(steps(setup, 3, words)) == 6 + 8
    assert building_plan(setup.code, words).svg.count("data-note=") == 108 + 8


@pytest.mark.parametrize("day", ["2026-11-15", "2026-11-16", "2027-01-01"])
def test_one_hex_follows_in_the_puzzle_of_a_day(day: str) -> None:
    puzzle = daily(day)
    state = puzzle.state

    assert names(habitats(worlds(state.knowledge(0)))) == (puzzle.habitat,)
    assert daily(day).state == state
    assert all(puzzle.habitat not in names(a) for a in (*state.discs, *state.cubes))
    for language in LANGUAGES:
        text = share_text(puzzle, 2, Words(GAME, language))
        assert day in text
        assert puzzle.habitat not in text


def test_every_piece_of_a_puzzle_is_needed() -> None:
    state = daily("2026-11-16").state
    laid = [
        (pieces, place, index)
        for pieces in (state.cubes, state.discs)
        for place, area in enumerate(pieces)
        for index in indices(area)
    ]

    assert laid
    for pieces, place, index in laid:
        pieces[place] ^= 1 << index
        assert len(names(habitats(worlds(state.knowledge(0))))) > 1
        pieces[place] |= 1 << index


def test_the_analysis_follows_a_game_to_certainty() -> None:
    rng = Random(1)
    state = GAME.new(3)
    states = [state.copy()]
    bot = make("tracker", GAME)
    while state.outcome is None:
        decision = state.decisions[0]
        if decision.seat == CHANCE:
            state.play(CHANCE, chance_of(decision).sample(rng))
        else:
            state.play(decision.seat, bot.choose(Position.of(GAME, state, decision.seat, rng)))
        states.append(state.copy())

    moments = list(analyse(states))

    assert moments[0] is None
    assert moments[-1] is not None
    assert [len(insight.possible) for insight in moments[-1]] == [1, 1, 1]
    habitat = names(1 << (state.pawn or 0))[0]
    known = [insight for moment in moments if moment for insight in moment]
    exact = [insight for insight in known if insight.is_exact]
    assert exact
    assert all(habitat in insight.possible for insight in exact)
    assert all(insight.leaked >= 0 for insight in known)


def test_a_question_teaches_and_its_answer_leaks() -> None:
    before = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"})
    after = position(cubes={"beta": "B1 L9", "gamma": "A1 L2"}, discs={"beta": "C4"})

    _, insights = analyse([before, after])
    mine, asked, third = present(insights)

    assert mine.gained > 0
    assert asked.leaked > 0
    assert asked.gained == 0
    assert mine.leaked == third.leaked == 0
