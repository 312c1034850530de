"""A connection to PostgreSQL that nobody waits for in vain."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from psycopg import Connection, OperationalError
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

T = TypeVar("T")


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


def impatient(seconds: float) -> type[Impatient]:
    """Connections that wait so long for an answer."""

    class Hasty(Impatient):
        silence = seconds

    return Hasty
