"""What a seat may choose now, as the page shows it: words, clicks, and the text to send back."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from html import escape
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bestiary.core import (
    CHANCE,
    Choice,
    Decision,
    Game,
    Preview,
    State,
    TextError,
    Words,
    imagine,
    notation,
)
from bestiary.core.picture import part_key, preview_text
from bestiary.core.words import PLACEHOLDER, identifiers
from bestiary.drawing.markup import lean
from bestiary.web.render.buttons import Asking, Button, Offer, bar
from bestiary.web.tables.live_table import LiveTable

log = logging.getLogger("bestiary.web")


class Told(NamedTuple):
    """What is told of a choice beforehand: what it will do, how often it can be made in a row."""

    preview: str = ""
    times: int = 1
    marks: tuple[tuple[str, str | bool], ...] = ()
    """What else the page must know: what it uses up, whether a finger is told first."""


Foretell: TypeAlias = Callable[[Choice], Told]
BUTTON = '<li><button type="button" class="option" data-choice="{}">{}{}</button></li>'
TOLD = '<small class="preview">{}</small>'
IN_SCRIPT = str.maketrans({"<": "\\u003C", ">": "\\u003E", "&": "\\u0026"})
MOST = 3_000
"""More options than this are not listed; no game of ours has a decision as wide."""


class Group(NamedTuple):
    """Options that begin with the same click."""

    part: str
    offers: tuple[Offer, ...]


class Question(NamedTuple):
    """A decision in words; `bar` holds the buttons beside it."""

    decision: Decision
    text: str
    offers: tuple[Offer, ...]
    bar: tuple[Button, ...] = ()
    then: tuple[tuple[str, str], ...] = ()
    """What is asked once something was clicked, by the kinds of what was."""
    listed: tuple[Offer, ...] = ()
    """The options that no button makes by itself."""
    has_parts: bool = False
    """Whether the board can be clicked to answer."""

    @property
    def groups(self) -> list[Group]:
        """The options by their first click, in the order offered."""
        groups: dict[str, list[Offer]] = {}
        for offer in self.listed:
            groups.setdefault(offer.first, []).append(offer)
        return [Group(part, tuple(offers)) for part, offers in groups.items()]


def questions(live: LiveTable, seat: int, words: Words) -> list[Question]:
    """Everything `seat` may choose now."""
    foretell = _foretelling(live, seat, words)
    return [_question(live, decision, words, foretell) for decision in live.table.open_to(seat)]


def _foretelling(live: LiveTable, seat: int, words: Words) -> Foretell:
    """What is told beforehand, found in an imagined world: so no secret can show through."""
    previews = live.game.previews
    repeats = live.game.repeats
    if previews is None:
        return _nothing
    world = imagine(live.game, live.table.state, seat, Random(live.number))

    def foretell(choice: Choice) -> Told:
        told = tuple(previews(world, seat, choice))
        times = repeats(world, seat, choice) if repeats else 1
        return Told(preview_text(words, told), times, tuple(_marks(told)))

    return foretell


def _marks(told: Iterable[Preview]) -> Iterator[tuple[str, str | bool]]:
    for preview in told:
        if preview.spends:
            yield "spends", preview.spends
        if preview.weighs:
            yield "weighs", True


NOTHING_TOLD = Told()


def _nothing(_: Choice) -> Told:
    """The game tells nothing beforehand."""
    return NOTHING_TOLD


def _question(live: LiveTable, decision: Decision, words: Words, foretell: Foretell) -> Question:
    game = live.game
    prompt = decision.prompt
    unnamed = words.with_placeholders
    offered = islice(decision.options, MOST)
    offers = [_offer(game, prompt, choice, foretell(choice), unnamed) for choice in offered]
    named = tuple([_named(game, prompt, o, words) if o.names_players else o for o in offers])
    beside = bar(live.table.state, game, Asking(decision, named), words)
    kinds = _all_kinds(frozenset([offer.kinds for offer in offers]))
    made = {button.choice for button in beside if button.times == 1}
    listed = tuple([offer for offer in named if offer.text not in made]) if made else named
    then = _then(game, prompt, kinds, words.nameless)
    return Question(decision, words.prompt(decision), named, beside, then, listed, bool(kinds))


@lru_cache(maxsize=1_000)
def _all_kinds(of_offers: frozenset[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*of_offers)


@lru_cache(maxsize=1_000)
def _then(
    game: Game[Any], prompt: str, kinds: frozenset[str], words: Words
) -> tuple[tuple[str, str], ...]:
    """The texts `then-<prompt>-<kinds>`, with the kind in braces where the page names a part."""
    begin = f"then-{prompt}-"
    named = {kind: f"{{{kind}}}" for kind in kinds}
    found = sorted(id for id in identifiers(game.folder, words.language) if id.startswith(begin))
    keys = [id.removeprefix(begin) for id in found]
    fit = [key for key in keys if key.startswith("verb-") or kinds.issuperset(key.split("-"))]
    return tuple([(key, words.format(begin + key, named)) for key in fit])


@lru_cache(maxsize=20_000)
def _offer(game: Game[Any], prompt: str, choice: Choice, told: Told, words: Words) -> Offer:
    """Made with placeholders it serves all tables, unless it names a player."""
    preview, times, marks = told
    text = notation.write(choice)
    label = in_words(words.choice, choice)
    parts = game.parts(choice)
    verbs = tuple([verb.id for verb in game.verbs.get(prompt, ()) if verb.holds(choice)])
    small = TOLD.format(escape(preview)) if preview else ""
    button = lean(BUTTON.format(escape(text), escape(label), small))
    known = {"text": text, "label": label, "parts": parts, "verbs": verbs, "preview": preview}
    data = json.dumps(known | dict(marks)).translate(IN_SCRIPT)
    named = bool(PLACEHOLDER.search(label))
    kinds = frozenset([part_key(part).partition(":")[0] for part in parts])
    return Offer(
        choice, text, label, tuple(parts), verbs, preview, times, marks, button, data, named, kinds
    )


def _named(game: Game[Any], prompt: str, offer: Offer, words: Words) -> Offer:
    """The same, with the players' names."""
    return _offer(game, prompt, offer.choice, Told(offer.preview, offer.times, offer.marks), words)


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
    told: str = ""
    """What is told of it beforehand."""


