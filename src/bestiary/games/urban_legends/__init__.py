"""Cryptid: Urban Legends, a duel of Cryptid and Scientist over the sensors of a city."""

from collections.abc import Mapping
from pathlib import Path

from bestiary.core import (
    Game,
    Inventory,
    News,
    Opponents,
    Option,
    Page,
    Research,
    Rules,
    Teaching,
    Variant,
)
from bestiary.core.game import Tone
from bestiary.games.urban_legends import inventory, view
from bestiary.games.urban_legends.aim import aim, mark
from bestiary.games.urban_legends.board import board, clicks
from bestiary.games.urban_legends.board.plate import PLATE
from bestiary.games.urban_legends.box.components import DATA
from bestiary.games.urban_legends.choices import CHOICES, Draw
from bestiary.games.urban_legends.describe import describe
from bestiary.games.urban_legends.encoding import ENCODING
from bestiary.games.urban_legends.events import EvidenceTaken, RoundBegan
from bestiary.games.urban_legends.lessons import LESSONS, PICTURES
from bestiary.games.urban_legends.mind import ADVICE, MINDS
from bestiary.games.urban_legends.setup import set_up
from bestiary.games.urban_legends.state import UrbanState
from bestiary.games.urban_legends.view import UrbanView

_MIX = DATA["sensors"]["mix"]
_DECK = DATA["cards"]["split_of_a_deck"]
_MIXES = (_MIX["value"], *_MIX["other_values"])
_DECKS = (_DECK["value"], *_DECK["other_values"])

TONES: Mapping[type, Tone] = {EvidenceTaken: "good"}

GAME: Game[UrbanState, UrbanView] = Game(
    id="urban_legends",
    titles={"en": DATA["edition"]["title_en"], "ru": DATA["edition"]["title_ru"]},
    seats=(2, 2),
    minutes=(20, 40),
    rules_version="1",
    folder=Path(__file__).parent,
    rules=Rules(
        start=set_up,
        view=view.view,
        imagine=view.imagine,
        choices=CHOICES,
        variants=(
            Variant(2),
            Variant(
                2, (("cryptid", "seat-2"), ("sensors", _MIXES[1]), ("deck-cryptid", _DECKS[1]))
            ),
            Variant(2, (("deck-scientist", _DECKS[2]), ("zero", "no"))),
        ),
        options=(
            Option("cryptid", ("chance", "seat-1", "seat-2"), "chance"),
            Option("sensors", _MIXES, _MIX["value"]),
            Option("deck-cryptid", _DECKS, _DECK["value"]),
            Option("deck-scientist", _DECKS, _DECK["value"]),
            Option("zero", ("yes", "no"), "yes" if DATA["zero_may_be_declared"]["value"] else "no"),
        ),
        inventory=Inventory(
            box=inventory.box,
            components=inventory.components,
        ),
    ),
    page=Page(
        describe=describe,
        board=board,
        plate=PLATE,
        aim=aim,
        mark=mark,
        clicks=clicks,
        always_buttons=(Draw,),
        news=News(
            tones=TONES,
            chapters=(RoundBegan,),
        ),
    ),
    opponents=Opponents(
        advice=ADVICE,
        minds=MINDS,
    ),
    teaching=Teaching(
        lessons=LESSONS,
        pictures=PICTURES,
    ),
    research=Research(
        encoding=ENCODING,
    ),
)
