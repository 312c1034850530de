"""Big Monster: surround yourself with the creatures of a far planet."""

from collections.abc import Mapping
from pathlib import Path

from bestiary.core import Game, Tone
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
    choices=CHOICES,
    encoding=ENCODING,
    start=start,
    view=view,
    imagine=imagine,
    describe=describe,
    box=box,
    components=components,
    in_play=in_play,
    components_to_cover=COMPONENTS_TO_COVER,
    options=OPTIONS,
    variants=VARIANTS,
    check=check,
    advice=ADVICE,
    minds=MINDS,
    board=board,
    plate=PLATE,
    clicks=clicks,
    previews=previews,
    lessons=LESSONS,
    pictures=PICTURES,
    tones=TONES,
    unasked_events=UNASKED_EVENTS,
    chapters=(BeganRound,),
    aim=aim,
)
