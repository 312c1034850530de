"""Set-ups: the printed cards, and the share codes that write a set-up down."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from bestiary.core import distinct
from bestiary.games.cryptid.box.components import (
    BOOKS,
    CATALOGUE,
    CLUE_INDEX,
    DATA,
    HINT_NUMBERS,
    Book,
    Clue,
    Hint,
    Mode,
    entry,
    numbers,
)
from bestiary.games.cryptid.box.hexes import EVERYWHERE
from bestiary.games.cryptid.box.hints import true_hints
from bestiary.games.cryptid.box.maps import is_code, read_map

BOOK_LETTERS: Final = dict(zip("abcde", BOOKS, strict=True))
_LETTER_OF: Final = {book: letter for letter, book in BOOK_LETTERS.items()}
SIZES: Final = (3, 4, 5)
_ENTRY: Final = re.compile(r"([a-eh])(9[0-6]|[1-8]\d|[1-9])")


@distinct
class Setup(NamedTuple):
    """A map by its code, books and clues from the first player on, and the shared hint."""

    code: str
    books: tuple[Book, ...]
    clues: tuple[Clue, ...]
    hint: Hint


class Card(NamedTuple):
    """§2.2 A printed card: a map, and what three, four and five players find on its back."""

    id: str
    setups: dict[int, Setup]


def common_area(code: str, clues: Iterable[Clue]) -> int:
    """The area that all the clues allow."""
    areas = read_map(code).areas
    left = EVERYWHERE
    for clue in clues:
        left &= areas[CLUE_INDEX[clue]]
    return left


def is_playable(setup: Setup) -> bool:
    """Whether different clues leave exactly one hex and the hint is true."""
    return (
        len(set(setup.clues)) == len(setup.clues) == len(setup.books)
        and all(CLUE_INDEX[clue] in CATALOGUE[read_map(setup.code).mode] for clue in setup.clues)
        and common_area(setup.code, setup.clues).bit_count() == 1
        and setup.hint in true_hints(setup.clues)
    )


@cache
def cards(mode: Mode) -> tuple[Card, ...]:
    """The printed cards of a mode: 19 standard, 35 advanced."""
    printed = DATA["cards"]["items"]
    return tuple(_card(p) for p in printed if read_map(p["code"]).mode is mode)


def _card(printed: dict[str, Any]) -> Card:
    code = printed["code"]
    rows = {players: printed[str(players)] for players in SIZES}
    return Card(printed["id"], {players: _setup(code, **row) for players, row in rows.items()})


def _setup(code: str, clues: dict[str, int], hint: int, **_: object) -> Setup:
    entries = {BOOK_LETTERS[letter]: number for letter, number in clues.items()}
    dealt = tuple(entry(book, number) for book, number in entries.items())
    return Setup(code, tuple(entries), dealt, HINT_NUMBERS[hint - 1])


def share_code(setup: Setup) -> str:
    """§2.3 The set-up as text that tells no clue to a reader without the books.

    >>> share_code(cards(Mode.STANDARD)[0].setups[3])
    '21B4364A79863A2506.a48b86c6h8'
    """
    entries = zip(setup.books, setup.clues, strict=True)
    # Books print each clue twice. The later number is taken always: one code for one set-up.
    words = [f"{_LETTER_OF[book]}{numbers(book, clue)[-1]}" for book, clue in entries]
    return f"{setup.code}.{''.join(words)}h{HINT_NUMBERS.index(setup.hint) + 1}"


def read_share_code(text: str) -> Setup | None:
    """The set-up that a share code writes; None if it is not one that can be played."""
    code, _, rest = text.partition(".")
    numbered = {letter: int(number) for letter, number in _ENTRY.findall(rest)}
    # A dictionary drops doubles, and `findall` what it cannot read: only a text that comes out the
    # same was read as a whole.
    if not is_code(code) or "".join(f"{k}{n}" for k, n in numbered.items()) != rest:
        return None
    hint = numbered.pop("h", 0)
    if (
        not 0 < hint <= len(HINT_NUMBERS)
        or list(numbered) != sorted(numbered)
        or len(numbered) not in SIZES
    ):
        return None
    setup = _setup(code, numbered, hint)
    return setup if is_playable(setup) else None


def is_share_code(text: str) -> bool:
    """Whether a text is the code of a map, or of a whole set-up that can be played."""
    return is_code(text) or read_share_code(text) is not None
