"""The options of a person as a numbered list, and what a line of input means."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import islice

from bestiary.cli.terminal_texts import Says
from bestiary.core import Choice, Decision, NotationError, Words

LINES = 40
"""Lines of options shown at once; a word narrows a longer list down."""
COLUMNS = 5
"""Short options stand side by side, so many at the most."""
MOST = 20_000
"""Options looked through."""


class Command(Enum):
    """What a person may say instead of choosing."""

    WHY = auto()
    TAKE_BACK = auto()
    LOOK = auto()
    LEAVE = auto()
    HELP = auto()
    HINT = auto()


LETTERS = {
    "?": Command.WHY,
    "u": Command.TAKE_BACK,
    "о": Command.TAKE_BACK,
    "v": Command.LOOK,
    "п": Command.LOOK,
    "": Command.LOOK,
    "q": Command.LEAVE,
    "в": Command.LEAVE,
    "h": Command.HELP,
    "с": Command.HELP,
    "!": Command.HINT,
}


def read_command(line: str) -> Command | None:
    """The command that a line of input is, if it is one."""
    return LETTERS.get(line.strip().lower())


def batches(entries: list[str], size: int) -> list[list[str]]:
    """`entries` in lists of `size`."""
    return [entries[first : first + size] for first in range(0, len(entries), size)]


class Menu:
    """Everything one seat may choose now, numbered from 1."""

    def __init__(
        self, decisions: list[Decision], words: Words, says: Says, width: int = 80
    ) -> None:
        """List the options of `decisions`, standing offers after what the table waits for."""
        self.decisions = decisions
        self.words = words
        self.says = says
        self.width = width
        self.choices = [c for d in decisions for c in islice(d.options, MOST)]
        self._texts: list[str] | None = None

    @property
    def texts(self) -> list[str]:
        if self._texts is None:
            self._texts = [self.words.choice(choice) for choice in self.choices]
        return self._texts

    def listing(self) -> str:
        """The prompts and the options, as many as fit."""
        lines = list[str]()
        first = 0
        for decision in self.decisions:
            lines.append(self.words.prompt(decision))
            numbers = range(first, first + min(len(decision.options), MOST))
            lines += self._lines(list(numbers))
            first = numbers.stop
        return "\n".join(lines)

    def _lines(self, numbers: list[int]) -> list[str]:
        shown = [
            f"{n + 1:>4}  {self.words.choice(self.choices[n])}" for n in numbers[: LINES * COLUMNS]
        ]
        wide = max(map(len, shown), default=0) + 2
        across = min(COLUMNS, max(1, self.width // wide))
        shown = [entry.ljust(wide) for entry in shown[: LINES * across]]
        rows = ["".join(row).rstrip() for row in batches(shown, across)]
        left = len(numbers) - len(shown)
        return rows + ([self.says("more", number=left)] if left > 0 else [])

    def find(self, line: str, read: Callable[[str], Choice]) -> Choice | None:
        """The choice that a line names by number or in notation, if it is on offer."""
        if line.isdecimal():
            number = int(line)
            return self.choices[number - 1] if 1 <= number <= len(self.choices) else None
        try:
            choice = read(line)
        except NotationError:
            return None
        return choice if any(choice in d.options for d in self.decisions) else None

    def complaint(self, line: str) -> str:
        """What to say to a line that is no choice: the options that contain it, or why not."""
        if line.isdecimal():
            return self.says("no-number", number=line)
        wanted = line.casefold()
        found = [n for n, text in enumerate(self.texts) if wanted in text.casefold()]
        return "\n".join(self._lines(found)) or self.says("none-match", text=line)
