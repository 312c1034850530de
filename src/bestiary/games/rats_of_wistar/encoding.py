"""The feature encoding: a view as a vector of numbers, for programs that learn."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bestiary.core.encoding import (
    Bag,
    Counts,
    DerivedValue,
    Encoder,
    Encoding,
    Fields,
    KeyedRecords,
    Maybe,
    Number,
    OneHot,
    PaddedList,
    Parts,
)
from bestiary.games.rats_of_wistar.box.components import MOST_CELLS, NUMBERS
from bestiary.games.rats_of_wistar.box.names import (
    Area,
    Card,
    Cell,
    Deck,
    Door,
    Goal,
    Hero,
    Mission,
    Mouse,
    Passage,
    Room,
    Sector,
    Skill,
    Status,
)
from bestiary.games.rats_of_wistar.box.stock import FIRST_SKILL, NAMES, TOOLS
from bestiary.games.rats_of_wistar.choices import (
    CHANCE_CHOICES,
    Bonus,
    Build,
    Complete,
    Dig,
    PlaceChief,
    Play,
    Receive,
)
from bestiary.games.rats_of_wistar.scoring import LINES
from bestiary.games.rats_of_wistar.view_types import HandCardView, NameAndNumber

USUAL_MAXIMUM = 10
"""Counts are divided by it; a larger one is simply more than 1."""
POINTS = 50
PLACES = 6
"""Of the wheel."""
JOKERS = range(NUMBERS["jokers"] + 1)
DOMAINS = {
    (PlaceChief, "cell"): range(1, MOST_CELLS + 1),
    (Receive, "number"): range(1, USUAL_MAXIMUM + 1),
    (Play, "jokers"): JOKERS,
    (Complete, "jokers"): JOKERS,
    (Dig, "rooms"): range(USUAL_MAXIMUM + 1),
    (Build, "beds"): range(USUAL_MAXIMUM + 1),
}
DECKS = tuple(deck.value for deck in Deck)
CARDS = Bag(tuple(Card))
# The order of these and of all enumerations is part of the encoding.
DIFFICULTIES = ("easy", "normal", "hard")
CELLS = [f"{sector.value}-{cell}" for sector in Sector for cell in range(1, MOST_CELLS + 1)]


def _all(piles: Mapping[str, Sequence[str]]) -> list[str]:
    """The cards of both decks: no card is in both."""
    # Which deck a card is of is printed on it: both piles are one bag.
    return [card for pile in piles.values() for card in pile]


def _hand_cards(hand: Iterable[HandCardView]) -> list[str]:
    return [each["card"] for each in hand]


def _cell(place: NameAndNumber | None) -> str | None:
    return None if place is None else f"{place[0]}-{place[1]}"


def wheel(everyone: range) -> PaddedList:
    """The sectors in their places, with the chiefs; what a cell gives is printed on its sector."""
    cell = Fields({"chief": OneHot(everyone)}, ("bonus",))
    sector = Fields(
        {"sector": OneHot(tuple(Sector)), "cells": PaddedList(cell, MOST_CELLS)}, _PRINTED
    )
    return PaddedList(sector, PLACES)


_PRINTED = ("main", "area")


def farm(everyone: range) -> KeyedRecords:
    """The rooms; what a row of a mission asks for is printed on its card."""
    row = Fields(
        {"marker": OneHot(everyone), "shut": Number()}, ("row", "lock", "opens", "missing")
    )
    room: dict[str, Encoder] = {
        "hidden_mission": Number(),
        "mission": OneHot(tuple(Mission)),
        "rows": PaddedList(row, 3),
        "mice": Number(2),
        "cheeses": Bag(tuple(Mouse)),
        "explorers": Bag(everyone),
        "tents": Bag(everyone),
    }
    return KeyedRecords("room", tuple(Room), room)


def player() -> Fields:
    """What all see of a player."""
    private: dict[str, Encoder] = {"value": Number(USUAL_MAXIMUM), "done": Number()}
    owned: dict[str, Encoder] = {
        "goods": Counts(NAMES[:FIRST_SKILL], USUAL_MAXIMUM),
        "symbols": Counts(NAMES[FIRST_SKILL:TOOLS], USUAL_MAXIMUM),
        "types": Counts(NAMES[TOOLS : TOOLS + 3], USUAL_MAXIMUM),
        "workers": Counts(tuple(Area), USUAL_MAXIMUM),
        "hand": Counts(DECKS, USUAL_MAXIMUM),
        "played": CARDS,
        "ready": CARDS,
        "mice": Bag(tuple(Mouse)),
        "doors": Bag(tuple(Door)),
        "heroes": Bag(tuple(Hero)),
        "skills": Bag(tuple(Skill)),
        "freed": Bag(tuple(Cell)),
        "explorer": OneHot(tuple(Room)),
        "tents": Bag(tuple(Room)),
        "private": KeyedRecords("goal", tuple(Goal), private),
    }
    numbers = ("entrance", "chiefs", "rooms", "free_rooms", "dug", "beds", "beds_standing", "goals")
    return Fields(owned | {name: Number(USUAL_MAXIMUM) for name in numbers})


RIVAL = Fields(
    {
        "vp": Number(POINTS),
        "total": Number(POINTS),
        "difficulty": OneHot(DIFFICULTIES),
        "status": OneHot(tuple(Status)),
        "deck": Number(len(Status)),
        "markers": Number(USUAL_MAXIMUM),
        "discs": Number(USUAL_MAXIMUM),
    },
    ("counters",),
)


@cache
def parts(seats: int) -> Parts:
    """What a view shows at a table of so many; alone, the rival is seat 1."""
    return Parts.of(
        public=_public(seats),
        private={
            "seat": OneHot(range(seats)),
            "hand": DerivedValue(_hand_cards, CARDS),
            "drawn": CARDS,
        },
        memory={"memory": Fields({"known": PaddedList(CARDS, seats)})},
        without=("asks", "offered", "over", "market_missing"),
    )


def _public(seats: int) -> dict[str, Encoder]:
    everyone = range(max(seats, 2))
    goal: dict[str, Encoder] = {"discs": PaddedList(OneHot(everyone), len(everyone) + 1)}
    passage: dict[str, Encoder] = {"door": Number(), "turned": OneHot(tuple(Door))}
    chiefs = NUMBERS["chiefs"] * len(everyone)
    return {
        "players_like": Number(4),
        "round": Number(5),
        "turn": Number(chiefs),
        "order": PaddedList(OneHot(everyone), len(everyone)),
        "actor": OneHot(everyone),
        "todo": Bag(("main", *(bonus.value for bonus in Bonus))),
        "place": DerivedValue(_cell, OneHot(CELLS)),
        "wheel": wheel(everyone),
        "hut": PaddedList(OneHot(everyone), chiefs),
        "goals": KeyedRecords("goal", tuple(Goal), goal),
        "goals_left": Number(len(Goal)),
        "farm": farm(everyone),
        "passages": KeyedRecords("passage", tuple(Passage), passage),
        "round_mouse": OneHot(tuple(Mouse)),
        "supply": PaddedList(Number(USUAL_MAXIMUM), 2),
        "tokens": Counts(("movement", "joker"), USUAL_MAXIMUM),
        "decks": Counts(DECKS, len(Card)),
        "markets": DerivedValue(_all, CARDS),
        "discards": DerivedValue(_all, CARDS),
        "pairs": PaddedList(CARDS, len(everyone)),
        "heroes": Bag(tuple(Hero)),
        "skills": Bag(tuple(Skill)),
        "players": PaddedList(player(), seats),
        "drawn_number": Number(USUAL_MAXIMUM),
        "drawn_goals": Bag(tuple(Goal)),
        "rival": Maybe(RIVAL),
        "scores": PaddedList(Counts(tuple(LINES), POINTS), seats),
    }


ENCODING = Encoding(version=1, parts=parts, chance=CHANCE_CHOICES, domains=DOMAINS)
