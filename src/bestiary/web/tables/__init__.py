"""Tables being played: opened, seated, cached in memory, moved on and stored.

A command comes in with what a seat wants; a move goes out as rows of a `MoveBatch`, which the
writer commits. All of it runs in the writer thread, or in a request's while people sit down, and
always behind the lock of its table. Nothing here knows how a table is drawn.
"""
