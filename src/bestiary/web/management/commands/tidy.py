"""`manage.py tidy`: forget sessions, tables and guests that nobody comes back to."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from bestiary.web.background.cleanup import RetentionDays, tidy

MEANINGS = {
    "waiting": "days after which a table that never began is deleted",
    "playing": "days after which a table left in play is archived",
    "finished": "days after which a table that is over or archived is deleted",
    "guests": "days after which a guest who sits nowhere is deleted",
}


class Command(BaseCommand):
    """Carries the terms out, or counts what they would take."""

    help = "Forget sessions, tables and guests that nobody comes back to."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The terms, and whether to count only."""
        parser.add_argument("--dry-run", action="store_true", help="only count")
        for name, days in RetentionDays()._asdict().items():
            parser.add_argument(f"--{name}", type=int, default=days, help=MEANINGS[name])

    def handle(self, *_: Any, dry_run: bool, **options: Any) -> None:
        """Say how many of each."""
        retention = RetentionDays(*(options[name] for name in RetentionDays._fields))
        for name, count in tidy(retention, dry=dry_run)._asdict().items():
            self.stdout.write(f"{name}: {count}")
