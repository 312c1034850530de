"""The suite must be able to fail: each deliberately broken game is caught."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bestiary.core import (
    CHANCE,
    Choice,
    Decision,
    Game,
    Outcome,
    Score,
    Seat,
    State,
    Step,
    Variant,
    distinct,
    snapshot,
)
from bestiary.core.presentation import Preview
from bestiary.games.cryptic_nature import GAME as NATURE
from bestiary.games.cryptic_nature.box.shapes import WIDTH
from bestiary.games.cryptic_nature.choices import Lay
from bestiary.games.cryptic_nature.sanctuary.spots import ANYWHERE, Spots
from bestiary.games.urban_legends import GAME as URBAN
from bestiary.games.urban_legends.box.components import PLACE_MASK, Colour, Kind, total, unpack
from bestiary.games.urban_legends.cards import DrawCards
from bestiary.games.urban_legends.choices import Cards, Draw, Resettle, Split
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.turn import TakeTurn
from bestiary.lab.conformance import Nonconformity, check_random_game
from bestiary.lab.conformance.membership import check_membership

AGREED = Variant(2, (("cryptid", "seat-1"),))


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let snapshots name the broken steps of this file."""
    monkeypatch.setattr(snapshot, "ALLOWED_PACKAGES", (*snapshot.ALLOWED_PACKAGES, __name__))


def caught(game: Game[Any, Any], about: str, variant: Variant = AGREED) -> None:
    with pytest.raises(Nonconformity, match=about):
        prove_often(game, variant)


def offering(decision: Decision, options: Any) -> Decision:
    """The same question with other options."""
    return Decision(decision.seat, decision.prompt, options, decision.about)


def prove_often(game: Game[Any, Any], variant: Variant) -> None:
    for seed in range(12):
        check_random_game(game, variant, seed, costly_share=0.6, max_decisions=400)


def test_the_whole_game_is_not_caught() -> None:
    for seed in range(6):
        check_random_game(URBAN, AGREED, seed, costly_share=0.6)


def test_a_leaking_view_is_caught() -> None:
    def view(state: UrbanState, seat: Seat) -> Any:  # no view of this game
        return {**URBAN.rules.view(state, seat), "hands": state.hands.copy()}

    caught(replace(URBAN, rules=replace(URBAN.rules, view=view)), "view of seat .* leaks")


def _more_splits(state: UrbanState) -> bool:
    splits, shuffles, _ = unpack(state.hands[0])
    return splits > shuffles


def test_a_preview_that_depends_on_a_secret_is_caught() -> None:
    def previews(state: UrbanState, seat: Seat, _: Choice) -> tuple[Preview, ...]:
        return (Preview("others", (("number", state.hands[1 - state.role_of(seat)]),)),)

    caught(
        replace(URBAN, page=replace(URBAN.page, previews=previews)), "foresight of seat .* leaks"
    )


def test_an_order_that_depends_on_a_secret_is_caught() -> None:
    def view(state: UrbanState, seat: Seat) -> Any:  # no view of this game
        plain = URBAN.rules.view(state, seat)
        return dict(sorted(plain.items(), reverse=_more_splits(state)))

    caught(replace(URBAN, rules=replace(URBAN.rules, view=view)), "view of seat .* leaks")


def test_a_spectator_who_knows_a_hand_is_caught() -> None:
    def view(state: UrbanState, seat: Seat) -> Any:  # no view of this game
        shown = state.hands[0] if seat < 0 or state.role_of(seat) == 0 else None
        return {**URBAN.rules.view(state, seat), "hand_of_the_cryptid": shown}

    caught(replace(URBAN, rules=replace(URBAN.rules, view=view)), "leaks|spectator sees")


def test_an_imagined_world_with_impossible_options_is_caught() -> None:
    def imagine(state: UrbanState, seat: Seat, rng: Random) -> UrbanState:
        world = URBAN.rules.imagine(state, seat, rng)
        world.wild[0] = not world.wild[0]
        return world

    caught(replace(URBAN, rules=replace(URBAN.rules, imagine=imagine)), "leaks")


@dataclass(frozen=True, slots=True)
class OfferTooMuch(TakeTurn):
    """Offers a move that the rules refuse."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Offer an Align of a kind that is not there."""
        (decision,) = TakeTurn.ask(self, state)
        return (offering(decision, (*decision.options, Cards((Kind.SPLIT,)))),)


