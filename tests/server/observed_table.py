"""A running table whose hidden part can be exchanged, and everyone who looks at it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from django.test import Client

from bestiary.core import CHANCE, SPECTATOR, Game, State, Variant, pick
from bestiary.core.position import imagine
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.web import worker
from bestiary.web.accounts.seat_tokens import seat_token
from bestiary.web.live import commands
from bestiary.web.live.access import WATCHED_TABLES_KEY
from bestiary.web.live.session import Session
from bestiary.web.models import Player, SealedSeed, seal_of
from bestiary.web.render.html_diff import HtmlDiff
from bestiary.web.tables import seating
from bestiary.web.tables.errors import TurnedAwayError
from bestiary.web.tables.live_table import LiveTable
from bestiary.web.tables.seating import Place, Setup
from bestiary.web.tables.table_cache import TABLE_CACHE, locked_table
from games.rats_of_wistar.position import deal_unseen

SEED = "5e" * 32
FAR = 60
"""Moves within which something is hidden from everybody."""
MASKED = re.compile(r'(csrfmiddlewaretoken" value=")[A-Za-z0-9]{64}')
"""Django masks this token anew for every page, whoever looks."""


class ObservedTable:
    """A table in memory whose hidden part can be exchanged, and everyone who looks at it."""

    def __init__(self, game: Game[Any, Any], variant: Variant) -> None:
        self.players = [Player.objects.create(name=f"P{n}") for n in range(variant.seats)]
        sealed = SealedSeed.objects.create(seed=SEED, seal=seal_of(SEED))
        places = (Place(),) * variant.seats
        options = dict(variant.options)
        setup = Setup(game.id, places, options, is_public=True, seal=sealed.seal)
        self.table = seating.open_table(self.players[0], setup)
        for player in self.players[1:]:
            seating.sit(self.table, player)
        self.table.refresh_from_db()
        TABLE_CACHE().clear()
        self.game = game
        self.clients = [self._client(player) for player in (*self.players, None)]

    def _client(self, player: Player | None) -> Client:
        client = Client(HTTP_HOST="localhost")
        session = client.session
        session.update({"player": player.pk} if player else {WATCHED_TABLES_KEY: [self.table.slug]})
        session.save()
        return client

    @property
    def live(self) -> LiveTable:
        with locked_table(self.table) as live:
            return live

    def put(self, state: State) -> None:
        """Let the table be in `state`, nothing drawn before remembered."""
        live = self.live
        live.table.state = state
        state.events = []
        live.journals.clear()

    def walk(self, rng: Random, steps: int) -> None:
        table = self.live.table
        for _ in range(steps):
            if table.is_over:
                return
            decision = rng.choice(list(table.state.pending))
            assert decision.seat != CHANCE
            table.choose(decision.seat, pick(decision.options, rng))

    def viewers(self, rng: Random) -> list[int]:
        """A watcher and some of the seats, others each time."""
        return [*rng.sample(range(len(self.players)), min(2, len(self.players))), SPECTATOR]

    def sent(self, seat: int, *, page: bool) -> dict[str, Any]:
        """Every byte that goes to `seat`: by socket, by API, by page, refusals included."""
        loaded_page = self.page(seat) if page else {}
        return {"socket": self.frames(seat), **self.answers(seat), **loaded_page}

    def frames(self, seat: int) -> list[str]:
        player = None if seat == SPECTATOR else self.players[seat]
        session = Session(worker.current(), self.table.slug, player, frozenset(), "en")
        diff = HtmlDiff()
        screen = session.screen()
        assert screen is not None
        return [
            *diff.changes(screen),
            *(self._refused(session, seat, text) for text in ("fly", "x y")),
        ]

    def _refused(self, session: Session, seat: int, text: str) -> str:
        ticket = self.live.opened.get(seat, 0)
        try:
            commands.run(
                session,
                {"act": "play", "seat": seat, "ticket": ticket, "choice": text, "confirm": "final"},
            )
        except TurnedAwayError as refused:
            return refused.why
        return "taken"

    def answers(self, seat: int) -> dict[str, Any]:
        headers = {}
        if seat != SPECTATOR:
            token = seat_token(self.table, self.table.seats.get(number=seat))
            headers = {"Authorization": f"Bearer {token}"}
        base = f"/api/tables/{self.table.slug}"
        client = Client(HTTP_HOST="localhost")
        found = {}
        for path in ("", "/view", "/options"):
            found["api" + path] = response_bytes(client.get(base + path, headers=headers))
        move = json.dumps({"ticket": self.live.opened.get(seat, 0), "choice": "fly away"})
        refused = client.post(base + "/moves", move, "application/json", headers=headers)
        return found | {"api/moves": response_bytes(refused)}

    def page(self, seat: int) -> dict[str, Any]:
        client = self.clients[seat if seat != SPECTATOR else -1]
        return {"page": response_bytes(client.get(f"/table/{self.table.slug}/"))}


def resample_hidden(room: ObservedTable, rng: Random) -> None:
    """Go to where something is hidden from everybody, so that worlds can differ."""
    state = room.live.table.state
    if isinstance(state, Wistar):
        # Random players take cards from the open markets: unseen hands are dealt, not waited for.
        deal_unseen(state, rng)
        room.live.table.deal()
    for _ in range(FAR):
        if imagine(room.game, state, SPECTATOR, rng) != state:
            return
        room.walk(rng, 1)


def response_bytes(response: Any) -> tuple[Any, ...]:
    """An answer with its status, headers and size, but without what is new in every page."""
    text = MASKED.sub(r"\1", response.content.decode())
    headers = {k: v for k, v in response.headers.items() if k != "Set-Cookie"}
    return response.status_code, sorted(headers.items()), text, len(response.content)
