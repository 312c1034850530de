"""Explanations of a choice: facts that speak for it and that its seat may know."""

from collections.abc import Iterable
from typing import Final

from bestiary.core import Choice
from bestiary.core.advice import Ground
from bestiary.games.cryptid.belief import World
from bestiary.games.cryptid.box.hexes import BIT
from bestiary.games.cryptid.choices import Answer, Pay, PlaceCube, PlaceDisc, Question, Search
from bestiary.games.cryptid.mind.players import PieceChoice, Situation, narrowings
from bestiary.games.cryptid.mind.race import known_worlds

PERCENT: Final = 100


def grounds(situation: Situation, choice: Choice) -> tuple[Ground, ...]:
    """How many hexes remain, what an answer would tell, what a piece gives away."""
    match choice:
        case Search():
            return _search_grounds(situation, choice)
        case Question():
            return _question_grounds(situation, choice)
        case PlaceCube() | PlaceDisc() | Pay() | Answer():
            return (_piece_ground(situation, choice),)
    return ()


def _piece_ground(situation: Situation, choice: PieceChoice) -> Ground:
    (narrowing,) = narrowings(situation, [choice]).values()
    if narrowing.before == narrowing.after:
        return Ground("ground-nothing-new")
    return Ground("ground-piece", about=(("book", choice.book), *narrowing._asdict().items()))


def _worlds(situation: Situation) -> list[World]:
    return known_worlds(situation.state.knowledge(situation.seat), situation.rng)


def _hexes(worlds: Iterable[World]) -> int:
    return len({world.habitat for world in worlds})


def _share(part: list[World], whole: list[World]) -> int:
    return round(PERCENT * len(part) / len(whole))


def _remaining_ground(worlds: list[World]) -> Ground:
    return Ground("ground-hexes", about=(("number", _hexes(worlds)),))


def _search_grounds(situation: Situation, search: Search) -> tuple[Ground, ...]:
    mine = _worlds(situation)
    here = [world for world in mine if world.habitat == BIT[search.hex]]
    if len(here) == len(mine):
        return (Ground("ground-certain"),)
    return _remaining_ground(mine), Ground(
        "ground-search", about=(("percent", _share(here, mine)),)
    )


def _question_grounds(situation: Situation, question: Question) -> tuple[Ground, ...]:
    """Both answers, with how likely each is and what it would leave."""
    mine = _worlds(situation)
    areas = situation.state.layout.areas
    place = situation.state.seating.place(question.book)
    bit = BIT[question.hex]
    answers: tuple[list[World], list[World]] = ([], [])
    for world in mine:
        answers[bool(areas[world.clues[place]] & bit)].append(world)
    no, yes = answers
    both = (("ground-yes", yes), ("ground-no", no))
    return _remaining_ground(mine), *(
        Ground(text, about=(("percent", _share(worlds, mine)), ("number", _hexes(worlds))))
        for text, worlds in both
        if worlds
    )
