"""The site as `make play` serves it, with chance that repeats: a test fails always or never.

The deal of a table follows from the name that `DEAL_FILE` holds in the site's folder, which a test
writes there, and from how many tables were laid under it; bots have the same luck every time.
"""

from __future__ import annotations

import os
from collections import Counter
from hashlib import sha256

import django

from bestiary.web.__main__ import serve
from bestiary.web.config import CONFIGURATION

DEAL_FILE = "deal.txt"
BOT_SEED = 7


def repeat_chance() -> None:
    """Give tables and bots seeds that follow from what was done before."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bestiary.web.settings")
    django.setup()
    from bestiary.web.background import bot_scheduler, hints
    from bestiary.web.tables import sealing, seating

    laid = Counter[str]()

    def new_seed() -> str:
        name = (CONFIGURATION.data / DEAL_FILE).read_text(encoding="utf-8")
        laid[name] += 1
        return sha256(f"{name}/{laid[name]}".encode()).hexdigest()

    for tables in (sealing, seating):
        setattr(tables, "new_seed", new_seed)  # noqa: B010 - types guard what tests replace
    for bots in (bot_scheduler, hints):
        setattr(bots, "fresh_seed", lambda: BOT_SEED)  # noqa: B010 - as above


if __name__ == "__main__":
    repeat_chance()
    serve()
