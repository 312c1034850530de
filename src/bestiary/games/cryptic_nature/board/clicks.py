"""Clicks: the parts of the board that are clicked, one after another, to make a choice."""

from __future__ import annotations

from bestiary.core import Choice, Click, in_order
from bestiary.core.presentation import in_any_order
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.box.pieces import Means, Token

ACTION = "marker:action"
TICKET = "skill:plane-ticket"


def clicks(choice: Choice) -> tuple[Click, ...]:
    """The clicks that build a choice; where a skill could pay, the marker says what does."""
    return _field_clicks(choice) or _assistant_clicks(choice) or _answer_clicks(choice)


def _marker(means: Means, skill: str) -> str:
    return ACTION if means is Means.ACTION else f"skill:{skill}"


def _usual(means: Means, skill: str) -> Click:
    """Without another word the basic action is meant."""
    return Click(_marker(means, skill), any_order=True, optional=means is Means.ACTION)


def _tokens(tokens: tuple[Token, ...]) -> list[str]:
    return [f"token:{token}" for token in tokens]


def _field_clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case c.StartIn(place) | c.Move(place) | c.Travel(place):
            return in_order(f"place:{place}")
        case c.MoveAgain(to):
            # The action may go without saying: no skill moves a second time.
            return (_usual(Means.ACTION, ""), *in_any_order(f"place:{to}"))
        case c.Fly(to):
            return in_any_order(TICKET, f"place:{to}")
        case c.Collect(token, means):
            return (_usual(means, "collect"), *in_any_order(f"token:{token}"))
        case c.Track(cryptid, evidence, means):
            return in_any_order(f"card:{cryptid}", *_tokens(evidence), _marker(means, "track"))
        case c.Search(token, means):
            return in_any_order(f"token:{token}", _marker(means, "track"))
        case c.Relocate(cryptid, means):
            return (_usual(means, "relocate"), *in_any_order(f"card:{cryptid}"))
        case c.Fulfil(request, pair, means):
            both = [f"card:{cryptid}" for cryptid in pair]
            return (_usual(means, "relocate"), *in_any_order(f"request:{request}", *both))
        case c.Refresh() | c.Accept():
            return in_order("bag")
        case c.UseHare(hare):
            return in_order(f"hare:{hare}")
    return ()


def _assistant_clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case c.StepDown(face):
            return in_order(f"die:{face}")
        case c.StepUp():
            return in_order("up:1")
        case c.Shift(direction, steps):
            return in_order(f"{direction}:{steps}")
        case c.PaidStep(direction):
            return in_any_order("coins", f"{direction}:1")
        case c.RefreshMarket():
            return in_order("coins", "bag")
        case c.Learn(skill) | c.Restore(skill):
            return in_order(f"skill:{skill}")
        case c.Buy(token):
            return in_order(f"token:{token}")
        case c.Sell(token, removing):
            room = in_order(f"token:{removing}") if removing else ()
            return (*in_any_order(f"token:{token}", "sell"), *room)
        case c.Swap(give, take):
            return in_order(f"token:{give}", f"token:{take}")
    return _bet_clicks(choice)


def _bet_clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case c.Bet(cryptid):
            return in_any_order(f"card:{cryptid}", "bet")
        case c.MoveBet(cryptid, to):
            return in_any_order(f"bet:{cryptid}", f"card:{to}")
        case c.Replace(cards):
            return (*in_any_order(*[f"card:{card}" for card in cards]), Click("deck"))
    return ()


def _answer_clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case c.TakeTile(tile) | c.PlaceTile(tile):
            return in_order(f"tile:{tile}")
        case c.Exchange(tile, other):
            return in_any_order(f"tile:{tile}", f"tile:{other}")
        case c.Lay(row, column, turn):
            turned = Click(f"turn:{turn}", any_order=True, held=True)
            return (turned, *in_any_order(f"cell:{row},{column}"))
        case c.Drop(token) | c.Gather(token) | c.Take(token):
            return in_order(f"token:{token}")
        case c.TakeCoins():
            return in_order("coins")
        case c.TakeExperience():
            return in_order("experience")
        case c.Catch(cryptid):
            return in_order(f"card:{cryptid}")
    return _attempt_clicks(choice)


def _attempt_clicks(choice: Choice) -> tuple[Click, ...]:
    match choice:
        case c.Pair(evidence):
            return in_any_order(*_tokens(evidence))
        case c.SecondChance(dice):
            return in_any_order(*[f"result:{die}" for die in dice], "skill:second-chance")
        case c.Reroll(dice):
            return in_any_order(*[f"result:{die}" for die in dice], "hare:reroll")
        case c.UseLuck():
            return in_order("skill:luck")
        case c.Lose(evidence):
            return (*in_any_order(*_tokens(evidence)), Click("aside"))
    return ()
