"""Files of the site are readable by the operator alone."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bestiary.web import backup

pytestmark = pytest.mark.django_db


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_database_and_backup_are_the_operator_s_own_from_the_first_byte(tmp_path: Path) -> None:
    """Even where new files are readable for everybody."""
    command = "import os; os.umask(0); import bestiary.web.settings"
    environment = os.environ | {"BESTIARY_DATA": str(tmp_path), "SECRET_KEY": ""}
    subprocess.run([sys.executable, "-c", command], env=environment, check=True)
    before = os.umask(0)
    try:
        backup.save(tmp_path, tmp_path / "saved.tar.gz")
        backup.restore(tmp_path / "again", tmp_path / "saved.tar.gz")
    finally:
        os.umask(before)

    found = [tmp_path / name for name in ("bestiary.sqlite3", "saved.tar.gz")]
    found += [tmp_path / "again" / name for name in ("bestiary.sqlite3", "secret-key")]
    assert [mode(path) for path in found] == [0o600] * 4
