"""Hot-seat game in the terminal: people share the keyboard, bots play between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid

from bestiary.cli.hint import hint
from bestiary.cli.menu import Menu, TerminalCommand, read_command
from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import Bot, Outcome, Seat, Table, Words


class LeftError(Exception):
    """Somebody has left the table."""


@dataclass(slots=True)
class TerminalGame:
    """One game played in the terminal. `log_read` is how much of the log each seat has read."""

    table: Table
    words: Words
    says: TerminalTexts
    bots: Mapping[Seat, Bot]
    rng: Random
    console: Console
    log_read: dict[Seat, int] = field(default_factory=dict)
    seat_at_keyboard: Seat | None = None
    adviser: Bot | None = None

    def play(self) -> None:
        """Play to the end; `LeftError` if somebody leaves before."""
        while not self.table.is_over:
            asked = self.table.to_move
            # Where seats race, none may be favoured by its number.
            seat = self.rng.choice(asked) if self.table.state.is_race else asked[0]
            if seat in self.bots:
                position = self.table.position(seat, self.rng)
                self.table.choose(seat, self.bots[seat].choose(position))
            else:
                self._turn(seat)
        self._end()

    def _turn(self, seat: Seat) -> None:
        self._draw_curtain(seat)
        self._show(seat)
        while not self._choose(seat):
            pass
        # The last chance to take the move back: the next prompt belongs to another seat.
        if self.table.to_move[:1] != (seat,) and self.table.can_take_back(seat):
            self._hand_over(seat)

    def _draw_curtain(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one looks."""
        people = self.table.seats - len(self.bots)
        if people > 1 and self.seat_at_keyboard != seat:
            name = self.words.player(seat)
            self.console.clear()
            self.console.print(self.says("curtain", name=name))
            self.answer(self.says("curtain-ready", name=name))
        self.seat_at_keyboard = seat

    def _show(self, seat: Seat) -> None:
        news = [event for _, event in self.table.log(seat)]
        unread = news[self.log_read.get(seat, 0) :]
        self.log_read[seat] = len(news)
        if unread:
            self.console.print(Rule(self.says("since"), align="left"))
            for event in unread:
                self.plain(self.words.event(event))
        self.look(seat)

    def look(self, seat: Seat) -> None:
        """Show the table as `seat` sees it."""
        game = self.table.game
        self.console.print(Rule(self.words.player(seat), align="left"))
        self.plain(game.page.describe(game.rules.view(self.table.state, seat), self.words))

    def _choose(self, seat: Seat) -> bool:
        """Carry out one line of input; whether the person has moved."""
        menu = Menu(self.table.open_to(seat), self.words, self.says, self.console.width)
        self.plain(menu.listing())
        while True:
            line = self.answer(self.says("ask"))
            match read_command(line):
                case TerminalCommand.LEAVE:
                    raise LeftError
                case TerminalCommand.TAKE_BACK:
                    self._take_back(seat)
                    return False
                case TerminalCommand.LOOK:
                    self.look(seat)
                    return False
                case TerminalCommand.WHY:
                    self._explain(seat)
                case TerminalCommand.HELP:
                    self.plain(self.says("help"))
                case TerminalCommand.HINT:
                    self._hint(seat)
                case _ if (choice := menu.find(line, self.table.read)) is not None:
                    self.table.choose(seat, choice)
                    return True
                case _:
                    self.plain(menu.complaint(line))

    def _explain(self, seat: Seat) -> None:
        reasons = self.table.state.reasons(seat)
        self.plain("\n".join(map(self.words.reason, reasons)) or self.says("no-reasons"))

    def _hint(self, seat: Seat) -> None:
        """What a bot would consider, as far as this seat may know."""
        if self.adviser is None:
            self.plain(self.says("no-hints"))
            return
        position = self.table.position(seat, self.rng)
        self.plain("\n".join(hint(self.adviser, position, self.words, self.says)))

    def _take_back(self, seat: Seat) -> None:
        if not self.table.can_take_back(seat):
            self.plain(self.says("no-take-back"))
            return
        self.table.take_back(seat)
        self.log_read[seat] = min(self.log_read.get(seat, 0), len(list(self.table.log(seat))))
        self.plain(self.says("taken-back", name=self.words.player(seat)))
        self.look(seat)

    def _hand_over(self, seat: Seat) -> None:
        if read_command(self.answer(self.says("hand-over"))) is TerminalCommand.TAKE_BACK:
            self._take_back(seat)

    def _end(self) -> None:
        outcome = self.table.state.outcome
        assert outcome is not None
        self.plain(self.words.outcome(outcome))
        self.console.print(score_sheet(outcome, self.words, self.says))

    def answer(self, prompt: str) -> str:
        """One line from the keyboard; the end of input leaves the table."""
        try:
            return self.console.input(f"{prompt}: ", markup=False).strip()
        except EOFError:
            raise LeftError from None

    def plain(self, text: str) -> None:
        """Print a text whose brackets are no markup."""
        self.console.print(text, markup=False, highlight=False)


def score_sheet(outcome: Outcome, words: Words, says: TerminalTexts) -> Grid:
    """Every seat's points, line by line."""
    sheet = Grid(says("player"), *(words.player(seat) for seat in range(len(outcome.scores))))
    lines = dict.fromkeys(name for score in outcome.scores for name, _ in score.lines)
    for line in lines:
        points = (dict(score.lines).get(line) for score in outcome.scores)
        sheet.add_row(words(f"score-{line}"), *("" if p is None else str(p) for p in points))
    sheet.add_row(says("total"), *(str(score.total) for score in outcome.scores))
    return sheet
