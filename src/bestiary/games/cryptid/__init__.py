"""Cryptid: deduce the one hex that all clues allow, and give away less than you learn."""

from pathlib import Path

from bestiary.core import Advice, Game
from bestiary.games.cryptid.advice import rate
from bestiary.games.cryptid.box import TO_BE_SEEN, box, components, in_play
from bestiary.games.cryptid.choices import CHOICES
from bestiary.games.cryptid.describe import describe
from bestiary.games.cryptid.options import OPTIONS, VARIANTS, check
from bestiary.games.cryptid.players import BOTS
from bestiary.games.cryptid.setup import start
from bestiary.games.cryptid.setups import Setup
from bestiary.games.cryptid.view import imagine, view

GAME = Game(
    id="cryptid",
    titles={"en": "Cryptid", "ru": "Криптид"},
    seats=(2, 5),
    minutes=(30, 60),
    rules_version="1",
    folder=Path(__file__).parent,
    choices=(*CHOICES, Setup),
    options=OPTIONS,
    variants=VARIANTS,
    start=start,
    view=view,
    imagine=imagine,
    describe=describe,
    box=box,
    components=components,
    check=check,
    advice=Advice(rate=rate),
    bots=BOTS,
    in_play=in_play,
    to_be_seen=TO_BE_SEEN,
)