def test_an_option_that_is_refused_is_caught() -> None:
    caught(_with_turn(OfferTooMuch()), "is on offer but was refused")


@dataclass(frozen=True, slots=True)
class OfferNothing(TakeTurn):
    """Offers nothing to a player with a full hand."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Forget the options."""
        (decision,) = TakeTurn.ask(self, state)
        return (offering(decision, ()),) if total(state.hands[0]) > 3 else (decision,)


def test_a_decision_without_options_is_caught() -> None:
    caught(_with_turn(OfferNothing()), "no option")


class WithAnAlias(tuple[Choice, ...]):
    """Options that also answer to another name, as if places were counted from 0."""

    def __contains__(self, choice: object) -> bool:
        return tuple.__contains__(self, choice) or getattr(choice, "place", 1) == 0


@dataclass(frozen=True, slots=True)
class TakeAliases(TakeTurn):
    """Takes a place that is not on the board for one that is."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """The same options, tested carelessly."""
        (decision,) = TakeTurn.ask(self, state)
        return (offering(decision, WithAnAlias(decision.options)),)


def test_a_choice_that_is_on_offer_under_another_name_is_caught() -> None:
    caught(_with_turn(TakeAliases()), "is on offer but not listed")


@dataclass(frozen=True, slots=True)
class OfferAliases(Step):
    """Offers something beside the turns, and takes it under another name as well."""

    def ask(self, _: UrbanState) -> Sequence[Decision]:
        """To the first seat, whoever is to move."""
        return (Decision(0, "take-turn", WithAnAlias((Resettle(Colour.PINK, 1),))),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Nothing comes of it."""


def test_a_standing_offer_is_looked_at_like_a_turn() -> None:
    def start(seats: int, options: Mapping[str, str]) -> UrbanState:
        state = URBAN.rules.start(seats, options)
        state.standing.append(OfferAliases())
        return state

    caught(
        replace(URBAN, rules=replace(URBAN.rules, start=start)),
        "'resettle pink 0' for 'take-turn' is on offer but not",
    )


class Unbounded(Spots):
    """Places of a grid that forget how wide it is."""

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, Lay) or min(choice) < 0:
            return False
        row, column = divmod(choice.row * WIDTH + choice.column, WIDTH)
        return super().__contains__(Lay(row, column, choice.turn))


def test_a_place_that_answers_to_the_row_above_is_caught() -> None:
    state = NATURE.new(2)
    spots = [(ANYWHERE[0], 1 << WIDTH + 1)]
    check_membership(NATURE, state, Decision(0, "lay-tile", Spots(spots)))

    with pytest.raises(Nonconformity, match=r"'lay 0 14 0' for 'lay-tile' is on offer but not"):
        check_membership(NATURE, state, Decision(0, "lay-tile", Unbounded(spots)))


class Fragile(tuple[Choice, ...]):
    """Options that can only be asked about choices of their own kinds."""

    def __contains__(self, choice: Any) -> bool:
        return choice.left is not None and tuple.__contains__(self, choice)


@dataclass(frozen=True, slots=True)
class AskCarefully(TakeTurn):
    """Options that stumble over choices of other kinds."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Only splits, and no other question, please."""
        (decision,) = TakeTurn.ask(self, state)
        splits = [option for option in decision.options if isinstance(option, Split)]
        return (offering(decision, Fragile(splits)),) if splits else (decision,)


def test_a_question_that_makes_options_stumble_is_caught() -> None:
    caught(_with_turn(AskCarefully()), "makes `in` stumble")


@dataclass(frozen=True, slots=True)
class SilentTurn(TakeTurn):
    """Plays cards without saying that they were revealed."""

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Any]) -> None:
        """Undo the mark."""
        TakeTurn.resolve(self, state, answers)
        state.revealed = False


def test_a_forgotten_revelation_is_caught() -> None:
    caught(_with_turn(SilentTurn()), "reveals something to seat")


@dataclass(frozen=True, slots=True)
class SilentDraw(DrawCards):
    """Draws cards without saying that their owner has seen them."""

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Any]) -> None:
        """Undo the mark."""
        DrawCards.resolve(self, state, answers)
        state.revealed = False


@dataclass(frozen=True, slots=True)
class TurnWithSilentDraw(TakeTurn):
    """Uses the silent draw."""

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Any]) -> None:
        """Replace the draw on the agenda."""
        TakeTurn.resolve(self, state, answers)
        state.agenda[:] = [
            SilentDraw(s.role, s.number) if type(s) is DrawCards else s for s in state.agenda
        ]
        state.ask_again()


