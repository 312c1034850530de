"""Clicks: the parts of the board that are clicked, one after another, to make a choice."""

from collections.abc import Callable
from typing import Any

from bestiary.core import Choice, Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.rats_of_wistar import choices as c
from bestiary.games.rats_of_wistar.box.names import Mouse

Clicks = tuple[Click, ...]


def clicks(choice: Choice) -> Clicks:
    """The clicks that build a choice; chance has none."""
    click = _CLICKS.get(type(choice))
    return click(choice) if click else ()


def _card(choice: Any) -> Clicks:
    return in_order(f"card:{choice.card.value}")


def _good(choice: Any) -> Clicks:
    good = choice.good.value
    return in_order(f"{'deck' if good in ('basic', 'advanced') else 'good'}:{good}")


def _room(kind: str) -> Callable[[Any], Clicks]:
    return lambda choice: in_order(f"{kind}:{choice.room.value}")


def _react(choice: c.React) -> Clicks:
    kind = "mouse" if isinstance(choice.source, Mouse) else "played"
    return in_order(f"{kind}:{choice.source.value}")


def _suffer(choice: c.Suffer) -> Clicks:
    return in_order("own-mice" if choice.loss is c.Loss.MOUSE else f"good:{choice.loss.value}")


def _fixed_clicks(part: str) -> Callable[[Any], Clicks]:
    return lambda _: in_order(part)


def _track_clicks(kind: str, field: str) -> Callable[[Any], Clicks]:
    def click(choice: Any) -> Clicks:
        number = getattr(choice, field)
        return in_order(f"{kind}:{number}" if number else "skip")

    return click


def _areas(choice: c.MoveWorker | c.UseMovement) -> Clicks:
    return in_order(f"area:{choice.origin.value}", f"area:{choice.target.value}")


_CLICKS: dict[type, Callable[[Any], Clicks]] = {
    c.TakePair: lambda pair: in_any_order(
        f"card:{pair.basic.value}", f"card:{pair.advanced.value}"
    ),
    c.PlaceChief: lambda place: in_order(f"cell:{place.action.value}:{place.cell}"),
    c.VisitHut: _fixed_clicks("hut"),
    c.TakeMain: _fixed_clicks("main"),
    c.TakeBonus: lambda choice: in_order(f"bonus:{choice.bonus.value}"),
    c.EndTurn: _fixed_clicks("end"),
    c.BuyJoker: _fixed_clicks("buy:joker"),
    c.BuyCurrent: _fixed_clicks("buy:current"),
    c.UseMovement: lambda m: (
        *in_any_order("good:movement", f"area:{m.origin.value}"),
        Click(f"area:{m.target.value}"),
    ),
    c.UseCard: lambda choice: in_order(f"played:{choice.card.value}"),
    c.PlaceWorker: lambda choice: in_any_order(f"area:{choice.area.value}"),
    c.PitchTent: lambda choice: in_any_order("tent", f"room:{choice.room.value}"),
    c.ShiftTent: lambda t: in_order("tent", f"room:{t.origin.value}", f"room:{t.room.value}"),
    c.AchieveGoal: lambda choice: in_order(f"goal:{choice.goal.value}"),
    c.KeepGoal: lambda choice: in_order(f"goal:{choice.goal.value}"),
    c.Pay: _good,
    c.PayCard: _card,
    c.Afford: _fixed_clicks("afford"),
    c.Receive: _good,
    c.Play: _card,
    c.Discount: _good,
    c.Skip: _fixed_clicks("skip"),
    c.OpenDoor: lambda choice: in_order(f"door:{choice.passage.value}"),
    c.MoveExplorer: _room("room"),
    c.Reveal: _room("mission"),
    c.TakeMouse: _room("mice"),
    c.TakeCheese: _fixed_clicks("cheese"),
    c.TakeIn: _fixed_clicks("supply"),
    c.TakeCard: _card,
    c.DrawTop: lambda choice: in_order(f"deck:{choice.deck.value}"),
    c.Complete: lambda choice: in_order(f"row:{choice.row.value}"),
    c.FreeCell: lambda choice: in_order(f"cell:{choice.cell.value}"),
    c.TakeReward: lambda choice: in_order(f"row:{choice.row.value}"),
    c.TakeAbility: lambda choice: in_order(f"cell:{choice.cell.value}"),
    c.Dig: _track_clicks("dungeon", "rooms"),
    c.Build: _track_clicks("bed", "beds"),
    c.MoveWorker: _areas,
    c.ChooseMain: lambda choice: in_order(f"main:{choice.action.value}"),
    c.UsePotion: lambda choice: in_order(f"potion:{choice.draught.value}"),
    c.ChooseHero: lambda choice: in_order(f"hero:{choice.hero.value}"),
    c.ChooseSkill: lambda choice: in_order(f"skill:{choice.skill.value}"),
    c.React: _react,
    c.Suffer: _suffer,
    c.Release: lambda choice: in_order(f"mouse:{choice.mouse.value}"),
}
