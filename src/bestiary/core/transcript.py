"""Game notation: a whole game as text that people can read and programs replay and verify.

Lines of play form a hash chain: each ends in a check that covers everything above it, so a changed,
lost or added line is found where it stands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bestiary.core.game import Game
from bestiary.core.notation import NotationError
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.table import Move, RefusedError, Table

TITLE = "Bestiary transcript, form 1"
SALTED_TITLE = "Bestiary transcript, form 2"
CHECK_DIGITS = 6  # hexadecimal: against slips and idle changes, not against forgers
FIELDS = ("game", "rules", "seats", "options", "players", "seed-hash", "seed")
FORMS = {TITLE: FIELDS, SALTED_TITLE: (*FIELDS, "salt")}
"""A game to whose seed nobody added anything is written as ever."""
SALT_LINE = 9
NO_SALT = "-"


class TranscriptError(ValueError):
    """A transcript does not fit; `line` is where, the message what was expected."""

    def __init__(self, line: int, sentence: str) -> None:
        """Say in which line, counted from 1."""
        super().__init__(f"line {line}: {sentence}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Transcript:
    """What a transcript says, its checks already verified."""

    fields: dict[str, str]
    moves: tuple[Move, ...]
    first_line: int
    result: str

    @property
    def options(self) -> dict[str, str]:
        return dict(pair.split("=", 1) for pair in self.fields["options"].split())

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.fields["players"].split(" | ")) if self.fields["players"] else ()

    @property
    def salts(self) -> tuple[str, ...]:
        """What each seat added to the sealed seed; nothing in a transcript without salt."""
        added = self.fields["salt"].split(" | ") if "salt" in self.fields else ()
        return tuple("" if salt == NO_SALT else salt for salt in added)


def write(table: Table, *, reveal_seed: bool | None = None) -> str:
    """The transcript of `table`; the seed is given once the game is over."""
    if reveal_seed is None:
        reveal_seed = table.is_over
    title = SALTED_TITLE if any(table.salts) else TITLE
    lines = [title, *_head(table, FORMS[title], reveal_seed=reveal_seed), ""]
    for move in table.moves:
        lines.append(_line_with_check(lines, _line(move)))
    lines += ["", _line_with_check([*lines, ""], f"end {len(table.moves)} {result(table)}")]
    return "\n".join(lines) + "\n"


def _head(table: Table, names: Iterable[str], *, reveal_seed: bool) -> list[str]:
    values = {
        "game": table.game.id,
        "rules": table.game.rules_version,
        "seats": str(table.seats),
        "options": " ".join(f"{k}={v}" for k, v in table.options.items()),
        "players": " | ".join(" ".join(p.replace("|", "/").split()) for p in table.players),
        "seed-hash": table.seed_hash,
        "seed": table.seed.hex() if table.seed and reveal_seed else "",
        "salt": " | ".join(salt or NO_SALT for salt in table.salts),
    }
    return [f"{name}: {values[name]}".rstrip() for name in names]


def _line(move: Move) -> str:
    who = "chance" if move.seat == CHANCE else f"seat-{move.seat + 1}"
    return f"{move.number:>4}  {who:<7} {move.text}"


def _check(lines: list[str], line: str) -> str:
    # The line above ends in its own check and so stands for all above it; the head has no checks.
    return sha256("\n".join([*lines[-1:], *lines[:10], line]).encode()).hexdigest()[:CHECK_DIGITS]


def _line_with_check(lines: list[str], line: str) -> str:
    return f"{line}  #{_check(lines, line)}"


def result(table: Table) -> str:
    """The last line's account of the outcome."""
    outcome = table.state.outcome
    if outcome is None:
        return "unfinished"
    winners = "+".join(str(w + 1) for w in outcome.winners) or "-"
    scores = "+".join(str(s.total) for s in outcome.scores)
    return f"winners={winners} scores={scores} reason={outcome.reason}"


