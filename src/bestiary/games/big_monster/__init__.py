"""Big Monster: surround yourself with the creatures of a far planet."""

from pathlib import Path

from bestiary.core import Game

from .advice import ADVICE
from .board import board, parts
from .box import TO_BE_SEEN, box, components, in_play
from .choices import CHOICES
from .describe import describe
from .imagine import imagine
from .setup import OPTIONS, VARIANTS, check, start
from .view import view

GAME = Game(
    id="big_monster",
    titles={"en": "Big Monster", "ru": "Планета монстров"},
    seats=(2, 6),
    minutes=(25, 40),
    rules_version="1",
    folder=Path(__file__).parent,
    choices=CHOICES,
    start=start,
    view=view,
    imagine=imagine,
    describe=describe,
    box=box,
    components=components,
    in_play=in_play,
    to_be_seen=TO_BE_SEEN,
    options=OPTIONS,
    variants=VARIANTS,
    check=check,
    advice=ADVICE,
    board=board,
    parts=parts,
)
