"""Dataset files: JSON Lines, or Parquet as a folder of parts (extra `data`).

Resumable: only whole games are read back, so a run that was interrupted continues after the last.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, islice
from pathlib import Path
from typing import Any, get_type_hints

from bestiary.lab.dataset.rows import DecisionRow, games
from bestiary.lab.extras import import_extra

GAMES_PER_PART = 50
"""Games in one part of a Parquet folder."""
LINE_PREFIX = '{"game": "'
"""How every line begins, also one that an interruption cut short."""
PART_NAME = re.compile(r"part-(\d+)\.parquet")
"""The parts of a folder that this module writes; others' files are left alone."""


class BadDatasetError(ValueError):
    """A file holds no rows, or other ones than expected; the message says which."""


def read(path: Path) -> Iterator[DecisionRow]:
    """All rows of whole games, in their order."""
    if not path.exists():
        raise BadDatasetError(f"There is no {path}.")
    rows = _parts(path) if is_parquet(path) else _lines(path)
    yield from chain.from_iterable(each for each in games(rows) if _is_whole(each))


def is_parquet(path: Path) -> bool:
    """Whether rows are stored as Parquet; else they are JSON lines."""
    if path.suffix not in (".parquet", ".jsonl"):
        raise BadDatasetError(f"'{path.name}' ends in neither .parquet nor .jsonl.")
    return path.suffix == ".parquet"


def _is_whole(rows: Sequence[DecisionRow]) -> bool:
    return rows[-1].seat is None


def _lines(path: Path) -> Iterator[DecisionRow]:
    # Not strict: an interruption may have cut the last line inside a letter.
    with path.open(encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield DecisionRow(**json.loads(line))
            except (ValueError, TypeError) as wrong:
                if _was_cut_short(line):
                    return
                where = f"{path}, line {number}"
                raise BadDatasetError(f"{where}: this is no row of a dataset.") from wrong


def _was_cut_short(line: str) -> bool:
    """Whether an interruption left this of a row: its end is missing, and its end alone."""
    return not line.endswith("\n") and (
        line.startswith(LINE_PREFIX) or LINE_PREFIX.startswith(line)
    )


def _parts(path: Path) -> Iterator[DecisionRow]:
    """The rows of a folder, or of a single file that another program has written."""
    parts = [path] if path.is_file() else sorted(path.glob("*.parquet"))
    return chain.from_iterable(map(_read_part, parts))


def _read_part(part: Path) -> list[DecisionRow]:
    pyarrow, parquet = import_extra("pyarrow", "data"), import_extra("pyarrow.parquet", "data")
    try:  # cast: pandas stores a column of integers with gaps as floats
        table = parquet.read_table(part).select(DecisionRow._fields).cast(_schema(pyarrow))
        return [DecisionRow(**values) for values in table.to_pylist()]
    except (ValueError, LookupError) as wrong:
        raise BadDatasetError(f"{part} holds no rows of a dataset.") from wrong


def read_games(path: Path) -> list[list[DecisionRow]]:
    """The whole games of an earlier run; nothing if there was none."""
    return list(games(read(path))) if path.exists() else []


def write(
    path: Path, played: Iterable[list[DecisionRow]], *, already: Sequence[list[DecisionRow]] = ()
) -> None:
    """Write games as they are played, after those of `already`; anything else is overwritten."""
    if is_parquet(path):
        _write_parts(path, played, already)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    new = _temporary_path(path)
    with new.open("w", encoding="utf-8") as file:
        file.writelines(chain.from_iterable(map(_json_lines, already)))
    new.replace(path)  # atomic, and drops the line that an interruption cut short
    with path.open("a", encoding="utf-8") as file:
        for rows in played:
            file.writelines(_json_lines(rows))
            file.flush()


def _temporary_path(path: Path) -> Path:
    """Where a file is written before it is moved; hidden, or readers would take it for a part."""
    return path.with_name(f".{path.name}.new")


def _json_lines(rows: Iterable[DecisionRow]) -> Iterator[str]:
    return (json.dumps(row._asdict(), ensure_ascii=False) + "\n" for row in rows)


def _write_parts(
    path: Path, played: Iterable[list[DecisionRow]], already: Sequence[list[DecisionRow]]
) -> None:
    """All parts but the last have the same number of games, so whole parts need not be read."""
    if path.is_file():
        raise BadDatasetError(f"{path} is a single file: games go into a folder of parts.")
    path.mkdir(parents=True, exist_ok=True)
    whole = len(already) // GAMES_PER_PART
    left = chain(already[whole * GAMES_PER_PART :], played)
    _clear(path, whole + 1)
    for number in count(whole):
        if not _fill(path / f"part-{number:05}.parquet", islice(left, GAMES_PER_PART)):
            _clear(path, number)
            return


def _clear(path: Path, first: int) -> None:
    """Delete parts of another run, from this number on."""
    for part in path.iterdir():
        match = PART_NAME.fullmatch(part.name)
        if match and int(match[1]) >= first:
            part.unlink()


def _fill(part: Path, played: Iterable[list[DecisionRow]]) -> bool:
    """Write these games, those before an interruption too; whether there were any."""
    rows = list[DecisionRow]()
    try:
        for each in played:
            rows += each
    finally:
        if rows:
            _write_part(part, rows)
    return bool(rows)


def _write_part(part: Path, rows: Sequence[DecisionRow]) -> None:
    pyarrow, parquet = import_extra("pyarrow", "data"), import_extra("pyarrow.parquet", "data")
    columns: dict[str, list[Any]] = {
        name: [getattr(r, name) for r in rows] for name in DecisionRow._fields
    }
    new = _temporary_path(part)
    parquet.write_table(pyarrow.table(columns, schema=_schema(pyarrow)), new)
    new.replace(part)


def _schema(pyarrow: Any) -> Any:
    text = pyarrow.string()
    number = pyarrow.int64()
    kinds: dict[Any, Any] = dict.fromkeys([str, str | None], text)
    kinds |= dict.fromkeys([int, int | None], number)
    kinds |= {list[str]: pyarrow.list_(text), list[int]: pyarrow.list_(number)}
    return pyarrow.schema(
        [(name, kinds[hint]) for name, hint in get_type_hints(DecisionRow).items()]
    )
