"""Cryptic Nature: cryptozoologists search Europe and build a sanctuary."""

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
from bestiary.games.cryptic_nature import view
from bestiary.games.cryptic_nature.aim import aim
from bestiary.games.cryptic_nature.board import (
    ENDINGS,
    UNCONFIRMED_CHOICES,
    VERBS,
    board,
    clicks,
    previews,
)
from bestiary.games.cryptic_nature.board.dice import roll_picture
from bestiary.games.cryptic_nature.board.plate import PLATE
from bestiary.games.cryptic_nature.choices import CHOICES
from bestiary.games.cryptic_nature.describe import describe
from bestiary.games.cryptic_nature.encoding import ENCODING
from bestiary.games.cryptic_nature.events import (
    AssistantsBegan,
    AttemptFailed,
    CryptidFound,
    HareFound,
    RoundBegan,
    TurnBegan,
)
from bestiary.games.cryptic_nature.inventory import COMPONENTS_TO_COVER, box, components, in_play
from bestiary.games.cryptic_nature.lessons import LESSONS, PICTURES
from bestiary.games.cryptic_nature.mind import ADVICE, MINDS
from bestiary.games.cryptic_nature.setup import start
from bestiary.games.cryptic_nature.state import Expedition
from bestiary.games.cryptic_nature.view_types import ExpeditionView


def check(seats: int, options: Options) -> str | None:
    """Solo needs bets; only two players may leave the surcharge out."""
    if seats == 1 and options["bets"] == "no":
        return "solo-needs-bets"
    if seats != 2 and options["surcharge"] == "no":
        return "surcharge-for-two"
    return None


HARES = ("wolpertinger", "yes")
NO_BETS = ("bets", "no")

TONES: Mapping[type, Tone] = {CryptidFound: "good", HareFound: "good", AttemptFailed: "bad"}

GAME: Game[Expedition, ExpeditionView] = Game(
    id="cryptic_nature",
    titles={"en": "Cryptic Nature", "ru": "Криптиды. В поисках мифических существ"},
    seats=(1, 4),
    best_seats=3,
    minutes=(90, 150),
    rules_version="2",
    folder=Path(__file__).parent,
    rules=Rules(
        start=start,
        view=view.view,
        imagine=view.imagine,
        choices=CHOICES,
        variants=(
            Variant(1),
            Variant(1, (HARES,)),
            Variant(2),
            Variant(2, (HARES, NO_BETS, ("surcharge", "no"))),
            Variant(3),
            Variant(3, (HARES,)),
            Variant(4),
            Variant(4, (HARES, NO_BETS)),
            Variant(4, (NO_BETS,)),
        ),
        options=(
            Option("wolpertinger", ("no", "yes"), "no"),
            Option("bets", ("yes", "no"), "yes"),
            Option("surcharge", ("yes", "no"), "yes"),
        ),
        check=check,
        inventory=Inventory(
            box=box,
            components=components,
            in_play=in_play,
            to_cover=COMPONENTS_TO_COVER,
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
        unconfirmed_choices=UNCONFIRMED_CHOICES,
        previews=previews,
        news=News(
            tones=TONES,
            rolls=roll_picture,
            chapters=(RoundBegan, AssistantsBegan),
            turns=(TurnBegan,),
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
