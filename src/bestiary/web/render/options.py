"""The options of a decision as the page shows them: in words, as clicks, as text to send back.

The clicks go to the page's script as JSON: `highlight.js` lights the parts of the board by them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby, islice
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bestiary.core import Choice, Click, Decision, Game, Words, notation
from bestiary.core.position import imagine
from bestiary.core.presentation import Preview, preview_text
from bestiary.core.words import PLACEHOLDER, identifiers
from bestiary.drawing.markup import lean
from bestiary.web.render.buttons import Button, Offer, button_bar
from bestiary.web.render.fragments import fill, html
from bestiary.web.render.log import words_or_notation
from bestiary.web.tables.live_table import LiveTable

OPTION_BUTTON = '<li><button type="button" class="option" data-choice="{}">{}{}</button></li>'
OPTION_PREVIEW = '<small class="preview">{}</small>'
SCRIPT_ESCAPES = str.maketrans({"<": "\\u003C", ">": "\\u003E", "&": "\\u0026"})
"""In JSON inside a <script>, so that no text can end the script."""
MAX_LISTED_OPTIONS = 3_000
"""More options than this are not listed; no game of ours has a decision as wide."""
MAX_UNGROUPED_OPTIONS = 12
"""More options than this are grouped by their first click and can be searched."""

WrittenClick: TypeAlias = str | dict[str, str | bool]
FollowUps: TypeAlias = tuple[tuple[str, str], ...]
"""What is asked once something was clicked, by the kinds of what was."""


class OptionNotes(NamedTuple):
    """What the game says of an option beforehand: what it will do, how often it can be made."""

    preview: str = ""
    times: int = 1
    marks: tuple[tuple[str, str | bool], ...] = ()
    """What else the page must know: what it uses up, whether a finger is told first."""


Annotate: TypeAlias = Callable[[Choice], OptionNotes]
NO_NOTES = OptionNotes()


class OptionGroup(NamedTuple):
    """Options that begin with the same click."""

    part: str
    offers: tuple[Offer, ...]


class Question(NamedTuple):
    """A decision in words; `bar` holds the buttons beside it."""

    decision: Decision
    text: str
    offers: tuple[Offer, ...]
    bar: tuple[Button, ...] = ()
    then: FollowUps = ()
    listed: tuple[Offer, ...] = ()
    """The options that no button makes by itself."""
    has_parts: bool = False
    """Whether the board can be clicked to answer."""

    @property
    def groups(self) -> list[OptionGroup]:
        """The options by their first click, in the order offered."""
        groups: dict[str, list[Offer]] = {}
        for offer in self.listed:
            groups.setdefault(offer.first, []).append(offer)
        return [OptionGroup(part, tuple(offers)) for part, offers in groups.items()]


def questions(live: LiveTable, seat: int, words: Words) -> list[Question]:
    """Everything `seat` may choose now."""
    annotate = _make_annotator(live, seat, words)
    return [_question(live, decision, words, annotate) for decision in live.table.open_to(seat)]


def _make_annotator(live: LiveTable, seat: int, words: Words) -> Annotate:
    """Says what is told of options beforehand, found in an imagined world: it tells no secret."""
    previews = live.game.page.previews
    repeats = live.game.page.repeats
    if previews is None:
        return _no_notes
    world = imagine(live.game, live.table.state, seat, Random(live.number))

    def annotate(choice: Choice) -> OptionNotes:
        of_choice = tuple(previews(world, seat, choice))
        times = repeats(world, seat, choice) if repeats else 1
        return OptionNotes(preview_text(words, of_choice), times, tuple(_marks(of_choice)))

    return annotate


def _marks(previews: Iterable[Preview]) -> Iterator[tuple[str, str | bool]]:
    for preview in previews:
        if preview.spends:
            yield "spends", preview.spends
        if preview.weighs:
            yield "weighs", True


def _no_notes(_: Choice) -> OptionNotes:
    return NO_NOTES


def _question(live: LiveTable, decision: Decision, words: Words, annotate: Annotate) -> Question:
    game = live.game
    prompt = decision.prompt
    shared_words = words.with_placeholders
    options = islice(decision.options, MAX_LISTED_OPTIONS)
    # Rendered with placeholders first: few options name a player, and all others are then found
    # memoized for every table.
    shared = [_offer(game, prompt, choice, annotate(choice), shared_words) for choice in options]
    offers = tuple([_with_names(game, prompt, o, words) if o.names_players else o for o in shared])
    bar = button_bar(live.table.state, game, decision, offers, words)
    kinds = _all_kinds(frozenset([offer.kinds for offer in shared]))
    on_buttons = {button.choice for button in bar if button.times == 1}
    listed = tuple([o for o in offers if o.text not in on_buttons]) if on_buttons else offers
    then = _follow_ups(game, prompt, kinds, words.nameless)
    return Question(decision, words.prompt(decision), offers, bar, then, listed, bool(kinds))


@lru_cache(maxsize=1_000)
def _all_kinds(of_offers: frozenset[frozenset[str]]) -> frozenset[str]:
    return frozenset[str]().union(*of_offers)


@lru_cache(maxsize=1_000)
def _follow_ups(
    game: Game[Any, Any], prompt: str, kinds: frozenset[str], words: Words
) -> FollowUps:
    """The texts `then-<prompt>-<kinds>`, with the kind in braces where the page names a part."""
    begin = f"then-{prompt}-"
    arguments = {kind: f"{{{kind}}}" for kind in kinds}
    ids = sorted(id for id in identifiers(game.folder, words.language) if id.startswith(begin))
    keys = [id.removeprefix(begin) for id in ids]
    fit = [key for key in keys if key.startswith("verb-") or kinds.issuperset(key.split("-"))]
    return tuple([(key, words.format(begin + key, arguments)) for key in fit])


@lru_cache(maxsize=20_000)
def _offer(
    game: Game[Any, Any], prompt: str, choice: Choice, notes: OptionNotes, words: Words
) -> Offer:
    """With placeholders for names it is memoized for all tables, unless it names a player."""
    preview, times, marks = notes
    text = notation.write(choice)
    label = words_or_notation(words.choice, choice)
    clicks = game.page.clicks(choice)
    verbs = tuple([verb.id for verb in game.page.verbs.get(prompt, ()) if verb.holds(choice)])
    small = OPTION_PREVIEW.format(escape(preview)) if preview else ""
    button = lean(OPTION_BUTTON.format(escape(text), escape(label), small))
    facts = {
        "text": text,
        "label": label,
        "clicks": clicks_as_json(clicks),
        "verbs": verbs,
        "preview": preview,
    }
    data = json.dumps(facts | dict(marks)).translate(SCRIPT_ESCAPES)
    names_players = bool(PLACEHOLDER.search(label))
    kinds = frozenset([click.part.partition(":")[0] for click in clicks])
    return Offer(
        choice=choice,
        text=text,
        label=label,
        clicks=clicks,
        verbs=verbs,
        preview=preview,
        times=times,
        marks=marks,
        button=button,
        data=data,
        names_players=names_players,
        kinds=kinds,
    )


def clicks_as_json(clicks: Iterable[Click]) -> list[WrittenClick | list[WrittenClick]]:
    """Clicks for the page's script: a list within the list is a run of clicks in any order.

    A click that means no more than its part is the name of the part.
    """
    written = list[WrittenClick | list[WrittenClick]]()
    for any_order, run in groupby(clicks, lambda click: click.any_order):
        each = [_click_as_json(click) for click in run]
        if any_order:
            written.append(each)
        else:
            written += each
    return written


def _click_as_json(click: Click) -> WrittenClick:
    _, _, *meanings = Click._fields
    said = {name: True for name in meanings if getattr(click, name)}
    return {"part": click.part, **said} if said else click.part


def _with_names(game: Game[Any, Any], prompt: str, offer: Offer, words: Words) -> Offer:
    notes = OptionNotes(offer.preview, offer.times, offer.marks)
    return _offer(game, prompt, offer.choice, notes, words)


def option_list(question: Question, number: int, language: str) -> str:
    """The options of a question as buttons in words; many are grouped and can be searched."""
    if len(question.listed) <= MAX_UNGROUPED_OPTIONS:
        buttons = "".join([offer.button for offer in question.listed])
        return f'<ul class="options">{buttons}</ul>'
    search = html("search", language=language, number=number)
    return search + "".join([_group_list(group) for group in question.groups])


def _group_list(group: OptionGroup) -> str:
    """Options that begin with the same click, folded under its name."""
    buttons = "".join([offer.button for offer in group.offers])
    if len(group.offers) > 1 and group.part:
        return fill(html("group", part=group.part), buttons)
    return f'<ul class="options">{buttons}</ul>'


class OffersHeader(NamedTuple):
    """Who is asked, of which decision, under which rule of the book, and whose turn it is."""

    seat: int
    ticket: int
    rule: str
    turn: str


def offers_script(header: OffersHeader, offers: Sequence[Offer], then: FollowUps = ()) -> str:
    """What the page's script needs to know of the options, as JSON that no text can break."""
    # Joined from the JSON that each offer has ready, instead of dumped anew at every move.
    options = ", ".join([offer.data for offer in offers])
    return f'{_script_start(header, then)}, "options": [{options}]}}</script>'


@lru_cache(maxsize=8_192)
def _script_start(header: OffersHeader, then: FollowUps) -> str:
    facts = json.dumps(header._asdict() | {"then": dict(then)}).translate(SCRIPT_ESCAPES)
    return f'<script id="offers" type="application/json">{facts[:-1]}'
