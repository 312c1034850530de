"""How the lessons' tables are laid, move by move."""

CARD = (("setup", "card"),)
"""A set-up that is printed, so that it can be named."""

DEALT = """
    chance first-player 0
    chance setup 583C410304638A7A18 alpha+gamma+epsilon \
within-3-white+within-3-blue+on-swamp-or-water within-2
"""
"""The learner begins and looks near the white structures; the creature lives on F3."""

OPENED = (
    DEALT
    + """
    seat-1 place-cube alpha G5
    seat-2 place-cube gamma C3
    seat-3 place-cube epsilon D1
    seat-1 place-cube alpha J2
    seat-2 place-cube gamma J8
    seat-3 place-cube epsilon G2
"""
)
"""Everybody has laid two cubes."""

QUESTIONED = (
    OPENED
    + """
    seat-1 question D2 2 epsilon
    seat-2 question E6 2 epsilon
    seat-3 question B5 0 alpha
    seat-3 place-cube epsilon A8
"""
)
"""One round of questions later."""
