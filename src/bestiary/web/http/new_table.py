"""Form of a new table: parsing what the host filled in, and the fields that the page shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bestiary import registry
from bestiary.core import Game, Words
from bestiary.core.game import BadOptionsError
from bestiary.core.mind import LEVELS
from bestiary.web.accounts.players import clean_name
from bestiary.web.infra.i18n import has_text, translate
from bestiary.web.models import Kind, Pace, Seat, Table
from bestiary.web.tables.seating import Place, Setup, default_setup

Form = Mapping[str, str]
NOBODY = "nobody"
MAX_SALT_WORDS_LENGTH = 60
"""So long the words may be, to leave place for the random bytes after them."""
CLOCK_MINUTES = (0, 1, 3, 5, 10, 15, 20, 30, 45, 60, 90)


def setup_of(game: Game[Any, Any], form: Form) -> Setup:
    """What the host asked for; `BadOptionsError` if the numbers make no sense."""
    options = {option.name: _option_value(option, form) for option in game.rules.options}
    return Setup(
        game.id,
        _places(game, form),
        options,
        is_public=form.get("access") == "public",
        pace=Pace.DAYS if form.get("pace") == Pace.DAYS else Pace.LIVE,
        clock=_clock(form.get("clock", "0")),
        has_take_backs="take-backs" in form,
        has_hints="hints" in form,
        seal=form.get("seal", ""),
        salt=salt_of(form),
    )


def quick_setup(game: Game[Any, Any], form: Form) -> Setup:
    """A table to share at once, under the seal that the browser fetched."""
    setup = replace(default_setup(game), seal=form.get("seal", ""), salt=salt_of(form))
    return replace(setup, places=(Place(),)) if _is_alone(game, form) else setup


def _is_alone(game: Game[Any, Any], form: Form) -> bool:
    """Whether the reader wants nobody across the table, in a game that can be played so."""
    return "alone" in form and game.seats[0] == 1


def salt_of(form: Form) -> str:
    """What the reader adds to the shuffle: words, if any, and the browser's random bytes."""
    return f"{form.get('salt-words', '')[:MAX_SALT_WORDS_LENGTH]} {form.get('salt', '')}"


def _option_value(option: Any, form: Form) -> str:
    """The value from the list, unless the host wrote one of their own."""
    own = form.get(f"own-{option.name}", "") if option.free is not None else ""
    return own.strip() or form.get(f"option-{option.name}", option.default).strip()


def _clock(text: str) -> int:
    if not text.isdecimal() or int(text) not in CLOCK_MINUTES:
        raise BadOptionsError(f"There is no clock of '{text[:20]}'.")
    return int(text)


def _places(game: Game[Any, Any], form: Form) -> tuple[Place, ...]:
    mine = Place(pin=form.get("pin-0", "")[:12])
    if _is_alone(game, form):
        return (mine,)
    others = [place_of(form, number) for number in range(1, game.seats[1])]
    return (mine, *(place for place in others if place is not None))


def place_of(form: Form, number: int) -> Place | None:
    """Who is meant to sit in seat `number`; None for nobody."""
    who = form.get(f"who-{number}", NOBODY)
    kind, _, bot = who.partition(":")
    if kind == NOBODY:
        return None
    if kind not in Kind.values:
        raise BadOptionsError("A seat is for a person, a bot or this device.")
    name, pin = form.get(f"name-{number}", ""), form.get(f"pin-{number}", "")
    return Place(kind, bot[:40], clean_name(name), pin[:12])


def form_fields(game: Game[Any, Any], language: str, form: Form) -> dict[str, Any]:
    """Everything the form shows, as last filled in."""
    words = Words(game, language)
    proposed = default_setup(game)
    return {
        "options": [_option(words, option, form) for option in game.rules.options],
        "places": [
            _line(game, language, n, form, len(proposed.places)) for n in range(1, game.seats[1])
        ],
        "clocks": [(n, translate(language, "clock-value", number=n)) for n in CLOCK_MINUTES],
    }


def _option(words: Words, option: Any, form: Form) -> dict[str, Any]:
    id = f"option-{option.name}"
    chosen = _option_value(option, form)
    return {
        "name": option.name,
        "title": _word(words, id, option.name),
        "about": _word(words, f"{id}-about", ""),
        "values": [(v, _word(words, f"{id}-{v}", v)) for v in option.values],
        "chosen": chosen,
        "own": None if option.free is None else "" if chosen in option.values else chosen,
        "own_title": _word(words, f"{id}-own", translate(words.language, "option-own")),
    }


def _word(words: Words, id: str, default: str) -> str:
    return words(id) if words.has(id) else default


def _line(
    game: Game[Any, Any], language: str, number: int, form: Form, seats: int
) -> dict[str, Any]:
    kinds = [(Kind.PERSON.value, translate(language, "who-person"))]
    kinds += [(f"bot:{b}", bot_label(language, b)) for b in LEVELS]
    kinds += [(Kind.DEVICE.value, translate(language, "who-device"))]
    if number >= game.seats[0]:
        kinds.append((NOBODY, translate(language, "who-nobody")))
    default = Kind.PERSON.value if number < seats else NOBODY
    chosen = form.get(f"who-{number}", default)
    return {"number": number, "human": number + 1, "kinds": kinds, "chosen": chosen}


class SeatChoice(NamedTuple):
    """Somebody whom the host may have in a seat, as the waiting room lists them."""

    value: str
    text: str
    is_chosen: bool


def seat_choices(seat: Seat, language: str) -> list[SeatChoice]:
    """A person, or a bot of each level with how it plays; nobody where somebody sits already."""
    is_bot = seat.kind == Kind.BOT
    if not is_bot and not seat.is_free:
        return []
    bots = [*LEVELS, *({seat.bot} - set(LEVELS) if is_bot else ())]
    free = SeatChoice(Kind.PERSON.value, translate(language, "seat-free-else"), not is_bot)
    lines = [SeatChoice(f"bot:{b}", bot_label(language, b), is_bot and b == seat.bot) for b in bots]
    return [free, *lines]


def bot_label(language: str, bot: str) -> str:
    """A bot and how it plays, in a line; one of a game's own by its name."""
    id = f"bot-{bot}"
    return translate(
        language, "who-bot", bot=translate(language, id) if has_text(language, id) else bot
    )


def option_cautions(table: Table, language: str) -> list[str]:
    """What the options of a table open to whoever looks elsewhere, told to all who sit at it."""
    game = registry.game(table.game)
    words = Words(game, language)
    caution_ids = (
        f"option-{name}-{value}-beware"
        for name, value in game.public_options(table.options).items()
    )
    return [words(id) for id in caution_ids if words.has(id)]
