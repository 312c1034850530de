"""Seals a seed before anybody adds salt to it, and keeps the salt of every seat."""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from bestiary.core.chance import clean_salt
from bestiary.web.models import SealedSeed, Table, new_seed, seal_of
from bestiary.web.tables.errors import TurnedAwayError

KEPT = timedelta(hours=1)
"""So long a seal waits for its table."""


def publish_seal() -> str:
    """Draw the seed of a table that is yet to be laid, and tell only its seal."""
    SealedSeed.objects.filter(created__lt=timezone.now() - KEPT).delete()
    seed = new_seed()
    return SealedSeed.objects.create(seed=seed, seal=seal_of(seed)).seal


def break_seal(seal: str) -> str:
    """The seed under a seal. It serves one table: at a second, its seed would be known."""
    found = SealedSeed.objects.filter(seal=seal).first()
    if found is None or not SealedSeed.objects.filter(pk=found.pk).delete()[0]:
        raise TurnedAwayError("refused-seal")
    return found.seed


def add_salt(table: Table, number: int, text: str) -> None:
    """Keep what a seat adds; the table waits and is locked, or is being laid."""
    if added := clean_salt(text):
        _keep(table, (table.salts or {}) | {str(number): added})


def take_salt(table: Table, number: int) -> None:
    """Forget what a seat had added: its player has left."""
    if table.salts:
        _keep(table, {seat: added for seat, added in table.salts.items() if seat != str(number)})


def _keep(table: Table, salts: dict[str, str]) -> None:
    table.salts = salts
    table.save(update_fields=["salts"])