WORLDS = 3
"""A result is shown when so many imagined worlds agree on it, unless something is revealed that its
chooser does not know: on that they may agree by chance."""


def foresee(live: LiveTable, seat: int, text: str, words: Words) -> Foresight:
    """Try a choice out in imagined worlds, so that no secret can show through."""
    choice = live.table.read(text)
    rng = Random(live.number)
    worlds = [_after(live, seat, choice, rng) for _ in range(WORLDS)]
    first, *others = [live.game.view(world, seat) for world in worlds]
    known = all(not world.revealed or _is_all_told(world, seat, choice) for world in worlds)
    agree = known and all(view == first for view in others)
    final = _turns_all_up(live.table.state) or any(map(_reveals, worlds))
    label = in_words(words.choice, choice)
    shown = worlds[0] if agree else None
    return Foresight(label, final, shown, preview_text(words, _previews(live, seat, choice)))


def shows_first(live: LiveTable, seat: int, text: str, words: Words, confirm: str) -> bool:
    """Whether a choice is shown before it is made: it loses or reveals something, or always."""
    choice = live.table.read(text)
    if confirm == "always" or (confirm == "final" and lost(live, seat, choice, words)):
        return True
    if confirm != "final" or type(choice) in (*live.game.endings, *live.game.unconfirmed_choices):
        return False
    return foresee(live, seat, text, words).is_final


def lost(live: LiveTable, seat: int, choice: Choice, words: Words) -> str:
    """What a choice would lose for nothing, in words; '' if nothing."""
    told = _previews(live, seat, choice)
    return preview_text(words, [preview for preview in told if preview.loses])


def _previews(live: LiveTable, seat: int, choice: Choice) -> Iterable[Preview]:
    if live.game.previews is None:
        return ()
    world = imagine(live.game, live.table.state, seat, Random(live.number))
    return live.game.previews(world, seat, choice)


def _after(live: LiveTable, seat: int, choice: Choice, rng: Random) -> State:
    world = imagine(live.game, live.table.state, seat, rng)
    if len(world.decisions) > 1:
        world.answers.clear()  # what others have chosen in secret is not the chooser's business
    world.events = []
    world.play(seat, choice)
    return world


def _is_all_told(world: State, seat: int, choice: Choice) -> bool:
    """Whether nothing but the choice is told of: then it reveals only what its chooser knew."""
    return bool(world.events) and all(tuple(e) == (seat, *choice) for e in world.events or ())


def _reveals(world: State) -> bool:
    return world.revealed or any(decision.seat == CHANCE for decision in world.pending)


def _turns_all_up(state: State) -> bool:
    """Whether the answer now given is the last of several given in secret."""
    return len(state.decisions) > 1 and len(state.pending) == 1
