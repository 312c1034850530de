"""Cryptid beside the table: set-ups for owners of the box, the daily puzzle, hindsight."""

from collections.abc import Iterable, Iterator
from random import Random

from bestiary.core import Words
from bestiary.core.companion import Companion, Plan, Puzzle
from bestiary.games.cryptid import companion, puzzle
from bestiary.games.cryptid.analysis import Insight, analyse
from bestiary.games.cryptid.board.building import building_plan
from bestiary.games.cryptid.components import Mode
from bestiary.games.cryptid.setups import Setup
from bestiary.games.cryptid.state import CryptidState

CARD, GENERATED = "card", "generated"
NAMED = 8
"""So few hexes are named, more are only counted."""


def draw(source: str, mode: str, players: int, rng: Random) -> str:
    """A share code: of a printed card, or of a set-up nobody has seen."""
    drawn = companion.draw_card if source == CARD else companion.draw_new
    return drawn(Mode(mode), players, rng)


def plan(code: str, players: int, words: Words) -> Plan | None:
    """The building plan of a code with as many clues as that number of players needs."""
    setup = companion.read(code)
    if setup is None or len(setup.clues) != companion.clues_for(players):
        return None
    steps = tuple(companion.steps(setup, words))
    return Plan(steps, building_plan(setup.code, words), companion.difficulty(setup, words))


def _setup(code: str) -> Setup:
    setup = companion.read(code)
    assert setup is not None, "a code is read by `plan` first"
    return setup


def secrets(code: str, player: int, players: int, words: Words) -> tuple[str, ...]:
    """A player's clues, each with the numbers under which the printed book has it."""
    told = companion.secrets(_setup(code), player, players, words)
    return tuple(f"{words(f'book-{s.book.value}')}: {s.clue}" for s in told)


def hint(code: str, words: Words) -> str:
    """The shared hint."""
    return companion.hint(_setup(code), words)


def daily(day: str) -> Puzzle:
    """The puzzle of a day."""
    found = puzzle.daily(day)

    def share(tries: int, words: Words) -> str:
        return puzzle.share_text(found, tries, words)

    return Puzzle(found.state, puzzle.ME, f"hex:{found.habitat}", share)


def insights(states: Iterable[CryptidState], words: Words) -> Iterator[tuple[str, ...] | None]:
    """What each seat could know, in words."""
    for found in analyse(states):
        yield tuple(_said(insight, words) for insight in found) if found else None


def _said(insight: Insight, words: Words) -> str:
    about = "" if insight.is_exact else "≈ "
    possible = about + words("analysis-possible", number=len(insight.possible))
    if len(insight.possible) <= NAMED:
        possible += f" ({', '.join(insight.possible)})"
    parts = [possible]
    for name, bits in (("gained", insight.gained), ("leaked", insight.leaked)):
        if abs(bits) >= 0.05:
            parts.append(words(f"analysis-{name}", bits=f"{bits:.1f}"))
    return ", ".join(parts)


COMPANION = Companion(
    players=(2, 5),
    modes=tuple(mode.value for mode in Mode),
    sources=(CARD, GENERATED),
    draw=draw,
    plan=plan,
    secrets=secrets,
    hint=hint,
    puzzle=daily,
    insights=insights,
)
