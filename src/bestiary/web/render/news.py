"""The news card: everything that was told since the reader's own last turn, summed up.

Above stand how an attempt went and what each of the others did, below it every line of the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape, unescape
from itertools import accumulate, compress
from typing import Any, NamedTuple

from bestiary.core import CHANCE, Event, Game, Words
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.drawing.markup import lean
from bestiary.web.render.fragments import fill, html
from bestiary.web.render.log import event_text, log_texts
from bestiary.web.tables.journal import Journal
from bestiary.web.tables.live_table import LiveTable

NO_NEWS = '<section class="news" id="news" hidden></section>'
MAX_NEWS_LINES = 30
"""Older lines are left to the log."""
MAX_UNFOLDED_LETTERS = 90
"""Letters of what somebody did that stand on the card at once: some two lines on a phone."""
NEWS_LINE = '<li><button type="button" data-step="{}"{}>{}</button></li>'
SENTENCE_ENDS = (".", "!", "?", "…")


class LogEntry(NamedTuple):
    """An event that a seat was told of, and when, as a step of the game."""

    step: int
    event: Event


def entries_since_last_turn(live: LiveTable, journal: Journal) -> list[LogEntry]:
    """What a seat was told since its own last turn and by it, the latest last."""
    last = _last_turn(live, journal)
    # From the move itself on, not only after it: what came of it is told with it, an answer, or
    # what others had chosen in secret.
    first = max(journal.after(max(last - 1, 0)), len(journal.entries) - MAX_NEWS_LINES)
    return [LogEntry(journal.step(number), event) for number, event in journal.entries[first:]]


def _last_turn(live: LiveTable, journal: Journal) -> int:
    """The number of the core move that ended the seat's last turn; 0 before its first.

    In the middle of a turn it is the latest that somebody else replied to, or the one before what
    the others did last.
    """
    seat = journal.seat
    if seat not in live.asked:
        return live.last_choice(seat)
    # The turn goes on, so the seat's latest choice is part of it and ends nothing. Walk back:
    # past the choices of this turn, over what the others did before it, to the choice before that.
    replied = _moves_told_of_others(live.game, journal)
    has_met_others = False
    later = len(live.table.moves) + 1
    for move in reversed(live.table.moves):
        is_answered = any(move.number <= number < later for number in replied)
        if move.seat == seat and (has_met_others or is_answered):
            return move.number
        # What somebody has chosen in secret since then is no news yet.
        has_met_others |= move.seat not in (seat, CHANCE) and move.number <= journal.stops[-1]
        # Moves of chance belong to the choice before them: what they bring answers that choice.
        later = later if move.seat == CHANCE else move.number
    return 0 if has_met_others else live.last_choice(seat)


def _moves_told_of_others(game: Game[Any, Any], journal: Journal) -> frozenset[int]:
    """The latest moves at which something was told of somebody else."""
    begins = (*game.page.news.turns, *game.page.news.chapters)
    latest = [
        (n, event) for n, event in journal.entries[-MAX_NEWS_LINES:] if type(event) not in begins
    ]
    return frozenset(n for n, event in latest if _actor(event) not in (journal.seat, None))


def _news_flags(live: LiveTable, journal: Journal, entries: Sequence[LogEntry]) -> list[bool]:
    """Of each entry whether it is news to the reader, up to the last that is."""
    flags = [_is_news(live, journal, entry) for entry in entries]
    while flags and not flags[-1]:
        flags.pop()
    return flags


def _is_news(live: LiveTable, journal: Journal, entry: LogEntry) -> bool:
    """Not what the reader did and knows, unless it went well or badly."""
    if _actor(entry.event) != journal.seat or tone_of(live.game, entry.event):
        return True
    moves = live.table.moves[: journal.stops[entry.step]]
    mover = next((move.seat for move in reversed(moves) if move.seat != CHANCE), None)
    return mover != journal.seat or type(entry.event) in live.game.page.news.unasked_events


class ActsSummary(NamedTuple):
    """What somebody did: as much as is read at a glance, and the folded rest of so many acts."""

    first: str
    rest: str
    more: int


class NewsSummary(NamedTuple):
    """What was told, in short: markup with placeholders for names."""

    tone: str
    actor: int | str
    chapter: str
    banner: str
    acts: tuple[tuple[int, ActsSummary], ...]
    last: str


def news_card(live: LiveTable, seat: int, words: Words) -> str:
    """The card; hidden if there is nothing new."""
    journal = live.journal(seat)
    game = live.game
    entries = entries_since_last_turn(live, journal)
    flags = _news_flags(live, journal, entries)
    if not flags:
        return NO_NEWS
    latest = entries[: len(flags)]
    events = tuple([entry.event for entry in latest])
    tone, actor, chapter, banner, acts, last = _summary(game, events, seat, words.with_placeholders)
    shell = html(
        "news",
        language=words.language,
        count=sum(flags),
        has_moved=live.last_choice(seat) > 0,
        tone=tone,
        actor=actor,
        has_chapter=bool(chapter),
        has_banner=bool(banner),
        acts=tuple([(who, summary.more) for who, summary in acts]),
    )
    texts = log_texts(game, journal, words)[-len(entries) :]
    pairs = zip(entries, texts, strict=True)
    lines = [_line(game, entry, text) for entry, text in compress(pairs, flags)]
    deeds = [text for _, summary in acts for text in (summary.first, summary.rest)]
    # In the order of the template's slots; what is empty has none.
    summaries = [text for text in (chapter, banner, *deeds, last) if text]
    return fill(shell, str(latest[-1].step), *map(words.fill_names, summaries), "".join(lines))


@lru_cache(maxsize=4_096)
def _summary(
    game: Game[Any, Any], events: tuple[Event, ...], seat: int, words: Words
) -> NewsSummary:
    """Memoized for all tables, as `words` has placeholders for names."""
    banner = _banner(game, events, words)
    acts = _acts(game, events, seat, words)
    begun = [event for event in events if type(event) in game.page.news.chapters]
    chapter = event_text(words, begun[-1]) if begun else ""
    return NewsSummary(
        tone=next(filter(None, (tone_of(game, event) for event in reversed(events))), ""),
        actor=next((a for a in map(_actor, reversed(events)) if a is not None), ""),
        chapter=chapter,
        banner=banner,
        acts=tuple(acts.items()),
        last="" if acts or banner or chapter else event_text(words, events[-1]),
    )


def _banner(game: Game[Any, Any], events: Sequence[Event], words: Words) -> str:
    """The latest success or failure, with the dice that were rolled for it and what was found."""
    run = _banner_places(game, events)
    if not run:
        return ""
    last = events[run[-1]]
    dice = [
        game.page.news.rolls(event) for event in events[: run[-1]] if _actor(event) == _actor(last)
    ]
    rolls = next(filter(None, reversed(dice)), "") + game.page.news.rolls(last)
    return rolls + " ".join(event_text(words, events[place]) for place in run)


def _banner_places(game: Game[Any, Any], events: Sequence[Event]) -> range:
    """Where the latest success or failure stands, with those of its kind right before it."""
    last = next((n for n in reversed(range(len(events))) if tone_of(game, events[n])), -1)
    first = last
    while first > 0 and type(events[first - 1]) is type(events[last]):
        first -= 1
    return range(max(first, 0), last + 1)


def _acts(
    game: Game[Any, Any], events: Sequence[Event], seat: int, words: Words
) -> dict[int, ActsSummary]:
    """What each of the others did, a sentence for each act: who it was is said once.

    An answer stands behind its question, whoever gave it. What befell the reader, or the table
    as a whole, is told likewise, unless the banner says it.
    """
    acts = dict[int, list[str]]()
    asker: int | None = None
    bannered = _banner_places(game, events)
    for place, event in enumerate(events):
        actor = _actor(event)
        reply = game.page.news.replies(event)
        if reply and asker in acts:
            acts[asker][-1] += _reply_text(words, reply, event)
            continue
        asker = asker if reply else actor  # those who answer me have not asked anything
        befell = type(event) in game.page.news.unasked_events and place not in bannered
        if type(event) in (*game.page.news.turns, *game.page.news.chapters):
            continue
        if actor not in (seat, None) or befell:
            who = CHANCE if actor is None else actor
            acts.setdefault(who, []).append(event_text(words, event).removesuffix("."))
    return {who: _split_acts(lines, NAME_PLACEHOLDERS[who]) for who, lines in acts.items()}


def _split_acts(lines: Sequence[str], who: str) -> ActsSummary:
    """Whole acts only: nothing is cut in its middle."""
    sentences = [_sentence(lines[0]), *(_sentence(line.removeprefix(who)) for line in lines[1:])]
    ends = accumulate(len(unescape(text)) for text in sentences)
    count = max(1, sum(end <= MAX_UNFOLDED_LETTERS for end in ends))
    rest = sentences[count:]
    return ActsSummary(" ".join(sentences[:count]), " ".join(rest), len(rest))


def _sentence(text: str) -> str:
    """An act by itself: it begins with a capital letter and ends as a sentence does."""
    text = text.lstrip(": ")
    return text[:1].upper() + text[1:] + ("" if text.endswith(SENTENCE_ENDS) else ".")


def _reply_text(words: Words, text: str, event: Event) -> str:
    return lean(escape(words.format(text, words.arguments(event))))


def _actor(event: Event) -> Any:
    """The seat that an event tells of; None for the table's own."""
    return getattr(event, "seat", None)


def _line(game: Game[Any, Any], entry: LogEntry, text: str) -> str:
    tone = tone_of(game, entry.event)
    return NEWS_LINE.format(entry.step, f' data-tone="{tone}"' if tone else "", text)


def tone_of(game: Game[Any, Any], event: Event) -> str:
    return game.page.news.tones.get(type(event), "")
