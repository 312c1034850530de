"""Lessons: the pages of a real table, played over a script instead of a stored game.

A request comes in with what the learner wants: turn the page, or make a choice. The lesson is
played again up to its page, in the thread of that request, and the pieces of page that the table's
own painter draws go out. Only how far somebody has come is stored.
"""
