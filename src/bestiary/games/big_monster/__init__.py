"""Big Monster: surround yourself with the creatures of a far planet."""

from collections.abc import Mapping
from pathlib import Path

from bestiary.core import Game, Inventory, News, Opponents, Page, Research, Rules, Teaching
from bestiary.core.game import Tone
from bestiary.games.big_monster.aim import aim
from bestiary.games.big_monster.board import board, clicks, previews
from bestiary.games.big_monster.board.plate import PLATE
from bestiary.games.big_monster.choices import CHOICES
from bestiary.games.big_monster.describe import describe
from bestiary.games.big_monster.encoding import ENCODING
from bestiary.games.big_monster.events import (
    AngeredDragon,
    BeganRound,
    HandedDragon,
    KeptDragon,
    KeptStack,
    LaidStack,
    TookPenalty,
    WonMedal,
    WonTeamMedal,
)
from bestiary.games.big_monster.imagine import imagine
from bestiary.games.big_monster.inventory import COMPONENTS_TO_COVER, box, components, in_play
from bestiary.games.big_monster.lessons import LESSONS, PICTURES
from bestiary.games.big_monster.mind import ADVICE, MINDS
from bestiary.games.big_monster.setup import OPTIONS, VARIANTS, check, start
from bestiary.games.big_monster.state import MonsterState
from bestiary.games.big_monster.view import view
from bestiary.games.big_monster.view_types import MonsterView

TONES: Mapping[type, Tone] = {
    WonMedal: "good",
    WonTeamMedal: "good",
    AngeredDragon: "bad",
    HandedDragon: "bad",
    KeptDragon: "bad",
    TookPenalty: "bad",
}
UNASKED_EVENTS = frozenset({*TONES, KeptStack, LaidStack})

GAME: Game[MonsterState, MonsterView] = Game(
    id="big_monster",
    titles={"en": "Big Monster", "ru": "Планета монстров"},
    seats=(2, 6),
    best_seats=4,
    minutes=(25, 40),
    rules_version="2",
    folder=Path(__file__).parent,
    rules=Rules(
        start=start,
        view=view,
        imagine=imagine,
        choices=CHOICES,
        variants=VARIANTS,
        options=OPTIONS,
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
        previews=previews,
        news=News(
            tones=TONES,
            unasked_events=UNASKED_EVENTS,
            chapters=(BeganRound,),
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
