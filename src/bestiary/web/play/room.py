"""A table as the database knows it, and who may do what there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bestiary.web.models import Kind, Player, Seat, Status, Table
from bestiary.web.play.eyes import Eyes, eyes, owned
from bestiary.web.play.live import loaded
from bestiary.web.play.screen import Look, Painter, Screen, is_away

WATCHING = "watching"


@dataclass
class Room:
    """A table, its seats, and the reader standing before it."""

    table: Table
    player: Player | None
    watching: frozenset[str] = frozenset()

    @classmethod
    def of(cls, slug: str, player: Player | None, session: Any = None) -> Room | None:
        """The room of table `slug`, or None if there is no such table."""
        table = Table.objects.filter(slug=slug).select_related("rematch").first()
        watching = frozenset(session.get(WATCHING, ()) if session is not None else ())
        return cls(table, player, watching) if table else None

    @cached_property
    def seats(self) -> list[Seat]:
        """The seats in order."""
        return list(self.table.seats.select_related("player"))

    @property
    def mine(self) -> tuple[int, ...]:
        """The reader's own seats."""
        return owned(self.seats, self.player)

    @property
    def is_host(self) -> bool:
        """Whether the reader opened this table."""
        return self.player is not None and self.table.host_id == self.player.pk

    @property
    def may_see(self) -> bool:
        """Players, people with the spectators' link, and anybody at a public table."""
        invited = self.table.slug in self.watching
        return bool(self.mine) or self.is_host or self.table.is_public or invited

    @property
    def free(self) -> int:
        """How many seats wait for a person."""
        return sum(seat.is_free for seat in self.seats)

    def may_be_replaced(self, number: int) -> bool:
        """Whether a bot may take over: its player asks, or others do while they are away."""
        seat = self.seats[number]
        if seat.kind == Kind.BOT or self.table.status != Status.PLAYING or not self.mine:
            return False
        return number in self.mine or (seat.is_asked and is_away(seat))

    def eyes(self, lifted: int | None, through: int | None) -> Eyes:
        """Through whose eyes the reader looks; after the end through anybody's."""
        if through is not None and self.table.status == Status.FINISHED:
            return Eyes(through, self.mine)
        return eyes(self.seats, self.player, lifted)

    def screen(self, look: Look) -> Screen:
        """The table as drawn for the reader."""
        with loaded(self.table) as live:
            return Painter(self.table, live, self.seats, look).screen()
