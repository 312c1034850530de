"""Cryptid: deduce the one hex that all clues allow, and give away less than you learn."""

from collections.abc import Mapping
from pathlib import Path

from bestiary.core import Advice, Game, Inventory, News, Opponents, Page, Research, Rules, Teaching
from bestiary.core.game import Tone
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
    rules=Rules(
        start=setup.start,
        view=view.view,
        imagine=view.imagine,
        choices=(*CHOICES, Setup),
        variants=options.VARIANTS,
        options=options.OPTIONS,
        check=options.check,
        inventory=Inventory(
            box=inventory.box,
            components=inventory.components,
            in_play=inventory.in_play,
            to_cover=inventory.COMPONENTS_TO_COVER,
        ),
    ),
    page=Page(
        describe=describe.describe,
        board=board.board,
        plate=PLATE,
        aim=aim.aim,
        mark=board.mark,
        clicks=board.clicks,
        news=News(
            tones=TONES,
            replies=reply,
            chapters=(Began,),
        ),
    ),
    opponents=Opponents(
        advice=Advice(
            action_value=advice.rate,
            win_chances=WIN_MODEL.win_chances,
            win_model=WIN_MODEL,
            likelihood=beliefs.likelihood,
        ),
        minds=reasoner.MINDS,
        bots=reasoner.BOTS,
    ),
    teaching=Teaching(
        lessons=LESSONS,
        pictures=PICTURES,
        companion=help.COMPANION,
    ),
    research=Research(
        encoding=ENCODING,
    ),
)
