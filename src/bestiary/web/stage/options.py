"""What a seat may choose now, as the page shows it: words, clicks, and the text to send back."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from html import escape
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bestiary.core import CHANCE, Choice, Decision, State, TextError, Words, imagine, notation
from bestiary.core.words import MARK
from bestiary.drawing.markup import lean
from bestiary.web.table.live import Live

log = logging.getLogger("bestiary.web")

Parts: TypeAlias = Callable[[Choice], Sequence[str]]
BUTTON = '<li><button type="button" class="option" data-choice="{}">{}</button></li>'
IN_SCRIPT = str.maketrans({"<": "\\u003C", ">": "\\u003E", "&": "\\u0026"})
MOST = 3_000
"""More options than this are not listed; no game of ours has a decision as wide."""


class Offer(NamedTuple):
    """One option: `text` is sent back, `label` is read, `parts` are clicked one after another."""

    choice: Choice
    text: str
    label: str
    parts: tuple[str, ...]
    button: str
    """As the page lists it."""
    data: str
    """As JSON for the page's script, in which no text can end the script."""
    names_players: bool

    @property
    def first(self) -> str:
        """The first click; a part marked `~` may also come later."""
        return self.parts[0].removeprefix("~") if self.parts else ""


class Group(NamedTuple):
    """Options that begin with the same click."""

    part: str
    offers: tuple[Offer, ...]


class Question(NamedTuple):
    """A decision in words."""

    text: str
    offers: tuple[Offer, ...]

    @property
    def has_parts(self) -> bool:
        """Whether the board can be clicked to answer."""
        return any(offer.parts for offer in self.offers)

    @property
    def groups(self) -> list[Group]:
        """The options by their first click, in the order offered."""
        groups: dict[str, list[Offer]] = {}
        for offer in self.offers:
            groups.setdefault(offer.first, []).append(offer)
        return [Group(part, tuple(offers)) for part, offers in groups.items()]


def questions(live: Live, seat: int, words: Words) -> list[Question]:
    """Everything `seat` may choose now."""
    return [_question(live, decision, words) for decision in live.table.open_to(seat)]


def _question(live: Live, decision: Decision, words: Words) -> Question:
    listed, parts = islice(decision.options, MOST), live.game.parts
    veiled = words.veiled
    offers = [_offer(parts, choice, veiled) for choice in listed]
    named = [_offer(parts, o.choice, words) if o.names_players else o for o in offers]
    return Question(words.prompt(decision), tuple(named))


@lru_cache(maxsize=20_000)
def _offer(parts_of: Parts, choice: Choice, words: Words) -> Offer:
    """With veiled words it serves all tables, unless it names a player."""
    text, label, parts = notation.write(choice), in_words(words.choice, choice), parts_of(choice)
    button = lean(BUTTON.format(escape(text), escape(label)))
    data = json.dumps({"text": text, "label": label, "parts": parts}).translate(IN_SCRIPT)
    return Offer(choice, text, label, tuple(parts), button, data, bool(MARK.search(label)))


def in_words(say: Any, told: Any) -> str:
    """A choice or event in words; in notation while its text is still missing."""
    try:
        return str(say(told))
    except TextError as missing:
        log.warning("Shown in notation: %s", missing)
        return notation.write(told)


class Foresight(NamedTuple):
    """What a choice will do: the world after it, as far as the chooser can tell."""

    label: str
    is_final: bool
    world: State | None


WORLDS = 3
"""A result is shown when so many imagined worlds agree on it: then it is no guess."""


def foresee(live: Live, seat: int, text: str, words: Words) -> Foresight:
    """Try a choice out in imagined worlds, so that no secret can show through."""
    choice = live.table.read(text)
    rng = Random(live.number)
    worlds = [_after(live, seat, choice, rng) for _ in range(WORLDS)]
    first, *others = [live.game.view(world, seat) for world in worlds]
    agree = all(view == first for view in others)
    final = _turns_all_up(live.table.state) or any(map(_reveals, worlds))
    return Foresight(in_words(words.choice, choice), final, worlds[0] if agree else None)


def _after(live: Live, seat: int, choice: Choice, rng: Random) -> State:
    world = imagine(live.game, live.table.state, seat, rng)
    if len(world.decisions) > 1:
        world.answers.clear()  # what others have chosen in secret is not the chooser's business
    world.play(seat, choice)
    return world


def _reveals(world: State) -> bool:
    return world.revealed or any(decision.seat == CHANCE for decision in world.pending)


def _turns_all_up(state: State) -> bool:
    """Whether the answer now given is the last of several given in secret."""
    return len(state.decisions) > 1 and len(state.pending) == 1
