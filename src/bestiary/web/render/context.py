"""Render context: what the fragments of one screen share, computed once for all of them."""

from __future__ import annotations

import logging
from functools import cached_property

from bestiary.core import Panel, State, View
from bestiary.web.render.page_record import TablePage
from bestiary.web.render.preview import ChoicePreview, preview_choice
from bestiary.web.render.scores import ScoreRows, score_rows

log = logging.getLogger("bestiary.web")


class RenderContext:
    """One page of a table: texts, moment, view and panels of its reader."""

    def __init__(self, page: TablePage) -> None:
        live = page.live
        request = page.request
        self.page = page
        self.live = live
        self.game = live.game
        self.request = request
        self.language = request.language
        self.seat = request.viewpoint.seat
        """Whose view is shown; `SPECTATOR` if nobody's."""
        self.mine = request.viewpoint.mine
        self.asked = live.asked
        self.is_over = live.is_over
        self.words = live.words(self.language, tuple([seat.name for seat in page.seats]))
        self.journal = live.journal(self.seat)
        self.stops = self.journal.stops
        self.stop = self._stop()
        """The moment looked back at; None is now."""
        self.is_now = self.stop is None
        self.preview = self._preview()
        state = self._state()
        self.view: View = self.game.rules.view(state, self.seat)
        self.rule = state.rule
        self.panels = self._panels(self.view)

    def _stop(self) -> int | None:
        """The last moment is now, also for a page that asks for one that was taken back."""
        wanted = self.request.stop
        return None if wanted is None or wanted >= len(self.stops) - 1 else max(0, wanted)

    def _preview(self) -> ChoicePreview | None:
        request = self.request.preview
        if request is None or not self.is_now or self.is_over:
            return None
        # Somebody else may have moved meanwhile: the choice belonged to a decision that is gone.
        if self.live.opened.get(self.seat) != request.ticket:
            return None
        return preview_choice(self.live, self.seat, request.text, self.words)

    def _state(self) -> State:
        if self.stop is not None:
            return self.live.past(self.stops[self.stop]).state
        if self.preview is not None and self.preview.world is not None:
            return self.preview.world
        return self.live.table.state

    def _panels(self, view: View) -> tuple[Panel, ...]:
        game = self.game
        if game.page.board is None:
            return ()
        try:
            return game.page.board(view, self.words)
        except Exception:
            log.exception("The board of %s cannot be drawn; its text is shown.", game.id)
            return ()

    @cached_property
    def description(self) -> str:
        """The board in words, for the screen reader and for games without a picture."""
        return self.game.page.describe(self.view, self.words)

    @cached_property
    def scores(self) -> ScoreRows:
        """The points by line, as far as the reader may know them."""
        columns = self.view.get("scores") or []
        return score_rows(tuple([tuple(c.items()) for c in columns]), self.words.nameless)

    @property
    def turn(self) -> str:
        """Whose turn it is, as the page's script reads it: `mine`, `theirs`, or `none` at the end.

        In hot seat play it is `mine` while anybody at this device is asked.
        """
        if self.is_over:
            return "none"
        seats = self.page.seats
        is_mine = any(s in self.asked and not seats[s].is_bot for s in self.mine)
        return "mine" if is_mine else "theirs"

    def preview_changes_board(self) -> bool:
        """Whether the previewed choice shows as a difference on the board."""
        now = self.game.rules.view(self.live.table.state, self.seat)
        return self._panels(now) != self.panels
