"""Two people at a table, for tests of the socket."""

from channels.db import database_sync_to_async as in_thread

from bestiary.web.models import Move, Player, Table
from web import table_setup
from web.page import Page


class Duel:
    """Two people at a table, each with a page; `mover` is the one to move."""

    table: Table
    players: tuple[Player, Player]
    mover: Page
    other: Page

    @classmethod
    async def begin(cls, **changes: object) -> "Duel":
        duel = cls()
        anna = await in_thread(table_setup.make_player)("Anna")
        boris = await in_thread(table_setup.make_player)("Boris")
        duel.players = (anna, boris)
        duel.table = await in_thread(table_setup.duel)(anna, boris, **changes)
        seat = await in_thread(table_setup.asked_seat)(duel.table)
        duel.mover = await Page.open(duel.table, duel.players[seat])
        duel.other = await Page.open(duel.table, duel.players[1 - seat])
        await duel.mover.hear_rest()
        return duel

    async def close(self) -> None:
        await self.mover.close()
        await self.other.close()


async def moves(table: Table) -> int:
    count: int = await in_thread(Move.objects.filter(table=table).count)()
    return count
