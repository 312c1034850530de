"""What just happened: everything that was told since the reader's own last turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from html import escape, unescape
from itertools import accumulate, compress
from typing import Any, NamedTuple

from bestiary.core import CHANCE, Event, Game, Words
from bestiary.core.words import NAME_PLACEHOLDERS
from bestiary.drawing.markup import lean
from bestiary.web.render.fragments import filled, html
from bestiary.web.render.options import in_words
from bestiary.web.tables.journal import Journal
from bestiary.web.tables.live_table import LiveTable

NO_NEWS = '<section class="news" id="news" hidden></section>'
MOST = 30
"""Of more lines than these the log tells the older ones."""
BRIEF = 90
"""So many letters of what somebody did stand on the card at once, some two lines on a phone."""
LINE = '<li><button type="button" data-step="{}"{}>{}</button></li>'


LOG_LINE = '<li class="log-line" id="log-{}"><button type="button" data-step="{}">{}</button></li>'

ENDS = (".", "!", "?", "…")


class Told(NamedTuple):
    """A line of the log: the moment it was told at, as a step of the game, and the event."""

    step: int
    event: Event


def since(live: LiveTable, seat: int) -> list[Told]:
    """What `seat` was told since its own last turn and by it, the latest last."""
    return _since(live, live.journal(seat))


def _since(live: LiveTable, journal: Journal) -> list[Told]:
    """What came of that move is told with it: an answer, or what others had chosen in secret."""
    last = _last_turn(live, journal)
    first = max(journal.after(max(last - 1, 0)), len(journal.entries) - MOST)
    return [Told(journal.step(number), event) for number, event in journal.entries[first:]]


def _last_turn(live: LiveTable, journal: Journal) -> int:
    """The move that ended it.

    In the middle of a turn it is the latest that somebody else replied to, or the one before what
    the others did last.
    """
    seat = journal.seat
    if seat not in live.asked:
        return live.last_choice(seat)
    heard = _heard(live.game, journal)
    others = False
    later = len(live.table.moves) + 1
    for move in reversed(live.table.moves):
        is_answered = any(move.number <= number < later for number in heard)
        if move.seat == seat and (others or is_answered):
            return move.number
        # What somebody has chosen in secret since then is no news yet.
        others |= move.seat not in (seat, CHANCE) and move.number <= journal.stops[-1]
        later = later if move.seat == CHANCE else move.number
    return 0 if others else live.last_choice(seat)


def _heard(game: Game[Any], journal: Journal) -> frozenset[int]:
    """The latest moves at which something was told of somebody else."""
    begins = (*game.turns, *game.chapters)
    latest = [(n, event) for n, event in journal.entries[-MOST:] if type(event) not in begins]
    return frozenset(n for n, event in latest if _actor(event) not in (journal.seat, None))


def _fresh(live: LiveTable, journal: Journal, told: Sequence[Told]) -> list[bool]:
    """Of each line whether it is news to the reader, up to the last that is."""
    found = [_is_news(live, journal, line) for line in told]
    while found and not found[-1]:
        found.pop()
    return found


def _is_news(live: LiveTable, journal: Journal, told: Told) -> bool:
    """Not what the reader did and knows, unless it went well or badly."""
    if _actor(told.event) != journal.seat or tone_of(live.game, told.event):
        return True
    made = live.table.moves[: journal.stops[told.step]]
    mover = next((move.seat for move in reversed(made) if move.seat != CHANCE), None)
    return mover != journal.seat or type(told.event) in live.game.unasked_events


def told_at(live: LiveTable, seat: int, stop: int, words: Words) -> str:
    """What `seat` was told at that one of its stops, which is not the first."""
    journal = live.journal(seat)
    texts = journal.texts(words, partial(told_in_words, live.game, words))
    first, last = (journal.after(journal.stops[n]) for n in (stop - 1, stop))
    return " ".join(texts[first:last])


def done(live: LiveTable, seat: int, words: Words) -> str:
    """What `seat` has just chosen, while it is still its turn; what ended something is over."""
    last = next((move for move in reversed(live.table.moves) if move.seat != CHANCE), None)
    if last is None or last.seat != seat or seat not in live.table.to_move:
        return ""
    choice = live.table.read(last.text)
    return "" if type(choice) in live.game.endings else in_words(words.choice, choice)


class Did(NamedTuple):
    """What somebody did: as much as is read at a glance, the rest, and of how many acts that is."""

    first: str
    rest: str
    more: int


class Summary(NamedTuple):
    """What was told, in short: markup with marks for names."""

    tone: str
    actor: int | str
    chapter: str
    banner: str
    acts: tuple[tuple[int, Did], ...]
    last: str


def news(live: LiveTable, seat: int, words: Words) -> str:
    """The card that tells it: how an attempt went, what each of the others did, then every line."""
    journal = live.journal(seat)
    game = live.game
    all_told = _since(live, journal)
    fresh = _fresh(live, journal, all_told)
    if not fresh:
        return NO_NEWS
    told = all_told[: len(fresh)]
    events = tuple([line.event for line in told])
    tone, actor, chapter, banner, acts, last = _summary(game, events, seat, words.with_placeholders)
    shell = html(
        "news",
        language=words.language,
        count=sum(fresh),
        has_moved=live.last_choice(seat) > 0,
        tone=tone,
        actor=actor,
        has_chapter=bool(chapter),
        has_banner=bool(banner),
        acts=tuple([(who, did.more) for who, did in acts]),
    )
    texts = journal.texts(words, partial(told_in_words, game, words))[-len(all_told) :]
    pairs = zip(all_told, texts, strict=True)
    lines = [_line(game, one, text) for one, text in compress(pairs, fresh)]
    deeds = [text for _, did in acts for text in (did.first, did.rest)]
    sums = [text for text in (chapter, banner, *deeds, last) if text]
    return filled(shell, str(told[-1].step), *map(words.fill_names, sums), "".join(lines))


@lru_cache(maxsize=4_096)
def _summary(game: Game[Any], events: tuple[Event, ...], seat: int, words: Words) -> Summary:
    """Made with placeholders it serves all tables."""
    banner = _banner(game, events, words)
    acts = _acts(game, events, seat, words)
    begun = [event for event in events if type(event) in game.chapters]
    chapter = event_line(words, begun[-1]) if begun else ""
    return Summary(
        tone=next(filter(None, (tone_of(game, event) for event in reversed(events))), ""),
        actor=next((a for a in map(_actor, reversed(events)) if a is not None), ""),
        chapter=chapter,
        banner=banner,
        acts=tuple(acts.items()),
        last="" if acts or banner or chapter else event_line(words, events[-1]),
    )


def _banner(game: Game[Any], events: Sequence[Event], words: Words) -> str:
    """The latest success or failure, with the dice that were rolled for it and what was found."""
    run = _run(game, events)
    if not run:
        return ""
    last = events[run[-1]]
    dice = [game.rolls(event) for event in events[: run[-1]] if _actor(event) == _actor(last)]
    seen = next(filter(None, reversed(dice)), "") + game.rolls(last)
    return seen + " ".join(event_line(words, events[place]) for place in run)


def _run(game: Game[Any], events: Sequence[Event]) -> range:
    """Where the latest success or failure stands, with those of its kind right before it."""
    last = next((n for n in reversed(range(len(events))) if tone_of(game, events[n])), -1)
    first = last
    while first > 0 and type(events[first - 1]) is type(events[last]):
        first -= 1
    return range(max(first, 0), last + 1)


def _acts(game: Game[Any], told: Sequence[Event], seat: int, words: Words) -> dict[int, Did]:
    """What each of the others did, a sentence for each act: who it was is said once.

    An answer stands behind its question, whoever gave it. What befell the reader, or the table
    as a whole, is told likewise, unless the banner says it.
    """
    acts = dict[int, list[str]]()
    asker: int | None = None
    bannered = _run(game, told)
    for place, event in enumerate(told):
        actor = _actor(event)
        reply = game.replies(event)
        if reply and asker in acts:
            acts[asker][-1] += _brief(words, reply, event)
            continue
        asker = asker if reply else actor  # those who answer me have not asked anything
        befell = type(event) in game.unasked_events and place not in bannered
        if type(event) in (*game.turns, *game.chapters):
            continue
        if actor not in (seat, None) or befell:
            who = CHANCE if actor is None else actor
            acts.setdefault(who, []).append(event_line(words, event).removesuffix("."))
    return {who: _parted(lines, NAME_PLACEHOLDERS[who]) for who, lines in acts.items()}


def _parted(lines: Sequence[str], who: str) -> Did:
    """Whole acts only: nothing is cut in its middle."""
    said = [_sentence(lines[0]), *(_sentence(line.removeprefix(who)) for line in lines[1:])]
    ends = accumulate(len(unescape(text)) for text in said)
    count = max(1, sum(end <= BRIEF for end in ends))
    return Did(" ".join(said[:count]), " ".join(said[count:]), len(said) - count)


def _sentence(text: str) -> str:
    """An act by itself: it begins with a capital letter and ends as a sentence does."""
    said = text.lstrip(": ")
    return said[:1].upper() + said[1:] + ("" if said.endswith(ENDS) else ".")


def _brief(words: Words, text: str, event: Event) -> str:
    return lean(escape(words.format(text, words.arguments(event))))


def _actor(event: Event) -> Any:
    """The seat that an event tells of; None for the table's own."""
    return getattr(event, "seat", None)


def _line(game: Game[Any], line: Told, text: str) -> str:
    tone = tone_of(game, line.event)
    return LINE.format(line.step, f' data-tone="{tone}"' if tone else "", text)


def tone_of(game: Game[Any], event: Event) -> str:
    return game.tones.get(type(event), "")


@lru_cache(maxsize=10_000)
def event_line(words: Words, event: Event) -> str:
    """A line of the log as markup; made with placeholders it serves all tables."""
    return lean(escape(in_words(words.event, event)))


def told_in_words(game: Game[Any], words: Words, event: Event) -> str:
    """The same, with the dice that were rolled lying behind it and the players' names."""
    return words.fill_names(event_line(words.with_placeholders, event) + game.rolls(event))


log_line = LOG_LINE.format
"""The same as the log tells it: its place there, its step, its text."""
