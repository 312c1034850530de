"""Scripted openings, in notation, from which lessons go on."""

# A printed set-up: only one of those can be dealt by its notation.
CARD = (("setup", "card"),)

AFTER_DEAL = """
    chance first-player 0
    chance setup 583C410304638A7A18 alpha+gamma+epsilon \
within-3-white+within-3-blue+on-swamp-or-water within-2
"""
"""The learner begins and looks near the white structures; the creature lives on F3."""

AFTER_OPENING = (
    AFTER_DEAL
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

AFTER_QUESTIONS = (
    AFTER_OPENING
    + """
    seat-1 question D2 2 epsilon
    seat-2 question E6 2 epsilon
    seat-3 question B5 0 alpha
    seat-3 place-cube epsilon A8
"""
)
"""One round of questions later."""
