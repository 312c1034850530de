"""The slow line looks at a site of its own, not at the one of whoever runs it."""

import os
import subprocess
import sys

ASKED = """
from browser.slow_line import DATA
from bestiary.web.config import CONFIGURATION
assert CONFIGURATION.data == DATA, (CONFIGURATION.data, DATA)
"""


def test_tables_are_laid_where_its_server_looks() -> None:
    told = subprocess.run(
        [sys.executable, "-c", ASKED],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip

    assert not told.returncode, told.stderr
