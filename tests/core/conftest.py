"""The duel, with its texts on disk."""

from pathlib import Path
from typing import Any

import pytest

from bestiary.core import Game
from core.duel import duel


@pytest.fixture
def game(tmp_path: Path) -> Game[Any, Any]:
    return duel(tmp_path)
