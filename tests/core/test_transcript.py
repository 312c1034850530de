"""Transcripts rebuild the game, and say which line does not fit."""

from random import Random

import pytest

from bestiary.core import Table, pick
from bestiary.core.transcript import TranscriptError, read, replay, verify, write
from bestiary.games.urban_legends import GAME

SEED = bytes(range(32))


def played(*, moves: int = 1000) -> Table:
    table = Table(GAME, 2, seed=SEED, players=("Ann", "Бор|ис"))
    rng = Random(60)
    for _ in range(moves):
        if table.is_over:
            break
        seat = table.to_move[0]
        table.choose(seat, pick(table.open_to(seat)[0].options, rng))
    return table


WHOLE = write(played())
LINES = WHOLE.splitlines()


def test_a_finished_game_is_rebuilt_and_verified() -> None:
    table = verify(read(WHOLE), GAME)

    assert table.state == played().state
    assert write(table) == WHOLE
    assert table.players == ("Ann", "Бор/ис")


def test_an_unfinished_game_keeps_its_seed() -> None:
    text = write(played(moves=3))

    assert SEED.hex() not in text
    assert "unfinished" in text
    assert not verify(read(text), GAME).is_over


def test_a_watcher_sees_every_moment() -> None:
    seen: list[int] = []
    replay(read(WHOLE), GAME, watch=lambda table: seen.append(len(table.moves)))

    assert seen == list(range(len(read(WHOLE).moves) + 1))


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_file_cut_off_anywhere_is_refused(line: int) -> None:
    cut = "\n".join(LINES[: line - 1])

    with pytest.raises(TranscriptError):
        verify(read(cut), GAME)


@pytest.mark.parametrize("line", [n for n, text in enumerate(LINES, 1) if "#" in text])
def test_a_changed_line_is_named(line: int) -> None:
    changed = [*LINES]
    changed[line - 1] = changed[line - 1].replace("  #", "x  #")

    with pytest.raises(TranscriptError, match=f"^line {line}: "):
        read("\n".join(changed))


def test_a_lost_line_is_named() -> None:
    with pytest.raises(TranscriptError, match=r"^line 12: "):
        read("\n".join(LINES[:11] + LINES[12:]))


def test_an_added_line_is_refused() -> None:
    with pytest.raises(TranscriptError, match="nothing was expected"):
        read(WHOLE + "one more\n")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("rules: 1", "rules: 0", 3),
        ("seats: 2", "seats: x", 4),
        ("sensors=4-3-3", "sensors=9-9-9", 5),
        ("game: ", "came: ", 2),
        ("Bestiary transcript", "Shopping list", 1),
    ],
)
def test_a_forged_head_is_refused(old: str, new: str, line: int) -> None:
    with pytest.raises(TranscriptError):
        verify(read(WHOLE.replace(old, new)), GAME)
    assert line


def resigned(changes: dict[int, str]) -> str:
    """A forger who knows the form: lines changed, all checks made anew."""
    from bestiary.core.transcript import _line_with_check

    lines: list[str] = []
    for number, text in enumerate(LINES, 1):
        body, mark, _ = text.rpartition("  #")
        body = changes.get(number, body if mark else text)
        lines.append(_line_with_check(lines, body) if mark else body)
    return "\n".join(lines)


def test_chance_that_does_not_follow_the_seed_is_found() -> None:
    dealt = next(n for n, text in enumerate(LINES, 1) if "cards " in text)
    other = (
        "align+align+align" if "align+align+align" not in LINES[dealt - 1] else "split+split+split"
    )
    words = LINES[dealt - 1].split()
    forged = resigned({dealt: f"   {words[0]}  chance  cards {other}"})

    with pytest.raises(TranscriptError, match="line"):
        verify(read(forged), GAME)


def test_a_move_that_was_never_on_offer_is_found() -> None:
    last = max(n for n, text in enumerate(LINES, 1) if "seat-" in text)
    number = LINES[last - 1].split()[0]
    forged = resigned({last: f"{number:>4}  seat-1  resettle black 9"})

    with pytest.raises(TranscriptError, match=f"line {last}: .*not"):
        verify(read(forged), GAME)


def test_a_forged_result_is_found() -> None:
    body = LINES[-1].rpartition("  #")[0]
    forged = resigned({len(LINES): body.replace("scores=", "scores=9")})

    with pytest.raises(TranscriptError, match="was expected"):
        verify(read(forged), GAME)


def test_a_seed_that_does_not_fit_its_hash_is_found() -> None:
    forged_head = WHOLE.replace(f"seed: {SEED.hex()}", f"seed: {bytes(32).hex()}")

    with pytest.raises(TranscriptError, match="line"):
        verify(read(forged_head), GAME)
