"""`bestiary replay`: a finished game again, move by move, or only checked."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console

from bestiary import registry
from bestiary.cli.arguments import Language, read_language
from bestiary.cli.menu import TerminalCommand, read_command
from bestiary.cli.terminal_game import score_sheet
from bestiary.cli.terminal_texts import TerminalTexts
from bestiary.core import CHANCE, SPECTATOR, Game, State, Table, Words, transcript
from bestiary.core.companion import SeatKnowledge
from bestiary.core.transcript import Transcript, TranscriptError

Moments: TypeAlias = list[tuple[SeatKnowledge, ...] | None]
EXIT_REFUSED = 1
GAME_LINE = 2

File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", exists=True, dir_okay=False, readable=True, help="A transcript."
    ),
]
Verify = Annotated[
    bool, typer.Option("--verify", help="Only check the file: its text, every move, the seed.")
]

Hindsight = Annotated[
    bool,
    typer.Option("--hindsight", help="After every move of a finished game: who could know what."),
]


def replay(
    file: File, verify: Verify = False, hindsight: Hindsight = False, language: Language = None
) -> None:
    """Step through a transcript, or verify it; a file that does not fit is refused."""
    spoken = read_language(language)
    try:
        read = transcript.read(file.read_text(encoding="utf-8"))
        game = _game_of(read)
        words = Words(game, spoken, read.players)
        says = TerminalTexts(spoken)
        if verify:
            _report(read, transcript.verify(read, game), words, says)
        else:
            known = _hindsight(read, game) if hindsight else []
            TranscriptPlayer(words, says, stepping=sys.stdin.isatty(), known=known).take(read, game)
    except (TranscriptError, UnicodeDecodeError) as refused:
        why = "it is no text" if isinstance(refused, UnicodeDecodeError) else refused
        Console(stderr=True).print(f"{file} is refused: {why}.", markup=False, soft_wrap=True)
        raise typer.Exit(EXIT_REFUSED) from refused


def _game_of(read: Transcript) -> Game[Any, Any]:
    try:
        return registry.game(read.fields["game"])
    except registry.UnknownGameError as unknown:
        raise TranscriptError(GAME_LINE, str(unknown.args[0]).rstrip(".")) from unknown


def _hindsight(read: Transcript, game: Game[Any, Any]) -> Moments:
    """What each seat could know after every move; nothing about a game that is not over."""
    states = list[State]()
    table = transcript.replay(read, game, watch=lambda table: states.append(table.state.copy()))
    if game.teaching.companion is None or not table.is_over:
        return []
    return list(game.teaching.companion.insights(states))


def _report(read: Transcript, table: Table, words: Words, says: TerminalTexts) -> None:
    console = Console()
    console.print(says("verified", moves=len(read.moves)))
    console.print(says("verified-seed" if read.fields["seed"] else "unverified-seed"))
    if read.fields["seed"] and (salted := sum(map(bool, read.salts))):
        console.print(says("verified-salt", number=salted))
    outcome = table.state.outcome
    console.print(words.outcome(outcome) if outcome else says("unfinished"), markup=False)


@dataclass(slots=True)
class TranscriptPlayer:
    """Shows a game move by move; `stepping` waits for Enter after each."""

    words: Words
    says: TerminalTexts
    stepping: bool
    console: Console = field(default_factory=Console)
    events_shown: int = 0
    known: Moments = field(default_factory=list)

    def take(self, read: Transcript, game: Game[Any, Any]) -> None:
        """Show every move, then the result."""
        try:
            table = transcript.replay(read, game, watch=self._watch)
        except EOFError:
            return
        outcome = table.state.outcome
        if outcome is None:
            self._plain(self.says("unfinished"))
        else:
            self._plain(self.words.outcome(outcome))
            self.console.print(score_sheet(outcome, self.words, self.says))

    def _watch(self, table: Table) -> None:
        if table.moves:
            move = table.moves[-1]
            name = self.says("chance") if move.seat == CHANCE else self.words.player(move.seat)
            text = self.words.choice(table.read(move.text))
            self._plain(self.says("move", number=move.number, name=name, text=text))
        for _, event in table.events[self.events_shown :]:
            self._plain(f"    {self.words.event(event)}")
        self.events_shown = len(table.events)
        self._show_hindsight(len(table.moves))
        if self.stepping and not table.is_over:
            self._wait(table)

    def _show_hindsight(self, number: int) -> None:
        known = self.known[number] if number < len(self.known) else None
        for seat, one in enumerate(known or ()):
            said = f"{one.possible_in_words(self.words)}; {one.change_in_words(self.words)}"
            self._plain(f"      {self.words.player(seat)}: {said}")

    def _wait(self, table: Table) -> None:
        while line := self.console.input(f"{self.says('go-on')}: ").strip():
            if read_command(line) is TerminalCommand.LEAVE:
                # As at the end of input: the replay that calls this back has no other way out.
                raise EOFError
            view = table.game.rules.view(table.state, SPECTATOR)
            self._plain(table.game.page.describe(view, self.words))

    def _plain(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False)
