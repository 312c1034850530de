"""Expected information gain of questions: what their answers would teach."""

from collections.abc import Iterable
from typing import NamedTuple

from bestiary.core import Choice, Seat
from bestiary.games.cryptid.belief import World, entropy
from bestiary.games.cryptid.box.hexes import BIT
from bestiary.games.cryptid.choices import Question
from bestiary.games.cryptid.state import CryptidState


class Inquiry(NamedTuple):
    """A question with the chance of a disc and the bits about the habitat that would be left."""

    question: Question
    place: int
    yes: float
    bits_left: float


def inquiries(
    state: CryptidState, seat: Seat, mine: list[World], options: Iterable[Choice]
) -> list[Inquiry]:
    """One question for every way in which an answer can divide the own worlds."""
    areas = state.layout.areas
    by_split = {}
    tallies = {place: _by_clue(mine, place) for place in state.seating.others[seat]}
    for option in options:
        if not isinstance(option, Question):
            continue
        place = state.seating.place(option.book)
        bit = BIT[option.hex]
        # Hexes that divide the clues alike ask the same: one of them is worked out.
        allowing = frozenset(clue for clue in tallies[place] if areas[clue] & bit)
        key = place, allowing
        if key not in by_split:
            by_split[key] = _inquiry(option, place, tallies[place], allowing)
    return list(by_split.values())


def _by_clue(mine: list[World], place: int) -> dict[int, dict[int, int]]:
    """For each clue a book may hold, how many worlds end at each hex."""
    tallies: dict[int, dict[int, int]] = {}
    for clues, habitat in mine:
        counts = tallies.setdefault(clues[place], {})
        counts[habitat] = counts.get(habitat, 0) + 1
    return tallies


def _inquiry(
    question: Question, place: int, tallies: dict[int, dict[int, int]], allowing: frozenset[int]
) -> Inquiry:
    answers: tuple[dict[int, int], dict[int, int]] = ({}, {})
    for clue, counts in tallies.items():
        answer = answers[clue in allowing]
        for habitat, number in counts.items():
            answer[habitat] = answer.get(habitat, 0) + number
    no, yes = (sum(answer.values()) for answer in answers)
    left = (no * entropy(answers[0]) + yes * entropy(answers[1])) / (no + yes)
    return Inquiry(question, place, yes / (no + yes), left)
