"""Set-ups for owners of the box, drawn or generated, shown to each player in private."""

from random import Random
from typing import NamedTuple

from bestiary.core import Words
from bestiary.games.cryptid.box.app_keys import plain_code
from bestiary.games.cryptid.box.components import CLUE_INDEX, Book, Mode, numbers
from bestiary.games.cryptid.box.hexes import NAMES
from bestiary.games.cryptid.box.maps import read_map
from bestiary.games.cryptid.box.setups import Setup, cards, read_share_code, share_code
from bestiary.games.cryptid.generator import generate, is_narrow
from bestiary.games.cryptid.rating import rating
from bestiary.games.cryptid.state import CLUES_OF_TWO, TWO_PLAYERS


class Secret(NamedTuple):
    """What one player is told: a clue, and where the printed book says the same."""

    book: Book
    clue: str
    numbers: tuple[int, ...]


def clues_for(players: int) -> int:
    return CLUES_OF_TWO if players == TWO_PLAYERS else players


def draw_card(mode: Mode, players: int, rng: Random) -> str:
    """The share code of a printed card."""
    return share_code(rng.choice(cards(mode)).setups[clues_for(players)])


def draw_new(mode: Mode, players: int, rng: Random) -> str:
    """The share code of a generated set-up."""
    number = clues_for(players)
    return share_code(generate(mode, number, rng, for_two=players == TWO_PLAYERS))


def read(code: str) -> Setup | None:
    """The set-up of a share code; None if it is none that can be played."""
    return read_share_code(plain_code(code))


def secrets(setup: Setup, player: int, players: int, words: Words) -> list[Secret]:
    """The clues of a player, counted from 0 for the first player."""
    return [
        Secret(book, words("board-clue", clue=clue), numbers(book, clue))
        for place, (book, clue) in enumerate(zip(setup.books, setup.clues, strict=True))
        if place * players // len(setup.books) == player
    ]


def hint(setup: Setup, words: Words) -> str:
    return words("board-hint", hint=setup.hint)


def difficulty(setup: Setup, words: Words) -> str:
    return words(f"rating-{rating(setup)}")


def steps(setup: Setup, players: int, words: Words) -> list[str]:
    """The building plan in words: tiles row by row, then structures, then what to beware of."""
    layout = read_map(setup.code)
    tiles = [
        words("plan-slot", slot=slot, number=tile.number, turned=tile.is_rotated)
        for slot, tile in enumerate(layout.tiles)
    ]
    places = sorted(layout.structures.items())
    built = [_structure(number, words(structure.text), words) for number, structure in places]
    return tiles + built + ([words("view-narrow")] if _is_narrow(setup, players) else [])


def _is_narrow(setup: Setup, players: int) -> bool:
    clues = tuple(CLUE_INDEX[clue] for clue in setup.clues)
    return players == TWO_PLAYERS and is_narrow(read_map(setup.code), clues)


def _structure(number: int, name: str, words: Words) -> str:
    return words.format("plan-structure", {"structure-name": name, "hex": NAMES[number]})
