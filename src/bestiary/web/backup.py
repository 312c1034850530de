"""`python -m bestiary.web.backup save FILE` and `… restore FILE`: the embedded site in one file.

The copy is consistent while the server runs. Restoring puts database and secret key back into an
empty BESTIARY_DATA; the server must not be running there.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import BinaryIO

from bestiary.web.config import CONFIGURATION

DATABASE = "bestiary.sqlite3"
KEY = "secret-key"


class BackupError(Exception):
    """It cannot be done; the message says why."""


def save(data: Path, target: Path) -> None:
    """Copy what cannot be made again: the database, and the key that signs sessions and links."""
    if not (data / DATABASE).exists():
        raise BackupError(f"There is no {DATABASE} in {data}. PostgreSQL is saved with pg_dump.")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        source, target_base = sqlite3.connect(data / DATABASE), sqlite3.connect(copy)
        source.backup(target_base)
        source.close()
        target_base.close()
        with _secret(target) as file, tarfile.open(fileobj=file, mode="w:gz") as archive:
            archive.add(copy, DATABASE)
            if (data / KEY).exists():
                archive.add(data / KEY, KEY)


def _secret(path: Path) -> BinaryIO:
    """A new file that nobody else may read, from its first byte."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


def restore(data: Path, source: Path) -> None:
    """Put a saved site into `data`, which must hold none."""
    if (data / DATABASE).exists():
        raise BackupError(f"{data} already holds a site. Move it away first.")
    data.mkdir(parents=True, exist_ok=True)
    with tarfile.open(source) as archive:
        for name in (DATABASE, KEY):
            if name in archive.getnames():
                found = archive.extractfile(name)
                with _secret(data / name) as file:
                    shutil.copyfileobj(found, file)  # type: ignore[arg-type] # no folder
    _check(data / DATABASE)


def _check(path: Path) -> None:
    database = sqlite3.connect(path)
    try:
        (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
    finally:
        database.close()
    if verdict != "ok":
        raise BackupError(f"{path} is damaged: {verdict}")


def main(arguments: list[str]) -> int:
    """Do what the command line says; 0 if it was done."""
    works = {"save": save, "restore": restore}
    if len(arguments) != 2 or arguments[0] not in works:
        print(__doc__)
        return 2
    try:
        works[arguments[0]](CONFIGURATION.data, Path(arguments[1]))
    except (BackupError, OSError, tarfile.TarError) as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
