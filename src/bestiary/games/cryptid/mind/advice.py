"""Heuristic action values of a beginner: by open pieces and the own clue, clues not combined."""

from typing import Final

from bestiary.core import Choice, Seat
from bestiary.games.cryptid.box.components import Piece
from bestiary.games.cryptid.box.hexes import BIT, INDEX
from bestiary.games.cryptid.choices import Answer, Pay, PlaceCube, PlaceDisc, Question, Search
from bestiary.games.cryptid.honesty import piece_of
from bestiary.games.cryptid.state import CryptidState

UNKNOWN_CLUE_CHANCE: Final = 0.5
"""A clue of which nothing is known allows about every second hex."""
QUESTION_WEIGHT: Final = 0.6
EXCLUDED_HEX_VALUE: Final = 0.1
"""What a question is worth about a hex that the own clue excludes."""


def rate(state: CryptidState, seat: Seat, choice: Choice) -> float:
    """How good a choice looks to `seat`; uses its own clue and the open pieces only."""
    match choice:
        case Search():
            return _habitat_chance(state, seat, BIT[choice.hex])
        case Question():
            return _question_value(state, seat, choice)
        case Answer():
            place = state.seating.place(choice.book)
            return float(choice.piece is piece_of(state, place, INDEX[choice.hex]))
        case PlaceCube() | Pay():
            return _similarity(state, choice, Piece.CUBE)
        case PlaceDisc():
            return _similarity(state, choice, Piece.DISC)
        case _:
            return 0.0


def _habitat_chance(state: CryptidState, seat: Seat, bit: int) -> float:
    """The chance of a habitat, if every clue without a disc there were a coin."""
    if not state.searchable[seat] & bit:
        return -1.0
    without_disc = [p for p in state.seating.others[seat] if not state.discs[p] & bit]
    return float(UNKNOWN_CLUE_CHANCE ** len(without_disc))


def _question_value(state: CryptidState, seat: Seat, question: Question) -> float:
    bit = BIT[question.hex]
    if not state.searchable[seat] & bit:
        return EXCLUDED_HEX_VALUE
    return QUESTION_WEIGHT * max(UNKNOWN_CLUE_CHANCE, _habitat_chance(state, seat, bit))


def _similarity(state: CryptidState, choice: PlaceCube | Pay | PlaceDisc, piece: Piece) -> float:
    """The rulebook's own advice: lay cubes where they look like the cubes you have laid."""
    place = state.seating.place(choice.book)
    index = INDEX[choice.hex]
    if piece_of(state, place, index) is not piece:
        return -1.0
    pieces = state.cubes[place] if piece is Piece.CUBE else state.discs[place]
    ground = state.layout.grounds[state.layout.terrain(index).value]
    return (pieces & ground).bit_count() / max(1, pieces.bit_count())
