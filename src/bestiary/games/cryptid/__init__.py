"""Cryptid: deduce the one hex that all clues allow, and give away less than you learn."""

from collections.abc import Mapping
from pathlib import Path

from bestiary.core import Advice, Game, Tone
from bestiary.games.cryptid import aim, board, describe, inventory, options, setup, view
from bestiary.games.cryptid.board.plate import PLATE
from bestiary.games.cryptid.box.setups import Setup
from bestiary.games.cryptid.choices import CHOICES
from bestiary.games.cryptid.companion import help
from bestiary.games.cryptid.encoding import ENCODING
from bestiary.games.cryptid.events import Admitted, Began, Contradicted, Found, reply
from bestiary.games.cryptid.lessons import LESSONS, PICTURES
from bestiary.games.cryptid.mind import advice, beliefs, reasoner
from bestiary.games.cryptid.mind.standing import WIN_MODEL
from bestiary.games.cryptid.state import CryptidState
from bestiary.games.cryptid.view import CryptidView

TONES: Mapping[type, Tone] = {Found: "good", Contradicted: "bad", Admitted: "bad"}

GAME: Game[CryptidState, CryptidView] = Game(
    id="cryptid",
    titles={"en": "Cryptid", "ru": "Криптид"},
    seats=(2, 5),
    best_seats=4,
    minutes=(30, 60),
    rules_version="2",
    folder=Path(__file__).parent,
    choices=(*CHOICES, Setup),
    encoding=ENCODING,
    options=options.OPTIONS,
    variants=options.VARIANTS,
    start=setup.start,
    view=view.view,
    imagine=view.imagine,
    describe=describe.describe,
    box=inventory.box,
    components=inventory.components,
    check=options.check,
    advice=Advice(
        action_value=advice.rate,
        win_chances=WIN_MODEL.win_chances,
        win_model=WIN_MODEL,
        likelihood=beliefs.likelihood,
    ),
    board=board.board,
    plate=PLATE,
    clicks=board.clicks,
    mark=board.mark,
    minds=reasoner.MINDS,
    bots=reasoner.BOTS,
    in_play=inventory.in_play,
    components_to_cover=inventory.COMPONENTS_TO_COVER,
    companion=help.COMPANION,
    lessons=LESSONS,
    pictures=PICTURES,
    tones=TONES,
    chapters=(Began,),
    replies=reply,
    aim=aim.aim,
)
