"""Click parts: the keys of the board that are clicked, one after another, to make a choice."""

from __future__ import annotations

from bestiary.core import Choice
from bestiary.games.cryptic_nature import choices as c
from bestiary.games.cryptic_nature.box.pieces import Means, Token

ACTION = "marker:action"
TICKET = "skill:plane-ticket"


def parts(choice: Choice) -> tuple[str, ...]:
    """Parts with ~ or ? know no order, ? may be left out; = is held from the start."""
    return _field_clicks(choice) or _assistant_clicks(choice) or _answer_clicks(choice)


def _marker(means: Means, skill: str) -> str:
    return f"~{ACTION}" if means is Means.ACTION else f"~skill:{skill}"


def _usual(means: Means, skill: str) -> str:
    """Without another word the basic action is meant."""
    return f"?{ACTION}" if means is Means.ACTION else f"~skill:{skill}"


def _tokens(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    return tuple(f"~token:{t}" for t in tokens)


def _field_clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case c.StartIn(place) | c.Move(place) | c.Travel(place):
            return (f"place:{place}",)
        case c.MoveAgain(to):
            # The action may go without saying: no skill moves a second time.
            return (f"?{ACTION}", f"~place:{to}")
        case c.Fly(to):
            return (f"~{TICKET}", f"~place:{to}")
        case c.Collect(token, means):
            return (_usual(means, "collect"), f"~token:{token}")
        case c.Track(cryptid, evidence, means):
            return (f"~card:{cryptid}", *_tokens(evidence), _marker(means, "track"))
        case c.Search(token, means):
            return (f"~token:{token}", _marker(means, "track"))
        case c.Relocate(cryptid, means):
            return (_usual(means, "relocate"), f"~card:{cryptid}")
        case c.Fulfil(request, pair, means):
            both = (f"~card:{cryptid}" for cryptid in pair)
            return (_usual(means, "relocate"), f"~request:{request}", *both)
        case c.Refresh() | c.Accept():
            return ("bag",)
        case c.UseHare(hare):
            return (f"hare:{hare}",)
    return ()


def _assistant_clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case c.StepDown(face):
            return (f"die:{face}",)
        case c.StepUp():
            return ("up:1",)
        case c.Shift(direction, steps):
            return (f"{direction}:{steps}",)
        case c.PaidStep(direction):
            return ("~coins", f"~{direction}:1")
        case c.RefreshMarket():
            return ("coins", "bag")
        case c.Learn(skill) | c.Restore(skill):
            return (f"skill:{skill}",)
        case c.Buy(token):
            return (f"token:{token}",)
        case c.Sell(token, removing):
            room = (f"token:{removing}",) if removing else ()
            return (f"~token:{token}", "~sell", *room)
        case c.Swap(give, take):
            return (f"token:{give}", f"token:{take}")
    return _bet_clicks(choice)


def _bet_clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case c.Bet(cryptid):
            return (f"~card:{cryptid}", "~bet")
        case c.MoveBet(cryptid, to):
            return (f"~bet:{cryptid}", f"~card:{to}")
        case c.Replace(cards):
            return (*(f"~card:{card}" for card in cards), "deck")
    return ()


def _answer_clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case c.TakeTile(tile) | c.PlaceTile(tile):
            return (f"tile:{tile}",)
        case c.Exchange(tile, other):
            return (f"~tile:{tile}", f"~tile:{other}")
        case c.Lay(row, column, turn):
            return (f"=turn:{turn}", f"~cell:{row},{column}")
        case c.Drop(token) | c.Gather(token) | c.Take(token):
            return (f"token:{token}",)
        case c.TakeCoins():
            return ("coins",)
        case c.TakeExperience():
            return ("experience",)
        case c.Catch(cryptid):
            return (f"card:{cryptid}",)
    return _attempt_clicks(choice)


def _attempt_clicks(choice: Choice) -> tuple[str, ...]:
    match choice:
        case c.Pair(evidence):
            return _tokens(evidence)
        case c.SecondChance(dice):
            return (*(f"~result:{die}" for die in dice), "~skill:second-chance")
        case c.Reroll(dice):
            return (*(f"~result:{die}" for die in dice), "~hare:reroll")
        case c.UseLuck():
            return ("skill:luck",)
        case c.Lose(evidence):
            return (*_tokens(evidence), "aside")
    return ()
