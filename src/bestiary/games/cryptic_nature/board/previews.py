"""Previews of a choice before it is made: odds, prices, what is used up."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from bestiary.core import Choice, Seat
from bestiary.core.presentation import Preview
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.assistant.phase import card_refresh
from bestiary.games.cryptic_nature.assistant.training import RESTORE_COST
from bestiary.games.cryptic_nature.board.clicks import ACTION, TICKET
from bestiary.games.cryptic_nature.box.components import COST, PRICE, RESULTS
from bestiary.games.cryptic_nature.box.pieces import Means, Result, Skill
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.tracking.evidence import jokers

FACES = sum(RESULTS.values())


def previews(state: Expedition, seat: Seat, choice: Choice) -> Iterator[Preview]:
    """Everything told here lies open on the table."""
    match choice:
        case c.Track():
            yield from _odds(state, seat, choice)
        case c.MoveAgain():
            yield Preview("uses-action", spends=ACTION)
        case c.Fly():
            yield Preview("uses-ticket", spends=TICKET)
        case c.Refresh() | c.Collect(means=Means.ACTION):
            yield Preview("uses-action")
        case c.Relocate(means=Means.ACTION) | c.Fulfil(means=Means.ACTION):
            yield Preview("uses-action")
        case c.Collect() | c.Relocate() | c.Fulfil():
            yield Preview("uses-skill")
        case _:
            yield from _trade(state, choice)


def _odds(state: Expedition, seat: Seat, choice: c.Track) -> Iterator[Preview]:
    """How many dice are rolled, and how often all of them succeed."""
    needs = state.needs(choice.cryptid)
    met, _ = jokers(needs, choice.evidence) or (0, 0)
    dice = len(needs) - met
    if not dice:
        yield Preview("certain")
        return
    hits = RESULTS[Result.SUCCESS]
    yield Preview("odds", (("dice", dice), *_chance(hits, dice)))
    if state.can_use(seat, Skill.LUCK):
        yield Preview("odds-luck", _chance(hits + RESULTS[Result.LUCK], dice))


def _chance(hits: int, dice: int) -> tuple[tuple[str, int], ...]:
    """How many of how many equally likely rolls have only `hits`."""
    chance = Fraction(hits, FACES) ** dice
    return (("hits", chance.numerator), ("rolls", chance.denominator))


def _trade(state: Expedition, choice: Choice) -> Iterator[Preview]:
    match choice:
        case c.Buy(token):
            yield _coins(-PRICE[token])
        case c.Sell(token):
            yield _coins(PRICE[token])
        case c.Swap(give, take):
            yield _coins(PRICE[give] - PRICE[take])
        case c.Replace() if _is_paid(state):
            yield _coins(-card_refresh(state)[0])
        case c.Learn(skill):
            yield Preview("experience", (("number", COST[skill] + state.surcharge),))
            yield Preview("learns", (("skill", skill),), weighs=True)
        case c.Restore() if state.decisions[0].prompt == "train":
            yield _coins(-RESTORE_COST)


def _is_paid(state: Expedition) -> bool:
    return state.decisions[0].prompt == "assistant-turn"


def _coins(number: int) -> Preview:
    if not number:
        return Preview("even")
    return Preview("coins-gained" if number > 0 else "coins", (("sum", abs(number)),))
