"""The button bar beside a question: its verbs, and choices that take no click on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bestiary.core import Choice, Click, Decision, Game, State, Words
from bestiary.core.notation import kebab
from bestiary.core.presentation import END, Verb
from bestiary.core.step import Reason


class Offer(NamedTuple):
    """One option: `text` is sent back, `label` is read, `clicks` build it on the board."""

    choice: Choice
    text: str
    label: str
    clicks: tuple[Click, ...]
    verbs: tuple[str, ...]
    """The buttons that narrow the options to this one."""
    preview: str
    """What it will do."""
    times: int
    """How often in a row it can be made."""
    marks: tuple[tuple[str, str | bool], ...]
    """What else the page's script must know of it."""
    button: str
    """Its markup in the list of options."""
    data: str
    """As JSON for the page's script, in which no text can end the script."""
    names_players: bool
    kinds: frozenset[str]
    """What kinds of parts are clicked."""

    @property
    def first(self) -> str:
        """The part of the first click; one that knows no order may also come later."""
        return self.clicks[0].part if self.clicks else ""


class Button(NamedTuple):
    """A button beside a question: it narrows the options to a verb, or makes `choice`.

    A disabled one holds no option and says `why`.
    """

    label: str
    verb: str = ""
    choice: str = ""
    number: int = 0
    why: str = ""
    preview: str = ""
    ends: bool = False
    """Whether it ends the turn, or whatever is offered."""
    times: int = 1
    """How often it makes the choice, as long as that is on offer."""


def button_bar(
    state: State, game: Game[Any, Any], decision: Decision, offers: Sequence[Offer], words: Words
) -> tuple[Button, ...]:
    """The verbs of a decision, then what no click on the board makes and what ends something."""
    if not any(offer.clicks for offer in offers):
        return ()  # nothing can be clicked on the board, so all options stand in the list
    verbs = game.page.verbs.get(decision.prompt, ())
    reasons = state.reasons(decision.seat) if verbs else ()
    of_verbs = [_verb_button(verb, offers, reasons, words) for verb in verbs]
    on_buttons = (*game.page.endings, *game.page.always_buttons)
    of_choices = [
        Button(o.label, choice=o.text, preview=o.preview, ends=type(o.choice) in game.page.endings)
        for o in offers
        if not o.verbs and (not o.clicks or type(o.choice) in on_buttons)
    ]
    repeating = [_repeat_button(offer, words) for offer in offers if offer.times > 1]
    return (*[button for button in of_verbs if button], *repeating, *of_choices)


def _repeat_button(offer: Offer, words: Words) -> Button:
    """One click for the same choice several times in a row."""
    about = words.arguments(offer.choice) | {"times": offer.times}
    label = words.format(f"repeat-{kebab(type(offer.choice).__name__)}", about)
    return Button(label, choice=offer.text, times=offer.times)


def _first_required_click(offer: Offer) -> str:
    """The click that tells an option from others: a ticket is one skill, wherever it goes."""
    return next((click.part for click in offer.clicks if not click.optional), offer.text)


def _verb_button(
    verb: Verb, offers: Sequence[Offer], reasons: Sequence[Reason], words: Words
) -> Button | None:
    """A verb as a button; None if there is nothing to it and no reason why."""
    label = words(f"verb-{verb.id}")
    own = [o for o in offers if verb.id in o.verbs]
    ends = verb.id == END
    if len(own) == 1:
        only = own[0]
        preview = only.preview or (only.label if only.label != label else "")
        return Button(label, choice=only.text, preview=preview, ends=ends)
    if own:
        number = len({_first_required_click(offer) for offer in own})
        return Button(label, verb=verb.id, number=number)
    why = " ".join([words.reason(reason) for reason in reasons if verb.speaks_for(reason.action)])
    return Button(label, why=why, ends=ends) if why else None
