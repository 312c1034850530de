"""`python -m tools.bench [SECONDS] [--page PAGE]`: seconds are those of each measurement."""

from __future__ import annotations

import argparse
from pathlib import Path

from bestiary import registry
from bestiary.lab.markdown import write_section
from tools.bench.rows import bench
from tools.bench.table import heading, table
from tools.golden import golden_variants

DEFAULT_SECONDS = 1.0


def main(arguments: list[str] | None = None) -> None:
    """Measure every game beside its peers, print the table, and write it into a page."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=DEFAULT_SECONDS)
    parser.add_argument("--page", type=Path, help="a page with a part named bench")
    options = parser.parse_args(arguments)
    ours = [(game, v) for game in registry.catalogue() for v in golden_variants(game)]
    first_line = heading()
    text = f"{first_line}\n\n{table(*bench(ours, options.seconds))}"
    print(text)
    if options.page:
        write_section(options.page, "bench", text)


if __name__ == "__main__":
    main()
