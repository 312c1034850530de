"""A tiny game for the core's own tests: bids in secret, a standing offer, a hidden coin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self

from bestiary.core import (
    CHANCE,
    Choice,
    Decision,
    Game,
    Inventory,
    Odds,
    Option,
    Outcome,
    Page,
    Rules,
    Score,
    Seat,
    State,
    Step,
    Variant,
    View,
    Words,
    distinct,
)
from bestiary.core.step import Reason


@distinct
class Bid(NamedTuple):
    """A secret number."""

    number: int


@distinct
class Coin(NamedTuple):
    """Chance: which side is up."""

    heads: bool


@distinct
class Shout(NamedTuple):
    """Taken from a standing offer."""


@distinct
class BidsShown(NamedTuple):
    """All bids are in."""

    numbers: tuple[int, ...]


@distinct
class Tossed(NamedTuple):
    """The coin fell; only the first seat looks at it."""

    heads: bool | None

    def seen_by(self, seat: Seat) -> Tossed | None:
        """Others see that it fell; spectators see nothing."""
        if seat < 0:
            return None
        return self if seat == 0 else Tossed(None)


@dataclass(slots=True)
class DuelState(State):
    """Two numbers and a coin."""

    seats: int = 2
    bids: tuple[int, ...] = ()
    heads: bool | None = None
    shouts: int = 0

    def copy(self) -> Self:
        """Nothing here is mutable."""
        twin = self.twin()
        twin.seats = self.seats
        twin.bids = self.bids
        twin.heads = self.heads
        twin.shouts = self.shouts
        return twin


@dataclass(frozen=True, slots=True)
class Toss(Step):
    """§1.1 The coin falls face down."""

    def ask(self, state: DuelState) -> Sequence[Decision]:
        """Ask chance."""
        return (Decision(CHANCE, "toss", Odds({Coin(True): 1, Coin(False): 3})),)

    def resolve(self, state: DuelState, answers: Mapping[Seat, Coin]) -> None:
        """The first seat looks."""
        state.heads = answers[CHANCE].heads
        state.reveal()
        state.tell(Tossed, state.heads)


@dataclass(frozen=True, slots=True)
class BidAll(Step):
    """§1.2 All bid at once."""

    def ask(self, state: DuelState) -> Sequence[Decision]:
        """Ask every seat."""
        bids = tuple(Bid(n) for n in (1, 2, 3))
        return tuple(Decision(seat, "bid", bids) for seat in range(state.seats))

    def resolve(self, state: DuelState, answers: Mapping[Seat, Bid]) -> None:
        """Show and end."""
        state.bids = tuple(answers[seat].number for seat in range(state.seats))
        state.reveal()
        state.tell(BidsShown, state.bids)
        best = max(state.bids)
        winners = tuple(s for s, n in enumerate(state.bids) if n == best)
        scores = tuple(Score((("bid", n), ("shouts", 0))) for n in state.bids)
        state.finish(Outcome(winners, scores, "bids"))

    def reasons(self, state: DuelState, seat: Seat) -> Sequence[Reason]:
        """Nobody may bid four."""
        return (Reason("bid-four", "too-much", "§1.2"),)


@dataclass(frozen=True, slots=True)
class MayShout(Step):
    """§1.3 The last seat may shout once at any time."""

    def ask(self, state: DuelState) -> Sequence[Decision]:
        """Offer it once."""
        return (Decision(state.seats - 1, "shout", (Shout(),)),) if not state.shouts else ()

    def resolve(self, state: DuelState, answers: Mapping[Seat, Choice]) -> None:
        """Count."""
        state.shouts += 1


def start(seats: int, options: Mapping[str, str]) -> DuelState:
    """Coin, then bids; shouting beside them."""
    state = DuelState(seats=seats, standing=[MayShout()])
    state.then(Toss(), BidAll())
    return state


def view(state: DuelState, seat: Seat) -> View:
    """The coin is the first seat's."""
    return {
        "bids": list(state.bids),
        "heads": state.heads if seat == 0 else None,
        "shouts": state.shouts,
        "scores": [{"bid": 0} for _ in range(state.seats)],
    }


def imagine(state: DuelState, seat: Seat, rng: Random) -> DuelState:
    """Another coin for those who have not seen it."""
    world = state.copy()
    if seat != 0 and state.heads is not None:
        world.heads = rng.random() < 0.25
    return world


def describe(view: View, words: Words) -> str:
    """One line."""
    return words("described", shouts=view["shouts"])


TEXTS = {
    "en": """blurb = A duel.
prompt-toss = Toss
prompt-bid = Your bid
prompt-shout = You may shout
choice-bid = Bid { $number }
choice-coin = Coin
choice-shout = Shout
event-bids-shown = Bids: { $numbers-name }
event-tossed = The coin falls ({ $heads }).
action-bid-four = Bid four
reason-too-much = three is the most
outcome-bids = The higher bid wins.
score-bid = Bid
score-shouts = Shouts
described = Shouts: { $shouts }
""",
    "ru": """blurb = Дуэль.
prompt-toss = Бросок
prompt-bid = Ваша ставка
prompt-shout = Можно крикнуть
choice-bid = Ставка { $number }
choice-coin = Монета
choice-shout = Крикнуть
event-bids-shown = Ставки: { $numbers-name }
event-tossed = Монета падает ({ $heads }).
action-bid-four = Поставить четыре
reason-too-much = не больше трёх
outcome-bids = Побеждает большая ставка.
score-bid = Ставка
score-shouts = Крики
described = Криков: { $shouts }
""",
}


def duel(folder: Path) -> Game[Any, Any]:
    """The game, its texts written below `folder`."""
    (folder / "text").mkdir()
    for language, text in TEXTS.items():
        (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return replace(DUEL, folder=folder)


DUEL: Game[Any, Any] = Game(
    id="duel",
    titles={"en": "Duel", "ru": "Дуэль"},
    seats=(2, 3),
    minutes=(1, 1),
    rules_version="1",
    folder=Path("nowhere"),
    rules=Rules(
        start=start,
        view=view,
        imagine=imagine,
        choices=(Bid, Coin, Shout),
        variants=(Variant(2), Variant(3)),
        options=(Option("size", ("small", "large"), "small", lambda v: v.isdecimal()),),
        check=lambda seats, options: (
            "too-small" if options["size"] == "small" and seats > 2 else None
        ),
        inventory=Inventory(
            box=lambda seats, options: Counter(coin=1),
            components=lambda state: Counter(coin=1),
        ),
    ),
    page=Page(
        describe=describe,
    ),
)
