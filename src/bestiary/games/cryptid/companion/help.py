"""The companion record: set-ups for owners of the box, the daily puzzle, analysis of games."""

from collections.abc import Iterable, Iterator
from random import Random

from bestiary.core import Panel, Words
from bestiary.core.companion import Companion, Plan, Puzzle, SeatKnowledge
from bestiary.games.cryptid.board import board
from bestiary.games.cryptid.board.building import building_plan
from bestiary.games.cryptid.box.components import Mode
from bestiary.games.cryptid.box.hexes import INDEX, NAMES
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.companion import owners, puzzle
from bestiary.games.cryptid.companion.analysis import Insight, analyse
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.view import view

CARD = "card"
GENERATED = "generated"
PARTS = tuple(f"hex:{name}" for name in NAMES)


def draw(source: str, mode: str, players: int, rng: Random) -> str:
    """A share code: of a printed card, or of a set-up nobody has seen."""
    draw_code = owners.draw_card if source == CARD else owners.draw_new
    return draw_code(Mode(mode), players, rng)


def plan(code: str, players: int, words: Words) -> Plan | None:
    """The building plan of a code with as many clues as that number of players needs."""
    setup = owners.read(code)
    if setup is None or len(setup.clues) != owners.clues_for(players):
        return None
    steps = tuple(owners.steps(setup, players, words))
    return Plan(steps, building_plan(setup.code, words), owners.difficulty(setup, words))


def _setup(code: str) -> Setup:
    setup = owners.read(code)
    assert setup is not None, "a code is read by `plan` first"
    return setup


def secrets(code: str, player: int, players: int, words: Words) -> tuple[str, ...]:
    """A player's clues, each with the numbers under which the printed book has it."""
    own = owners.secrets(_setup(code), player, players, words)
    return tuple(
        words.format(
            "secret-clue",
            {
                "book": words(f"book-{secret.book.value}"),
                "clue": secret.clue,
                "numbers": ", ".join(map(str, secret.numbers)),
            },
        )
        for secret in own
    )


def hint(code: str, words: Words) -> str:
    return owners.hint(_setup(code), words)


def daily(day: str) -> Puzzle:
    """The puzzle of a day."""
    today = puzzle.daily(day)

    def share(tries: int, words: Words) -> str:
        return puzzle.share_text(today, tries, words)

    def draw_board(words: Words) -> tuple[Panel, ...]:
        """Nobody can be asked: the books below the map only say whose pieces are whose."""
        return board({**view(today.state, puzzle.SOLVER), "is_puzzle": True}, words)

    def key(words: Words) -> str:
        return words("puzzle-key", mode=today.state.terms.mode)

    return Puzzle(today.state, puzzle.SOLVER, f"hex:{today.habitat}", share, draw_board, key)


def insights(states: Iterable[CryptidState]) -> Iterator[tuple[SeatKnowledge, ...] | None]:
    """What each seat could know at every moment."""
    for moment in analyse(states):
        yield tuple(map(_knowledge, moment)) if moment else None


def _knowledge(insight: Insight) -> SeatKnowledge:
    possible = tuple(PARTS[INDEX[name]] for name in insight.possible)
    return SeatKnowledge(possible, insight.gained, insight.leaked, insight.is_exact)


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
