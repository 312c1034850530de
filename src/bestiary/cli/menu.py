"""The options of a person as a numbered list, and what a line of input means."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import islice

from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import Choice, Decision, Words
from bestiary.core.notation import NotationError

MAX_LINES = 40
"""Lines of options that are listed; a search word narrows a longer list down."""
MAX_COLUMNS = 5
MAX_OPTIONS = 20_000
"""Options that can be chosen by number or found by a search word."""


class TerminalCommand(Enum):
    """What a person may type instead of a choice."""

    WHY = auto()
    TAKE_BACK = auto()
    LOOK = auto()
    LEAVE = auto()
    HELP = auto()
    HINT = auto()


COMMAND_KEYS = {
    "?": TerminalCommand.WHY,
    "u": TerminalCommand.TAKE_BACK,
    "о": TerminalCommand.TAKE_BACK,
    "v": TerminalCommand.LOOK,
    "п": TerminalCommand.LOOK,
    "": TerminalCommand.LOOK,
    "q": TerminalCommand.LEAVE,
    "в": TerminalCommand.LEAVE,
    "h": TerminalCommand.HELP,
    "с": TerminalCommand.HELP,
    "!": TerminalCommand.HINT,
}


def read_command(line: str) -> TerminalCommand | None:
    """The command that a line of input is, if it is one."""
    return COMMAND_KEYS.get(line.strip().lower())


def chunks(entries: list[str], size: int) -> list[list[str]]:
    """`entries` in lists of `size`."""
    return [entries[first : first + size] for first in range(0, len(entries), size)]


class Menu:
    """Everything one seat may choose now, numbered from 1."""

    def __init__(
        self, decisions: list[Decision], words: Words, says: TerminalTexts, width: int = 80
    ) -> None:
        """List the options of `decisions`, standing offers after what the table waits for."""
        self.decisions = decisions
        self.words = words
        self.says = says
        self.width = width
        self.choices = [c for d in decisions for c in islice(d.options, MAX_OPTIONS)]
        self._texts: list[str] | None = None  # put into words only when somebody searches

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
            numbers = range(first, first + min(len(decision.options), MAX_OPTIONS))
            lines += self._lines(list(numbers))
            first = numbers.stop
        return "\n".join(lines)

    def _lines(self, numbers: list[int]) -> list[str]:
        entries_shown = [
            f"{n + 1:>4}  {self.words.choice(self.choices[n])}"
            for n in numbers[: MAX_LINES * MAX_COLUMNS]
        ]
        # Only now, when the widest entry is known, it is clear how many columns fit.
        column_width = max(map(len, entries_shown), default=0) + 2
        columns = min(MAX_COLUMNS, max(1, self.width // column_width))
        entries_shown = [
            entry.ljust(column_width) for entry in entries_shown[: MAX_LINES * columns]
        ]
        rows = ["".join(row).rstrip() for row in chunks(entries_shown, columns)]
        left = len(numbers) - len(entries_shown)
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
        matching = [n for n, text in enumerate(self.texts) if wanted in text.casefold()]
        return "\n".join(self._lines(matching)) or self.says("none-match", text=line)
