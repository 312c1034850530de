"""Tables being played: opened, seated, kept in memory, moved on and written down.

An act comes in with what a seat wants; a move goes out as rows of the ledger, which the clerk
commits. All of it runs in the clerk's thread, or in a request's while a table is being laid, and
always behind the lock of its table. Nothing here knows how a table is drawn.
"""