def test_a_draw_that_is_not_marked_is_caught() -> None:
    caught(_with_turn(TurnWithSilentDraw()), "chance reveals something")


@dataclass(frozen=True, slots=True)
class LosingTurn(TakeTurn):
    """Loses a sensor now and then."""

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Any]) -> None:
        """Drop whatever lies at the first place across."""
        TakeTurn.resolve(self, state, answers)
        state.places[1 - state.active] &= ~PLACE_MASK


def test_a_lost_component_is_caught() -> None:
    caught(_with_turn(LosingTurn()), "components lost")


@dataclass(frozen=True, slots=True)
class EndlessTurn(TakeTurn):
    """Lets players draw for ever."""

    def ask(self, state: UrbanState) -> Sequence[Decision]:
        """Nothing but drawing."""
        return (Decision(state.seat_of(state.turn), "take-turn", (Draw(),)),)

    def resolve(self, state: UrbanState, answers: Mapping[Seat, Choice]) -> None:
        """Draw nothing, and again."""
        state.then(self)


def test_a_game_without_end_is_caught() -> None:
    caught(_with_turn(EndlessTurn()), "no end after")


class Shared(UrbanState):
    """A state whose copies share their sensors with it."""

    __slots__ = ()

    def copy(self) -> "Shared":
        """Forget to copy the places."""
        twin = UrbanState.copy(self)
        twin.places = self.places
        return twin


def test_a_shallow_copy_is_caught() -> None:
    def start(seats: int, options: Mapping[str, str]) -> UrbanState:
        state = URBAN.rules.start(seats, options)
        state.__class__ = Shared
        return state

    caught(
        replace(URBAN, rules=replace(URBAN.rules, start=start)), "on a copy changed the original"
    )


def test_a_missing_text_is_caught(tmp_path: Any) -> None:
    text = tmp_path / "text"
    text.mkdir()
    (tmp_path / "board").mkdir()
    (tmp_path / "board" / "style.css").touch()
    for language in ("en", "ru"):
        full = (URBAN.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        less = full.replace("choice-draw =", "choice-drawn =") if language == "ru" else full
        (text / f"{language}.ftl").write_text(less, encoding="utf-8")

    caught(replace(URBAN, folder=tmp_path), "no text 'choice-draw' in ru")


@distinct
class Twice(NamedTuple):
    """A choice that is offered twice."""


@dataclass(slots=True)
class Tiny(State):
    """A state of nothing."""

    def copy(self) -> "Tiny":
        return self.twin()


@dataclass(frozen=True, slots=True)
class OfferTwice(Step):
    """Offers the same choice two times."""

    def ask(self, state: Tiny) -> Sequence[Decision]:
        """Ask with a double."""
        return (Decision(0, "take-turn", (Twice(), Twice())),)

    def resolve(self, state: Tiny, answers: Mapping[Seat, Choice]) -> None:
        """End."""
        state.finish(Outcome((0,), (Score(()),), "escape"))


def test_a_double_option_is_caught() -> None:
    def start(seats: int, options: Mapping[str, str]) -> Tiny:
        return Tiny(agenda=[OfferTwice()])

    urban: Game[Any, Any] = URBAN  # of any state: `start` makes one that is not Urban Legends'
    pieces = replace(urban.rules.inventory, components=lambda _: URBAN.rules.inventory.box(2, FULL))
    rules = replace(urban.rules, start=start, inventory=pieces)
    caught(replace(urban, rules=rules), "same text")


FULL = URBAN.validate_options(2, dict(AGREED.options))


def _with_turn(turn: TakeTurn) -> Game[Any, Any]:
    """Urban Legends with another step in place of a turn."""

    def start(seats: int, options: Mapping[str, str]) -> UrbanState:
        state = URBAN.rules.start(seats, options)
        state.agenda[:] = [turn if type(step) is TakeTurn else step for step in state.agenda]
        return state

    assert CHANCE not in range(2)
    return replace(URBAN, rules=replace(URBAN.rules, start=start))


def test_a_board_without_a_plate_or_a_style_sheet_is_caught(tmp_path: Path) -> None:
    caught(replace(URBAN, page=replace(URBAN.page, plate=None)), "needs a plate")
    caught(replace(URBAN, folder=tmp_path), "needs a style sheet")
