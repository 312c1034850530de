"""A psycopg connection with a client-side response timeout, and commits of uncertain outcome.

PostgreSQL's own `statement_timeout` does not help when the server, or the network to it, is dead:
then only the client can give up.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from psycopg import Connection, InterfaceError, OperationalError
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

T = TypeVar("T")
ROLLBACK_SQLSTATE_CLASS = "40"
"""SQLSTATE class 40, transaction rollback: certainly not stored."""


class CommitUncertainError(OperationalError):
    """A commit was sent and its answer never came: it may be stored or not."""

    may_be_stored = True


class TimeoutConnection(Connection[Any]):
    """Closes itself when the server has not answered for `response_timeout_seconds`."""

    response_timeout_seconds: ClassVar[float | None] = None

    def wait(self, gen: PQGen[T], *args: Any, **named: Any) -> T:
        """The answer of the server; `OperationalError` if none came in time."""
        try:
            return super().wait(gen, *args, **{"timeout": self.response_timeout_seconds} | named)
        except OperationalError:
            # The server still owes an answer. Were the connection given back to the pool, the next
            # query would read it as its own.
            if self.pgconn.transaction_status == TransactionStatus.ACTIVE:
                self.close()
            raise

    def commit(self) -> None:
        """Commit; `CommitUncertainError` if it is not known whether that was done."""
        try:
            super().commit()
        except (OperationalError, InterfaceError) as failed:
            if (failed.sqlstate or "").startswith(ROLLBACK_SQLSTATE_CLASS):
                raise
            raise CommitUncertainError(*failed.args) from failed


def timeout_connection_class(seconds: float) -> type[TimeoutConnection]:
    """A connection class with that response timeout: the pool takes a class, not an instance."""

    class ConfiguredTimeoutConnection(TimeoutConnection):
        response_timeout_seconds = seconds

    return ConfiguredTimeoutConnection
