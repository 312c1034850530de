"""Conformance of texts and boards: every text exists in all languages, every SVG is well formed."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any
from xml.etree import ElementTree

from bestiary.core import CHANCE, SPECTATOR, Choice, Decision, Game, Outcome, Seat, State, Words
from bestiary.core.choice import seen_by
from bestiary.core.presentation import preview_text
from bestiary.core.words import LANGUAGES, TextError
from bestiary.lab.conformance.nonconformity import Nonconformity
from bestiary.lab.conformance.secrecy import previews_shown

MAX_CHOICES_READ = 30
MAX_EVENTS_READ = 6
"""Events of each kind that are put into words in a game, for one viewer each."""


def words_in_all_languages(game: Game[Any, Any]) -> list[Words]:
    """The game's words in every language."""
    return [Words(game, language, ("Ann", "Борис")) for language in LANGUAGES]


def check_state(game: Game[Any, Any], state: State, rng: Random) -> None:
    """Prompts, choices and reasons; the table described and drawn for one who is asked, or not."""
    asked = [d.seat for d in state.pending if d.seat >= 0]
    seat = rng.choice(asked if asked and rng.random() < 0.6 else _viewers(game, state))
    for words in words_in_all_languages(game):
        try:
            for decision in state.decisions:
                words.prompt(decision)
                for option in islice(decision.options, MAX_CHOICES_READ):
                    words.choice(option)
                _check_verbs(game, decision, words)
            for previews in previews_shown(game, state, seat):
                preview_text(words, previews)
            for reason in state.reasons(seat):
                words.reason(reason)
            if not game.page.describe(game.rules.view(state, seat), words).strip():
                raise Nonconformity(f"nothing is described to seat {seat}")
            check_board(game, state, seat, words)
        except TextError as missing:
            raise Nonconformity(str(missing)) from missing


def _check_verbs(game: Game[Any, Any], decision: Decision, words: Words) -> None:
    """Where there are verbs, each has a text and every option has one of them."""
    verbs = game.page.verbs.get(decision.prompt, ())
    for verb in verbs:
        words(f"verb-{verb.id}")
    for option in islice(decision.options, MAX_CHOICES_READ) if verbs else ():
        if not any(verb.holds(option) for verb in verbs):
            raise Nonconformity(f"no verb of '{decision.prompt}' holds {option}")


def _viewers(game: Game[Any, Any], state: State) -> list[Seat]:
    return [*range(len(game.rules.view(state, SPECTATOR)["scores"])), SPECTATOR]


def check_board(game: Game[Any, Any], state: State, seat: Seat, words: Words) -> None:
    """Panels are well-formed SVG with unique ids, and show the first click of every choice."""
    if game.page.board is None:
        return
    parts = set[str]()
    ids = list[str]()
    for panel in game.page.board(game.rules.view(state, seat), words):
        for element in ElementTree.fromstring(panel.svg).iter():
            parts.add(element.get("data-part", ""))
            ids += [element.get("id", "")] if element.get("id") else []
    if len(ids) != len(set(ids)):
        twice = sorted({i for i in ids if ids.count(i) > 1})
        raise Nonconformity(f"ids stand twice on the board of seat {seat}: {twice[:5]}")
    for decision in state.open_to(seat) if seat != CHANCE else ():
        for option in islice(decision.options, MAX_CHOICES_READ):
            _check_parts(game, option, parts)


def check_look(game: Game[Any, Any]) -> None:
    """A game with a board brings its plate, well formed, and its style sheet along."""
    if game.page.board is None:
        return
    if game.page.plate is None:
        raise Nonconformity("a game with a board needs a plate: see `board/plate.py` of another")
    ElementTree.fromstring(game.page.plate.draw())
    if not game.style_sheet.exists():
        raise Nonconformity(f"a game with a board needs a style sheet: {game.style_sheet}")


def _check_parts(game: Game[Any, Any], option: Choice, parts: set[str]) -> None:
    clicks = game.page.clicks(option)
    if clicks and clicks[0].part not in parts:
        first = clicks[0].part
        raise Nonconformity(f"the board does not show '{first}', the first click of {option}")


def check_events(game: Game[Any, Any], state: State, read: Counter[type], rng: Random) -> None:
    """Read log lines of every kind, then the events are forgotten."""
    for event in state.events or ():
        read[type(event)] += 1
        seen = seen_by(event, rng.choice(_viewers(game, state)))
        if seen is None or read[type(event)] > MAX_EVENTS_READ:
            continue
        for words in words_in_all_languages(game):
            try:
                words.event(seen)
            except TextError as missing:
                raise Nonconformity(str(missing)) from missing
    state.events = []


def check_outcome(game: Game[Any, Any], outcome: Outcome) -> None:
    """The result and every line of the score have words."""
    for words in words_in_all_languages(game):
        try:
            words.outcome(outcome)
            for score in outcome.scores:
                for line, _ in score.lines:
                    words(f"score-{line}")
        except TextError as missing:
            raise Nonconformity(str(missing)) from missing