def read(text: str) -> Transcript:
    """Read a transcript and its checks; `TranscriptError` names the line that does not fit."""
    lines = text.splitlines()
    names = FORMS.get(lines[0].strip()) if lines else None
    if names is None:
        raise TranscriptError(1, f"'{TITLE}' was expected")
    fields = {name: _field(lines, n, name) for n, name in enumerate(names, start=1)}
    first = len(names) + 2
    end = next((n for n in range(first, len(lines)) if not lines[n].strip()), None)
    if end is None or end + 1 >= len(lines):
        raise TranscriptError(len(lines), "the file is cut off: an 'end' line was expected")
    moves = tuple(_move(lines, n, n - first + 1) for n in range(first, end))
    number, _, result = _body(lines, end + 1).removeprefix("end ").partition(" ")
    if not lines[end + 1].startswith("end ") or number != str(len(moves)):
        raise TranscriptError(end + 2, f"'end {len(moves)}' was expected")
    extra = next((n for n in range(end + 2, len(lines)) if lines[n].strip()), None)
    if extra is not None:
        raise TranscriptError(extra + 1, "nothing was expected after the 'end' line")
    return Transcript(fields, moves, first + 1, result)


def _field(lines: list[str], n: int, name: str) -> str:
    label, colon, value = lines[n].partition(":") if n < len(lines) else ("", "", "")
    if label != name or not colon:
        raise TranscriptError(n + 1, f"'{name}: …' was expected")
    return value.strip()


def _body(lines: list[str], n: int) -> str:
    body, mark, check = lines[n].rpartition("  #")
    if not mark or check.strip() != _check(lines[:n], body):
        raise TranscriptError(n + 1, "this line or one above it was changed")
    return body


def _move(lines: list[str], n: int, number: int) -> Move:
    body = _body(lines, n)
    numeral, who, text = [*body.split(maxsplit=2), "", ""][:3]
    try:
        seat = read_seat(who)
    except ValueError as bad:
        raise TranscriptError(n + 1, str(bad)) from None
    if numeral != str(number):
        raise TranscriptError(n + 1, f"move {number} was expected")
    return Move(number, seat, text)


def read_seat(who: str) -> Seat:
    """Whom the beginning of a line names; `ValueError` if nobody."""
    if who == "chance":
        return CHANCE
    digits = who.removeprefix("seat-")
    if not digits.isdecimal():
        raise ValueError("'chance' or 'seat-…' was expected")
    return int(digits) - 1


def replay(
    transcript: Transcript, game: Game[Any, Any], *, watch: Callable[[Table], None] | None = None
) -> Table:
    """Play the transcript again from an empty table; `TranscriptError` where it does not fit.

    `watch` is shown the table after the set-up and after every move.
    """
    if transcript.fields["rules"] != game.rules_version:
        theirs = transcript.fields["rules"]
        raise TranscriptError(3, f"rules {game.rules_version} were expected, these are {theirs}")
    table = _empty(transcript, game)
    for n, move in enumerate(transcript.moves):
        if watch:
            watch(table)
        try:
            table.replay([move])
        except (RefusedError, NotationError) as refused:
            raise TranscriptError(transcript.first_line + n, str(refused)) from refused
    if watch:
        watch(table)
    if result(table) != transcript.result:
        line = transcript.first_line + len(transcript.moves) + 1
        raise TranscriptError(line, f"'{result(table)}' was expected")
    return table


def _empty(transcript: Transcript, game: Game[Any, Any]) -> Table:
    fields = transcript.fields
    try:
        table = Table(
            game, int(fields["seats"]), transcript.options, players=transcript.players, dealt=False
        )
    except ValueError as bad:
        raise TranscriptError(4, str(bad)) from bad
    return table


def verify(transcript: Transcript, game: Game[Any, Any]) -> Table:
    """Replay, and where the seed is given prove that chance followed it and all salts."""
    table = replay(transcript, game)
    if "salt" in transcript.fields and len(transcript.salts) != table.seats:
        raise TranscriptError(SALT_LINE, f"the salt of {table.seats} seats was expected")
    seed = _published_seed(transcript)
    if seed is None:
        return table
    # A second game, dealt from the seed: every answer of chance must come out the same.
    fair = Table(
        game,
        table.seats,
        table.options,
        seed=seed,
        salts=transcript.salts,
        players=table.players,
    )
    for n, move in enumerate(transcript.moves):
        if move.seat != CHANCE:
            fair.choose(move.seat, fair.read(move.text))
        elif n >= len(fair.moves) or fair.moves[n] != move:
            raise TranscriptError(transcript.first_line + n, "the seed gives another answer")
    return fair


def _published_seed(transcript: Transcript) -> bytes | None:
    text = transcript.fields["seed"]
    if not text:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise TranscriptError(8, "a seed in hexadecimal digits was expected") from None
    if sha256(seed).hexdigest() != transcript.fields["seed-hash"]:
        raise TranscriptError(8, "the seed does not fit the published hash")
    return seed
