"""Short lessons, one thing each."""

from bestiary.core import Lesson, LessonPage
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
        LessonPage("city", right=("start-in rome",)),
        LessonPage("bet", right=("bet squasc",), points=("card:squasc",)),
        LessonPage("second", right=("bet caballucos",), points=("card:caballucos",)),
        LessonPage("mountain", right=("take-tile mountain-6",)),
        LessonPage("forest", right=("take-tile forest-10",)),
        LessonPage("water", right=("take-tile water-12",)),
        LessonPage("ready", moves=OTHERS_SET_OUT, points=("panel-map",)),
    ),
)

TRAVEL = Lesson(
    "travel",
    seats=2,
    moves=IN_ROME,
    pages=(
        LessonPage("map", points=("place:rome", "place:s2", "place:s3")),
        LessonPage("fly", right=("fly e4",), replies=(("fly *", "where"), ("move *", "walk"))),
        LessonPage("collect", right=("collect victim-n1 action",)),
        LessonPage("move", right=("move novgorod",)),
        LessonPage("skills", points=("skill:range-1", "skill:collect", "skill:plane-ticket")),
    ),
)

DICE = Lesson(
    "dice",
    seats=2,
    moves=f"{IN_ROME}\nseat-1 move s2",
    pages=(
        LessonPage("missing", points=("card:squasc", "token:bonus-1")),
        LessonPage("track", right=("track squasc bonus-1 action",), points=("card:squasc",)),
        LessonPage("failed", moves="chance toss failure", points=("experience",)),
        LessonPage("skills", points=("skill:luck", "skill:second-chance")),
        LessonPage("rumours", points=("card:squasc",)),
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
        LessonPage("city", right=("relocate squasc action",)),
        LessonPage("lay", right=("lay 1 2 0",)),
        LessonPage("figure", points=("panel-sanctuary",)),
        LessonPage("contracts", points=("contract",)),
        LessonPage("requests", points=_REQUESTS),
        LessonPage("terrain", points=("panel-sanctuary",)),
    ),
)

ASSISTANT = Lesson(
    "assistant",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL,
    pages=(
        LessonPage("track", points=("assistant-0",)),
        LessonPage("down", right=("step-down coins-3",), replies=(("step-down *", "other"),)),
        LessonPage("buy", right=("buy rumour-w4", "buy rumour-s2")),
        LessonPage("up", points=("up:1",)),
        LessonPage("coins", points=("coins",)),
    ),
)

BETS = Lesson(
    "bets",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL,
    pages=(
        LessonPage("mine", points=("bet:squasc", "bet:tsmok")),
        LessonPage(
            "move", right=("move-bet tsmok caballucos",), replies=(("move-bet squasc *", "keep"),)
        ),
        LessonPage("return", points=("card:caballucos",)),
        LessonPage("others", points=("card:ziphius", "card:vergisson-bird")),
    ),
)

REFRESH = Lesson(
    "refresh",
    seats=2,
    moves=IN_ROME + AFTER_TRAVEL + AFTER_ASSISTANTS,
    pages=(
        LessonPage("map", points=("panel-map",)),
        LessonPage("act", right=("refresh",)),
        LessonPage("drop", right=("drop rumour-w4",)),
        LessonPage(
            "filled", moves="chance draw rumour-e1+tracks-s1+victim-w3", points=("panel-map",)
        ),
        LessonPage("cards", right=("decline",)),
        LessonPage("bonus", right=("take-coins",)),
        LessonPage("free", points=("bag",)),
    ),
)

SOLO = Lesson(
    "poacher",
    seats=1,
    moves=POACHER,
    pages=(
        LessonPage("alone", points=("panel-poacher",)),
        LessonPage("end", right=("end-turn",)),
        LessonPage("takes", moves="chance turn-card card-4", points=("panel-poacher",)),
        LessonPage("catch", points=("panel-poacher",)),
        LessonPage("lost", points=("card:squasc", "card:tsmok")),
    ),
)

TOPICS = (START, TRAVEL, DICE, RELOCATE, ASSISTANT, BETS, REFRESH, SOLO)
