"""The one thread of a worker that moves, stores and draws.

Jobs come in from the loop and wait in the clerk's two queues, writes before reads. Moves that
waited together are made at their tables and stored with one commit; then the pages of those tables
are drawn, and results and drawings are handed back to the loop together.
"""
