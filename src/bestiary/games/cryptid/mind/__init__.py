"""Minds of the bots: exact deduction over possible worlds, information gain, an opponent model.

Only the `Game` object imports from here.
"""
