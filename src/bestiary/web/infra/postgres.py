"""A connection to PostgreSQL that nobody waits for in vain."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from psycopg import Connection, InterfaceError, OperationalError
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

T = TypeVar("T")
UNDONE = "40"
"""Codes that begin so say that the transaction was rolled back."""


class CutOffError(OperationalError):
    """A commit was sent and its answer never came."""

    may_be_stored = True


class Impatient(Connection[Any]):
    """Hangs up on a database that has been silent for too long.

    The limits that PostgreSQL keeps by itself do not help when it, or the line to it, is dead.
    """

    silence: ClassVar[float | None] = None
    """Seconds that an answer may take."""

    def wait(self, gen: PQGen[T], *args: Any, **named: Any) -> T:
        """The answer, if there is one in time."""
        try:
            return super().wait(gen, *args, **{"timeout": self.silence} | named)
        except OperationalError:
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:  # it still owes one
                self.close()
            raise

    def commit(self) -> None:
        """Store everything; `CutOffError` if nobody can say whether that was done."""
        try:
            super().commit()
        except (OperationalError, InterfaceError) as failed:
            if (failed.sqlstate or "").startswith(UNDONE):
                raise
            raise CutOffError(*failed.args) from failed


def impatient(seconds: float) -> type[Impatient]:
    """Connections that wait so long for an answer."""

    class Hasty(Impatient):
        silence = seconds

    return Hasty
