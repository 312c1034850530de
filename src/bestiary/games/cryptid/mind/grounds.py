"""What speaks for a choice, as facts that its seat may know."""

from collections.abc import Iterable
from typing import Final

from bestiary.core import Choice, Ground
from bestiary.games.cryptid.belief import World
from bestiary.games.cryptid.box.hexes import BIT
from bestiary.games.cryptid.choices import Answer, Pay, PlaceCube, PlaceDisc, Question, Search
from bestiary.games.cryptid.mind.players import Seen, narrowings
from bestiary.games.cryptid.mind.race import known_worlds

PERCENT: Final = 100


def grounds(seen: Seen, choice: Choice) -> tuple[Ground, ...]:
    """How many hexes remain, what an answer would tell, what a piece gives away."""
    match choice:
        case Search():
            return _searching(seen, choice)
        case Question():
            return _asking(seen, choice)
        case PlaceCube() | PlaceDisc() | Pay() | Answer():
            return (_giving_away(seen, choice),)
    return ()


def _giving_away(seen: Seen, choice: Choice) -> Ground:
    (told,) = narrowings(seen, [choice]).values()
    if told.before == told.after:
        return Ground("ground-nothing-new")
    return Ground("ground-piece", about=(("book", choice.book), *told._asdict().items()))


def _worlds(seen: Seen) -> list[World]:
    return known_worlds(seen.state.knowledge(seen.seat), seen.rng)


def _hexes(worlds: Iterable[World]) -> int:
    return len({world.habitat for world in worlds})


def _share(part: list[World], whole: list[World]) -> int:
    return round(PERCENT * len(part) / len(whole))


def _left(worlds: list[World]) -> Ground:
    return Ground("ground-hexes", about=(("number", _hexes(worlds)),))


def _searching(seen: Seen, search: Search) -> tuple[Ground, ...]:
    mine = _worlds(seen)
    here = [world for world in mine if world.habitat == BIT[search.hex]]
    if len(here) == len(mine):
        return (Ground("ground-certain"),)
    return _left(mine), Ground("ground-search", about=(("percent", _share(here, mine)),))


def _asking(seen: Seen, question: Question) -> tuple[Ground, ...]:
    """Both answers, with how likely each is and what it would leave."""
    mine = _worlds(seen)
    areas = seen.state.layout.areas
    place = seen.state.seating.place(question.book)
    bit = BIT[question.hex]
    answers: tuple[list[World], list[World]] = ([], [])
    for world in mine:
        answers[bool(areas[world.clues[place]] & bit)].append(world)
    no, yes = answers
    told = (("ground-yes", yes), ("ground-no", no))
    return _left(mine), *(
        Ground(text, about=(("percent", _share(worlds, mine)), ("number", _hexes(worlds))))
        for text, worlds in told
        if worlds
    )
