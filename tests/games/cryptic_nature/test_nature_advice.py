"""What bots are told is worth something."""

from random import Random

from bestiary.bots import make
from bestiary.core import CHANCE, Position, pick
from bestiary.games.cryptic_nature import GAME
from bestiary.games.cryptic_nature.field import CryptozoologistTurn
from bestiary.games.cryptic_nature.mind.advice import rate, value
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.nature_position import position, read

GREEDY = make("greedy", GAME)
ALEX = {
    "agenda": [CryptozoologistTurn(0)],
    "display": "karadag-serpent trochus",
    "bets": ["karadag-serpent"],
    "place": ["e3"],
    "evidence": ["witness-n2 water-n4"],
}


def test_finding_with_all_evidence_is_better_than_rolling() -> None:
    state = position(3, **ALEX)
    sure = rate(state, 0, read("track karadag-serpent witness-n2+water-n4 action"))
    dice = rate(state, 0, read("track karadag-serpent witness-n2 action"))
    end = rate(state, 0, read("end-turn"))

    assert sure > dice > end or sure > end > dice


def test_useful_evidence_is_worth_more() -> None:
    state = position(3, **(ALEX | {"evidence": ["witness-n2"]}))
    before = value(state, 0)
    useful, useless = (
        position(3, **(ALEX | {"evidence": [f"witness-n2 {t}"]})) for t in ("water-n4", "sky-n4")
    )

    assert value(useful, 0) > value(useless, 0) > before


def play_out(state: Expedition, wise: set[int], rng: Random) -> Expedition:
    while state.outcome is None:
        decision = state.decisions[0]
        if decision.seat == CHANCE:
            choice = decision.options.sample(rng)
        elif decision.seat in wise:
            choice = GREEDY.choose(Position.of(GAME, state, decision.seat, rng))
        else:
            choice = pick(decision.options, rng)
        state.play(decision.seat, choice)
    return state


def test_greedy_beats_uniform() -> None:
    state = play_out(GAME.new(2), {0}, Random(1))

    assert state.outcome is not None
    assert state.outcome.winners == (0,)
    assert state.outcome.scores[0].total >= 12
