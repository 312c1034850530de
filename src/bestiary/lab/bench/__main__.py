"""`python -m bestiary.lab.bench [SECONDS]`: so many seconds are measured per number."""

from __future__ import annotations

import sys

from bestiary import registry
from bestiary.lab.bench.rows import bench
from bestiary.lab.bench.table import heading, table
from bestiary.lab.golden import golden_variants

SECONDS = 2.0

if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    ours = [(game, v) for game in registry.catalogue() for v in golden_variants(game)]
    print(heading(), table(*bench(ours, seconds)), sep="\n\n")
