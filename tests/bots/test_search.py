"""Sequential halving, rollouts, ISMCTS, explanations, and searches that end in time."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.bots.levels import make_bot
from bestiary.bots.search import SearchBot
from bestiary.bots.search.arm import Arm
from bestiary.bots.search.explanation import differences
from bestiary.bots.search.rollout import RolloutEvaluator
from bestiary.bots.search.sequential_halving import halve
from bestiary.core import Advice, Budget, Choice, Position, Seat, Table
from bestiary.core.advice import Ground
from bestiary.core.mind import Mind, SearchMethod
from bestiary.games.cryptic_nature.box.pieces import Cryptid
from bestiary.games.urban_legends.box.components import total
from bestiary.games.urban_legends.choices import Draw
from bestiary.games.urban_legends.state import UrbanState

WISTAR = registry.game("rats_of_wistar")
GAME = registry.game("urban_legends")
EVEN: Advice[UrbanState] = Advice(win_chances=lambda state: (0.5, 0.5))


def asked() -> Position:
    table = Table(GAME, 2, {"cryptid": "seat-1"}, seed=bytes(32))
    return table.position(table.to_move[0], Random(1))


class Nothing(NamedTuple):
    """A choice that no game offers."""


def after(times: int) -> Budget:
    """A budget whose time is up once it was asked so often."""
    questions = count(1)
    return Budget(is_spent=lambda: next(questions) > times)


def test_the_better_half_is_tried_more_often() -> None:
    arms = halve([Arm(n) for n in range(8)], lambda choice, _: float(choice), 48, Budget())

    assert [t.choice for t in arms][:2] == [7, 6]
    assert arms[0].visits > arms[-1].visits
    assert sum(t.visits for t in arms) <= 48


def test_every_option_is_tried_in_the_same_worlds() -> None:
    seen = list[tuple[int, int]]()

    def play(choice: int, world: int) -> float:
        seen.append((choice, world))
        return 1.0

    halve([Arm(0), Arm(1)], play, 8, Budget())

    assert {n for c, n in seen if c == 0} == {n for c, n in seen if c == 1}


def test_thinking_stops_when_time_is_up_but_all_were_looked_at() -> None:
    arms = halve([Arm(n) for n in range(4)], lambda choice, _: float(choice), 999, after(0))

    assert [t.visits > 0 for t in arms] == [True] * 4
    assert sum(t.visits for t in arms) < 999


def at_the_wheel() -> Position:
    """A long turn is ahead: where to put the chief."""
    table = Table(WISTAR, 2, {}, seed=bytes(32))
    position = table.position(table.to_move[0], Random(1))
    while position.decisions[0].prompt != "turn":
        table.choose(position.seat, next(iter(position.options)))
        position = table.position(table.to_move[0], Random(1))
    return position


def test_a_plan_is_taken_as_far_as_it_is_open() -> None:
    position = at_the_wheel()
    world = position.world()
    first = list(position.options)[1]
    evaluator = RolloutEvaluator(WISTAR.opponents.advice, position.seat, SearchMethod.TURN_ROLLOUT)
    plan = evaluator.simulate(world, (first,), Random(1)).plan
    meant = evaluator.simulate(world, plan, Random(2)).plan
    closed = evaluator.simulate(world, (first, Nothing()), Random(1)).plan

    assert len(plan) > 2
    assert meant[:3] == plan[:3]
    assert closed == plan


def test_dice_that_would_hide_what_a_plan_is_worth_are_not_rolled() -> None:
    position = at_the_wheel()
    world = position.world()
    (first, second, *_) = list(position.options)
    advice = replace(
        WISTAR.opponents.advice,
        expected_value=lambda _, __, choice: 7.0 if choice == first else None,
    )
    evaluator = RolloutEvaluator(advice, position.seat, SearchMethod.TURN_ROLLOUT)
    stopped = evaluator.simulate(world, (first,), Random(1))
    rolled = evaluator.rolling_dice().simulate(world, (first,), Random(1))

    assert (stopped.plan, evaluator.evaluate(stopped)) == ((first,), 7.0)
    assert evaluator.simulate(world, (second,), Random(1)).expected is None
    assert rolled.expected is None
    assert len(rolled.plan) > 1


def test_what_was_meant_is_weighed_again_however_it_looks() -> None:
    position = at_the_wheel()
    mind: Mind[Any] = Mind(method=SearchMethod.TURN_ROLLOUT, simulations=8)
    ranked = SearchBot(Mind()).analyse(position)
    worst = ranked[-1].choice

    assert worst not in [c.choice for c in SearchBot(mind).analyse(position)]
    assert worst in [c.choice for c in SearchBot(mind, (worst,)).analyse(position)]


def test_the_rest_of_a_turn_is_kept_in_mind_until_it_is_done() -> None:
    position = at_the_wheel()
    bot = SearchBot(Mind(method=SearchMethod.TURN_ROLLOUT, simulations=8))
    first = bot.choose(position)
    plan = (first, *bot.plan)
    bot.analyse(position)

    assert len(plan) > 1
    assert bot.plan == plan[1:]


def test_a_tree_tries_everything_once_and_then_what_promises_most() -> None:
    position = asked()
    candidates = make_bot(Mind(method=SearchMethod.ISMCTS, simulations=200, advice=EVEN)).analyse(
        position
    )

    assert {c.choice for c in candidates} == set(position.options)
    assert sum(c.visits for c in candidates) == 200
    assert candidates[0].visits >= candidates[-1].visits
    assert all(0 <= (c.chance or 0) <= 1 for c in candidates)


def test_a_tree_stops_when_time_is_up() -> None:
    position = asked()
    bot = make_bot(Mind(method=SearchMethod.ISMCTS, simulations=10_000, advice=EVEN))

    assert sum(c.visits for c in bot.analyse(position, after(5))) == len(position.options) + 5


def hand_size(state: UrbanState, seat: Seat) -> float:
    return float(total(state.hands[state.role_of(seat)]))


def parts(state: UrbanState, seat: Seat) -> list[Ground]:
    return [Ground("cards", hand_size(state, seat)), Ground("always", 3.0)]


def test_an_explanation_names_what_differs_and_leaves_out_what_does_not() -> None:
    position = asked()
    bot = make_bot(Mind(worlds=2, advice=Advice(value=hand_size, value_terms=parts)))
    *_, worst = bot.analyse(position)
    explanation = bot.explain(position, worst.choice)

    assert explanation is not None
    assert explanation.chosen.choice == worst.choice
    assert explanation.rival is not None
    assert explanation.rival.expected > worst.expected
    assert [ground.text for ground in explanation.grounds] == ["cards"]
    assert explanation.grounds[0].worth < 0


def draws_aside(state: UrbanState, seat: Seat, choice: Choice) -> list[Ground]:
    return [Ground("moved", float(not isinstance(choice, Draw)))]


def test_rivals_that_differ_in_nothing_are_passed_over() -> None:
    position = asked()
    advice: Advice[UrbanState] = Advice(
        value=lambda state, seat: -hand_size(state, seat),
        value_terms=lambda state, seat: [Ground("always", 3.0)],
        action_terms=draws_aside,
    )
    explanation = make_bot(Mind(worlds=2, advice=advice)).explain(position)

    assert explanation is not None
    assert explanation.rival is not None
    assert isinstance(explanation.rival.choice, Draw)
    assert [ground.text for ground in explanation.grounds] == ["moved"]


def test_of_equals_the_one_is_told_for_which_most_speaks() -> None:
    position = asked()
    advice: Advice[UrbanState] = Advice(
        value=lambda state, seat: 1.0,
        value_terms=lambda state, seat: [Ground("always", 3.0)],
        tie_break=lambda state, seat, choice: [Ground("drawn", float(isinstance(choice, Draw)))],
    )
    explanation = make_bot(Mind(worlds=2, advice=advice)).explain(position)

    assert explanation is not None
    assert isinstance(explanation.chosen.choice, Draw)
    assert [ground.text for ground in explanation.grounds] == ["drawn"]
    assert explanation.against is not None
    assert not isinstance(explanation.against.choice, Draw)


def test_a_tree_keeps_its_choice_whatever_is_liked() -> None:
    position = asked()
    advice: Advice[UrbanState] = Advice(
        win_chances=lambda state: (0.5, 0.5),
        value_terms=lambda state, seat: [Ground("always", 3.0)],
        tie_break=lambda state, seat, choice: [Ground("drawn", float(isinstance(choice, Draw)))],
    )
    bot = make_bot(Mind(method=SearchMethod.ISMCTS, simulations=20, advice=advice))
    explanation = bot.explain(position)

    assert explanation is not None
    assert explanation.chosen == explanation.candidates[0]


def test_what_is_not_on_offer_is_not_explained() -> None:
    assert make_bot(Mind()).explain(asked(), Nothing()) is None


def test_a_card_that_some_worlds_drew_is_no_reason() -> None:
    open_, drawn = (
        Ground("hunts", 1.0, (("cryptid", cryptid),))
        for cryptid in (Cryptid("squasc"), Cryptid("tsmok"))
    )

    grounds = differences([(open_, drawn), (open_, drawn), (open_,)], [(), (), ()])

    assert [ground.about for ground in grounds] == [open_.about]
