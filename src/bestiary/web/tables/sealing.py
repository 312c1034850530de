"""Commitment scheme: a seed's hash is published before anybody adds salt, the seed at the end.

So neither the house nor a player can have chosen the deal.
"""

from __future__ import annotations

from datetime import timedelta

from django.utils import timezone

from bestiary.core.chance import clean_salt
from bestiary.web.models import SealedSeed, Table, new_seed, seal_of
from bestiary.web.tables.errors import TurnedAwayError

SEAL_TTL = timedelta(hours=1)
"""Time for which a published seal waits for its table."""


def publish_seal() -> str:
    """Draw the seed of a table that is yet to be laid, and tell only its seal."""
    SealedSeed.objects.filter(created__lt=timezone.now() - SEAL_TTL).delete()
    seed = new_seed()
    return SealedSeed.objects.create(seed=seed, seal=seal_of(seed)).seal


def break_seal(seal: str) -> str:
    """The seed under a seal. It serves one table: at a second, its seed would be known."""
    sealed = SealedSeed.objects.filter(seal=seal).first()
    # The delete decides: of two requests with one seal it removes a row for one of them only.
    if sealed is None or not SealedSeed.objects.filter(pk=sealed.pk).delete()[0]:
        raise TurnedAwayError("refused-seal")
    return sealed.seed


def add_salt(table: Table, number: int, text: str) -> None:
    """Keep what a seat adds; the table waits and is locked, or is being laid."""
    if added := clean_salt(text):
        _keep(table, (table.salts or {}) | {str(number): added})


def remove_salt(table: Table, number: int) -> None:
    """Forget what a seat had added: its player has left."""
    if table.salts:
        _keep(table, {seat: added for seat, added in table.salts.items() if seat != str(number)})


def _keep(table: Table, salts: dict[str, str]) -> None:
    table.salts = salts
    table.save(update_fields=["salts"])
