"""Busy players go on until every card was found and every line of the poacher was read."""

from random import Random

from bestiary.core import Words
from bestiary.core.words import LANGUAGES
from bestiary.games.cryptic_nature import GAME, events
from bestiary.games.cryptic_nature.box.components import CARDS
from bestiary.games.cryptic_nature.box.pieces import Cryptid, PoacherCard, Result, Skill
from bestiary.games.cryptic_nature.choices import CHOICES
from bestiary.games.cryptic_nature.describe import abilities_text
from bestiary.games.cryptic_nature.state import Expedition
from games.cryptic_nature.eager_player import step

TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {"bets": "no"}),
    (1, {}),
    (3, {"wolpertinger": "yes"}),
    (1, {"wolpertinger": "yes"}),
)
"""Most cryptids are found at the first: it goes on alone when only cards are missing."""
MOST_GAMES = 900
LINES = {(card, line) for card in PoacherCard for line in (0, 1, 2, 3, 4, "above", "below")}
EVENTS = {
    kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "_fields")
}
WANTED = {*Cryptid, *LINES, *CHOICES, *EVENTS, *Result, *Skill}


def line_read(state: Expedition) -> object:
    """The line of the poacher's card that is about to be carried out."""
    poacher = state.poacher
    if poacher is None or poacher.card is None or not state.assisting:
        return None
    return (poacher.card, "above" if state.rows[1] < state.rows[0] else "below")


def test_everything_comes_into_play() -> None:
    rng = Random(1)
    missing = set(WANTED)
    for number in range(MOST_GAMES):
        if not missing:
            return
        tables = TABLES[:1] if missing <= set(Cryptid) else TABLES
        seats, options = tables[number % len(tables)]
        missing -= seen_in_a_game(seats, options, rng)

    assert not missing


def seen_in_a_game(seats: int, options: dict[str, str], rng: Random) -> set[object]:
    state = GAME.new(seats, options)
    state.events = []
    seen: set[object] = set()
    while state.outcome is None:
        held = len(state.poacher.evidence) if state.poacher else 0
        choice = step(state, rng)
        seen |= {type(choice), line_read(state)}
        if hasattr(choice, "card"):
            seen.add((choice.card, held))
        seen.update(getattr(choice, "results", ()))
        seen.add(getattr(choice, "skill", Skill.PLANE_TICKET))
    seen |= {type(event) for event in state.events}
    return seen | {cryptid for found in state.found for cryptid in found}


def test_every_ability_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(GAME, language)
        texts = [abilities_text(words, cryptid) for cryptid in CARDS]
        assert all(texts)
