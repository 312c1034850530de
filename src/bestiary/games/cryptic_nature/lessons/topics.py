"""Short lessons, one thing each."""

from bestiary.core import Lesson, Page
from bestiary.games.cryptic_nature.lessons.openings import (
    AFTER_ASSISTANTS,
    AFTER_LAYOUT,
    AFTER_TRAVEL,
    FOUND,
    IN_ROME,
    OTHERS_SET_OUT,
    POACHER,
)

START = Lesson(
    "start",
    seats=2,
    moves=AFTER_LAYOUT,
    pages=(
        Page("city", right=("start-in rome",)),
        Page("bet", right=("bet squasc",), points=("card:squasc",)),
        Page("second", right=("bet caballucos",), points=("card:caballucos",)),
        Page("mountain", right=("take-tile mountain-6",)),
        Page("forest", right=("take-tile forest-10",)),
        Page("water", right=("take-tile water-12",)),
        Page("ready", moves=OTHERS_SET_OUT, points=("panel-map",)),
    ),
)

TRAVEL = Lesson(
    "travel",
    seats=2,
    moves=IN_ROME,
    pages=(
        Page("map", points=("place:rome", "place:s2", "place:s3")),
        Page("fly", right=("fly e4",), replies=(("fly *", "where"), ("move *", "walk"))),
        Page("collect", right=("collect victim-n1 action",)),
        Page("move", right=("move novgorod",)),
        Page("skills", points=("skill:range-1", "skill:collect", "skill:plane-ticket")),
    ),
)

DICE = Lesson(
    "dice",
    seats=2,
    moves=f"{IN_ROME}\nseat-1 move s2",
    pages=(
        Page("missing", points=("card:squasc", "token:bonus-1")),
        Page("track", right=("track squasc bonus-1 action",), points=("card:squasc",)),
        Page("failed", moves="chance toss failure", points=("experience",)),
        Page("skills", points=("skill:luck", "skill:second-chance")),
        Page("rumours", points=("card:squasc",)),
    ),
)

_REQUESTS = tuple(
    f"request:{name}" for name in ("region-n", "kind-bird", "kind-reptile", "kind-oddity")
)
RELOCATE = Lesson(
    "relocate",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL + AFTER_ASSISTANTS + FOUND,
    pages=(
        Page("city", right=("relocate squasc action",)),
        Page("lay", right=("lay 1 2 0",)),
        Page("figure", points=("panel-sanctuary",)),
        Page("contracts", points=("contract",)),
        Page("requests", points=_REQUESTS),
        Page("terrain", points=("panel-sanctuary",)),
    ),
)

ASSISTANT = Lesson(
    "assistant",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL,
    pages=(
        Page("track", points=("assistant-0",)),
        Page("down", right=("step-down coins-3",), replies=(("step-down *", "other"),)),
        Page("buy", right=("buy rumour-w4", "buy rumour-s2")),
        Page("up", points=("up:1",)),
        Page("coins", points=("coins",)),
    ),
)

BETS = Lesson(
    "bets",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL,
    pages=(
        Page("mine", points=("bet:squasc", "bet:tsmok")),
        Page(
            "move", right=("move-bet tsmok caballucos",), replies=(("move-bet squasc *", "keep"),)
        ),
        Page("return", points=("card:caballucos",)),
        Page("others", points=("card:ziphius", "card:vergisson-bird")),
    ),
)

REFRESH = Lesson(
    "refresh",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL + AFTER_ASSISTANTS,
    pages=(
        Page("map", points=("panel-map",)),
        Page("act", right=("refresh",)),
        Page("drop", right=("drop rumour-w4",)),
        Page("filled", moves="chance draw rumour-e1+tracks-s1+victim-w3", points=("panel-map",)),
        Page("cards", right=("decline",)),
        Page("bonus", right=("take-coins",)),
        Page("free", points=("bag",)),
    ),
)

SOLO = Lesson(
    "poacher",
    seats=1,
    moves=POACHER,
    pages=(
        Page("alone", points=("panel-poacher",)),
        Page("end", right=("end-turn",)),
        Page("takes", moves="chance turn-card card-4", points=("panel-poacher",)),
        Page("catch", points=("panel-poacher",)),
        Page("lost", points=("card:squasc", "card:tsmok")),
    ),
)

TOPICS = (START, TRAVEL, DICE, RELOCATE, ASSISTANT, BETS, REFRESH, SOLO)
