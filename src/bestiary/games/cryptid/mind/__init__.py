"""Exact deduction over possible worlds, information gain, and a belief about opponents.

Only the `Game` object asks in here.
"""
