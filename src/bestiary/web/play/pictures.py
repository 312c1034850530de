"""Boards that were drawn lately: a view that did not change is not drawn again, for nobody.

Chat, presence, a refusal or a second page of the same seat cost no drawing. A board depends on
the view, the language and the players' names alone, so those are the key.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from threading import Lock
from typing import Any

from bestiary.core import Game, Panel, View, Words

KEPT = 400
Key = tuple[object, ...]
Panels = tuple[Panel, ...]
Names = tuple[str, ...]


class Pictures:
    """The boards drawn last, least recently looked at dropped first."""

    def __init__(self) -> None:
        """Nothing is drawn yet."""
        self._drawn: OrderedDict[Key, Panels] = OrderedDict()
        self._guard = Lock()

    def board(self, game: Game[Any], view: View, words: Words, names: Names) -> Panels:
        """The panels of `view`, drawn now or before."""
        assert game.board is not None
        key = (game.board, words.language, names, json.dumps(view))
        with self._guard:
            if key in self._drawn:
                self._drawn.move_to_end(key)
                return self._drawn[key]
        panels = game.board(view, words)
        with self._guard:
            self._drawn[key] = panels
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
        return panels


PICTURES = Pictures()
