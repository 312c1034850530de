"""Tables for programs: the same tables and rules as the pages, as JSON. See docs/protocol.md.

A program comes in with a request and goes out with an answer, in the thread of that request; one
that follows a table's stream is told by the stage, as pages are, and sent to from the loop.
"""
