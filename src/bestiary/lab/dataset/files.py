"""Rows in files: JSON lines, or Parquet as a folder of parts (extra `data`).

Whole games only are kept, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count, islice
from pathlib import Path
from typing import Any, get_type_hints

from bestiary.lab.dataset.rows import Row, games
from bestiary.lab.extras import needed

PART = 50
"""Games in one part of a Parquet folder."""


class BadDatasetError(ValueError):
    """A file holds no rows, or other ones than expected; the message says which."""


def read(path: Path) -> Iterator[Row]:
    """All rows of whole games, in their order."""
    if not path.exists():
        raise BadDatasetError(f"There is no {path}.")
    if is_parquet(path):
        yield from chain.from_iterable(map(_read_part, sorted(path.glob("*.parquet"))))
    else:
        yield from chain.from_iterable(each for each in games(_lines(path)) if _is_whole(each))


def is_parquet(path: Path) -> bool:
    """Whether rows are kept as Parquet; else they are JSON lines."""
    if path.suffix not in (".parquet", ".jsonl"):
        raise BadDatasetError(f"'{path.name}' ends in neither .parquet nor .jsonl.")
    return path.suffix == ".parquet"


def _is_whole(rows: Sequence[Row]) -> bool:
    return rows[-1].seat is None


def _lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            try:
                yield Row(**json.loads(line))
            except (ValueError, TypeError):
                return  # what an interruption cut short


def _read_part(part: Path) -> list[Row]:
    parquet = needed("pyarrow.parquet", "data")
    return [Row(**values) for values in parquet.read_table(part).to_pylist()]


def kept(path: Path) -> list[list[Row]]:
    """The whole games of an earlier run; nothing if there was none."""
    return list(games(read(path))) if path.exists() else []


def write(path: Path, played: Iterable[list[Row]], *, already: Sequence[list[Row]] = ()) -> None:
    """Write games as they are played, after those that are there already."""
    if is_parquet(path):
        _write_parts(path, played, already)
        return
    new = path.with_suffix(".new")
    with new.open("w", encoding="utf-8") as file:
        file.writelines(chain.from_iterable(map(_spelled, already)))
    new.replace(path)  # without what an interruption cut short
    with path.open("a", encoding="utf-8") as file:
        for rows in played:
            file.writelines(_spelled(rows))
            file.flush()


def _spelled(rows: Iterable[Row]) -> Iterator[str]:
    return (json.dumps(row._asdict(), ensure_ascii=False) + "\n" for row in rows)


def _write_parts(path: Path, played: Iterable[list[Row]], already: Sequence[list[Row]]) -> None:
    """Parts of the same number of games: a part that is there is whole."""
    path.mkdir(parents=True, exist_ok=True)
    whole = len(already) // PART
    left = chain(already[whole * PART :], played)
    for number in count(whole):
        rows = list(chain.from_iterable(islice(left, PART)))
        if not rows:
            return
        _write_part(path / f"part-{number:05}.parquet", rows)


def _write_part(part: Path, rows: Sequence[Row]) -> None:
    pyarrow, parquet = needed("pyarrow", "data"), needed("pyarrow.parquet", "data")
    columns: dict[str, list[Any]] = {name: [getattr(r, name) for r in rows] for name in Row._fields}
    new = part.with_suffix(".new")
    parquet.write_table(pyarrow.table(columns, schema=_schema(pyarrow)), new)
    new.replace(part)


def _schema(pyarrow: Any) -> Any:
    text, number = pyarrow.string(), pyarrow.int64()
    kinds: dict[Any, Any] = dict.fromkeys([str, str | None], text)
    kinds |= dict.fromkeys([int, int | None], number)
    kinds |= {list[str]: pyarrow.list_(text), list[int]: pyarrow.list_(number)}
    return pyarrow.schema([(name, kinds[hint]) for name, hint in get_type_hints(Row).items()])
