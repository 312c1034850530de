"""Rats of Wistar: escaped laboratory rats settle under an oak and explore the farm next door."""

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
from bestiary.core.game import Options, Tone
from bestiary.games.rats_of_wistar import inventory
from bestiary.games.rats_of_wistar.aim import aim
from bestiary.games.rats_of_wistar.board import (
    ENDINGS,
    VERBS,
    board,
    clicks,
    previews,
    repeats,
)
from bestiary.games.rats_of_wistar.board.plate import PLATE
from bestiary.games.rats_of_wistar.box.components import SOLO
from bestiary.games.rats_of_wistar.choices import CHOICES
from bestiary.games.rats_of_wistar.describe import describe
from bestiary.games.rats_of_wistar.effects import aggression, specials  # noqa: F401 - all teach the interpreter effects
from bestiary.games.rats_of_wistar.encoding import ENCODING
from bestiary.games.rats_of_wistar.events import Completed, GoalAchieved, RoundBegan
from bestiary.games.rats_of_wistar.lessons import LESSONS, PICTURES
from bestiary.games.rats_of_wistar.mind import ADVICE, MINDS
from bestiary.games.rats_of_wistar.setup import start
from bestiary.games.rats_of_wistar.state import Wistar
from bestiary.games.rats_of_wistar.view import imagine, view
from bestiary.games.rats_of_wistar.view_types import WistarView

DIFFICULTIES = tuple(SOLO["difficulty"])


def check(seats: int, options: Options) -> str | None:
    """§11.10 Only the solo game has a difficulty."""
    return "only-solo" if seats > 1 and options["difficulty"] != "normal" else None


TONES: Mapping[type, Tone] = {Completed: "good", GoalAchieved: "good"}

GAME: Game[Wistar, WistarView] = Game(
    id="rats_of_wistar",
    titles={"en": "Rats of Wistar", "ru": "Побег из Вистара"},
    seats=(1, 4),
    best_seats=3,
    minutes=(60, 120),
    rules_version="2",
    folder=Path(__file__).parent,
    rules=Rules(
        start=start,
        view=view,
        imagine=imagine,
        choices=CHOICES,
        variants=(
            *(Variant(seats) for seats in (1, 2, 3, 4)),
            *(Variant(1, (("difficulty", level),)) for level in DIFFICULTIES if level != "normal"),
        ),
        options=(Option("difficulty", DIFFICULTIES, "normal"),),
        check=check,
        inventory=Inventory(
            box=inventory.box,
            components=inventory.components,
            in_play=inventory.in_play,
            to_cover=inventory.COMPONENTS_TO_COVER,
        ),
    ),
    page=Page(
        describe=describe,
        board=board,
        plate=PLATE,
        aim=aim,
        clicks=clicks,
        verbs=VERBS,
        endings=ENDINGS,
        repeats=repeats,
        previews=previews,
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
